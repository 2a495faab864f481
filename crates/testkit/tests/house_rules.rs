//! Rules of the house that no compiler checks: who may depend on whom, who may start a process, how
//! long a file may get, and that everything a user can set is written down.
#![expect(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Who may depend on whom. A crate that is missing here fails the test.
const EDGES: [(&str, &[&str]); 20] = [
    ("domain", &[]),
    ("agent", &["domain"]),
    ("llm", &["domain", "agent"]),
    ("crash", &["domain"]),
    ("code", &["domain"]),
    ("analysis", &["domain", "code"]),
    ("edit", &["domain", "code"]),
    ("sandbox", &[]),
    ("subject", &["domain", "code", "crash", "sandbox"]),
    (
        "judge",
        &[
            "domain", "code", "crash", "analysis", "edit", "sandbox", "subject",
        ],
    ),
    ("probes", &["domain", "code", "sandbox"]),
    ("constraint", &["domain", "code", "analysis"]),
    (
        "repair",
        &[
            "domain",
            "agent",
            "code",
            "crash",
            "edit",
            "constraint",
            "probes",
            "judge",
            "subject",
        ],
    ),
    ("store", &["domain"]),
    (
        "session",
        &["domain", "crash", "sandbox", "subject", "store"],
    ),
    ("triage", &["domain", "crash", "subject"]),
    ("bench", &["domain", "edit", "subject"]),
    ("import", &["domain", "edit", "subject"]),
    ("testkit", &["domain", "agent"]),
    (
        "cli",
        &[
            "domain", "crash", "edit", "sandbox", "subject", "judge", "store", "session", "probes",
            "repair", "agent", "llm", "triage", "bench", "import",
        ],
    ),
];

/// What tests and developers' tools may use besides: reports come to `constraint` read.
const TEST_EDGES: [(&str, &str); 1] = [("constraint", "crash")];

/// Longer files are split. Tables and tests may be longer; a number here may only go down.
const MOST_LINES: usize = 500;
const LONGER: [(&str, usize); 0] = [];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .unwrap()
}

fn crates() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(
        names.len() >= EDGES.len(),
        "the crates folder was not found"
    );
    names
}

/// Every Rust file below `folder`, relative to the root.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        for entry in fs::read_dir(&path).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                waiting.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(path.strip_prefix(root()).unwrap().to_owned());
            }
        }
    }
    found.sort();
    found
}

fn is_test(path: &Path) -> bool {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.ends_with("_tests") || path.components().any(|part| part.as_os_str() == "tests")
}

#[test]
fn crates_keep_their_fences() {
    for name in crates() {
        let allowed = EDGES.iter().find(|(known, _)| *known == name);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{name} has no row in EDGES"));
        let manifest =
            fs::read_to_string(root().join("crates").join(&name).join("Cargo.toml")).unwrap();
        let (before_dev, dev) = manifest
            .split_once("[dev-dependencies]")
            .unwrap_or((&manifest, ""));
        let uses = |text: &str| -> BTreeSet<String> {
            let lines = text
                .lines()
                .filter_map(|line| line.strip_prefix("patchwright-"));
            lines
                .filter_map(|line| Some(line.split(['.', ' ', '=']).next()?.to_owned()))
                .collect()
        };
        let used = uses(before_dev);
        for dependency in &used {
            assert!(
                allowed.contains(&dependency.as_str()),
                "{name} must not depend on {dependency}"
            );
        }
        // A fence that is open for nobody says something false about the crate.
        for edge in *allowed {
            assert!(
                used.contains(*edge) && names_crate(&name, edge),
                "{name} does not use {edge}: take it out of EDGES and of its Cargo.toml"
            );
        }
        for dependency in uses(dev) {
            // A test that builds the real parts is a composition root of its own.
            let fine = ["testkit", "sandbox"].contains(&dependency.as_str())
                || TEST_EDGES.contains(&(name.as_str(), dependency.as_str()))
                || allowed.contains(&dependency.as_str());
            assert!(fine, "the tests of {name} must not depend on {dependency}");
        }
    }
}

/// Whether the production code of a crate names another crate.
fn names_crate(name: &str, other: &str) -> bool {
    let wanted = format!("patchwright_{other}::");
    let files = rust_files(&root().join("crates").join(name).join("src"));
    let mut production = files.iter().filter(|path| !is_test(path));
    production.any(|path| production_text(path).contains(&wanted))
}

/// A file without the tests at its end.
fn production_text(path: &Path) -> String {
    let text = fs::read_to_string(root().join(path)).unwrap();
    match text.split_once("#[cfg(test)]\nmod tests {") {
        Some((production, _)) => production.to_owned(),
        None => text,
    }
}

/// One crate of a quarter of all code is where everything goes that has no other place.
#[test]
fn no_crate_is_more_than_a_fifth_of_the_code() {
    let lines = |name: &String| -> usize {
        let files = rust_files(&root().join("crates").join(name));
        let production = files.iter().filter(|path| !is_test(path));
        production
            .map(|path| production_text(path).lines().count())
            .sum()
    };
    let sizes: Vec<(String, usize)> = crates()
        .into_iter()
        .map(|name| (name.clone(), lines(&name)))
        .collect();
    let all: usize = sizes.iter().map(|(_, lines)| lines).sum();
    assert!(all > 50_000, "the files were not found");
    for (name, lines) in sizes {
        assert!(lines * 5 <= all, "{name} has {lines} of {all} lines");
    }
}

#[test]
fn domain_is_plain_data() {
    let manifest = fs::read_to_string(root().join("crates/domain/Cargo.toml")).unwrap();
    let (_, after) = manifest.split_once("[dependencies]").unwrap();
    let section = after.split("\n[").next().unwrap();
    let names: Vec<&str> = section
        .lines()
        .filter_map(|line| line.split(['.', ' ']).next())
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(names, ["serde", "serde_json"]);
}

/// The tests of the command start the command itself, from this one file.
const STARTS_OUR_BINARY: &str = "crates/cli/tests/all/tool.rs";

#[test]
fn only_the_sandbox_starts_processes() {
    for path in rust_files(&root().join("crates")) {
        let allowed = path.starts_with("crates/sandbox") || path == Path::new(STARTS_OUR_BINARY);
        if allowed || path.ends_with("house_rules.rs") {
            continue;
        }
        let text = fs::read_to_string(root().join(&path)).unwrap();
        for word in [
            "process::Command",
            "Command::new(",
            "libc::fork",
            "libc::posix_spawn",
            "libc::exec",
        ] {
            let clap = word == "Command::new("
                && text.contains("clap::")
                && !text.contains("std::process::Command");
            assert!(
                !text.contains(word) || clap,
                "{} mentions {word}",
                path.display()
            );
        }
    }
}

/// Foreign text must not steer a terminal, and the sink is what sees to that.
const SINK: &str = "crates/cli/src/sink.rs";

/// An analysis build is another program than the one that is judged.
#[test]
fn the_judge_knows_no_build_for_looking() {
    let names = [
        "AnalysisBuild",
        "analysis_build",
        "analysis_layer",
        "run_on_analysis",
        "Looking",
    ];
    let files = rust_files(&root().join("crates/judge"));
    assert!(!files.is_empty());
    for path in files {
        let text = fs::read_to_string(root().join(&path)).unwrap();
        for name in names {
            assert!(!text.contains(name), "{} names {name}", path.display());
        }
    }
}

#[test]
fn everything_for_people_passes_the_sink() {
    let ways = [
        "io::stdout()",
        "io::stderr()",
        "println!(",
        "print!(",
        "eprintln!(",
        "eprint!(",
        ".print()",
        "/dev/tty",
    ];
    let mut bypassing = Vec::new();
    for path in rust_files(&root().join("crates/cli/src")) {
        if is_test(&path) || path == Path::new(SINK) {
            continue;
        }
        let text = fs::read_to_string(root().join(&path)).unwrap();
        let found = ways.iter().filter(|way| text.contains(**way));
        bypassing.extend(found.map(|way| format!("{}: {way}", path.display())));
    }
    assert!(bypassing.is_empty(), "{bypassing:#?}");
    let sink = fs::read_to_string(root().join(SINK)).unwrap();
    assert!(sink.contains("io::stdout()"), "the rule looks for nothing");
}

#[test]
fn files_stay_short_and_say_why_they_exist() {
    for path in rust_files(&root().join("crates")) {
        let text = fs::read_to_string(root().join(&path)).unwrap();
        if is_test(&path) {
            continue;
        }
        assert!(
            text.starts_with("//!"),
            "{} does not begin with its reason",
            path.display()
        );
        let lines = text.lines().count();
        let known = LONGER.iter().find(|(known, _)| path == Path::new(known));
        match known {
            Some((_, most)) => assert!(
                lines <= *most,
                "{} grew from {most} to {lines} lines",
                path.display()
            ),
            None => assert!(
                lines <= MOST_LINES,
                "{} has {lines} lines: split it",
                path.display()
            ),
        }
    }
}

#[test]
fn prompts_are_not_in_code() {
    for path in rust_files(&root().join("crates")) {
        let text = fs::read_to_string(root().join(&path)).unwrap();
        for start in ["\"You are ", "\"Your task", "\"Please "] {
            let found = text.contains(start) && !path.ends_with("house_rules.rs");
            assert!(!found, "{} holds prompt text ({start}…)", path.display());
        }
    }
}

/// Everything a user can set is named in the documentation.
#[test]
fn commands_and_variables_are_documented() {
    let docs = ["README.md", "docs/ARCHITECTURE.md", "docs/REFERENCE.md"];
    let written: String = docs
        .iter()
        .map(|path| fs::read_to_string(root().join(path)).unwrap())
        .collect();
    let args = fs::read_to_string(root().join("crates/cli/src/args.rs")).unwrap();
    for variable in words_after(&args, "env = \"") {
        assert!(written.contains(&variable), "{variable} is not documented");
    }
    let (_, commands) = args.split_once("pub enum Command {").unwrap();
    let commands = commands.split('}').next().unwrap();
    let is_variant = |line: &&str| line.starts_with(char::is_uppercase);
    for line in commands.lines().map(str::trim).filter(is_variant) {
        let name = line.split(['(', ',']).next().unwrap().to_lowercase();
        assert!(
            written.contains(&format!("patchwright {name}")),
            "the command {name} is not documented"
        );
        let examples = format!("help_examples::{}", name.to_uppercase());
        assert!(args.contains(&examples), "{name} --help has no example");
    }
}

fn words_after(text: &str, start: &str) -> Vec<String> {
    let parts = text.split(start).skip(1);
    parts
        .filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
        .collect()
}

//! Java projects, from outside. They need a JDK, which `make test` does not ask for: `make test-java` installs one and runs these.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "../all/tool.rs"]
#[expect(dead_code, reason = "made for more tests than these")]
mod tool;

mod alone;

use std::env;
use std::fs;
use std::path::Path;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use tool::Tool;

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples-java");
/// Always judged, by javac alone; both together have bad patches for every stage.
const ALWAYS: [&str; 2] = ["pagespan", "tlvdump"];
/// A virtual machine starts for each run: enough to tell right from wrong, and as many as take seconds.
const FEW: &str = "\n[judge]\nneighbours = 16\nsearch-seconds = 3\n";
const BAD_EACH: usize = 6;
const STAGES: [&str; 8] = [
    "apply",
    "scope",
    "build",
    "ran",
    "poc",
    "test",
    "neighbours",
    "search",
];

fn examples() -> Vec<String> {
    let entries = fs::read_dir(EXAMPLES).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn bad_patches(example: &str) -> Vec<String> {
    let entries = fs::read_dir(format!("{EXAMPLES}/{example}/bad")).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A copy of the example that is judged quickly, beside a cache of its own.
struct Copy(Project);

impl Copy {
    fn of(example: &str) -> Self {
        let project = Project::empty();
        copy(
            &Path::new(EXAMPLES).join(example),
            &project.root().join("case"),
        );
        let manifest = project.root().join("case/patchwright.toml");
        let text = fs::read_to_string(&manifest).unwrap();
        assert!(!text.contains("[judge]"), "{example}");
        fs::write(manifest, text + FEW).unwrap();
        Self(project)
    }

    fn run(&self, words: &[&str], status: i32) -> Value {
        let words = [words, &["--format", "json"]].concat();
        Tool::new(&self.0, &words).run().exits(status).json()
    }

    fn file(&self, name: &str) -> String {
        self.0.root().join("case").join(name).display().to_string()
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).unwrap()),
        }
    }
}

/// Needs no JDK.
#[test]
fn every_example_is_whole() {
    let examples = examples();
    assert!(examples.len() >= 6, "{examples:?}");
    for example in examples {
        let folder = Path::new(EXAMPLES).join(&example);
        for part in ["README.md", "fix.patch", "patchwright.toml", "variants"] {
            assert!(folder.join(part).exists(), "{example}: {part}");
        }
        let bad = bad_patches(&example);
        assert!(bad.len() >= BAD_EACH, "{example}: {bad:?}");
        let known = |name: &String| {
            name.split("--")
                .next()
                .is_some_and(|stage| STAGES.contains(&stage))
        };
        assert!(bad.iter().all(known), "{example}: {bad:?}");
    }
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn fixes_are_verified_and_bad_patches_are_refused_where_they_should() {
    let all = env::var_os("PATCHWRIGHT_JUDGE_ALL").is_some();
    for example in examples() {
        if all || ALWAYS.contains(&example.as_str()) {
            let wrong = wrongly_judged(&example);
            assert!(wrong.is_empty(), "{example}:\n{}", wrong.join("\n"));
        }
    }
}

/// The patches that are not judged as their names say.
fn wrongly_judged(example: &str) -> Vec<String> {
    let case = Copy::of(example);
    let bad = bad_patches(example)
        .into_iter()
        .map(|name| format!("bad/{name}"));
    let names: Vec<String> = ["fix.patch".to_owned()].into_iter().chain(bad).collect();
    let folder = case.file("");
    let paths: Vec<String> = names.iter().map(|name| case.file(name)).collect();
    let mut words = vec!["verify", folder.as_str()];
    for path in &paths {
        words.extend(["--patch", path.as_str()]);
    }
    let document = case.run(&words, 1);
    let verdicts = document["verdicts"].as_array().unwrap();
    // A patch without a verdict would pass for one that was refused as it should be.
    assert_eq!(verdicts.len(), names.len(), "{document:#}");
    let fix = &verdicts[0];
    assert_eq!(fix["trust"], "verified", "{fix:#}");
    let stage = |name: &str| {
        let mut stages = fix["stages"].as_array().unwrap().iter();
        stages.find(|stage| stage["name"] == name).unwrap().clone()
    };
    let ran = stage("ran");
    assert!(
        ran["detail"].as_str().unwrap().contains("compiled into"),
        "{ran:#}"
    );
    assert_eq!(stage("leak")["outcome"], "not-run");
    let judged = names.iter().zip(verdicts).skip(1);
    let wrong = judged.filter(|(name, verdict)| {
        let expected = name.trim_start_matches("bad/").split("--").next();
        verdict["failed_stage"].as_str() != expected
    });
    wrong
        .map(|(name, verdict)| format!("{name}: {}", verdict["stages"]))
        .collect()
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn an_uncaught_exception_is_reproduced_and_located() {
    let case = Copy::of("tlvdump");
    let document = case.run(&["reproduce", &case.file("")], 0);
    let poc = &document["pocs"][0];
    let found = ["kind", "sanitizer", "function", "file", "signature"].map(|field| &poc[field]);
    let expected = [
        "index-out-of-bounds",
        "java",
        "tlv.Reader.readItem",
        "src/tlv/Reader.java",
        "index-out-of-bounds:tlv.Reader.readItem>tlv.Reader.readAll>tlv.Main.main",
    ];
    assert_eq!(found, expected, "{document:#}");
    assert_eq!(poc["line"], 30);
    assert_eq!((&poc["runs"], &poc["crashes"]), (&json!(3), &json!(3)));
    assert_eq!(document["tests"]["passed"], 10, "{document:#}");
    let program = poc["launch"]["executable"].as_str().unwrap();
    assert!(program.ends_with("/java"), "{program}");
    let document = case.run(&["localize", &case.file("")], 0);
    let first = &document["lines"][0];
    assert_eq!(
        (&first["file"], &first["line"]),
        (&json!("src/tlv/Reader.java"), &json!(30)),
        "{document:#}"
    );
}

#[test]
#[ignore = "needs a JDK: make test-java"]
fn lines_of_failing_tests_are_seen() {
    let case = Copy::of("pagespan");
    let file = "src/pages/PageRanges.java";
    let words = ["localize", &case.file(""), "--top", "100", "--in", file];
    let document = case.run(&words, 0);
    assert_eq!(
        document["runs"],
        json!({ "failing": 1, "passing": 1 }),
        "{document:#}"
    );
    let lines = document["lines"].as_array().unwrap();
    assert!(lines.iter().all(|one| one["file"] == file), "{document:#}");
    let wrong = lines.iter().find(|one| one["line"] == 41);
    let wrong = wrong.unwrap();
    assert_eq!(
        (&wrong["failing"], &wrong["passing"]),
        (&json!(1), &json!(1))
    );
}

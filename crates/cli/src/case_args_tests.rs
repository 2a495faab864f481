use super::*;
use std::fs;

#[derive(clap::Parser)]
struct Tool {
    #[command(subcommand)]
    command: Sub,
}

#[derive(clap::Subcommand)]
enum Sub {
    Reproduce {
        #[command(flatten)]
        case: CaseArgs,
        #[arg(long)]
        fresh: bool,
    },
}

fn parse(line: &[&str]) -> Result<CaseArgs, String> {
    let line = ["tool", "reproduce"].iter().chain(line);
    let tool = <Tool as clap::Parser>::try_parse_from(line).map_err(|error| error.to_string())?;
    let Sub::Reproduce { case, fresh: _ } = tool.command;
    Ok(case)
}

#[test]
fn flags_belong_to_the_poc_before_them() {
    let line = [
        "--poc",
        "a {input}",
        "--input",
        "a.bin",
        "--file",
        "x",
        "--fresh",
        "--file=y",
        "--poc=b",
        "--stdin",
        "b.txt",
        "--cwd",
        "{scratch}",
        "--build",
        "make",
        "--poc",
        "c",
        "--env",
        "A=1",
        "--env",
        "B=2",
        "place",
    ];
    let args = parse(&line).unwrap();
    assert_eq!(args.case, Some("place".into()));
    assert_eq!(args.flags.build.as_deref(), Some("make"));
    assert_eq!(args.flags.env, ["A=1", "B=2"]);
    let expected = [
        PocFlags {
            input: Some("a.bin".into()),
            files: vec!["x".into(), "y".into()],
            ..poc("a {input}")
        },
        PocFlags {
            stdin: Some("b.txt".into()),
            cwd: Some("{scratch}".into()),
            ..poc("b")
        },
        poc("c"),
    ];
    assert_eq!(args.flags.pocs, expected);
}

#[test]
fn every_other_flag_arrives() {
    let line = [
        "--source",
        "s",
        "--setup",
        "./configure",
        "--test",
        "t",
        "--test-build",
        "tb",
        "--test-format",
        "tap",
        "--allow",
        "a",
        "--allow",
        "b",
        "--deny",
        "d",
        "--runs",
        "5",
        "--jobs",
        "6",
    ];
    let flags = parse(&line).unwrap().flags;
    let expected = Flags {
        source: Some("s".into()),
        setup: Some("./configure".into()),
        test: Some("t".into()),
        test_build: Some("tb".into()),
        test_format: Some("tap".into()),
        allow: vec!["a".into(), "b".into()],
        deny: vec!["d".into()],
        runs: Some(5),
        jobs: Some(6),
        ..Flags::default()
    };
    assert_eq!(flags, expected);
}

#[test]
fn misplaced_flags_are_refused_with_words() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["--input", "a", "--poc", "p"],
            "put --input after its --poc",
        ),
        (&["--file", "a"], "put --file after its --poc"),
        (&["--cwd", "a", "--poc", "p"], "put --cwd after its --poc"),
        (
            &["--poc", "p", "--stdin", "a", "--stdin", "b"],
            "--stdin is given twice for one --poc",
        ),
        (
            &["--build", "a", "--build", "b"],
            "'--build <COMMAND>' cannot be used multiple times",
        ),
        (&["--runs", "many"], "invalid value 'many' for '--runs <N>'"),
    ];
    for (line, expected) in cases {
        let error = parse(line).unwrap_err();
        assert!(error.contains(expected), "{line:?}: {error}");
    }
}

const MANIFEST: &str =
    "[project]\nname = 'from-manifest'\n[build]\ncommand = 'make'\n[[poc]]\ncommand = './t'\n";

fn project(manifest: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("sub")).unwrap();
    fs::write(folder.path().join("sub/a.c"), "").unwrap();
    if !manifest.is_empty() {
        fs::write(folder.path().join(manifest), MANIFEST).unwrap();
    }
    folder
}

fn resolved(manifest: &str, stand: &str, line: &[&str]) -> Result<Case, String> {
    let folder = project(manifest);
    let args = parse(line).unwrap();
    resolve(&args, &folder.path().join(stand)).map_err(|error| error.to_string())
}

#[test]
fn a_case_is_named_lies_here_or_is_described() {
    let described: &[&str] = &["--build", "b", "--poc", "p"];
    let cases: [(&str, &str, &[&str], &str, &str); 6] = [
        ("patchwright.toml", "", &[], "from-manifest", "make"),
        (
            "patchwright.toml",
            "",
            &["--build", "b"],
            "from-manifest",
            "b",
        ),
        ("patchwright.toml", "sub", &[".."], "from-manifest", "make"),
        (
            "other.toml",
            "sub",
            &["../other.toml"],
            "from-manifest",
            "make",
        ),
        ("", "sub", described, "sub", "b"),
        ("patchwright.toml", "sub", described, "sub", "b"),
    ];
    for (manifest, stand, line, name, build) in cases {
        let case = resolved(manifest, stand, line).unwrap();
        assert_eq!(
            (case.name.as_str(), case.build.command.as_str()),
            (name, build),
            "{line:?}"
        );
        assert!(case.limits.jobs > 0);
    }
}

#[test]
fn a_poc_on_the_line_is_a_case_of_its_own() {
    let error = resolved("patchwright.toml", "", &["--poc", "p"]).unwrap_err();
    assert_eq!(
        error,
        "--build: the build command is missing; give --build 'make -j{jobs}'"
    );
}

#[test]
fn nothing_at_all_is_answered_with_both_ways() {
    let error = resolved("", "", &[]).unwrap_err();
    assert_eq!(
        error,
        "no case was given and there is no patchwright.toml here; name the folder of one, or describe it: \
         --build 'make' --poc './tool {input}' --input crash.bin"
    );
}

use super::super::tests::project;
use super::super::{FILE_NAME, ManifestError, from_flags, load_with};
use super::*;
use patchwright_domain::case::{Case, Cwd, TestFormat};

fn flags() -> Flags {
    Flags {
        build: Some("make".into()),
        pocs: vec![poc("./t {input}", Some("poc/crash.bin"))],
        ..Flags::default()
    }
}

fn poc(command: &str, input: Option<&str>) -> PocFlags {
    PocFlags {
        command: command.into(),
        input: input.map(PathBuf::from),
        ..PocFlags::default()
    }
}

fn from(flags: &Flags) -> Result<Case, ManifestError> {
    from_flags(flags, project().path(), 4)
}

#[test]
fn flags_alone_make_a_case() {
    let mut flags = flags();
    flags.pocs.push(PocFlags {
        cwd: Some("{scratch}".into()),
        files: vec!["poc/dict.txt".into()],
        ..poc("./u", None)
    });
    flags.env = vec!["A=b=c".into()];
    flags.test = Some("make check".into());
    flags.test_format = Some("tap".into());
    flags.runs = Some(7);
    let case = from(&flags).unwrap();
    assert_eq!(case.build.command, "make");
    assert_eq!(
        (case.pocs[0].name.as_str(), case.pocs[1].name.as_str()),
        ("crash", "poc2")
    );
    assert_eq!(case.pocs[0].input, Some(case.source.join("poc/crash.bin")));
    assert_eq!(case.pocs[1].cwd, Cwd::Scratch);
    assert_eq!(case.env["A"], "b=c");
    assert_eq!(case.test.unwrap().format, TestFormat::Tap);
    assert_eq!((case.judge.runs, case.limits.jobs), (7, 4));
}

#[test]
fn pocs_are_named_after_their_files() {
    let names = |inputs: &[&str]| -> Vec<String> {
        let mut drafts: Vec<PocDraft> = inputs
            .iter()
            .map(|input| {
                poc_draft(
                    &poc("./t {input}", Some(*input).filter(|one| !one.is_empty())),
                    Path::new("/"),
                )
            })
            .collect();
        name_after_files(&mut drafts);
        let name = |draft: &PocDraft| draft.name.as_ref().map(|name| name.value.clone());
        drafts
            .iter()
            .map(|draft| name(draft).unwrap_or_default())
            .collect()
    };
    for (inputs, expected) in [
        (vec!["a/crash.bin", "b/crash.bin"], vec!["crash", "crash-2"]),
        (vec!["id:000,sig:06", "-"], vec!["id-000-sig-06", ""]),
        // One without a file is named by its number.
        (vec!["x", "", "poc2.in"], vec!["x", "", "poc2-2"]),
        (vec!["", "main.c"], vec!["", "main-2"]),
    ] {
        assert_eq!(names(&inputs), expected);
    }
}

#[test]
fn bad_flags_are_named() {
    type Spoil = fn(&mut Flags);
    let cases: [(Spoil, &str); 11] = [
        (
            |f| f.build = None,
            "--build: the build command is missing; give --build 'make -j{jobs}'",
        ),
        (
            |f| f.pocs.clear(),
            "--poc: a poc is missing; give --poc './tool {input}' --input crash.bin",
        ),
        (
            |f| f.pocs[0].input = None,
            "--poc: the command of poc 'main' says {input}, but there is no input; give it one (input = \"crash.bin\", --input)",
        ),
        (
            |f| f.pocs[0].command = "./t".into(),
            "--input: poc 'crash' has an input that nothing reads; put {input} into its command, or give the file as stdin",
        ),
        (
            |f| f.pocs[0].cwd = Some("sub".into()),
            "--cwd: cwd 'sub' is not understood; write \"{source}\", \"{source}/sub\" or \"{scratch}\"",
        ),
        (
            |f| f.env.push("A".into()),
            "--env: 'A' sets nothing; write --env NAME=VALUE",
        ),
        (
            |f| f.env.push("=A".into()),
            "--env: '' is not an environment name; take a name without '=', such as ASAN_OPTIONS",
        ),
        (
            |f| f.test_build = Some("make t".into()),
            "--test-build: the test command is missing; give --test 'make check' with it",
        ),
        (
            |f| f.runs = Some(0),
            "--runs: judge.runs is 0, but must be a whole number from 1 to 1000; 3 is the default",
        ),
        (
            |f| f.allow.push("a{".into()),
            "--allow: bad glob 'a{' in scope.allow: unclosed alternate group; missing '}' (maybe escape '{' with '[{]'?); write one like \"src/**\"",
        ),
        (
            |f| f.source = Some("/usr".into()),
            "--source: source /usr is a system folder; name the project's own folder",
        ),
    ];
    for (spoil, expected) in cases {
        let mut flags = flags();
        spoil(&mut flags);
        assert_eq!(from(&flags).unwrap_err().to_string(), expected);
    }
}

const MANIFEST: &str = r#"
[build]
command = "make"
seconds = 9
[[poc]]
name = "old"
command = "./gone {input}"
input = "not/there"
[test]
command = "make check"
seconds = 8
[env]
A = "1"
B = "1"
[scope]
allow = ["src/**"]
deny = ["x/**"]
"#;

#[test]
fn flags_win_over_a_manifest_key_by_key() {
    let folder = project();
    std::fs::write(folder.path().join(FILE_NAME), MANIFEST).unwrap();
    let mut flags = flags();
    flags.build = Some("ninja".into());
    flags.env = vec!["B=2".into()];
    flags.test_format = Some("ctest".into());
    flags.allow = vec!["*.c".into()];
    flags.deny = vec!["y/**".into()];
    flags.pocs[0].input = Some("crash.bin".into());
    let stand = folder.path().join("poc");
    let case = load_with(folder.path(), &flags, &stand, 4).unwrap();
    assert_eq!(
        (case.build.command.as_str(), case.build.seconds),
        ("ninja", 9)
    );
    assert_eq!(case.pocs.len(), 1);
    assert_eq!(case.pocs[0].input, Some(case.source.join("poc/crash.bin")));
    assert_eq!((case.env["A"].as_str(), case.env["B"].as_str()), ("1", "2"));
    let test = case.test.unwrap();
    assert_eq!((test.command.as_str(), test.seconds), ("make check", 8));
    assert_eq!(test.format, TestFormat::Ctest);
    assert_eq!(case.scope.allow, ["*.c"]);
    assert_eq!(case.scope.deny, ["x/**", "y/**"]);
}

#[test]
fn a_fault_is_said_to_lie_where_it_was_written() {
    let folder = project();
    std::fs::write(folder.path().join(FILE_NAME), MANIFEST).unwrap();
    let none = Flags::default();
    let error = load_with(folder.path(), &none, folder.path(), 4).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("patchwright.toml: line 8: input "),
        "{error}"
    );
    let mut flags = flags();
    flags.pocs[0].input = Some("nor/here".into());
    let error = load_with(folder.path(), &flags, folder.path(), 4).unwrap_err();
    assert!(error.to_string().starts_with("--input: input "), "{error}");
}

//! Every file of `tests/manifests` is loaded next to a small project. A bad one names its error in its first line,
//! `# expect: …`; `$DIR` stands for the project's folder.

use super::*;
use patchwright_domain::case::{Cwd, TestFormat};
use std::collections::BTreeMap;
use std::os::unix::ffi::OsStrExt;

/// A project with the files that the test manifests name.
pub(super) fn project() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let files = [
        "main.c",
        "src/more.c",
        "src/fast.cc",
        "poc/crash.bin",
        "poc/dict.txt",
        "poc/req.txt",
        "poc/deep/crash.bin",
        "asan.txt",
        "issue.md",
        "bug.diff",
        "docs/only.md",
    ];
    for file in files {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "x").unwrap();
    }
    folder
}

fn load_text(text: &[u8]) -> Result<Case, String> {
    let folder = project();
    let root = fs::canonicalize(folder.path()).unwrap();
    let path = root.join(FILE_NAME);
    fs::write(&path, text).unwrap();
    load(&path, 2).map_err(|error| {
        let text = error.to_string();
        let text = text.replace(&format!("{}: ", path.display()), "");
        text.replace(root.to_str().unwrap(), "$DIR")
    })
}

fn data(folder: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/manifests")
        .join(folder);
    let read = |entry: io::Result<fs::DirEntry>| {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    fs::read_dir(folder).unwrap().map(read).collect()
}

#[test]
fn bad_manifests_are_refused_with_line_and_mend() {
    let bad = data("bad");
    assert!(bad.len() >= 40, "only {} bad manifests", bad.len());
    let mut wrong = Vec::new();
    for (name, text) in bad {
        let expected = text
            .lines()
            .next()
            .unwrap()
            .trim_start_matches("# expect: ");
        let got = match load_text(text.as_bytes()) {
            Ok(_) => "it was accepted".to_owned(),
            Err(error) => error,
        };
        if got != expected {
            wrong.push(format!("{name}\n  expected {expected}\n  got      {got}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn good_manifests_are_accepted() {
    let good = data("good");
    assert!(good.len() >= 5);
    for (name, text) in good {
        if let Err(error) = load_text(text.as_bytes()) {
            panic!("{name}: {error}");
        }
    }
}

#[test]
fn every_key_reaches_the_case() {
    let case = load_text(data("good")["full.toml"].as_bytes()).unwrap();
    let path = |name: &str| case.source.join(name);
    assert_eq!(case.name, "wavinfo");
    assert_eq!(case.languages, [Language::Cpp, Language::C]);
    assert_eq!(case.exclude, ["fuzz-out/**"]);
    assert!(case.keep_git);
    assert_eq!(case.build.setup.as_deref(), Some("./configure CC=clang"));
    assert_eq!(case.build.command, "make -j{jobs}");
    assert_eq!(case.build.clean.as_deref(), Some("make clean"));
    assert_eq!(case.build.seconds, 601);
    assert_eq!(case.build.env["B"], "2");
    assert_eq!(case.variants["msan"].command, "make SAN=memory");
    let poc = &case.pocs[0];
    assert_eq!(poc.name, "first");
    assert_eq!(poc.input, Some(path("poc/crash.bin")));
    assert_eq!(poc.stdin, Some(path("poc/req.txt")));
    assert_eq!(poc.files, [path("poc/dict.txt")]);
    assert_eq!(poc.cwd, Cwd::Source("build/sub".into()));
    assert_eq!(poc.bug.as_deref(), Some("heap-buffer-overflow"));
    assert_eq!(poc.seconds, 21);
    assert_eq!(poc.env["P"], "3");
    assert!(case.pocs[1].env.is_empty());
    assert_eq!(case.pocs[1].cwd, Cwd::Scratch);
    let test = case.test.as_ref().unwrap();
    assert_eq!(test.build_command.as_deref(), Some("make check TESTS="));
    assert_eq!((test.format, test.seconds), (TestFormat::Automake, 602));
    assert_eq!(test.env["T"], "4");
    assert_eq!(case.env["ASAN_OPTIONS"], "allocator_may_return_null=1");
    assert_eq!(case.report.sanitizer, Some(path("asan.txt")));
    assert_eq!(case.report.issue, Some(path("issue.md")));
    assert_eq!(case.report.introduced_by, Some(path("bug.diff")));
    assert_eq!((case.scope.allow.len(), case.scope.deny.len()), (1, 1));
    assert_eq!(case.sandbox_read, [Path::new("/usr/share")]);
    let judge = &case.judge;
    assert_eq!(
        (judge.runs, judge.neighbours, judge.neighbour_seconds),
        (5, 0, 31)
    );
    assert_eq!(judge.seeds, [path("poc")]);
    let limits = &case.limits;
    assert_eq!((limits.memory_mib, limits.processes), (2048, 128));
    assert_eq!((limits.disk_mib, limits.jobs), (4096, 7));
}

#[test]
fn failing_tests_are_told_by_their_names() {
    let case = load_text(data("good")["failing-tests.toml"].as_bytes()).unwrap();
    let unit = case.pocs[0].failing_tests().unwrap();
    assert_eq!(unit.names, ["sum", "mean of none"]);
    assert_eq!(unit.format, TestFormat::Tap);
    let script = case.pocs[1].failing_tests().unwrap();
    assert_eq!(script.names, ["exit status"]);
    assert_eq!(script.format, TestFormat::Auto);
    assert_eq!(case.pocs[1].seconds, 600);
    assert_eq!(case.pocs[1].cwd, Cwd::Source("src".into()));
    assert!(case.is_shown_by_tests());
}

#[test]
fn what_is_left_out_gets_its_default() {
    let case = load_text(data("good")["least.toml"].as_bytes()).unwrap();
    assert_eq!(
        case.name,
        case.source.file_name().unwrap().to_string_lossy()
    );
    assert_eq!(case.languages, [Language::C, Language::Cpp]);
    assert_eq!(case.build.seconds, 600);
    let poc = &case.pocs[0];
    assert_eq!((poc.name.as_str(), poc.build.as_str()), ("main", "default"));
    assert_eq!((poc.seconds, &poc.cwd), (20, &Cwd::Source(PathBuf::new())));
    assert!(case.test.is_none() && !case.keep_git);
    let judge = &case.judge;
    assert_eq!(
        (judge.runs, judge.neighbours, judge.neighbour_seconds),
        (3, 300, 30)
    );
    let limits = &case.limits;
    assert_eq!((limits.memory_mib, limits.processes), (4096, 256));
    assert_eq!((limits.disk_mib, limits.jobs), (8192, 2));
}

#[test]
fn texts_that_no_editor_would_keep_are_refused() {
    let least = &data("good")["least.toml"];
    let huge = format!("{least}# {}\n", "x".repeat(1 << 20));
    let deep = format!("{least}[scope]\nallow = {}\n", "[".repeat(100_000));
    let cases: [(&[u8], &str); 5] = [
        (
            huge.as_bytes(),
            "larger than 1 MiB, which no manifest is; is it the right file?",
        ),
        (
            b"\n\nx = \"\xff\"\n",
            "line 3: not UTF-8 text; save the manifest as UTF-8",
        ),
        (
            b"",
            "line 1: a poc is missing; add [[poc]] with command = \"./tool {input}\" and input = \"crash.bin\"",
        ),
        (b"\0", "line 1: not valid TOML"),
        (deep.as_bytes(), "line 6: not valid TOML"),
    ];
    for (text, expected) in cases {
        let error = load_text(text).unwrap_err();
        assert!(error.starts_with(expected), "{error}");
        assert_eq!(error.lines().count(), 1);
    }
}

#[test]
fn paths_that_hold_no_manifest_are_refused() {
    let folder = project();
    let cases = [
        ("", "there is no manifest here"),
        ("nowhere", "there is no manifest here"),
        ("main.c/x", "there is no manifest here"),
    ];
    for (path, expected) in cases {
        let error = load(&folder.path().join(path), 2).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    fs::create_dir(folder.path().join(FILE_NAME)).unwrap();
    let error = load(folder.path(), 2).unwrap_err().to_string();
    assert!(error.contains("not a regular file"), "{error}");
}

#[test]
fn a_folder_and_its_manifest_are_the_same_case() {
    let folder = project();
    let path = folder.path().join(FILE_NAME);
    fs::write(&path, &data("good")["least.toml"]).unwrap();
    assert_eq!(load(folder.path(), 2).unwrap(), load(&path, 2).unwrap());
}

#[test]
fn names_of_fuzzers_are_kept_and_names_that_are_not_text_are_refused() {
    let folder = project();
    let write = |name: &std::ffi::OsStr| {
        let case = folder.path().join(name);
        fs::create_dir(&case).unwrap();
        fs::write(case.join("a.c"), "").unwrap();
        fs::write(case.join("id:0,sig:06 b"), "").unwrap();
        let text =
            "[build]\ncommand = 'make'\n[[poc]]\ncommand = 't {input}'\ninput = 'id:0,sig:06 b'\n";
        fs::write(case.join(FILE_NAME), text).unwrap();
        load(&case, 1)
    };
    let case = write("a b:c,d".as_ref()).unwrap();
    assert!(
        case.pocs[0]
            .input
            .as_ref()
            .unwrap()
            .ends_with("a b:c,d/id:0,sig:06 b")
    );
    let error = write(std::ffi::OsStr::from_bytes(b"x\xff")).unwrap_err();
    assert!(
        error.to_string().contains("is not UTF-8; rename it"),
        "{error}"
    );
}

#[test]
fn a_linked_input_keeps_its_own_name() {
    let folder = project();
    std::os::unix::fs::symlink("crash.bin", folder.path().join("poc/link.bin")).unwrap();
    let text =
        "[build]\ncommand = 'make'\n[[poc]]\ncommand = 't {input}'\ninput = 'poc/link.bin'\n";
    fs::write(folder.path().join(FILE_NAME), text).unwrap();
    let case = load(folder.path(), 1).unwrap();
    assert!(
        case.pocs[0]
            .input
            .as_ref()
            .unwrap()
            .ends_with("poc/link.bin")
    );
}

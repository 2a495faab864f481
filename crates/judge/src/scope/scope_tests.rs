//! Which paths a patch may touch.

use patchwright_domain::candidate::{
    Candidate, CandidateId, FileChange, FileMode, Origin, RelPath,
};
use patchwright_domain::case::{Case, Language};

use super::Scope;
use crate::test_case::case;

fn path(path: &str) -> RelPath {
    RelPath::new(path).unwrap()
}

fn refused(case: &Case, changes: Vec<FileChange>) -> Vec<String> {
    let candidate = Candidate {
        id: CandidateId("x".to_owned()),
        origin: Origin::Patch {
            name: "x".to_owned(),
        },
        changes,
    };
    let refusals = Scope::new(case).unwrap().check(&candidate);
    refusals
        .iter()
        .map(|refusal| refusal.file.to_string())
        .collect()
}

fn modify(at: &str) -> FileChange {
    FileChange::Modify {
        path: path(at),
        content: Vec::new(),
    }
}

#[track_caller]
fn check(case: &Case, inside: &[&str], outside: &[&str]) {
    for at in inside {
        assert!(
            refused(case, vec![modify(at)]).is_empty(),
            "{at} should be in scope"
        );
    }
    for at in outside {
        assert_eq!(
            refused(case, vec![modify(at)]),
            [*at],
            "{at} should be out of scope"
        );
    }
}

#[test]
fn sources_of_the_language_are_in_scope_and_what_judges_them_is_not() {
    check(
        &case(&[Language::C, Language::Cpp], &[], &[]),
        &[
            "a.c",
            "src/a.h",
            "lib/x/b.cpp",
            "b.CC",
            "c.hxx",
            "tab.inc",
            "gram.y",
            "scan.l",
            "ops.def",
            "src/latest.c",
            "src/contest/a.c",
            "src/testable.c",
            "src/attest.h",
            "src/unit.c",
            "src/t.c",
        ],
        &[
            "tests/a.c",
            "Test/a.c",
            "test/data/x.bin",
            "t/a.c",
            "src/tests/a.c",
            "src/test_a.c",
            "src/a_test.cc",
            "src/a-test.c",
            "fuzz/a.c",
            "fuzzing/target.cc",
            "src/png_fuzzer.cc",
            "poc/crash.c",
            "pocs/1.c",
            "corpus/x.c",
            "testdata/x.h",
            "Makefile",
            "src/Makefile.am",
            "makefile.in",
            "CMakeLists.txt",
            "cmake/find.cmake",
            "configure",
            "auto.def",
            "configure.ac",
            "meson.build",
            "sub/meson_options.txt",
            "BUILD",
            "BUILD.bazel",
            "WORKSPACE",
            "SConstruct",
            "build.ninja",
            "m4/x.m4",
            "config.h.in",
            "run.sh",
            "gen.py",
            ".github/workflows/ci.yml",
            ".gitlab-ci.yml",
            ".travis.yml",
            "ci/build.c",
            "scripts/x.c",
            ".git/config",
            ".pc/fix.patch/src/a.c",
            ".gitattributes",
            ".gitmodules",
            "patchwright.toml",
            "sub/patchwright.toml",
            "README.md",
            "data.bin",
            "a",
            "a.java",
            "src/crash.c",
            "src/dict.h",
            "src/issue.h",
            "exports.map",
            "link.ld",
        ],
    );
}

#[test]
fn java_has_its_own_files() {
    check(
        &case(&[Language::Java], &[], &[]),
        &[
            "src/main/java/A.java",
            "A.java",
            "src/Contest.java2/A.java",
            "src/Latest.java",
            "src/Testimony.java",
            "src/AUDIT.java",
            "src/Fuzzy.java",
        ],
        &[
            "src/test/java/A.java",
            "src/ATest.java",
            "src/TestParser.java",
            "src/ParserTestCase.java",
            "src/ParserIT.java",
            "src/ParserFuzzer.java",
            "src/FuzzParser.java",
            "src/main/java/module-info.java",
            ".mvn/A.java",
            "gradle.properties",
            "a.c",
            "pom.xml",
            "build.gradle",
            "build.xml",
        ],
    );
}

#[test]
fn the_manifest_narrows_by_allow_and_deny_and_deny_wins() {
    check(
        &case(
            &[Language::C],
            &["src/**", "tests/**", "data/*.txt"],
            &["src/gen/**"],
        ),
        &["src/a.c", "src/x/b.h", "data/x.txt"],
        &[
            "lib/a.c",
            "src/gen/a.c",
            "tests/a.c",
            "data/x/y.txt",
            "src/Makefile",
        ],
    );
}

#[test]
fn both_ends_of_a_rename_count_and_so_do_new_and_deleted_files() {
    let case = case(&[Language::C], &[], &[]);
    let rename = |from: &str, to: &str| FileChange::Rename {
        from: path(from),
        path: path(to),
        content: Vec::new(),
    };
    let create = |at: &str, mode| FileChange::Create {
        path: path(at),
        content: Vec::new(),
        mode,
    };
    assert_eq!(refused(&case, vec![rename("a.c", "b.c")]), [""; 0]);
    assert_eq!(
        refused(&case, vec![rename("tests/a.c", "b.c")]),
        ["tests/a.c"]
    );
    assert_eq!(
        refused(&case, vec![rename("a.c", "tests/a.c")]),
        ["tests/a.c"]
    );
    assert_eq!(
        refused(
            &case,
            vec![FileChange::Delete {
                path: path("tests/a.c")
            }]
        ),
        ["tests/a.c"]
    );
    assert_eq!(
        refused(&case, vec![create("new.c", FileMode::Regular)]),
        [""; 0]
    );
    assert_eq!(
        refused(&case, vec![create("new.bin", FileMode::Regular)]),
        ["new.bin"]
    );
    assert_eq!(
        refused(&case, vec![create("new.c", FileMode::Executable)]),
        ["new.c"]
    );
}

#[test]
fn the_words_say_what_and_why() {
    let case = case(&[Language::C], &[], &["src/gen/**"]);
    let scope = Scope::new(&case).unwrap();
    let said = |at: &str| {
        let candidate = Candidate {
            id: CandidateId("x".to_owned()),
            origin: Origin::Patch {
                name: "x".to_owned(),
            },
            changes: vec![modify(at)],
        };
        scope.check(&candidate).first().unwrap().to_string()
    };
    let advice = "fix the program's own source; tests, inputs and build files stay as they are";
    for (at, why) in [
        ("tests/a.c", "it belongs to the tests"),
        ("Makefile", "it belongs to the build"),
        ("src/crash.c", "the case itself uses it"),
        ("src/gen/a.c", "the case's `scope.deny` protects it"),
        ("notes.txt", "it is no C source file"),
    ] {
        assert_eq!(
            said(at),
            format!("{at}: the patch changes this file, but {why}; {advice}")
        );
    }
}

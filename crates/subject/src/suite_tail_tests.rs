use super::*;
use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{Extent, TestCase};
use std::fs;

const UBSAN: &str =
    "/src/t.c:3:10: runtime error: shift exponent 32 is too large for 32-bit type 'int'\n";
const ASAN: &str = "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc 0x1 bp 0x2 sp 0x3\nREAD of size 1 at 0x602000000010 thread T0\n    #0 0x1 in f /src/t.c:9:3\n";

fn ran(cases: &[(&str, TestOutcome)], exit: i32) -> SuiteRun {
    let cases = cases.iter().map(|(name, outcome)| TestCase {
        name: (*name).to_owned(),
        outcome: *outcome,
    });
    SuiteRun::Ran(SuiteResult {
        format: TestFormat::Automake,
        cases: cases.collect(),
        exit: Some(exit),
        extent: Extent::Whole,
    })
}

fn project() -> Project {
    Project::at("/src")
}

#[test]
fn a_failing_run_shows_its_end_and_what_to_do() {
    let failed = || ran(&[("a", TestOutcome::Passed), ("b", TestOutcome::Failed)], 1);
    let long: String = (0..40).map(|line| format!("line {line}\n\n")).collect();
    for (run, printed, output, hint) in [
        (failed(), long.as_str(), "line 39", "cannot be lost"),
        (
            failed(),
            UBSAN,
            "runtime error",
            "UBSAN_OPTIONS = \"halt_on_error=0\" in [test.env]",
        ),
        (failed(), UBSAN, "runtime error", "(t.c:3)"),
        (
            failed(),
            ASAN,
            "heap-use-after-free",
            "a patch may fix the test too",
        ),
    ] {
        let tail = tail(&run, printed.as_bytes(), None, &project()).unwrap();
        assert!(tail.output.contains(output), "{tail:?}");
        assert!(tail.output.lines().count() <= LINES, "{tail:?}");
        assert!(tail.hint.clone().unwrap().contains(hint), "{tail:?}");
    }
    let missing = SuiteRun::NotRun("x".to_owned());
    let told = tail(&missing, b"no rule", None, &project()).unwrap();
    assert_eq!((told.output.as_str(), told.hint), ("no rule", None));
    let passed = ran(&[("a", TestOutcome::Passed)], 0);
    assert_eq!(tail(&passed, UBSAN.as_bytes(), None, &project()), None);
}

/// automake prints only names; a test's output is in a file next to it.
#[test]
fn the_log_of_the_failing_test_itself_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("tests")).unwrap();
    fs::write(folder.path().join("tests/b.log"), UBSAN).unwrap();
    let left = Leftovers::open(folder.path()).unwrap();
    for name in ["tests/b.test", "tests/b"] {
        let run = ran(&[(name, TestOutcome::Failed)], 1);
        let tail = tail(&run, b"FAIL: tests/b", Some(&left), &project()).unwrap();
        assert!(tail.output.contains("runtime error"), "{tail:?}");
        assert!(
            tail.hint.clone().unwrap().contains("halt_on_error=0"),
            "{tail:?}"
        );
    }
}

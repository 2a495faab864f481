use super::*;

#[test]
fn a_count_of_zero_tests_is_seen_however_it_is_told() {
    for line in [
        "0 tests were successful.",
        "No tests were found!!!",
        "[==========] Running 0 tests from 0 test suites.",
        "[  PASSED  ] 0 tests.",
        "[==========] 0 test(s) run.",
        "No tests defined.",
        "No tests ran",
        "# TOTAL: 0",
        "All 0 tests passed",
        "100%: Checks: 0, Failures: 0, Errors: 0",
        "Ran 0 tests in 0.000s",
        "Files=0, Tests=0,  0 wallclock secs",
        "Tests run: 0, Failures: 0, Errors: 0, Skipped: 0",
        "[doctest] test cases: 0 | 0 passed | 0 failed | 0 skipped",
        "no test cases matched",
    ] {
        assert!(says_none_ran(line.as_bytes()), "{line}");
    }
}

#[test]
fn what_counts_something_else_says_nothing_of_it() {
    for line in [
        "",
        "all is well",
        "0 tests failed",
        "No tests failed.",
        "Failed tests: 0",
        "Total: 0 failures",
        "total 0",
        "tests/0.sh: fine",
        "running test 0 ... done",
        "test 0: ok",
        "100% tests passed, 0 tests failed out of 7",
        "no testing here",
        "version 1.0 tests",
    ] {
        assert!(!says_none_ran(line.as_bytes()), "{line}");
    }
}

#[test]
fn one_that_ran_is_one_that_ran() {
    let both = "running 0 tests\nrunning 12 tests\n0 tests were successful.";
    assert!(!says_none_ran(both.as_bytes()));
    assert!(!says_none_ran(
        b"No tests were found!!!\nTests run: 2, Failures: 1"
    ));
}

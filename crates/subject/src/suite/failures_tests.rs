use std::path::PathBuf;

use patchwright_domain::case::TestFormat;
use patchwright_domain::test_failure::TestFailure;

use super::super::read;
use super::*;

fn said(format: TestFormat, output: &str, files: &[(&str, &str)], name: &str) -> TestFailure {
    let files = files.iter();
    let files: Vec<(PathBuf, Vec<u8>)> = files
        .map(|(path, text)| (PathBuf::from(path), text.as_bytes().to_vec()))
        .collect();
    let result = read(format, output.as_bytes(), Some(1), &files).unwrap();
    let remains = Remains {
        output: output.as_bytes(),
        files: &files,
        log_of: &|name| {
            (name == "sum.sh").then(|| "running\nsum.sh: expected 4, got 3\n".to_owned())
        },
    };
    let mut found = failures(&result, &[name.to_owned()], &remains);
    assert_eq!(
        found.len(),
        1,
        "{name} is not among the failures of {result:?}"
    );
    found.remove(0)
}

fn check(
    failure: &TestFailure,
    message: &str,
    values: Option<(&str, &str)>,
    place: Option<(&str, u32)>,
) {
    assert_eq!(failure.message.as_deref(), Some(message), "{failure:?}");
    let found = failure.expected.as_deref().zip(failure.actual.as_deref());
    assert_eq!(found, values, "{failure:?}");
    let found = failure.file.as_deref().zip(failure.line);
    assert_eq!(found, place, "{failure:?}");
}

#[test]
fn tap_has_comments_and_yaml() {
    let output = "1..3\nok 1 - a\nnot ok 2 - sum\n#   Failed test 'sum'\n#   at t/sum.t line 12.\n#          got: '3'\n\
                  #     expected: '4'\nnot ok 3 - mean\n  ---\n  message: means differ\n  want: 2\n  got: |\n    ok 9\n  ...\n";
    let sum = said(TestFormat::Tap, output, &[], "sum");
    check(
        &sum,
        "expected: '4'",
        Some(("'4'", "'3'")),
        Some(("t/sum.t", 12)),
    );
    let mean = said(TestFormat::Tap, output, &[], "mean");
    check(&mean, "means differ", Some(("2", "ok 9")), None);
    assert!(!mean.output.contains("sum"), "{}", mean.output);
}

#[test]
fn gtest_prints_between_its_marks() {
    let output = "[ RUN      ] Sum.Empty\n[       OK ] Sum.Empty (0 ms)\n[ RUN      ] Sum.Two\ntests/sum.cc:41: Failure\n\
                  Expected equality of these values:\n  sum(2, 2)\n    Which is: 3\n  4\n[  FAILED  ] Sum.Two (0 ms)\n\
                  [ RUN      ] Sum.Sign\ntests/sum.cc:50: Failure\nValue of: negative(x)\n  Actual: false\nExpected: true\n\
                  [  FAILED  ] Sum.Sign (0 ms)\n";
    let two = said(TestFormat::Gtest, output, &[], "Sum.Two");
    let message = "Expected equality of these values: sum(2, 2) (which is 3), 4";
    check(&two, message, None, Some(("tests/sum.cc", 41)));
    let sign = said(TestFormat::Gtest, output, &[], "Sum.Sign");
    check(
        &sign,
        "Expected: true",
        Some(("true", "false")),
        Some(("tests/sum.cc", 50)),
    );
}

#[test]
fn ctest_prints_on_failure_or_keeps_a_log() {
    let assertion = "sum: sum.c:9: main: Assertion `s == 4' failed.";
    let printed = format!(
        "Test project /b\n    Start 1: sum\n1/2 Test #1: sum ....***Failed    0.01 sec\n{assertion}\n\n    Start 2: mean\n\
         2/2 Test #2: mean ...***Failed    0.01 sec\n50% tests passed, 1 tests failed out of 2\n"
    );
    let sum = said(TestFormat::Ctest, &printed, &[], "sum");
    check(&sum, assertion, None, Some(("sum.c", 9)));
    let log = "1/2 Testing: sum\nOutput:\n----------\nno\n<end of output>\n2/2 Testing: mean\n2/2 Test: mean\nCommand: \"/b/mean\"\n\
               Output:\n----------------------------------\nmean: want 2, got 1\n<end of output>\nTest time = 0.00 sec\n";
    let files = [("b/Testing/Temporary/LastTest.log", log)];
    let mean = said(TestFormat::Ctest, &printed, &files, "mean");
    check(&mean, "mean: want 2, got 1", Some(("2", "1")), None);
}

#[test]
fn junit_has_a_message_and_a_text() {
    let xml = "<testsuite><testcase classname=\"Sum\" name=\"two\"><failure message=\"expected: &lt;4&gt; but was: &lt;3&gt;\">\
               <![CDATA[at tests/sum.c:12\n]]></failure></testcase><testcase name=\"ok\"/></testsuite>";
    let two = said(TestFormat::Junit, "", &[("r.xml", xml)], "Sum.two");
    check(
        &two,
        "expected: <4> but was: <3>",
        Some(("<4>", "<3>")),
        Some(("tests/sum.c", 12)),
    );
}

#[test]
fn meson_and_automake_keep_logs() {
    let log = "{\"name\": \"unit / sum\", \"result\": \"FAIL\", \"stdout\": \"got 3, expected 4\", \"stderr\": \"\"}\n";
    let files = [("build/meson-logs/testlog.json", log)];
    let sum = said(TestFormat::Meson, "", &files, "unit / sum");
    check(&sum, "got 3, expected 4", Some(("4", "3")), None);
    let output = "PASS: mean.sh\nFAIL: sum.sh\n# TOTAL: 2\nTestsuite summary\n";
    let sum = said(TestFormat::Automake, output, &[], "sum.sh");
    check(&sum, "sum.sh: expected 4, got 3", Some(("4", "3")), None);
}

#[test]
fn a_failing_command_without_tests_ends_with_its_reason() {
    let output = "--- expected.txt\n+++ out.txt\n@@ -1 +1 @@\n-total 4\n+total 3\n";
    let whole = said(TestFormat::ExitStatus, output, &[], "exit status");
    check(
        &whole,
        "--- expected.txt",
        Some(("total 4", "total 3")),
        None,
    );
}

#[test]
fn only_what_failed_is_told_and_long_output_is_cut() {
    let long = "x".repeat(5000);
    let output = format!(
        "1..2\nok 1 - sum\nnot ok 2 - mean\n{}",
        format!("# {long}\n").repeat(500)
    );
    let result = read(TestFormat::Tap, output.as_bytes(), Some(1), &[]).unwrap();
    let remains = Remains {
        output: output.as_bytes(),
        files: &[],
        log_of: &|_| None,
    };
    let names = ["sum", "mean", "missing"].map(str::to_owned);
    let found = failures(&result, &names, &remains);
    assert_eq!(found.len(), 1);
    assert!(found[0].output.len() < 20_000, "{}", found[0].output.len());
    assert!(found[0].message.as_ref().unwrap().len() < 500);
}

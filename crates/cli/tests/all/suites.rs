//! The project's own tests, as `reproduce` counts them. The base is built once: the test command is not part of
//! it.

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tiny;

/// Prints what a test runner of that kind prints, or writes its result file.
const RUNNER: &str = r#"#!/bin/sh
case $1 in
tap) printf '1..3\nok 1 - opens\nnot ok 2 - reads all\nok 3 - closes\n' ;;
automake)
  printf 'PASS: opens.test\nFAIL: reads.test\nXFAIL: later.test\n'
  printf '# TOTAL: 3\n# PASS:  1\n# XFAIL: 1\n# FAIL:  1\n' ;;
ctest)
  printf 'Test project /b\n    Start 1: opens\n1/2 Test #1: opens ....   Passed    0.00 sec\n'
  printf '    Start 2: reads\n2/2 Test #2: reads ....***Failed    0.00 sec\n'
  printf '50%% tests passed, 1 tests failed out of 2\n' ;;
gtest)
  printf '[==========] Running 2 tests from 1 test suite.\n[ RUN      ] File.opens\n[       OK ] File.opens (0 ms)\n'
  printf '[ RUN      ] File.reads\n[  FAILED  ] File.reads (0 ms)\n[==========] 2 tests ran.\n' ;;
meson)
  mkdir -p build/meson-logs
  printf '{"name": "opens", "result": "OK"}\n{"name": "reads", "result": "FAIL"}\n' > build/meson-logs/testlog.json ;;
junit)
  printf '<testsuite name="file"><testcase name="opens"/><testcase name="reads"><failure/></testcase></testsuite>' > result.xml ;;
good) printf '1..2\nok 1 - opens\nok 2 - closes\n' ;;
empty) printf '1..0\n' ;;
skipped) printf '1..1\nok 1 - opens # SKIP no network\n' ;;
broken) printf '1..1\nok 1 - opens\n' ;;
hang) sleep 1000 ;;
flood) yes 'PASS: many' | head -n 100001; echo 'FAIL: last' ;;
noise) echo 'PASS: one'; head -c 70000000 /dev/zero | tr '\0' x; echo; echo 'FAIL: two' ;;
esac
"#;

fn tests(project: &Project, runner: &str, format: &str) -> Value {
    let words = ["--runs", "1", "--test", runner, "--test-format", format];
    tiny::reproduce(project, &words).exits(0).json()["tests"].clone()
}

#[test]
fn every_format_is_counted() {
    let project = tiny::project();
    project.write("t.sh", RUNNER);
    // The output of a failing run, its log and the hint have their own tests.
    let tests = |project: &Project, command: &str, format: &str| {
        let mut found = tests(project, command, format);
        let fields = found.as_object_mut().unwrap();
        fields.retain(|name, _| !["output", "log", "hint"].contains(&name.as_str()));
        found
    };
    let fail = |passed: u64, name: &str| json!({"outcome": "fail", "passed": passed, "failed": 1, "reason": format!("failing: {name}")});
    let not_run =
        |reason: &str| json!({"outcome": "not-run", "passed": 0, "failed": 0, "reason": reason});
    let partly = |passed: u64| {
        json!({"outcome": "not-run", "passed": passed, "failed": 0, "reason": "the suite printed or wrote more than is read, so \
               that some results are unknown; make it print less"})
    };
    let cases = [
        ("./t.sh tap; exit 1", "tap", fail(2, "reads all")),
        ("./t.sh automake; exit 1", "automake", fail(1, "reads.test")),
        ("./t.sh ctest; exit 8", "ctest", fail(1, "reads")),
        ("./t.sh gtest; exit 1", "gtest", fail(1, "File.reads")),
        ("./t.sh meson; exit 1", "meson", fail(1, "reads")),
        ("./t.sh junit; exit 1", "junit", fail(1, "reads")),
        ("./t.sh junit; exit 1", "auto", fail(1, "reads")),
        (
            "./t.sh good",
            "auto",
            json!({"outcome": "pass", "passed": 2, "failed": 0, "reason": null}),
        ),
        (
            "true",
            "exit-status",
            json!({"outcome": "pass", "passed": 1, "failed": 0, "reason": null}),
        ),
        ("./t.sh flood", "automake", partly(100_000)),
        ("./t.sh noise", "automake", partly(1)),
        (
            "./t.sh noise",
            "exit-status",
            json!({"outcome": "pass", "passed": 1, "failed": 0, "reason": null}),
        ),
        ("./t.sh empty", "tap", not_run("every test was skipped")),
        ("true", "tap", not_run("the test command named no test")),
        ("./t.sh skipped", "tap", not_run("every test was skipped")),
        (
            "./t.sh broken; exit 1",
            "tap",
            json!({"outcome": "fail", "passed": 1, "failed": 0, "reason": "no test failed, but the test command did"}),
        ),
    ];
    for (command, format, expected) in cases {
        assert_eq!(
            tests(&project, command, format),
            expected,
            "{command} as {format}"
        );
    }
    let none = tiny::reproduce(&project, &["--runs", "1"]).exits(0).json();
    assert_eq!(none["tests"], not_run("the case names no test command"));
}

#[test]
fn tests_that_hang_say_nothing() {
    let manifest = format!(
        "{}\n[test]\ncommand = \"./t.sh hang\"\nformat = \"tap\"\nseconds = 1\n",
        tiny::MANIFEST
    );
    let project = tiny::with_manifest(&manifest);
    project.write("t.sh", RUNNER);
    let document = tiny::reproduce(&project, &["--runs", "1"]).exits(0).json();
    let tests = &document["tests"];
    assert_eq!(tests["outcome"], "not-run", "{tests:#}");
    assert_eq!(tests["reason"], "the tests did not end within 1 second");
}

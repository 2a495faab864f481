//! A PoC whose program is made only by the build of the tests, like automake's `check_PROGRAMS`.

use patchwright_testkit::Project;
use serde_json::Value;

use crate::mending::{GOOD, NO_HELP, check, repair};
use crate::tiny;
use crate::tool::Tool;

/// The build makes an object; the program that runs it belongs to the tests.
const MAKEFILE: &str = "CC = clang
CFLAGS = -g -O1 -fno-omit-frame-pointer -fsanitize=address
prog.o: prog.c
\t$(CC) $(CFLAGS) -c -o $@ prog.c
test/parse: prog.o
\tmkdir -p test && $(CC) $(CFLAGS) -o $@ prog.o
check-programs: test/parse
check: check-programs
\tprintf . > test/calm && ./test/parse test/calm && echo PASS: calm
broken-check: check-programs
\t@echo FAIL: never && false
first-time-programs:
\tif test -e test/parse || grep -q \"'!' + 4\" prog.c; then $(MAKE) check-programs; fi
";

const MANIFEST: &str = r#"[build]
command = "make"

[[poc]]
name = "parse"
command = "./test/parse {input}"
input = "crash.bin"
seconds = 30

[judge]
runs = 1
neighbours = 12
search-seconds = 0

[test]
"#;

fn project(test: &str) -> Project {
    let project = crate::mending::project();
    project.write("Makefile", MAKEFILE);
    project.write("patchwright.toml", format!("{MANIFEST}{test}\n"));
    project
}

fn proved(document: &Value) -> (&Value, &Value) {
    (&document["status"], &document["trust"])
}

/// With a command that builds the tests, and with one that builds and runs them.
#[test]
fn the_tests_are_built_before_the_poc_in_base_candidate_proof_and_check() {
    let ways = [
        "build-command = \"make check-programs\"\ncommand = \"make check\"",
        "command = \"make check\"",
    ];
    for way in ways {
        let project = project(way);
        let found = tiny::reproduce(&project, &[]).exits(0).json();
        assert_eq!(found["status"], "reproduced", "{way}: {found:#}");
        let output = repair(&project, &[NO_HELP, GOOD], &[]).run().exits(0);
        let document = output.json();
        let expected = ("repaired".into(), "verified".into());
        assert_eq!(proved(&document), (&expected.0, &expected.1), "{way}");
        let again = check(&project, &["--source", "src"]).exits(0).json();
        assert_eq!(again["accepted"], true, "{way}: {again:#}");
    }
}

/// A test command whose tests fail still makes the program.
#[test]
fn failing_tests_make_the_program_too() {
    let project = project("command = \"make broken-check\"");
    let document = repair(&project, &[GOOD], &[]).run().exits(0).json();
    assert_eq!(document["trust"], "untested", "{document:#}");
}

#[test]
fn a_program_that_nothing_makes_is_named() {
    let project = project("command = \"true\"");
    let document = repair(&project, &[GOOD], &[]).run().exits(1).json();
    assert_eq!(document["status"], "not-reproduced");
    let reason = document["reason"].as_str().unwrap();
    assert!(
        reason.contains("could not start `test/parse`: No such file"),
        "{reason}"
    );
}

/// The build of the tests makes the program only from the unpatched source: a candidate still has it, until it is built
/// from clean.
#[test]
fn a_proof_that_cannot_run_is_an_error_and_no_refusal() {
    let test = "build-command = \"make first-time-programs\"\ncommand = \"make check\"";
    let project = project(test);
    let output = repair(&project, &[NO_HELP, GOOD], &[]).run().exits(2);
    let error = output.json()["error"].as_str().unwrap().to_owned();
    assert!(
        error.contains("could not start `test/parse`: No such file"),
        "{output}"
    );
    let shown = Tool::new(&project, &["show"]).run();
    assert!(
        shown.told().contains("could not start `test/parse`"),
        "{shown}"
    );
}

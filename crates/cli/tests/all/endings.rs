//! How a PoC may end besides a plain crash: it hangs, uses all memory, dies from a signal, reports and
//! continues, or does none of these.

use std::io::Write;

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tiny::{self, poc, pocs};
use crate::tool::Tool;

const ENDS: &str = r#"#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int turns;

static void spins_forever(void) {
  for (;;)
    turns = turns == 7 ? 0 : turns + 1;
}

static void checks_itself(int ok) {
  assert(ok == 1);
}

static char *volatile eaten;

static void eats(void) {
  for (;;)
    memset(eaten = malloc(1 << 20), 1, 1 << 20);
}

int main(int argc, char **argv) {
  const char *how = argc > 1 ? argv[1] : "";
  if (!strcmp(how, "hang")) spins_forever();
  if (!strcmp(how, "assert")) checks_itself(argc);
  if (!strcmp(how, "eat")) eats();
  puts("all is well");
  fputs("nearly\n", stderr);
  return 3;
}
"#;

/// Without a sanitizer, only the signal shows it.
const PLAIN: &str = r#"#include <stdlib.h>
int main(int argc, char **argv) {
  volatile int *nowhere = 0;
  if (argc > 1) abort();
  *nowhere = 1;
}
"#;

/// Continues after each report.
const GOES_ON: &str = r#"#include <stdio.h>
static int grows(int by) { return 2147483647 + by; }
static int shifts(int by) { return 1 << by; }
int main(int argc, char **argv) {
  int sum = grows(argc);
  sum ^= shifts(31 + argc);
  puts("done");
  return (void)sum, 0;
}
"#;

const UNSET: &str = r#"#include <stdio.h>
#include <stdlib.h>
static void decides(int *unset) { if (*unset) puts("set"); }
int main(void) { decides(malloc(4)); return 0; }
"#;

const RACES: &str = r#"#include <pthread.h>
static int shared;
static void *counts_up(void *unused) { shared++; return unused; }
int main(void) {
  pthread_t one, two;
  pthread_create(&one, 0, counts_up, 0);
  pthread_create(&two, 0, counts_up, 0);
  pthread_join(one, 0);
  pthread_join(two, 0);
  return 0;
}
"#;

/// A fuzzing harness that contains the bug itself.
const HARNESS: &str = r#"#include <stdlib.h>
int LLVMFuzzerTestOneInput(const unsigned char *data, unsigned long size) {
  char *block = malloc(2);
  volatile int read = block[1 + size];
  free(block);
  return read * 0 * data[0];
}
int main(void) { return LLVMFuzzerTestOneInput((const unsigned char *)"x", 1); }
"#;

const MAKEFILE: &str = "all: ends plain goes-on unset races harness
F = -g -O1 -fno-omit-frame-pointer
ends: ends.c ; clang $F -fsanitize=address -o $@ $<
plain: plain.c ; clang -g -O0 -o $@ $<
goes-on: goes_on.c ; clang -g -O0 -fsanitize=undefined -o $@ $<
unset: unset.c ; clang $F -fsanitize=memory -o $@ $<
races: races.c ; clang $F -fsanitize=thread -o $@ $< -lpthread
harness: fuzz/harness.c ; clang $F -fsanitize=address -o $@ $<
";

fn project(manifest_end: &str) -> Project {
    Project::with(&[
        ("ends.c", ENDS),
        ("plain.c", PLAIN),
        ("goes_on.c", GOES_ON),
        ("unset.c", UNSET),
        ("races.c", RACES),
        ("fuzz/harness.c", HARNESS),
        ("Makefile", MAKEFILE),
        (
            "patchwright.toml",
            &format!(
                "[build]\ncommand = \"make -j{{jobs}}\"\n[judge]\nruns = 1\n[limits]\nmemory-mib = 400\n{manifest_end}"
            ),
        ),
    ])
}

#[test]
fn each_ending_is_told_for_what_it_is() {
    let rows = [
        ("hang", "./ends hang", "seconds = 2"),
        ("assert", "./ends assert", ""),
        ("eat", "./ends eat", "seconds = 60"),
        ("segv", "./plain", ""),
        ("abort", "./plain now", ""),
        ("goes-on", "./goes-on", ""),
        ("second", "./goes-on", "bug = \"shift-out-of-bounds\""),
        ("unset", "./unset", ""),
        ("races", "./races", ""),
        ("harness", "./harness", ""),
    ];
    let project = project(&pocs(&rows));
    let document = tiny::reproduce(&project, &[]).exits(0).json();
    let place = |name: &str| -> Value {
        let poc = poc(&document, name);
        json!([
            poc["kind"],
            poc["cwe"],
            poc["sanitizer"],
            poc["function"],
            poc["file"],
            poc["line"]
        ])
    };
    let expected = [
        (
            "assert",
            json!([
                "assertion-failure",
                "CWE-617",
                "address",
                "checks_itself",
                "ends.c",
                14
            ]),
        ),
        (
            "eat",
            json!(["out-of-memory", "CWE-770", "none", null, null, null]),
        ),
        (
            "segv",
            json!(["segv", "CWE-119", "signal", null, null, null]),
        ),
        (
            "abort",
            json!(["abort", "CWE-617", "signal", null, null, null]),
        ),
        (
            "goes-on",
            json!([
                "signed-integer-overflow",
                "CWE-190",
                "undefined",
                "grows",
                "goes_on.c",
                2
            ]),
        ),
        (
            "second",
            json!([
                "shift-out-of-bounds",
                "CWE-1335",
                "undefined",
                "shifts",
                "goes_on.c",
                3
            ]),
        ),
        (
            "unset",
            json!([
                "use-of-uninitialized-value",
                "CWE-457",
                "memory",
                "decides",
                "unset.c",
                3
            ]),
        ),
        (
            "races",
            json!(["data-race", "CWE-362", "thread", "counts_up", "races.c", 3]),
        ),
        (
            "harness",
            json!([
                "heap-buffer-overflow",
                "CWE-125",
                "address",
                "LLVMFuzzerTestOneInput",
                "fuzz/harness.c",
                4
            ]),
        ),
    ];
    let found: Vec<(&str, Value)> = expected
        .iter()
        .map(|(name, _)| (*name, place(name)))
        .collect();
    assert_eq!(found, expected, "{document:#}");
    let hang = poc(&document, "hang");
    assert_eq!(hang["kind"], "timeout", "{hang:#}");
    assert_eq!(hang["function"], "spins_forever", "{hang:#}");
    assert_eq!(hang["signature"], "timeout:spins_forever>main");
    let harness = poc(&document, "harness")["purified"].as_str().unwrap();
    assert!(
        harness.contains("in the fuzzing harness itself"),
        "{harness}"
    );
}

#[test]
fn a_poc_that_does_not_crash_is_a_no_with_what_it_printed() {
    let project = project(&pocs(&[("calm", "./ends", "")]));
    let output = tiny::reproduce(&project, &["--runs", "2"]).exits(1);
    let document = output.json();
    assert_eq!(document["status"], "not-reproduced");
    let calm = poc(&document, "calm");
    assert_eq!(
        (&calm["crashed"], &calm["crashes"], &calm["runs"]),
        (&json!(false), &json!(0), &json!(2))
    );
    for name in [
        "kind",
        "cwe",
        "sanitizer",
        "function",
        "file",
        "line",
        "signature",
        "launch",
    ] {
        assert_eq!(calm[name], Value::Null, "{name}");
    }
    assert_eq!(calm["output"], "all is well\nnearly\n");
    assert_eq!(calm["ending"], "exited with status 3, no report");
    let human = Tool::new(&project, &["reproduce", "src"]).run().exits(1);
    for words in [
        "no crash",
        "0 of 1",
        "exited with status 3",
        "all is well",
        "nearly",
        "  next ",
        "fixed already",
    ] {
        assert!(human.stdout.contains(words), "{words} is missing\n{human}");
    }
}

/// An unknown result is neither a crash nor a clean run.
#[test]
fn a_program_that_cannot_be_started_is_inconclusive() {
    let project = project(&pocs(&[("absent", "./no-such-program", "")]));
    let document = tiny::reproduce(&project, &[]).exits(1).json();
    let ending = poc(&document, "absent")["ending"].as_str().unwrap();
    let expected = "inconclusive: could not start `no-such-program`: No such file";
    assert_eq!(ending, expected);
}

#[test]
fn two_crashes_of_three_are_flaky_with_the_rate() {
    let (project, mut hand) = tiny::with_dealer();
    hand.write_all(b"!.!").unwrap();
    let document = tiny::reproduce(&project, &[]).exits(1).json();
    assert_eq!(document["status"], "flaky", "{document:#}");
    let poc = &document["pocs"][0];
    assert_eq!(
        (&poc["crashes"], &poc["runs"]),
        (&json!(2), &json!(3)),
        "{poc:#}"
    );
    assert_eq!(poc["kind"], "heap-buffer-overflow");
    assert_eq!(poc["output"], "first byte: 46\n");
    hand.write_all(b"!.!").unwrap();
    let human = Tool::new(&project, &["reproduce", "src"]).run().exits(1);
    assert!(human.stdout.contains("flaky"), "{human}");
    assert!(human.stdout.contains("2 of 3"), "{human}");
}

/// The report that came with the case decides which of several is meant.
#[test]
fn a_given_report_chooses_the_bug() {
    let project = project(&format!(
        "[report]\nsanitizer = \"given.txt\"\n{}",
        pocs(&[("main", "./goes-on", "")])
    ));
    project.write(
        "given.txt",
        "x.c:3:10: runtime error: shift exponent 32 is too large for 32-bit type 'int'\n",
    );
    let document = tiny::reproduce(&project, &[]).exits(0).json();
    assert_eq!(
        poc(&document, "main")["kind"],
        "shift-out-of-bounds",
        "{document:#}"
    );
    project.write("given.txt", "nothing of the kind\n");
    let output = tiny::reproduce(&project, &["--env", "OTHER=1"]).exits(0);
    assert_eq!(
        poc(&output.json(), "main")["kind"],
        "signed-integer-overflow"
    );
    assert!(
        output.stderr.contains("holds no report that is understood"),
        "{output}"
    );
}

//! Tests that fail under a sanitizer before any patch: `init` makes them continue after UBSan's reports, and if they still
//! fail, the user sees what they printed and what to do.

use patchwright_testkit::Project;

use crate::tool::Tool;

/// Overflows on `!`, which is the bug; shifts too far on anything else, which is not.
const PROGRAM: &str = r#"#include <stdio.h>

static int grows(int by) { return 2147483647 + by; }
static int shifts(int by) { return 1 << by; }

int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "r");
  int first = file ? fgetc(file) : 0;
  int sum = first == '!' ? grows(argc) : shifts(31 + argc);
  puts("it goes on");
  return (void)sum, 0;
}
"#;

const MAKEFILE: &str = "CC = cc
prog: prog.c
\t$(CC) $(FURTHER) -o $@ prog.c
check: prog
\t./prog calm.bin
";

fn project(makefile: &str) -> Project {
    Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", makefile),
        ("crash.bin", "!"),
        ("calm.bin", "."),
    ])
}

const INIT: [&str; 6] = [
    "init",
    "src",
    "--poc",
    "./prog {input}",
    "--input",
    "src/crash.bin",
];

#[test]
fn undefined_behaviour_beside_the_bug_fails_no_test() {
    let project = project(MAKEFILE);
    let output = Tool::new(&project, &[&INIT[..], &["--format", "json"]].concat()).unwatched();
    let document = output.run().exits(0).json();
    assert_eq!(document["tests"]["outcome"], "pass", "{document:#}");
    let poc = &document["pocs"][0];
    assert_eq!(poc["kind"], "signed-integer-overflow", "{poc:#}");
    assert_eq!(
        (&poc["crashes"], &poc["function"]),
        (&3.into(), &"grows".into()),
        "{poc:#}"
    );
}

#[test]
fn a_test_that_a_report_fails_is_shown_with_a_hint() {
    let strict = MAKEFILE.replace("$(FURTHER)", "-fno-sanitize-recover=undefined");
    let project = project(&strict);
    let output = Tool::new(&project, &INIT).unwatched().run().exits(0);
    for part in [
        "0 tests pass, 1 fails before any change",
        "runtime error: shift exponent",
        "test.out",
        "hint ",
        "UBSAN_OPTIONS = \"halt_on_error=0\" in [test.env]",
        "-fno-sanitize-recover",
    ] {
        assert!(output.told().contains(part), "{part}\n{output}");
    }
    // It is reported again if it comes from the cache.
    let again = Tool::new(&project, &["reproduce", "src"]).run().exits(0);
    assert!(again.told().contains("runtime error: shift"), "{again}");
}

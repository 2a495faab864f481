//! `constraint` where nothing that is derived ends the bug: small edits, of which runs choose.

use patchwright_testkit::Project;

use crate::tool::{Output, Tool};

/// A pointer is kept to the line that was found last; whatever releases lines has to forget it, and `restore` does not.
const PROGRAM: &str = include_str!("../../../constraint/tests/small/cursor/main.c");

const MAKEFILE: &str = "CC = clang
CFLAGS = -g -O1 -fno-omit-frame-pointer -fsanitize=address
prog: prog.c
\t$(CC) $(CFLAGS) -o $@ prog.c
";

const MANIFEST: &str = r#"[build]
command = "make"

[[poc]]
command = "./prog {input}"
input = "crash.txt"
seconds = 30

[test]
command = "sh run.sh"
format = "tap"

[judge]
neighbours = 60
search-seconds = 2
"#;

const TESTS: &str = r#"echo 1..3
says() {
    if [ "$(./prog "$2")" = "$(printf "$3")" ]; then echo "ok $1"; else echo "not ok $1"; fi
}
says 1 tests/print.txt 'two\none\n2\n'
says 2 tests/delete.txt 'one\nthree\n2\n'
says 3 tests/restore.txt 'one\ntwo\n2\n'
"#;

fn project() -> Project {
    Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", MAKEFILE),
        ("patchwright.toml", MANIFEST),
        ("run.sh", TESTS),
        ("crash.txt", "aone\natwo\nathree\ns\np3\nu\np1\nn\n"),
        ("tests/print.txt", "aone\natwo\np2\np1\nn\n"),
        ("tests/delete.txt", "aone\natwo\nathree\nd2\np1\np2\nn\n"),
        ("tests/restore.txt", "aone\natwo\ns\nd2\nd1\nu\np1\np2\nn\n"),
    ])
}

/// A part of a byte lost its mask, and counts past an array. Rules leave such parts out where they are counted.
const PACKED: &str = include_str!("../../../constraint/tests/small/fields/main.c");

const PACKED_TESTS: &str = r#"echo 1..2
says() {
    if ./prog "$2" | grep -q "$3"; then echo "ok $1"; else echo "not ok $1"; fi
}
says 1 tests/two.bin '^ 0 2 1 0 lag 5$'
says 2 tests/two.bin '^2 frames, 0$'
"#;

fn packed() -> Project {
    let project = Project::with(&[
        ("prog.c", PACKED),
        ("Makefile", MAKEFILE),
        (
            "patchwright.toml",
            &MANIFEST.replace("crash.txt", "crash.bin"),
        ),
        ("run.sh", PACKED_TESTS),
    ]);
    project.write("crash.bin", [0xe1, 0x0b, 0x45, 0x6a]);
    project.write("tests/two.bin", [0x21, 0x53, 0x45, 0x6a]);
    project.write("tests/one.bin", [0x42, 0x12]);
    project
}

fn repair(project: &Project, further: &[&str]) -> Output {
    let words = [
        "repair",
        "src",
        "--strategy",
        "constraint",
        "--format",
        "json",
    ];
    Tool::new(project, &[&words[..], further].concat()).run()
}

#[test]
fn runs_choose_the_step_that_is_missing() {
    let project = project();
    let output = repair(&project, &[]).exits(0);
    let document = output.json();
    assert_eq!(document["status"], "repaired", "{document:#}");
    let patch = std::fs::read_to_string(document["patch"].as_str().unwrap()).unwrap();
    let added = patch.lines().filter_map(|line| line.strip_prefix('+'));
    let added: Vec<&str> = added.filter(|line| !line.starts_with("++")).collect();
    let [step] = added.as_slice() else {
        panic!("{patch}");
    };
    assert_eq!(step.trim(), "forget_cursor();", "{patch}");
    let cause = document["cause"].to_string();
    assert!(cause.contains("Nobody derived why"), "{cause}");
    assert!(output.stderr.contains("compiled into one program"));
}

#[test]
fn a_value_that_runs_choose_is_better_than_leaving_it_out() {
    let project = packed();
    let document = repair(&project, &[]).exits(0).json();
    let patch = std::fs::read_to_string(document["patch"].as_str().unwrap()).unwrap();
    assert!(
        patch.contains("+    f->grid[2] = (c[0] >> 5) & 0x3;"),
        "{patch}"
    );
    assert_eq!(document["trust"], "verified", "{document:#}");
}

#[test]
fn they_can_be_left_out() {
    let project = project();
    let output = repair(&project, &["--without", "operator:chosen-by-runs"]);
    assert_eq!(output.json()["status"], "failed");
    assert!(!output.stderr.contains("compiled into one program"));
}

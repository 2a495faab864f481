//! The debugger tools on a project, as a person or a script calls them.

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::Tool;

const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct table {
  int used;
  int room;
  int *cells;
};

static void grow(int *used, int by) {
  *used += by;
}

static int sum(const struct table *t) {
  int total = 0;
  for (int i = 0; i < t->used; i++) {
    total += t->cells[i];
  }
  return total;
}

static int never(int x) {
  return x * 2;
}

int main(int argc, char **argv) {
  struct table t = {0, 4, calloc(4, sizeof(int))};
  char word[16];
  if (argc > 7) return never(argc);
  while (scanf("%15s", word) == 1) {
    grow(&t.used, (int)strlen(word));
  }
  printf("%d\n", sum(&t));
  free(t.cells);
  return 0;
}
"#;

/// The program is started by a script, in a shell, with standard input: the debugger starts it
/// directly.
fn project() -> Project {
    Project::with(&[
        ("src/table.c", PROGRAM),
        (
            "Makefile",
            "table: src/table.c\n\tclang -g -O0 -fsanitize=address -o $@ src/table.c\n",
        ),
        ("run.sh", "#!/bin/sh\nexec ./table \"$@\"\n"),
        ("words", "ab cd e\n"),
        (
            "patchwright.toml",
            "[build]\ncommand = \"make\"\n\n[[poc]]\ncommand = \"./run.sh 'a b' | cat\"\nstdin = \"words\"\nseconds = 30\n",
        ),
        (
            "mend.diff",
            "--- a/src/table.c\n+++ b/src/table.c\n@@ -17,3 +17,3 @@\n   int total = 0;\n-  for (int i = 0; i < t->used; i++) {\n+  for (int i = 0; i < t->used && i < t->room; i++) {\n     total += t->cells[i];\n",
        ),
    ])
}

fn ask(project: &Project, name: &str, arguments: &Value, exit: i32, extra: &[&str]) -> String {
    let arguments = arguments.to_string();
    let words = [
        &["tool", name, "--args", &arguments, "--format", "json"],
        extra,
    ]
    .concat();
    let document = Tool::new(project, &words)
        .cwd(&project.source())
        .run()
        .exits(exit)
        .json();
    document["answer"].as_str().unwrap().to_owned()
}

#[test]
fn the_debugger_answers_about_the_crash() {
    let project = project();
    let cases: [(&str, Value, i32, &[&str]); 9] = [
        (
            "run_program",
            json!({}),
            0,
            &[
                "stopped at the sanitizer's report: Heap buffer overflow",
                "#0 sum(t=0x",
                "at src/table.c:18\n     > total += t->cells[i];",
                "#1 main(argc=2, argv=0x",
            ],
        ),
        (
            "run_to_line",
            json!({"file": "table.c", "line": "18"}),
            0,
            &[
                "Stopped at src/table.c:18: time 5 of 5",
                "i: int = 4",
                "  used = 5\n  room = 4",
            ],
        ),
        (
            "run_to_line",
            json!({"file": "src/table.c", "line": 14, "hit": 1}),
            0,
            &[
                "(line 14 holds no code: moved to line 16",
                "Stopped at src/table.c:16: time 1.",
            ],
        ),
        (
            "run_to_line",
            json!({"file": "src/table.c", "line": 24}),
            1,
            &[
                "src/table.c:24 is never reached. The nearest line that is reached is 27: `int main(int argc, char **argv) {`",
            ],
        ),
        (
            "print_value",
            json!({"expression": "t->used"}),
            0,
            &["(the program was run for this", "t->used: int = 5"],
        ),
        (
            "print_value",
            json!({"expression": "argv[1]", "frame": 1}),
            0,
            &["\"a b\""],
        ),
        (
            "watch",
            json!({"expression": "t->used"}),
            0,
            &[
                "was last written at src/table.c:12 in grow: `*used += by;`. It became 5, from 4.",
                "#1 main(argc=2, argv=0x",
            ],
        ),
        (
            "memory",
            json!({"address": "t->cells", "count": 20}),
            0,
            &["(byte 16 of these) is the first"],
        ),
        (
            "who_allocated",
            json!({}),
            0,
            &["in main at src/table.c:28: `struct table t = {0, 4, calloc"],
        ),
    ];
    for (name, arguments, exit, wanted) in cases {
        let answer = ask(&project, name, &arguments, exit, &[]);
        for part in wanted {
            assert!(
                answer.contains(part),
                "{name} {arguments}: no {part:?} in\n{answer}"
            );
        }
    }
}

/// The next call examines what the previous one ran to. A refusal is the answer of that call.
#[test]
fn several_calls_share_a_session() {
    let project = project();
    let words = [
        "tool",
        "run_to_line",
        "--args",
        r#"{"file": "table.c", "line": 18, "hit": 2}"#,
        "--then",
        "print_value",
        r#"{"expression": "i"}"#,
        "--then",
        "print_value",
        r#"{"expression": "grow(&i, 1)"}"#,
        "--then",
        "step",
        r#"{"count": 2}"#,
    ];
    let words = words.to_vec();
    let json = [&words[..], &["--format", "json"]].concat();
    let source = project.source();
    let document = Tool::new(&project, &json).cwd(&source).run().exits(1);
    let document = document.json();
    let calls = document["calls"].as_array().unwrap();
    let wanted = [
        ("run_to_line", "time 2."),
        ("print_value", "i: int = 1"),
        ("print_value", "refused: `grow(&i, 1)` would run `grow`"),
        ("step", "i: int = 2"),
    ];
    assert_eq!(calls.len(), wanted.len(), "{document:#}");
    for (call, (name, part)) in calls.iter().zip(wanted) {
        assert_eq!(call["tool"], name);
        let answer = call["answer"].as_str().unwrap();
        assert!(answer.contains(part), "no {part:?} in\n{answer}");
    }
    let human = Tool::new(&project, &words[..7]).cwd(&source).run().exits(0);
    assert!(human.stdout.starts_with("== run_to_line\n"), "{human}");
    assert!(
        human.stdout.contains("\n\n== print_value\ni: int = 1\n"),
        "{human}"
    );
    let unknown = [&words[..4], &["--then", "nothing", "{}"]].concat();
    Tool::new(&project, &unknown).cwd(&source).run().exits(2);
}

#[test]
fn what_is_not_as_it_seems_is_said() {
    let project = project();
    let cases: [(Value, &[&str]); 3] = [
        // For the head of a loop the iterations are counted, not how often the loop starts.
        (
            json!({"file": "table.c", "line": 17}),
            &[
                "(line 17 is the head of a loop: each time is a test of its condition)",
                "Stopped at src/table.c:17: time 5 of 5",
                "i: int = 4",
            ],
        ),
        (
            json!({"file": "table.c", "line": 17, "hit": 2}),
            &["Stopped at src/table.c:17: time 2.", "i: int = 1"],
        ),
        (
            json!({"file": "table.c", "line": 14, "hit": 1}),
            &["moved to line 16, the next that does. That is in `sum`, line 14 in no function)"],
        ),
    ];
    for (arguments, wanted) in cases {
        let answer = ask(&project, "run_to_line", &arguments, 0, &[]);
        for part in wanted {
            assert!(
                answer.contains(part),
                "{arguments}: no {part:?} in\n{answer}"
            );
        }
    }
}

const LEAKING: &str = "#include <stdlib.h>
#include <string.h>

static char *copy(const char *text) {
  return strdup(text);
}

int main(int argc, char **argv) {
  char *kept = copy(argv[0]);
  kept = NULL;
  return argc > 5 && kept;
}
";

#[test]
fn a_leaks_stack_is_marked_and_told() {
    let project = Project::with(&[
        ("leak.c", LEAKING),
        (
            "Makefile",
            "leak: leak.c\n\tclang -g -O0 -fsanitize=address -o $@ leak.c\n",
        ),
        (
            "patchwright.toml",
            "[build]\ncommand = \"make\"\n\n[[poc]]\ncommand = \"./leak\"\n",
        ),
    ]);
    let view = json!({"file": "leak.c", "start": 5});
    let answer = ask(&project, "view_code", &view, 0, &[]);
    for part in [
        "    5    return strdup(text); // <<< ",
        "    9    char *kept = copy(argv[0]); // <<< ",
    ] {
        assert!(answer.contains(part), "no {part:?} in\n{answer}");
    }
    let answer = ask(&project, "who_allocated", &json!({}), 0, &[]);
    for part in [
        "bytes in 1 block, which nothing points to any more, were allocated:",
        "in copy at leak.c:5: `return strdup(text);`",
        "in main at leak.c:9: `char *kept = copy(argv[0]);`",
    ] {
        assert!(answer.contains(part), "no {part:?} in\n{answer}");
    }
}

#[test]
fn a_patched_tree_is_debugged_as_it_is() {
    let project = project();
    let patch = project.source().join("mend.diff");
    let extra = ["--patch", patch.to_str().unwrap()];
    let at = json!({"file": "src/table.c", "line": 18});
    let answer = ask(&project, "run_to_line", &at, 0, &extra);
    for part in ["does not crash on this tree", "time 4 of 4", "i: int = 3"] {
        assert!(answer.contains(part), "no {part:?} in\n{answer}");
    }
}

#[test]
fn the_debugger_is_the_one_that_is_chosen() {
    let project = project();
    // One that does not speak the protocol, in a place that the sandbox sees.
    let mute = project.write("gdb", "#!/bin/sh\nexit 1\n");
    let mute = mute.to_str().unwrap();
    let cases = [
        (
            "emacs",
            "PATCHWRIGHT_DEBUGGER is 'emacs': a debugger is `lldb`, `gdb`, or the whole path",
        ),
        ("/no/such/gdb", "there is no debugger here (/no/such/gdb)"),
        (mute, "a gdb speaks as a debug adapter from version 14 on"),
    ];
    for (debugger, wanted) in cases {
        let output = Tool::new(&project, &["tool", "run_program"])
            .cwd(&project.source())
            .env("PATCHWRIGHT_DEBUGGER", debugger)
            .run()
            .exits(2);
        assert!(output.error().contains(wanted), "{output}");
    }
    project.write(".patchwright.toml", "debugger = \"lldb\"\n");
    let config = Tool::new(&project, &["config", "src", "--format", "json"]);
    let debugger = config.run().exits(0).json()["debugger"].clone();
    assert_eq!(debugger["value"], "lldb");
    let source = debugger["source"].as_str().unwrap();
    assert!(source.ends_with(".patchwright.toml line 1"), "{source}");
    project.write(".patchwright.toml", "debugger = \"dbx\"\n");
    let refused = Tool::new(&project, &["config", "src"]).run().exits(2);
    let words = ".patchwright.toml: line 1: debugger: a debugger is `lldb`";
    assert!(refused.error().contains(words), "{refused}");
    // The doctor tries the one that would be used.
    let doctor = Tool::new(&project, &["doctor"]).env("PATCHWRIGHT_DEBUGGER", mute);
    let doctor = doctor.run().exits(0);
    assert!(doctor.stdout.contains("fails    gdb\n"), "{doctor}");
}

#[test]
fn what_cannot_be_asked_is_refused_in_words() {
    let project = project();
    let cases = [
        (
            "run_to_line",
            json!({"file": "tabel.c", "line": 1}),
            "there is no source file `tabel.c`",
        ),
        (
            "run_to_line",
            json!({"file": "table.c", "line": 18, "hit": "soon"}),
            "`hit` is `last`, `first` or a number",
        ),
        (
            "print_value",
            json!({"expression": "t->used = 1"}),
            "would change the program's state",
        ),
        (
            "step",
            json!({}),
            "run it again with run_program or run_to_line",
        ),
    ];
    for (name, arguments, wanted) in cases {
        let arguments = arguments.to_string();
        let words = ["tool", name, "--args", &arguments];
        let output = Tool::new(&project, &words)
            .cwd(&project.source())
            .run()
            .exits(2);
        assert!(output.error().contains(wanted), "{output}");
    }
}

//! A program whose optimised build hides its variables: what an analysis build adds, and what is reported without one.

use patchwright_testkit::Project;
use serde_json::{Value, json};

use crate::tool::Tool;

const TABLE_H: &str = "struct table {
  int room;
  int *cells;
};
int pick(const struct table *t, int at);
";

/// `cell` is inlined into `pick`, and without debug information no variable is known.
const TABLE_C: &str = r#"#include "table.h"

static int cell(const struct table *t, int index) {
  return t->cells[index];
}

int pick(const struct table *t, int at) {
  if (at < 0) {
    return -1;
  }
  return cell(t, at) + 1;
}
"#;

const MAIN_C: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include "table.h"

int main(int argc, char **argv) {
  struct table t = {4, calloc(4, sizeof(int))};
  for (int i = 1; i < argc; i++) {
    printf("%d\n", pick(&t, atoi(argv[i])));
  }
  free(t.cells);
  return 0;
}
"#;

const MAKEFILE: &str = "CC = clang
CFLAGS = -O2 -fsanitize=address
table: table.o main.o
\t$(CC) $(CFLAGS) -o $@ table.o main.o
table.o: table.c table.h
main.o: main.c table.h
check: table
\t./table 0 1 2 3 -5 | tr '\\n' ' ' | grep -x '1 1 1 1 -1 '
";

const MANIFEST: &str = "[build]\ncommand = \"make\"\n\n[[poc]]\ncommand = \"./table 2 7\"\n\n[test]\ncommand = \"make check\"\n\n[judge]\nneighbours = 40\nsearch-seconds = 0\n";

fn project(table: &str) -> Project {
    Project::with(&[
        ("table.h", TABLE_H),
        ("table.c", table),
        ("main.c", MAIN_C),
        ("Makefile", MAKEFILE),
        ("patchwright.toml", MANIFEST),
    ])
}

fn ask(project: &Project, name: &str, arguments: &Value, exit: i32, extra: &[&str]) -> String {
    let arguments = arguments.to_string();
    let words = [&["tool", name, "--args", &arguments], extra].concat();
    let output = Tool::new(project, &words).cwd(&project.source()).run();
    let output = output.exits(exit);
    format!("{}{}", output.stdout, output.stderr)
}

fn repair(project: &Project, exit: i32, extra: &[&str]) -> (Value, String) {
    let words = [
        &["repair", "--strategy", "constraint", "--format", "json"],
        extra,
    ]
    .concat();
    let output = Tool::new(project, &words)
        .cwd(&project.source())
        .unwatched();
    let output = output.run().exits(exit);
    (output.json(), output.stderr)
}

#[test]
fn a_crash_without_lines_is_repaired_by_its_analysis_build() {
    let project = project(TABLE_C);
    let (blind, _) = repair(&project, 1, &["--without", "analysis-build"]);
    assert_eq!(blind["status"], "failed", "{blind:#}");
    let reason = blind["reason"].as_str().unwrap();
    assert!(reason.contains("names no line of source"), "{reason}");
    let (seeing, said) = repair(&project, 0, &[]);
    assert_eq!(seeing["status"], "repaired", "{seeing:#}");
    assert!(
        said.contains("without optimisation the crash is at table.c:4 in cell"),
        "{said}"
    );
}

#[test]
fn the_debugger_sees_what_the_optimised_build_has_not() {
    let project = project(TABLE_C);
    let value = json!({"expression": "index"});
    let seen = ask(&project, "print_value", &value, 0, &[]);
    assert!(seen.contains("= 7"), "{seen}");
    let run = ask(&project, "run_program", &json!({}), 0, &[]);
    for words in [
        "compiled without optimisation",
        "#0 cell(",
        "at table.c:4\n     > return t->cells[index];",
        "#1 pick(",
    ] {
        assert!(run.contains(words), "{words} is not in:\n{run}");
    }
    let off = ["--without", "analysis-build"];
    let run = ask(&project, "run_program", &json!({}), 0, &off);
    assert!(!run.contains("table.c:4"), "{run}");
    assert!(!run.contains("optimis"), "nothing was tried:\n{run}");
    ask(&project, "print_value", &value, 2, &off);
}

#[test]
fn why_the_ordinary_build_is_looked_at_is_said() {
    let only_optimised = TABLE_C.replace(
        "  if (at < 0) {",
        "#ifndef __OPTIMIZE__\n  at = 0;\n#endif\n  if (at < 0) {",
    );
    let picky = format!("#ifndef __OPTIMIZE__\n#error optimise me\n#endif\n{TABLE_C}");
    for (table, why) in [
        (
            only_optimised,
            "without optimisation PoC main does not show this bug",
        ),
        (picky, "without optimisation it does not build"),
    ] {
        let project = project(&table);
        let run = ask(&project, "run_program", &json!({}), 0, &[]);
        assert!(run.contains("this is the ordinary build"), "{run}");
        assert!(run.contains(why), "{why} is not in:\n{run}");
        let (repaired, said) = repair(&project, 1, &[]);
        assert_eq!(repaired["status"], "failed", "{repaired:#}");
        assert!(said.contains("the ordinary build is looked at"), "{said}");
        assert!(said.contains(why), "{why} is not in:\n{said}");
    }
}

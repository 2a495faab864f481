//! `patchwright bench`, from outside: two small cells, run, gone on with, reported, labelled and compared.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_testkit::Project;
use serde_json::Value;

use crate::tiny::MAKEFILE;
use crate::tool::{Output, Tool};

/// The loop runs one past its row.
const SUM: &str = r#"#include <stdio.h>
#include <stdlib.h>

static int sum(const unsigned char *row, size_t length) {
  int total = 0;
  for (size_t i = 0; i <= length; i++) total += row[i];
  return total;
}

int main(int argc, char **argv) {
  FILE *in = fopen(argv[argc - 1], "rb");
  if (!in) return 2;
  int count = fgetc(in) - '0';
  if (count < 1 || count > 9) { puts("bad count"); fclose(in); return 1; }
  unsigned char *row = malloc(count);
  if (!row || fread(row, 1, count, in) != (size_t)count) { puts("short"); free(row); fclose(in); return 1; }
  printf("%d\n", sum(row, count));
  free(row);
  fclose(in);
  return 0;
}
"#;
const FIX: &str = "--- a/prog.c
+++ b/prog.c
@@ -5,3 +5,4 @@
   int total = 0;
-  for (size_t i = 0; i <= length; i++) total += row[i];
+  /* A length is no index. */
+  for (size_t i = 0; i < length; i++) total += row[i];
   return total;
";
const MANIFEST: &str = r#"[project]
exclude = ["fix.patch", "variants/**", "benign/**"]
[build]
command = "make"
[[poc]]
command = "./prog {input}"
input = "crash.bin"
[judge]
runs = 1
neighbours = 12
search-seconds = 0
"#;
const SUITE: &str =
    "[suite]\ncases = [\"cases/*\"]\nparallel = 2\n[[run]]\nstrategies = [\"constraint\"]\n";

/// One case that a constraint repairs, and one whose report names no line.
pub fn project() -> Project {
    let project = Project::empty();
    let write = |path: &str, text: &str| project.write_beside(path, text);
    for case in ["good", "bare"] {
        write(&format!("cases/{case}/prog.c"), SUM);
        write(&format!("cases/{case}/patchwright.toml"), MANIFEST);
        write(&format!("cases/{case}/crash.bin"), "3abc");
    }
    write("cases/good/Makefile", MAKEFILE);
    write("cases/bare/Makefile", &MAKEFILE.replace("-g ", "-g0 "));
    write("cases/good/fix.patch", FIX);
    write("cases/good/variants/longer.bin", "7abcdefg");
    write("cases/good/benign/none.bin", "0");
    write("suite.toml", SUITE);
    project
}

fn bench(project: &Project, words: &[&str]) -> Output {
    Tool::new(project, &[&["bench"], words].concat()).run()
}

/// Of each cell: its folder.
fn cells(project: &Project) -> Vec<PathBuf> {
    let folder = project.root().join("patchwright-out/bench/cells");
    let mut cells: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cells.sort();
    cells
}

fn result(cell: &Path) -> Value {
    serde_json::from_slice(&fs::read(cell.join("result.json")).unwrap()).unwrap()
}

#[test]
fn cells_are_run_once_and_compared() {
    let project = project();
    let run = |status| bench(&project, &["run", "suite.toml", "--format", "json"]).exits(status);
    let first = run(0).json();
    for (key, count) in [("cells", 2), ("done", 2), ("repaired", 1)] {
        assert_eq!(first[key], count, "{first:#}");
    }
    let [bare, good] = cells(&project).try_into().unwrap();
    assert_eq!(result(&bare)["status"], "failed");
    assert_eq!(result(&bare)["failed_at"], "no candidate");
    let repaired = result(&good);
    assert_eq!(repaired["kind"], "heap-buffer-overflow");
    let evidence = &repaired["evidence"];
    assert_eq!(evidence["problem"], Value::Null, "{evidence:#}");
    let held = &evidence["held_out"];
    for key in ["variants", "benign"] {
        assert_eq!(held[key], 1, "{held:#}");
    }
    assert_eq!(held["crashing"], Value::Array(Vec::new()), "{held:#}");
    let journals = |cell: &Path| fs::read_dir(cell.join("runs")).unwrap().count();

    // A torn result is made again from the journal, and no cell is run again.
    fs::write(good.join("result.json"), "{\"id\":").unwrap();
    let again = run(0);
    assert!(again.stderr.contains("1 of 2 cells done"), "{again}");
    assert_eq!(again.json()["done"], 2);
    assert_eq!((journals(&good), journals(&bare)), (1, 1));
    assert_eq!(result(&good)["patch"], repaired["patch"]);
    assert_eq!(run(0).stderr, "");

    let report = bench(&project, &["report", "--as", "json"]).exits(0);
    project.write_beside("report.json", &report.stdout);
    let words = ["label", "good", "wrong", "only a test", "--format", "json"];
    let label = bench(&project, &words).exits(0).json();
    assert_eq!(label["label"]["opinion"], "wrong");
    let csv = bench(&project, &["report", "--as", "csv"]).exits(0).stdout;
    assert_eq!(csv.lines().count(), 3, "{csv}");
    assert!(csv.contains("wrong,reviewer"), "{csv}");
    let operator = repaired["patch"]["operator"].as_str().unwrap();
    assert!(!operator.is_empty());
    let names_it = |line: &str| line.ends_with(&format!(",{operator}"));
    assert_eq!(
        csv.lines().filter(|line| names_it(line)).count(),
        1,
        "{csv}"
    );
    let words = [
        "compare",
        "report.json",
        "patchwright-out/bench",
        "--no-losses",
    ];
    // The patch is the same, but is known to be wrong now.
    let compared = bench(&project, &words).exits(1);
    assert!(
        compared.told().contains("wrong now cases/good"),
        "{compared}"
    );
    assert!(
        compared.stdout.contains("no case changed sides"),
        "{compared}"
    );
    let html = bench(&project, &["report", "--as", "html"]).exits(0).stdout;
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("<svg"),
        "{html}"
    );
}

#[test]
fn a_suite_that_cannot_be_meant_is_refused() {
    let project = project();
    let refused = [
        (SUITE.replace("constraint", "magic"), "magic"),
        (SUITE.replace("constraint", "patchagent"), "asks a model"),
        (SUITE.replace("cases/*", "elsewhere/*"), "elsewhere"),
        (
            format!("{SUITE}\nwithout = [\"operator:luck\"]\n"),
            "no operator `luck`",
        ),
    ];
    for (text, words) in refused {
        project.write_beside("suite.toml", text);
        let output = bench(&project, &["run", "suite.toml"]).exits(2);
        assert!(output.error().contains(words), "{output}");
    }
    let nothing = bench(&project, &["report", "cases"]).exits(2);
    assert!(nothing.error().contains("bench run"), "{nothing}");
}

//! Tests that fail before the patch are no evidence for it.

use std::fs;

use patchwright_domain::verdict::{Trust, Verdict};
use patchwright_judge::NamedPatch;

use crate::support::{load, with_judge};

/// The patch changes `sum`; `drop` frees twice with and without it.
const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int sum(const int *table, int count) {
  int all = 0;
  for (int i = 0; i < count; i++)
    all += table[i];
  return all;
}

static int drop(int *table) {
  free(table);
  free(table);
  return 0;
}

int main(int argc, char **argv) {
  int *table = calloc(4, sizeof *table);
  int count = 0;
  FILE *in = fopen(argc > 2 ? argv[2] : "", "r");
  if (strcmp(argv[1], "hello") == 0)
    return puts("hello") < 0;
  if (!table || !in || fscanf(in, "%d", &count) != 1)
    return 1;
  int all = sum(table, count);
  if (strcmp(argv[1], "drop") == 0)
    return drop(table);
  printf("%d\n", strcmp(argv[1], "wrong") == 0 ? 7 : all);
  free(table);
  return fclose(in);
}
"#;
const PATCH: &str = "prog.c
<<<<<<< SEARCH
  for (int i = 0; i < count; i++)
=======
  for (int i = 0; i < count && i < 4; i++)
>>>>>>> REPLACE
";

fn judge(failing: &str) -> Verdict {
    let test = format!(
        "echo 1..2; ./prog hello && echo ok 1 - hello; \
         test \"$(./prog {failing} calm.txt)\" = 0 && echo ok 2 - {failing} || echo not ok 2 - {failing}"
    );
    let manifest = format!(
        "[build]\ncommand = 'clang -g -fsanitize=address prog.c -o prog'\n[[poc]]\ncommand = './prog sum {{input}}'\n\
         input = 'crash.txt'\n[test]\ncommand = '''{test}'''\n[judge]\nneighbours = 0\n"
    );
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("prog.c", PROGRAM),
        ("crash.txt", "5\n"),
        ("calm.txt", "3\n"),
        ("patchwright.toml", &manifest),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let patch = NamedPatch {
        name: "given".to_owned(),
        text: PATCH.into(),
    };
    let judged = |judge: &patchwright_judge::Judge<'_>| {
        let judged = judge.judge_patch(&patch).unwrap();
        judged.verdict().clone()
    };
    with_judge(&load(folder.path()), judged).unwrap()
}

#[test]
fn a_test_that_crashes_before_the_patch_is_no_run_through_the_change() {
    let verdict = judge("drop");
    assert_eq!(verdict.trust, Trust::Untested, "{verdict:#?}");
    assert!(!verdict.benign.tests);
    assert_eq!(verdict.benign.failing_tests, 1);
}

/// It ended like any other process; only the suite knows that it failed.
#[test]
fn a_failing_test_that_cannot_be_told_apart_is_named() {
    let verdict = judge("wrong");
    assert_eq!(verdict.trust, Trust::Verified, "{verdict:#?}");
    assert!(verdict.benign.tests);
    assert_eq!(verdict.benign.failing_tests, 1);
    let doubt = verdict
        .doubts
        .iter()
        .find(|doubt| doubt.name == "failing-tests");
    assert_eq!(
        doubt.unwrap().example.as_deref(),
        Some("wrong"),
        "{doubt:?}"
    );
}

//! Attempts by a project or a patch to evade the judge: each must be refused for the right reason.

use std::fs;
use std::os::unix::fs::symlink;

use patchwright_domain::verdict::{PocOutcome, StageName, Verdict};
use patchwright_judge::NamedPatch;
use tempfile::TempDir;

use crate::support::{load, with_judge};

const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>

int main(int count, char **names) {
  FILE *in = fopen(names[1], "r");
  int c = in ? fgetc(in) : 0;
  char *block = malloc(1);
  block[c == 'X'] = 1;
  free(block);
  return count == 9;
}
"#;
const MANIFEST: &str = "[build]\ncommand = 'clang -g -fsanitize=address main.c -o main'\n[[poc]]\ncommand = './main {input}'\n\
                        input = 'crash.bin'\n[judge]\nneighbours = 0\n";
const NOTHING: &str = "--- a/main.c
+++ b/main.c
@@ -6,3 +6,5 @@
   int c = in ? fgetc(in) : 0;
+  if (c == 9)
+    return 0;
   char *block = malloc(1);
   block[c == 'X'] = 1;
";
const RIGHT: &str = "--- a/main.c
+++ b/main.c
@@ -7,3 +7,3 @@
   char *block = malloc(1);
-  block[c == 'X'] = 1;
+  block[0] = (char)(c == 'X');
   free(block);
";

fn project() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("tests")).unwrap();
    for (name, text) in [
        ("main.c", PROGRAM),
        ("tests/expect.c", "int expected = 1;\n"),
        ("crash.bin", "X"),
        ("patchwright.toml", MANIFEST),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    symlink("tests", folder.path().join("lib")).unwrap();
    symlink("tests/expect.c", folder.path().join("alias.c")).unwrap();
    folder
}

fn patch(text: String) -> NamedPatch {
    NamedPatch {
        name: "given.diff".to_owned(),
        text: text.into(),
    }
}

fn detail(verdict: &Verdict, name: StageName) -> &str {
    let stage = verdict.stages.iter().find(|stage| stage.name == name);
    &stage.unwrap().detail
}

/// As with a PoC that depends on the clock.
#[test]
fn a_bug_that_went_by_itself_is_not_repaired() {
    let folder = project();
    let case = load(folder.path());
    let verdict = with_judge(&case, |judge| {
        // Stands in for the clock: from now on nothing crashes.
        fs::write(folder.path().join("crash.bin"), "O").unwrap();
        let judged = judge.judge_patch(&patch(NOTHING.to_owned())).unwrap();
        judged.verdict().clone()
    })
    .unwrap();
    assert!(!verdict.accepted, "{verdict:#?}");
    assert_eq!(verdict.pocs[0].outcome, PocOutcome::Inconclusive);
    let detail = detail(&verdict, StageName::Poc);
    assert!(
        detail.contains("without the patch the bug no longer shows"),
        "{detail}"
    );
}

/// A test file under another name.
#[test]
fn nothing_is_written_through_a_link() {
    let folder = project();
    let case = load(folder.path());
    let creating = |path: &str| {
        patch(format!(
            "{RIGHT}--- /dev/null\n+++ b/{path}\n@@ -0,0 +1 @@\n+int expected = 0;\n"
        ))
    };
    with_judge(&case, |judge| {
        let right = judge.judge_patch(&patch(RIGHT.to_owned())).unwrap();
        assert!(right.verdict().accepted, "{:#?}", right.verdict());
        for path in ["lib/expect.c", "lib/new.c", "alias.c"] {
            let judged = judge.judge_patch(&creating(path)).unwrap();
            let verdict = judged.verdict();
            assert_eq!(verdict.failed_stage, Some(StageName::Apply), "{path}");
            let detail = detail(verdict, StageName::Apply);
            assert!(detail.contains("through the link"), "{detail}");
        }
    })
    .unwrap();
}

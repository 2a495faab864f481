//! A PoC that stops crashing by itself, as one does that looks at the clock, proves no patch.

use std::fs;

use patchwright_domain::verdict::{PocOutcome, StageName};

use patchwright_judge::NamedPatch;

use crate::support::{load, with_judge};

const PROGRAM: &str = "#include <stdio.h>\n#include <stdlib.h>\n\nint main(int count, char **names) {\n  FILE *in = fopen(names[1], \"r\");\n  \
                       int c = in ? fgetc(in) : 0;\n  char *block = malloc(1);\n  block[c == 'X'] = 1;\n  free(block);\n  return count == 9;\n}\n";
const PATCH: &str = "--- a/main.c\n+++ b/main.c\n@@ -6,3 +6,5 @@\n   int c = in ? fgetc(in) : 0;\n+  if (c == 9)\n+    return 0;\n   char *block = malloc(1);\n   \
                     block[c == 'X'] = 1;\n";
const MANIFEST: &str = "[build]\ncommand = 'clang -g -fsanitize=address main.c -o main'\n[[poc]]\ncommand = './main {input}'\n\
                        input = 'crash.bin'\n[judge]\nneighbours = 0\n";

#[test]
fn a_bug_that_went_by_itself_is_not_repaired() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("main.c", PROGRAM),
        ("crash.bin", "X"),
        ("patchwright.toml", MANIFEST),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let case = load(folder.path());
    let patch = NamedPatch {
        name: "nothing.diff".to_owned(),
        text: PATCH.into(),
    };
    let verdict = with_judge(&case, |judge| {
        // Stands for the clock: from now on nothing crashes any more.
        fs::write(folder.path().join("crash.bin"), "O").unwrap();
        judge.judge_patch(&patch).unwrap().verdict().clone()
    })
    .unwrap();
    assert!(!verdict.accepted, "{verdict:#?}");
    assert_eq!(verdict.pocs[0].outcome, PocOutcome::Inconclusive);
    let stage = verdict
        .stages
        .iter()
        .find(|stage| stage.name == StageName::Poc);
    let detail = &stage.unwrap().detail;
    assert!(
        detail.contains("without the patch the bug no longer shows"),
        "{detail}"
    );
}

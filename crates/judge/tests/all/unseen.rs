//! Inputs on which the unpatched program goes wrong without a report.

use std::fs;

use patchwright_domain::verdict::Trust;
use patchwright_judge::NamedPatch;

use crate::support::{load, with_judge};

/// A negative `char` reads before the table: either just before it, which is reported, or inside the preceding block,
/// which is not.
const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int *before = calloc(128, sizeof *before);
  int *table = calloc(128, sizeof *table);
  int *behind = calloc(128, sizeof *behind);
  FILE *in = fopen(argc > 1 ? argv[1] : "", "r");
  if (!before || !table || !behind || !in)
    return 1;
  for (int c = fgetc(in); c != EOF; c = fgetc(in)) {
    signed char at = c;
    printf("%d\n", table[at]);
  }
  free(behind);
  free(table);
  free(before);
  return fclose(in);
}
"#;
const PATCH: &str = "prog.c
<<<<<<< SEARCH
    printf(\"%d\\n\", table[at]);
=======
    printf(\"%d\\n\", at < 0 ? -1 : table[at]);
>>>>>>> REPLACE
";
const MANIFEST: &str = "[build]\ncommand = 'clang -g -fsanitize=address prog.c -o prog'\n[[poc]]\ncommand = './prog {input}'\n\
                        input = 'crash.bin'\n[test]\ncommand = './prog calm.bin'\n";

#[test]
fn a_read_of_another_block_is_no_answer_to_keep() {
    let folder = tempfile::tempdir().unwrap();
    let files: [(&str, &[u8]); 4] = [
        ("prog.c", PROGRAM.as_bytes()),
        ("crash.bin", b"\xff\xff"),
        ("calm.bin", b"calm"),
        ("patchwright.toml", MANIFEST.as_bytes()),
    ];
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    let patch = NamedPatch {
        name: "given".to_owned(),
        text: PATCH.into(),
    };
    let judged = |judge: &patchwright_judge::Judge<'_>| {
        let judged = judge.judge_patch(&patch).unwrap();
        judged.verdict().clone()
    };
    let verdict = with_judge(&load(folder.path()), judged).unwrap();
    assert_eq!(verdict.trust, Trust::Verified, "{verdict:#?}");
    assert_eq!(verdict.neighbours.changed, 0, "{verdict:#?}");
}

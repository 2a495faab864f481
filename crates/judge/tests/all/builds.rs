//! Builds that fail through no fault of the patch.

use std::fs;

use patchwright_domain::verdict::{StageName, Trust, Verdict};
use patchwright_judge::NamedPatch;

use crate::support::{load, with_judge};

const PROGRAM: &str = r#"#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  int *table = calloc(4, sizeof *table);
  int at = 0;
  FILE *in = fopen(argc > 1 ? argv[1] : "", "r");
  if (!table || !in || fscanf(in, "%d", &at) != 1)
    return 1;
  printf("%d\n", table[at]);
  free(table);
  return fclose(in);
}
"#;
/// The link is created without checking whether it exists, so the second build that links fails.
const MAKEFILE: &str = "\
prog: prog.o
\t$(CC) -g -fsanitize=address -o prog prog.o
\tln -s prog tool

prog.o: prog.c
\t$(CC) -g -fsanitize=address -c prog.c
";
const MANIFEST: &str = "\
[project]
language = \"c\"
[build]
command = \"make CC=clang\"
[[poc]]
command = \"./tool {input}\"
input = \"crash.txt\"
[test]
command = \"./tool calm.txt\"
[judge]
neighbours = 0
";

fn judge(old: &str, new: &str) -> Verdict {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("prog.c", PROGRAM),
        ("Makefile", MAKEFILE),
        ("crash.txt", "4\n"),
        ("calm.txt", "1\n"),
        ("patchwright.toml", MANIFEST),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    assert!(PROGRAM.contains(old));
    let text = format!("prog.c\n<<<<<<< SEARCH\n{old}\n=======\n{new}\n>>>>>>> REPLACE\n");
    let patch = NamedPatch {
        name: "given".to_owned(),
        text: text.into(),
    };
    let judged = |judge: &patchwright_judge::Judge<'_>| {
        let judged = judge.judge_patch(&patch).unwrap();
        judged.verdict().clone()
    };
    with_judge(&load(folder.path()), judged).unwrap()
}

#[test]
fn a_build_that_cannot_be_run_twice_is_not_blamed_on_the_patch() {
    let verdict = judge(
        "  printf(\"%d\\n\", table[at]);",
        "  if (at < 0 || at > 3)\n    return 1;\n  printf(\"%d\\n\", table[at]);",
    );
    assert_eq!(verdict.trust, Trust::Verified, "{verdict:#?}");
    let mut stages = verdict.stages.iter();
    let build = stages.find(|stage| stage.name == StageName::Build).unwrap();
    assert!(build.detail.contains("unpatched tree too"), "{build:?}");
}

/// A symbol missing at link time is missing in a clean build too.
#[test]
fn a_patch_that_does_not_link_is_still_refused() {
    let verdict = judge(
        "  printf(\"%d\\n\", table[at]);",
        "  extern int is_fine(int);\n  if (!is_fine(at))\n    return 1;\n  printf(\"%d\\n\", table[at]);",
    );
    assert_eq!(verdict.failed_stage, Some(StageName::Build), "{verdict:#?}");
}

//! The search: patches that end the PoC's own way to the bug, and leave another.

use std::fs;

use patchwright_domain::verdict::{StageName, Verdict};
use patchwright_judge::NamedPatch;
use tempfile::TempDir;

use crate::support::{load, with_judge};

const SOURCE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned fill(unsigned n) {
  char *row = malloc(16);
  memset(row, 'x', n);
  free(row);
  return n;
}

int main(int argc, char **argv) {
  char word[16];
  unsigned n;
  int wide = argc > 2 && !strcmp(argv[1], "--wide");
  FILE *from = fopen(argv[argc - 1], "r");
  if (!from)
    return 1;
  while (fscanf(from, "%15s %u", word, &n) == 2) {
    if (!strcmp(word, "name"))
      printf("name %u\n", fill(n));
    else if (!strcmp(word, "note"))
      printf("note %u\n", fill(n));
    else
      return fclose(from), 2;
  }
  fclose(from);
  return wide;
}
"#;

/// Two commands use what a third one has released.
const STALE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *page;

static void show(void) { printf("%c\\n", page[0]); }
static void list(void) { printf("%c%c\\n", page[1], page[2]); }

int main(int argc, char **argv) {
  char word[16];
  int dropped = 0;
  FILE *from = fopen(argv[argc - 1], "r");
  if (!from)
    return 1;
  page = malloc(16);
  strcpy(page, "page");
  while (fscanf(from, "%15s", word) == 1) {
    if (!strcmp(word, "drop") && !dropped) {
      free(page);
      dropped = 1;
    } else if (!strcmp(word, "show"))
      show();
    else if (!strcmp(word, "list"))
      list();
  }
  fclose(from);
  if (!dropped)
    free(page);
  return 0;
}
"#;

fn project(source: &str, crash: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("rows.c", source),
        (
            "Makefile",
            "rows: rows.c\n\tclang-19 -g -O0 -fsanitize=address -o $@ $<\n",
        ),
        (
            "patchwright.toml",
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./rows --wide {input}\"\ninput = \"crash\"\n\
             [judge]\nruns = 1\nneighbours = 24\nsearch-seconds = 300\n",
        ),
        ("crash", crash),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn replaced(old: &str, new: &str) -> NamedPatch {
    let text = format!("rows.c\n<<<<<<< SEARCH\n{old}\n=======\n{new}\n>>>>>>> REPLACE\n");
    NamedPatch {
        name: new.to_owned(),
        text: text.into_bytes(),
    }
}

fn judged(folder: &TempDir, patches: &[NamedPatch]) -> Vec<Verdict> {
    with_judge(&load(folder.path()), |judge| {
        let verdict = |patch| judge.judge_patch(patch).unwrap().verdict().clone();
        patches.iter().map(verdict).collect()
    })
    .unwrap()
}

#[test]
fn another_function_that_uses_the_same_stale_block_counts() {
    let one = replaced(
        "    } else if (!strcmp(word, \"show\"))",
        "    } else if (!strcmp(word, \"show\") && !dropped)",
    );
    let both = replaced(
        "    if (!strcmp(word, \"drop\") && !dropped) {",
        "    if (dropped)\n      break;\n    if (!strcmp(word, \"drop\") && !dropped) {",
    );
    let verdicts = judged(&project(STALE, "drop\nshow\n"), &[one, both]);
    let [one, both] = verdicts.as_slice() else {
        panic!()
    };
    assert_eq!(one.failed_stage, Some(StageName::Search), "{one:#?}");
    assert!(both.accepted, "{both:#?}");
}

#[test]
fn a_patch_must_end_every_way_to_the_bug() {
    let word = "    if (!strcmp(word, \"name\"))";
    let patches = [
        replaced(
            "  char *row = malloc(16);",
            "  if (n > 16)\n    return 0;\n  char *row = malloc(16);",
        ),
        // The other record keeps its bad length.
        replaced(
            word,
            "    if (!strcmp(word, \"name\") && n > 16)\n      return fclose(from), 2;\n    if (!strcmp(word, \"name\"))",
        ),
        // Without the option nothing is checked.
        replaced(
            word,
            "    if (wide && n > 16)\n      return fclose(from), 2;\n    if (!strcmp(word, \"name\"))",
        ),
    ];
    let verdicts = judged(&project(SOURCE, "name 200\n"), &patches);
    let [right, one_word, one_option] = verdicts.as_slice() else {
        panic!()
    };
    assert!(right.accepted, "{right:#?}");
    let search = right.search.as_ref().unwrap();
    assert!(search.executions > 120 && search.found == 0, "{search:?}");
    for wrong in [one_word, one_option] {
        assert_eq!(wrong.failed_stage, Some(StageName::Search), "{wrong:#?}");
        assert!(wrong.search.as_ref().unwrap().found > 0, "{wrong:#?}");
        assert!(
            wrong.feedback.contains("16-byte heap block"),
            "{}",
            wrong.feedback
        );
    }
}

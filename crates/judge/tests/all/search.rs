//! The search: patches that end the PoC's own way to the bug, and leave another.

use std::fs;

use patchwright_domain::verdict::{StageName, Verdict};
use patchwright_judge::{Judge, NamedPatch};
use patchwright_subject::manifest;
use tempfile::TempDir;

use crate::support::{load, with_base, with_judge};

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

/// Only an input with the very number that the patch names shows what it does to valid input.
#[test]
fn valid_inputs_are_varied_with_the_numbers_of_a_patch() {
    let folder = project(
        &SOURCE.replace("malloc(16)", "malloc(20000)"),
        "name 70000\n",
    );
    let manifest = folder.path().join("patchwright.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replace("--wide ", "")).unwrap();
    let row = "  char *row = malloc(20000);";
    let check =
        |condition: &str| replaced(row, &format!("  if ({condition})\n    return 0;\n{row}"));
    let patches = [
        check("n > 20000"),
        check("n > 20000 || n == 12345"),
        check("n > 20000 || (n ^ 1234) == 4321"),
    ];
    let verdicts = judged(&folder, &patches);
    let [right, wrong, unmet] = verdicts.as_slice() else {
        panic!()
    };
    assert_eq!(right.benign.undecided, 0, "{right:#?}");
    assert_eq!(unmet.benign.undecided, 1, "{unmet:#?}");
    let doubt = unmet.doubts.iter().find(|one| one.name == "check-not-met");
    let detail = &doubt.unwrap().detail;
    assert_eq!(
        detail,
        "`(n ^ 1234) == 4321` at rows.c:6: it held in no run"
    );
    assert!(right.accepted && wrong.accepted, "{right:#?}\n{wrong:#?}");
    assert!(!right.benign.speaks_against(), "{right:#?}");
    assert!(wrong.benign.answered_otherwise > 0, "{wrong:#?}");
    let example = wrong.benign.examples.first().unwrap();
    assert!(example.input.contains(", changed ("), "{example:#?}");
    assert!(
        wrong
            .doubts
            .iter()
            .any(|doubt| doubt.name == "other-answer"),
        "{wrong:#?}"
    );
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

/// One more bug that another command shows, and one behind the bug under repair.
const MORE_BUGS: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int table[8];

static unsigned fill(unsigned n) {
  char *row = malloc(16);
  memset(row, 'x', n);
  free(row);
  return n;
}

static int peek(unsigned n) { return table[n & 63]; }

static void tail(unsigned n) {
  char *end = malloc(8);
  end[n > 1000 ? 9 : 0] = 0;
  free(end);
}

int main(int argc, char **argv) {
  char word[16];
  unsigned n;
  FILE *from = fopen(argv[argc - 1], "r");
  if (!from)
    return 1;
  while (fscanf(from, "%15s %u", word, &n) == 2) {
    if (!strcmp(word, "name") || !strcmp(word, "note")) {
      fill(n);
      tail(n);
    } else if (!strcmp(word, "peek"))
      printf("%d\n", peek(n));
    else
      return fclose(from), 2;
  }
  fclose(from);
  return 0;
}
"#;

#[test]
fn other_bugs_become_cases_and_what_refutes_is_shown_small() {
    let folder = project(MORE_BUGS, "name 200\n");
    let right = replaced(
        "  char *row = malloc(16);",
        "  if (n > 16)\n    return 0;\n  char *row = malloc(16);",
    );
    let one_word = replaced(
        "      fill(n);",
        "      if (strcmp(word, \"name\") || n <= 16)\n        fill(n);",
    );
    let case = load(folder.path());
    with_base(&case, |subject, base| {
        let judge = Judge::prepare(subject, base)?;
        let proved = judge.prove_patch(&right)?;
        let verdict = proved.verdict();
        assert!(verdict.accepted, "{verdict:#?}");
        let mut others = verdict.search.as_ref().unwrap().other_bugs.clone();
        others.sort_by(|one, other| one.signature.cmp(&other.signature));
        let told: Vec<(&str, bool)> = others
            .iter()
            .map(|one| (one.signature.0.as_str(), one.unpatched))
            .collect();
        let expected = [
            ("global-buffer-overflow:peek>main", true),
            ("heap-buffer-overflow:tail>main", false),
        ];
        assert_eq!(told, expected, "{others:#?}");
        // The bug that the unpatched program has is a case as it stands; the other one needs the patch.
        let peek = manifest::load(others[0].case.as_ref(), 2).unwrap();
        assert_eq!((&peek.source, &peek.build), (&case.source, &case.build));
        let content = fs::read_to_string(&others[0].input).unwrap();
        assert!(content.contains("peek"), "{content}");
        assert_eq!(
            peek.pocs[0].input.as_deref(),
            Some(others[0].input.as_ref())
        );
        let tail = std::path::Path::new(&others[1].case);
        assert!(manifest::load(tail, 2).is_err() && tail.join("patch.diff").is_file());

        let inputs = proved.search_inputs().clone();
        let (_, own) = inputs.first_key_value().unwrap();
        assert!(!own.is_empty() && own.len() <= 24, "{}", own.len());
        let judge = Judge::prepare(subject, base)?;
        judge.hand_inputs(inputs.clone());
        let verdict = judge.judge_patch(&one_word)?.verdict().clone();
        assert_eq!(
            verdict.failed_stage,
            Some(StageName::Search),
            "{verdict:#?}"
        );
        let detail = &verdict.refused_by().unwrap().detail;
        let told = format!(
            "{} of {} inputs that came with the patch",
            own.len(),
            own.len()
        );
        assert!(detail.contains(&told), "{detail}");
        // `note 20`, or with three digits where no two of them are enough.
        let shown = |bytes: u32| {
            let told = format!("made as small as it still shows this, has {bytes} bytes");
            verdict.feedback.contains(&told)
        };
        assert!(shown(7) || shown(8), "{}", verdict.feedback);
        assert!(verdict.raw_feedback.unwrap().contains("    note "));
        Ok(())
    })
    .unwrap();
}

#[test]
fn what_refuted_a_patch_is_tried_first_on_those_of_later_runs() {
    let guarded = |condition: &str| {
        let guard =
            format!("  if (n > 16 && {condition})\n    return 0;\n  char *row = malloc(16);");
        replaced("  char *row = malloc(16);", &guard)
    };
    // Both let 4242 through; only the first one names it.
    let (named, hidden) = (guarded("(n < 4242 || n > 4243)"), guarded("n >> 1 != 2121"));
    let folder = project(SOURCE, "name 200\n");
    let mut case = load(folder.path());
    case.judge.neighbours = 48;
    with_base(&case, |subject, base| {
        let failed = |patch: &NamedPatch| {
            let judged = Judge::prepare(subject, base)?.judge_patch(patch)?;
            Ok::<_, patchwright_judge::JudgeError>(judged.verdict().failed_stage)
        };
        assert_eq!(failed(&hidden)?, None);
        assert_eq!(failed(&named)?, Some(StageName::Search));
        assert_eq!(failed(&hidden)?, Some(StageName::Search));
        Ok(())
    })
    .unwrap();
}

//! What a solver says about patches that pass all else.

use std::fs;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::implication::ImplicationAnswer;
use patchwright_domain::property::Property;
use patchwright_judge::NamedPatch;
use tempfile::TempDir;

use crate::support::{load, with_judge};

const SOURCE: &str = r#"#include <stdio.h>
#include <stdlib.h>
#define LIMIT 8

static int pick(const unsigned char *table, unsigned n) {
  int found = 0;
  found += table[n];
  return found;
}

int main(int argc, char **argv) {
  FILE *from = fopen(argv[argc - 1], "rb");
  if (!from)
    return 1;
  int n = fgetc(from);
  if (n < 0)
    return fclose(from), 2;
  unsigned char *table = calloc(LIMIT, 1);
  printf("%d\n", pick(table, n));
  free(table);
  fclose(from);
  return 0;
}
"#;

fn project() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("pick.c", SOURCE.as_bytes()),
        (
            "Makefile",
            b"pick: pick.c\n\tclang-19 -g -O1 -fsanitize=address -o $@ $<\n",
        ),
        (
            "patchwright.toml",
            b"[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./pick {input}\"\ninput = \"crash\"\n\
              [judge]\nruns = 1\nneighbours = 0\nsearch-seconds = 0\n",
        ),
        ("crash", &[200]),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn inserted(guard: &str) -> NamedPatch {
    let old = "  int found = 0;";
    let text =
        format!("pick.c\n<<<<<<< SEARCH\n{old}\n=======\n{old}\n  {guard}\n>>>>>>> REPLACE\n");
    NamedPatch {
        name: guard.to_owned(),
        text: text.into_bytes(),
    }
}

#[test]
fn a_guard_is_proved_and_a_narrow_one_is_a_doubt() {
    let line = SOURCE.lines().position(|line| line.contains("table[n]"));
    let property = Property {
        name: "in-table".to_owned(),
        file: RelPath::new("pick.c").unwrap(),
        line: u32::try_from(line.unwrap() + 1).unwrap(),
        condition: "n < LIMIT".to_owned(),
        stated_by: "test".to_owned(),
    };
    let folder = project();
    let [right, narrow] = with_judge(&load(folder.path()), |judge| {
        judge.state_properties(&[property]).unwrap();
        let right = inserted("if (n >= LIMIT)\n    return 0;");
        let narrow = inserted("if (n > 100)\n    return 0;");
        [right, narrow].map(|patch| judge.judge_patch(&patch).unwrap().verdict().clone())
    })
    .unwrap();

    assert!(right.accepted, "{right:#?}");
    let told = right.implication.unwrap();
    assert_eq!(told.answer, ImplicationAnswer::Implied, "{told:#?}");
    assert!(told.proof[0].smt.contains("check-sat"), "{told:#?}");

    assert!(narrow.accepted, "it refuses nothing: {narrow:#?}");
    let told = narrow.implication.unwrap();
    assert_eq!(told.answer, ImplicationAnswer::NotImplied, "{told:#?}");
    assert_eq!(told.values[0].name, "n");
    let n: u32 = told.values[0].value.parse().unwrap();
    assert!((8..=100).contains(&n), "{told:#?}");
    let doubts: Vec<&str> = narrow.doubts.iter().map(|one| one.name.as_str()).collect();
    assert!(doubts.contains(&"condition-not-implied"), "{doubts:?}");
    assert!(narrow.confidence < right.confidence);
}

//! Stated properties: what they refuse, and what they cannot say.

use std::fs;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::{Holding, Property};
use patchwright_domain::verdict::{Stage, StageName, StageOutcome, Verdict};
use patchwright_judge::{NamedPatch, StatedProperty, Witnessed};
use tempfile::TempDir;

use crate::support::{load, with_judge};

const SOURCE: &str = r#"#include <stdio.h>
#include <stdlib.h>

static unsigned fill(unsigned char *row, unsigned n, FILE *from) {
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    row[i] = (unsigned char)fgetc(from);
  for (unsigned i = 0; i < n && i < 8; i++)
    sum += row[i];
  return sum;
}

int main(int argc, char **argv) {
  FILE *from = fopen(argv[argc - 1], "rb");
  if (!from)
    return 1;
  int n = fgetc(from);
  if (n < 0)
    return fclose(from), 2;
  unsigned char *row = calloc(8, 1);
  printf("%u\n", fill(row, n, from));
  free(row);
  fclose(from);
  return 0;
}
"#;

fn project() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut input = vec![200];
    input.extend([7; 220]);
    for (name, text) in [
        ("rows.c", SOURCE.as_bytes()),
        (
            "Makefile",
            b"rows: rows.c\n\tclang-19 -g -O1 -fsanitize=address -o $@ $<\n",
        ),
        (
            "patchwright.toml",
            b"[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./rows {input}\"\ninput = \"crash\"\n\
              [judge]\nruns = 1\nneighbours = 60\nsearch-seconds = 0\n",
        ),
        ("crash", &input),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn property(name: &str, condition: &str) -> Property {
    let line = SOURCE.lines().position(|line| line.contains("row[i] = "));
    Property {
        name: name.to_owned(),
        file: RelPath::new("rows.c").unwrap(),
        line: u32::try_from(line.unwrap() + 1).unwrap(),
        condition: condition.to_owned(),
        stated_by: "test".to_owned(),
    }
}

fn replaced(old: &str, new: &str) -> NamedPatch {
    let text = format!("rows.c\n<<<<<<< SEARCH\n{old}\n=======\n{new}\n>>>>>>> REPLACE\n");
    NamedPatch {
        name: new.to_owned(),
        text: text.into_bytes(),
    }
}

fn stage(verdict: &Verdict) -> Option<&Stage> {
    let mut stages = verdict.stages.iter();
    stages.find(|stage| stage.name == StageName::Property)
}

/// States these properties, then judges each patch; returns the results for both.
fn judged(properties: &[Property], patches: &[NamedPatch]) -> (Vec<StatedProperty>, Vec<Verdict>) {
    let folder = project();
    let ask = |judge: &patchwright_judge::Judge<'_>| {
        let stated = judge.state_properties(properties).unwrap();
        let verdict = |patch| judge.judge_patch(patch).unwrap().verdict().clone();
        (stated, patches.iter().map(verdict).collect())
    };
    with_judge(&load(folder.path()), ask).unwrap()
}

#[test]
fn a_property_must_hold_after_the_patch() {
    let right = replaced(
        "  for (unsigned i = 0; i < n; i++)",
        "  for (unsigned i = 0; i < n && i < 8; i++)",
    );
    let larger = replaced(
        "  unsigned char *row = calloc(8, 1);",
        "  unsigned char *row = calloc(300, 1);",
    );
    let this_input = replaced(
        "  unsigned sum = 0;",
        "  unsigned sum = 0;\n  if (n > 150)\n    n = 8;",
    );
    let rewritten = replaced(
        "    row[i] = (unsigned char)fgetc(from);",
        "    row[i & 7] = (unsigned char)fgetc(from);",
    );
    let never = replaced(
        "  unsigned sum = 0;",
        "  unsigned sum = 0;\n  if (n > 8)\n    return sum;",
    );
    let patches = [right, larger, this_input, rewritten, never];
    let (stated, verdicts) = judged(&[property("in-row", "i < 8")], &patches);
    assert!(stated[0].is_kept());
    let [right, larger, this_input, rewritten, never] = verdicts.as_slice() else {
        panic!()
    };

    assert!(right.accepted, "{right:#?}");
    let passed = stage(right).unwrap();
    assert_eq!(passed.outcome, StageOutcome::Pass);
    assert_eq!(
        passed.detail,
        "1 property that the unpatched program violates: now holds"
    );
    let told = &right.properties[0];
    assert_eq!(
        (told.base, told.candidate),
        (Holding::Violated, Holding::Holds)
    );
    assert_eq!(told.place, "rows.c:7");
    assert!(
        told.detail.contains("first with i = 8 (unsigned int)"),
        "{}",
        told.detail
    );
    let part = right
        .confidence_parts
        .iter()
        .find(|part| part.name == "properties");
    assert!(part.unwrap().value > 0.0);

    // No input crashes it any more, but the property does not hold.
    assert_eq!(
        larger.failed_stage,
        Some(StageName::Property),
        "{larger:#?}"
    );
    assert_eq!(larger.properties[0].candidate, Holding::Violated);
    for words in [
        "in-row",
        "`i < 8` at rows.c:7",
        "i = 8 (unsigned int)",
        "PoC",
    ] {
        assert!(
            larger.feedback.contains(words),
            "{words}: {}",
            larger.feedback
        );
    }
    assert_eq!(this_input.failed_stage, Some(StageName::Property));
    let why = &stage(this_input).unwrap().detail;
    assert!(
        why.contains("is still violated on a neighbour of PoC"),
        "{why}"
    );

    let gone = stage(rewritten).unwrap();
    assert_eq!(gone.outcome, StageOutcome::NotRun, "{}", gone.detail);
    let doubts = rewritten.doubts.iter();
    let doubts: Vec<&str> = doubts.map(|doubt| doubt.name.as_str()).collect();
    assert!(doubts.contains(&"property-place-changed"), "{doubts:?}");

    assert_eq!(stage(never).unwrap().outcome, StageOutcome::Pass);
    assert_eq!(never.properties[0].candidate, Holding::NotReached);
}

/// A property that the unpatched program does not violate is no evidence, and the verdict says so.
#[test]
fn a_property_that_says_nothing_is_named() {
    let right = replaced(
        "  for (unsigned i = 0; i < n; i++)",
        "  for (unsigned i = 0; i < n && i < 8; i++)",
    );
    let useless = [
        property("small", "i < 1000"),
        property("unknown", "nothing < 3"),
        property("effect", "i = 3"),
    ];
    let (stated, verdicts) = judged(&useless, std::slice::from_ref(&right));
    assert!(stated.iter().all(|one| !one.is_kept()));
    let not_run = stage(&verdicts[0]).unwrap();
    assert_eq!(not_run.outcome, StageOutcome::NotRun);
    for words in [
        "property small is not usable, the unpatched program does not violate it: holds",
        "property unknown is not usable: it does not compile",
        "property effect is not usable: its condition is refused",
    ] {
        assert!(
            not_run.detail.contains(words),
            "{words}: {}",
            not_run.detail
        );
    }
    assert!(verdicts[0].accepted, "the other stages decide");
    let (_, verdicts) = judged(&[], &[right]);
    assert!(stage(&verdicts[0]).is_none(), "nobody stated anything");
    assert!(verdicts[0].accepted);
}

/// Nobody vouches for a derived property: it counts if only the crash violates it, and cannot refuse a patch that gives its
/// names another meaning.
#[test]
fn a_derived_property_is_confirmed_by_runs() {
    let right = replaced(
        "  for (unsigned i = 0; i < n; i++)",
        "  for (unsigned i = 0; i < n && i < 8; i++)",
    );
    let still = replaced(
        "  unsigned sum = 0;",
        "  static unsigned char room[256];\n  unsigned sum = 0;\n  if (n > 8)\n    row = room;",
    );
    let larger = replaced(
        "  unsigned char *row = calloc(8, 1);",
        "  unsigned char *row = calloc(300, 1);",
    );
    let rewritten = replaced(
        "    row[i] = (unsigned char)fgetc(from);",
        "    row[i & 7] = (unsigned char)fgetc(from);",
    );
    let folder = project();
    let ask = |judge: &patchwright_judge::Judge<'_>| {
        judge.derive_properties_by(|_| {
            let derived = [("crash-free-1", "i < 8"), ("crash-free-2", "i < 2")];
            let derived = derived.map(|(name, condition)| Property {
                stated_by: Property::DERIVED_BY.to_owned(),
                ..property(name, condition)
            });
            Ok(derived.to_vec())
        });
        [right, still, larger, rewritten]
            .map(|patch| judge.judge_patch(&patch).unwrap().verdict().clone())
    };
    let [right, still, larger, rewritten] = with_judge(&load(folder.path()), ask).unwrap();

    assert!(right.accepted, "{right:#?}");
    let names: Vec<&str> = right
        .properties
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(
        names,
        ["crash-free-1"],
        "the other one is violated where nothing is wrong"
    );

    assert!(!still.accepted, "{still:#?}");
    let refused = stage(&still).unwrap();
    assert_eq!(refused.outcome, StageOutcome::Fail, "{still:#?}");
    assert!(
        still.feedback.contains("derived from the report"),
        "{}",
        still.feedback
    );

    assert!(larger.accepted, "{larger:#?}");
    assert_eq!(larger.doubts[0].name, "property-violated");

    let gone = stage(&rewritten).unwrap();
    assert_eq!(gone.outcome, StageOutcome::NotRun, "{}", gone.detail);
    assert!(
        rewritten.properties.is_empty(),
        "what was not checked is no evidence"
    );
}

#[test]
fn the_unpatched_program_is_a_witness_of_conditions() {
    let folder = project();
    let case = load(folder.path());
    let asked = [
        property("fits", "i < 8"),
        property("never-met", "i < 4000"),
        property("met-by-all", "i < 1"),
        property("no-condition", "i = 8"),
    ];
    with_judge(&case, |judge| {
        let told = judge.witness(&asked).unwrap();
        let [fits, never, all, none] = told.as_slice() else {
            panic!("{told:?}")
        };
        let violated = |one: &Witnessed| one.at_bug.as_ref().unwrap().failures > 0;
        assert!(violated(fits) && fits.benign.failures == 0, "{fits:?}");
        assert!(fits.benign.passes > 0, "{fits:?}");
        assert!(!violated(never), "{never:?}");
        assert!(violated(all) && all.benign.failures > 0, "{all:?}");
        assert_eq!(*none, Witnessed::default());
        assert!(judge.stated_properties().is_empty());
    })
    .unwrap();
}

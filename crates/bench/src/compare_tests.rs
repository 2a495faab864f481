use super::*;
use crate::cell::PlannedCell;
use crate::folder::BenchPlan;
use crate::report::BenchReport;
use crate::result::CellResult;
use crate::samples::{failed, repaired};

fn report(results: &[CellResult]) -> Baseline {
    let plan = BenchPlan {
        name: "n".to_owned(),
        cells: results
            .iter()
            .map(|one| PlannedCell::new(one.cell.clone(), "tree"))
            .collect(),
    };
    Baseline::from(&BenchReport::new(&plan, results, &[]))
}

#[test]
fn cases_that_changed_sides_are_named() {
    let mut other = repaired("f", "constraint", 1);
    if let Some(patch) = &mut other.patch {
        patch.candidate.0 = "q".to_owned();
    }
    let mut error = failed("g", "constraint", 1);
    error.status = "error".to_owned();
    let c = "constraint";
    let before = report(&[
        repaired("a", c, 1),
        repaired("b", c, 1),
        failed("c", c, 1),
        failed("d", c, 1),
        repaired("f", c, 1),
        repaired("g", c, 1),
    ]);
    let after = report(&[
        repaired("a", c, 1),
        failed("b", c, 1),
        repaired("c", c, 1),
        failed("d", c, 1),
        repaired("e", c, 1),
        other,
        error,
    ]);
    let side = |cells| Side { cells, arm: None };
    let found = compare(side(&before), side(&after)).unwrap();
    let [one] = found.as_slice() else {
        panic!("{found:#?}");
    };
    assert_eq!((one.cases, one.both, one.neither), (5, 2, 1));
    assert_eq!(
        (one.won.as_slice(), one.lost.as_slice()),
        (&["c".to_owned()][..], &["b".to_owned()][..])
    );
    assert_eq!(one.other_patch, ["f"]);
    assert_eq!(one.only_one_tried, ["e", "g"]);
    assert!((one.p - 1.0).abs() < 1e-12);
}

#[test]
fn a_side_with_several_ways_says_which() {
    let one = report(&[repaired("a", "constraint", 1)]);
    let two = report(&[repaired("a", "constraint", 1), failed("a", "patchagent", 1)]);
    let side = |cells, arm| Side { cells, arm };
    let namesakes = compare(side(&two, None), side(&two, None)).unwrap();
    assert_eq!(namesakes.len(), 2);
    let named = compare(side(&two, Some("patchagent+m")), side(&one, None)).unwrap();
    assert_eq!(named[0].won, ["a"]);
    let unnamed = compare(side(&one, None), side(&two, None)).unwrap_err();
    assert!(
        unnamed.to_string().contains("constraint, patchagent+m"),
        "{unnamed}"
    );
    assert!(compare(side(&two, Some("magic")), side(&one, None)).is_err());
}

/// A wrong patch is worse than none.
#[test]
fn a_patch_that_turned_wrong_is_told() {
    let table = |rows: &[(&str, &str, &str)]| {
        let rows = rows.iter();
        let rows = rows.map(|(case, correct, patch)| match *patch {
            "-" => format!("{case}\tconstraint\t1\tfailed\t-\t-\n"),
            patch => format!("{case}\tconstraint\t1\trepaired\t{correct}\t{patch}\n"),
        });
        Baseline::parse(&rows.collect::<String>()).unwrap()
    };
    let before = table(&[
        ("a", "right", "p"),
        ("b", "", "-"),
        ("c", "wrong", "p"),
        ("d", "unknown", "?"),
    ]);
    let after = table(&[
        ("a", "wrong", "p"),
        ("b", "wrong", "p"),
        ("c", "wrong", "q"),
        ("d", "unknown", "p"),
    ]);
    let side = |cells| Side { cells, arm: None };
    let found = compare(side(&before), side(&after)).unwrap();
    assert_eq!(found[0].refuted, ["a", "b"]);
    // Of `d` nobody wrote down which patch it was.
    assert_eq!(found[0].other_patch, ["c"]);
}

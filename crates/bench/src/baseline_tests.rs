use super::*;
use crate::cell::PlannedCell;
use crate::folder::BenchPlan;
use crate::samples::{failed, repaired};

#[test]
fn what_is_kept_is_read_back() {
    let mut over = failed("c", "constraint", 1);
    over.status = "budget".to_owned();
    let mut error = failed("d", "constraint", 1);
    error.status = "error".to_owned();
    let results = [
        repaired("b", "constraint", 1),
        failed("a", "patchagent", 2),
        over,
        error,
    ];
    let cells = results
        .iter()
        .map(|one| PlannedCell::new(one.cell.clone(), "tree"));
    let plan = BenchPlan {
        name: "n".to_owned(),
        cells: cells.collect(),
    };
    let kept = Baseline::from(&BenchReport::new(&plan, &results, &[]));
    let text = kept.render();
    assert!(Baseline::is_one(&text), "{text}");
    let rows: Vec<&str> = text.lines().skip(1).collect();
    assert_eq!(
        rows,
        [
            "a\tpatchagent+m\t2\tfailed\t-\t-",
            "b\tconstraint\t1\trepaired\tunknown\tp"
        ]
    );
    assert_eq!(kept.cells.len(), 3);
    assert_eq!(Baseline::parse(&text).unwrap().render(), text);
    let unknown = Baseline::parse("b\tconstraint\t1\trepaired\tright\t?").unwrap();
    assert_eq!(unknown.cells[0].patch, KeptPatch::Unknown);
    for wrong in ["a", "a\tb\tx\tfailed\t-\t-", "a\tb\t1\tfailed\tmaybe\t-"] {
        let error = Baseline::parse(wrong).unwrap_err();
        assert!(error.to_string().contains("line 1"), "{error}");
    }
}

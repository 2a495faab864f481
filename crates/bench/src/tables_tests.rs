use super::*;
use crate::cell::PlannedCell;
use crate::folder::BenchPlan;
use crate::label::{Label, Opinion};
use crate::samples::{failed, repaired};
use patchwright_domain::candidate::CandidateId;

pub fn report() -> BenchReport {
    let mut other_kind = failed("cases/c", "constraint", 1);
    other_kind.kind = Some("null-dereference".to_owned());
    let mut not_there = failed("cases/c", "patchagent", 1);
    not_there.kind = Some("null-dereference".to_owned());
    not_there.status = "budget".to_owned();
    not_there.failed_at = Some("test".to_owned());
    let mut not_again = failed("cases/c", "patchagent", 2);
    not_again.kind = None;
    let mut ablation = failed("cases/a", "patchagent", 1);
    ablation.cell.arm.without = vec!["counterexamples".to_owned()];
    let results = [
        repaired("cases/a", "constraint", 1),
        failed("cases/b", "constraint", 1),
        other_kind,
        repaired("cases/a", "patchagent", 1),
        failed("cases/a", "patchagent", 2),
        repaired("cases/b", "patchagent", 1),
        repaired("cases/b", "patchagent", 2),
        not_there,
        not_again,
        ablation,
    ];
    let mut cells: Vec<PlannedCell> = results
        .iter()
        .map(|one| PlannedCell::new(one.cell.clone(), "tree"))
        .collect();
    let mut missing = results[9].cell.clone();
    missing.case = "cases/b".to_owned();
    cells.push(PlannedCell::new(missing, "tree"));
    let plan = BenchPlan {
        name: "nightly".to_owned(),
        cells,
    };
    let label = |case: &str, opinion| Label {
        case: case.to_owned(),
        patch: CandidateId("p".to_owned()),
        opinion,
        why: "read it".to_owned(),
    };
    let labels = [
        label("cases/a", Opinion::Right),
        label("cases/b", Opinion::Wrong),
    ];
    BenchReport::new(&plan, &results, &labels)
}

#[test]
fn all_tables_of_a_small_benchmark() {
    let all: Vec<String> = tables(&report()).iter().map(Table::text).collect();
    insta::assert_snapshot!(all.join("\n"));
}

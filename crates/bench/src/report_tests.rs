use patchwright_domain::candidate::CandidateId;

use super::*;
use crate::cell::PlannedCell;
use crate::label::Opinion;
use crate::samples;

#[test]
fn a_case_counts_once_and_repetitions_count_in_pass_at_k() {
    let results = [
        samples::repaired("a", "constraint", 1),
        samples::failed("b", "constraint", 1),
        samples::repaired("a", "patchagent", 1),
        samples::failed("a", "patchagent", 2),
        samples::repaired("b", "patchagent", 1),
        samples::repaired("b", "patchagent", 2),
        samples::failed("c", "patchagent", 1),
        samples::failed("c", "patchagent", 2),
    ];
    let plan = BenchPlan {
        name: "n".to_owned(),
        cells: results
            .iter()
            .map(|one| PlannedCell::new(one.cell.clone(), "tree"))
            .collect(),
    };
    let label = |case: &str, opinion| Label {
        case: case.to_owned(),
        patch: CandidateId("p".to_owned()),
        opinion,
        why: String::new(),
    };
    let labels = [label("a", Opinion::Right), label("b", Opinion::Wrong)];
    let report = BenchReport::new(&plan, &results, &labels);
    let [constraint, agent] = report.arms.as_slice() else {
        panic!("{:#?}", report.arms);
    };
    let counts = |arm: &ArmSummary| (arm.cases, arm.plausible, arm.right, arm.wrong, arm.alone);
    assert_eq!(counts(constraint), (2, 1, 1, 0, 0));
    assert_eq!(counts(agent), (3, 2, 1, 1, 1));
    assert_eq!(agent.verified, 2);
    let ks: Vec<(usize, f64, f64)> = agent
        .pass_at
        .iter()
        .map(|one| (one.k, one.plausible, one.right))
        .collect();
    // Of the cases a, b and c one half, all and none of two tries.
    assert_eq!(ks, [(1, 0.5, 0.5 / 3.0), (2, 2.0 / 3.0, 1.0 / 3.0)]);
    assert_eq!(constraint.pass_at.len(), 1);
    assert!((agent.usd - 1.5).abs() < 1e-9);
    assert_eq!(agent.tools["find_definition"], 18);
    assert_eq!(agent.failed_at["poc"], 3);
    assert_eq!(agent.seconds.total as u64, 3 * 4 + 3 * 8);
    let text = serde_json::to_string(&report).unwrap();
    let again: BenchReport = serde_json::from_str(&text).unwrap();
    assert_eq!(again, report);
}

use patchwright_sandbox::RunEnd;

use super::super::reading::tests::{bug, leak, overflow, project, run};
use super::*;

#[test]
fn mutants_are_sorted_by_what_they_did() {
    use RunEnd::{Exited, Slow};
    let quiet = |out: &str| run(Exited(1), "", out);
    let crash = |function: &str| run(Exited(88), &overflow(function), "");
    let leaking = || run(Exited(88), &leak("load"), "a");
    let runs = NeighbourRuns {
        first: [
            (0, crash("sum")),
            (1, crash("other")),
            (2, quiet("a")),
            (3, quiet("a")),
            (4, leaking()),
            (5, quiet("a")),
            (6, quiet("a")),
            (7, run(Slow, "", "")),
            (8, quiet("a")),
            (9, run(Exited(2), "", "a")),
        ]
        .into(),
        again: [
            (2, quiet("a")),
            (3, quiet("b")),
            (4, quiet("a")),
            (5, crash("sum")),
            (8, run(Exited(127), "", "a")),
            (9, quiet("a")),
        ]
        .into(),
        ..NeighbourRuns::default()
    };
    let baseline = NeighbourBaseline::from_runs(&runs, &bug(), &project());
    assert_eq!(baseline.ran, 10);
    assert_eq!(baseline.hits, [0, 5].into());
    let other = Signature("heap-buffer-overflow:other>main".to_owned());
    assert_eq!(baseline.others, [(1, other.clone())].into());
    assert_eq!(baseline.known, [other].into());
    assert_eq!(baseline.benign.keys().copied().collect::<Vec<_>>(), [2, 4]);
    assert_eq!(baseline.benign[&4].status, 1, "the leak hid it at first");
    assert_eq!(baseline.unsettled.len(), 5);
    assert_eq!(baseline.leak_sites.len(), 1);
    assert_eq!(baseline.order(), [0, 5, 2, 4, 1]);
    let text = serde_json::to_string(&baseline).unwrap();
    assert_eq!(
        serde_json::from_str::<NeighbourBaseline>(&text).unwrap(),
        baseline
    );
}

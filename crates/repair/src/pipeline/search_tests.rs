use patchwright_domain::reproduction::{BaseSummary, CompileCommandsSummary};
use patchwright_domain::verdict::{NeighbourCounts, Trust};

use super::*;

fn verdict(accepted: bool) -> Verdict {
    Verdict {
        accepted,
        trust: Trust::Rejected,
        failed_stage: (!accepted).then_some(StageName::Poc),
        stages: Vec::new(),
        pocs: Vec::new(),
        neighbours: NeighbourCounts::default(),
        feedback: String::new(),
        base: BaseSummary {
            cached: true,
            seconds: 0.0,
            key: String::new(),
            files: 0,
            compile_commands: CompileCommandsSummary {
                origin: String::new(),
                count: 0,
            },
        },
        corrections: Vec::new(),
        patch: String::new(),
    }
}

/// Where the search ends depends on ranks, not on the order in which verdicts came.
#[test]
fn the_cutoff_follows_the_ranks() {
    let cases: [(&[usize], Option<usize>); 6] = [
        (&[], None),
        (&[0], Some(FURTHER)),
        (&[7], Some(7 + FURTHER)),
        (&[3, 1], Some(1 + FURTHER)),
        (&[5, 4, 3, 2], Some(5)),
        (&[9, 2, 30, 3, 5], Some(9)),
    ];
    for (passed, expected) in cases {
        let mut state = State::default();
        state.put(0, Some(verdict(passed.contains(&0))));
        state.put(8, None);
        for rank in passed {
            state.put(*rank, Some(verdict(true)));
        }
        assert_eq!(state.cutoff(), expected, "{passed:?}");
    }
}

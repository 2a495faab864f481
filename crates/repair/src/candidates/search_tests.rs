use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::repair::{Note, Preference};
use patchwright_domain::report::Location;
use patchwright_domain::reproduction::{BaseSummary, CompileCommandsSummary};
use patchwright_domain::verdict::{NeighbourCounts, StageName, Trust};

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

fn proposed() -> Proposed {
    Proposed {
        candidate: Candidate {
            id: CandidateId(String::new()),
            origin: Origin::Patch {
                name: String::new(),
            },
            changes: Vec::new(),
        },
        note: Note {
            operator: String::new(),
            place: String::new(),
            at: Location {
                function: None,
                file: None,
                line: None,
                column: None,
            },
            cause: String::new(),
            constraint: None,
            preference: Preference::default(),
            doubt: 0,
        },
    }
}

#[test]
fn nothing_is_looked_for_beyond_what_cannot_be_outdone() {
    let mut state = State::default();
    let counts = |run, hit, changed| NeighbourCounts {
        run,
        hit,
        changed,
        benign: run - hit,
        ..NeighbourCounts::default()
    };
    for (rank, run, hit, changed, expected) in [
        (10, 9, 0, 0, 10 + FURTHER),
        (9, 9, 5, 1, 9 + FURTHER),
        // No benign input was there to compare.
        (8, 5, 5, 0, 8 + FURTHER),
        (7, 9, 5, 0, 7),
        (6, 9, 5, 3, 7),
        (5, 9, 5, 0, 5),
    ] {
        let passed = Verdict {
            neighbours: counts(run, hit, changed),
            ..verdict(true)
        };
        state.put(rank, Some(passed), &proposed());
        assert_eq!(state.cutoff(), Some(expected), "after rank {rank}");
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
        state.put(0, Some(verdict(passed.contains(&0))), &proposed());
        state.put(8, None, &proposed());
        for rank in passed {
            state.put(*rank, Some(verdict(true)), &proposed());
        }
        assert_eq!(state.cutoff(), expected, "{passed:?}");
    }
}

/// What passed at a rank, with its neighbours that changed and its doubt, against what may come after it.
#[test]
fn what_cannot_be_better_is_left_out() {
    let with_doubt = |doubt| {
        let mut one = proposed();
        one.note.preference = Preference { place: 1, exit: 1 };
        one.note.doubt = doubt;
        one
    };
    for (trust, changed, rank, doubt, expected) in [
        (Trust::Verified, 0, 3, 5, true),
        (Trust::Verified, 0, 3, 4, false),
        (Trust::Verified, 0, 1, 5, false),
        (Trust::Verified, 1, 3, 5, false),
        (Trust::Untested, 0, 3, 5, false),
    ] {
        let mut state = State::default();
        let passed = Verdict {
            trust,
            neighbours: NeighbourCounts {
                run: 20,
                hit: 9,
                changed,
                benign: 11,
                ..NeighbourCounts::default()
            },
            ..verdict(true)
        };
        state.put(2, Some(passed.clone()), &with_doubt(4));
        let best = Rating::at_best(&with_doubt(doubt).note);
        let case = (trust, changed, rank, doubt);
        assert_eq!(state.is_outdone(rank, best), expected, "{case:?}");
        // It does not count either when another thread had judged it before.
        state.put(rank, Some(passed), &with_doubt(doubt));
        assert_eq!(
            state.passed_ranks().any(|one| one == rank),
            !expected,
            "{case:?}"
        );
    }
}

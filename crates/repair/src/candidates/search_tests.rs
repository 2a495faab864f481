use patchwright_domain::verdict::{NeighbourCounts, Trust};

use super::super::exit::Exit;
use super::super::test_support::{proposed, verdict};
use super::*;

/// Where the search ends depends on ranks, not on the order in which verdicts arrive.
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

/// Benign runs speak against the first: it is kept, and ends nothing.
#[test]
fn nobody_stops_at_a_bad_one() {
    let mut state = State::default();
    let mut bad = verdict(true);
    bad.benign.own_changed = 1;
    bad.trust = Trust::Untested;
    state.put(0, Some(bad), &proposed());
    assert_eq!((state.cutoff(), state.first_pass), (None, None));
    state.put(3, Some(verdict(true)), &proposed());
    assert_eq!(state.cutoff(), Some(3 + FURTHER));
}

/// One candidate passed at rank 2; which others are left out?
#[test]
fn what_cannot_be_better_is_left_out() {
    let with = |exit, lines| {
        let mut one = proposed();
        one.facts.exit = exit;
        one.facts.lines = lines;
        one
    };
    use Exit::{Corrected, Error, SilentSkip};
    for (trust, changed, rank, exit, lines, expected) in [
        // Equal candidates keep their order.
        (Trust::Verified, 0, 3, Error, 2, true),
        (Trust::Verified, 0, 1, Error, 2, false),
        (Trust::Verified, 0, 3, Error, 1, true),
        (Trust::Verified, 0, 3, Corrected, 9, false),
        (Trust::Verified, 0, 3, SilentSkip, 1, true),
        (Trust::Verified, 1, 3, SilentSkip, 1, true),
        (Trust::Verified, 3, 3, SilentSkip, 1, false),
        (Trust::Untested, 0, 3, SilentSkip, 1, false),
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
        state.put(2, Some(passed.clone()), &with(Error, 2));
        let other = with(exit, lines);
        let case = (trust, changed, rank, exit, lines);
        let best = Rating::at_best(&other.facts);
        assert_eq!(state.is_outdone(rank, best), expected, "{case:?}");
        // It is left out even if another thread has already judged it.
        state.put(rank, Some(passed), &other);
        let counts = state.passed_ranks().any(|one| one == rank);
        assert_eq!(counts, !expected, "{case:?}");
    }
}

use super::*;

/// As [`merit`], of a candidate that so many seeds behave differently with.
fn with_seeds(changed_seeds: usize, merit: Merit) -> Merit {
    let rating = Rating {
        changed_seeds,
        ..merit.rating
    };
    Merit { rating, ..merit }
}

/// What is compared of a candidate: neighbours (run, hit, exposed, changed), place, exit, doubt, lines.
fn merit(counts: [usize; 4], preference: [u8; 2], doubt: u32, lines: usize) -> Merit {
    let [run, hit, exposed, changed] = counts;
    let [place, exit] = preference;
    let counts = NeighbourCounts {
        run,
        hit,
        exposed,
        changed,
        benign: run.saturating_sub(hit),
        ..NeighbourCounts::default()
    };
    Merit {
        rating: Rating {
            changed_seeds: 0,
            untested: false,
            exposed,
            changed_fifths: fifths(&counts),
            preference: Preference { place, exit },
            changed,
            doubt,
        },
        lines,
        rank: 0,
    }
}

#[test]
fn the_better_of_two_is_taken() {
    let cases = [
        (
            "what the user gave, before all else",
            with_seeds(0, merit([300, 20, 1, 200], [2, 3], 9, 9)),
            with_seeds(1, merit([300, 20, 0, 0], [0, 0], 0, 1)),
        ),
        (
            "known to change nothing, before nobody knows",
            merit([300, 20, 0, 0], [2, 1], 0, 1),
            merit([20, 20, 0, 0], [0, 0], 0, 1),
        ),
        (
            "nobody knows, before known to change most",
            merit([20, 20, 0, 0], [2, 1], 0, 1),
            merit([300, 20, 0, 200], [0, 0], 0, 1),
        ),
        (
            "no bug elsewhere before a better place",
            merit([300, 20, 0, 0], [2, 1], 9, 9),
            merit([300, 20, 1, 0], [0, 0], 0, 1),
        ),
        (
            "the producer, though it turns away some more",
            merit([300, 18, 0, 42], [0, 1], 0, 2),
            merit([300, 18, 0, 4], [1, 1], 0, 1),
        ),
        (
            "the crash site, if the producer turns away most",
            merit([300, 18, 0, 4], [2, 1], 0, 2),
            merit([300, 18, 0, 200], [0, 1], 0, 2),
        ),
        (
            "fewer changes between equals",
            merit([300, 18, 0, 4], [0, 1], 5, 3),
            merit([300, 18, 0, 5], [0, 1], 0, 1),
        ),
        (
            "an error exit before a silent skip",
            merit([0; 4], [1, 1], 5, 5),
            merit([0; 4], [1, 3], 0, 1),
        ),
        (
            "less guessed before smaller",
            merit([0; 4], [0, 1], 1, 5),
            merit([0; 4], [0, 1], 2, 1),
        ),
        (
            "smaller last",
            merit([0; 4], [0, 1], 1, 1),
            merit([0; 4], [0, 1], 1, 2),
        ),
    ];
    for (why, better, worse) in cases {
        assert!(better < worse, "{why}");
    }
}

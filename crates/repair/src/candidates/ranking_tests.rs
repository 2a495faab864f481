use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::verdict::{Doubt, SeedCounts};

use super::super::test_support::{proposed, verdict};
use super::*;

/// What is measured of a candidate, in ranking order.
#[derive(Clone, Copy)]
struct Measured {
    seeds: usize,
    trust: Trust,
    run: usize,
    hit: usize,
    exposed: usize,
    changed: usize,
    doubt: Option<&'static str>,
    confidence: f64,
    exit: Exit,
    place: PatchPlace,
    lines: usize,
}

/// Nothing is wrong with it.
const BEST: Measured = Measured {
    seeds: 0,
    trust: Trust::Verified,
    run: 300,
    hit: 20,
    exposed: 0,
    changed: 0,
    doubt: None,
    confidence: 0.8,
    exit: Exit::Corrected,
    place: PatchPlace::Producer,
    lines: 1,
};

/// The worst possible diff, which still counts less than what runs showed.
const WORST_DIFF: Measured = Measured {
    exit: Exit::SilentSkip,
    place: PatchPlace::Memory,
    lines: 99,
    ..BEST
};

impl Measured {
    fn by(self, maker: &str, rank: usize) -> Passed {
        let neighbours = NeighbourCounts {
            run: self.run,
            hit: self.hit,
            exposed: self.exposed,
            changed: self.changed,
            benign: self.run - self.hit,
            seeds: Some(SeedCounts {
                compared: 3,
                changed: self.seeds,
                ..SeedCounts::default()
            }),
            ..NeighbourCounts::default()
        };
        let mut proposed = proposed();
        proposed.facts = PatchFacts {
            exit: self.exit,
            place: self.place,
            lines: self.lines,
        };
        proposed.candidate = Candidate {
            id: CandidateId(maker.to_owned()),
            origin: Origin::Strategy {
                name: maker.to_owned(),
                round: 0,
            },
            changes: Vec::new(),
        };
        let mut verdict = verdict(true);
        verdict.trust = self.trust;
        verdict.confidence = self.confidence;
        verdict.doubts.extend(self.doubt.map(|name| Doubt {
            name: name.to_owned(),
            detail: String::new(),
            example: None,
        }));
        verdict.neighbours = neighbours;
        Passed {
            rank,
            proposed,
            verdict,
        }
    }
}

fn winner(passed: &[Passed]) -> &str {
    &best_first(passed)[0].proposed.candidate.id.0
}

#[test]
fn the_better_of_two_is_taken() {
    let unknown = Measured {
        run: 20,
        hit: 20,
        ..BEST
    };
    let cases = [
        (
            "what the user gave, before all else",
            Measured {
                exposed: 1,
                changed: 200,
                ..WORST_DIFF
            },
            Measured { seeds: 1, ..BEST },
        ),
        (
            "tested",
            WORST_DIFF,
            Measured {
                trust: Trust::Untested,
                ..BEST
            },
        ),
        (
            "no suspicion that no run answers",
            Measured {
                exposed: 1,
                ..WORST_DIFF
            },
            Measured {
                doubt: Some("unexercised-removal"),
                ..BEST
            },
        ),
        (
            "tests before answered suspicions",
            Measured {
                doubt: Some("unexercised-removal"),
                ..WORST_DIFF
            },
            Measured {
                trust: Trust::Untested,
                ..BEST
            },
        ),
        (
            "a correction, though it accepts what crashed",
            Measured {
                doubt: Some("accepted-bad-input"),
                ..BEST
            },
            Measured {
                exit: Exit::Error,
                ..BEST
            },
        ),
        (
            "no doubt before one, between equals",
            Measured {
                changed: 5,
                lines: 99,
                confidence: 0.1,
                ..BEST
            },
            Measured {
                doubt: Some("accepted-bad-input"),
                ..BEST
            },
        ),
        (
            "more confidence, after all else",
            Measured {
                confidence: 0.76,
                ..BEST
            },
            Measured {
                confidence: 0.74,
                ..BEST
            },
        ),
        (
            "a small one, whatever the confidence",
            Measured {
                confidence: 0.0,
                ..BEST
            },
            Measured { lines: 20, ..BEST },
        ),
        (
            "no crash elsewhere",
            WORST_DIFF,
            Measured { exposed: 1, ..BEST },
        ),
        (
            "turning a few more away where the bad value is made, before hiding it where it does harm",
            Measured { changed: 3, ..BEST },
            Measured {
                exit: Exit::SilentSkip,
                place: PatchPlace::CrashSite,
                ..BEST
            },
        ),
        (
            "nothing changed before nothing compared",
            WORST_DIFF,
            unknown,
        ),
        (
            "few changed before nothing compared",
            Measured {
                changed: 40,
                ..WORST_DIFF
            },
            unknown,
        ),
        (
            "nothing compared before most changed",
            Measured {
                run: 20,
                ..WORST_DIFF
            },
            Measured {
                changed: 200,
                ..BEST
            },
        ),
        (
            "a correction before an error exit",
            Measured {
                place: PatchPlace::Memory,
                lines: 9,
                ..BEST
            },
            Measured {
                exit: Exit::Error,
                ..BEST
            },
        ),
        (
            "an error exit before a silent skip",
            Measured {
                exit: Exit::Error,
                place: PatchPlace::CrashSite,
                lines: 9,
                ..BEST
            },
            Measured {
                exit: Exit::SilentSkip,
                ..BEST
            },
        ),
        (
            "upstream before the crash site",
            Measured {
                changed: 42,
                lines: 9,
                ..BEST
            },
            Measured {
                changed: 4,
                place: PatchPlace::CrashSite,
                ..BEST
            },
        ),
        (
            "fewer changed inputs between equals",
            Measured {
                changed: 4,
                lines: 9,
                ..BEST
            },
            Measured { changed: 5, ..BEST },
        ),
        (
            "a small one before a long one",
            Measured { lines: 19, ..BEST },
            Measured { lines: 20, ..BEST },
        ),
    ];
    for (why, better, worse) in cases {
        for (first, second) in [("constraint", "patchagent"), ("patchagent", "constraint")] {
            // Neither who made it nor the order matters.
            let passed = [better.by(first, 0), worse.by(second, 1)];
            assert_eq!(winner(&passed), first, "{why}");
            let passed = [worse.by(second, 0), better.by(first, 1)];
            assert_eq!(winner(&passed), first, "{why}");
        }
    }
}

#[test]
fn equals_keep_the_order_in_which_they_were_proposed() {
    for (first, second) in [("constraint", "patchagent"), ("patchagent", "constraint")] {
        let passed = [BEST.by(second, 7), BEST.by(first, 3)];
        assert_eq!(winner(&passed), first);
        // Less than a tenth of confidence makes no difference.
        let a_little_less = Measured {
            confidence: 0.76,
            ..BEST
        };
        let passed = [BEST.by(second, 7), a_little_less.by(first, 3)];
        assert_eq!(winner(&passed), first);
    }
}

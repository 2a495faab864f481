use patchwright_domain::reproduction::BaseSummary;
use patchwright_domain::verdict::{BenignEvidence, Doubt, SeedCounts};

use super::*;

/// An accepted patch with much evidence for it and none against it.
fn good() -> Verdict {
    Verdict {
        neighbours: NeighbourCounts {
            run: 300,
            hit: 40,
            fixed: 40,
            different: 9,
            benign: 200,
            ..NeighbourCounts::default()
        },
        benign: BenignEvidence {
            tests: true,
            kept: 99,
            ..BenignEvidence::default()
        },
        ..Verdict::new(
            String::new(),
            Trust::Verified,
            Vec::new(),
            BaseSummary::default(),
        )
    }
}

fn confidence(change: impl FnOnce(&mut Verdict)) -> f64 {
    let mut verdict = good();
    change(&mut verdict);
    total(&parts(&verdict))
}

fn doubt(name: &str) -> Doubt {
    Doubt {
        name: name.to_owned(),
        detail: String::new(),
        example: None,
    }
}

#[test]
fn weights_are_one_together() {
    let weight = |(_, role, _): &(&str, Role, Measure)| match role {
        Role::Weight(weight) => *weight,
        Role::Factor => 0.0,
    };
    let sum: f64 = PARTS.iter().map(weight).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn a_rejected_patch_has_no_confidence() {
    let rejected = |verdict: &mut Verdict| verdict.trust = Trust::Rejected;
    assert_eq!(confidence(rejected), 0.0);
}

/// A label, the expected confidence, and how the verdict differs from a good one.
type Case = (&'static str, f64, fn(&mut Verdict));

#[test]
fn each_part_counts() {
    let seeds = |changed| SeedCounts {
        given: 4,
        compared: 4,
        changed,
        left_out: Vec::new(),
    };
    let cases: [Case; 12] = [
        ("all that is measured today", 0.77, |_| {}),
        ("no neighbour hit the bug", 0.5, |one| {
            one.neighbours.hit = 0
        }),
        ("all hits are alike", 0.65, |one| {
            one.neighbours.different = 1
        }),
        ("half of the hits crash elsewhere", 0.64, |one| {
            one.neighbours.fixed = 20
        }),
        ("no test passes through", 0.52, |one| {
            one.benign.tests = false
        }),
        ("nothing benign does", 0.27, |one| {
            one.benign = BenignEvidence::default()
        }),
        ("nobody knows", 0.27, |one| {
            one.benign.unknown = Some("why".to_owned())
        }),
        ("most are refused now", 0.77, |one| {
            one.neighbours.changed = 180;
            one.benign.changed = 180;
            one.benign.refused_now = 180;
        }),
        ("one answers otherwise", 0.23, |one| {
            one.neighbours.changed = 1;
            one.benign.changed = 1;
            one.benign.answered_otherwise = 1;
            one.doubts.push(doubt("other-answer"));
        }),
        ("how a tenth changed is not known", 0.24, |one| {
            one.neighbours.changed = 20;
            one.benign.unknown = Some("why".to_owned());
        }),
        ("nothing was compared", 0.14, |one| {
            one.neighbours.benign = 0;
            one.benign = BenignEvidence::default();
        }),
        ("a suspicion is left", 0.39, |one| {
            one.doubts.push(doubt("unexercised-removal"));
        }),
    ];
    for (what, expected, change) in cases {
        assert_eq!(confidence(change), expected, "{what}");
    }
    let other = confidence(|one| one.doubts.push(doubt("accepted-bad-input")));
    assert_eq!(other, 0.69);
    let changed = confidence(|one| one.neighbours.seeds = Some(seeds(2)));
    let kept = confidence(|one| one.neighbours.seeds = Some(seeds(0)));
    assert_eq!((changed, kept), (0.39, 0.77));
}

#[test]
fn every_part_is_named_and_between_nothing_and_all() {
    let parts = parts(&good());
    let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "hits",
            "coverage",
            "search",
            "properties",
            "behaviour",
            "doubts"
        ]
    );
    for part in &parts {
        assert!(
            (0.0..=1.0).contains(&part.value) && !part.detail.is_empty(),
            "{part:?}"
        );
    }
}

//! From candidates to a proved patch, with hand-made candidates.

use std::time::Duration;

use patchwright_domain::event::Event;
use patchwright_domain::refusal::Refusal;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::strict::Strictness;
use patchwright_domain::verdict::Trust;
use patchwright_repair::{Budget, History, Order, RepairError, Strategy};

use crate::support::Fixture;

const FIX: &str = "fix.patch";
const BAD: [&str; 4] = [
    "bad/syntax--missing-parenthesis.patch",
    "bad/poc--bound-counts-rows.patch",
    "bad/test--last-tile-not-drawn.patch",
    "bad/ran--no-op-comment.patch",
];

fn order() -> Order<'static> {
    Order {
        portfolio: Strategy::Patches(Vec::new()).into(),
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: None,
    }
}

/// The ids of all candidates that were judged, in the order of the events.
fn judged(events: &[Event]) -> Vec<String> {
    let judged = events.iter().filter_map(|event| match event {
        Event::Judged { candidate, .. } => Some(candidate.as_ref().unwrap().to_string()),
        _ => None,
    });
    judged.collect()
}

#[test]
fn the_good_one_of_many_is_proved() {
    let fixture = Fixture::new();
    let patches = [BAD.as_slice(), &[FIX]].concat();
    let (repair, events) = fixture.repair("tilecat", &patches, &order());
    let repair = repair.unwrap();
    assert_eq!(repair.status, RepairStatus::Repaired, "{repair:?}");
    assert_eq!(repair.reason, None);
    assert_eq!(repair.tally.judged, 5);
    assert_eq!(repair.tally.passed, 1);
    for refusal in [
        Refusal::NotCompiled,
        Refusal::StillCrashes,
        Refusal::FailsTests,
        Refusal::NothingChanged,
    ] {
        assert_eq!(repair.tally.refused.get(&refusal), Some(&1), "{refusal:?}");
    }
    let winner = repair.winner.unwrap();
    assert_eq!(winner.note.operator, format!("the patch {FIX}"));
    assert_eq!(winner.judged.verdict().trust, Trust::Verified);
    assert_eq!(winner.touched.len(), 1);
    let patch = String::from_utf8(winner.patch).unwrap();
    assert!(
        patch.contains("+\treturn check_cells(map, layer);"),
        "{patch}"
    );
    let proofs = events
        .iter()
        .filter(|event| matches!(event, Event::Proved { .. }));
    assert_eq!(proofs.count(), 1);
}

#[test]
fn nothing_good_is_a_failure_that_says_how_far_it_came() {
    let fixture = Fixture::new();
    let (repair, _) = fixture.repair("tilecat", &BAD, &order());
    let repair = repair.unwrap();
    assert_eq!(repair.status, RepairStatus::Failed);
    assert!(repair.winner.is_none());
    let reason = repair.reason.unwrap();
    assert!(reason.contains("4 candidates: "), "{reason}");
    assert!(
        reason.contains("; the one that came furthest: 8 tests that passed"),
        "{reason}"
    );
}

#[test]
fn a_budget_ends_it() {
    let fixture = Fixture::new();
    let few = Order {
        budget: Budget {
            candidates: 2,
            ..Budget::default()
        },
        ..order()
    };
    let short = Order {
        budget: Budget {
            seconds: Duration::ZERO,
            ..Budget::default()
        },
        ..order()
    };
    let patches = [BAD.as_slice(), &[FIX]].concat();
    for (order, count) in [(few, 2), (short, 0)] {
        let (repair, events) = fixture.repair("tilecat", &patches, &order);
        let repair = repair.unwrap();
        assert_eq!(repair.status, RepairStatus::Budget);
        assert_eq!(judged(&events).len(), count);
        assert_eq!(repair.tally.judged, count);
    }
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let fixture = Fixture::new();
    let patches = [BAD.as_slice(), &[FIX]].concat();
    let (first, before) = fixture.repair_watching("tilecat", &patches, &order(), |event| {
        if matches!(event, Event::Judged { .. }) {
            fixture.cancel.cancel();
        }
    });
    assert_eq!(first.unwrap().status, RepairStatus::Interrupted);
    assert!(!judged(&before).is_empty() && judged(&before).len() < 5);

    let again = Fixture {
        cancel: Default::default(),
        ..fixture
    };
    let resumed = Order {
        history: History::from_events(&before),
        ..order()
    };
    let (second, after) = again.repair("tilecat", &patches, &resumed);
    assert_eq!(second.unwrap().status, RepairStatus::Repaired);
    let mut all = [judged(&before), judged(&after)].concat();
    all.sort();
    let count = all.len();
    all.dedup();
    assert_eq!(all.len(), count, "judged twice");
    let proposed = after
        .iter()
        .filter(|event| matches!(event, Event::Proposed { .. }));
    assert_eq!(proposed.count(), 0, "proposed twice");
}

/// A verdict in a journal proves nothing: candidates that it says passed are judged again.
#[test]
fn an_accepted_verdict_of_the_past_is_not_believed() {
    let fixture = Fixture::new();
    let (_, mut events) = fixture.repair("tilecat", &BAD[1..2], &order());
    let known = judged(&events);
    for event in &mut events {
        if let Event::Judged { verdict, .. } = event {
            verdict.accepted = true;
            verdict.trust = Trust::Verified;
            verdict.failed_stage = None;
        }
    }
    let forged = Order {
        history: History::from_events(&events),
        ..order()
    };
    let (repair, events) = fixture.repair("tilecat", &BAD[1..2], &forged);
    let repair = repair.unwrap();
    assert!(known.iter().all(|id| !judged(&events).contains(id)));
    assert_eq!(repair.status, RepairStatus::Failed);
    assert!(repair.reason.unwrap().contains("refused what had passed"));
}

#[test]
fn verdicts_on_another_base_are_refused() {
    let fixture = Fixture::new();
    let (_, mut events) = fixture.repair("tilecat", &BAD[..1], &order());
    for event in &mut events {
        if let Event::BaseReady { base } = event {
            base.key = "another".to_owned();
        }
    }
    let stale = Order {
        history: History::from_events(&events),
        ..order()
    };
    let (repair, _) = fixture.repair("tilecat", &BAD[..1], &stale);
    assert!(matches!(repair, Err(RepairError::BaseChanged)));
}

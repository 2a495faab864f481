//! A repair whose first patch is accepted but not verified, and that is interrupted while the model may narrow it.

use super::*;
use crate::vulnresolver::phases;

/// Without tests the first patch is accepted, although it no longer draws the last tile.
fn narrows(_: &Request, turn: usize) -> Said {
    match turn {
        0 => validates(TIGHT),
        _ => validates(FIX),
    }
}

#[test]
fn a_narrower_patch_wins_and_a_cut_run_ends_the_same() {
    let fixture = Fixture {
        adjust: |case| case.test = None,
        ..Fixture::new()
    };
    let go_on = |before: &[Event]| {
        let model = Script::new("script/narrows", narrows);
        let within = Within::default();
        let ran = resume(&fixture, Strategy::PatchAgent, &[&model], within, before);
        (ran, model.asked().len())
    };
    let (whole, calls) = go_on(&[]);
    assert_eq!((calls, whole.repair.tally.passed), (2, 2));
    let patch = whole.repair.winner.unwrap().patch;
    assert!(String::from_utf8_lossy(&patch).contains("check_cells"));
    let told = phases(&whole.events);
    assert_eq!(told.len(), 2, "{told:?}");

    let at = whole.events.iter();
    let offered = |event: &Event| matches!(event, Event::PhaseEnded { .. });
    let at = at.clone().position(offered).unwrap();
    let before = &whole.events[..=at];
    let (rest, asked) = go_on(before);
    assert_eq!(rest.repair.winner.unwrap().patch, patch);
    assert_eq!(asked, 1);
    assert_eq!([phases(before), phases(&rest.events)].concat(), told);
}

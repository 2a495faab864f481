//! A run that is interrupted after events of every relevant kind, and resumed.

use super::*;
use crate::cutting::{cut_everywhere, matters};

/// Wrong in the first round; in the second, which asks for a condition, one of two answers is right.
fn samples(request: &Request, _: usize) -> Said {
    let second = opening(request).contains(" // <<< check here");
    match (second, request.options.temperature) {
        (false, _) => says(WRONG),
        (true, Some(0.8)) => says(FUNCTION),
        (true, _) => says("No idea."),
    }
}

fn go_on(fixture: &Fixture, before: &[Event]) -> (Ran, usize) {
    let model = Script::new("script/samples", samples);
    let asking = Asking {
        context: Some(3000),
        samples: 2,
    };
    let strategy = Strategy::Workflow(asking);
    let ran = resume(fixture, strategy, &[&model], Within::default(), before);
    (ran, model.asked().len())
}

fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::PhaseEnded { .. } | Event::ModelAnswered { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = fixture();
    cut_everywhere(|before| go_on(&fixture, before), is_a_place_to_cut, matters);
}

/// Asks for a definition before it writes the patch.
fn asks(_: &Request, turn: usize) -> Said {
    match turn {
        0 => says("SHOW: check_cells"),
        _ => says(FUNCTION),
    }
}

#[test]
fn a_run_cut_while_definitions_are_shown_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let go_on = |before: &[Event]| {
        let model = Script::new("script/asks", asks);
        let strategy = Strategy::Workflow(WHOLE);
        let ran = resume(&fixture, strategy, &[&model], Within::default(), before);
        (ran, model.asked().len())
    };
    let (events, calls) = cut_everywhere(go_on, is_a_place_to_cut, matters);
    assert_eq!(calls, 2);
    let told = phases(&events);
    assert_eq!(
        told[1..],
        ["shown: check_cells", "answers: 1 answer: 1 patch"]
    );
}

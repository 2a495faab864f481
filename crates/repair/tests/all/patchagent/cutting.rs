//! Runs that are interrupted after events of every relevant kind, and resumed.

use super::*;
use crate::cutting;

fn short(_: &Request, turn: usize) -> Said {
    match turn {
        0 => views("src/render.c", 1, 60),
        1 => validates(WRONG),
        _ => validates(FIX),
    }
}

fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::BaseReady { .. }
            | Event::Proposed { .. }
            | Event::Judged { .. }
            | Event::ModelAsked { .. }
            | Event::ModelAnswered { .. }
            | Event::ToolCalled { .. }
            | Event::RoundStarted { .. }
            | Event::RoundEnded { .. }
            | Event::Chosen { .. }
            | Event::Proved { .. }
    )
}

/// Where one strategy hands over to another; the rest is covered by `patchagent`'s own test.
fn is_a_handover(event: &Event) -> bool {
    matches!(
        event,
        Event::Judged { .. } | Event::RoundStarted { .. } | Event::Chosen { .. }
    )
}

/// Interrupts a complete run after the events that matter and resumes it.
fn cut_everywhere(
    fixture: &Fixture,
    strategy: &Strategy,
    answer: Answer,
    budget: &Budget,
    cuts: fn(&Event) -> bool,
) -> Vec<Event> {
    let go_on = |before: &[Event]| {
        let model = Script::new("script/short", answer);
        let access = Within {
            budget: budget.clone(),
            ..Within::default()
        };
        let rest = resume(fixture, strategy.clone(), &[&model], access, before);
        (rest, model.asked().len())
    };
    let (events, calls) = cutting::cut_everywhere(go_on, cuts, cutting::matters);
    assert_eq!(calls, 3);
    events
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.test = None;
        },
        ..Fixture::new()
    };
    let budget = Budget::default();
    cut_everywhere(
        &fixture,
        &Strategy::PatchAgent,
        short,
        &budget,
        is_a_place_to_cut,
    );
}

/// In the part without a model, between the two, and in the part with one. Without tests no patch is beyond doubt.
#[test]
fn auto_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.limits.jobs = 1;
            case.test = None;
        },
        ..Fixture::new()
    };
    // Half of them without a model.
    let budget = Budget {
        candidates: 4,
        ..Budget::default()
    };
    let events = cut_everywhere(
        &fixture,
        &Strategy::Auto,
        looks_twice_at_once,
        &budget,
        is_a_handover,
    );
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let judged = at(|event| matches!(event, Event::Judged { .. }));
    let handed_over = at(|event| matches!(event, Event::RoundStarted { .. }));
    assert!(judged < handed_over);
}

fn looks_twice_at_once(_: &Request, turn: usize) -> Said {
    match turn {
        0 => {
            let mut both = views("src/render.c", 1, 60);
            both.calls.extend(views("src/load.c", 1, 120).calls);
            both
        }
        1 => validates(WRONG),
        _ => validates(FIX),
    }
}

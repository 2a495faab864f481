//! Runs that are interrupted after events of every relevant kind, and resumed.

use patchwright_domain::event::Event;

use super::properties::{IN_RANGE, asserts, reports};
use super::*;
use crate::cutting::{cut_everywhere, matters};

fn go_on(fixture: &Fixture, before: &[Event]) -> (Ran, usize) {
    let model = Script::new("script/works", works);
    let within = Within {
        without: Switches::default().without(Optimisation::PropertyAgent),
        ..Within::default()
    };
    let ran = resume(fixture, Strategy::VulnResolver, &[&model], within, before);
    (ran, model.asked().len())
}

/// What this strategy adds to a conversation; the common part is covered by `patchagent`'s test.
fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::PhaseEnded { .. } | Event::RoundStarted { .. } | Event::RoundEnded { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.limits.jobs = 1;
            case.test = None;
        },
        ..Fixture::new()
    };
    cut_everywhere(|before| go_on(&fixture, before), is_a_place_to_cut, matters);
}

/// States a property of the crash, has it checked, reports it, and leaves the rest to others.
fn states(request: &Request, turn: usize) -> Said {
    match (part(request), turn) {
        ("report_properties", 0) => asserts("crash", &[("in_range", "src/render.c", 17, IN_RANGE)]),
        ("report_properties", 1) => calls("run_poc", json!({"name": "first"})),
        ("report_properties", _) => reports("in_range", true),
        _ => gives_up(),
    }
}

#[test]
fn the_property_agent_goes_on_where_it_was_cut() {
    let fixture = Fixture {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.test = None;
        },
        ..Fixture::new()
    };
    let go_on = |before: &[Event]| {
        let model = Script::new("script/states", states);
        let within = Within {
            without: Switches::default().without(Optimisation::ContextAgent),
            ..Within::default()
        };
        let ran = resume(&fixture, Strategy::VulnResolver, &[&model], within, before);
        (ran.events, model.asked().len())
    };
    let (whole, calls) = go_on(&[]);
    let told = phases(&whole);
    assert_eq!(
        told[0],
        "property: 1 property: 1 violated, 0 hold, 0 not reached; 1 handed to the judge"
    );
    let ends =
        |event: &Event| matches!(event, Event::PhaseEnded { phase, .. } if phase == "property");
    let end = whole.iter().position(ends).unwrap();
    let mut cuts = 0;
    for (at, event) in whole[..=end].iter().enumerate() {
        // Where the program was run, and before what is kept goes to the judge; behind that `properties` is cut.
        let is_a_place = match event {
            Event::ToolCalled { tool, .. } => tool == "run_poc",
            Event::RoundEnded { .. } => true,
            _ => false,
        };
        if !is_a_place {
            continue;
        }
        cuts += 1;
        let before = &whole[..=at];
        let (rest, asked) = go_on(before);
        let what = format!("cut after {event:?}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        assert_eq!(
            before.iter().filter(answered).count() + asked,
            calls,
            "{what}"
        );
        let both = [matters(before), matters(&rest)].concat();
        assert_eq!(both, matters(&whole), "{what}");
        assert_eq!([phases(before), phases(&rest)].concat(), told, "{what}");
    }
    assert_eq!(cuts, 2);
}

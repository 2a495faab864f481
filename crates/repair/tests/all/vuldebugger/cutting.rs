//! Runs that are interrupted after events of every relevant kind, and resumed.

use super::*;
use crate::support::places_to_cut;

fn short(request: &Request, turn: usize) -> Said {
    match (is_debugging(request), turn) {
        (true, 0) => to_line("src/render.c", 17, "cell <= map->tile_count"),
        (true, _) => concludes(&[1]),
        (false, 0) => validates(WRONG),
        (false, _) => validates(FIX),
    }
}

/// The relevant part of a run: what was observed and decided, and what was paid for.
fn matters(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::ConstraintFound { constraint } => Some(format!("constraint {constraint}")),
        Event::Proposed { candidate, .. } => Some(format!("proposed {candidate}")),
        Event::Judged { candidate, .. } => Some(format!("judged {}", candidate.as_ref()?)),
        Event::ModelAnswered { key, .. } => Some(format!("answered {key}")),
        Event::ToolCalled {
            tool, arguments, ..
        } => Some(format!("called {tool} {arguments}")),
        Event::Observed { observation } => Some(format!("observed {observation:?}")),
        Event::Diagnosed { diagnosis } => Some(format!("diagnosed {diagnosis:?}")),
        Event::RoundStarted {
            strategy, round, ..
        } => Some(format!("round {strategy} {round}")),
        Event::RoundEnded { stop, .. } => Some(format!("ended {stop}")),
        _ => None,
    });
    told.collect()
}

/// What this strategy adds to a conversation; the common part is covered by `patchagent`'s test.
fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::Observed { .. }
            | Event::Diagnosed { .. }
            | Event::RoundStarted { .. }
            | Event::RoundEnded { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let fixture = fixture();
    let go_on = |before: &[Event]| {
        let model = Script::new("script/short", short);
        let rest = resume(&fixture, &[&model], &Within::default(), before);
        (rest, model.asked().len())
    };
    let (whole, calls) = go_on(&[]);
    assert_eq!(calls, 4);
    let winner = whole.repair.winner.unwrap().patch;
    for at in places_to_cut(&whole.events, is_a_place_to_cut) {
        let event = &whole.events[at];
        let before = &whole.events[..=at];
        let (rest, asked) = go_on(before);
        let what = format!("cut after {event:?}");
        assert_eq!(rest.repair.winner.unwrap().patch, winner, "{what}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        let answered = before.iter().filter(answered).count();
        assert_eq!(answered + asked, calls, "{what}");
        let both = [matters(before), matters(&rest.events)].concat();
        assert_eq!(both, matters(&whole.events), "{what}");
    }
}

//! Runs that are interrupted after events of every relevant kind, and resumed.

use super::*;
use crate::cutting::cut_everywhere;

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
        let Ran { repair, events } = resume(&fixture, &[&model], &Within::default(), before);
        let ran = crate::patchagent::Ran { repair, events };
        (ran, model.asked().len())
    };
    let (_, calls) = cut_everywhere(go_on, is_a_place_to_cut, matters);
    assert_eq!(calls, 4);
}

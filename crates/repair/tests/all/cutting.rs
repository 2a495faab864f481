//! Runs that are interrupted after events of every relevant kind, and resumed.

use patchwright_domain::event::Event;

use crate::patchagent::Ran;
use crate::support::places_to_cut;

/// Interrupts a run after the events that `cuts` accepts and resumes it: it must come to the same patch, pay for no answer twice,
/// and do and say everything once, as far as `told` shows. `go_on` also returns how often the model was asked; so does this.
pub fn cut_everywhere(
    go_on: impl Fn(&[Event]) -> (Ran, usize),
    cuts: impl Fn(&Event) -> bool,
    told: impl Fn(&[Event]) -> Vec<String>,
) -> (Vec<Event>, usize) {
    let (whole, calls) = go_on(&[]);
    let winner = whole.repair.winner.unwrap().patch;
    for at in places_to_cut(&whole.events, cuts) {
        let before = &whole.events[..=at];
        let (rest, asked) = go_on(before);
        let what = format!("cut after {:?}", whole.events[at]);
        assert_eq!(rest.repair.winner.unwrap().patch, winner, "{what}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        let answered = before.iter().filter(answered).count();
        assert_eq!(answered + asked, calls, "{what}");
        let both = [told(before), told(&rest.events)].concat();
        assert_eq!(both, told(&whole.events), "{what}");
    }
    (whole.events, calls)
}

/// What was decided, and what was paid for.
pub fn matters(events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| match event {
        Event::Proposed { candidate, .. } => Some(format!("proposed {candidate}")),
        Event::Judged { candidate, .. } => Some(format!("judged {}", candidate.as_ref()?)),
        Event::ModelAnswered { key, .. } => Some(format!("answered {key}")),
        Event::ToolCalled {
            tool, arguments, ..
        } => Some(format!("called {tool} {arguments}")),
        Event::RoundStarted { round, .. } => Some(format!("round {round}")),
        Event::RoundEnded { stop, .. } => Some(format!("ended {stop}")),
        Event::PhaseEnded { phase, found, .. } => Some(format!("{phase}: {found}")),
        Event::AgentMoved { .. } => Some(format!("{event:?}")),
        _ => None,
    });
    told.collect()
}

//! Runs that are interrupted after events of every relevant kind, and resumed.

use patchwright_domain::event::Event;

use super::*;
use crate::patchagent::cutting::matters;
use crate::support::places_to_cut;

fn go_on(bench: &Bench, before: &[Event]) -> (Ran, usize) {
    let model = Script::new("script/works", works);
    let within = Within {
        without: Switches::default().without(Optimisation::PropertyAgent),
        ..Within::default()
    };
    let ran = resume(bench, Strategy::VulnResolver, &[&model], within, before);
    (ran, model.asked().len())
}

/// What this strategy adds to a conversation; the common part is covered by `patchagent`'s test.
fn is_a_place_to_cut(event: &Event) -> bool {
    matches!(
        event,
        Event::PhaseEnded { .. }
            | Event::RoundStarted { .. }
            | Event::RoundEnded { .. }
            | Event::Judged { .. }
    )
}

#[test]
fn a_run_cut_anywhere_ends_as_an_unbroken_one() {
    let bench = Bench {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.limits.jobs = 1;
        },
        ..Bench::new()
    };
    let (whole, calls) = go_on(&bench, &[]);
    let winner = whole.repair.winner.unwrap().patch;
    for at in places_to_cut(&whole.events, is_a_place_to_cut) {
        let event = &whole.events[at];
        let before = &whole.events[..=at];
        let (rest, asked) = go_on(&bench, before);
        let what = format!("cut after {event:?}");
        assert_eq!(rest.repair.winner.unwrap().patch, winner, "{what}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        let answered = before.iter().filter(answered).count();
        assert_eq!(answered + asked, calls, "{what}");
        let both = [matters(before), matters(&rest.events)].concat();
        assert_eq!(both, matters(&whole.events), "{what}");
        let told = [phases(before), phases(&rest.events)].concat();
        assert_eq!(told, phases(&whole.events), "{what}");
    }
}

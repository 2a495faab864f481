//! A run that is interrupted after events of every relevant kind, and resumed.

use super::*;
use crate::patchagent::cutting::matters;
use crate::support::places_to_cut;

/// Wrong in the first round; in the second, which asks for another function, one of two answers is right.
fn samples(request: &Request, _: usize) -> Said {
    let second = opening(request).contains("Write `check_cells` again");
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
    let (whole, calls) = go_on(&fixture, &[]);
    let patch = whole.repair.winner.unwrap().patch;
    for at in places_to_cut(&whole.events, is_a_place_to_cut) {
        let before = &whole.events[..=at];
        let (rest, asked) = go_on(&fixture, before);
        let what = format!("cut after {:?}", whole.events[at]);
        assert_eq!(rest.repair.winner.unwrap().patch, patch, "{what}");
        let answered = |one: &&Event| matches!(one, Event::ModelAnswered { .. });
        let answered = before.iter().filter(answered).count();
        assert_eq!(answered + asked, calls, "{what}");
        let both = [matters(before), matters(&rest.events)].concat();
        assert_eq!(both, matters(&whole.events), "{what}");
        let told = [phases(before), phases(&rest.events)].concat();
        assert_eq!(told, phases(&whole.events), "{what}");
    }
}

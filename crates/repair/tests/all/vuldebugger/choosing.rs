//! `auto` chooses by what the case offers, and says why.

use super::*;

fn auto(bench: &Bench, without: &[Optimisation]) -> (Vec<String>, Vec<String>) {
    let model = Script::new("script/idle", |_, _| gives_up());
    let mut within = Within {
        strategy: Strategy::Auto,
        ..Within::default()
    };
    for one in without {
        within.without = within.without.without(*one);
    }
    let ran = run(bench, &[&model], &within);
    let notes = ran.events.iter().filter_map(|event| match event {
        Event::Noted { text } => Some(text.clone()),
        _ => None,
    });
    let rounds = rounds(&ran.events).into_iter().map(|one| one.0);
    (notes.collect(), rounds.collect())
}

#[test]
fn a_bug_about_values_is_debugged_where_a_debugger_works() {
    // Without tests no patch is beyond doubt, so a model is asked.
    let bench = Bench {
        adjust: |case| {
            case.judge.neighbours = 0;
            case.judge.runs = 1;
            case.test = None;
        },
        ..Bench::new()
    };
    let (notes, rounds) = auto(&bench, &[]);
    let why = "vuldebugger goes on: values decide about a heap-buffer-overflow, and a debugger can show them";
    assert!(notes.iter().any(|note| note == why), "{notes:?}");
    assert_eq!(rounds[0], "vuldebugger/debugging 1");

    let (notes, rounds) = auto(&bench, &[Optimisation::Debugger]);
    let why = "patchagent goes on: the debugger is left out";
    assert!(notes.iter().any(|note| note == why), "{notes:?}");
    assert_eq!(rounds[0], "patchagent 1");
}

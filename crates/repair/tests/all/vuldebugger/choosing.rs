//! `auto` chooses by what the case offers, and says why.

use std::path::Path;

use patchwright_domain::case::Case;

use super::*;

fn auto(fixture: &Fixture, without: &[Optimisation]) -> (Vec<String>, Vec<String>) {
    let model = Script::new("script/idle", |_, _| gives_up());
    let mut within = Within {
        strategy: Strategy::Auto,
        // One without a model is enough to leave a doubt.
        budget: Budget {
            candidates: 2,
            ..Budget::default()
        },
        rounds: 1,
        ..Within::default()
    };
    for one in without {
        within.without = within.without.without(*one);
    }
    let ran = run(fixture, &[&model], &within);
    let notes = ran.events.iter().filter_map(|event| match event {
        Event::Noted { text } => Some(text.clone()),
        _ => None,
    });
    let rounds = rounds(&ran.events).into_iter().map(|one| one.0);
    (notes.collect(), rounds.collect())
}

/// Without tests no patch is beyond doubt, so a model is asked.
fn doubtful(case: &mut Case) {
    case.judge.neighbours = 0;
    case.judge.runs = 1;
    case.test = None;
}

fn doubtful_with_issue(case: &mut Case) {
    doubtful(case);
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    case.report.issue = Some(data.join("tilecat-issue.md"));
}

/// The case, what is left out, the reason that is told, and the first round.
type Choice = (
    fn(&mut Case),
    &'static [Optimisation],
    &'static str,
    &'static str,
);

#[test]
fn the_strategy_follows_from_what_the_case_offers() {
    let cases: [Choice; 3] = [
        (
            doubtful,
            &[],
            "vuldebugger goes on: values decide about a heap-buffer-overflow, and a debugger can show them",
            "vuldebugger/debugging 1",
        ),
        (
            doubtful,
            &[Optimisation::Debugger],
            "patchagent goes on: the debugger is left out",
            "patchagent 1",
        ),
        (
            doubtful_with_issue,
            &[],
            "vulnresolver goes on: there is an issue report to read",
            "vulnresolver/context 1",
        ),
    ];
    let mut fixture = Fixture::new();
    for (adjust, without, why, first) in cases {
        fixture.adjust = adjust;
        let (notes, rounds) = auto(&fixture, without);
        assert!(notes.iter().any(|note| note == why), "{why}: {notes:?}");
        assert_eq!(rounds[0], first);
    }
}

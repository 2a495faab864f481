use patchwright_domain::chat::Options;
use patchwright_domain::event::Asked;
use patchwright_domain::strategy_result::StrategyEnd;

use super::*;

fn started(round: u32) -> Event {
    Event::RoundStarted {
        strategy: "patchagent".to_owned(),
        round,
        model: "m".to_owned(),
        assists: Default::default(),
    }
}

fn asked(key: &str, after: Option<&str>, shares: usize, said: &[&str]) -> Event {
    let text = |text: &&str| Message::User {
        text: (*text).to_owned(),
    };
    Event::ModelAsked {
        asked: Box::new(Asked {
            key: key.to_owned(),
            model: "m".to_owned(),
            about: None,
            after: after.map(str::to_owned),
            shares,
            system: after.is_none().then(|| "system".to_owned()),
            tools: after.is_none().then(Vec::new),
            messages: said.iter().map(text).collect(),
            options: Options {
                temperature: None,
                max_output: 1,
                ..Options::default()
            },
        }),
    }
}

/// A round that had begun continues with its original first message, whatever would be sent now.
#[test]
fn the_first_words_of_rounds_are_known() {
    let events = [
        started(1),
        asked("a", None, 0, &["one"]),
        asked("b", Some("a"), 1, &["more"]),
        started(2),
        Event::RunResumed {
            version: String::new(),
        },
        asked("c", Some("b"), 1, &[]),
        started(3),
        asked("d", Some("c"), 0, &["three"]),
        started(4),
    ];
    let history = History::from_events(&events);
    let part = history.part("patchagent");
    let known: Vec<(u32, &str)> = part
        .openings
        .iter()
        .map(|((_, round), text)| (*round, text.as_str()))
        .collect();
    assert_eq!(known, [(1, "one"), (2, "one"), (3, "three")]);
    assert_eq!(part.talk.len(), 4);
}

fn begins(strategy: &str) -> Event {
    Event::StrategyStarted {
        strategy: strategy.to_owned(),
        turn: 1,
        of: 2,
    }
}

fn ends(strategy: &str) -> Event {
    let result = StrategyResult {
        end: StrategyEnd::Exhausted,
        tally: Default::default(),
        passed: Vec::new(),
        refused: Vec::new(),
        left_out: Vec::new(),
    };
    Event::StrategyEnded {
        strategy: strategy.to_owned(),
        result: Box::new(result),
    }
}

/// `auto` may use the same strategy that follows it: their rounds have the same names.
#[test]
fn strategies_have_their_own_rounds() {
    let events = [
        begins("auto"),
        started(1),
        asked("a", None, 0, &["of auto"]),
        started(2),
        asked("b", None, 0, &["of auto again"]),
        ends("auto"),
        begins("patchagent"),
        started(1),
        asked("c", None, 0, &["its own"]),
    ];
    let history = History::from_events(&events);
    let known = |strategy: &str| {
        let part = history.part(strategy);
        let texts: Vec<String> = part.openings.into_values().collect();
        (texts, part.rounds, part.talk.len(), part.result.is_some())
    };
    let texts = |all: &[&str]| {
        all.iter()
            .map(|text| (*text).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        known("auto"),
        (texts(&["of auto", "of auto again"]), 2, 2, true)
    );
    assert_eq!(known("patchagent"), (texts(&["its own"]), 1, 1, false));
    assert_eq!(known("workflow"), (Vec::new(), 0, 0, false));
    // A repeated run knows nothing but what is paid for.
    let repeated = History::default().repeating(&events);
    let part = repeated.part("auto");
    assert_eq!((part.rounds, part.talk.len(), part.result), (2, 0, None));
}

#[test]
fn a_strategy_that_ended_is_done_unless_its_run_ended_too() {
    let finished = |status: &str| Event::RunFinished {
        status: status.to_owned(),
        exit: 1,
        reason: None,
    };
    for (end, done) in [
        (None, true),
        (Some("interrupted"), true),
        (Some("failed"), false),
        (Some("budget"), false),
        (Some("error: the disk is full"), false),
    ] {
        let mut events = vec![begins("workflow"), ends("workflow")];
        events.extend(end.map(finished));
        let history = History::from_events(&events);
        assert_eq!(history.part("workflow").result.is_some(), done, "{end:?}");
    }
}

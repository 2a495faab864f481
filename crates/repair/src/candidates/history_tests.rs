use patchwright_domain::chat::Options;
use patchwright_domain::event::Asked;

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

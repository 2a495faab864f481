use patchwright_domain::chat::{AnswersWith, Choices, Options, Said, ToolForm};
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::record::digest::key;

fn about(name: &str) -> ModelAbout {
    ModelAbout {
        name: name.to_owned(),
        window: 1000,
        max_output: 10,
        price: None,
        tool_form: ToolForm::Native,
        answers_with: AnswersWith::Words,
        choices: Choices::One,
    }
}

fn message(word: u8) -> Message {
    match word % 2 {
        0 => Message::User {
            text: format!("question {word}"),
        },
        _ => Message::Assistant(Said {
            text: format!("answer {word}"),
            calls: Vec::new(),
            carried: Some(json!({"n": word})),
        }),
    }
}

fn request(system: u8, tools: u8, messages: &[u8]) -> Request {
    let tool = |at: u8| ToolSpec {
        name: format!("tool{at}"),
        about: String::new(),
        schema: json!({}),
    };
    Request {
        system: format!("system {system}"),
        tools: (0..tools).map(tool).collect(),
        messages: messages.iter().copied().map(message).collect(),
        options: Options {
            temperature: Some(0.7),
            max_output: 10,
            ..Options::default()
        },
    }
}

fn requests() -> impl Strategy<Value = Vec<Request>> {
    let one = (0..2u8, 0..2u8, proptest::collection::vec(0..3u8, 0..6));
    let many = proptest::collection::vec(one, 1..20);
    many.prop_map(|all| {
        let all = all.into_iter();
        all.map(|(system, tools, messages)| request(system, tools, &messages))
            .collect()
    })
}

/// The journal's form of some requests, through its text.
fn written(requests: &[Request]) -> Vec<Asked> {
    let mut trail = Trail::default();
    let tell = |(at, request): (usize, &Request)| {
        let parts = Parts::hash(request);
        let key = key(&parts.whole("", "m"), at as u32);
        let asked = trail.asked(&key, &about("m"), request, &parts);
        trail.remember(key, parts);
        let text = serde_json::to_string(&asked).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    requests.iter().enumerate().map(tell).collect()
}

proptest! {
    #[test]
    fn every_request_comes_back_whole(requests in requests()) {
        let mut read = Requests::default();
        let asked = written(&requests);
        asked.iter().cloned().for_each(|asked| read.push(asked));
        for (asked, request) in asked.iter().zip(&requests) {
            let whole = read.whole(&asked.key);
            prop_assert_eq!(whole.as_ref(), Some(request));
        }
    }

    /// Whatever stands in a journal, reading it ends and does not panic.
    #[test]
    fn a_damaged_journal_is_only_incomplete(requests in requests(), damage in proptest::collection::vec((0..20usize, 0..20usize, 0..9usize), 0..9)) {
        let mut asked = written(&requests);
        for (at, other, shares) in damage {
            let key = asked.get(other).map(|asked| asked.key.clone());
            if let Some(hit) = asked.get_mut(at) {
                (hit.after, hit.shares, hit.system) = (key, shares, None);
            }
        }
        let mut read = Requests::default();
        asked.iter().cloned().for_each(|asked| read.push(asked));
        for asked in &asked {
            if let Some(request) = read.whole(&asked.key) {
                prop_assert!(request.messages.len() == asked.shares + asked.messages.len());
            }
        }
    }
}

#[test]
fn a_growing_conversation_is_written_once() {
    let asked = written(&[
        request(0, 1, &[0]),
        request(0, 1, &[0, 1, 2]),
        request(0, 1, &[0, 1, 2, 3, 4]),
    ]);
    let news: Vec<usize> = asked.iter().map(|asked| asked.messages.len()).collect();
    assert_eq!(news, [1, 2, 2]);
    assert!(asked[0].about.is_some() && asked[0].system.is_some() && asked[0].tools.is_some());
    for later in &asked[1..] {
        assert!(later.about.is_none() && later.system.is_none() && later.tools.is_none());
    }
}

#[test]
fn each_model_is_described_once() {
    let mut trail = Trail::default();
    let request = request(0, 0, &[]);
    let parts = Parts::hash(&request);
    let described = |trail: &mut Trail, name: &str| {
        trail
            .asked("k", &about(name), &request, &parts)
            .about
            .is_some()
    };
    assert!(
        described(&mut trail, "a") && described(&mut trail, "b") && !described(&mut trail, "a")
    );
}

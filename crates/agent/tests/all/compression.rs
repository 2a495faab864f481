//! What happens when the window fills.

use patchwright_agent::{ModelError, Stop};
use patchwright_domain::chat::{Message, Request};
use patchwright_testkit::Script;
use serde_json::json;

use crate::support::{Talk, limits, talk_within};

fn sums_up(request: &Request) -> bool {
    request.system.starts_with("You keep the notes")
}

/// A model with a small window that looks at many files; how it answers when asked for a summary is given.
fn reader(summary: Option<&'static str>) -> Script {
    let mut script = Script::in_order().known_as(|about| about.window = 12_000);
    for file in 0..60 {
        script = script.then(move |request| {
            if !sums_up(request) {
                let words = format!("Now file {file}. {}", "I think about it. ".repeat(20));
                let call = (
                    "view_code".to_owned(),
                    json!({"file": format!("{file}.c"), "lines": 100}),
                );
                return Ok(Script::reply(request, &words, &[call]));
            }
            match summary {
                Some(words) => Ok(Script::reply(request, words, &[])),
                None => Err(ModelError::Denied {
                    model: "m".to_owned(),
                    words: "no".to_owned(),
                }),
            }
        });
    }
    script
}

fn talked(script: &Script) -> Talk {
    let mut limits = limits();
    limits.turns = 50;
    talk_within(script, limits)
}

fn bytes(request: &Request) -> usize {
    serde_json::to_string(request).unwrap().len()
}

/// Each call is followed by its answers, and those who speak take turns.
fn check_pairs(request: &Request) {
    for pair in request.messages.windows(2) {
        match pair {
            [Message::Assistant(said), Message::Tools { results }] => {
                let called: Vec<&str> = said.calls.iter().map(|call| call.id.as_str()).collect();
                let answered: Vec<&str> =
                    results.iter().map(|result| result.call.as_str()).collect();
                assert_eq!(called, answered);
            }
            [Message::Assistant(said), Message::User { .. }] => assert!(said.calls.is_empty()),
            [
                Message::User { .. } | Message::Tools { .. },
                Message::Assistant(_),
            ] => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_window_is_never_passed_and_what_is_pinned_stays() {
    let script = reader(Some("Files are all alike."));
    let talk = talked(&script);
    assert_eq!(talk.ended.unwrap().stop, Stop::Turns);
    let asked = script.asked();
    let (mut shrunk, mut before) = (0, 0);
    for request in asked.iter().filter(|request| !sums_up(request)) {
        check_pairs(request);
        // The script counts a token for four bytes.
        assert!(bytes(request) / 4 + 1000 <= 12_000, "{}", bytes(request));
        assert_eq!(
            request.messages[0],
            Message::User {
                text: "It crashes in a.c.".to_owned()
            }
        );
        shrunk += usize::from(bytes(request) < before);
        before = bytes(request);
    }
    // Rarely and by a lot: every time the provider's cache is lost.
    assert!((1..=8).contains(&shrunk), "{shrunk} times");
    let summaries = asked.iter().filter(|request| sums_up(request)).count();
    assert!((1..=shrunk).contains(&summaries), "{summaries} summaries");
    assert!(
        asked
            .iter()
            .filter(|request| sums_up(request))
            .all(|request| request.options.max_output <= 1024 && bytes(request) < 30_000)
    );
}

#[test]
fn old_answers_become_a_line_that_says_how_to_have_them_again() {
    let script = reader(Some("Files are all alike."));
    let talk = talked(&script);
    let stubbed = |request: &Request| {
        let text = serde_json::to_string(request).unwrap();
        text.contains("(answer left out to save room, ")
            && text.contains("bytes: call view_code with ")
    };
    assert!(script.asked().iter().any(stubbed));
    let answers = talk.answers();
    assert!(answers.last().unwrap().contains("   1 | code of "));
    let summary = talk
        .conversation
        .messages
        .iter()
        .any(|message| match message {
            Message::Assistant(said) => {
                said.text == "Summary of the work so far:\n\nFiles are all alike."
            }
            Message::User { .. } | Message::Tools { .. } => false,
        });
    assert!(summary);
}

#[test]
fn without_a_summary_what_was_done_is_listed() {
    let script = reader(None);
    let talk = talked(&script);
    assert_eq!(talk.ended.unwrap().stop, Stop::Turns);
    let listed = talk
        .conversation
        .messages
        .iter()
        .any(|message| match message {
            Message::Assistant(said) => said.text.contains("- view_code {\"file\":\""),
            Message::User { .. } | Message::Tools { .. } => false,
        });
    assert!(listed);
}

/// What was left out may be asked for again.
#[test]
fn a_left_out_answer_is_no_repetition() {
    let mut script = Script::in_order().known_as(|about| about.window = 8_000);
    for file in (0..12).chain([0]) {
        script = script.call(
            "view_code",
            json!({"file": format!("{file}.c"), "lines": 100}),
        );
    }
    let mut limits = limits();
    limits.turns = 13;
    let talk = talk_within(&script, limits);
    let last = talk.answers().pop().unwrap();
    assert!(
        last.starts_with("<data from=\"view_code\">\n   1 | code of 0.c\n"),
        "{last}"
    );
}

#[test]
fn a_request_that_is_too_long_is_tried_once_more_with_less() {
    let too_long = || ModelError::TooLong {
        model: "m".to_owned(),
        words: "8192 tokens".to_owned(),
    };
    let mut script = Script::in_order();
    for file in 0..10 {
        script = script.call(
            "view_code",
            json!({"file": format!("{file}.c"), "lines": 100}),
        );
    }
    let script = script
        .fail(too_long())
        .call("validate", json!({"patch": "good"}));
    let talk = talk_within(&script, limits());
    assert_eq!(talk.ended.unwrap().stop, Stop::Done);
    let asked = script.asked();
    assert!(bytes(&asked[11]) < bytes(&asked[10]) * 2 / 3);
    let script = Script::in_order()
        .call("step", json!({}))
        .fail(too_long())
        .fail(too_long());
    let error = talk_within(&script, limits()).ended.unwrap_err();
    assert_eq!(
        error.to_string(),
        "the request is too long for m: 8192 tokens"
    );
}

//! Each way in which a provider fails has its own error.

use std::time::Duration;

use patchwright_agent::{CallContext, ModelError};
use patchwright_llm::{Answers, KeySource, ModelSpec, Provider as Kind, open};
use patchwright_testkit::provider::{Answer, Provider, Saying};
use serde_json::json;

use super::{HTTP, ask, client, request, spec};

/// An error in a word, with what it says about waits and bills.
fn shown(error: &ModelError) -> String {
    match error {
        ModelError::Busy { after, .. } => format!("busy {:?}", after.map(|wait| wait.as_millis())),
        ModelError::Broke { billed, .. } => format!("broke {billed:?}"),
        ModelError::TooLong { .. } => "too long".to_owned(),
        ModelError::Denied { .. } => "denied".to_owned(),
        other => other.to_string(),
    }
}

fn check(kinds: &[Kind], answer: &Answer, expected: &str) {
    for kind in kinds {
        for answers in [Answers::Whole, Answers::Streamed] {
            let server = Provider::scripted(vec![answer.clone()]);
            let error = ask(*kind, &server, answers).unwrap_err();
            assert_eq!(
                shown(&error),
                expected,
                "{kind} {answers:?} {answer:?}: {error}"
            );
        }
    }
}

fn status(status: u16, words: &str) -> Answer {
    let body = json!({ "error": { "message": words } });
    Answer::Status(status, Vec::new(), body.to_string())
}

#[test]
fn statuses_are_told_apart() {
    let waiting = |header, value: &str| {
        let body = json!({ "error": { "message": "slow down" } });
        Answer::Status(429, vec![(header, value.to_owned())], body.to_string())
    };
    check(&HTTP, &waiting("retry-after", "7"), "busy Some(7000)");
    check(&HTTP, &waiting("retry-after-ms", "250"), "busy Some(250)");
    check(&HTTP, &status(429, "slow down"), "busy None");
    check(&HTTP, &status(503, "later"), "busy None");
    check(&HTTP, &status(529, "overloaded"), "busy None");
    check(
        &HTTP,
        &status(429, "insufficient_quota: pay first"),
        "denied",
    );
    check(&HTTP, &status(500, "oh no"), "broke No");
    check(&HTTP, &status(502, "oh no"), "broke No");
    check(&HTTP, &status(504, "gateway"), "broke Perhaps");
    check(
        &HTTP,
        &status(400, "this model's maximum context length is 8 tokens"),
        "too long",
    );
    check(&HTTP, &status(413, "large"), "too long");
    check(&HTTP, &status(401, "bad key"), "denied");
    check(&HTTP, &status(404, "no such model"), "denied");
    check(&HTTP, &status(400, "no"), "denied");
    let slip = json!({ "error": { "type": "invalid_request_error", "code": "tool_use_failed", "message": "Failed to call a function." } });
    check(
        &HTTP,
        &Answer::Status(400, Vec::new(), slip.to_string()),
        "broke Perhaps",
    );
    check(
        &HTTP,
        &Answer::Status(
            302,
            vec![("location", "http://example.com".into())],
            String::new(),
        ),
        "denied",
    );
    check(
        &HTTP,
        &Answer::Status(500, Vec::new(), "<html>".repeat(50_000)),
        "broke No",
    );
}

#[test]
fn answers_that_are_none() {
    let all = [
        Answer::Body("{\"choices\": [".to_owned()),
        Answer::Body("<html>".to_owned()),
        Answer::Body("{}".to_owned()),
        Answer::Body("[]".to_owned()),
        Answer::Body("null".to_owned()),
        Answer::Body(String::new()),
        Answer::Cut(Saying::text("a long answer that is cut"), 30),
        Answer::Cut(Saying::text("cut at once"), 0),
    ];
    for answer in all {
        check(&HTTP, &answer, "broke Perhaps");
    }
    let overloaded =
        json!({ "type": "error", "error": { "type": "overloaded_error", "message": "x" } });
    check(&HTTP, &Answer::Body(overloaded.to_string()), "busy None");
    check(
        &HTTP,
        &Answer::Body(json!({ "error": { "code": 401, "message": "x" } }).to_string()),
        "denied",
    );
}

#[test]
fn streams_that_break() {
    let check = |events: &[&str], expected: &str| {
        for kind in HTTP {
            let events = events.iter().map(|event| (*event).to_owned()).collect();
            let server = Provider::scripted(vec![Answer::Events(events)]);
            let error = ask(kind, &server, Answers::Streamed).unwrap_err();
            assert_eq!(shown(&error), expected, "{kind}: {error}");
        }
    };
    check(&[], "broke Perhaps");
    check(&["{}", "[]"], "broke Perhaps");
    check(&["{\"a\":"], "broke Perhaps");
    check(
        &["{\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\"}}"],
        "busy None",
    );
    check(
        &["{\"error\":{\"message\":\"it failed\"}}"],
        "broke Perhaps",
    );
    let kinds = [
        ("invalid_request_error", "denied"),
        ("authentication_error", "denied"),
        ("billing_error", "denied"),
        ("request_too_large", "too long"),
        ("rate_limit_error", "busy None"),
        ("api_error", "broke Perhaps"),
        ("timeout_error", "broke Perhaps"),
    ];
    for (kind, expected) in kinds {
        let error = json!({ "type": "error", "error": { "type": kind, "message": "x" } });
        check(&[&error.to_string()], expected);
    }
    check(
        &[
            "{\"type\":\"content_block_start\",\"content_block\":7}",
            "{\"choices\":7,\"candidates\":{}}",
        ],
        "broke Perhaps",
    );
}

#[test]
fn endless_answers_end() {
    let server = Provider::start(|_| Answer::Endless);
    for kind in [Kind::OpenAi, Kind::Anthropic] {
        for answers in [Answers::Whole, Answers::Streamed] {
            let error = ask(kind, &server, answers).unwrap_err();
            assert_eq!(shown(&error), "broke Perhaps", "{kind} {answers:?} {error}");
            assert!(error.to_string().contains("longer than"), "{error}");
        }
    }
}

#[test]
fn a_silent_server_is_left_in_time() {
    let slow = Answer::Slow(
        Duration::from_secs(30),
        Box::new(Answer::Say(Saying::text("late"))),
    );
    for answer in [Answer::Silence, slow] {
        let server = Provider::scripted(vec![answer]);
        let mut hasty = spec(Kind::OpenAi, &server, Answers::Whole);
        hasty.network.timeouts.first_byte = Duration::from_millis(200);
        let error = client(&hasty)
            .ask(&request(), CallContext::detached())
            .unwrap_err();
        assert_eq!(shown(&error), "broke Perhaps", "{error}");
        hasty.network.timeouts.first_byte = Duration::from_secs(100);
        hasty.network.timeouts.total = Duration::from_millis(300);
        let error = client(&hasty)
            .ask(&request(), CallContext::detached())
            .unwrap_err();
        assert_eq!(shown(&error), "broke No", "the script is over: {error}");
    }
}

#[test]
fn what_was_never_sent_is_never_billed() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    for url in [
        format!("http://{nobody}"),
        "http://no-such-host.invalid".to_owned(),
    ] {
        let mut spec = ModelSpec::new("openai/x", Kind::OpenAi, "x");
        let shown = format!(" at {url};");
        spec.base_url = Some(url);
        spec.key = KeySource::None;
        let error = open(&spec, &|_: &str| None)
            .unwrap()
            .ask(&request(), CallContext::detached())
            .unwrap_err();
        assert!(matches!(error, ModelError::Unreachable { .. }), "{error:?}");
        assert!(error.to_string().contains(&shown), "{error}");
    }
}

/// Calls with a wrong name or broken arguments are the loop's to correct: they arrive as they were said.
#[test]
fn wrong_calls_arrive_as_they_were_said() {
    let server = Provider::start(|_| Answer::Say(Saying::call("veiw_code", json!("{\"path\": "))));
    for kind in [Kind::OpenAi, Kind::Responses, Kind::Anthropic] {
        for answers in [Answers::Whole, Answers::Streamed] {
            let reply = ask(kind, &server, answers).unwrap();
            let call = reply.said.calls.first().unwrap();
            assert_eq!(
                (call.name.as_str(), &call.arguments),
                ("veiw_code", &json!("{\"path\": ")),
                "{kind}"
            );
        }
    }
}

//! Good answers: whole or in pieces, from each provider, they come to the same.

use std::sync::Mutex;

use patchwright_agent::CallContext;
use patchwright_domain::chat::{Finish, Message, Usage};
use patchwright_llm::{Answers, KeySource, Provider as Kind, open};
use patchwright_testkit::provider::{Answer, Provider, Saying};
use serde_json::{Value, json};

use super::{HTTP, KEY, ask, client, request, spec};

fn calls() -> Saying {
    Saying::text("Let me sée.")
        .and_call("view_code", json!({ "path": "a \"b\".c", "lines": [1, 2] }))
        .and_call("validate", json!({ "patch": "--- é" }))
}

#[test]
fn all_providers_say_the_same_whole_and_in_pieces() {
    for kind in HTTP {
        for answers in [Answers::Whole, Answers::Streamed] {
            let server = Provider::start(|_| Answer::Say(calls()));
            let heard = Mutex::new(String::new());
            let context = CallContext {
                on_text: &|piece| heard.lock().unwrap().push_str(piece),
                ..CallContext::detached()
            };
            let reply = client(&spec(kind, &server, answers))
                .ask(&request(), context)
                .unwrap();
            let case = format!("{kind} {answers:?}");
            assert_eq!(reply.said.text, "Let me sée.", "{case}");
            let said: Vec<(&str, &Value)> = reply
                .said
                .calls
                .iter()
                .map(|call| (call.name.as_str(), &call.arguments))
                .collect();
            let expected = [
                (
                    "view_code",
                    &json!({ "path": "a \"b\".c", "lines": [1, 2] }),
                ),
                ("validate", &json!({ "patch": "--- é" })),
            ];
            assert_eq!(said, expected, "{case}");
            assert_ne!(reply.said.calls[0].id, reply.said.calls[1].id, "{case}");
            let (cached, cache_written) = if kind == Kind::Anthropic {
                (84, 6)
            } else {
                (64, 0)
            };
            let usage = Usage {
                input: 100,
                cached,
                cache_written,
                output: 20,
            };
            assert_eq!(reply.usage, usage, "{case}");
            assert_eq!(
                (reply.finish, reply.model.as_str()),
                (Finish::Said, "fake-1"),
                "{case}"
            );
            let aloud = heard.lock().unwrap().clone();
            let expected = if answers == Answers::Streamed {
                "Let me sée."
            } else {
                ""
            };
            assert_eq!(aloud, expected, "{case}");
        }
    }
}

#[test]
fn ends_are_told_apart() {
    let cases = [
        (Saying::text("half a sen").cut_at_length(), Finish::Length),
        (Saying::refused("I will not."), Finish::Refused),
        (Saying::text("done"), Finish::Said),
    ];
    for kind in HTTP {
        for answers in [Answers::Whole, Answers::Streamed] {
            for (saying, finish) in cases.clone() {
                let text = saying.text.clone();
                let server = Provider::scripted(vec![Answer::Say(saying)]);
                let reply = ask(kind, &server, answers).unwrap();
                assert_eq!(
                    (reply.finish, reply.said.text),
                    (finish, text),
                    "{kind} {answers:?}"
                );
            }
        }
    }
}

/// What a provider said is taken back by it, reasoning included, and a call that is no JSON does not end a conversation.
#[test]
fn a_conversation_goes_on_with_what_was_said() {
    for kind in HTTP {
        let server = Provider::start(|_| Answer::Say(calls()));
        let model = client(&spec(kind, &server, Answers::Whole));
        let mut talk = request();
        let reply = model.ask(&talk, CallContext::detached()).unwrap();
        talk.messages.push(Message::Assistant(reply.said));
        model.ask(&talk, CallContext::detached()).unwrap();
        let body = server.bodies().pop().unwrap().to_string();
        for word in [
            "Repair it.",
            "It crashes.",
            "Looking.",
            "not json",
            "int x;",
            "no such file",
            "Go on.",
            "view_code",
            "Shows lines.",
            "validate",
        ] {
            assert!(body.contains(word), "{kind}: {word} is not in {body}");
        }
        let carried = match kind {
            Kind::Gemini => Some("c2lnbmVk"),
            Kind::Responses => Some("c2VhbGVk"),
            Kind::OpenAi | Kind::Azure | Kind::Anthropic | Kind::Embeddings | Kind::Exchange => {
                None
            }
        };
        if let Some(word) = carried {
            assert!(body.contains(word), "{kind}: {word} is not in {body}");
        }
    }
}

#[test]
fn each_provider_is_asked_at_its_own_place_with_its_own_header() {
    let cases = [
        (
            Kind::OpenAi,
            "/v1/chat/completions",
            "authorization",
            format!("Bearer {KEY}"),
        ),
        (
            Kind::Responses,
            "/v1/responses",
            "authorization",
            format!("Bearer {KEY}"),
        ),
        (
            Kind::Azure,
            "/openai/v1/chat/completions",
            "api-key",
            KEY.to_owned(),
        ),
        (Kind::Anthropic, "/v1/messages", "x-api-key", KEY.to_owned()),
        (
            Kind::Gemini,
            "/v1beta/models/fake:generateContent",
            "x-goog-api-key",
            KEY.to_owned(),
        ),
    ];
    for (kind, path, header, value) in cases {
        let server = Provider::scripted(vec![Answer::Say(Saying::text("hello"))]);
        ask(kind, &server, Answers::Whole).unwrap();
        let asked = server.asked().pop().unwrap();
        assert_eq!(
            (asked.path.as_str(), asked.header(header)),
            (path, Some(value.as_str()))
        );
    }
    let server = Provider::scripted(vec![Answer::Say(Saying::text("hello"))]);
    let mut azure = spec(Kind::Azure, &server, Answers::Whole);
    azure.api_version = Some("2025-01-01-preview".to_owned());
    client(&azure)
        .ask(&request(), CallContext::detached())
        .unwrap();
    let path = server.asked().pop().unwrap().path;
    assert_eq!(
        path,
        "/openai/deployments/fake/chat/completions?api-version=2025-01-01-preview"
    );
}

#[test]
fn a_server_of_ones_own_is_sent_no_key() {
    let server = Provider::scripted(vec![Answer::Say(Saying::text("hello"))]);
    let mut own = spec(Kind::OpenAi, &server, Answers::Whole);
    own.key = KeySource::Optional("ABSENT".to_owned());
    let model = open(&own, &|_: &str| None).unwrap();
    model.ask(&request(), CallContext::detached()).unwrap();
    assert_eq!(server.asked().pop().unwrap().header("authorization"), None);
}

/// What a server does not take is left out, and stays left out.
#[test]
fn requests_are_fitted_to_the_server() {
    let words = |body: &Value| {
        if body.get("max_tokens").is_some() {
            Some("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
        } else if body.get("temperature").is_some() {
            Some("Unsupported value: 'temperature' does not support 0.7 with this model.")
        } else if body.get("stream_options").is_some() {
            Some("Unknown parameter: stream_options")
        } else {
            None
        }
    };
    let server = Provider::start(move |asked| match words(&asked.body) {
        Some(words) => {
            let body = json!({ "error": { "message": words } }).to_string();
            Answer::Status(400, Vec::new(), body)
        }
        None => Answer::Say(Saying::text("hello")),
    });
    let model = client(&spec(Kind::OpenAi, &server, Answers::Streamed));
    model.ask(&request(), CallContext::detached()).unwrap();
    assert_eq!(server.asked().len(), 4);
    model.ask(&request(), CallContext::detached()).unwrap();
    assert_eq!(server.asked().len(), 5);
}

/// Nobody is billed less than they may be: a server that does not count is taken at its worst.
#[test]
fn a_server_that_does_not_count_is_taken_at_its_worst() {
    let answer = json!({ "choices": [{ "message": { "content": "hi" } }] });
    let server = Provider::scripted(vec![Answer::Body(answer.to_string())]);
    let usage = ask(Kind::OpenAi, &server, Answers::Whole).unwrap().usage;
    assert_eq!(usage.output, 500);
    assert!(usage.input > 100 && usage.cached == 0, "{usage:?}");
}

/// Some servers answer whole although they were asked to stream.
#[test]
fn a_stream_that_comes_whole_is_read_too() {
    let answer =
        json!({ "choices": [{ "message": { "content": "hi" }, "finish_reason": "stop" }] });
    let server = Provider::scripted(vec![Answer::Body(answer.to_string())]);
    let reply = ask(Kind::OpenAi, &server, Answers::Streamed).unwrap();
    assert_eq!(reply.said.text, "hi");
}

#[test]
fn what_is_written_stays_within_the_model() {
    let server = Provider::start(|_| Answer::Say(Saying::text("hello")));
    let mut small = spec(Kind::OpenAi, &server, Answers::Whole);
    small.max_output = 50;
    small.temperature = Some(0.1);
    client(&small)
        .ask(&request(), CallContext::detached())
        .unwrap();
    let body = server.bodies().pop().unwrap();
    assert_eq!(
        (&body["max_tokens"], &body["temperature"]),
        (&json!(50), &json!(0.1))
    );
}

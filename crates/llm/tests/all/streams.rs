//! What servers really stream, piece by piece.

use patchwright_agent::ModelError;
use patchwright_domain::chat::{Finish, Reply, Usage};
use patchwright_llm::{Answers, Provider as Kind};
use patchwright_testkit::provider::{Answer, Provider};
use serde_json::{Value, json};

use super::ask;

pub(super) fn streamed(kind: Kind, events: &[Value]) -> Result<Reply, ModelError> {
    let events = events.iter().map(Value::to_string).collect();
    let server = Provider::scripted(vec![Answer::Events(events)]);
    ask(kind, &server, Answers::Streamed)
}

/// Moonshot counts within the choice when it streams.
#[test]
fn counts_within_a_choice_are_found() {
    let counted = json!({ "prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10 });
    let events = [
        json!({ "choices": [{ "index": 0, "delta": { "content": "hi" } }] }),
        json!({ "choices": [{ "index": 0, "delta": {}, "finish_reason": "stop", "usage": counted }] }),
    ];
    let reply = streamed(Kind::OpenAi, &events).unwrap();
    assert_eq!(
        reply.usage,
        Usage {
            input: 7,
            output: 3,
            ..Usage::default()
        }
    );
}

/// Some servers end a stream of responses with an answer that has no items: they came one by one.
#[test]
fn items_that_came_one_by_one_are_the_answer() {
    let item = json!({ "type": "message", "role": "assistant", "content": [{ "type": "output_text", "text": "hi" }] });
    let done = json!({ "type": "response.output_item.done", "output_index": 0, "item": item });
    let over = |output: Value| json!({ "type": "response.completed", "response": { "status": "completed", "output": output } });
    for output in [json!([]), json!(null), json!([item])] {
        let reply = streamed(Kind::Responses, &[done.clone(), over(output)]).unwrap();
        assert_eq!(reply.said.text, "hi");
    }
}

#[test]
fn streams_tell_why_they_fail() {
    let check = |event: Value, expected: &str| {
        let error = streamed(Kind::Responses, &[event]).unwrap_err();
        let told = match &error {
            ModelError::Busy { after, .. } => format!("busy {after:?}"),
            ModelError::Denied { .. } => "denied".to_owned(),
            ModelError::TooLong { .. } => "too long".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(told, expected);
    };
    let failed = |code: &str, words: &str| {
        let error = json!({ "code": code, "message": words });
        json!({ "type": "response.failed", "response": { "status": "failed", "error": error } })
    };
    check(
        failed("rate_limit_exceeded", "Now try again in 1.5s."),
        "busy Some(1.5s)",
    );
    check(failed("slow_down", "Slow down."), "busy None");
    check(failed("server_is_overloaded", "At capacity."), "busy None");
    check(failed("insufficient_quota", "You exceeded it."), "denied");
    check(failed("cyber_policy", "Access is limited."), "denied");
    check(failed("invalid_prompt", "It was flagged."), "denied");
    check(
        failed("context_length_exceeded", "Your input is too much."),
        "too long",
    );
    check(
        json!({ "type": "error", "code": "rate_limit_exceeded", "message": "Now try again in 20ms." }),
        "busy Some(20ms)",
    );
}

/// Gemini counts calls side by side all as the first when it speaks chat.
#[test]
fn calls_that_are_counted_alike_are_told_apart_by_their_ids() {
    let call = |id: &str, arguments: &str| {
        let function = json!({ "name": "view_code", "arguments": arguments });
        let call = json!({ "index": 0, "id": id, "type": "function", "function": function });
        json!({ "choices": [{ "delta": { "tool_calls": [call] } }] })
    };
    // Older vLLM makes up an id for every piece.
    let more = json!({ "index": 0, "id": "c", "function": { "arguments": "2}" } });
    let events = [
        call("a", "{\"at\":1}"),
        call("b", "{\"at\":"),
        json!({ "choices": [{ "delta": { "tool_calls": [more] }, "finish_reason": "tool_calls" }] }),
    ];
    let calls = streamed(Kind::OpenAi, &events).unwrap().said.calls;
    let found: Vec<(&str, &Value)> = calls
        .iter()
        .map(|call| (call.id.as_str(), &call.arguments))
        .collect();
    assert_eq!(
        found,
        [("a", &json!({ "at": 1 })), ("b", &json!({ "at": 2 }))]
    );
}

/// Mistral's models stream parts while they reason, and text after.
#[test]
fn parts_in_a_stream_are_read() {
    let delta = |content: Value| json!({ "choices": [{ "delta": { "content": content } }] });
    let thought = json!({ "type": "thinking", "thinking": [{ "type": "text", "text": "hm" }] });
    let events = [
        delta(json!([thought])),
        delta(json!([{ "type": "text", "text": "h" }])),
        delta(json!("i")),
        json!({ "choices": [{ "delta": {}, "finish_reason": "stop" }] }),
    ];
    assert_eq!(streamed(Kind::OpenAi, &events).unwrap().said.text, "hi");
}

/// What Gemini thinks of a prompt comes first, and is no end unless it blocks it.
#[test]
fn a_stream_that_was_only_rated_is_not_over() {
    let rated = json!({ "promptFeedback": { "safetyRatings": [] }, "candidates": [{ "content": { "parts": [{ "text": "half a" }] } }] });
    let error = streamed(Kind::Gemini, &[rated]).unwrap_err();
    assert!(matches!(error, ModelError::Broke { .. }), "{error:?}");
    let blocked = json!({ "promptFeedback": { "blockReason": "SAFETY" } });
    let reply = streamed(Kind::Gemini, &[blocked]).unwrap();
    assert_eq!(reply.finish, Finish::Refused);
}

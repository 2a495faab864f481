use std::collections::BTreeSet;

use patchwright_domain::chat::{
    Finish, Message, Options, Request, Said, ToolCall, ToolOutcome, ToolResult, ToolSpec,
};
use serde_json::{Value, json};

use super::{Asking, Fit, Form, LimitField, Optional, Progress};
use crate::spec::{Answers, ModelSpec, Provider};

fn request() -> Request {
    let said = Said {
        text: "Looking.".to_owned(),
        calls: vec![
            ToolCall {
                id: "a.1".to_owned(),
                name: "view".to_owned(),
                arguments: json!({ "at": 1 }),
            },
            ToolCall {
                id: "b".to_owned(),
                name: "view".to_owned(),
                arguments: json!("{\"at"),
            },
        ],
        carried: None,
    };
    let result = |call: &str, outcome| ToolResult {
        call: call.to_owned(),
        name: "view".to_owned(),
        text: "seen".to_owned(),
        outcome,
    };
    Request {
        system: "S".to_owned(),
        tools: vec![ToolSpec {
            name: "view".to_owned(),
            about: "Shows.".to_owned(),
            schema: json!({ "type": "object" }),
        }],
        messages: vec![
            Message::User {
                text: "U".to_owned(),
            },
            Message::Assistant(said),
            Message::Tools {
                results: vec![
                    result("a.1", ToolOutcome::Answered),
                    result("b", ToolOutcome::Refused),
                ],
            },
            Message::User {
                text: String::new(),
            },
        ],
        options: Options {
            temperature: None,
            max_output: 9,
            ..Options::default()
        },
    }
}

fn with<T>(request: &Request, read: impl FnOnce(&Asking<'_>) -> T) -> T {
    let fit = Fit {
        limit: LimitField::MaxTokens,
        left_out: BTreeSet::from([Optional::StreamedUsage]),
    };
    let about = ModelSpec::new("m", Provider::OpenAi, "m").about();
    read(&Asking {
        request,
        model: "m",
        max_output: 9,
        temperature: Some(1.5),
        answers: Answers::Streamed,
        fit: &fit,
        about: &about,
    })
}

#[test]
fn chat_completions_are_written() {
    let call = |id: &str, arguments: &str| json!({ "id": id, "type": "function", "function": { "name": "view", "arguments": arguments } });
    let expected = json!({
        "model": "m",
        "tools": [{ "type": "function", "function": { "name": "view", "description": "Shows.", "parameters": { "type": "object" } } }],
        "messages": [
            { "role": "system", "content": "S" },
            { "role": "user", "content": "U" },
            { "role": "assistant", "content": "Looking.", "tool_calls": [
                call("a.1", "{\"at\":1}"),
                call("b", "{\"not_an_object\":\"{\\\"at\"}"),
            ] },
            { "role": "tool", "tool_call_id": "a.1", "content": "seen" },
            { "role": "tool", "tool_call_id": "b", "content": "seen" },
            { "role": "user", "content": "" },
        ],
        "max_tokens": 9,
        "temperature": 1.5,
        "stream": true,
    });
    assert_eq!(with(&request(), |asking| Form::Chat.body(asking)), expected);
}

/// Several answers are asked for at once where they come whole; what a server does not take is left out.
#[test]
fn several_chat_completions_are_asked_for_and_read() {
    let mut request = request();
    request.options.others = 2;
    request.options.stop = Some("END".to_owned());
    let streamed = with(&request, |asking| Form::Chat.body(asking));
    assert_eq!(
        (streamed.get("n"), &streamed["stop"]),
        (None, &json!(["END"]))
    );
    let about = ModelSpec::new("m", Provider::OpenAi, "m").about();
    let asking = |fit: &Fit, read: &dyn Fn(&Asking<'_>)| {
        read(&Asking {
            request: &request,
            model: "m",
            max_output: 9,
            temperature: None,
            answers: Answers::Whole,
            fit,
            about: &about,
        });
    };
    let choice = |text: &str, reason: &str| json!({ "message": { "content": text }, "finish_reason": reason });
    let answer = json!({ "choices": [choice("a", "stop"), choice("b", "error"), choice("c", "length"), choice("d", "stop")] });
    let mut fit = Fit {
        limit: LimitField::MaxTokens,
        left_out: BTreeSet::new(),
    };
    asking(&fit, &|asking| {
        assert_eq!(Form::Chat.body(asking)["n"], 3);
        let reply = Form::Chat.reply(asking, &answer).unwrap();
        // The second one was broken off, and the fourth nobody asked for.
        assert_eq!((reply.said.text.as_str(), reply.others.len()), ("a", 1));
        assert_eq!(reply.others[0].finish, Finish::Length);
    });
    fit.left_out = BTreeSet::from([Optional::Choices, Optional::Stop]);
    asking(&fit, &|asking| {
        let body = Form::Chat.body(asking);
        assert_eq!((body.get("n"), body.get("stop")), (None, None));
        assert!(Form::Chat.reply(asking, &answer).unwrap().others.is_empty());
    });
}

#[test]
fn anthropic_messages_are_written_with_four_marks_at_most() {
    let marked = json!({ "type": "ephemeral" });
    let expected = json!({
        "model": "m",
        "max_tokens": 9,
        "tools": [{ "name": "view", "description": "Shows.", "input_schema": { "type": "object" }, "cache_control": marked }],
        "system": [{ "type": "text", "text": "S", "cache_control": marked }],
        "messages": [
            { "role": "user", "content": [{ "type": "text", "text": "U", "cache_control": marked }] },
            { "role": "assistant", "content": [
                { "type": "text", "text": "Looking." },
                { "type": "tool_use", "id": "a_1", "name": "view", "input": { "at": 1 } },
                { "type": "tool_use", "id": "b", "name": "view", "input": { "not_an_object": "{\"at" } },
            ] },
            { "role": "user", "content": [
                { "type": "tool_result", "tool_use_id": "a_1", "content": "seen" },
                { "type": "tool_result", "tool_use_id": "b", "content": "seen", "is_error": true },
                { "type": "text", "text": "(nothing)", "cache_control": marked },
            ] },
        ],
        "temperature": 1.0,
        "stream": true,
    });
    assert_eq!(
        with(&request(), |asking| Form::Anthropic.body(asking)),
        expected
    );
    let mut long = request();
    for _ in 0..20 {
        long.messages.extend(request().messages);
    }
    let body = with(&long, |asking| Form::Anthropic.body(asking)).to_string();
    assert_eq!(body.matches("cache_control").count(), 4);
}

#[test]
fn gemini_contents_are_written() {
    let expected = json!({
        "systemInstruction": { "parts": [{ "text": "S" }] },
        "tools": [{ "functionDeclarations": [{ "name": "view", "description": "Shows.", "parametersJsonSchema": { "type": "object" } }] }],
        "contents": [
            { "role": "user", "parts": [{ "text": "U" }] },
            { "role": "model", "parts": [
                { "text": "Looking." },
                { "functionCall": { "name": "view", "args": { "at": 1 } } },
                { "functionCall": { "name": "view", "args": { "not_an_object": "{\"at" } } },
            ] },
            { "role": "user", "parts": [
                { "functionResponse": { "name": "view", "response": { "output": "seen" } } },
                { "functionResponse": { "name": "view", "response": { "error": "seen" } } },
                { "text": "(nothing)" },
            ] },
        ],
        "generationConfig": { "maxOutputTokens": 9, "temperature": 1.5 },
    });
    assert_eq!(
        with(&request(), |asking| Form::Gemini.body(asking)),
        expected
    );
}

#[test]
fn responses_items_are_written() {
    let call = |id: &str, arguments: &str| json!({ "type": "function_call", "call_id": id, "name": "view", "arguments": arguments });
    let expected = json!({
        "model": "m",
        "instructions": "S",
        "tools": [{ "type": "function", "name": "view", "description": "Shows.", "parameters": { "type": "object" }, "strict": false }],
        "input": [
            { "role": "user", "content": "U" },
            { "role": "assistant", "content": "Looking." },
            call("a_1", "{\"at\":1}"),
            call("b", "{\"not_an_object\":\"{\\\"at\"}"),
            { "type": "function_call_output", "call_id": "a_1", "output": "seen" },
            { "type": "function_call_output", "call_id": "b", "output": "seen" },
            { "role": "user", "content": "" },
        ],
        "max_output_tokens": 9,
        "store": false,
        "include": ["reasoning.encrypted_content"],
        "temperature": 1.5,
        "stream": true,
    });
    assert_eq!(
        with(&request(), |asking| Form::Responses.body(asking)),
        expected
    );
}

/// What a provider signed goes back to it word for word, in its place; other providers never see it.
#[test]
fn signed_reasoning_goes_back_to_its_own_provider() {
    let thought = json!({ "type": "thinking", "thinking": "hm", "signature": "s1gn" });
    let cases = [
        (
            Form::Anthropic,
            json!({ "content": [thought, { "type": "tool_use", "id": "t1", "name": "view", "input": {} }] }),
        ),
        (
            Form::Gemini,
            json!({ "candidates": [{ "content": { "parts": [{ "functionCall": { "name": "view", "args": {} }, "thoughtSignature": "s1gn" }] } }] }),
        ),
        (
            Form::Responses,
            json!({ "output": [{ "type": "reasoning", "encrypted_content": "s1gn" }, { "type": "function_call", "call_id": "t1", "name": "view", "arguments": "{}" }] }),
        ),
        (
            Form::Chat,
            json!({ "choices": [{ "message": { "content": "", "reasoning_content": "s1gn", "tool_calls": [{ "id": "t1", "function": { "name": "view", "arguments": "{}" } }] } }] }),
        ),
        (
            Form::Chat,
            json!({ "choices": [{ "message": { "tool_calls": [{ "id": "t1", "extra_content": { "google": "s1gn" }, "function": { "name": "view" } }] } }] }),
        ),
    ];
    let forms = [Form::Chat, Form::Responses, Form::Anthropic, Form::Gemini];
    for (form, answer) in cases {
        let mut talk = request();
        let said = with(&talk, |asking| form.reply(asking, &answer))
            .unwrap()
            .said;
        assert_eq!(said.calls.len(), 1, "{form:?}");
        talk.messages.push(Message::Assistant(said.clone()));
        for other in forms {
            let body = with(&talk, |asking| other.body(asking)).to_string();
            assert_eq!(
                body.contains("s1gn"),
                other == form,
                "{form:?} to {other:?}: {body}"
            );
        }
        if form != Form::Chat {
            // A conversation that was changed since is written anew, without signatures that no longer fit.
            let Some(Message::Assistant(said)) = talk.messages.last_mut() else {
                panic!()
            };
            said.calls.clear();
            let body = with(&talk, |asking| form.body(asking)).to_string();
            assert!(!body.contains("s1gn"), "{form:?}: {body}");
        }
    }
}

#[test]
fn odd_chat_answers_are_read() {
    let check = |message: Value, text: &str, calls: Value| {
        let answer = json!({ "choices": [{ "message": message }] });
        let said = with(&request(), |asking| Form::Chat.reply(asking, &answer))
            .unwrap()
            .said;
        let found: Vec<Value> = said
            .calls
            .iter()
            .map(|call| json!([call.id, call.name, call.arguments]))
            .collect();
        assert_eq!((said.text.as_str(), json!(found)), (text, calls));
    };
    check(json!({ "content": null }), "", json!([]));
    check(
        json!({ "content": [{ "type": "text", "text": "a" }, { "type": "thinking" }, { "text": "b" }] }),
        "ab",
        json!([]),
    );
    check(
        json!({ "content": "x", "tool_calls": null }),
        "x",
        json!([]),
    );
    let twice = json!([
        { "id": "", "function": { "name": "f", "arguments": { "a": 1 } } },
        { "id": "same", "function": { "name": "f", "arguments": "" } },
        { "id": "same", "function": { "name": "f", "arguments": null } },
        { "id": "lost" },
    ]);
    check(
        json!({ "tool_calls": twice }),
        "",
        json!([["call_4_0", "f", { "a": 1 }], ["same", "f", {}], ["call_4_2", "f", {}]]),
    );
    check(
        json!({ "function_call": { "name": "old", "arguments": "{}" } }),
        "",
        json!([["call_4_0", "old", {}]]),
    );
}

/// Servers that count no pieces, repeat names, or send a whole call at once.
#[test]
fn odd_chat_streams_are_gathered() {
    let check = |calls: &[Value], expected: Value| {
        let mut fold = Form::Chat.fold();
        for call in calls {
            let event = json!({ "choices": [{ "delta": { "tool_calls": [call] } }] });
            assert_eq!(fold.event(event, &|_| {}), Ok(Progress::Going));
        }
        fold.event(json!({ "choices": [{ "finish_reason": "stop" }] }), &|_| {})
            .unwrap();
        let whole = fold.whole().unwrap();
        let said = with(&request(), |asking| Form::Chat.reply(asking, &whole))
            .unwrap()
            .said;
        let found: Vec<Value> = said
            .calls
            .iter()
            .map(|call| json!([call.id, call.name, call.arguments]))
            .collect();
        assert_eq!(json!(found), expected);
    };
    check(
        &[
            json!({ "id": "a", "function": { "name": "f", "arguments": "{\"x\":" } }),
            json!({ "id": "a", "function": { "name": "f", "arguments": "1}" } }),
            json!({ "id": "b", "function": { "name": "g", "arguments": { "y": 2 } } }),
        ],
        json!([["a", "f", { "x": 1 }], ["b", "g", { "y": 2 }]]),
    );
    check(
        &[
            json!({ "index": 1, "id": "b", "function": { "name": "g" } }),
            json!({ "index": 0, "id": "a", "function": { "name": "f" } }),
        ],
        json!([["a", "f", {}], ["b", "g", {}]]),
    );
    check(
        &[
            json!({ "index": 99_999_999_999u64, "id": "b" }),
            json!({ "index": -1 }),
            json!(7),
        ],
        json!([["call_4_0", "", {}]]),
    );
}

/// Every value within, by its place.
fn places(value: &Value, place: &str, found: &mut Vec<String>) {
    found.push(place.to_owned());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(at, item)| places(item, &format!("{place}/{at}"), found));
        }
        Value::Object(fields) => {
            fields
                .iter()
                .for_each(|(name, field)| places(field, &format!("{place}/{name}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Any part of an answer may be anything: it is read or refused, and what was read can be sent back.
#[test]
fn no_answer_is_so_odd_that_it_breaks_us() {
    let usage = json!({ "prompt_tokens": 1, "completion_tokens": 2, "input_tokens": 3, "output_tokens": 4, "prompt_tokens_details": { "cached_tokens": 1 } });
    let calls = json!([{ "index": 0, "id": "i", "extra_content": {}, "function": { "name": "n", "arguments": "{}" } }]);
    let message = json!({ "content": [{ "text": "t" }], "refusal": "r", "reasoning_content": "c", "reasoning_details": [{}], "tool_calls": calls });
    let blocks = json!([{ "type": "thinking", "thinking": "t", "signature": "s" }, { "type": "tool_use", "id": "i", "name": "n", "input": {} }]);
    let items = json!([{ "type": "reasoning" }, { "type": "message", "content": [{ "type": "output_text", "text": "t" }] }, { "type": "function_call", "call_id": "c", "name": "n", "arguments": "{}" }]);
    let parts = json!([{ "text": "t", "thought": true }, { "text": "t" }, { "functionCall": { "name": "n", "args": {} }, "thoughtSignature": "s" }]);
    let answers = [
        (
            Form::Chat,
            json!({ "choices": [{ "message": message, "delta": message, "finish_reason": "stop" }], "usage": usage, "model": "m" }),
        ),
        (
            Form::Anthropic,
            json!({ "content": blocks, "stop_reason": "end_turn", "usage": usage }),
        ),
        (
            Form::Anthropic,
            json!({ "type": "message_start", "message": { "content": blocks, "usage": usage } }),
        ),
        (
            Form::Anthropic,
            json!({ "type": "content_block_start", "index": 0, "content_block": { "type": "text", "text": "" } }),
        ),
        (
            Form::Anthropic,
            json!({ "type": "content_block_delta", "index": 0, "delta": { "text": "t", "partial_json": "{", "thinking": "t", "signature": "s" } }),
        ),
        (
            Form::Anthropic,
            json!({ "type": "message_delta", "delta": { "stop_reason": "x" }, "usage": usage }),
        ),
        (
            Form::Responses,
            json!({ "output": items, "usage": usage, "incomplete_details": { "reason": "x" } }),
        ),
        (
            Form::Responses,
            json!({ "type": "response.completed", "response": { "output": items } }),
        ),
        (
            Form::Gemini,
            json!({ "candidates": [{ "content": { "parts": parts }, "finishReason": "STOP" }], "usageMetadata": { "promptTokenCount": 1 }, "promptFeedback": {} }),
        ),
    ];
    let odd = [
        json!(null),
        json!(-7),
        json!(1e300),
        json!("x"),
        json!([]),
        json!({}),
        json!([[]]),
        json!({ "x": [null] }),
        json!(true),
    ];
    let request = request();
    let mut tried = 0;
    for (form, answer) in answers {
        let mut all = Vec::new();
        places(&answer, "", &mut all);
        for (place, odd) in all
            .iter()
            .flat_map(|place| odd.iter().map(move |odd| (place, odd)))
        {
            let mut answer = answer.clone();
            if let Some(part) = answer.pointer_mut(place) {
                *part = odd.clone();
            }
            let mut talk = request.clone();
            if let Ok(reply) = with(&request, |asking| form.reply(asking, &answer)) {
                talk.messages.push(Message::Assistant(reply.said));
                with(&talk, |asking| form.body(asking));
            }
            let mut fold = form.fold();
            let start =
                json!({ "type": "content_block_start", "content_block": { "type": "tool_use" } });
            for event in [
                start,
                answer.clone(),
                answer,
                json!({ "type": "message_stop" }),
            ] {
                let _ = fold.event(event, &|_| {});
            }
            if let Some(whole) = fold.whole() {
                let _ = with(&request, |asking| form.reply(asking, &whole));
            }
            tried += 1;
        }
    }
    assert!(tried > 800, "{tried}");
}

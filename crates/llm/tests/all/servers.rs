//! What servers really send and take, as their documents and those who met them tell.

use patchwright_agent::{CallContext, ModelError};
use patchwright_domain::chat::{
    Finish, Message, Reply, Request, ToolCall, ToolOutcome, ToolResult, Usage,
};
use patchwright_llm::{Answers, Provider as Kind};
use patchwright_testkit::provider::{Answer, Provider, Saying};
use serde_json::{Value, json};

use super::streams::streamed;
use super::{ask, client, request, spec};

fn read(kind: Kind, answer: &Value) -> Result<Reply, ModelError> {
    let server = Provider::scripted(vec![Answer::Body(answer.to_string())]);
    ask(kind, &server, Answers::Whole)
}

/// The reply to an answer, and the request that follows when its calls were carried out.
fn followed(kind: Kind, answer: &Value) -> (Reply, Value) {
    let server = Provider::scripted(vec![
        Answer::Body(answer.to_string()),
        Answer::Say(Saying::text("done")),
    ]);
    let model = client(&spec(kind, &server, Answers::Whole));
    let reply = model.ask(&request(), CallContext::detached()).unwrap();
    model.ask(&after(&reply), CallContext::detached()).unwrap();
    (reply, server.bodies().pop().unwrap())
}

fn after(reply: &Reply) -> Request {
    let mut talk = request();
    let result = |call: &ToolCall| ToolResult {
        call: call.id.clone(),
        name: call.name.clone(),
        text: String::new(),
        outcome: ToolOutcome::Answered,
    };
    let results = reply.said.calls.iter().map(result).collect();
    talk.messages.push(Message::Assistant(reply.said.clone()));
    talk.messages.push(Message::Tools { results });
    talk
}

/// The last of a list, and the one before.
fn ends<'a>(body: &'a Value, list: &str) -> (&'a Value, &'a Value) {
    let list = body[list].as_array().unwrap();
    (&list[list.len() - 2], &list[list.len() - 1])
}

fn usage(input: u64, cached: u64, cache_written: u64, output: u64) -> Usage {
    Usage {
        input,
        cached,
        cache_written,
        output,
    }
}

fn chat(choice: Value, usage: Value) -> Value {
    json!({ "choices": [choice], "usage": usage })
}

#[test]
fn everything_that_is_billed_is_counted() {
    let check = |kind, answer: &Value, expected| {
        assert_eq!(read(kind, answer).unwrap().usage, expected, "{answer}");
    };
    let said = json!({ "message": { "content": "hi" }, "finish_reason": "stop" });
    // xAI and Gemini count reasoning beside what is said, and in the total only.
    let beside = json!({ "prompt_tokens": 32, "completion_tokens": 9, "total_tokens": 135, "completion_tokens_details": { "reasoning_tokens": 94 } });
    check(
        Kind::OpenAi,
        &chat(said.clone(), beside),
        usage(32, 0, 0, 103),
    );
    let within = json!({ "prompt_tokens": 32, "completion_tokens": 103, "total_tokens": 135 });
    check(
        Kind::OpenAi,
        &chat(said.clone(), within),
        usage(32, 0, 0, 103),
    );
    let written = json!({ "prompt_tokens": 194, "completion_tokens": 2, "prompt_tokens_details": { "cached_tokens": 50, "cache_write_tokens": 100 } });
    check(
        Kind::OpenAi,
        &chat(said.clone(), written),
        usage(194, 50, 100, 2),
    );
    let boasting = json!({ "prompt_tokens": 10, "completion_tokens": 2, "prompt_tokens_details": { "cached_tokens": 8, "cache_write_tokens": 100 } });
    check(Kind::OpenAi, &chat(said, boasting), usage(10, 8, 2, 2));
    let items =
        json!([{ "type": "message", "content": [{ "type": "output_text", "text": "hi" }] }]);
    let details = json!({ "cached_tokens": 50, "cache_write_tokens": 100 });
    let responses = json!({ "output": items, "usage": { "input_tokens": 194, "output_tokens": 2, "input_tokens_details": details } });
    check(Kind::Responses, &responses, usage(194, 50, 100, 2));
}

#[test]
fn reasons_to_stop_are_known() {
    let check = |kind, answer: &Value, expected: Option<Finish>| {
        let finish = read(kind, answer).ok().map(|reply| reply.finish);
        assert_eq!(finish, expected, "{answer}");
    };
    let chats = [
        ("stop", Some(Finish::Said)),
        ("tool_calls", Some(Finish::Said)),
        ("length", Some(Finish::Length)),
        ("model_length", Some(Finish::Length)),
        ("content_filter", Some(Finish::Refused)),
        ("refusal", Some(Finish::Refused)),
        ("insufficient_system_resource", None),
        ("error", None),
    ];
    for (reason, expected) in chats {
        let choice = json!({ "message": { "content": "ha" }, "finish_reason": reason });
        check(Kind::OpenAi, &chat(choice, json!({})), expected);
    }
    let messages = [
        ("end_turn", Finish::Said),
        ("tool_use", Finish::Said),
        ("stop_sequence", Finish::Said),
        ("pause_turn", Finish::Said),
        ("max_tokens", Finish::Length),
        ("model_context_window_exceeded", Finish::Length),
        ("refusal", Finish::Refused),
    ];
    for (reason, expected) in messages {
        let blocks = json!([{ "type": "text", "text": "ha" }]);
        let answer = json!({ "content": blocks, "stop_reason": reason });
        check(Kind::Anthropic, &answer, Some(expected));
    }
    let candidates = [
        ("STOP", Finish::Said),
        ("MALFORMED_FUNCTION_CALL", Finish::Said),
        ("MAX_TOKENS", Finish::Length),
        ("SAFETY", Finish::Refused),
        ("PROHIBITED_CONTENT", Finish::Refused),
        ("MODEL_ARMOR", Finish::Refused),
    ];
    for (reason, expected) in candidates {
        let candidate =
            json!({ "content": { "parts": [{ "text": "ha" }] }, "finishReason": reason });
        let answer = json!({ "candidates": [candidate] });
        check(Kind::Gemini, &answer, Some(expected));
    }
}

#[test]
fn an_error_within_a_choice_is_an_error() {
    let error = json!({ "code": 429, "message": "upstream is busy" });
    let choice =
        json!({ "message": { "content": "ha" }, "finish_reason": "error", "error": error });
    let error = read(Kind::OpenAi, &chat(choice, json!({}))).unwrap_err();
    assert!(matches!(error, ModelError::Busy { .. }), "{error:?}");
}

/// Kimi goes on counting in its ids, and `LiteLLM` hides signatures in them: they go back as they came.
#[test]
fn ids_of_chat_calls_go_back_word_for_word() {
    for id in [
        "functions.view_code:0".to_owned(),
        format!("call_1__thought__{}", "a/b+=".repeat(60)),
    ] {
        let call = json!({ "id": id, "type": "function", "function": { "name": "view_code", "arguments": "{}" } });
        let choice = json!({ "message": { "content": null, "tool_calls": [call] }, "finish_reason": "tool_calls" });
        let (_, body) = followed(Kind::OpenAi, &chat(choice, json!({})));
        let (said, result) = ends(&body, "messages");
        assert_eq!(said["tool_calls"][0]["id"], json!(id));
        assert_eq!(result["tool_call_id"], json!(id));
    }
}

/// vLLM, Ollama and `OpenRouter` call it `reasoning`; it is nothing that is said aloud.
#[test]
fn reasoning_goes_back_under_the_name_it_came_with() {
    let call =
        json!({ "index": 0, "id": "c", "function": { "name": "view_code", "arguments": "{}" } });
    let choice = json!({ "message": { "content": null, "reasoning": "hm, hm", "tool_calls": [call] }, "finish_reason": "tool_calls" });
    let (whole, body) = followed(Kind::OpenAi, &chat(choice, json!({})));
    assert_eq!(ends(&body, "messages").0["reasoning"], json!("hm, hm"));
    let delta = |delta: Value| json!({ "choices": [{ "delta": delta }] });
    let events = [
        delta(json!({ "reasoning": "hm, " })),
        delta(json!({ "reasoning": "hm" })),
        delta(json!({ "tool_calls": [call] })),
        json!({ "choices": [{ "delta": {}, "finish_reason": "tool_calls" }] }),
    ];
    assert_eq!(streamed(Kind::OpenAi, &events).unwrap().said, whole.said);
}

/// Without the sealed text the server would look for what it never kept, and refuse the conversation for good.
#[test]
fn reasoning_that_was_not_sealed_is_not_sent_back() {
    let answer = |sealed: Value| {
        let call = json!({ "type": "function_call", "id": "fc_1", "call_id": "functions.view_code:0", "name": "view code", "arguments": "{}" });
        let thought = json!({ "type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": sealed });
        json!({ "output": [thought, call] })
    };
    for (sealed, expected) in [
        (json!("c2VhbGVk"), true),
        (json!(null), false),
        (json!(""), false),
    ] {
        let (reply, body) = followed(Kind::Responses, &answer(sealed));
        let text = body.to_string();
        let back = (text.contains("rs_1"), text.contains("fc_1"));
        assert_eq!(back, (expected, expected), "{text}");
        let (call, result) = ends(&body, "input");
        assert_eq!(call["call_id"], json!("functions_view_code_0"));
        assert_eq!(call["call_id"], result["call_id"]);
        assert_eq!(call["name"], json!("view_code"));
        assert_eq!(reply.said.calls[0].name, "view code");
    }
}

/// Anthropic says empty text and takes none; calls must be objects with proper names.
#[test]
fn blocks_go_back_as_they_are_taken() {
    let thought = json!({ "type": "thinking", "thinking": "", "signature": "s1gn" });
    let empty = json!({ "type": "text", "text": "" });
    let call =
        json!({ "type": "tool_use", "id": "functions.x:0", "name": "view.code", "input": "{\"pa" });
    let answer = json!({ "content": [thought, empty, call], "stop_reason": "tool_use" });
    let (_, body) = followed(Kind::Anthropic, &answer);
    let (said, result) = ends(&body, "messages");
    let expected = json!({ "type": "tool_use", "id": "functions_x_0", "name": "view_code", "input": { "not_an_object": "{\"pa" } });
    assert_eq!(said["content"], json!([thought, expected]));
    assert_eq!(result["content"][0]["tool_use_id"], json!("functions_x_0"));
    assert_eq!(result["content"][0]["content"], json!("(nothing)"));

    let answer = json!({ "content": [thought, empty], "stop_reason": "end_turn" });
    let server = Provider::scripted(vec![
        Answer::Body(answer.to_string()),
        Answer::Say(Saying::text("done")),
    ]);
    let model = client(&spec(Kind::Anthropic, &server, Answers::Whole));
    let mut talk = request();
    let reply = model.ask(&talk, CallContext::detached()).unwrap();
    talk.messages.push(Message::Assistant(reply.said));
    model.ask(&talk, CallContext::detached()).unwrap();
    let body = server.bodies().pop().unwrap();
    let last = &ends(&body, "messages").1["content"];
    assert_eq!(
        last,
        &json!([thought, { "type": "text", "text": "(nothing)" }])
    );
}

/// Who repairs vulnerabilities is refused at times, and should be told what for.
#[test]
fn a_refusal_without_words_says_why() {
    let check = |details: Value, expected: &str| {
        let whole = json!({ "content": [], "stop_reason": "refusal", "stop_details": details });
        let delta = json!({ "stop_reason": "refusal", "stop_details": details });
        let events = [
            json!({ "type": "message_start", "message": { "content": [] } }),
            json!({ "type": "message_delta", "delta": delta, "usage": {} }),
            json!({ "type": "message_stop" }),
        ];
        for reply in [
            read(Kind::Anthropic, &whole).unwrap(),
            streamed(Kind::Anthropic, &events).unwrap(),
        ] {
            let told = (reply.finish, reply.said.text.as_str());
            assert_eq!(told, (Finish::Refused, expected));
        }
    };
    check(
        json!({ "type": "refusal", "category": "cyber", "explanation": "It could do harm." }),
        "cyber: It could do harm.",
    );
    check(json!({ "type": "refusal", "category": "cyber" }), "cyber");
    check(json!(null), "");
}

/// Newer Gemini models give each call an id, and want it with the result.
#[test]
fn gemini_ids_tie_results_to_calls() {
    let call = |id: Option<&str>| {
        let mut call = json!({ "name": "view_code", "args": {} });
        if let Some(id) = id {
            call["id"] = json!(id);
        }
        json!({ "functionCall": call })
    };
    let answer = |parts: [Value; 2]| json!({ "candidates": [{ "content": { "parts": parts }, "finishReason": "STOP" }] });
    let ids = |answer: &Value| {
        let (_, body) = followed(Kind::Gemini, answer);
        let (said, results) = ends(&body, "contents");
        let id = |part: &Value, name: &str| part[name]["id"].clone();
        let part = |at: usize| {
            (
                id(&said["parts"][at], "functionCall"),
                id(&results["parts"][at], "functionResponse"),
            )
        };
        [part(0), part(1)]
    };
    let with = answer([call(Some("fc.1")), call(Some("fc.2"))]);
    let expected = [
        (json!("fc.1"), json!("fc.1")),
        (json!("fc.2"), json!("fc.2")),
    ];
    assert_eq!(ids(&with), expected);
    let without = answer([call(None), call(None)]);
    let nothing = || (json!(null), json!(null));
    assert_eq!(ids(&without), [nothing(), nothing()]);
}

/// Gemini 3 refuses calls that it did not sign, such as those of another model, unless they say so.
#[test]
fn unsigned_calls_are_marked_where_signatures_are_asked_for() {
    let signatures = |body: &Value| {
        let parts = body["contents"][1]["parts"].as_array().unwrap().clone();
        let calls = parts
            .into_iter()
            .filter(|part| part.get("functionCall").is_some());
        calls
            .map(|part| part["thoughtSignature"].clone())
            .collect::<Vec<_>>()
    };
    let server = Provider::start(move |asked| {
        if asked.body.to_string().contains("thoughtSignature") {
            return Answer::Say(Saying::text("hello"));
        }
        let words = "Function call is missing a thought_signature in functionCall parts.";
        let error =
            json!({ "error": { "code": 400, "message": words, "status": "INVALID_ARGUMENT" } });
        Answer::Status(400, Vec::new(), error.to_string())
    });
    ask(Kind::Gemini, &server, Answers::Whole).unwrap();
    let bodies = server.bodies();
    assert_eq!(signatures(&bodies[0]), [json!(null), json!(null)]);
    assert_eq!(
        signatures(&bodies[1]),
        [json!("skip_thought_signature_validator"), json!(null)]
    );
}

#[test]
fn calls_of_what_is_no_name_can_be_sent_back() {
    let names = [
        ("$READ FILE", "_READ_FILE".to_owned()),
        ("", "unnamed".to_owned()),
        (&"é".repeat(100), "_".repeat(64)),
    ];
    for (name, expected) in names {
        for kind in super::HTTP {
            let server = Provider::start(|_| Answer::Say(Saying::text("hello")));
            let mut talk = request();
            let Some(Message::Assistant(said)) = talk.messages.get_mut(1) else {
                panic!("{talk:?}")
            };
            name.clone_into(&mut said.calls[0].name);
            let model = client(&spec(kind, &server, Answers::Whole));
            model.ask(&talk, CallContext::detached()).unwrap();
            let body = server.bodies().pop().unwrap().to_string();
            assert!(
                body.contains(&format!("\"name\":\"{expected}\"")),
                "{kind}: {body}"
            );
        }
    }
}

/// Azure's newer interface has versions that are no dates.
#[test]
fn azure_versions_choose_the_address() {
    let cases = [
        (None, "/openai/v1/chat/completions"),
        (
            Some("preview"),
            "/openai/v1/chat/completions?api-version=preview",
        ),
        (
            Some("2024-10-21"),
            "/openai/deployments/fake/chat/completions?api-version=2024-10-21",
        ),
    ];
    for (version, expected) in cases {
        let server = Provider::scripted(vec![Answer::Say(Saying::text("hello"))]);
        let mut azure = spec(Kind::Azure, &server, Answers::Whole);
        azure.api_version = version.map(str::to_owned);
        client(&azure)
            .ask(&request(), CallContext::detached())
            .unwrap();
        assert_eq!(server.asked().pop().unwrap().path, expected);
    }
}

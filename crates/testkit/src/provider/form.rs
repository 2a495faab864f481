//! What a model says, written in the form of whoever asks: OpenAI's chat or responses, Anthropic's, Gemini's.

use serde_json::{Value, json};

use super::asked::Asked;

/// What the fake model says.
#[derive(Debug, Clone, Default)]
pub struct Saying {
    pub text: String,
    /// Names and arguments; arguments that are text are sent as they stand.
    pub calls: Vec<(String, Value)>,
    pub end: End,
}

/// Why it stops.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum End {
    #[default]
    Said,
    Length,
    Refused,
}

impl Saying {
    pub fn text(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            ..Self::default()
        }
    }

    pub fn call(name: &str, arguments: Value) -> Self {
        Self::default().and_call(name, arguments)
    }

    pub fn and_call(mut self, name: &str, arguments: Value) -> Self {
        self.calls.push((name.to_owned(), arguments));
        self
    }

    pub fn cut_at_length(mut self) -> Self {
        self.end = End::Length;
        self
    }

    pub fn refused(text: &str) -> Self {
        Self {
            end: End::Refused,
            ..Self::text(text)
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Chat,
    Responses,
    Anthropic,
    Gemini,
}

impl Form {
    pub(super) fn new(asked: &Asked) -> Self {
        let path = asked.path.split('?').next().unwrap_or_default();
        if path.ends_with("/messages") {
            Self::Anthropic
        } else if path.ends_with("/responses") {
            Self::Responses
        } else if path.ends_with("GenerateContent") || path.ends_with(":generateContent") {
            Self::Gemini
        } else {
            Self::Chat
        }
    }
}

pub(super) fn streams(asked: &Asked) -> bool {
    let wanted = asked.body.get("stream").and_then(Value::as_bool) == Some(true);
    wanted || asked.path.contains(":streamGenerateContent")
}

/// The content type and the body of a good answer.
pub(super) fn written(form: Form, asked: &Asked, saying: &Saying) -> (&'static str, String) {
    let whole = match form {
        Form::Chat => chat(saying),
        Form::Responses => responses(saying),
        Form::Anthropic => anthropic(saying),
        Form::Gemini => gemini(saying),
    };
    if !streams(asked) {
        return ("application/json", whole.to_string());
    }
    let mut events = match form {
        Form::Chat => chat_events(saying, &whole),
        Form::Responses => responses_events(saying, whole),
        Form::Anthropic => anthropic_events(saying, whole),
        Form::Gemini => vec![whole],
    };
    let mut body = String::new();
    for event in events.drain(..) {
        body.push_str(&format!("data: {event}\n\n"));
    }
    if form == Form::Chat {
        body.push_str("data: [DONE]\n\n");
    }
    ("text/event-stream", body)
}

/// One event with a piece of text.
pub(super) fn piece(form: Form, text: &str) -> String {
    let event = match form {
        Form::Chat => json!({ "choices": [{ "delta": { "content": text } }] }),
        Form::Responses => json!({ "type": "response.output_text.delta", "delta": text }),
        Form::Anthropic => {
            json!({ "type": "content_block_delta", "index": 0, "delta": { "text": text } })
        }
        Form::Gemini => json!({ "candidates": [{ "content": { "parts": [{ "text": text }] } }] }),
    };
    format!("data: {event}\n\n")
}

fn as_text(arguments: &Value) -> String {
    match arguments {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn chat(saying: &Saying) -> Value {
    let calls = saying
        .calls
        .iter()
        .enumerate()
        .map(|(at, (name, arguments))| {
            let function = json!({ "name": name, "arguments": as_text(arguments) });
            json!({ "id": format!("call_{at}"), "type": "function", "function": function })
        });
    let calls: Vec<Value> = calls.collect();
    let mut message = json!({ "role": "assistant", "content": saying.text });
    if saying.end == End::Refused {
        message = json!({ "role": "assistant", "content": null, "refusal": saying.text });
    }
    if !calls.is_empty() {
        message["tool_calls"] = Value::Array(calls);
    }
    let reason = match saying.end {
        End::Length => "length",
        End::Said if !saying.calls.is_empty() => "tool_calls",
        End::Said | End::Refused => "stop",
    };
    json!({
        "model": "fake-1",
        "choices": [{ "index": 0, "message": message, "finish_reason": reason }],
        "usage": {
            "prompt_tokens": 100,
            "completion_tokens": 20,
            "prompt_tokens_details": { "cached_tokens": 64 },
        },
    })
}

/// Text in two pieces; of each call first the name, then the arguments in halves.
fn chat_events(saying: &Saying, whole: &Value) -> Vec<Value> {
    let field = if saying.end == End::Refused {
        "refusal"
    } else {
        "content"
    };
    let delta =
        |delta: Value| json!({ "model": "fake-1", "choices": [{ "index": 0, "delta": delta }] });
    let mut events: Vec<Value> = halves(&saying.text)
        .into_iter()
        .map(|half| delta(json!({ field: half })))
        .collect();
    for (at, (name, arguments)) in saying.calls.iter().enumerate() {
        let begun =
            json!({ "index": at, "id": format!("call_{at}"), "function": { "name": name } });
        events.push(delta(json!({ "tool_calls": [begun] })));
        for half in halves(&as_text(arguments)) {
            let more = json!({ "index": at, "function": { "arguments": half } });
            events.push(delta(json!({ "tool_calls": [more] })));
        }
    }
    let reason = whole["choices"][0]["finish_reason"].clone();
    events.push(json!({ "choices": [{ "index": 0, "delta": {}, "finish_reason": reason }] }));
    events.push(json!({ "choices": [], "usage": whole["usage"] }));
    events
}

fn anthropic(saying: &Saying) -> Value {
    let mut blocks = Vec::new();
    if !saying.text.is_empty() {
        blocks.push(json!({ "type": "text", "text": saying.text }));
    }
    for (at, (name, arguments)) in saying.calls.iter().enumerate() {
        blocks.push(json!({
            "type": "tool_use", "id": format!("toolu_{at}"), "name": name, "input": arguments,
        }));
    }
    let reason = match saying.end {
        End::Length => "max_tokens",
        End::Refused => "refusal",
        End::Said if !saying.calls.is_empty() => "tool_use",
        End::Said => "end_turn",
    };
    json!({
        "model": "fake-1",
        "content": blocks,
        "stop_reason": reason,
        "usage": {
            "input_tokens": 10,
            "cache_read_input_tokens": 84,
            "cache_creation_input_tokens": 6,
            "output_tokens": 20,
        },
    })
}

fn anthropic_events(saying: &Saying, mut whole: Value) -> Vec<Value> {
    let blocks = whole["content"].take();
    let reason = whole["stop_reason"].take();
    whole["content"] = json!([]);
    whole["usage"]["output_tokens"] = json!(1);
    let mut events = vec![
        json!({ "type": "message_start", "message": whole }),
        json!({ "type": "ping" }),
    ];
    for (at, block) in blocks.as_array().into_iter().flatten().enumerate() {
        let is_text = block["type"] == "text";
        let mut begun = block.clone();
        let (field, text) = if is_text {
            ("text", saying.text.clone())
        } else {
            ("partial_json", as_text(&block["input"]))
        };
        begun[if is_text { "text" } else { "input" }] = if is_text { json!("") } else { json!({}) };
        events.push(json!({ "type": "content_block_start", "index": at, "content_block": begun }));
        for half in halves(&text) {
            events.push(
                json!({ "type": "content_block_delta", "index": at, "delta": { field: half } }),
            );
        }
        events.push(json!({ "type": "content_block_stop", "index": at }));
    }
    let usage = json!({ "output_tokens": 20 });
    events.push(
        json!({ "type": "message_delta", "delta": { "stop_reason": reason }, "usage": usage }),
    );
    events.push(json!({ "type": "message_stop" }));
    events
}

fn gemini(saying: &Saying) -> Value {
    let mut parts = Vec::new();
    if !saying.text.is_empty() {
        parts.push(json!({ "text": saying.text }));
    }
    for (name, arguments) in &saying.calls {
        let call = json!({ "name": name, "args": arguments });
        parts.push(json!({ "functionCall": call, "thoughtSignature": "c2lnbmVk" }));
    }
    let reason = match saying.end {
        End::Said => "STOP",
        End::Length => "MAX_TOKENS",
        End::Refused => "SAFETY",
    };
    json!({
        "modelVersion": "fake-1",
        "candidates": [{ "content": { "role": "model", "parts": parts }, "finishReason": reason }],
        "usageMetadata": {
            "promptTokenCount": 100,
            "cachedContentTokenCount": 64,
            "candidatesTokenCount": 15,
            "thoughtsTokenCount": 5,
        },
    })
}

fn responses(saying: &Saying) -> Value {
    let mut output =
        vec![json!({ "type": "reasoning", "id": "rs_1", "encrypted_content": "c2VhbGVk" })];
    if !saying.text.is_empty() {
        let part = match saying.end {
            End::Refused => json!({ "type": "refusal", "refusal": saying.text }),
            End::Said | End::Length => json!({ "type": "output_text", "text": saying.text }),
        };
        output.push(json!({ "type": "message", "role": "assistant", "content": [part] }));
    }
    for (at, (name, arguments)) in saying.calls.iter().enumerate() {
        output.push(json!({
            "type": "function_call", "call_id": format!("call_{at}"), "name": name, "arguments": as_text(arguments),
        }));
    }
    let details = (saying.end == End::Length).then(|| json!({ "reason": "max_output_tokens" }));
    json!({
        "model": "fake-1",
        "status": if details.is_some() { "incomplete" } else { "completed" },
        "incomplete_details": details,
        "output": output,
        "usage": {
            "input_tokens": 100,
            "input_tokens_details": { "cached_tokens": 64 },
            "output_tokens": 20,
        },
    })
}

fn responses_events(saying: &Saying, whole: Value) -> Vec<Value> {
    let piece = |half: &str| json!({ "type": "response.output_text.delta", "delta": half });
    let mut events: Vec<Value> = halves(&saying.text).into_iter().map(piece).collect();
    events.push(json!({ "type": "response.completed", "response": whole }));
    events
}

fn halves(text: &str) -> Vec<&str> {
    let middle = (0..=text.len() / 2)
        .rev()
        .find(|at| text.is_char_boundary(*at));
    let (first, second) = text.split_at(middle.unwrap_or(0));
    [first, second]
        .into_iter()
        .filter(|half| !half.is_empty())
        .collect()
}

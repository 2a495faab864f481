//! Chat completions: OpenAI's form, which most other servers speak too.

use patchwright_domain::chat::{Choice, Finish, Message, Reply, Said, ToolCall, Usage};
use serde_json::{Map, Value, json};

use super::asking::{Asking, Fold, LimitField, Optional, Progress, Unread, malformed};
use super::json::{
    append, arguments, carried, count_at, items_at, object, parts_of, plain_name, text_at,
    told_error,
};
use crate::spec::Answers;

const FORM: &str = "chat";
/// Fields of a message that some servers want back with it.
const WANTED_BACK: [&str; 3] = ["reasoning", "reasoning_content", "reasoning_details"];
/// A field of a call that some servers want back with it.
const CALL_EXTRA: &str = "extra_content";
const MOST_CALLS: usize = 256;

pub(super) fn body(asking: &Asking<'_>) -> Value {
    let request = asking.request;
    let mut messages = Vec::new();
    if !request.system.is_empty() {
        messages.push(json!({ "role": "system", "content": request.system }));
    }
    for message in &request.messages {
        match message {
            Message::User { text } => messages.push(json!({ "role": "user", "content": text })),
            Message::Assistant(said) => messages.push(assistant(asking, said)),
            Message::Tools { results } => messages.extend(results.iter().map(|result| {
                json!({
                    "role": "tool",
                    "tool_call_id": result.call,
                    "content": result.text,
                })
            })),
        }
    }
    let mut body = Map::new();
    body.insert("model".to_owned(), json!(asking.model));
    if !request.tools.is_empty() {
        let tools = request.tools.iter().map(|tool| {
            let function = json!({
                "name": tool.name,
                "description": tool.about,
                "parameters": tool.schema,
            });
            json!({ "type": "function", "function": function })
        });
        body.insert("tools".to_owned(), tools.collect());
    }
    body.insert("messages".to_owned(), Value::Array(messages));
    let limit = match asking.fit.limit {
        LimitField::MaxTokens => "max_tokens",
        LimitField::MaxCompletionTokens => "max_completion_tokens",
    };
    body.insert(limit.to_owned(), json!(asking.max_output));
    if let Some(warmth) = asking.warmth() {
        body.insert("temperature".to_owned(), json!(warmth));
    }
    if asking.choices() > 1 {
        body.insert("n".to_owned(), json!(asking.choices()));
    }
    if let Some(stop) = asking.stop() {
        body.insert("stop".to_owned(), json!([stop]));
    }
    if asking.answers == Answers::Streamed {
        body.insert("stream".to_owned(), json!(true));
        if asking.takes(Optional::StreamedUsage) {
            let options = json!({ "include_usage": true });
            body.insert("stream_options".to_owned(), options);
        }
    }
    Value::Object(body)
}

fn assistant(asking: &Asking<'_>, said: &Said) -> Value {
    let mut message = Map::new();
    message.insert("role".to_owned(), json!("assistant"));
    let content = (!said.text.is_empty() || said.calls.is_empty()).then_some(&said.text);
    message.insert("content".to_owned(), json!(content));
    let back = carried(said, FORM).filter(|_| asking.takes(Optional::Reasoning));
    for (name, value) in back
        .and_then(|back| back.get("message")?.as_object())
        .into_iter()
        .flatten()
    {
        message.insert(name.clone(), value.clone());
    }
    if !said.calls.is_empty() {
        let extras = back.map_or(&[][..], |back| items_at(back, "calls"));
        let calls = said.calls.iter().enumerate().map(|(at, call)| {
            let function = json!({
                "name": plain_name(&call.name),
                "arguments": object(&call.arguments).to_string(),
            });
            // Verbatim: some models continue counting in their ids, and some proxies hide signatures in them.
            let mut wire = json!({
                "id": call.id,
                "type": "function",
                "function": function,
            });
            if let Some(extra) = extras.get(at).filter(|extra| !extra.is_null()) {
                wire[CALL_EXTRA] = extra.clone();
            }
            wire
        });
        message.insert("tool_calls".to_owned(), calls.collect());
    }
    Value::Object(message)
}

pub(super) fn reply(asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
    let (first, others) = items_at(answer, "choices")
        .split_first()
        .ok_or_else(|| malformed("choices"))?;
    let Choice { said, finish } = choice(asking, first)?;
    // One that the server broke off is as good as none; the others are paid.
    let others = others.iter().take(asking.choices() as usize - 1);
    let others = others.filter_map(|one| choice(asking, one).ok()).collect();
    Ok(Reply {
        said,
        finish,
        others,
        usage: usage(asking, answer),
        model: model(asking, answer),
        instead: None,
    })
}

fn choice(asking: &Asking<'_>, choice: &Value) -> Result<Choice, Unread> {
    let message = choice.get("message").ok_or_else(|| malformed("message"))?;
    let refusal = text_at(message, "refusal");
    let mut text = text_or_parts(message, "content");
    if text.is_empty() {
        refusal.clone_into(&mut text);
    }
    let finish = match text_at(choice, "finish_reason") {
        reason @ ("error" | "insufficient_system_resource") => {
            return Err(broken_off(choice, reason));
        }
        _ if !refusal.is_empty() => Finish::Refused,
        "content_filter" | "refusal" => Finish::Refused,
        "length" | "model_length" => Finish::Length,
        _ => Finish::Said,
    };
    let said = Said {
        text,
        calls: calls(asking, message),
        carried: wanted_back(message),
    };
    Ok(Choice { said, finish })
}

/// The server gave up in the middle: the partial answer is discarded.
fn broken_off(choice: &Value, reason: &str) -> Unread {
    let told = choice.get("error").filter(|error| error.is_object());
    let ours = || json!({ "message": format!("the server broke off: {reason}") });
    Unread::Error(json!({ "error": told.cloned().unwrap_or_else(ours) }))
}

fn model(asking: &Asking<'_>, answer: &Value) -> String {
    match text_at(answer, "model") {
        "" => asking.model.to_owned(),
        told => told.to_owned(),
    }
}

/// Text, or parts of which some are text.
fn text_or_parts(message: &Value, name: &str) -> String {
    match message.get(name) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Array(parts)) => parts.iter().map(|part| text_at(part, "text")).collect(),
        _ => String::new(),
    }
}

fn calls(asking: &Asking<'_>, message: &Value) -> Vec<ToolCall> {
    let mut calls: Vec<ToolCall> = Vec::new();
    // One call in the form of 2023, which some servers still give.
    let old = message.get("function_call").filter(|call| call.is_object());
    let old = old.map(|function| json!({ "function": function }));
    for (at, call) in items_at(message, "tool_calls")
        .iter()
        .chain(&old)
        .take(MOST_CALLS)
        .enumerate()
    {
        let Some(function) = call.get("function") else {
            continue;
        };
        let told = text_at(call, "id");
        let known = told.is_empty() || calls.iter().any(|call| call.id == told);
        let id = if known {
            asking.made_id(at)
        } else {
            told.to_owned()
        };
        let arguments = match function.get("arguments") {
            Some(Value::String(text)) => arguments(text),
            Some(Value::Null) | None => Value::Object(Map::new()),
            Some(other) => other.clone(),
        };
        calls.push(ToolCall {
            id,
            name: text_at(function, "name").to_owned(),
            arguments,
        });
    }
    calls
}

fn wanted_back(message: &Value) -> Option<Value> {
    let found = |name: &&str| {
        Some((
            (*name).to_owned(),
            message.get(*name).filter(|value| !value.is_null())?.clone(),
        ))
    };
    let fields: Map<String, Value> = WANTED_BACK.iter().filter_map(found).collect();
    let extra = |call: &Value| call.get(CALL_EXTRA).cloned().unwrap_or_default();
    let mut calls: Vec<Value> = items_at(message, "tool_calls").iter().map(extra).collect();
    if calls.iter().all(Value::is_null) {
        calls.clear();
    }
    if fields.is_empty() && calls.is_empty() {
        return None;
    }
    Some(json!({ FORM: { "message": fields, "calls": calls } }))
}

fn usage(asking: &Asking<'_>, answer: &Value) -> Usage {
    let (Some(input), Some(output)) = (
        count_at(answer, "/usage/prompt_tokens"),
        count_at(answer, "/usage/completion_tokens"),
    ) else {
        return asking.worst();
    };
    let cached = count_at(answer, "/usage/prompt_tokens_details/cached_tokens")
        .or_else(|| count_at(answer, "/usage/prompt_cache_hit_tokens"));
    let written = count_at(answer, "/usage/prompt_tokens_details/cache_write_tokens");
    let (cached, cache_written) = parts_of(input, cached, written);
    // Some count reasoning in the total only.
    let total = count_at(answer, "/usage/total_tokens").unwrap_or(0);
    Usage {
        input,
        cached,
        cache_written,
        output: output.max(total.saturating_sub(input)),
    }
}

/// Deltas, folded into the message as if it had not been streamed.
#[derive(Default)]
pub(super) struct Pieces {
    message: Map<String, Value>,
    calls: Vec<Value>,
    finish: Option<Value>,
    usage: Option<Value>,
    model: Option<Value>,
    /// How each call is counted by the server.
    counted: Vec<usize>,
}

impl Fold for Pieces {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread> {
        if let Some(error) = told_error(&event) {
            return Err(Unread::Error(error));
        }
        let kept = |name: &str| event.get(name).filter(|value| !value.is_null()).cloned();
        self.usage = kept("usage").or(self.usage.take());
        self.model = kept("model").or(self.model.take());
        let Some(choice) = items_at(&event, "choices").first() else {
            return Ok(Progress::Going);
        };
        // One server counts within the choice.
        if self.usage.is_none() {
            self.usage = choice
                .get("usage")
                .filter(|usage| usage.is_object())
                .cloned();
        }
        if let Some(delta) = choice.get("delta") {
            self.delta(delta, on_text);
        }
        if let Some(reason) = choice
            .get("finish_reason")
            .filter(|reason| !reason.is_null())
        {
            self.finish = Some(reason.clone());
        }
        Ok(Progress::Going)
    }

    fn whole(self: Box<Self>) -> Option<Value> {
        let Self {
            mut message,
            calls,
            finish,
            usage,
            model,
            counted,
        } = *self;
        let finish = finish?;
        if !calls.is_empty() {
            let mut calls: Vec<(usize, Value)> = counted.into_iter().zip(calls).collect();
            calls.sort_by_key(|(index, _)| *index);
            let calls = calls.into_iter().map(|(_, call)| call);
            message.insert("tool_calls".to_owned(), calls.collect());
        }
        let choice = json!({ "message": message, "finish_reason": finish });
        Some(json!({ "choices": [choice], "usage": usage, "model": model }))
    }
}

impl Pieces {
    fn delta(&mut self, delta: &Value, on_text: &dyn Fn(&str)) {
        for name in ["content", "refusal", "reasoning", "reasoning_content"] {
            let piece = text_or_parts(delta, name);
            if piece.is_empty() {
                continue;
            }
            if !WANTED_BACK.contains(&name) {
                on_text(&piece);
            }
            append(&mut self.message, name, &piece);
        }
        let details = items_at(delta, "reasoning_details");
        if !details.is_empty() {
            let all = self
                .message
                .entry("reasoning_details")
                .or_insert_with(|| json!([]));
            if let Some(all) = all.as_array_mut() {
                all.extend(details.iter().cloned());
            }
        }
        for call in items_at(delta, "tool_calls") {
            self.call(call);
        }
    }

    /// A piece belongs to the last call of its index. Servers that count none, or always the same, begin a call with a new
    /// id and a name; a new id alone comes with every piece of some.
    fn call(&mut self, piece: &Value) {
        let id = text_at(piece, "id");
        let told = piece.get("function");
        let name = told.map_or("", |told| text_at(told, "name"));
        let last = self.counted.last().copied().unwrap_or(0);
        let index =
            count_at(piece, "/index").map(|index| usize::try_from(index).unwrap_or(usize::MAX));
        let index = index.unwrap_or(last);
        let known = self.counted.iter().rposition(|counted| *counted == index);
        let same = |at: &usize| {
            let told = self.calls.get(*at).map_or("", |call| text_at(call, "id"));
            id.is_empty() || name.is_empty() || told.is_empty() || told == id
        };
        let at = known.filter(same).unwrap_or(self.calls.len());
        if at >= MOST_CALLS || index >= MOST_CALLS {
            return;
        }
        if at == self.calls.len() {
            self.calls.push(json!({ "function": {} }));
            self.counted.push(index);
        }
        let Some(call) = self.calls.get_mut(at).and_then(Value::as_object_mut) else {
            return;
        };
        if !id.is_empty() && !call.contains_key("id") {
            call.insert("id".to_owned(), json!(id));
        }
        if let Some(extra) = piece.get(CALL_EXTRA) {
            call.insert(CALL_EXTRA.to_owned(), extra.clone());
        }
        let function = call.get_mut("function").and_then(Value::as_object_mut);
        if let (Some(told), Some(function)) = (told, function) {
            // Some servers repeat the whole name with every piece.
            if !name.is_empty() && function.get("name").and_then(Value::as_str) != Some(name) {
                append(function, "name", name);
            }
            match told.get("arguments") {
                Some(Value::String(piece)) => append(function, "arguments", piece),
                Some(Value::Null) | None => {}
                Some(whole) => {
                    function.insert("arguments".to_owned(), whole.clone());
                }
            }
        }
    }
}

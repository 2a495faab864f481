//! Anthropic's messages: content in blocks, marks for what may be cached, reasoning that must come back signed.

use patchwright_domain::chat::{Finish, Message, Reply, Said, ToolCall, ToolOutcome, Usage};
use serde_json::{Map, Value, json};

use super::asking::{Asking, Fold, Optional, Progress, Unread, malformed};
use super::json::{
    append, arguments, carried, count_at, object, plain_id, plain_name, same_ids, some_text,
    text_at, told_error,
};
use crate::spec::Answers;

const FORM: &str = "anthropic";
const MOST_BLOCKS: usize = 1024;

pub(super) fn body(asking: &Asking<'_>) -> Value {
    let request = asking.request;
    let mut body = Map::new();
    body.insert("model".to_owned(), json!(asking.model));
    body.insert("max_tokens".to_owned(), json!(asking.max_output));
    if !request.tools.is_empty() {
        let mut tools: Vec<Value> = request
            .tools
            .iter()
            .map(|tool| {
                json!({
                    "name": tool.name,
                    "description": tool.about,
                    "input_schema": tool.schema,
                })
            })
            .collect();
        mark(tools.last_mut());
        body.insert("tools".to_owned(), Value::Array(tools));
    }
    if !request.system.is_empty() {
        let mut system = json!({ "type": "text", "text": request.system });
        mark(Some(&mut system));
        body.insert("system".to_owned(), json!([system]));
    }
    body.insert("messages".to_owned(), messages(asking));
    if let Some(warmth) = asking.warmth() {
        body.insert("temperature".to_owned(), json!(warmth.clamp(0.0, 1.0)));
    }
    if asking.answers == Answers::Streamed {
        body.insert("stream".to_owned(), json!(true));
    }
    Value::Object(body)
}

/// What stands up to a mark may be read from the cache next time.
fn mark(block: Option<&mut Value>) {
    if let Some(block) = block {
        block["cache_control"] = json!({ "type": "ephemeral" });
    }
}

/// Four marks are allowed. With tools and system two are left: the last thing we say, for the next call to find, and the
/// one before, for this call to find what the last one wrote.
fn messages(asking: &Asking<'_>) -> Value {
    let mut turns: Vec<(&str, Vec<Value>)> = Vec::new();
    for message in &asking.request.messages {
        let (role, blocks) = match message {
            Message::User { text } => ("user", vec![text_block(text)]),
            Message::Assistant(said) => ("assistant", said_blocks(asking, said)),
            Message::Tools { results } => ("user", results.iter().map(result_block).collect()),
        };
        match turns.last_mut() {
            Some((last, all)) if *last == role => all.extend(blocks),
            _ => turns.push((role, blocks)),
        }
    }
    let ours = turns.iter_mut().rev().filter(|(role, _)| *role == "user");
    for (_, blocks) in ours.take(2) {
        mark(blocks.last_mut());
    }
    let wire = |(role, blocks): (&str, Vec<Value>)| json!({ "role": role, "content": blocks });
    turns.into_iter().map(wire).collect()
}

fn text_block(text: &str) -> Value {
    json!({ "type": "text", "text": some_text(text) })
}

fn result_block(result: &patchwright_domain::chat::ToolResult) -> Value {
    let mut block = json!({
        "type": "tool_result",
        "tool_use_id": plain_id(&result.call),
        "content": some_text(&result.text),
    });
    if result.outcome == ToolOutcome::Refused {
        block["is_error"] = json!(true);
    }
    block
}

fn said_blocks(asking: &Asking<'_>, said: &Said) -> Vec<Value> {
    let back = carried(said, FORM).and_then(Value::as_array);
    if let Some(blocks) =
        back.filter(|blocks| asking.takes(Optional::Reasoning) && same_calls(blocks, said))
    {
        return own_blocks(blocks);
    }
    let mut blocks = Vec::new();
    if !said.text.trim().is_empty() || said.calls.is_empty() {
        blocks.push(text_block(said.text.trim_end()));
    }
    blocks.extend(said.calls.iter().map(|call| {
        json!({
            "type": "tool_use",
            "id": plain_id(&call.id),
            "name": plain_name(&call.name),
            "input": object(&call.arguments),
        })
    }));
    blocks
}

/// Reasoning alone is no message.
fn own_blocks(blocks: &[Value]) -> Vec<Value> {
    let mut own: Vec<Value> = blocks.iter().filter_map(own_block).collect();
    let reasoning =
        |block: &Value| matches!(text_at(block, "type"), "thinking" | "redacted_thinking");
    if own.last().is_some_and(reasoning) {
        own.push(text_block(""));
    }
    own
}

/// A block as the server sent it, without what it sends but does not accept back: empty text, and malformed calls.
fn own_block(block: &Value) -> Option<Value> {
    let mut block = block.clone();
    match text_at(&block, "type") {
        "text" if text_at(&block, "text").trim().is_empty() => return None,
        "tool_use" => {
            block["id"] = json!(plain_id(text_at(&block, "id")));
            block["name"] = json!(plain_name(text_at(&block, "name")));
            block["input"] = object(block.get("input").unwrap_or(&Value::Null));
        }
        _ => {}
    }
    Some(block)
}

/// Signed blocks go back verbatim, unless the conversation was changed around them.
fn same_calls(blocks: &[Value], said: &Said) -> bool {
    let calls = blocks
        .iter()
        .filter(|block| text_at(block, "type") == "tool_use");
    same_ids(calls.map(|block| text_at(block, "id")), said)
}

pub(super) fn reply(asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
    let blocks = answer
        .get("content")
        .and_then(Value::as_array)
        .ok_or_else(|| malformed("content"))?;
    let of = |kind: &'static str| {
        blocks
            .iter()
            .filter(move |block| text_at(block, "type") == kind)
    };
    let calls = of("tool_use").enumerate().map(|(at, block)| ToolCall {
        id: match text_at(block, "id") {
            "" => asking.made_id(at),
            told => told.to_owned(),
        },
        name: text_at(block, "name").to_owned(),
        arguments: block.get("input").cloned().unwrap_or_default(),
    });
    let signed = of("thinking")
        .chain(of("redacted_thinking"))
        .next()
        .is_some();
    let finish = match text_at(answer, "stop_reason") {
        "max_tokens" | "model_context_window_exceeded" => Finish::Length,
        "refusal" => Finish::Refused,
        _ => Finish::Said,
    };
    let mut text: String = of("text").map(|block| text_at(block, "text")).collect();
    if text.is_empty() && finish == Finish::Refused {
        text = why(answer);
    }
    let said = Said {
        text,
        calls: calls.collect(),
        carried: signed.then(|| json!({ FORM: blocks })),
    };
    Ok(Reply {
        said,
        finish,
        usage: usage(asking, answer),
        model: match text_at(answer, "model") {
            "" => asking.model.to_owned(),
            told => told.to_owned(),
        },
        instead: None,
        others: Vec::new(),
    })
}

/// The text of a refusal that replaced the model's answer.
fn why(answer: &Value) -> String {
    let Some(details) = answer.get("stop_details") else {
        return String::new();
    };
    let parts = ["category", "explanation"].map(|name| text_at(details, name));
    let told = parts.iter().filter(|part| !part.is_empty());
    told.copied().collect::<Vec<_>>().join(": ")
}

/// Anthropic counts apart what came from the cache, what was written to it, and the rest.
fn usage(asking: &Asking<'_>, answer: &Value) -> Usage {
    let (Some(fresh), Some(output)) = (
        count_at(answer, "/usage/input_tokens"),
        count_at(answer, "/usage/output_tokens"),
    ) else {
        return asking.worst();
    };
    let cached = count_at(answer, "/usage/cache_read_input_tokens").unwrap_or(0);
    let cache_written = count_at(answer, "/usage/cache_creation_input_tokens").unwrap_or(0);
    Usage {
        input: fresh.saturating_add(cached).saturating_add(cache_written),
        cached,
        cache_written,
        output,
    }
}

#[derive(Default)]
pub(super) struct Pieces {
    message: Map<String, Value>,
    blocks: Vec<Value>,
    /// The arguments of each block as they come, which are JSON only when they are whole.
    inputs: Vec<String>,
    over: bool,
}

impl Fold for Pieces {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread> {
        if let Some(error) = told_error(&event) {
            return Err(Unread::Error(error));
        }
        match text_at(&event, "type") {
            "message_start" => {
                let message = event.get("message").and_then(Value::as_object);
                self.message = message.cloned().unwrap_or_default();
            }
            "content_block_start" if self.blocks.len() < MOST_BLOCKS => {
                let block = event.get("content_block").filter(|block| block.is_object());
                self.blocks
                    .push(block.cloned().unwrap_or_else(|| json!({})));
                self.inputs.push(String::new());
            }
            "content_block_delta" => self.delta(&event, on_text),
            "message_delta" => self.merge(&event),
            "message_stop" => {
                self.over = true;
                return Ok(Progress::Over);
            }
            _ => {}
        }
        Ok(Progress::Going)
    }

    fn whole(self: Box<Self>) -> Option<Value> {
        let Self {
            mut message,
            mut blocks,
            inputs,
            over,
        } = *self;
        if !over {
            return None;
        }
        for (block, input) in blocks.iter_mut().zip(inputs) {
            if !input.is_empty() {
                block["input"] = arguments(&input);
            }
        }
        message.insert("content".to_owned(), Value::Array(blocks));
        Some(Value::Object(message))
    }
}

impl Pieces {
    fn delta(&mut self, event: &Value, on_text: &dyn Fn(&str)) {
        let at = count_at(event, "/index").and_then(|index| usize::try_from(index).ok());
        let at = at.unwrap_or(usize::MAX);
        let (Some(delta), Some(block), Some(input)) = (
            event.get("delta"),
            self.blocks.get_mut(at),
            self.inputs.get_mut(at),
        ) else {
            return;
        };
        input.push_str(text_at(delta, "partial_json"));
        let Some(block) = block.as_object_mut() else {
            return;
        };
        for name in ["text", "thinking", "signature"] {
            let piece = text_at(delta, name);
            if piece.is_empty() {
                continue;
            }
            if name == "text" {
                on_text(piece);
            }
            append(block, name, piece);
        }
    }

    fn merge(&mut self, event: &Value) {
        for name in ["stop_reason", "stop_details"] {
            let told = event.get("delta").and_then(|delta| delta.get(name));
            self.message
                .insert(name.to_owned(), told.cloned().unwrap_or_default());
        }
        let usage = self.message.entry("usage").or_insert_with(|| json!({}));
        let told = event.get("usage").and_then(Value::as_object);
        if let (Some(usage), Some(told)) = (usage.as_object_mut(), told) {
            usage.extend(
                told.iter()
                    .filter(|(_, value)| !value.is_null())
                    .map(|(name, value)| (name.clone(), value.clone())),
            );
        }
    }
}

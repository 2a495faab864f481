//! OpenAI's responses: a list of items in and out, reasoning among them, nothing kept on the server.

use patchwright_domain::chat::{Finish, Message, Reply, Said, ToolCall, Usage};
use serde_json::{Map, Value, json};

use super::asking::{Asking, Fold, Optional, Progress, Unread, malformed};
use super::json::{
    arguments, carried, count_at, items_at, object, parts_of, plain_id, plain_name, same_ids,
    text_at, told_error,
};
use crate::spec::Answers;

const FORM: &str = "responses";
const MOST_ITEMS: usize = 1024;

pub(super) fn body(asking: &Asking<'_>) -> Value {
    let request = asking.request;
    let mut body = Map::new();
    body.insert("model".to_owned(), json!(asking.model));
    if !request.system.is_empty() {
        body.insert("instructions".to_owned(), json!(request.system));
    }
    if !request.tools.is_empty() {
        let tools = request.tools.iter().map(|tool| {
            json!({
                "type": "function",
                "name": tool.name,
                "description": tool.about,
                "parameters": tool.schema,
                "strict": false,
            })
        });
        body.insert("tools".to_owned(), tools.collect());
    }
    let input = request
        .messages
        .iter()
        .flat_map(|message| items(asking, message));
    body.insert("input".to_owned(), input.collect());
    body.insert("max_output_tokens".to_owned(), json!(asking.max_output));
    body.insert("store".to_owned(), json!(false));
    if asking.takes(Optional::Reasoning) {
        let include = json!(["reasoning.encrypted_content"]);
        body.insert("include".to_owned(), include);
    }
    if let Some(warmth) = asking.warmth() {
        body.insert("temperature".to_owned(), json!(warmth));
    }
    if asking.answers == Answers::Streamed {
        body.insert("stream".to_owned(), json!(true));
    }
    Value::Object(body)
}

fn items(asking: &Asking<'_>, message: &Message) -> Vec<Value> {
    match message {
        Message::User { text } => vec![json!({ "role": "user", "content": text })],
        Message::Assistant(said) => said_items(asking, said),
        Message::Tools { results } => results
            .iter()
            .map(|result| {
                json!({
                    "type": "function_call_output",
                    "call_id": plain_id(&result.call),
                    "output": result.text,
                })
            })
            .collect(),
    }
}

fn said_items(asking: &Asking<'_>, said: &Said) -> Vec<Value> {
    let back = carried(said, FORM).and_then(Value::as_array);
    if let Some(items) =
        back.filter(|items| asking.takes(Optional::Reasoning) && same_calls(items, said))
    {
        return items.iter().cloned().map(own_item).collect();
    }
    let mut items = Vec::new();
    if !said.text.is_empty() || said.calls.is_empty() {
        items.push(json!({ "role": "assistant", "content": said.text }));
    }
    items.extend(said.calls.iter().map(|call| {
        json!({
            "type": "function_call",
            "call_id": plain_id(&call.id),
            "name": plain_name(&call.name),
            "arguments": object(&call.arguments).to_string(),
        })
    }));
    items
}

/// An item as the server sent it, tied to its result by the id that the result is sent with.
fn own_item(mut item: Value) -> Value {
    if text_at(&item, "type") == "function_call" {
        item["call_id"] = json!(plain_id(text_at(&item, "call_id")));
        item["name"] = json!(plain_name(text_at(&item, "name")));
    }
    item
}

fn same_calls(items: &[Value], said: &Said) -> bool {
    let calls = items
        .iter()
        .filter(|item| text_at(item, "type") == "function_call");
    same_ids(calls.map(|item| text_at(item, "call_id")), said)
}

pub(super) fn reply(asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
    let output = answer
        .get("output")
        .and_then(Value::as_array)
        .ok_or_else(|| malformed("output"))?;
    let of = |kind: &'static str| {
        output
            .iter()
            .filter(move |item| text_at(item, "type") == kind)
    };
    let contents: Vec<&Value> = of("message")
        .flat_map(|item| items_at(item, "content"))
        .collect();
    let words = |kind: &str, name: &str| -> String {
        let parts = contents.iter().filter(|part| text_at(part, "type") == kind);
        parts.map(|part| text_at(part, name)).collect()
    };
    let refusal = words("refusal", "refusal");
    let mut text = words("output_text", "text");
    if text.is_empty() {
        text.clone_from(&refusal);
    }
    let calls = of("function_call").enumerate().map(|(at, item)| ToolCall {
        id: match text_at(item, "call_id") {
            "" => asking.made_id(at),
            told => told.to_owned(),
        },
        name: text_at(item, "name").to_owned(),
        arguments: arguments(text_at(item, "arguments")),
    });
    let reason = answer
        .pointer("/incomplete_details/reason")
        .and_then(Value::as_str);
    let finish = match reason {
        _ if !refusal.is_empty() => Finish::Refused,
        Some("content_filter") => Finish::Refused,
        Some("max_output_tokens") => Finish::Length,
        Some(_) | None => Finish::Said,
    };
    // The server keeps nothing, so it could not find reasoning that is not sent back in full.
    let reasoned = of("reasoning").next().is_some()
        && of("reasoning").all(|item| !text_at(item, "encrypted_content").is_empty());
    let said = Said {
        text,
        calls: calls.collect(),
        carried: reasoned.then(|| json!({ FORM: output })),
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

fn usage(asking: &Asking<'_>, answer: &Value) -> Usage {
    let (Some(input), Some(output)) = (
        count_at(answer, "/usage/input_tokens"),
        count_at(answer, "/usage/output_tokens"),
    ) else {
        return asking.worst();
    };
    let cached = count_at(answer, "/usage/input_tokens_details/cached_tokens");
    let written = count_at(answer, "/usage/input_tokens_details/cache_write_tokens");
    let (cached, cache_written) = parts_of(input, cached, written);
    Usage {
        input,
        cached,
        cache_written,
        output,
    }
}

/// The last event holds the whole answer; at some servers all but its items, which came before.
#[derive(Default)]
pub(super) struct Pieces {
    items: Vec<Value>,
    whole: Option<Value>,
}

impl Fold for Pieces {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread> {
        if let Some(error) = told_error(&event) {
            return Err(Unread::Error(error));
        }
        match text_at(&event, "type") {
            "response.output_text.delta" | "response.refusal.delta" => {
                on_text(text_at(&event, "delta"))
            }
            "response.output_item.done" if self.items.len() < MOST_ITEMS => {
                self.items.extend(event.get("item").cloned());
            }
            "response.completed" | "response.incomplete" | "response.failed" => {
                self.whole = event.get("response").cloned();
                return Ok(Progress::Over);
            }
            "error" => return Err(Unread::Error(json!({ "error": event }))),
            _ => {}
        }
        Ok(Progress::Going)
    }

    fn whole(self: Box<Self>) -> Option<Value> {
        let mut whole = self.whole?;
        if items_at(&whole, "output").is_empty() && !self.items.is_empty() {
            whole
                .as_object_mut()?
                .insert("output".to_owned(), Value::Array(self.items));
        }
        Some(whole)
    }
}

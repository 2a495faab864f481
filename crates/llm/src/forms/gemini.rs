//! Gemini's `generateContent`: contents in parts, calls with and without ids, signatures of thoughts beside the calls.

use std::collections::BTreeSet;

use patchwright_domain::chat::{
    Finish, Message, Reply, Said, ToolCall, ToolOutcome, ToolResult, Usage,
};
use serde_json::{Map, Value, json};

use super::asking::{Asking, Fold, Optional, Progress, Unread, malformed};
use super::json::{
    carried, count_at, items_at, object, plain_name, some_text, text_at, told_error,
};

const FORM: &str = "gemini";
const SIGNATURE: &str = "thoughtSignature";
/// Stands for a signature where there is none, as Google says it should.
const NO_SIGNATURE: &str = "skip_thought_signature_validator";
const MOST_PARTS: usize = 100_000;

pub(super) fn body(asking: &Asking<'_>) -> Value {
    let request = asking.request;
    let mut body = Map::new();
    if !request.system.is_empty() {
        let system = json!({ "parts": [{ "text": request.system }] });
        body.insert("systemInstruction".to_owned(), system);
    }
    if !request.tools.is_empty() {
        let tools = request.tools.iter().map(|tool| {
            json!({
                "name": tool.name,
                "description": tool.about,
                "parametersJsonSchema": tool.schema,
            })
        });
        let declared = json!([{ "functionDeclarations": tools.collect::<Value>() }]);
        body.insert("tools".to_owned(), declared);
    }
    body.insert("contents".to_owned(), contents(asking));
    let mut config = json!({ "maxOutputTokens": asking.max_output });
    if let Some(warmth) = asking.warmth() {
        config["temperature"] = json!(warmth);
    }
    body.insert("generationConfig".to_owned(), config);
    Value::Object(body)
}

fn contents(asking: &Asking<'_>) -> Value {
    let mut turns: Vec<(&str, Vec<Value>)> = Vec::new();
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for message in &asking.request.messages {
        let (role, parts) = match message {
            Message::User { text } => ("user", vec![json!({ "text": some_text(text) })]),
            Message::Assistant(said) => {
                let parts = said_parts(asking, said);
                let told = calls(&parts).map(|call| text_at(call, "id"));
                ids.extend(told.filter(|id| !id.is_empty()).map(str::to_owned));
                ("model", parts)
            }
            Message::Tools { results } => {
                let parts = results.iter().map(|result| result_part(result, &ids));
                ("user", parts.collect())
            }
        };
        match turns.last_mut() {
            Some((last, all)) if *last == role => all.extend(parts),
            _ => turns.push((role, parts)),
        }
    }
    let wire = |(role, parts): (&str, Vec<Value>)| json!({ "role": role, "parts": parts });
    turns.into_iter().map(wire).collect()
}

/// With the id of its call where the model gave it one.
fn result_part(result: &ToolResult, ids: &BTreeSet<String>) -> Value {
    let name = match result.outcome {
        ToolOutcome::Answered => "output",
        ToolOutcome::Refused => "error",
    };
    let mut response = json!({
        "name": plain_name(&result.name),
        "response": { name: result.text },
    });
    if ids.contains(&result.call) {
        response["id"] = json!(result.call);
    }
    json!({ "functionResponse": response })
}

fn said_parts(asking: &Asking<'_>, said: &Said) -> Vec<Value> {
    let back = carried(said, FORM).and_then(Value::as_array);
    if let Some(parts) =
        back.filter(|parts| asking.takes(Optional::Reasoning) && same_calls(parts, said))
    {
        return parts.clone();
    }
    let mut parts = Vec::new();
    if !said.text.trim().is_empty() || said.calls.is_empty() {
        parts.push(json!({ "text": some_text(&said.text) }));
    }
    // Of calls side by side the first is signed.
    let unsigned = !asking.takes(Optional::UnsignedCalls);
    parts.extend(said.calls.iter().enumerate().map(|(at, call)| {
        let call = json!({ "name": plain_name(&call.name), "args": object(&call.arguments) });
        match at {
            0 if unsigned => json!({ "functionCall": call, SIGNATURE: NO_SIGNATURE }),
            _ => json!({ "functionCall": call }),
        }
    }));
    parts
}

fn calls(parts: &[Value]) -> impl Iterator<Item = &Value> {
    parts.iter().filter_map(|part| part.get("functionCall"))
}

fn same_calls(parts: &[Value], said: &Said) -> bool {
    let names: Vec<&str> = calls(parts).map(|call| text_at(call, "name")).collect();
    names
        == said
            .calls
            .iter()
            .map(|call| call.name.as_str())
            .collect::<Vec<_>>()
}

pub(super) fn reply(asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
    let blocked = answer
        .pointer("/promptFeedback/blockReason")
        .and_then(Value::as_str);
    let candidate = items_at(answer, "candidates").first();
    let (said, finish) = match (candidate, blocked) {
        (Some(candidate), None) => spoken(asking, candidate),
        (_, Some(reason)) => {
            let said = Said {
                text: format!("blocked: {reason}"),
                ..Said::default()
            };
            (said, Finish::Refused)
        }
        (None, None) => return Err(malformed("candidates")),
    };
    Ok(Reply {
        said,
        finish,
        usage: usage(asking, answer),
        model: match text_at(answer, "modelVersion") {
            "" => asking.model.to_owned(),
            told => told.to_owned(),
        },
        instead: None,
        others: Vec::new(),
    })
}

fn spoken(asking: &Asking<'_>, candidate: &Value) -> (Said, Finish) {
    let parts = candidate
        .get("content")
        .map_or(&[][..], |content| items_at(content, "parts"));
    let aloud = parts
        .iter()
        .filter(|part| part.get("thought").and_then(Value::as_bool) != Some(true));
    let mut text: String = aloud.map(|part| text_at(part, "text")).collect();
    let tied = calls(parts).any(|call| !text_at(call, "id").is_empty());
    let calls = calls(parts).enumerate().map(|(at, call)| ToolCall {
        // Older models tie results to calls by their names.
        id: match text_at(call, "id") {
            "" => asking.made_id(at),
            told => told.to_owned(),
        },
        name: text_at(call, "name").to_owned(),
        arguments: call.get("args").cloned().unwrap_or_else(|| json!({})),
    });
    let calls: Vec<ToolCall> = calls.collect();
    let finish = match text_at(candidate, "finishReason") {
        "MAX_TOKENS" => Finish::Length,
        "SAFETY" | "RECITATION" | "LANGUAGE" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII"
        | "MODEL_ARMOR" => Finish::Refused,
        _ => Finish::Said,
    };
    if text.is_empty() && calls.is_empty() {
        text_at(candidate, "finishMessage").clone_into(&mut text);
    }
    let signed = parts.iter().any(|part| part.get(SIGNATURE).is_some());
    let carried = (signed || tied).then(|| json!({ FORM: parts }));
    (
        Said {
            text,
            calls,
            carried,
        },
        finish,
    )
}

/// Thoughts are counted apart from what is said, and billed with it.
fn usage(asking: &Asking<'_>, answer: &Value) -> Usage {
    let count = |name: &str| count_at(answer, &format!("/usageMetadata/{name}"));
    let Some(prompt) = count("promptTokenCount") else {
        return asking.worst();
    };
    let input = prompt.saturating_add(count("toolUsePromptTokenCount").unwrap_or(0));
    let said = count("candidatesTokenCount").unwrap_or(0);
    Usage {
        input,
        cached: count("cachedContentTokenCount").unwrap_or(0).min(input),
        cache_written: 0,
        output: said.saturating_add(count("thoughtsTokenCount").unwrap_or(0)),
    }
}

/// Each event is an answer of its own with the next parts; the last of the rest counts.
#[derive(Default)]
pub(super) struct Pieces {
    parts: Vec<Value>,
    rest: Map<String, Value>,
    candidate: Map<String, Value>,
}

impl Fold for Pieces {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread> {
        if let Some(error) = told_error(&event) {
            return Err(Unread::Error(error));
        }
        let Value::Object(mut event) = event else {
            return Err(Unread::Malformed("an event that is no object".to_owned()));
        };
        let candidates = event.remove("candidates");
        self.rest.extend(event);
        let first = candidates.as_ref().and_then(|all| all.get(0)?.as_object());
        for (name, value) in first.into_iter().flatten() {
            if name == "content" {
                items_at(value, "parts")
                    .iter()
                    .for_each(|part| self.part(part, on_text));
            } else {
                self.candidate.insert(name.clone(), value.clone());
            }
        }
        Ok(Progress::Going)
    }

    fn whole(self: Box<Self>) -> Option<Value> {
        let Self {
            parts,
            mut rest,
            mut candidate,
        } = *self;
        let blocked = rest
            .get("promptFeedback")
            .is_some_and(|feedback| feedback.get("blockReason").is_some());
        if !blocked && !candidate.contains_key("finishReason") {
            return None;
        }
        candidate.insert("content".to_owned(), json!({ "parts": parts }));
        rest.insert("candidates".to_owned(), json!([candidate]));
        Some(Value::Object(rest))
    }
}

impl Pieces {
    /// Text goes on where text stood, so that a streamed answer has the parts of a whole one.
    fn part(&mut self, part: &Value, on_text: &dyn Fn(&str)) {
        let thought = |part: &Value| part.get("thought").and_then(Value::as_bool) == Some(true);
        let plain = |part: &Value| part.get("text").is_some() && part.get(SIGNATURE).is_none();
        let text = text_at(part, "text");
        if !thought(part) && !text.is_empty() {
            on_text(text);
        }
        let room = self.parts.len() < MOST_PARTS;
        let goes_on = |last: &Value| plain(last) && plain(part) && thought(last) == thought(part);
        match self.parts.last_mut().filter(|last| goes_on(last)) {
            Some(last) => {
                if let Some(Value::String(so_far)) = last.get_mut("text") {
                    so_far.push_str(text);
                }
            }
            None if room => self.parts.push(part.clone()),
            None => {}
        }
    }
}

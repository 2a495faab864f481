//! Calls that a model wrote into its text: as JSON, fenced or bare, in tags, one or several, with talk around. Many small
//! models do so although their provider has a place for calls.

use patchwright_domain::chat::ToolCall;
use serde_json::{Map, Value};

use crate::tools::lenient;

/// So many brackets are tried, and so many calls taken from one text.
const MOST_TRIES: usize = 2000;
const MOST_CALLS: usize = 16;

/// Words that models use for the same two things.
const NAMES: [&str; 5] = ["name", "tool", "tool_name", "function", "action"];
const ARGUMENTS: [&str; 7] = [
    "arguments",
    "args",
    "parameters",
    "params",
    "input",
    "action_input",
    "kwargs",
];
/// Objects around a call, or a list of them.
const AROUND: [&str; 4] = ["function", "tool_call", "tool_calls", "command"];

/// What was found in a text.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Found {
    pub calls: Vec<ToolCall>,
    /// The talk before and between them.
    pub talk: String,
    /// Where the last one ends: behind it some models invent the answer.
    pub end: usize,
}

/// The calls of tools whose name `knows` in a text; their ids begin with `id`.
pub(super) fn calls(text: &str, id: &str, knows: impl Fn(&str) -> bool) -> Option<Found> {
    let mut found = Found {
        calls: Vec::new(),
        talk: String::new(),
        end: 0,
    };
    let mut at = behind_thoughts(text);
    let mut talked = at;
    for _ in 0..MOST_TRIES {
        let Some(start) = text.get(at..).and_then(|rest| rest.find(['{', '['])) else {
            break;
        };
        let start = at + start;
        at = start + 1;
        let Some((value, length)) = text.get(start..).and_then(lenient::prefix) else {
            continue;
        };
        let mut named = Vec::new();
        collect(&value, &knows, &mut named);
        if named.is_empty() {
            named.extend(named_before(text, start, &value).filter(|call| knows(&call.name)));
        }
        if named.is_empty() {
            continue;
        }
        found.talk += text.get(talked..start).unwrap_or_default();
        found.calls.extend(named);
        at = start + length;
        (talked, found.end) = (at, at);
        if found.calls.len() >= MOST_CALLS {
            break;
        }
    }
    found.calls.truncate(MOST_CALLS);
    for (number, call) in found.calls.iter_mut().enumerate() {
        call.id = format!("{id}-{}", number + 1);
    }
    found.talk = without_marks(&found.talk);
    (!found.calls.is_empty()).then_some(found)
}

/// What a model thinks by itself before it speaks is no call.
fn behind_thoughts(text: &str) -> usize {
    const END: &str = "</think>";
    match (text.find("<think>"), text.rfind(END)) {
        (_, Some(end)) => end + END.len(),
        (Some(_), None) => text.len(),
        (None, None) => 0,
    }
}

fn collect(value: &Value, knows: &impl Fn(&str) -> bool, into: &mut Vec<ToolCall>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, knows, into)),
        Value::Object(fields) => match call(fields) {
            Some(call) if knows(&call.name) => into.push(call),
            Some(_) | None => {
                for inner in AROUND.iter().filter_map(|word| fields.get(*word)) {
                    collect(inner, knows, into);
                }
            }
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// An object with a name and arguments is a call; without the arguments only where nothing else stands in it.
fn call(fields: &Map<String, Value>) -> Option<ToolCall> {
    let name = NAMES.iter().find_map(|word| fields.get(*word)?.as_str())?;
    let arguments = ARGUMENTS.iter().find_map(|word| fields.get(*word));
    let arguments = match arguments {
        Some(arguments) => arguments.clone(),
        None if fields.len() == 1 => Value::Object(Map::new()),
        None => return None,
    };
    Some(ToolCall {
        id: String::new(),
        name: name.to_owned(),
        arguments,
    })
}

/// `### view_code {"file": …}`: the line before the arguments is the tool's name and nothing else.
fn named_before(text: &str, start: usize, value: &Value) -> Option<ToolCall> {
    let before = text.get(..start)?;
    let line = before.rsplit('\n').next()?;
    let is_mark = |letter: char| letter.is_whitespace() || "#*-`:>".contains(letter);
    let name = line.trim_matches(is_mark);
    let is_word = !name.is_empty() && !name.contains(char::is_whitespace);
    let has_fields = value.as_object().is_some_and(|fields| !fields.is_empty());
    (is_word && has_fields).then(|| ToolCall {
        id: String::new(),
        name: name.to_owned(),
        arguments: value.clone(),
    })
}

/// The talk without the fences and tags that stood around the calls.
fn without_marks(talk: &str) -> String {
    let is_mark = |line: &str| {
        let line = line.trim();
        let fence = line.strip_prefix("```");
        let tag = line.trim_start_matches("</").trim_start_matches('<');
        fence.is_some_and(|word| {
            word.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        }) || matches!(tag, "tool_call>" | "function_call>" | "tools>" | "tool>")
            || line == "[TOOL_CALLS]"
    };
    let lines: Vec<&str> = talk.lines().filter(|line| !is_mark(line)).collect();
    lines.join("\n").trim().to_owned()
}

#[cfg(test)]
#[path = "in_text_tests.rs"]
mod tests;

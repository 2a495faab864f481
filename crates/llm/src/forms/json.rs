//! Reading and writing the JSON that the wire forms have in common.

use patchwright_domain::chat::Said;
use serde_json::{Map, Value, json};

/// In letters, what the strictest servers take of a name or an id.
const MOST_NAME: usize = 64;

/// An error in place of an answer, or in the middle of a stream.
pub(super) fn told_error(answer: &Value) -> Option<Value> {
    let error = answer.get("error").filter(|error| !error.is_null())?;
    Some(json!({ "error": error }))
}

/// Whether what is carried holds the calls of the message, in their order.
pub(super) fn same_ids<'a>(carried: impl Iterator<Item = &'a str>, said: &Said) -> bool {
    carried.eq(said.calls.iter().map(|call| call.id.as_str()))
}

/// Empty where there is none.
pub(super) fn text_at<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

pub(super) fn items_at<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value
        .get(name)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

pub(super) fn count_at(value: &Value, path: &str) -> Option<u64> {
    let found = value.pointer(path)?;
    // Some servers count in floating point.
    found
        .as_u64()
        .or_else(|| found.as_f64().map(|count| count.max(0.0) as u64))
}

/// As models write arguments: text that should be JSON.
pub(super) fn arguments(text: &str) -> Value {
    if text.trim().is_empty() {
        return Value::Object(Map::new());
    }
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// Servers accept only objects; anything else that a model wrote is wrapped into one.
pub(super) fn object(arguments: &Value) -> Value {
    match arguments {
        Value::Object(_) => arguments.clone(),
        other => json!({ "not_an_object": other }),
    }
}

/// Ids are passed from one provider to another, and some accept only these letters, and only so many. Ids differ at
/// their ends.
pub(super) fn plain_id(id: &str) -> String {
    let cut = id.chars().count().saturating_sub(MOST_NAME);
    id.chars().skip(cut).map(plain).collect()
}

/// A model may call a tool by an invalid name. It is told so, and its call stays in the conversation, where servers
/// reject invalid names.
pub(super) fn plain_name(name: &str) -> String {
    match name {
        "" => "unnamed".to_owned(),
        name => name.chars().take(MOST_NAME).map(plain).collect(),
    }
}

fn plain(letter: char) -> char {
    if letter.is_ascii_alphanumeric() || letter == '-' {
        letter
    } else {
        '_'
    }
}

/// Empty text is refused by some.
pub(super) fn some_text(text: &str) -> &str {
    if text.trim().is_empty() {
        "(nothing)"
    } else {
        text
    }
}

/// Counts of what is a part of `input` in all: read from a cache, and written to it.
pub(super) fn parts_of(input: u64, cached: Option<u64>, written: Option<u64>) -> (u64, u64) {
    let cached = cached.unwrap_or(0).min(input);
    (cached, written.unwrap_or(0).min(input - cached))
}

pub(super) fn append(to: &mut Map<String, Value>, name: &str, piece: &str) {
    match to.get_mut(name) {
        Some(Value::String(text)) => text.push_str(piece),
        _ => {
            to.insert(name.to_owned(), json!(piece));
        }
    }
}

/// What one form wants back verbatim is not sent to another.
pub(super) fn carried<'a>(said: &'a Said, form: &str) -> Option<&'a Value> {
    said.carried.as_ref()?.get(form)
}

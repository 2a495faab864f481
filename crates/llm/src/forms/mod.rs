//! The wire forms: how each family of providers writes a request and an answer. All of them are plain functions between
//! our words and JSON; a streamed answer is folded into the JSON that would have come whole, and read by the same code.

mod anthropic;
mod chat;
mod gemini;
mod responses;

use std::collections::BTreeSet;

use patchwright_agent::ModelAbout;
use patchwright_agent::budget::worst_case;
use patchwright_domain::chat::{Reply, Request, Said, Usage};
use serde_json::{Map, Value, json};

use crate::spec::Answers;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Chat,
    Responses,
    Anthropic,
    Gemini,
}

/// One request, with all that decides how it is written.
pub(crate) struct Asking<'a> {
    pub request: &'a Request,
    pub model: &'a str,
    pub max_output: u32,
    pub temperature: Option<f64>,
    pub answers: Answers,
    pub fit: &'a Fit,
    pub about: &'a ModelAbout,
}

/// What one server does not take. It is learned from its refusals, which cost nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fit {
    pub limit: LimitField,
    pub left_out: BTreeSet<Optional>,
}

/// Parts of a request that a model can do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Optional {
    Temperature,
    StreamedUsage,
    Reasoning,
    /// Calls that the model itself did not sign.
    UnsignedCalls,
}

/// In letters, what the strictest servers take of a name or an id.
const MOST_NAME: usize = 64;

/// What chat completions call the most that is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LimitField {
    MaxTokens,
    MaxCompletionTokens,
}

/// Why an answer could not be used.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Unread {
    /// It is not what the form says.
    Malformed(String),
    /// It tells an error, although it came as an answer.
    Error(Value),
}

/// Gathers a streamed answer.
pub(crate) trait Fold {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread>;

    /// The answer as it would have come whole; nothing where its end is missing.
    fn whole(self: Box<Self>) -> Option<Value>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    Going,
    Over,
}

impl Form {
    pub(crate) fn body(self, asking: &Asking<'_>) -> Value {
        match self {
            Self::Chat => chat::body(asking),
            Self::Responses => responses::body(asking),
            Self::Anthropic => anthropic::body(asking),
            Self::Gemini => gemini::body(asking),
        }
    }

    pub(crate) fn reply(self, asking: &Asking<'_>, answer: &Value) -> Result<Reply, Unread> {
        if let Some(error) = told_error(answer) {
            return Err(Unread::Error(error));
        }
        match self {
            Self::Chat => chat::reply(asking, answer),
            Self::Responses => responses::reply(asking, answer),
            Self::Anthropic => anthropic::reply(asking, answer),
            Self::Gemini => gemini::reply(asking, answer),
        }
    }

    pub(crate) fn fold(self) -> Box<dyn Fold> {
        match self {
            Self::Chat => Box::new(chat::Pieces::default()),
            Self::Responses => Box::new(responses::Pieces::default()),
            Self::Anthropic => Box::new(anthropic::Pieces::default()),
            Self::Gemini => Box::new(gemini::Pieces::default()),
        }
    }
}

impl Asking<'_> {
    pub(crate) fn takes(&self, part: Optional) -> bool {
        !self.fit.left_out.contains(&part)
    }

    /// Counts where a server does not say what it used.
    fn worst(&self) -> Usage {
        let worst = worst_case(self.about, self.request);
        Usage {
            input: worst.input,
            output: worst.output,
            ..Usage::default()
        }
    }

    fn warmth(&self) -> Option<f64> {
        self.temperature
            .filter(|_| self.takes(Optional::Temperature))
    }

    /// An id for a call that came without one, the same each time the answer is read.
    fn made_id(&self, call: usize) -> String {
        format!("call_{}_{call}", self.request.messages.len())
    }
}

/// An error in place of an answer, or in the middle of a stream.
pub(crate) fn told_error(answer: &Value) -> Option<Value> {
    let error = answer.get("error").filter(|error| !error.is_null())?;
    Some(json!({ "error": error }))
}

fn malformed(what: &str) -> Unread {
    Unread::Malformed(format!("{what} is missing in the answer"))
}

/// Whether what is carried holds the calls of the message, in their order.
fn same_ids<'a>(carried: impl Iterator<Item = &'a str>, said: &Said) -> bool {
    carried.eq(said.calls.iter().map(|call| call.id.as_str()))
}

/// Empty where there is none.
fn text_at<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

fn items_at<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value
        .get(name)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

fn count_at(value: &Value, path: &str) -> Option<u64> {
    let found = value.pointer(path)?;
    // Some servers count in floating point.
    found
        .as_u64()
        .or_else(|| found.as_f64().map(|count| count.max(0.0) as u64))
}

/// As models write arguments: text that should be JSON.
fn arguments(text: &str) -> Value {
    if text.trim().is_empty() {
        return Value::Object(Map::new());
    }
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}

/// Servers take only objects back; what a model wrote that is none is wrapped into one.
fn object(arguments: &Value) -> Value {
    match arguments {
        Value::Object(_) => arguments.clone(),
        other => json!({ "not_an_object": other }),
    }
}

/// Ids wander from provider to provider, and some take only these letters, and only so many. Ids differ at their ends.
fn plain_id(id: &str) -> String {
    let cut = id.chars().count().saturating_sub(MOST_NAME);
    id.chars().skip(cut).map(plain).collect()
}

/// A model may call what no tool can be called. It is told so, and its call stays in the conversation, where servers
/// refuse names that are no names.
fn plain_name(name: &str) -> String {
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
fn some_text(text: &str) -> &str {
    if text.trim().is_empty() {
        "(nothing)"
    } else {
        text
    }
}

/// Counts of what is a part of `input` in all: read from a cache, and written to it.
fn parts_of(input: u64, cached: Option<u64>, written: Option<u64>) -> (u64, u64) {
    let cached = cached.unwrap_or(0).min(input);
    (cached, written.unwrap_or(0).min(input - cached))
}

fn append(to: &mut Map<String, Value>, name: &str, piece: &str) {
    match to.get_mut(name) {
        Some(Value::String(text)) => text.push_str(piece),
        _ => {
            to.insert(name.to_owned(), json!(piece));
        }
    }
}

/// What one form wants back word for word is no business of another.
fn carried<'a>(said: &'a Said, form: &str) -> Option<&'a Value> {
    said.carried.as_ref()?.get(form)
}

#[cfg(test)]
#[path = "forms_tests.rs"]
mod tests;

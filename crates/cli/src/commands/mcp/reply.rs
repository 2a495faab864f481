//! The answer of a call, bounded.

use serde_json::{Value, json};

/// In bytes. Tools say less by themselves.
const MOST_TEXT: usize = 96 << 10;
/// In bytes of JSON.
const MOST_DOCUMENT: usize = 256 << 10;

#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    pub text: String,
    /// The same for programs.
    pub document: Option<Value>,
    pub is_error: bool,
}

impl Reply {
    pub fn new(text: String, document: Option<Value>) -> Self {
        let reply = Self {
            text: bounded(text),
            document: None,
            is_error: false,
        };
        reply.with(document)
    }

    pub fn error(words: String) -> Self {
        Self {
            is_error: true,
            ..Self::new(words, None)
        }
    }

    pub fn with(self, document: Option<Value>) -> Self {
        Self {
            document: document.map(bounded_document),
            ..self
        }
    }
}

fn bounded(mut text: String) -> String {
    if text.len() <= MOST_TEXT {
        return text;
    }
    let end = text.floor_char_boundary(MOST_TEXT);
    let cut = text.len() - end;
    text.truncate(end);
    text + &format!("\n… {cut} more bytes were cut")
}

/// The short fields of a document that is too long; the text has the rest in words.
fn bounded_document(document: Value) -> Value {
    let length = document.to_string().len();
    if length <= MOST_DOCUMENT {
        return document;
    }
    let mut kept = json!({ "cut": format!("the document has {length} bytes: only its short fields are here") });
    if let (Value::Object(fields), Some(kept)) = (document, kept.as_object_mut()) {
        let short = fields
            .into_iter()
            .filter(|(_, value)| value.to_string().len() <= 4096);
        kept.extend(short.take(64));
    }
    kept
}

#[cfg(test)]
#[path = "reply_tests.rs"]
mod tests;

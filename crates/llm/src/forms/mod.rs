//! The wire forms: how each family of providers writes a request and an answer. All of them are plain functions between
//! our words and JSON; a streamed answer is folded into the JSON that would have come whole, and read by the same code.

mod anthropic;
mod asking;
mod chat;
mod embeddings;
mod gemini;
mod json;
mod responses;

use patchwright_domain::chat::Reply;
use serde_json::Value;

pub(crate) use asking::{Asking, Fit, Fold, LimitField, Optional, Progress, Unread};
use json::told_error;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Chat,
    Responses,
    Anthropic,
    Gemini,
    Embeddings,
}

impl Form {
    pub(crate) fn body(self, asking: &Asking<'_>) -> Value {
        match self {
            Self::Chat => chat::body(asking),
            Self::Responses => responses::body(asking),
            Self::Anthropic => anthropic::body(asking),
            Self::Gemini => gemini::body(asking),
            Self::Embeddings => embeddings::body(asking),
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
            Self::Embeddings => embeddings::reply(asking, answer),
        }
    }

    pub(crate) fn fold(self) -> Box<dyn Fold> {
        match self {
            Self::Chat => Box::new(chat::Pieces::default()),
            Self::Responses => Box::new(responses::Pieces::default()),
            Self::Anthropic => Box::new(anthropic::Pieces::default()),
            Self::Gemini => Box::new(gemini::Pieces::default()),
            Self::Embeddings => Box::new(embeddings::NotStreamed),
        }
    }
}

#[cfg(test)]
#[path = "forms_tests.rs"]
mod tests;

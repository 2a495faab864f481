//! Failures as the journal keeps them, and back.

use patchwright_domain::event::Failure;

use crate::model_error::{Billed, ModelError};

pub(super) fn kind(error: &ModelError) -> Failure {
    match error {
        ModelError::Busy { .. } => Failure::Busy,
        ModelError::Broke { .. } | ModelError::Unreachable { .. } => Failure::Broke,
        ModelError::TooLong { .. } => Failure::TooLong,
        ModelError::Denied { .. } => Failure::Denied,
        ModelError::Budget(_) => Failure::Budget,
        ModelError::Overrun { .. } => Failure::Overrun,
        ModelError::Cancelled => Failure::Cancelled,
        ModelError::Differs { .. } | ModelError::Record(_) => Failure::Record,
    }
}

/// The error that was told with `said`, as good as it was written down.
pub(super) fn again(kind: Failure, model: &str, said: &str) -> ModelError {
    // What an error says before its words it says again by itself.
    let bare = with_words(kind, model, String::new()).to_string();
    let words = said.strip_prefix(&bare).unwrap_or(said);
    with_words(kind, model, words.to_owned())
}

fn with_words(kind: Failure, model: &str, words: String) -> ModelError {
    let model = model.to_owned();
    match kind {
        Failure::Busy => ModelError::Busy {
            model,
            words,
            after: None,
        },
        // What it cost is counted from the record.
        Failure::Broke | Failure::Unheard => ModelError::Broke {
            model,
            words,
            billed: Billed::No,
        },
        Failure::TooLong => ModelError::TooLong { model, words },
        Failure::Denied => ModelError::Denied { model, words },
        Failure::Budget => ModelError::Budget(words),
        Failure::Overrun => ModelError::Overrun { model, words },
        Failure::Cancelled => ModelError::Cancelled,
        Failure::Record => ModelError::Record(words),
    }
}

#[cfg(test)]
#[path = "failure_tests.rs"]
mod tests;

//! Why a model gave no answer.

use std::time::Duration;

use thiserror::Error;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ModelError {
    /// Rate limited or overloaded: worth a retry.
    #[error("{model} is busy: {words}")]
    Busy {
        model: String,
        words: String,
        /// How long the provider asks us to wait.
        after: Option<Duration>,
    },
    /// The call failed halfway: a server error, a dropped or stalled connection, an unreadable answer.
    #[error("the call of {model} broke: {words}")]
    Broke {
        model: String,
        words: String,
        billed: Billed,
    },
    /// No connection: unknown host, connection refused, or a timeout while connecting.
    #[error("{model} cannot be reached: {words}")]
    Unreachable { model: String, words: String },
    /// The request is longer than the model's window.
    #[error("the request is too long for {model}: {words}")]
    TooLong { model: String, words: String },
    /// A retry cannot help: unknown model, no access, or a request the provider rejects.
    #[error("{model} does not take the request: {words}")]
    Denied { model: String, words: String },
    /// The call would exceed a cap, so it was not made.
    #[error("the budget is used up: {0}")]
    Budget(String),
    /// The provider reports more than was reserved, so no further call can be trusted to stay within the caps.
    #[error("{model} used more than the call could cost: {words}")]
    Overrun { model: String, words: String },
    /// A replayed run makes a request that the record does not hold.
    #[error("the run asks something else than what was recorded:\n{diff}")]
    Differs { diff: String },
    /// The record, or a file of the exchange, cannot be read or written.
    #[error("{0}")]
    Record(String),
    #[error("stopped by the user")]
    Cancelled,
}

/// Whether a failed call may have been billed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Billed {
    No,
    /// It was sent and its fate is unknown: the worst case counts as spent.
    Perhaps,
}

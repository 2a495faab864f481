//! A model as the loop sees it. Providers, retries, prices and records are clients of their own that hold another one.

use std::time::Duration;

pub use patchwright_domain::chat::ModelAbout;
use patchwright_domain::chat::{Reply, Request};
use thiserror::Error;

use crate::budget::Purse;

pub trait ModelClient: Sync {
    fn about(&self) -> &ModelAbout;

    /// One answer. Long ones are heard while they come.
    fn ask(&self, request: &Request, ear: Ear<'_>) -> Result<Reply, ModelError>;
}

/// Who listens while a model answers, and who pays.
#[derive(Clone, Copy)]
pub struct Ear<'a> {
    /// Asked often: a client stops at once when it says so.
    pub cancelled: &'a (dyn Fn() -> bool + Sync),
    /// Pieces of the answer's text as they come.
    pub heard: &'a (dyn Fn(&str) + Sync),
    /// Nothing where the purse that the client was made with pays.
    pub purse: Option<&'a Purse>,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ModelError {
    /// Later it may answer: too many requests, or an overloaded server.
    #[error("{model} is busy: {words}")]
    Busy {
        model: String,
        words: String,
        /// What the provider asks us to wait.
        after: Option<Duration>,
    },
    /// The call broke: a server's fault, a cut or slow line, an answer that cannot be read.
    #[error("the call of {model} broke: {words}")]
    Broke {
        model: String,
        words: String,
        billed: Billed,
    },
    /// Nobody was there to ask: no such host, nobody listens, no connection in time.
    #[error("{model} cannot be reached: {words}")]
    Unreachable { model: String, words: String },
    /// The request is longer than the model's window.
    #[error("the request is too long for {model}: {words}")]
    TooLong { model: String, words: String },
    /// Asking again cannot help: no such model, no right to it, a request it does not take.
    #[error("{model} does not take the request: {words}")]
    Denied { model: String, words: String },
    /// A cap would be passed; nothing was asked.
    #[error("the budget is used up: {0}")]
    Budget(String),
    /// The provider reports more than the call was held to: nothing can be promised about further calls.
    #[error("{model} used more than the call could cost: {words}")]
    Overrun { model: String, words: String },
    /// A recorded run asks something else now.
    #[error("the run asks something else than what was recorded:\n{diff}")]
    Differs { diff: String },
    /// The record itself, or a file that carries the exchange, fails.
    #[error("{0}")]
    Record(String),
    #[error("stopped by the user")]
    Cancelled,
}

/// Whether a call that brought no answer may be on the bill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Billed {
    No,
    /// It was sent, and nobody told us what became of it: the worst case counts as spent.
    Perhaps,
}

impl<C: ModelClient + ?Sized> ModelClient for &C {
    fn about(&self) -> &ModelAbout {
        (**self).about()
    }

    fn ask(&self, request: &Request, ear: Ear<'_>) -> Result<Reply, ModelError> {
        (**self).ask(request, ear)
    }
}

impl<C: ModelClient + ?Sized> ModelClient for Box<C> {
    fn about(&self) -> &ModelAbout {
        (**self).about()
    }

    fn ask(&self, request: &Request, ear: Ear<'_>) -> Result<Reply, ModelError> {
        (**self).ask(request, ear)
    }
}

impl<'a> Ear<'a> {
    /// Nobody listens, nobody stops it, and the client's own purse pays.
    pub fn deaf() -> Ear<'static> {
        Ear {
            cancelled: &|| false,
            heard: &|_| {},
            purse: None,
        }
    }
}

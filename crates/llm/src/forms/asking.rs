//! What every wire form is given, and what it hands back.

use std::collections::BTreeSet;

use patchwright_agent::ModelAbout;
use patchwright_agent::budget::worst_case;
use patchwright_domain::chat::{Choices, Request, Usage};
use serde_json::Value;

use crate::spec::Answers;

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

/// What one server does not accept. It is learned from its refusals, which cost nothing.
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
    /// More than one answer.
    Choices,
    Stop,
}

/// The name of the output limit in chat completions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LimitField {
    MaxTokens,
    MaxCompletionTokens,
}

/// Why an answer could not be used.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Unread {
    /// It does not match the wire form.
    Malformed(String),
    /// It is an error in the shape of an answer.
    Error(Value),
}

/// Gathers a streamed answer.
pub(crate) trait Fold {
    fn event(&mut self, event: Value, on_text: &dyn Fn(&str)) -> Result<Progress, Unread>;

    /// The answer as if it had not been streamed; none if its end is missing.
    fn whole(self: Box<Self>) -> Option<Value>;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    Going,
    Over,
}

impl Asking<'_> {
    pub(crate) fn takes(&self, part: Optional) -> bool {
        !self.fit.left_out.contains(&part)
    }

    /// Estimates usage if a server does not report it.
    pub(super) fn worst(&self) -> Usage {
        let worst = worst_case(self.about, self.request);
        Usage {
            input: worst.input,
            output: worst.output,
            ..Usage::default()
        }
    }

    pub(super) fn warmth(&self) -> Option<f64> {
        self.temperature
            .filter(|_| self.takes(Optional::Temperature))
    }

    /// How many answers the server is asked for; at least one.
    pub(super) fn choices(&self) -> u32 {
        let whole = self.answers == Answers::Whole;
        match self.about.choices {
            Choices::Several if whole && self.takes(Optional::Choices) => {
                self.request.options.others.saturating_add(1)
            }
            Choices::Several | Choices::One => 1,
        }
    }

    pub(super) fn stop(&self) -> Option<&str> {
        let stop = self.request.options.stop.as_deref();
        stop.filter(|_| self.takes(Optional::Stop))
    }

    /// An id for a call that came without one, the same each time the answer is read.
    pub(super) fn made_id(&self, call: usize) -> String {
        format!("call_{}_{call}", self.request.messages.len())
    }
}

pub(super) fn malformed(what: &str) -> Unread {
    Unread::Malformed(format!("{what} is missing in the answer"))
}

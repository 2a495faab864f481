//! Follows the calls of a conversation from outside of the tools.

use serde_json::Value;

/// A call as it was made, and what came of it.
#[derive(Debug, Clone, Copy)]
pub struct CallSeen<'c> {
    /// The tool that was meant; as it was written where there is no such tool.
    pub tool: &'c str,
    pub arguments: &'c Value,
    pub answered: bool,
    /// What the tool has made so far; nothing for a tool that makes nothing.
    pub state: Option<&'c str>,
}

/// Something the caller should be told behind an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    pub text: String,
    /// What it is counted as, among the assists of the call.
    pub counted_as: &'static str,
}

/// Called once for each call, in their order.
pub type Watch<'a> = Box<dyn FnMut(&CallSeen<'_>) -> Option<Remark> + 'a>;

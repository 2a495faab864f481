//! Errors of the debugger.

use std::error::Error as StdError;

use patchwright_sandbox::SandboxError;
use thiserror::Error;

use crate::wire::WireError;

#[derive(Debug, Error)]
pub enum DebugError {
    #[error("the debugger could not be started")]
    Sandbox(#[from] SandboxError),
    /// The sandbox job for debugger and program could not be prepared.
    #[error("the program cannot be run: {0}")]
    JobMaker(Box<dyn StdError + Send + Sync>),
    #[error("the debugger failed during `{during}`: {why}")]
    Adapter { during: String, why: WireError },
    #[error("the debugger could not start the program: {0}")]
    Launch(String),
    /// The debugger's own message, for example about an expression.
    #[error("{0}")]
    Refused(String),
    #[error("the program has ended: run it again with run_program or run_to_line")]
    NotRunning,
    #[error("there is no frame #{asked}: the stack has #0 to #{last}")]
    NoFrame { asked: usize, last: usize },
    #[error("cancelled")]
    Cancelled,
    #[error("this debugger cannot do that: {0}")]
    Unable(&'static str),
}

impl DebugError {
    /// Whether the debugger itself failed, so that a new one may succeed.
    pub(super) fn is_of_the_adapter(&self) -> bool {
        matches!(self, Self::Adapter { .. })
    }

    /// Whether no further query can succeed: no sandbox, no tree, or cancelled.
    pub fn is_final(&self) -> bool {
        matches!(self, Self::Sandbox(_) | Self::JobMaker(_) | Self::Cancelled)
    }
}

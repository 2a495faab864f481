//! What a plan is made from, and why there may be none.

use std::collections::BTreeSet;

use patchwright_code::Code;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::{BugKind, CrashReport, PurifiedReport};
use thiserror::Error;

use crate::proposal::Operator;

pub struct Input<'a> {
    pub code: &'a Code,
    pub report: &'a CrashReport,
    pub purified: &'a PurifiedReport,
    /// Whether a file is in the scope of the repair.
    pub editable: &'a dyn Fn(&RelPath) -> bool,
    /// Operators that are switched off, to find out what they are worth.
    pub off: &'a BTreeSet<Operator>,
}

/// Why no constraint could be derived.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoConstraint {
    #[error("the report names no line of source: build with -g, and keep the symbols")]
    NoSymbols,
    #[error("no frame of the crash lies in the project's own source")]
    NoProjectFrame,
    #[error("every frame of the crash that has source is outside the scope, the first in {file}")]
    OutsideScope { file: String },
    #[error("{file}:{line} could not be read: generated code, or the body of a macro")]
    NotRead { file: String, line: u32 },
    #[error("no operator is known for {kind}")]
    NoOperator { kind: BugKind },
    #[error("nothing at {file}:{line} could be tied to this {kind}")]
    NothingFits {
        kind: BugKind,
        file: String,
        line: u32,
    },
}

//! How a run of the project's tests ended.

use patchwright_domain::suite::SuiteResult;
use patchwright_sandbox::Outcome;
use serde::{Deserialize, Serialize};

/// One run of the suite: what it found, or why it says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SuiteRun {
    Ran(SuiteResult),
    NotRun(String),
    /// A limit ended it.
    Stopped(Outcome),
}

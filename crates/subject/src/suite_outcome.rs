//! How a run of the project's tests ended.

use patchwright_domain::suite::SuiteResult;
use patchwright_sandbox::Outcome;
use serde::{Deserialize, Serialize};

/// One run of the suite: its result, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SuiteRun {
    Ran(SuiteResult),
    NotRun(String),
    /// It was ended by a limit.
    Stopped(Outcome),
}

//! Many crashing inputs to the bugs behind them: each input is run several times, inputs of one bug are grouped, and each
//! bug becomes a case of its own.
//!
//! Grouping and severity look at reports alone and know nothing of how they were made.

mod bugs;
mod casr;
mod error;
mod face;
mod grouping;
mod minimise;
mod opinion;
mod outcome;
mod recheck;
mod runs;
#[cfg(test)]
mod samples;
mod sarif;
mod severity;
mod summary;
mod target;
mod triage;
mod written;

pub use error::TriageError;
pub use grouping::group;
pub use opinion::{JoinedBugs, SecondOpinion, SplitBug};
pub use recheck::{RecheckAnswer, RecheckOrder, Rechecked, files_of, recheck};
pub use sarif::SARIF_FILE;
pub use severity::{Level, Severity, severity};
pub use summary::{BugRow, FileCounts, FlakyRow, SUMMARY_FILE, TriageSummary, UnclearRow};
pub use triage::{TriageOrder, triage};

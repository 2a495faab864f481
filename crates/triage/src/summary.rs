//! What a triage found, as it is printed, kept beside the cases and read back by `repair --all`.

use std::fs;
use std::path::Path;

use patchwright_domain::report::{BugKind, Cwe, Sanitizer, Signature};
use serde::{Deserialize, Serialize};

use crate::error::TriageError;
use crate::opinion::SecondOpinion;
use crate::severity::Level;

/// Its name in the folder of a triage.
pub const SUMMARY_FILE: &str = "triage.json";

/// The fields are a contract: some may be added, none renamed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TriageSummary {
    /// `bugs`, or `none` if no file reproduces one.
    pub status: String,
    /// The folder of the files.
    pub folder: String,
    /// Where the cases are; `None` if nothing was written.
    pub out: Option<String>,
    pub target: String,
    pub files: FileCounts,
    /// The worst first.
    pub bugs: Vec<BugRow>,
    pub flaky: Vec<FlakyRow>,
    pub not_reproduced: Vec<String>,
    /// Files that say nothing either way.
    pub unclear: Vec<UnclearRow>,
    /// Of libcasr, on how the files are grouped; `None` if there is no bug or the triage is an older one.
    #[serde(default)]
    pub second_opinion: Option<SecondOpinion>,
    pub seconds: f64,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileCounts {
    pub given: usize,
    /// Equal to another one.
    pub copies: usize,
    pub reproduced: usize,
    pub flaky: usize,
    pub not_reproduced: usize,
    pub unclear: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BugRow {
    /// From 1 on.
    pub bug: usize,
    pub severity: Level,
    /// Why it is that severe.
    pub reason: String,
    pub kind: BugKind,
    pub cwe: Option<Cwe>,
    pub sanitizer: Sanitizer,
    pub function: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub signature: Signature,
    /// What the smallest file shows, in one sentence.
    pub headline: String,
    /// All that show it, the smallest first.
    pub files: Vec<String>,
    /// Other signatures that were taken for the same bug.
    pub faces: Vec<Signature>,
    /// How many stacks, with their lines, its files end in: what a plain comparison of stacks would count.
    pub stacks: usize,
    /// Length of the smallest file.
    pub bytes: u64,
    /// Length of the input in the case, which may be smaller still.
    pub case_bytes: u64,
    /// The folder of its case; `None` if it was not written.
    pub case: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlakyRow {
    pub file: String,
    pub crashes: usize,
    pub runs: usize,
    pub signature: Signature,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnclearRow {
    pub file: String,
    pub reason: String,
}

impl TriageSummary {
    /// Reads what an earlier triage left in its folder.
    pub fn read(folder: &Path) -> Result<Self, TriageError> {
        let path = folder.join(SUMMARY_FILE);
        let bytes = fs::read(&path).map_err(TriageError::io("read", &path))?;
        serde_json::from_slice(&bytes).map_err(|error| TriageError::BadSummary {
            path,
            message: error.to_string(),
        })
    }
}

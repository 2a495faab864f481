//! What a search against a patch tried and found.

use serde::{Deserialize, Serialize};

use crate::report::{BugKind, Signature};

/// A search for inputs that still show the bug.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct SearchCounts {
    /// Runs of the patched program.
    pub executions: u64,
    pub seconds: f64,
    /// Inputs that still show the bug.
    pub found: u64,
    /// Bugs that are not the one under repair, each once. They refuse no patch.
    #[serde(default)]
    pub other_bugs: Vec<OtherBug>,
}

impl SearchCounts {
    /// A bug about the same object that the patch leaves where it was.
    pub fn left(&self) -> Option<&OtherBug> {
        self.other_bugs.iter().find(|bug| bug.same_object)
    }
}

/// Another bug of the program, and a case for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherBug {
    pub kind: BugKind,
    pub headline: String,
    pub signature: Signature,
    /// Where the input is kept; the command, if it has no file.
    pub input: String,
    /// The folder of a case that is ready to be repaired.
    pub case: String,
    /// Whether the unpatched program shows it on the same input. Otherwise the case is about the patched one.
    pub unpatched: bool,
    /// Whether the unpatched program shows it too, about the object of the bug under repair: perhaps the same mistake elsewhere.
    #[serde(default)]
    pub same_object: bool,
}

impl OtherBug {
    /// `reads 4 bytes … (the unpatched program has it too) · case: …`.
    pub fn describe(&self) -> String {
        let without = match self.unpatched {
            true => "the unpatched program has it too",
            false => "seen with the patch applied",
        };
        format!("{} ({without}) · case: {}", self.headline, self.case)
    }
}

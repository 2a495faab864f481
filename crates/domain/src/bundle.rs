//! What a bundle says of itself: the evidence that leaves with a proved patch.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::constraint::Constraint;
use crate::count::counted;
use crate::neighbour_counts::describe_behaviour;
use crate::observation::{Diagnosis, Observation};
use crate::verdict::{NeighbourCounts, Trust, Verdict};

/// Raised when an older `check` could misread a bundle.
pub const BUNDLE_FORMAT: u32 = 1;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BundleAbout {
    pub format: u32,
    /// The version that wrote it.
    pub patchwright: String,
    pub case: String,
    pub strategy: String,
    pub trust: Trust,
    pub cause: String,
    pub constraint: Option<Constraint>,
    /// What a debugger saw on the way to the cause, and what was expected there; diagnoses name them by number, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub observations: Vec<Observation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnoses: Vec<Diagnosis>,
    pub source: SourceIdentity,
    /// What the tree held that its commit does not.
    #[serde(default)]
    pub uncommitted: Option<BundleUncommitted>,
    pub pocs: Vec<BundlePoc>,
    pub neighbours: NeighbourEvidence,
    /// Inputs that a search found: they showed the bug, and are clean with the patch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub search_inputs: Vec<BundleInput>,
    pub risk: Risk,
    /// Compilers and tools, by name.
    pub versions: BTreeMap<String, String>,
    /// Of the proof from a clean build.
    pub verdict: Verdict,
}

/// Which source the patch is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceIdentity {
    /// Over the paths, contents and executable bits of all files that belong to the case.
    pub tree: String,
    pub files: u64,
    /// What the version control said was checked out, when there is one.
    pub commit: Option<String>,
}

/// Files that were changed or added since the commit, besides the PoCs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BundleUncommitted {
    pub files: usize,
    /// Whether the bundle has the diff: a very large one does not travel.
    pub diff: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BundlePoc {
    pub name: String,
    pub files: Vec<BundlePocFile>,
}

/// A file that a PoC needs; with embargoed bugs only its hash travels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BundlePocFile {
    /// Where it lies in the bundle, or is to be laid.
    pub path: String,
    pub sha256: String,
    pub bytes: u64,
    pub kept: Kept,
}

/// An input of a search: the content of the PoC's first file, or else its arguments, one in each line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BundleInput {
    /// The name of the PoC.
    pub poc: String,
    /// In the bundle.
    pub path: String,
    /// Replaces the PoC's command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    Whole,
    HashOnly,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeighbourEvidence {
    pub mutator_version: u32,
    /// By the PoC's name.
    pub seeds: BTreeMap<String, String>,
    pub counts: NeighbourCounts,
}

/// What a maintainer weighs before reading the patch.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Risk {
    pub files: usize,
    pub hunks: usize,
    pub added: usize,
    pub deleted: usize,
    pub functions: Vec<String>,
    /// Benign neighbours whose status or output is another.
    pub behaviour_changes: usize,
    /// How many benign neighbours were compared.
    #[serde(default)]
    pub benign: usize,
    /// What could not be tried of the patch, in words.
    #[serde(default)]
    pub doubts: Vec<String>,
}

impl Risk {
    pub fn describe(&self) -> String {
        let functions = match self.functions.as_slice() {
            [] => "no function".to_owned(),
            names => names.join(", "),
        };
        let doubts = self.doubts.iter().map(|doubt| format!(" · {doubt}"));
        let doubts: String = doubts.collect();
        format!(
            "{}, {}, {} added, {} deleted · touches {functions} · {}{doubts}",
            counted(self.files, "file"),
            counted(self.hunks, "hunk"),
            counted(self.added, "line"),
            self.deleted,
            describe_behaviour(self.behaviour_changes, self.benign)
        )
    }
}

//! The result of a repair.

use std::collections::BTreeMap;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Case;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::repair::{Cost, Note, RepairStatus, Tally};
use patchwright_domain::reproduction::{BaseSummary, TestSummary};
use patchwright_judge::{Judged, PocBaseline};

use crate::candidates::Found;

/// How a repair ended.
#[derive(Debug)]
pub struct Repair {
    pub status: RepairStatus,
    /// Why there is no patch; `None` if there is one.
    pub reason: Option<String>,
    pub tally: Tally,
    pub constraints: Vec<Constraint>,
    /// The cost of model calls.
    pub cost: Cost,
    pub winner: Option<Winner>,
    /// `None` if the repair ended before the baselines were known.
    pub ground: Option<Ground>,
    /// The case with the PoC that was found, if it had none.
    pub case: Option<Box<Case>>,
}

/// How the unpatched program behaves.
#[derive(Debug, Clone)]
pub struct Ground {
    pub base: BaseSummary,
    pub pocs: Vec<PocBaseline>,
    pub tests: TestSummary,
}

/// A proved patch.
#[derive(Debug)]
pub struct Winner {
    /// From the proof, not from the search.
    pub judged: Judged,
    pub note: Note,
    /// Why this one was chosen among those that passed.
    pub why: String,
    /// As a git-style diff.
    pub patch: Vec<u8>,
    pub touched: Vec<Touched>,
    /// The functions that it changes or adds.
    pub functions: Vec<String>,
    /// What could not be checked, in words.
    pub doubts: Vec<String>,
    /// The input that the mutants were made from, by name of the PoC.
    pub seeds: BTreeMap<String, String>,
}

/// A file that the patch changes.
#[derive(Debug, Clone)]
pub struct Touched {
    pub path: RelPath,
    /// `None` for a new file.
    pub before: Option<Vec<u8>>,
    /// `None` for a deleted file.
    pub after: Option<Vec<u8>>,
}

impl Repair {
    /// With what all strategies found.
    pub(super) fn counting(self, found: Found) -> Self {
        Self {
            tally: found.tally,
            constraints: found.constraints,
            ..self
        }
    }

    pub(super) fn without(status: RepairStatus, reason: impl Into<String>) -> Self {
        Self {
            status,
            reason: Some(reason.into()),
            tally: Tally::default(),
            constraints: Vec::new(),
            cost: Cost::default(),
            winner: None,
            ground: None,
            case: None,
        }
    }
}

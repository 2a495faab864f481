//! Why not all mutants were run.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why not all mutants were run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NeighbourCut {
    Time,
    /// They printed more than is kept.
    Room,
    Problem(String),
}

impl NeighbourCut {
    /// Whether something went wrong. Running out of time is how a search ends.
    pub fn is_problem(&self) -> bool {
        matches!(self, Self::Problem(_))
    }
}

impl fmt::Display for NeighbourCut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time => f.write_str("their time was used up (judge.neighbour-seconds)"),
            Self::Room => f.write_str("they printed more than is kept"),
            Self::Problem(problem) => f.write_str(problem),
        }
    }
}

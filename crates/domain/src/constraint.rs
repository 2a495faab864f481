//! What must hold where a program crashed, so that it would not have: a crash-free constraint.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::predicate::Predicate;
use crate::report::Location;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Constraint {
    pub rule: Rule,
    /// Where it must hold.
    pub site: Location,
    /// Over names in scope there; none where C cannot say it (who owns a block).
    pub condition: Option<Predicate>,
    /// One sentence.
    pub english: String,
    /// What the parts of it rest on.
    pub grounds: Vec<Ground>,
}

impl Constraint {
    /// Whether a part of it is only guessed.
    pub fn is_guess(&self) -> bool {
        let mut grounds = self.grounds.iter();
        grounds.any(|ground| ground.certainty == Certainty::Guessed)
    }

    /// Whether every part was seen in the report.
    pub fn is_certain(&self) -> bool {
        self.grounds
            .iter()
            .all(|ground| ground.certainty == Certainty::Seen)
    }
}

impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.condition {
            Some(condition) => condition.fmt(f),
            None => f.write_str(&self.english),
        }
    }
}

/// One part of a constraint, and how it is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The part: a name, a bound, a value.
    pub part: String,
    pub certainty: Certainty,
    /// Where it comes from, in a few words.
    pub why: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Certainty {
    /// The report says so.
    Seen,
    /// Read out of the program.
    Inferred,
    /// Chosen by its name and where it is declared: nothing in the program says so.
    Guessed,
}

/// The family of a constraint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    InBounds,
    NotNull,
    DivisorNotZero,
    ArithmeticInRange,
    CopyFits,
    NoOverlap,
    StillOwned,
    FreedOnce,
    FreedAtItsStart,
    Released,
    DepthBounded,
    MakesProgress,
    Initialised,
    ShiftInRange,
    Assertion,
    /// A model stated it, and nothing checked it.
    Proposed,
}

//! Strategies: each turns a case into candidates. A closed set, and one function for each.

mod constraint;
mod patches;

use std::fmt;
use std::str::FromStr;

use patchwright_domain::candidate::Candidate;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::repair::Note;
use patchwright_judge::{Judge, NamedPatch};
use patchwright_subject::Subject;

use crate::error::RepairError;

#[derive(Debug, Clone)]
pub enum Strategy {
    /// Crash-free constraints and the edits that enforce them; no model.
    Constraint,
    /// Patches that somebody wrote: the best of them is proved and bundled.
    Patches(Vec<NamedPatch>),
}

/// What a strategy looks at.
pub struct Scene<'a> {
    pub subject: &'a Subject<'a>,
    pub judge: &'a Judge<'a>,
}

/// What a strategy came up with.
#[derive(Debug)]
pub enum Proposals {
    /// Best first, no two alike.
    Ranked {
        constraints: Vec<Constraint>,
        candidates: Vec<Proposed>,
    },
    None {
        reason: String,
    },
}

#[derive(Debug, Clone)]
pub struct Proposed {
    pub candidate: Candidate,
    pub note: Note,
}

impl Strategy {
    pub fn name(&self) -> &'static str {
        match self {
            Self::Constraint => constraint::NAME,
            Self::Patches(_) => "patches",
        }
    }

    pub(crate) fn propose(&self, scene: &Scene<'_>) -> Result<Proposals, RepairError> {
        match self {
            Self::Constraint => constraint::propose(scene),
            Self::Patches(patches) => patches::propose(scene, patches),
        }
    }
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            constraint::NAME => Ok(Self::Constraint),
            _ => Err(UnknownStrategy(word.to_owned())),
        }
    }
}

/// A strategy that this version does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownStrategy(pub String);

impl fmt::Display for UnknownStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.0;
        write!(
            f,
            "there is no strategy `{name}` in this version: it has `constraint`, which needs no model; strategies that \
             ask a model are not in it yet"
        )
    }
}

impl std::error::Error for UnknownStrategy {}

//! Strategies: each turns a case into candidates. A closed set, and one function for each.

mod auto;
mod constraint;
mod patchagent;
mod patches;
mod switches;

use std::fmt;
use std::str::FromStr;
use std::time::Instant;

use patchwright_domain::candidate::Candidate;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Step;
use patchwright_domain::repair::Note;
use patchwright_judge::{Judge, NamedPatch};
use patchwright_subject::{Base, Subject};

use crate::error::RepairError;
use crate::pipeline::{Budget, Ended, Found, Ledger, ModelAccess, search};

pub use switches::{Optimisation, Switches, UnknownOptimisation};

#[derive(Debug, Clone)]
pub enum Strategy {
    /// Crash-free constraints and the edits that enforce them; no model.
    Constraint,
    /// Rounds of a model with tools that read code, and the judge.
    PatchAgent,
    /// `Constraint`, and `PatchAgent` where that is not enough.
    Auto,
    /// Patches that somebody wrote: the best of them is proved and bundled.
    Patches(Vec<NamedPatch>),
}

/// What a strategy looks at.
pub struct Scene<'a> {
    pub subject: &'a Subject<'a>,
    pub base: &'a Base,
    pub judge: &'a Judge<'a>,
}

/// What a strategy works with.
pub(crate) struct RepairContext<'a> {
    pub ledger: &'a Ledger<'a>,
    pub budget: Budget,
    pub deadline: Instant,
    pub access: Option<&'a ModelAccess<'a>>,
}

/// What a strategy that asks nobody came up with.
#[derive(Debug)]
enum Proposals {
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
            Self::PatchAgent => patchagent::NAME,
            Self::Auto => auto::NAME,
            Self::Patches(_) => "patches",
        }
    }

    pub(crate) fn work(&self, ctx: &RepairContext<'_>) -> Result<Found, RepairError> {
        match self {
            Self::Constraint => by_rank(ctx, constraint::propose),
            Self::PatchAgent => patchagent::work(ctx, Found::new(Ended::Exhausted)),
            Self::Auto => auto::work(ctx),
            Self::Patches(patches) => by_rank(ctx, |scene| patches::propose(scene, patches)),
        }
    }
}

/// Everything is proposed at once, and judged in the order of its promise.
fn by_rank(
    ctx: &RepairContext<'_>,
    propose: impl FnOnce(&Scene<'_>) -> Result<Proposals, RepairError>,
) -> Result<Found, RepairError> {
    let ledger = ctx.ledger;
    let subject = ledger.scene.subject;
    let proposals = subject.step(Step::Strategy, || propose(ledger.scene))?;
    let (constraints, candidates) = match proposals {
        Proposals::None { reason } => return Ok(Found::new(Ended::Nothing(reason))),
        Proposals::Ranked {
            constraints,
            candidates,
        } => (constraints, candidates),
    };
    ledger.tell_constraints(&constraints);
    for proposed in &candidates {
        ledger.tell(proposed)?;
    }
    let found = subject.step(Step::Candidates, || {
        search(ledger, candidates, &ctx.budget, ctx.deadline)
    })?;
    Ok(Found {
        constraints,
        ..found
    })
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            constraint::NAME => Ok(Self::Constraint),
            patchagent::NAME => Ok(Self::PatchAgent),
            auto::NAME => Ok(Self::Auto),
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
            "there is no strategy `{name}` in this version: it has `constraint`, which needs no model, `patchagent`, \
             which asks one, and `auto`, which asks one only where `constraint` is not enough"
        )
    }
}

impl std::error::Error for UnknownStrategy {}

//! What a strategy works with.

use std::time::Instant;

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient};
use patchwright_probes::lsp::ServerSpec;

use super::switches::Switches;
use crate::candidates::{Budget, Ledger, Scene};
use crate::tools::Crash;

pub(crate) struct RepairContext<'a> {
    pub ledger: &'a Ledger<'a>,
    pub budget: Budget,
    pub deadline: Instant,
    /// `None` where no model may be asked.
    pub access: Option<&'a ModelAccess<'a>>,
}

impl<'a> RepairContext<'a> {
    pub(crate) fn scene(&self) -> &'a Scene<'a> {
        self.ledger.scene
    }

    /// The crash that the judge saw, so that no tool has to reproduce it first.
    pub(crate) fn known_crash(&self) -> Option<Crash<'a>> {
        let known = self.scene().judge.pocs().first()?;
        let mut pocs = self.scene().subject.case.pocs.iter();
        Some(Crash {
            poc: pocs.find(|poc| poc.name == known.name)?,
            report: known.report.clone(),
            launch: None,
        })
    }
}

/// The models that may be asked, and within what.
#[derive(Clone)]
pub struct ModelAccess<'a> {
    /// Cheapest first; they take turns, one a round.
    pub models: Vec<&'a dyn ModelClient>,
    /// Of the whole repair.
    pub budget: &'a ModelBudget,
    /// Of each round, within the budget.
    pub per_round: Caps,
    /// What is left out of the strategy.
    pub without: Switches,
    pub rounds: u32,
    /// The language servers behind the code tools.
    pub servers: Vec<ServerSpec>,
    /// So many rounds are on record: they were paid for, so nobody asks whether the budget allows them.
    pub begun: u32,
    /// Every round replaces its budget by its own.
    pub context: CallContext<'a>,
}

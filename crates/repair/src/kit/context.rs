//! What a strategy works with.

use std::time::Instant;

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient};
use patchwright_probes::lsp::ServerSpec;

use super::switches::Switches;
use crate::candidates::{Budget, Ledger, Scene};
use crate::tools::{Crash, Sight};

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

    /// What tools look at: the base, with the crashes that the judge saw, so that no tool has to reproduce them first.
    pub(crate) fn sight(&self) -> Sight<'a> {
        let scene = self.scene();
        let sight = Sight::new(scene.subject, scene.base, None).looking_as(&scene.looking);
        let pocs = scene.judge.pocs().iter().skip(1);
        match self.known_crash() {
            Some(crash) => sight.with_crash(crash, pocs.map(|poc| poc.report.clone()).collect()),
            None => sight,
        }
    }

    /// Of the first PoC.
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

/// What models do once a patch was accepted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AfterSuccess {
    #[default]
    Stop,
    /// Every model goes on until a patch of its own was accepted, and learns only from its own failures: to compare models.
    GoOn,
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
    /// Of all models together.
    pub rounds: u32,
    pub after_success: AfterSuccess,
    /// The language servers behind the code tools.
    pub servers: Vec<ServerSpec>,
    /// So many rounds are on record: they were paid for, so nobody asks whether the budget allows them.
    pub begun: u32,
    /// Every round replaces its budget by its own.
    pub context: CallContext<'a>,
}

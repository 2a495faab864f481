//! What a strategy works with.

use std::time::Instant;

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient};
use patchwright_domain::chat::AnswersWith;
use patchwright_probes::lsp::ServerSpec;

use super::switches::Switches;
use crate::candidates::{Budget, Ledger, Scene};
use crate::language_words::LanguageWords;
use crate::tools::{Crash, Sight};

pub(crate) struct RepairContext<'a> {
    pub ledger: &'a Ledger<'a>,
    pub budget: Budget,
    pub deadline: Instant,
    /// `None` if no model may be used.
    pub access: Option<&'a ModelAccess<'a>>,
}

/// Models that answer with words, in their order, and the first that answers with similarities.
pub fn by_answers(
    models: Vec<&dyn ModelClient>,
) -> (Vec<&dyn ModelClient>, Option<&dyn ModelClient>) {
    let (speaking, comparing): (Vec<_>, Vec<_>) = models
        .into_iter()
        .partition(|model| model.about().answers_with == AnswersWith::Words);
    (speaking, comparing.first().copied())
}

impl<'a> RepairContext<'a> {
    pub(crate) fn scene(&self) -> &'a Scene<'a> {
        self.ledger.scene
    }

    /// What prompts call the things of this program's language.
    pub(crate) fn words(&self) -> LanguageWords {
        LanguageWords::of_case(self.scene().subject.case)
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

    /// The crash of the first PoC.
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

/// What happens with models once a patch was accepted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AfterSuccess {
    #[default]
    Stop,
    /// Every model continues until one of its own patches was accepted, and learns only from its own failures: to compare
    /// models.
    GoOn,
}

/// The models that may be used, and their limits.
#[derive(Clone)]
pub struct ModelAccess<'a> {
    /// Cheapest first; they take turns, one per round.
    pub models: Vec<&'a dyn ModelClient>,
    /// Answers with similarities; finds files by meaning.
    pub embeddings: Option<&'a dyn ModelClient>,
    /// For the whole repair; of several strategies each works with its share.
    pub budget: &'a ModelBudget,
    /// For each round, within the budget.
    pub per_round: Caps,
    /// Parts of the strategy that are switched off.
    pub without: Switches,
    /// For all models together.
    pub rounds: u32,
    pub after_success: AfterSuccess,
    /// The language servers used by the code tools.
    pub servers: Vec<ServerSpec>,
    /// Every round replaces the budget in it by its own.
    pub context: CallContext<'a>,
}

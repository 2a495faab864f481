//! What is asked of a repair.

use patchwright_agent::{CallContext, Caps, ModelBudget, ModelClient};
use patchwright_probes::lsp::ServerSpec;

use super::budget::Budget;
use super::history::History;
use crate::strategies::{Strategy, Switches};

#[derive(Clone)]
pub struct Order<'a> {
    pub strategy: Strategy,
    pub budget: Budget,
    /// What an earlier process of the same run found out.
    pub history: History,
    /// Nothing where no model may be asked.
    pub access: Option<ModelAccess<'a>>,
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
    /// Who is asked about the code.
    pub servers: Vec<ServerSpec>,
    /// So many of them a record knows: whether they can be paid is not asked again.
    pub begun: u32,
    /// Every round replaces its budget by its own.
    pub context: CallContext<'a>,
}

//! What is asked of a repair.

use patchwright_agent::{Caps, Ear, ModelClient, Purse};
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
    pub minds: Option<Minds<'a>>,
}

/// The models that may be asked, and within what.
#[derive(Clone)]
pub struct Minds<'a> {
    /// Cheapest first; they take turns, one a round.
    pub models: Vec<&'a dyn ModelClient>,
    /// Of the whole repair.
    pub purse: &'a Purse,
    /// Of each round, within the purse.
    pub per_round: Caps,
    /// What is left out of the strategy.
    pub without: Switches,
    pub rounds: u32,
    /// Who is asked about the code.
    pub servers: Vec<ServerSpec>,
    /// So many of them a record knows: whether they can be paid is not asked again.
    pub begun: u32,
    /// Its own purse is not used.
    pub ear: Ear<'a>,
}

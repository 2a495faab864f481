//! How a strategy ended, as the journal keeps it: enough to go on with the next one without repeating it.

use serde::{Deserialize, Serialize};

use crate::candidate::CandidateId;
use crate::repair::Tally;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrategyResult {
    #[serde(flatten)]
    pub end: StrategyEnd,
    /// Of its own candidates, be it that another strategy had them judged before.
    pub tally: Tally,
    /// Best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<RankedCandidate>,
    /// In the order in which they were tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<CandidateId>,
    /// Tried only if none of those that passed can be proved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOutCandidate>,
}

/// Why a strategy stopped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "end")]
pub enum StrategyEnd {
    /// It had nothing to be judged.
    Nothing { reason: String },
    /// It has no more candidates.
    Exhausted,
    /// It has enough to choose from.
    Enough,
    /// Its share of the budget is used up.
    Budget { limit: String },
    /// It could not work: no model, or one that does not answer.
    Failed { reason: String },
}

impl StrategyResult {
    /// Why no candidate of it passed.
    pub fn why_nothing(&self) -> String {
        match &self.end {
            StrategyEnd::Failed { reason } => reason.clone(),
            StrategyEnd::Nothing { reason } if self.tally.judged == 0 => reason.clone(),
            StrategyEnd::Nothing { .. } | StrategyEnd::Exhausted | StrategyEnd::Enough => {
                format!("no candidate passed ({})", self.tally.describe())
            }
            StrategyEnd::Budget { limit } if self.tally.judged == 0 => limit.clone(),
            StrategyEnd::Budget { limit } => format!("{limit} ({})", self.tally.describe()),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankedCandidate {
    pub candidate: CandidateId,
    /// In the order in which the strategy proposed them, counted from 0.
    pub rank: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOutCandidate {
    pub candidate: CandidateId,
    /// Whether it cannot be better than one that passed.
    pub outdone: bool,
}

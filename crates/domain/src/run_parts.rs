//! What a run is made of: strategies, conversations, answers, calls, candidates and proofs.

use serde::Serialize;
use serde_json::Value;

use crate::assists::Assists;
use crate::candidate::CandidateId;
use crate::chat::{Spent, ToolOutcome, Usage};
use crate::finding::Finding;
use crate::repair::Note;
use crate::strategy_result::StrategyResult;

/// What one strategy did.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PartView {
    pub strategy: String,
    /// Of all processes together.
    pub seconds: f64,
    pub spent: Spent,
    /// Nothing while it goes on, or where it was cut off.
    pub result: Option<StrategyResult>,
}

/// A part of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PhaseView {
    /// The strategy that it belongs to, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<usize>,
    pub phase: String,
    pub round: u32,
    pub found: String,
    /// How many conversations there were before it ended.
    pub after: usize,
}

/// One conversation with a model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct RoundView {
    /// The strategy that it belongs to, counted from 0: `auto` uses others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<usize>,
    pub strategy: String,
    pub round: u32,
    pub model: String,
    pub turns: Vec<TurnView>,
    /// Calls that brought no answer.
    pub failures: Vec<String>,
    /// Why it ended; nothing while it goes on.
    pub stop: Option<String>,
    /// The patch of it that was accepted.
    pub accepted: Option<CandidateId>,
    /// What helped with its first words; calls have their own.
    pub assists: Assists,
}

/// One answer of a model, and what came of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurnView {
    /// Who gave it: not always the one that the round belongs to.
    pub model: String,
    pub text: String,
    pub usage: Usage,
    pub usd: f64,
    pub seconds: f64,
    pub tools: Vec<CallView>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CallView {
    pub tool: String,
    pub arguments: Value,
    pub outcome: ToolOutcome,
    pub bytes: usize,
    pub seconds: f64,
    #[serde(skip_serializing_if = "Assists::is_empty")]
    pub assists: Assists,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CandidateView {
    pub id: CandidateId,
    /// The strategy that proposed it first, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<usize>,
    /// The round that brought it, counted from 0; nothing for those made without a model.
    pub round: Option<usize>,
    /// Who wrote it.
    pub model: Option<String>,
    pub note: Note,
    pub patch: String,
    /// Nothing where it was not judged, or not to the end.
    pub verdict: Option<Finding>,
}

/// A patch that does not fit the source.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MisfitView {
    /// The strategy that wrote it, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<usize>,
    /// Counted from 0.
    pub round: Option<usize>,
    pub model: Option<String>,
    pub patch: String,
    pub why: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ProofView {
    pub candidate: CandidateId,
    pub why: String,
    pub verdict: Option<Finding>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct End {
    pub status: String,
    pub exit: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

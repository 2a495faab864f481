//! What one cell came to: a fold of its journal, and what is known of its patch besides.

use std::collections::BTreeMap;

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::repair::{Cost, RepairStatus};
use patchwright_domain::run_view::RunView;
use patchwright_domain::strategy_row::changed_lines;
use patchwright_domain::verdict::{StageName, Trust};
use serde::{Deserialize, Serialize};

use crate::cell::PlannedCell;
use crate::correct::Evidence;

/// The fields of its JSON are a contract.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CellResult {
    pub id: String,
    pub cell: crate::cell::Cell,
    /// The name of the case in its manifest.
    pub project: String,
    /// Of Patchwright.
    pub version: String,
    /// The name of the run in the cell's own folder.
    pub run: Option<String>,
    /// A status of `repair`, or `error`.
    pub status: String,
    pub reason: Option<String>,
    /// Of the first PoC.
    pub kind: Option<String>,
    pub cwe: Option<String>,
    pub trust: Option<Trust>,
    pub confidence: Option<f64>,
    /// Without the time for building the base, which cells share.
    pub seconds: f64,
    pub cost: Cost,
    pub rounds: usize,
    pub turns: usize,
    /// How often each tool was called.
    pub tools: BTreeMap<String, usize>,
    /// Candidates that were judged.
    pub candidates: usize,
    pub misfits: usize,
    /// The stages that refused them.
    pub refused: BTreeMap<String, usize>,
    /// Why there is no patch: the stage that the best candidate failed, or what came before any candidate.
    pub failed_at: Option<String>,
    pub patch: Option<CellPatch>,
    #[serde(default)]
    pub evidence: Evidence,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CellPatch {
    /// Equal for patches that differ only in comments and layout.
    pub candidate: CandidateId,
    /// Added and removed.
    pub lines: usize,
    pub diff: String,
    /// What kind of edit it is, if a rule made it, or else who wrote it. Empty in results of older versions.
    #[serde(default)]
    pub operator: String,
}

/// The status of a cell that could not be run.
pub const ERROR: &str = "error";

impl CellResult {
    pub fn from_view(planned: &PlannedCell, run: &str, view: &RunView) -> Self {
        let end = view.end.as_ref();
        let status = end.map_or(RepairStatus::Interrupted.name(), |end| end.status.as_str());
        let is_repaired = status == RepairStatus::Repaired.name();
        let winner = view.winner().filter(|_| is_repaired);
        let proof = view.proofs.last().and_then(|proof| proof.verdict.as_ref());
        let proof = proof.filter(|_| winner.is_some());
        let poc = view.pocs.first();
        let turns = || view.rounds.iter().flat_map(|round| &round.turns);
        let tools = turns().flat_map(|turn| &turn.tools);
        let base = view.base.as_ref().filter(|base| !base.cached);
        let (known, error) = match status.strip_prefix("error: ") {
            Some(words) => (ERROR, Some(words.to_owned())),
            None => (status, None),
        };
        Self {
            id: planned.id.clone(),
            cell: planned.cell.clone(),
            project: view.case.clone(),
            version: view.version.clone(),
            run: Some(run.to_owned()),
            status: known.to_owned(),
            reason: end.and_then(|end| end.reason.clone()).or(error),
            kind: poc
                .and_then(|poc| poc.kind)
                .map(|kind| kind.name().to_owned()),
            cwe: poc.and_then(|poc| poc.cwe).map(|cwe| cwe.to_string()),
            trust: proof.map(|proof| proof.trust),
            confidence: proof.map(|proof| proof.confidence),
            seconds: (view.seconds - base.map_or(0.0, |base| base.seconds)).max(0.0),
            cost: view.cost.clone(),
            rounds: view.rounds.len(),
            turns: turns().count(),
            tools: counts(tools.map(|call| call.tool.clone())),
            candidates: view.judged(),
            misfits: view.misfits.len(),
            refused: counts(refusals(view).map(|stage| stage.name().to_owned())),
            failed_at: (!is_repaired).then(|| failed_at(known, view)),
            patch: winner.map(|winner| CellPatch {
                candidate: winner.id.clone(),
                lines: changed_lines(&winner.patch),
                diff: winner.patch.clone(),
                operator: winner.note.operator.clone(),
            }),
            evidence: Evidence::default(),
        }
    }

    /// A cell that could not be run at all.
    pub fn failed(planned: &PlannedCell, version: &str, reason: String) -> Self {
        Self {
            status: ERROR.to_owned(),
            reason: Some(reason),
            failed_at: Some(ERROR.to_owned()),
            run: None,
            version: version.to_owned(),
            ..Self::from_view(planned, "", &RunView::default())
        }
    }

    /// Whether the judge accepted a patch and its proof.
    pub fn is_plausible(&self) -> bool {
        self.status == RepairStatus::Repaired.name()
    }

    /// Whether it came to an end that counts. An interruption or an error says nothing about the repair.
    pub fn is_final(&self) -> bool {
        self.status != ERROR && self.status != RepairStatus::Interrupted.name()
    }

    pub fn tool_calls(&self) -> usize {
        self.tools.values().sum()
    }
}

fn counts(words: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    counts
}

fn refusals(view: &RunView) -> impl Iterator<Item = StageName> {
    let verdicts = view
        .candidates
        .iter()
        .filter_map(|one| one.verdict.as_ref());
    let refused = verdicts.filter(|verdict| !verdict.accepted);
    refused.filter_map(|verdict| verdict.failed_stage)
}

/// `poc` for a cell whose best candidate still crashed.
fn failed_at(status: &str, view: &RunView) -> String {
    let is_before = [RepairStatus::NotReproduced, RepairStatus::Flaky];
    if status == ERROR || is_before.iter().any(|one| one.name() == status) {
        return status.to_owned();
    }
    let proof = view.proofs.last().and_then(|proof| proof.verdict.as_ref());
    if proof.is_some_and(|proof| !proof.accepted) {
        return "proof".to_owned();
    }
    match refusals(view).max() {
        Some(stage) => stage.name().to_owned(),
        None if !view.misfits.is_empty() => StageName::Apply.name().to_owned(),
        None => "no candidate".to_owned(),
    }
}

#[cfg(test)]
#[path = "result_tests.rs"]
mod tests;

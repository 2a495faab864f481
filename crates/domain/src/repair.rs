//! What a repair comes to: the fields of its JSON are a contract.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::candidate::CandidateId;
use crate::chat::Spent;
use crate::constraint::Constraint;
use crate::count::{agree, counted};
use crate::observation::{Diagnosis, Observation};
use crate::refusal::Refusal;
use crate::report::Location;
use crate::verdict::{OtherBug, Trust, Verdict};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RepairSummary {
    pub status: RepairStatus,
    /// Why there is no patch; nothing when there is one.
    pub reason: Option<String>,
    pub strategy: String,
    /// Absolute.
    pub patch: Option<String>,
    /// Absolute.
    pub bundle: Option<String>,
    /// How many were judged.
    pub candidates: usize,
    /// Patches of models that do not fit the source, and so were not judged.
    #[serde(default)]
    pub misfits: usize,
    pub seconds: f64,
    pub cost: Cost,
    pub trust: Option<Trust>,
    /// The run's name, for `--resume`.
    pub run: String,
    /// What was wrong, in English.
    pub cause: Option<String>,
    /// What debugging agents saw and expected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub observations: Vec<Observation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnoses: Vec<Diagnosis>,
    pub applied: bool,
    /// Other bugs that the patch's proof came across.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other_bugs: Vec<OtherBug>,
    /// Side by side, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strategies: Vec<StrategyRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepairStatus {
    Repaired,
    Failed,
    NotReproduced,
    Flaky,
    Interrupted,
    Budget,
}

impl RepairStatus {
    pub fn name(self) -> &'static str {
        match self {
            Self::Repaired => "repaired",
            Self::Failed => "failed",
            Self::NotReproduced => "not-reproduced",
            Self::Flaky => "flaky",
            Self::Interrupted => "interrupted",
            Self::Budget => "budget",
        }
    }
}

/// What one of several strategies came to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StrategyRow {
    pub strategy: String,
    pub status: StrategyStatus,
    /// Why it has no patch; nothing where it has one.
    pub reason: Option<String>,
    /// Of its best patch.
    pub trust: Option<Trust>,
    pub confidence: Option<f64>,
    /// How many of its candidates were judged, be it for another strategy.
    pub candidates: usize,
    pub misfits: usize,
    /// How many of them the judge accepted.
    pub accepted: usize,
    /// How many of these no other strategy found, by their normal form.
    pub alone: usize,
    /// Answers of models.
    pub turns: usize,
    pub tool_calls: usize,
    pub cost: Cost,
    pub seconds: f64,
    /// Lines that its best patch adds and removes.
    pub patch_lines: Option<usize>,
    /// Its best patch.
    pub candidate: Option<CandidateId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrategyStatus {
    /// Its patch was chosen among all, and proved from a clean build.
    Repaired,
    /// The judge accepted a patch of it, but another one was chosen, or none yet.
    Accepted,
    Failed,
    /// Its share of the budget is used up.
    Budget,
    /// It was cut off, or goes on.
    Interrupted,
    /// Another one had succeeded, or the run ended before its turn.
    NotRun,
}

impl StrategyStatus {
    pub fn name(self) -> &'static str {
        match self {
            Self::Repaired => "repaired",
            Self::Accepted => "accepted",
            Self::Failed => "failed",
            Self::Budget => "budget",
            Self::Interrupted => "interrupted",
            Self::NotRun => "not-run",
        }
    }
}

/// What models cost; all zero where none was asked.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    pub usd: f64,
    pub input_tokens: u64,
    pub cached_tokens: u64,
    pub output_tokens: u64,
    pub model_calls: u64,
}

impl From<Spent> for Cost {
    fn from(spent: Spent) -> Self {
        Self {
            usd: spent.money.dollars(),
            input_tokens: spent.usage.input,
            cached_tokens: spent.usage.cached,
            output_tokens: spent.usage.output,
            model_calls: spent.calls,
        }
    }
}

/// What a strategy says of a candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// What kind of edit it is.
    pub operator: String,
    /// Why it stands where it stands, in a few words.
    pub place: String,
    pub at: Location,
    /// What was wrong, in English.
    pub cause: String,
    pub constraint: Option<Constraint>,
    /// How far it is guessed; it decides only in which order candidates are tried.
    #[serde(default)]
    pub doubt: u32,
    /// It is one of many edits that were tried, and all that runs left of them are among the candidates.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_whole_choice: bool,
}

/// How many candidates were judged, and where they were refused.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub proposed: usize,
    pub judged: usize,
    pub passed: usize,
    pub refused: BTreeMap<Refusal, usize>,
    /// A limit of the case stopped their judgement: no verdict, and so refused.
    pub unjudged: usize,
    /// Patches that do not fit the source: no candidates, and so in none of the other numbers.
    #[serde(default)]
    pub misfits: usize,
}

impl Tally {
    pub fn count(&mut self, verdict: &Verdict) {
        self.add(verdict.accepted, Refusal::from_verdict(verdict));
    }

    /// Takes one back that was counted.
    pub fn uncount(&mut self, verdict: &Verdict) {
        let take = |count: &mut usize| *count = count.saturating_sub(1);
        take(&mut self.proposed);
        take(&mut self.judged);
        match Refusal::from_verdict(verdict) {
            _ if verdict.accepted => take(&mut self.passed),
            Some(refusal) => {
                self.refused.entry(refusal).and_modify(take);
                self.refused.retain(|_, count| *count > 0);
            }
            None => take(&mut self.unjudged),
        }
    }

    /// Adds all numbers of another one.
    pub fn join(&mut self, other: Self) {
        self.proposed += other.proposed;
        self.judged += other.judged;
        self.passed += other.passed;
        self.unjudged += other.unjudged;
        self.misfits += other.misfits;
        for (refusal, count) in other.refused {
            *self.refused.entry(refusal).or_default() += count;
        }
    }

    pub fn add(&mut self, accepted: bool, refusal: Option<Refusal>) {
        self.judged += 1;
        match refusal {
            _ if accepted => self.passed += 1,
            Some(refusal) => *self.refused.entry(refusal).or_default() += 1,
            None => self.unjudged += 1,
        }
    }

    /// `4 candidates: 2 still crash, 2 pass`; `4 of 31 candidates: …` where not all were judged; `all 4 candidates still crash`;
    /// `…; 2 patches do not fit the source` behind them.
    pub fn describe(&self) -> String {
        match (self.misfits, self.proposed.max(self.judged)) {
            (0, _) => self.describe_candidates(),
            (_, 0) => self.describe_misfits(),
            (_, _) => format!(
                "{}; {}",
                self.describe_candidates(),
                self.describe_misfits()
            ),
        }
    }

    fn describe_misfits(&self) -> String {
        let count = self.misfits;
        let patches = counted(count, "patch");
        format!(
            "{patches} {} not fit the source",
            agree(count, "does", "do")
        )
    }

    fn describe_candidates(&self) -> String {
        if let Some(alike) = self.all_alike() {
            return alike;
        }
        let judged = match self.judged < self.proposed {
            true => format!("{} of {}", self.judged, counted(self.proposed, "candidate")),
            false => counted(self.judged, "candidate"),
        };
        match self.judged {
            0 => judged,
            _ => format!("{judged}: {}", self.outcomes()),
        }
    }

    /// Where every candidate was judged and the same became of each.
    fn all_alike(&self) -> Option<String> {
        let mut refused = self.refused.iter();
        let what = match (refused.next(), refused.next()) {
            (Some((refusal, count)), None) if *count == self.judged => refusal.describe(*count),
            (None, None) if self.passed == self.judged => agree(self.passed, "passes", "pass"),
            _ => return None,
        };
        match self.judged {
            0 => None,
            judged if judged < self.proposed => None,
            1 => Some(format!("1 candidate {what}")),
            judged => Some(format!("all {judged} candidates {what}")),
        }
    }

    /// `2 still crash, 1 fails the tests, 1 passes`.
    pub fn outcomes(&self) -> String {
        let refused = self.refused.iter();
        let mut parts: Vec<String> = refused
            .map(|(refusal, count)| format!("{count} {}", refusal.describe(*count)))
            .collect();
        if self.unjudged > 0 {
            parts.push(format!("{} could not be judged", self.unjudged));
        }
        if self.passed > 0 {
            let passed = self.passed;
            parts.push(format!("{passed} {}", agree(passed, "passes", "pass")));
        }
        parts.join(", ")
    }
}

#[cfg(test)]
#[path = "repair_tests.rs"]
mod tests;

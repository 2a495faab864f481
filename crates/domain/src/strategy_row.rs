//! The strategies of a run side by side: what each came to, and what it cost. All of it is folded from the journal.

use std::collections::BTreeSet;

use crate::candidate::CandidateId;
use crate::repair::{Cost, RepairStatus};
use crate::run_view::{CandidateView, Finding, PartView, ProofView, RoundView, RunView};
use crate::strategy_result::{StrategyEnd, StrategyResult};

pub use crate::repair::{StrategyRow, StrategyStatus};

/// One row for each strategy, in the order in which they were given.
pub fn strategy_rows(view: &RunView) -> Vec<StrategyRow> {
    let named: Vec<&str> = match &view.strategy {
        Some(names) => names.split(',').collect(),
        None => Vec::new(),
    };
    let parts: Vec<Share<'_>> = match (view.parts.as_slice(), named.as_slice()) {
        // Journals of older versions do not tell the beginning of their only strategy.
        ([], [only]) if view.base.is_some() => vec![Share::whole(view, only)],
        (parts, _) => {
            let numbered = parts.iter().enumerate();
            numbered
                .map(|(at, part)| Share::new(view, part, at))
                .collect()
        }
    };
    let mut rows: Vec<StrategyRow> = parts.iter().map(|part| part.row(&parts)).collect();
    let known: BTreeSet<&str> = parts.iter().map(|part| part.strategy).collect();
    let missing = named.iter().filter(|name| !known.contains(**name));
    rows.extend(missing.map(|name| not_run(name)));
    rows
}

/// What of a run belongs to one strategy.
struct Share<'v> {
    view: &'v RunView,
    strategy: &'v str,
    part: Option<usize>,
    seconds: f64,
    cost: Cost,
    result: Option<&'v StrategyResult>,
    /// Its candidates that the judge accepted and no proof refused, the best one first.
    accepted: Vec<&'v CandidateView>,
}

impl<'v> Share<'v> {
    fn new(view: &'v RunView, part: &'v PartView, at: usize) -> Self {
        let (seconds, cost) = (part.seconds, Cost::from(part.spent));
        Self {
            view,
            strategy: &part.strategy,
            part: Some(at),
            seconds,
            cost,
            result: part.result.as_ref(),
            accepted: accepted(view, Some(at), part.result.as_ref()),
        }
    }

    fn whole(view: &'v RunView, strategy: &'v str) -> Self {
        Self {
            view,
            strategy,
            part: None,
            seconds: view.seconds,
            cost: view.cost.clone(),
            result: None,
            accepted: accepted(view, None, None),
        }
    }

    fn row(&self, all: &[Self]) -> StrategyRow {
        let best = self.accepted.first();
        let proof = best.and_then(|best| proof(self.view, &best.id));
        let verdict = proof.or(best.and_then(|best| best.verdict.as_ref()));
        let (status, reason) = self.status();
        let rounds = self.rounds();
        let turns = rounds.iter().flat_map(|round| &round.turns);
        let others = || all.iter().filter(|other| other.part != self.part);
        let has = |other: &Self, id: &CandidateId| other.accepted.iter().any(|one| one.id == *id);
        let alone = |one: &&&CandidateView| !others().any(|other| has(other, &one.id));
        StrategyRow {
            strategy: self.strategy.to_owned(),
            status,
            reason,
            trust: verdict.map(|verdict| verdict.trust),
            confidence: verdict.map(|verdict| verdict.confidence),
            candidates: self.judged(),
            misfits: self.misfits(),
            accepted: self.accepted.len(),
            alone: self.accepted.iter().filter(alone).count(),
            turns: turns.clone().count(),
            tool_calls: turns.map(|turn| turn.tools.len()).sum(),
            cost: self.cost.clone(),
            seconds: self.seconds,
            patch_lines: best.map(|best| changed_lines(&best.patch)),
            candidate: best.map(|best| best.id.clone()),
        }
    }

    fn rounds(&self) -> Vec<&RoundView> {
        let rounds = self.view.rounds.iter();
        rounds.filter(|one| one.part == self.part).collect()
    }

    fn misfits(&self) -> usize {
        let misfits = self.view.misfits.iter();
        misfits.filter(|one| one.part == self.part).count()
    }

    fn judged(&self) -> usize {
        let own = |one: &&CandidateView| one.part == self.part && one.verdict.is_some();
        let own = self.view.candidates.iter().filter(own);
        let mut ids: BTreeSet<&CandidateId> = own.map(|one| &one.id).collect();
        let Some(result) = self.result else {
            return ids.len();
        };
        ids.extend(result.passed.iter().map(|one| &one.candidate));
        ids.extend(&result.refused);
        // Those that a limit stopped have no verdict; a strategy that failed tells only how many it had.
        (ids.len() + result.tally.unjudged).max(result.tally.judged)
    }

    fn status(&self) -> (StrategyStatus, Option<String>) {
        let winner = self.view.winner();
        if let Some(best) = self.accepted.first() {
            return match winner.is_some_and(|winner| winner.id == best.id) {
                true => (StrategyStatus::Repaired, None),
                false => (StrategyStatus::Accepted, None),
            };
        }
        let Some(result) = self.result else {
            return self.unfinished();
        };
        let refused = result.passed.iter().find_map(|one| {
            let proof = proof(self.view, &one.candidate)?;
            proof.reason.clone()
        });
        if let Some(why) = refused {
            let reason = format!("the proof from a clean build refused its patch: {why}");
            return (StrategyStatus::Failed, Some(reason));
        }
        let status = match &result.end {
            StrategyEnd::Budget { .. } => StrategyStatus::Budget,
            StrategyEnd::Failed { .. }
            | StrategyEnd::Nothing { .. }
            | StrategyEnd::Exhausted
            | StrategyEnd::Enough => StrategyStatus::Failed,
        };
        (status, Some(result.why_nothing()))
    }

    /// The end of the run says what became of a strategy that did not tell its own.
    fn unfinished(&self) -> (StrategyStatus, Option<String>) {
        let Some(end) = &self.view.end else {
            return (StrategyStatus::Interrupted, None);
        };
        let status = match end.status.as_str() {
            word if word == RepairStatus::Interrupted.name() => StrategyStatus::Interrupted,
            word if word == RepairStatus::Budget.name() => StrategyStatus::Budget,
            _ => StrategyStatus::Failed,
        };
        let error = end.status.strip_prefix("error: ").map(str::to_owned);
        (status, end.reason.clone().or(error))
    }
}

fn not_run(strategy: &str) -> StrategyRow {
    StrategyRow {
        strategy: strategy.to_owned(),
        status: StrategyStatus::NotRun,
        reason: None,
        trust: None,
        confidence: None,
        candidates: 0,
        misfits: 0,
        accepted: 0,
        alone: 0,
        turns: 0,
        tool_calls: 0,
        cost: Cost::default(),
        seconds: 0.0,
        patch_lines: None,
        candidate: None,
    }
}

/// The winner first, then in the order of the ranking, then those that were tried after it.
fn accepted<'v>(
    view: &'v RunView,
    part: Option<usize>,
    result: Option<&StrategyResult>,
) -> Vec<&'v CandidateView> {
    let ranked: Vec<&CandidateId> = match result {
        Some(result) => result.passed.iter().map(|one| &one.candidate).collect(),
        None => Vec::new(),
    };
    let place = |one: &CandidateView| ranked.iter().position(|id| **id == one.id);
    let passed = view.candidates.iter().filter(|one| {
        let own = one.part == part || place(one).is_some();
        let accepted = one.verdict.as_ref().is_some_and(|verdict| verdict.accepted);
        let proved = proof(view, &one.id).is_none_or(|proof| proof.accepted);
        own && accepted && proved
    });
    let mut passed: Vec<&CandidateView> = passed.collect();
    let winner = view.winner().map(|winner| &winner.id);
    passed.sort_by_key(|one| (Some(&one.id) != winner, place(one).unwrap_or(usize::MAX)));
    passed
}

/// What the proof of a candidate found, where it came to an end.
fn proof<'v>(view: &'v RunView, id: &CandidateId) -> Option<&'v Finding> {
    let mut proofs = view.proofs.iter().rev();
    let proof: &ProofView = proofs.find(|proof| proof.candidate == *id)?;
    proof.verdict.as_ref()
}

/// How many lines a diff adds and removes. Hunks are followed by their counts: a removed line may look like a header.
pub fn changed_lines(patch: &str) -> usize {
    let (mut old, mut new, mut count) = (0_usize, 0_usize, 0);
    for line in patch.lines() {
        match line.as_bytes().first() {
            _ if old + new == 0 => (old, new) = hunk_lengths(line).unwrap_or_default(),
            Some(b'-') => {
                old = old.saturating_sub(1);
                count += 1;
            }
            Some(b'+') => {
                new = new.saturating_sub(1);
                count += 1;
            }
            Some(b'\\') => {}
            Some(_) | None => (old, new) = (old.saturating_sub(1), new.saturating_sub(1)),
        }
    }
    count
}

/// Of `@@ -1,3 +1,4 @@`: 3 and 4.
fn hunk_lengths(line: &str) -> Option<(usize, usize)> {
    let mut words = line.strip_prefix("@@ -")?.split(' ');
    let (old, new) = (words.next()?, words.next()?.strip_prefix('+')?);
    let length = |word: &str| match word.split_once(',') {
        Some((_, length)) => length.parse().ok(),
        None => Some(1),
    };
    Some((length(old)?, length(new)?))
}

#[cfg(test)]
#[path = "strategy_row_tests.rs"]
mod tests;

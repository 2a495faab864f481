//! Judges candidates in rank order, several in parallel, until there are enough to choose from.
//!
//! Rank decides which results count, not which thread finished first, so that a resumed run chooses as an uninterrupted
//! one would. A candidate that cannot outrank an earlier one that passed is left out, whether it was judged or not.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use patchwright_domain::verdict::Verdict;
use patchwright_judge::JudgeError;

use super::budget::{Budget, ENOUGH, FURTHER, PATIENCE};
use super::found::{Ended, Found, LeftOut, OUT_OF_TIME, Passed, Refused, most_candidates};
use super::ledger::Ledger;
use super::ranking::Rating;
use super::scene::Proposed;
use crate::error::RepairError;

pub(crate) fn search(
    ledger: &Ledger<'_>,
    candidates: Vec<Proposed>,
    budget: &Budget,
    deadline: Instant,
) -> Result<Found, RepairError> {
    judge_in_order(ledger, candidates, (budget, deadline), Extent::Enough)
}

/// Judges every candidate that the budget allows, whatever passes before it.
pub(crate) fn judge_all(
    ledger: &Ledger<'_>,
    candidates: Vec<Proposed>,
    budget: &Budget,
    deadline: Instant,
) -> Result<Found, RepairError> {
    judge_in_order(ledger, candidates, (budget, deadline), Extent::All)
}

/// How many results are wanted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Extent {
    /// Until there are enough to choose from.
    #[default]
    Enough,
    All,
}

fn judge_in_order(
    ledger: &Ledger<'_>,
    candidates: Vec<Proposed>,
    (budget, deadline): (&Budget, Instant),
    extent: Extent,
) -> Result<Found, RepairError> {
    let queue = Queue {
        ledger,
        candidates: &candidates,
        most: budget.candidates,
        deadline,
        proof: ledger.proof_time()?,
        state: Mutex::new(State {
            extent,
            ..State::default()
        }),
    };
    let workers = ledger.scene.subject.case.limits.jobs.max(1) as usize;
    let ended_well = thread::scope(|scope| {
        let threads: Vec<_> = (0..workers.min(candidates.len()))
            .map(|_| scope.spawn(|| queue.work()))
            .collect();
        threads.into_iter().all(|thread| thread.join().is_ok())
    });
    let state = queue
        .state
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    match state.error {
        Some(error) => Err(error),
        None if !ended_well => Err(JudgeError::Thread.into()),
        None => Ok(state.found(candidates)),
    }
}

struct Queue<'a, 'p> {
    ledger: &'a Ledger<'a>,
    candidates: &'p [Proposed],
    most: usize,
    deadline: Instant,
    /// How long a proof is expected to take; this much time is reserved for it.
    proof: Duration,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    extent: Extent,
    next: usize,
    /// By rank; `None` if a limit stopped the judgement.
    verdicts: BTreeMap<usize, Option<Verdict>>,
    /// The ratings of those that passed, by rank: the actual one, and the best possible one.
    ratings: BTreeMap<usize, [Rating; 2]>,
    /// Those of them that benign runs speak against: nobody stops at one of these.
    bad: BTreeSet<usize>,
    first_pass: Option<Instant>,
    ended: Option<Ended>,
    error: Option<RepairError>,
}

impl Queue<'_, '_> {
    fn work(&self) {
        while let Some((rank, proposed)) = self.take() {
            let best = Rating::at_best(&proposed.facts);
            let wanted = || !self.state().is_outdone(rank, best);
            let verdict = self.ledger.verdict_while(&proposed.candidate, &wanted);
            let mut state = self.state();
            match verdict {
                Ok(None) if state.is_outdone(rank, best) => {}
                Ok(verdict) => state.put(rank, verdict, proposed),
                Err(error) => {
                    state.error.get_or_insert(error);
                }
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Option<(usize, &Proposed)> {
        let mut state = self.state();
        if state.error.is_some() {
            return None;
        }
        // A verdict from another thread may still move the end, so only the thread that stops last may set it.
        state.ended = None;
        let mut further = self.candidates.iter().enumerate().skip(state.next);
        let (rank, proposed) =
            further.find(|(rank, one)| !state.is_outdone(*rank, Rating::at_best(&one.facts)))?;
        let in_time = || Instant::now() + self.proof < self.deadline;
        let may_prove = state.ratings.is_empty() || in_time();
        let is_fresh = |first: Instant| first.elapsed() < PATIENCE;
        let patient =
            state.extent == Extent::All || may_prove && state.first_pass.is_none_or(is_fresh);
        if state.cutoff().is_some_and(|last| rank > last) || !patient {
            state.ended = Some(Ended::Enough);
        } else if rank >= self.most {
            state.ended = Some(Ended::Budget(most_candidates(self.most)));
        } else if Instant::now() >= self.deadline {
            state.ended = Some(Ended::Budget(OUT_OF_TIME.to_owned()));
        }
        if state.ended.is_some() {
            return None;
        }
        state.next = rank + 1;
        Some((rank, proposed))
    }
}

impl State {
    fn put(&mut self, rank: usize, verdict: Option<Verdict>, proposed: &Proposed) {
        if let Some(passed) = verdict.as_ref().filter(|verdict| verdict.accepted) {
            match passed.benign.speaks_against() {
                true => drop(self.bad.insert(rank)),
                false => drop(self.first_pass.get_or_insert_with(Instant::now)),
            }
            let now = Rating::new(passed, &proposed.facts);
            let best = Rating::at_best(&proposed.facts);
            self.ratings.insert(rank, [now, best]);
        }
        self.verdicts.insert(rank, verdict);
    }

    /// Whether an earlier candidate that passed is at least as good as this one can be: equal ones keep their order.
    fn is_outdone(&self, rank: usize, at_best: Rating) -> bool {
        let mut before = self.ratings.range(..rank);
        self.extent == Extent::Enough && before.any(|(_, [now, _])| *now <= at_best)
    }

    /// The candidates that passed and count.
    fn passed_ranks(&self) -> impl Iterator<Item = usize> + '_ {
        let all = self.ratings.iter();
        let counts = all.filter(|(rank, [_, best])| !self.is_outdone(**rank, *best));
        counts.map(|(rank, _)| *rank)
    }

    /// The last rank to try, once one has passed.
    fn cutoff(&self) -> Option<usize> {
        if self.extent == Extent::All {
            return None;
        }
        let good = || self.passed_ranks().filter(|rank| !self.bad.contains(rank));
        let far = good().next().map(|first| first + FURTHER)?;
        let enough = good().nth(ENOUGH - 1);
        Some(enough.map_or(far, |enough| enough.min(far)))
    }

    fn found(mut self, candidates: Vec<Proposed>) -> Found {
        let last = self.cutoff().unwrap_or(usize::MAX);
        let counting: BTreeSet<usize> = self.passed_ranks().filter(|rank| *rank <= last).collect();
        let mut found = Found::new(self.ended.take().unwrap_or(Ended::Exhausted));
        let enough = found.ended == Ended::Enough;
        found.tally.proposed = candidates.len();
        for (rank, proposed) in candidates.into_iter().enumerate() {
            match self.verdicts.remove(&rank) {
                None if self.is_outdone(rank, Rating::at_best(&proposed.facts)) => {
                    found.left_out.push(LeftOut::Outdone(proposed));
                }
                None if enough => found.left_out.push(LeftOut::Unneeded(proposed)),
                None => {}
                Some(None) => {
                    found.tally.judged += 1;
                    found.tally.unjudged += 1;
                }
                Some(Some(verdict)) => {
                    found.tally.count(&verdict);
                    if !verdict.accepted {
                        found.refused.push(Refused { proposed, verdict });
                    } else if !counting.contains(&rank) {
                        found.left_out.push(LeftOut::Outdone(proposed));
                    } else {
                        found.passed.push(Passed {
                            rank,
                            proposed,
                            verdict,
                        });
                    }
                }
            }
        }
        found
    }
}

#[cfg(test)]
#[path = "search_tests.rs"]
mod tests;

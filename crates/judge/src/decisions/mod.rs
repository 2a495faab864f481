//! What runs say about the checks that a patch adds.
//!
//! A check that is too strict, or for the wrong thing, passes every test that stays away from it. So the decisions of the patched
//! program are watched, on inputs that are fine and on those that showed the bug: a limit says something where runs came near it, any
//! other check where runs saw both its sides. A patch with a check that nobody met is not verified.

mod atoms;

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_code::lex::{self, Dialect, TokenKind};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use patchwright_domain::verdict::Doubt;
use patchwright_subject::neighbours::{SearchPool, ValidFindings};
use patchwright_subject::{Decided, Decision, Watched};

use crate::error::JudgeError;
use crate::trial::Trial;

/// Runs on each side: every one is a process of its own.
const MOST_RUNS: usize = 240;
/// Checks of one patch that are watched.
const MOST_DECISIONS: usize = 32;
pub(crate) const DOUBT: &str = "check-not-met";

/// The decisions of one candidate, and how they were made.
pub(crate) struct Decisions {
    all: Vec<Decision>,
    watched: Option<Watched>,
    /// How many more there are.
    unwatched: usize,
    /// On inputs that behave as before, and on those that showed the bug.
    told: Vec<Option<Told>>,
}

#[derive(Debug, Clone, Default)]
struct Told {
    fine: Decided,
    hits: Decided,
}

impl Told {
    fn is_untold(&self) -> bool {
        let Self { fine, hits } = self;
        [fine.held, fine.failed, hits.held, hits.failed] == [0; 4]
    }
}

impl Decisions {
    /// Nothing is watched of a patch that is not verified anyway.
    pub(crate) fn of(trial: &Trial<'_>) -> Result<Self, JudgeError> {
        let context = trial.context;
        let mut all = Vec::new();
        let is_watchable = !context.subject.case.runs_on_jvm();
        if is_watchable && trial.benign.is_there() && !trial.benign.speaks_against() {
            all = atoms::added(&trial.candidate, &context.sources())?;
        }
        let unwatched = all.len().saturating_sub(MOST_DECISIONS);
        all.truncate(MOST_DECISIONS);
        let watched = match all.is_empty() {
            true => None,
            false => Some(context.subject.watch_decisions(
                context.base,
                (trial.layer()?, &trial.candidate),
                &all,
            )?),
        };
        let told = vec![None; all.len()];
        Ok(Self {
            all,
            watched,
            unwatched,
            told,
        })
    }

    /// Runs what one PoC's search has tried.
    pub(crate) fn add(
        &mut self,
        trial: &Trial<'_>,
        (index, pool, valid): (usize, &SearchPool, &ValidFindings),
        clean: Duration,
    ) -> Result<(), JudgeError> {
        let context = trial.context;
        let (Some(watched), Some(side), Some(poc)) = (
            &self.watched,
            context.neighbour_sides()?.get(index),
            context.subject.case.pocs.get(index),
        ) else {
            return Ok(());
        };
        let found = trial.neighbours.findings.iter().flatten().nth(index);
        let is_kept = |mutant: &u32| {
            found.is_some_and(|found| found.changed.iter().all(|one| one.mutant != *mutant))
        };
        let benign = side.before.benign.keys().copied();
        let mut kept: Vec<u32> = benign.filter(is_kept).collect();
        kept.sort_by_key(|mutant| !side.mutants.is_whole_input(*mutant));
        let fine = [
            (&valid.inputs, some(&valid.same)),
            (&side.mutants, some(&kept)),
        ];
        let hits: Vec<u32> = side.before.hits.iter().copied().collect();
        let crashing = [
            (&pool.inputs, some(&pool.before.order())),
            (&side.mutants, some(&hits)),
        ];
        for (inputs, is_fine) in [(fine, true), (crashing, false)] {
            for (neighbours, wanted) in inputs {
                let order = (neighbours, &wanted);
                let (told, _) = watched.run(context.subject, poc, order, clean)?;
                take(&mut self.told, told, is_fine);
            }
        }
        Ok(())
    }

    /// Takes the trust away from a patch with a check that nobody met. The tests are asked only if the inputs leave something open.
    pub(crate) fn weigh(&mut self, trial: &mut Trial<'_>) -> Result<(), JudgeError> {
        if self.not_met().next().is_some()
            && let (Some(watched), Some(test)) = (&self.watched, &trial.context.subject.case.test)
        {
            let context = trial.context;
            let told = watched.run_tests(context.subject, context.base, test)?;
            take(&mut self.told, told, true);
        }
        let mut open: Vec<String> = self.not_met().collect();
        if self.unwatched > 0 {
            let rest = counted(self.unwatched, "check");
            open.push(format!(
                "{rest} beyond the first {MOST_DECISIONS} could not be watched"
            ));
        }
        trial.benign.undecided = open.len();
        if let Some(first) = open.first() {
            let more = match open.len() - 1 {
                0 => String::new(),
                more => format!("; and {}", counted(more, "more check")),
            };
            trial.doubts.push(Doubt {
                name: DOUBT.to_owned(),
                detail: format!("{first}{more}"),
                example: None,
            });
        }
        Ok(())
    }

    /// Says of how many checks nothing is known, because they do not compile where they are counted or are in no program that ran.
    pub(crate) fn unseen(&self, trial: &Trial<'_>) -> String {
        if trial.context.subject.case.runs_on_jvm() {
            return "; the checks that a patch adds to Java code are not watched".to_owned();
        }
        match self.told.iter().filter(|told| told.is_none()).count() {
            0 => String::new(),
            some => format!(
                "; {} of the patch could not be watched",
                counted(some, "check")
            ),
        }
    }

    /// The checks that runs leave open, each with the reason. What cannot be watched says nothing.
    fn not_met(&self) -> impl Iterator<Item = String> {
        let told = || self.all.iter().zip(&self.told);
        let met = told().filter(|(decision, told)| {
            let told = told.as_ref();
            told.is_some_and(|told| not_met(decision, told).is_none())
        });
        let met: BTreeSet<Question> = met.filter_map(|(one, _)| question(one)).collect();
        told().filter_map(move |(decision, told)| {
            let told = told.as_ref().filter(|told| {
                let is_asked = question(decision).is_some_and(|one| met.contains(&one));
                !is_asked || told.is_untold()
            })?;
            let why = not_met(decision, told)?;
            let Decision {
                text, file, line, ..
            } = decision;
            Some(format!("`{text}` at {file}:{line}: {why}"))
        })
    }
}

/// What a check asks of its variables, where a function is asked: `isfinite(x)` and `isfinite(y)` are one question, and where one of
/// them is met the author knew what it is for. Comparisons are not: `len == 0` says nothing about `count == 0`.
type Question = (RelPath, Vec<Vec<u8>>);

fn question(decision: &Decision) -> Option<Question> {
    let tokens = lex::code_tokens(decision.text.as_bytes(), Dialect::C);
    let behind = tokens.iter().skip(1).map(Some).chain([None]);
    let mut is_call = false;
    let words = tokens.iter().zip(behind).map(|(token, next)| {
        let is_name = token.kind == TokenKind::Identifier;
        let is_called = is_name && next.is_some_and(|next| next.is("("));
        is_call |= is_called;
        match is_name && !is_called {
            true => b"_".to_vec(),
            false => token.text.to_vec(),
        }
    });
    let words: Vec<Vec<u8>> = words.collect();
    let asks = is_call && decision.compared.is_none();
    asks.then(|| (decision.file.clone(), words))
}

fn some(all: &[u32]) -> BTreeSet<u32> {
    all.iter().copied().take(MOST_RUNS).collect()
}

fn take(known: &mut [Option<Told>], told: Vec<Option<Decided>>, is_fine: bool) {
    for (known, new) in known.iter_mut().zip(told) {
        let Some(new) = new else { continue };
        let known = known.get_or_insert_default();
        match is_fine {
            true => known.fine.add(&new),
            false => known.hits.add(&new),
        }
    }
}

/// Why the runs leave open whether a check is right.
fn not_met(decision: &Decision, told: &Told) -> Option<&'static str> {
    let Told { fine, hits } = told;
    if told.is_untold() {
        return Some("no run came to it");
    }
    let held = fine.held.saturating_add(hits.held);
    let failed = fine.failed.saturating_add(hits.failed);
    if fine.held > 0 && fine.failed > 0 {
        return None;
    }
    match decision.compared {
        Some(_) if fine.nearly() == 0 && !is_bug_just_beyond(fine, hits) => Some(
            "no input that is fine comes near this limit, and none just beyond it showed the bug, so it may be too strict",
        ),
        Some(_) => None,
        None if held == 0 => Some("it held in no run"),
        None if failed == 0 => Some("it held in every run"),
        None => None,
    }
}

/// Whether inputs that showed the bug are just beyond the limit. If all are, and all come past the last allowed value too, it counts
/// something, such as the depth of a recursion, and says nothing: whatever goes far beyond comes past every value.
fn is_bug_just_beyond(fine: &Decided, hits: &Decided) -> bool {
    let (just, all, allowed) = match fine.held {
        0 => (hits.just_held, hits.held, hits.just_failed),
        _ => (hits.just_failed, hits.failed, hits.just_held),
    };
    let is_counted = just == all && allowed >= just;
    just > 0 && !is_counted
}

#[cfg(test)]
#[path = "decisions_tests.rs"]
mod tests;

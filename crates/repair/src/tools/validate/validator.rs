//! Judges the patches of one conversation and keeps their verdicts.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::event::Event;
use patchwright_domain::repair::Note;
use patchwright_domain::report::Location;
use patchwright_domain::verdict::Verdict;

use crate::candidates::{Ended, Found, Ledger, Misfit, Passed, Proposed, Refused, best_first};
use crate::error::RepairError;
use crate::prompt::bounded;
use crate::tools::ToolError;
use crate::tools::code::Switch;
use crate::tools::looks::Looks;

/// In characters, for what a model says about its patch.
const MOST_WHY: usize = 600;
/// In bytes, for a patch that does not fit the source, and for what is wrong with it.
const MOST_MISFIT: usize = 16 << 10;
const MOST_MISFIT_WHY: usize = 4 << 10;

pub(crate) struct Validator<'a> {
    pub ledger: &'a Ledger<'a>,
    pub author: Author,
    /// Whether a patch that does not quite match the source is corrected.
    pub correction: Switch,
    /// Whether reports are explained, or shown as printed.
    pub purification: Switch,
    /// Whether the author of a patch that is accepted but not verified may narrow it.
    pub(super) narrowing: Switch,
    pub looks: Looks,
    /// Describes the bug, if the author does not.
    pub bug: String,
    /// How many candidates may be judged in total.
    pub most: usize,
    /// The conversation ends after this many refusals.
    most_refused: Option<usize>,
    found: Mutex<State>,
}

/// Who writes the patches.
#[derive(Debug, Clone)]
pub(crate) struct Author {
    pub strategy: String,
    pub round: u32,
    pub model: String,
    pub instead: Substitute,
}

/// The model that gave the last answer, if it was not the author's own.
#[derive(Debug, Clone, Default)]
pub(crate) struct Substitute(Arc<Mutex<Option<String>>>);

impl Substitute {
    pub(crate) fn set(&self, model: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = model;
    }

    fn get(&self) -> Option<String> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.clone()
    }
}

pub(super) struct State {
    pub found: Found,
    /// The accepted patches of this conversation, even if they were judged earlier.
    pub accepted: Vec<CandidateId>,
    pub offered: Option<Offered>,
    /// Patches since code was last viewed.
    in_a_row: u32,
    looks: u64,
    /// In this conversation.
    pub refused: usize,
}

/// An accepted patch that its author may narrow.
pub(super) struct Offered {
    pub patch: CandidateId,
    /// Patches refused since then.
    pub refused: usize,
}

impl<'a> Validator<'a> {
    /// `found` holds the results of all earlier candidates; those of this validator are added to
    /// it.
    pub(crate) fn new(
        ledger: &'a Ledger<'a>,
        author: Author,
        correction: Switch,
        bug: &str,
        most: usize,
        found: Found,
    ) -> Self {
        Self {
            ledger,
            author,
            correction,
            purification: Switch::On,
            narrowing: Switch::Off,
            looks: Looks::default(),
            bug: bug.to_owned(),
            most,
            most_refused: None,
            found: Mutex::new(State {
                found,
                accepted: Vec::new(),
                offered: None,
                in_a_row: 0,
                looks: 0,
                refused: 0,
            }),
        }
    }

    pub(crate) fn with_purification(self, purification: Switch) -> Self {
        Self {
            purification,
            ..self
        }
    }

    /// Offers the author of a doubtful patch to narrow it, once.
    pub(crate) fn with_narrowing(self, narrowing: Switch) -> Self {
        Self { narrowing, ..self }
    }

    /// Ends the conversation after this many refusals.
    pub(crate) fn giving_up_after(self, most_refused: Option<usize>) -> Self {
        Self {
            most_refused,
            ..self
        }
    }

    /// Whether that limit was reached.
    pub(crate) fn gave_up(&self) -> bool {
        let refused = self.state().refused;
        self.most_refused.is_some_and(|most| refused >= most)
    }

    pub(crate) fn into_found(self) -> Found {
        let state = self.found.into_inner();
        state.unwrap_or_else(PoisonError::into_inner).found
    }

    pub(super) fn root(&self) -> &Path {
        &self.ledger.scene.subject.case.source
    }

    /// Whether no more candidates may be judged.
    pub(super) fn is_full(&self) -> bool {
        self.state().found.tally.judged >= self.most
    }

    /// After several patches in a row, code has to be viewed before the next one.
    pub(super) fn count_one(&self, most_in_a_row: u32) -> Result<(), ToolError> {
        let mut state = self.state();
        let looks = self.looks.so_far();
        if looks != state.looks {
            (state.looks, state.in_a_row) = (looks, 0);
        }
        if state.in_a_row >= most_in_a_row {
            return Err(ToolError::Refused(format!(
                "not judged: {most_in_a_row} patches came one after the other without a look at the code. Look first: \
                 at the lines that the last answer points to, and at what the patch relies on"
            )));
        }
        state.in_a_row += 1;
        Ok(())
    }

    /// How many candidates were judged.
    pub(crate) fn judged(&self) -> usize {
        self.state().found.tally.judged
    }

    /// Adds what was judged for this conversation elsewhere; `add` puts it behind what was found before.
    pub(crate) fn take(&self, further: Found, add: impl FnOnce(Found, Found) -> Found) {
        let mut state = self.state();
        let before = std::mem::replace(&mut state.found, Found::new(Ended::Exhausted));
        state.found = add(before, further);
    }

    /// The verdict on the same edit, if it was judged before.
    pub(crate) fn earlier(&self, id: &CandidateId) -> Option<Verdict> {
        self.state().found.verdict_on(id).cloned()
    }

    /// The best accepted patch of this conversation.
    pub(crate) fn accepted(&self) -> Option<CandidateId> {
        let state = self.state();
        let ranked = best_first(&state.found.passed);
        let mut ids = ranked.iter().map(|one| &one.proposed.candidate.id);
        let best = ids.find(|id| state.accepted.contains(id));
        best.or(state.accepted.last()).cloned()
    }

    pub(crate) fn note_accepted(&self, id: &CandidateId) {
        let mut state = self.state();
        if !state.accepted.contains(id) {
            state.accepted.push(id.clone());
        }
    }

    /// Journals it separately, since there is no candidate that could be judged.
    pub(super) fn note_misfit(&self, patch: &str, why: &str) {
        let (patch, _) = bounded(patch, MOST_MISFIT);
        let (why, _) = bounded(why, MOST_MISFIT_WHY);
        let (patch, why) = (patch.to_owned(), why.to_owned());
        self.ledger.tell_round(Event::PatchMisfit {
            patch: patch.clone(),
            why: why.clone(),
        });
        let found = &mut self.state().found;
        found.tally.misfits += 1;
        found.misfits.push(Misfit {
            origin: self.author.origin(),
            patch,
            why,
        });
    }

    /// Journals, judges and records a candidate; `None` if a limit of the case stopped the
    /// judgement.
    pub(super) fn judge(&self, proposed: &Proposed) -> Result<Option<Verdict>, RepairError> {
        self.ledger.tell(proposed)?;
        let verdict = self.ledger.verdict(&proposed.candidate)?;
        let mut state = self.state();
        let found = &mut state.found;
        let rank = found.tally.proposed;
        found.tally.proposed += 1;
        let Some(verdict) = verdict else {
            found.tally.judged += 1;
            found.tally.unjudged += 1;
            return Ok(None);
        };
        found.tally.count(&verdict);
        let (proposed, kept) = (proposed.clone(), verdict.clone());
        match verdict.accepted {
            true => found.passed.push(Passed {
                rank,
                proposed,
                verdict: kept,
            }),
            false => found.refused.push(Refused {
                proposed,
                verdict: kept,
            }),
        }
        Ok(Some(verdict))
    }

    pub(crate) fn note(
        &self,
        candidate: &Candidate,
        why: Option<&str>,
    ) -> Result<Note, RepairError> {
        let functions = self.ledger.scene.judge.touched_functions(candidate)?;
        let functions: Vec<String> = functions.into_iter().take(4).collect();
        let place = match functions.is_empty() {
            true => "where it saw the cause".to_owned(),
            false => format!("where it saw the cause: {}", functions.join(", ")),
        };
        let why = why.map(plain).filter(|words| !words.is_empty());
        let file = candidate.changes.first();
        Ok(Note {
            operator: format!("a patch by {}", self.author.shown()),
            place,
            at: Location {
                function: functions.into_iter().next(),
                file: file.map(|change| change.path().to_string()),
                line: None,
                column: None,
            },
            cause: why.unwrap_or_else(|| self.bug.clone()),
            constraint: None,
            doubt: 0,
            is_whole_choice: false,
        })
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Author {
    pub(crate) fn origin(&self) -> Origin {
        Origin::Strategy {
            name: self.strategy.clone(),
            round: self.round,
        }
    }

    /// The name of the model for readers elsewhere, without local paths.
    fn shown(&self) -> String {
        let model = self.instead.get().unwrap_or_else(|| self.model.clone());
        match model.split_once('/') {
            Some((provider, rest)) if rest.starts_with(['/', '.', '~']) => provider.to_owned(),
            Some(_) | None => model,
        }
    }
}

/// The text as one paragraph of limited length, without control characters.
/// One paragraph of limited length.
pub(crate) fn plain(words: &str) -> String {
    let words: Vec<&str> = words
        .split(|letter: char| letter.is_whitespace() || letter.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(MOST_WHY).collect()
}

#[cfg(test)]
#[path = "validator_tests.rs"]
mod tests;

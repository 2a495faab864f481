//! What a verdict means for the conversation that the patch comes from.

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::event::Event;
use patchwright_domain::verdict::Verdict;

use super::narrowing;
use super::validator::{Offered, Validator};
use crate::error::RepairError;
use crate::prompt::relative;
use crate::tools::code::Switch;

/// What follows for its author.
pub(super) enum After {
    /// No more than it says.
    AsJudged,
    /// Its author may narrow the patch, and is told why.
    Offered(String),
    /// It is refused, and the patch to be narrowed is not lost.
    Kept,
    /// There were enough tries.
    Over,
}

impl Validator<'_> {
    /// Counts a verdict, and says what it means for the conversation.
    pub(super) fn after(&self, id: &CandidateId, verdict: &Verdict) -> Result<After, RepairError> {
        if verdict.accepted {
            let offered = self.state().offered.is_some();
            self.note_accepted(id);
            return match offered {
                true => Ok(After::AsJudged),
                false => self.offer(id, verdict),
            };
        }
        let mut state = self.state();
        if let Some(offered) = &mut state.offered {
            offered.refused += 1;
            return Ok(match offered.refused < narrowing::MOST_PATCHES {
                true => After::Kept,
                false => After::Over,
            });
        }
        state.refused += 1;
        drop(state);
        Ok(match self.gave_up() {
            true => After::Over,
            false => After::AsJudged,
        })
    }

    fn offer(&self, id: &CandidateId, verdict: &Verdict) -> Result<After, RepairError> {
        if self.narrowing == Switch::Off || self.is_full() {
            return Ok(After::AsJudged);
        }
        let reason = narrowing::reason(verdict);
        let Some((reason, told)) = reason.zip(narrowing::by_call(verdict)?) else {
            return Ok(After::AsJudged);
        };
        self.state().offered = Some(Offered {
            patch: id.clone(),
            refused: 0,
        });
        let words = format!("{} is accepted and kept; {reason}", id.short());
        self.tell_phase(narrowing::NARROWING, words);
        Ok(After::Offered(relative(&told, self.root())))
    }

    /// What became of the offer, if there was one.
    pub(crate) fn tell_narrowed(&self) {
        let best = self.accepted();
        let state = self.state();
        let Some(offered) = &state.offered else {
            return;
        };
        let first = offered.patch.short();
        let words = match best.filter(|best| *best != offered.patch) {
            Some(best) => format!("{} is better than {first}", best.short()),
            None => narrowing::unchanged(&first, offered.refused),
        };
        drop(state);
        self.tell_phase(narrowing::NARROWED, words);
    }

    fn tell_phase(&self, phase: &str, found: String) {
        self.ledger.tell_round(Event::PhaseEnded {
            phase: phase.to_owned(),
            round: self.author.round,
            found,
        });
    }
}

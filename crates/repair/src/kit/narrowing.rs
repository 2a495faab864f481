//! Narrowing for strategies whose models write patches without a conversation: the best accepted patch of a round is shown once more,
//! with what it changed. Those that converse are told by the validator.

use patchwright_domain::candidate::{CandidateId, Origin};
use patchwright_domain::event::Event;
use patchwright_edit::EditError;

use super::context::{ModelAccess, RepairContext};
use super::rounds::used_up;
use super::switches::Optimisation;
use crate::candidates::{Found, Passed, best_first};
use crate::error::RepairError;
use crate::prompt::relative;
use crate::tools::code::Switch;
use crate::tools::validate::{NARROWED, NARROWING, by_answer, reason, unchanged};

/// An accepted patch that its author may narrow.
pub(crate) struct Narrowing {
    /// For the end of a prompt.
    pub section: String,
    patch: CandidateId,
    origin: Origin,
}

impl Narrowing {
    /// `None` if the best patch of the round is verified, if nothing can be done about it, or if no more patches may be judged.
    pub(crate) fn of_round(
        (ctx, access): (&RepairContext<'_>, &ModelAccess<'_>),
        (strategy, round): (&str, u32),
        found: &Found,
    ) -> Result<Option<Self>, RepairError> {
        let off = access.without.switch(Optimisation::Narrowing) == Switch::Off;
        if off || used_up(ctx, found).is_some() {
            return Ok(None);
        }
        let origin = Origin::Strategy {
            name: strategy.to_owned(),
            round,
        };
        let Some(best) = best(found, &origin) else {
            return Ok(None);
        };
        let scene = ctx.scene();
        let candidate = &best.proposed.candidate;
        let patch = patchwright_edit::print(candidate, &scene.judge.sources())?;
        let section = by_answer(&best.verdict, &String::from_utf8_lossy(&patch))?;
        let Some((section, reason)) = section.zip(reason(&best.verdict)) else {
            return Ok(None);
        };
        let id = &candidate.id;
        let words = format!("{} is accepted and kept; {reason}", id.short());
        tell(ctx, NARROWING, round, words);
        Ok(Some(Self {
            section: relative(&section, &scene.subject.case.source),
            patch: id.clone(),
            origin,
        }))
    }

    /// Tells what came of it; `refused` patches were written for it.
    pub(crate) fn end(&self, ctx: &RepairContext<'_>, found: &Found, refused: usize) {
        let Origin::Strategy { round, .. } = &self.origin else {
            return;
        };
        let first = self.patch.short();
        let best = best(found, &self.origin).map(|one| &one.proposed.candidate.id);
        let words = match best.filter(|best| **best != self.patch) {
            Some(best) => format!("{} is better than {first}", best.short()),
            None => unchanged(&first, refused),
        };
        tell(ctx, NARROWED, *round, words);
    }
}

/// Whether an answer says that the patch is right, and writes none.
pub(crate) fn declines(answer: &str) -> bool {
    let edit = patchwright_edit::parse(answer.as_bytes());
    matches!(edit, Err(EditError::NoEdit | EditError::Empty)) && !answer.contains("```")
}

fn best<'f>(found: &'f Found, origin: &Origin) -> Option<&'f Passed> {
    let ranked = best_first(&found.passed);
    let mut own = ranked.into_iter();
    own.find(|one| one.proposed.candidate.origin == *origin)
}

/// Journalled once, however often the run is resumed.
fn tell(ctx: &RepairContext<'_>, phase: &str, round: u32, found: String) {
    ctx.ledger.tell_round(Event::PhaseEnded {
        phase: phase.to_owned(),
        round,
        found,
    });
}

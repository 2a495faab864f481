//! Strategies without a model: all candidates are proposed at once and judged in rank order.

use patchwright_domain::constraint::Constraint;
use patchwright_domain::event::Step;

use crate::candidates::{Ended, Found, Proposed, Scene, search};
use crate::error::RepairError;
use crate::kit::RepairContext;

/// The candidates of a strategy without a model.
#[derive(Debug)]
pub(super) enum Proposals {
    /// Best first, without duplicates.
    Ranked {
        constraints: Vec<Constraint>,
        candidates: Vec<Proposed>,
    },
    None {
        reason: String,
    },
}

/// Proposes everything at once, and judges it in rank order. Continues from what another strategy found, if anything.
pub(super) fn by_rank(
    ctx: &RepairContext<'_>,
    before: Found,
    propose: impl FnOnce(&Scene<'_>) -> Result<Proposals, RepairError>,
) -> Result<Found, RepairError> {
    let ledger = ctx.ledger;
    let subject = ledger.scene.subject;
    let proposals = subject.step(Step::Strategy, || propose(ledger.scene))?;
    let (constraints, candidates) = match proposals {
        Proposals::None { reason } => {
            return Ok(Found::new(Ended::Nothing(reason)).after(before));
        }
        Proposals::Ranked {
            constraints,
            candidates,
        } => (constraints, candidates),
    };
    ledger.tell_constraints(&constraints);
    for proposed in &candidates {
        ledger.tell(proposed)?;
    }
    let found = subject.step(Step::Candidates, || {
        search(ledger, candidates, &ctx.budget, ctx.deadline)
    })?;
    let found = Found {
        constraints,
        ..found
    };
    Ok(found.after(before))
}

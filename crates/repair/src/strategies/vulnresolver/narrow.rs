//! A sixth sample, if the patch that the others chose was accepted but not verified: its author sees what changed. It does not vote;
//! the ranking decides between the two.

use patchwright_domain::event::Event;

use super::patches::{self, PatchSample};
use super::round::{Phase, Round};
use super::{Ground, NAME};
use crate::candidates::{Found, judge_all};
use crate::error::RepairError;
use crate::kit::{Narrowing, judge_new, merge};

/// Whatever comes of it, the patches that were found stay.
pub(super) fn narrow(
    round: &Round<'_>,
    ground: &Ground,
    mut found: Found,
) -> Result<Found, RepairError> {
    let access = (round.ctx, round.access);
    let Some(narrowing) = Narrowing::of_round(access, (NAME, round.number), &found)? else {
        return Ok(found);
    };
    let asked = PatchSample {
        name: "vulnresolver/narrowing",
        temperature: 0.0,
        // Words without a patch say that the first one is right.
        nudges: 0,
        behind: &narrowing.section,
    };
    let sample = match patches::one(round, asked, ground, &found) {
        Ok(Phase::Done(sample)) => sample,
        Ok(Phase::Ends(_)) => return Ok(found),
        Err(RepairError::Model(error)) => {
            let text = format!("no narrower patch could be asked for: {error}");
            round.ctx.scene().subject.tell(Event::Noted { text });
            return Ok(found);
        }
        Err(error) => return Err(error),
    };
    found.tally.misfits += sample.misfits.len();
    found.misfits.extend(sample.misfits);
    let refused = found.refused.len();
    let proposed = sample.proposed.into_iter().collect();
    let further = judge_new(round.ctx, proposed, &found, judge_all)?;
    let found = merge(found, further);
    narrowing.end(round.ctx, &found, found.refused.len() - refused);
    Ok(found)
}

//! PatchAgent: rounds of a model that reads code, writes patches and hears the judge. Every round begins anew, with
//! another model if there are several, and with what failed before.

mod class;
mod counterexamples;
mod input;
mod known;
mod opening;
mod round;
mod scope;
mod values;

use std::time::Instant;

use patchwright_agent::{ModelClient, ModelError};
use patchwright_domain::event::Event;

use super::RepairContext;
use crate::error::RepairError;
use crate::pipeline::{Ended, Found, ModelAccess, OUT_OF_TIME, most_candidates};

use opening::Opening;
use round::{End, Round};

pub(super) const NAME: &str = "patchagent";

/// Goes on from what another strategy found, or from nothing.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let opening = Opening::new(ctx, access, &before)?;
    let mut found = before;
    let mut failures = 0;
    for number in 1..=access.rounds {
        if let Some(used_up) = used_up(ctx, &found) {
            found.ended = Ended::Budget(used_up);
            return Ok(found);
        }
        let round = Round {
            ctx,
            access,
            number,
            model: in_turn(access, number).ok_or(RepairError::NoModel)?,
        };
        let end;
        (found, end) = round.play(&opening, found)?;
        match end {
            End::Accepted => {
                found.ended = Ended::Enough;
                return Ok(found);
            }
            End::Budget(words) => {
                found.ended = Ended::Budget(models_used_up(&words));
                return Ok(found);
            }
            End::Nothing => failures = 0,
            End::Failed(error) => {
                failures += 1;
                if failures < access.models.len() {
                    continue;
                }
                if let ModelError::Budget(words) = error {
                    found.ended = Ended::Budget(models_used_up(&words));
                    return Ok(found);
                }
                return without_models(ctx, found, error);
            }
        }
    }
    found.ended = match found.tally.proposed {
        0 => Ended::Nothing(format!("no patch was written (rounds: {})", access.rounds)),
        _ => Ended::Exhausted,
    };
    Ok(found)
}

fn models_used_up(words: &str) -> String {
    format!("the models' budget is used up: {words}")
}

/// The cheapest takes the first round, the next one the second, and after the last the first again.
fn in_turn<'a>(access: &ModelAccess<'a>, round: u32) -> Option<&'a dyn ModelClient> {
    let turn = (round as usize).checked_sub(1)?;
    let turn = turn.checked_rem(access.models.len())?;
    access.models.get(turn).copied()
}

fn used_up(ctx: &RepairContext<'_>, found: &Found) -> Option<String> {
    if Instant::now() >= ctx.deadline {
        return Some(OUT_OF_TIME.to_owned());
    }
    let most = ctx.budget.candidates;
    (found.tally.judged >= most).then(|| most_candidates(most))
}

/// No model can be asked. What passed before is not lost for it.
fn without_models(
    ctx: &RepairContext<'_>,
    mut found: Found,
    error: ModelError,
) -> Result<Found, RepairError> {
    if found.passed.is_empty() {
        return Err(RepairError::Model(error));
    }
    (ctx.ledger.scene.subject.sink)(Event::Noted {
        text: format!("no model can be asked any more: {error}"),
    });
    found.ended = Ended::Exhausted;
    Ok(found)
}

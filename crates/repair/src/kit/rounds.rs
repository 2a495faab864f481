//! Rounds of models: which model plays each round, at which temperature, and when there are no more. What happens in a
//! round is up to the strategy.

use std::collections::BTreeSet;
use std::time::Instant;

use patchwright_agent::{ModelClient, ModelError};
use patchwright_domain::candidate::Origin;
use patchwright_domain::count::counted;
use patchwright_domain::event::Event;

use super::agent_run::AgentEnd;
use super::context::{AfterSuccess, ModelAccess, RepairContext};
use crate::candidates::{Ended, Failures, Found, OUT_OF_TIME, most_candidates};
use crate::error::RepairError;

/// For the successive rounds of one model, repeated from the start. The first round is its best guess; each later one
/// differs from the one before, since a model that was refused tends to write the same again. No provider accepts more than
/// 1 for all its models.
const TEMPERATURES: [f64; 5] = [0.2, 0.6, 1.0, 0.4, 0.8];

/// One round of a strategy in which models take turns.
pub(crate) struct Turn<'a> {
    pub model: &'a dyn ModelClient,
    /// The index of the model.
    pub player: usize,
    /// How many rounds the model had before this one.
    pub before: usize,
}

impl<'a> Turn<'a> {
    /// The cheapest model plays the first round, the next one the second, and after the last it starts over. Rounds count
    /// from 1.
    pub(crate) fn of_round(access: &ModelAccess<'a>, round: u32) -> Option<Self> {
        let player = player(access, round)?;
        Some(Self {
            model: *access.models.get(player)?,
            player,
            before: (round as usize).checked_sub(1)? / access.models.len(),
        })
    }

    pub(crate) fn temperature(&self) -> f64 {
        temperature(self.before)
    }
}

/// Plays rounds until a patch is accepted or a limit is reached. `play` is given the number of the round, the model whose
/// turn it is, and what was found before.
pub(crate) fn play_rounds(
    ctx: &RepairContext<'_>,
    access: &ModelAccess<'_>,
    before: Found,
    mut play: impl FnMut(u32, &Turn<'_>, Found) -> Result<(Found, AgentEnd), RepairError>,
) -> Result<Found, RepairError> {
    let mut found = before;
    let mut failures = 0;
    // Models that are done.
    let mut ready = BTreeSet::new();
    for round in 1..=access.rounds {
        let turn = Turn::of_round(access, round).ok_or(RepairError::NoModel)?;
        if ready.contains(&turn.player) {
            continue;
        }
        if let Some(used_up) = used_up(ctx, &found) {
            found.ended = Ended::Budget(used_up);
            return Ok(found);
        }
        let end;
        (found, end) = play(round, &turn, found)?;
        match end {
            AgentEnd::Accepted => {
                failures = 0;
                ready.insert(turn.player);
                let all = ready.len() == access.models.len();
                if all || access.after_success == AfterSuccess::Stop {
                    found.ended = Ended::Enough;
                    return Ok(found);
                }
            }
            AgentEnd::Budget(words) => {
                found.ended = Ended::Budget(models_used_up(&words));
                return Ok(found);
            }
            AgentEnd::Nothing => failures = 0,
            AgentEnd::Failed(error) => {
                failures += 1;
                if failures < access.models.len() - ready.len() {
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
    found.ended = nothing_more(&found, access.rounds);
    Ok(found)
}

/// The result after all rounds were played.
fn nothing_more(found: &Found, rounds: u32) -> Ended {
    match (found.tally.proposed, found.tally.misfits) {
        (0, 0) => Ended::Nothing(format!("no patch was written (rounds: {rounds})")),
        (0, misfits) => Ended::Nothing(format!(
            "{} written, and none fits the source (rounds: {rounds})",
            counted(misfits, "patch")
        )),
        (_, _) => Ended::Exhausted,
    }
}

fn models_used_up(words: &str) -> String {
    format!("the models' budget is used up: {words}")
}

/// Which limit of the whole repair is reached, if any.
pub(crate) fn used_up(ctx: &RepairContext<'_>, found: &Found) -> Option<String> {
    if Instant::now() >= ctx.deadline {
        return Some(OUT_OF_TIME.to_owned());
    }
    let most = ctx.budget.candidates;
    (found.tally.judged >= most).then(|| most_candidates(most))
}

/// No model can be used. A patch that passed before is kept.
fn without_models(
    ctx: &RepairContext<'_>,
    mut found: Found,
    error: ModelError,
) -> Result<Found, RepairError> {
    if found.passed.is_empty() {
        return Err(RepairError::Model(error));
    }
    ctx.scene().subject.tell(Event::Noted {
        text: format!("no model can be asked any more: {error}"),
    });
    found.ended = Ended::Exhausted;
    Ok(found)
}

/// What a round of a strategy should learn from: if models are compared, only from the same model's failures.
pub(crate) fn failures<'f>(
    access: &ModelAccess<'_>,
    turn: &Turn<'_>,
    strategy: &str,
    found: &'f Found,
) -> Failures<'f> {
    let all = Failures::from(found);
    match access.after_success {
        AfterSuccess::Stop => all,
        AfterSuccess::GoOn => all.retain(|origin| match origin {
            Origin::Strategy { name, round } if name == strategy => {
                player(access, *round) == Some(turn.player)
            }
            Origin::Strategy { .. } | Origin::Patch { .. } | Origin::Derived { .. } => true,
        }),
    }
}

/// The index of the model that plays a round.
fn player(access: &ModelAccess<'_>, round: u32) -> Option<usize> {
    let turn = (round as usize).checked_sub(1)?;
    turn.checked_rem(access.models.len())
}

fn temperature(before: usize) -> f64 {
    let at = before % TEMPERATURES.len();
    TEMPERATURES.get(at).copied().unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::temperature;

    #[test]
    fn no_round_is_as_warm_as_the_one_before() {
        let warm: Vec<f64> = (0..12).map(temperature).collect();
        for two in warm.windows(2) {
            assert!((two[0] - two[1]).abs() > 0.1, "{warm:?}");
        }
        assert!(warm.iter().all(|one| (0.0..=1.0).contains(one)));
        assert!(warm[1..].iter().all(|one| *one >= warm[0]));
    }
}

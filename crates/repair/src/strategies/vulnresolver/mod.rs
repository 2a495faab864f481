//! VulnResolver: a workflow with agents in it. One agent collects context, another states and checks safety properties. With
//! their reports and the original one, suspicious files and code elements are located and several patches are written, which
//! are judged and vote.

mod context;
mod elements;
mod files;
mod kept;
mod meaning;
mod narrow;
mod patches;
mod pieces;
mod property;
mod reports;
mod round;
mod select;

use std::time::{Duration, Instant};

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{AgentEnd, Facts, Optimisation, RepairContext, play_rounds};

use elements::Spot;
use reports::Reports;
use round::{Phase, Round};

pub(super) const NAME: &str = "vulnresolver";

/// What one model found out about the bug. Its later rounds only write more patches.
struct Ground {
    reports: Reports,
    spots: Vec<Spot>,
}

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let mut grounds: Vec<(String, Ground)> = Vec::new();
    play_rounds(ctx, access, before, |number, turn, found| {
        let round = Round {
            ctx,
            access,
            facts: &facts,
            map: facts.map()?,
            number,
            model: turn.model,
            budget: access.budget.round(access.per_round),
        };
        play(&round, &mut grounds, found)
    })
}

fn play(
    round: &Round<'_>,
    grounds: &mut Vec<(String, Ground)>,
    found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let model = &round.model.about().name;
    if !grounds.iter().any(|(known, _)| known == model) {
        match prepare(round)? {
            Phase::Done(ground) => grounds.push((model.clone(), ground)),
            Phase::Ends(end) => return Ok((found, end)),
        }
    }
    let known = grounds.iter().find(|(known, _)| known == model);
    let Some((_, ground)) = known else {
        return Ok((found, AgentEnd::Nothing));
    };
    match patches::sample(round, ground, &found)? {
        Phase::Done(samples) => {
            let (found, end) = select::select(round, samples, found)?;
            Ok((narrow::narrow(round, ground, found)?, end))
        }
        Phase::Ends(end) => Ok((found, end)),
    }
}

fn prepare(round: &Round<'_>) -> Result<Phase<Ground>, RepairError> {
    let reports = match enhance(round)? {
        Phase::Done(reports) => reports,
        Phase::Ends(end) => return Ok(Phase::Ends(end)),
    };
    let files = match files::locate(round, &reports)? {
        Phase::Done(files) => files,
        Phase::Ends(end) => return Ok(Phase::Ends(end)),
    };
    Ok(match elements::locate(round, &reports, &files)? {
        Phase::Done(spots) => Phase::Done(Ground { reports, spots }),
        Phase::Ends(end) => Phase::Ends(end),
    })
}

/// The reports of the agents. An agent that ends without a report does not end the round.
fn enhance(round: &Round<'_>) -> Result<Phase<Reports>, RepairError> {
    let mut reports = Reports::default();
    let read = [
        Optimisation::EnhancedLocalization,
        Optimisation::EnhancedGeneration,
    ];
    let is_read = read.into_iter().any(|one| round.is_on(one));
    if is_read && round.is_on(Optimisation::ContextAgent) {
        match context::collect(round, &hurried(round.ctx))? {
            Phase::Done(report) => reports.context = report,
            Phase::Ends(end) => return Ok(Phase::Ends(end)),
        }
    }
    if is_read && round.is_on(Optimisation::PropertyAgent) {
        match property::analyse(round, &hurried(round.ctx), &reports)? {
            Phase::Done(report) => reports.property = report,
            Phase::Ends(end) => return Ok(Phase::Ends(end)),
        }
    }
    Ok(Phase::Done(reports))
}

/// Half of the time is for the agents, the other half for patches.
fn hurried<'a>(ctx: &RepairContext<'a>) -> RepairContext<'a> {
    let now = Instant::now();
    let left = ctx.deadline.saturating_duration_since(now);
    RepairContext {
        ledger: ctx.ledger,
        budget: ctx.budget.clone(),
        deadline: now + left / 2 + Duration::from_millis(1),
        access: ctx.access,
    }
}

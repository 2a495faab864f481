//! `auto`: `constraint` first, which costs nothing; a model only if its best patch leaves a doubt. Which strategy uses
//! the model depends on the case.

use std::time::{Duration, Instant};

use patchwright_domain::event::Event;

use super::{constraint, patchagent, vuldebugger, vulnresolver};
use crate::candidates::{Found, best_first, doubt};
use crate::error::RepairError;
use crate::kit::{AfterSuccess, Optimisation, RepairContext};
use crate::tools::code::Switch;
use crate::tools::debug;

pub(super) const NAME: &str = "auto";

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let first = match ctx.scene().subject.case.is_shown_by_tests() {
        // There is no crash to derive a constraint from.
        true => before,
        false => constraint::work(&share(ctx), before)?,
    };
    let ranked = best_first(&first.passed);
    let best = ranked.first().map(|best| &best.verdict);
    // A comparison of models is pointless unless they are asked.
    let access = ctx.access;
    let compares = access.is_some_and(|access| access.after_success == AfterSuccess::GoOn);
    if !compares && best.is_some_and(|verdict| doubt(verdict, ctx.scene()).is_none()) {
        return Ok(first);
    }
    let (next, why) = next(ctx)?;
    ctx.scene().subject.tell(Event::Noted {
        text: format!("{} goes on: {why}", next.name()),
    });
    match next {
        Next::PatchAgent => patchagent::work(ctx, first),
        Next::VulDebugger => vuldebugger::work(ctx, first),
        Next::VulnResolver => vulnresolver::work(ctx, first),
    }
}

/// The strategy that uses the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// The cheapest; used unless there is a reason for another one.
    PatchAgent,
    VulDebugger,
    VulnResolver,
}

impl Next {
    fn name(self) -> &'static str {
        match self {
            Self::PatchAgent => patchagent::NAME,
            Self::VulDebugger => vuldebugger::NAME,
            Self::VulnResolver => vulnresolver::NAME,
        }
    }
}

/// Chosen by what the case offers; also returns the reason.
fn next(ctx: &RepairContext<'_>) -> Result<(Next, String), RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let scene = ctx.scene();
    if scene.subject.case.is_shown_by_tests() {
        let why = "failing tests show the bug, and there is no crash to derive a constraint from";
        return Ok((Next::PatchAgent, why.to_owned()));
    }
    if scene.subject.case.report.issue.is_some() {
        let why = "there is an issue report to read";
        return Ok((Next::VulnResolver, why.to_owned()));
    }
    let mut kinds = scene.judge.pocs().iter().map(|poc| poc.report.kind);
    let Some(kind) = kinds.find(|kind| patchagent::is_about_values(*kind)) else {
        let why = "values at run time say little about bugs of this kind";
        return Ok((Next::PatchAgent, why.to_owned()));
    };
    if access.without.switch(Optimisation::Debugger) == Switch::Off {
        let why = "the debugger is left out";
        return Ok((Next::PatchAgent, why.to_owned()));
    }
    Ok(match debug::is_possible(scene.subject) {
        Ok(()) => (
            Next::VulDebugger,
            format!(
                "values decide about a {}, and a debugger can show them",
                kind.name()
            ),
        ),
        Err(why) => (Next::PatchAgent, why),
    })
}

/// Half of the budget; the other half is for the model.
fn share<'a>(ctx: &RepairContext<'a>) -> RepairContext<'a> {
    let now = Instant::now();
    let left = ctx.deadline.saturating_duration_since(now);
    let mut budget = ctx.budget.clone();
    budget.candidates = budget.candidates.div_ceil(2);
    RepairContext {
        ledger: ctx.ledger,
        budget,
        deadline: now + left / 2 + Duration::from_millis(1),
        access: ctx.access,
    }
}

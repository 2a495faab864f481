//! PatchAgent: rounds of a model that reads code, writes patches and hears the judge. Every round begins anew, with
//! another model if there are several, and with what failed before.

mod class;

use std::time::Instant;

use patchwright_agent::{ModelClient, ModelError};
use patchwright_domain::chat::ToolCall;
use patchwright_domain::event::Event;

use crate::candidates::{Ended, Found, OUT_OF_TIME, most_candidates};
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, opening,
};
use crate::prompt::render;
use crate::tools::validate;

pub(super) const NAME: &str = "patchagent";

const SYSTEM: &str = include_str!("../../../prompts/patchagent/system.md");
const FIRST: &str = include_str!("../../../prompts/patchagent/first.md");

/// The paper's two tools that look, and who uses a name or contains a text, since the place that makes a bad value is
/// often on no stack.
const TOOLS: [&str; 5] = [
    "view_code",
    "find_definition",
    "find_references",
    "find_text",
    validate::NAME,
];

/// Goes on from what another strategy found, or from nothing.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, access, &before)?;
    let system = render(SYSTEM, &[("work", &class::work(facts.bugs()))])?;
    let mut found = before;
    let mut failures = 0;
    for round in 1..=access.rounds {
        if let Some(used_up) = used_up(ctx, &found) {
            found.ended = Ended::Budget(used_up);
            return Ok(found);
        }
        let end;
        (found, end) = play(ctx, access, (&facts, &system), round, found)?;
        match end {
            AgentEnd::Accepted => {
                found.ended = Ended::Enough;
                return Ok(found);
            }
            AgentEnd::Budget(words) => {
                found.ended = Ended::Budget(models_used_up(&words));
                return Ok(found);
            }
            AgentEnd::Nothing => failures = 0,
            AgentEnd::Failed(error) => {
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

fn play(
    ctx: &RepairContext<'_>,
    access: &ModelAccess<'_>,
    (facts, system): (&Facts<'_>, &str),
    round: u32,
    found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let conversation = opening(ctx, (NAME, round), system, || {
        facts.fill(FIRST, &found.refused, &[])
    })?;
    let run = AgentRun {
        ctx,
        access,
        name: NAME,
        round,
        model: in_turn(access, round).ok_or(RepairError::NoModel)?,
        tools: &ToolChoice::named(&TOOLS)?,
        limits: &AgentLimits::default(),
        reads: Some(&patch_in),
        budget: &access.budget.round(access.per_round),
    };
    run.repair(conversation, &facts.headline(), found)
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

/// Small models write their patch as text instead of handing it in.
fn patch_in(text: &str) -> Option<ToolCall> {
    patchwright_edit::parse(text.as_bytes()).ok()?;
    Some(ToolCall {
        id: String::new(),
        name: validate::NAME.to_owned(),
        arguments: serde_json::json!({ "patch": text }),
    })
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
    ctx.scene().subject.tell(Event::Noted {
        text: format!("no model can be asked any more: {error}"),
    });
    found.ended = Ended::Exhausted;
    Ok(found)
}

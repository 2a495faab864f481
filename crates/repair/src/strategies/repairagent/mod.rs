//! RepairAgent: an agent led by a state machine. It never sees a conversation: each cycle is one prompt made anew of what is fixed,
//! what the agent is at and what it gathered, and one command.

mod ask;
mod control;
mod fix;
mod generate;
mod memory;
mod prompt;
mod state;
mod tests_run;
mod toolbox;
mod variants;
mod work;

use patchwright_domain::chat::{Message, ToolCall};

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, Turn, failures,
    opening, play_rounds,
};
use crate::prompt::DATA_RULE;
use crate::tools::{ToolError, validate};

use state::{OTHER_NAMES, RUN_FAULT_LOCALIZATION, WRITE_FIX};
use work::Work;

pub(super) const NAME: &str = "repairagent";

const SYSTEM: &str = include_str!("../../../prompts/repairagent/system.md");
const FIRST: &str = include_str!("../../../prompts/repairagent/first.md");

/// As in the paper.
const CYCLES: u32 = 40;

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let case = ctx.scene().subject.case;
    let words = ctx.words();
    let system = words.render(
        SYSTEM,
        &[
            ("cycles", &CYCLES.to_string()),
            ("states", prompt::states(&access.without)),
            ("patterns", prompt::patterns(case)),
            ("mark", access.without.mark_words()),
            ("rules", &words.patch_rules()?),
            ("data", DATA_RULE.trim_end()),
        ],
    )?;
    play_rounds(ctx, access, before, |round, turn, found| {
        play((ctx, access, &facts), &system, (round, turn), found)
    })
}

fn play(
    (ctx, access, facts): (&RepairContext<'_>, &ModelAccess<'_>, &Facts<'_>),
    system: &str,
    (round, turn): (u32, &Turn<'_>),
    found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let opening = opening(ctx, (NAME, round), system, || {
        facts.fill(FIRST, failures(access, turn, NAME, &found), &[])
    })?;
    let budget = access.budget.round(access.per_round);
    let known = (ctx, access);
    let headline = facts.headline();
    let work = Work::new(known, (round, turn.model), &budget, facts.map()?, headline);
    let ours = OTHER_NAMES.iter().map(|(ours, _)| *ours);
    let tools: Vec<&'static str> = ours.chain([RUN_FAULT_LOCALIZATION]).collect();
    let run = AgentRun {
        ctx,
        access,
        name: NAME,
        round,
        model: turn.model,
        tools: &ToolChoice::named(&tools)?.called(OTHER_NAMES),
        own: Some(&work),
        limits: &AgentLimits {
            turns: CYCLES,
            temperature: turn.temperature(),
            ..AgentLimits::default()
        },
        reads: Some(&written),
        budget: &budget,
    };
    let prompt = |cycle: u32, said: &[Message]| {
        let made = work.prompt(&opening, (cycle, CYCLES), said);
        made.map_err(ToolError::from)
    };
    let first = work.prompt(&opening, (1, CYCLES), &[])?;
    work.begin();
    let (found, end) = run.repair_in_cycles(first, &prompt, &facts.headline(), found)?;
    work.end(match end {
        AgentEnd::Accepted => "a fix was accepted",
        AgentEnd::Nothing | AgentEnd::Budget(_) | AgentEnd::Failed(_) => "no fix was accepted",
    });
    Ok((found, end))
}

/// A fix that is only written down.
fn written(text: &str) -> Option<ToolCall> {
    validate::written_for(WRITE_FIX, text)
}

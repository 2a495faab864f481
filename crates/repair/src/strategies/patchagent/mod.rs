//! PatchAgent: rounds of a model that reads code, writes patches and gets the judge's verdicts. Every round starts
//! fresh, with another model if there are several, and with what failed before.

mod class;

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, Turn, failures,
    opening, play_rounds,
};
use crate::prompt::{DATA_RULE, PATCH_RULES, render};
use crate::tools::validate;

pub(super) use class::is_about_values;

pub(super) const NAME: &str = "patchagent";

const SYSTEM: &str = include_str!("../../../prompts/patchagent/system.md");
const FIRST: &str = include_str!("../../../prompts/patchagent/first.md");

/// The paper's two tools for reading code, and searches for uses and text, since the code that produces a bad value
/// is often not on any stack.
const TOOLS: [&str; 5] = [
    "view_code",
    "find_definition",
    "find_references",
    "find_text",
    validate::NAME,
];

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let system = render(
        SYSTEM,
        &[
            ("work", &class::work(facts.bugs())),
            ("mark", access.without.mark_words()),
            ("rules", PATCH_RULES.trim_end()),
            ("data", DATA_RULE.trim_end()),
        ],
    )?;
    play_rounds(ctx, access, before, |round, turn, found| {
        play(ctx, access, (&facts, &system), (round, turn), found)
    })
}

fn play(
    ctx: &RepairContext<'_>,
    access: &ModelAccess<'_>,
    (facts, system): (&Facts<'_>, &str),
    (round, turn): (u32, &Turn<'_>),
    found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let conversation = opening(ctx, (NAME, round), system, || {
        facts.fill(FIRST, failures(access, turn, NAME, &found), &[])
    })?;
    let run = AgentRun {
        ctx,
        access,
        name: NAME,
        round,
        model: turn.model,
        tools: &ToolChoice::named(&TOOLS)?,
        own: None,
        limits: &AgentLimits {
            temperature: turn.temperature(),
            ..AgentLimits::default()
        },
        reads: Some(&validate::written),
        budget: &access.budget.round(access.per_round),
    };
    run.repair(conversation, &facts.headline(), found)
}

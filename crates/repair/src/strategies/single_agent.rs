//! The single agent of the architecture study: one model that decides by itself when to read, edit, test and finish. Its edits add
//! up in a copy of its own, and it is told when it goes in circles.

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, ToolKinds,
    Turn, failures, opening, play_rounds,
};
use crate::prompt::{DATA_RULE, GOOD_PATCH, render};

pub(super) const NAME: &str = "single-agent";

const SYSTEM: &str = include_str!("../../prompts/single-agent/system.md");
const FIRST: &str = include_str!("../../prompts/single-agent/first.md");

/// As in the study, and a search for text, since a macro or a message is no symbol.
const LOOKS: &[&str] = &[
    "view_code",
    "find_definition",
    "find_references",
    "list_elements",
    "callers",
    "callees",
    "find_text",
];
const EDITS: &[&str] = &["replace_text", "apply_diff"];
const OTHERS: &[&str] = &["undo_edit", "show_edits", "view_edited", "finish"];
const TESTS: &[&str] = &["test_edits"];

/// One conversation is the whole search, so it may be longer than those of `patchagent`.
const TURNS: u32 = 60;

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let system = render(
        SYSTEM,
        &[
            ("mark", access.without.mark_words()),
            ("goals", GOOD_PATCH.trim_end()),
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
    let tools: Vec<&str> = [LOOKS, EDITS, OTHERS, TESTS].concat();
    let run = AgentRun {
        ctx,
        access,
        name: NAME,
        round,
        model: turn.model,
        tools: &ToolChoice::named(&tools)?,
        own: None,
        limits: &AgentLimits {
            turns: TURNS,
            temperature: turn.temperature(),
            habits: Some(ToolKinds {
                looks: LOOKS,
                edits: EDITS,
                tests: TESTS,
            }),
            ..AgentLimits::default()
        },
        reads: None,
        budget: &access.budget.round(access.per_round),
    };
    run.repair(conversation, &facts.headline(), found)
}

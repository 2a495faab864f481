//! A general code agent: a model with a shell and plain file tools over a tree of its own. It may build, run and test as
//! it likes; whether the bug is repaired is said by the judge alone, and words such as "done" are answered by a verdict.

mod commands;
mod difference;
mod files;
mod hands;
mod policy;
mod shell;
mod submit;
mod todo;
mod todo_tool;
mod toolbox;

use patchwright_domain::chat::ToolCall;

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{
    AgentEnd, AgentLimits, AgentRun, Facts, ModelAccess, RepairContext, ToolChoice, Turn, failures,
    opening, play_rounds,
};
use crate::prompt::{DATA_RULE, GOOD_PATCH, render};

use hands::Work;

pub(super) use commands::ready;
pub(super) use difference::difference;

pub(super) const NAME: &str = "code-agent";

const SYSTEM: &str = include_str!("../../../prompts/code-agent/system.md");
const FIRST: &str = include_str!("../../../prompts/code-agent/first.md");

/// More than other agents: small steps with small tools.
const TURNS: u32 = 80;
/// In characters, kept of what the model says when it thinks that it is done.
const MOST_CLAIM: usize = 600;

pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let rules = [
        ("rules", GOOD_PATCH.trim_end()),
        ("data", DATA_RULE.trim_end()),
    ];
    let system = render(SYSTEM, &rules)?;
    play_rounds(ctx, access, before, |round, turn, found| {
        play(ctx, access, (&facts, &system), (round, turn), found)
    })
}

/// A round begins with a tree as the base is. A resumed one goes through its calls again, which brings the tree back.
fn play(
    ctx: &RepairContext<'_>,
    access: &ModelAccess<'_>,
    (facts, system): (&Facts<'_>, &str),
    (round, turn): (u32, &Turn<'_>),
    found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let scene = ctx.scene();
    let tree = scene.subject.agent_tree(scene.base)?;
    let work = Work::new(ctx, tree, ctx.ledger.commands(NAME, round));
    let conversation = opening(ctx, (NAME, round), system, || {
        let commands = commands::ready(scene.subject, &work.tree)?;
        let own = [("commands", commands.as_str())];
        facts.fill(FIRST, failures(access, turn, NAME, &found), &own)
    })?;
    let run = AgentRun {
        ctx,
        access,
        name: NAME,
        round,
        model: turn.model,
        tools: &ToolChoice::named(&[])?,
        own: Some(&work),
        limits: &AgentLimits {
            turns: TURNS,
            temperature: turn.temperature(),
            ..AgentLimits::default()
        },
        reads: Some(&claimed),
        budget: &access.budget.round(access.per_round),
    };
    run.repair(conversation, &facts.headline(), found)
}

/// An answer without a call ends the work of other coding agents. Here it is a claim, and the tree is judged.
fn claimed(text: &str) -> Option<ToolCall> {
    let why: String = text.trim().chars().take(MOST_CLAIM).collect();
    (!why.is_empty()).then(|| ToolCall {
        id: String::new(),
        name: submit::SUBMIT.to_owned(),
        arguments: serde_json::json!({ "why": why }),
    })
}

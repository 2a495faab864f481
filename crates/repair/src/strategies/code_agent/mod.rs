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
use crate::kit::{AgentLimits, Facts, RepairContext, SoloAgent, ToolKinds, play_rounds};
use crate::prompt::{DATA_RULE, render};

use hands::Work;

pub(super) use commands::ready;
pub(super) use difference::difference;

pub(super) const NAME: &str = "code-agent";

const SYSTEM: &str = include_str!("../../../prompts/code-agent/system.md");
const FIRST: &str = include_str!("../../../prompts/code-agent/first.md");

/// More than other agents: small steps with small tools.
const TURNS: u32 = 80;
/// A command may read, edit or test: it says nothing about how the agent goes on.
const KINDS: ToolKinds = ToolKinds {
    looks: &["read_file", "grep", "glob"],
    edits: &["edit_file", "write_file"],
    tests: &[submit::SUBMIT],
    runs: &["shell"],
};
/// In characters, kept of what the model says when it thinks that it is done.
const MOST_CLAIM: usize = 600;

pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let good = ctx.words().good_patch()?;
    let rules = [("rules", good.as_str()), ("data", DATA_RULE.trim_end())];
    let system = render(SYSTEM, &rules)?;
    // A round begins with a tree as the base is. A resumed one goes through its calls again, which brings the tree back.
    play_rounds(ctx, access, before, |round, turn, found| {
        let scene = ctx.scene();
        let tree = scene.subject.agent_tree(scene.base)?;
        let work = Work::new(ctx, tree, ctx.ledger.commands(NAME, round));
        let agent = SoloAgent {
            name: NAME,
            system: &system,
            first: FIRST,
            tools: &[],
            own: Some(&work),
            limits: AgentLimits {
                turns: TURNS,
                habits: Some(KINDS),
                ..AgentLimits::default()
            },
            reads: Some(&claimed),
        };
        let known = (ctx, access, &facts);
        agent.play(known, (round, turn), found, || {
            let commands = commands::ready(scene.subject, &work.tree)?;
            Ok(vec![("commands", commands)])
        })
    })
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

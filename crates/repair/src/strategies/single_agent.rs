//! The single agent of the architecture study: one model that decides by itself when to read, edit, test and finish. Its edits add
//! up in a copy of its own, and it is told when it goes in circles.

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{AgentLimits, Facts, RepairContext, SoloAgent, ToolKinds, play_rounds};
use crate::prompt::DATA_RULE;

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
const KINDS: ToolKinds = ToolKinds {
    looks: LOOKS,
    edits: EDITS,
    tests: TESTS,
    runs: &[],
};

/// One conversation is the whole search, so it may be longer than those of `patchagent`.
const TURNS: u32 = 60;

/// Continues from what another strategy found, if anything.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    let words = ctx.words();
    let system = words.render(
        SYSTEM,
        &[
            ("mark", access.without.mark_words()),
            ("goals", &words.good_patch()?),
            ("data", DATA_RULE.trim_end()),
        ],
    )?;
    let tools: Vec<&str> = [LOOKS, EDITS, OTHERS, TESTS].concat();
    let agent = SoloAgent {
        name: NAME,
        system: &system,
        first: FIRST,
        tools: &tools,
        own: None,
        limits: AgentLimits {
            turns: TURNS,
            habits: Some(KINDS),
            ..AgentLimits::default()
        },
        reads: None,
    };
    play_rounds(ctx, access, before, |round, turn, found| {
        let known = (ctx, access, &facts);
        agent.play(known, (round, turn), found, || Ok(Vec::new()))
    })
}

//! PatchAgent: rounds of a model that reads code, writes patches and gets the judge's verdicts. Every round starts
//! fresh, with another model if there are several, and with what failed before.

mod class;

use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{AgentLimits, Facts, RepairContext, SoloAgent, play_rounds};
use crate::prompt::DATA_RULE;
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
    let words = ctx.words();
    let system = words.render(
        SYSTEM,
        &[
            ("work", &words.put_into(&class::work(facts.bugs()))?),
            ("mark", access.without.mark_words()),
            ("rules", &words.patch_rules()?),
            ("data", DATA_RULE.trim_end()),
        ],
    )?;
    let agent = SoloAgent {
        name: NAME,
        system: &system,
        first: FIRST,
        tools: &TOOLS,
        own: None,
        limits: AgentLimits::default(),
        reads: Some(&validate::written),
    };
    play_rounds(ctx, access, before, |round, turn, found| {
        let known = (ctx, access, &facts);
        agent.play(known, (round, turn), found, || Ok(Vec::new()))
    })
}

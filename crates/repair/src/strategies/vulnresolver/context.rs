//! The context agent: reads code backwards from the crash and reports the pieces that matter.

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{AgentEnd, AgentLimits, ContextReport, Inbox, Optimisation, RepairContext};

use super::files;
use super::reports::Reports;
use super::round::{Ask, Phase, Round, Share};

const SYSTEM: &str = include_str!("../../../prompts/vulnresolver/context-system.md");
const CONTEXT: &str = include_str!("../../../prompts/vulnresolver/context.md");

const NAME: &str = "vulnresolver/context";
/// The tree, searches, lines, and symbols marked as in the paper.
const TOOLS: [&str; 5] = [
    "view_code",
    "search_element",
    "search_code",
    "repository_tree",
    "resolve_symbols",
];
const LIMITS: AgentLimits = AgentLimits {
    turns: 24,
    temperature: 0.0,
    output: 8_192,
    result: 24 << 10,
    nudges: 3,
    refused: None,
    habits: None,
};

/// Report I; `None` if the agent ended without one.
pub(super) fn collect(
    round: &Round<'_>,
    hurried: &RepairContext<'_>,
) -> Result<Phase<Option<ContextReport>>, RepairError> {
    let inbox: Inbox<'_, ContextReport> = Inbox::new(round.map);
    let ask = Ask {
        name: NAME,
        ctx: hurried,
        system: SYSTEM,
        tools: &TOOLS,
        own: &inbox,
        limits: LIMITS,
        reads: None,
        share: Share::OneOf(4),
    };
    let talked = round.talk(ask, || {
        let bug = Reports::default().bug(round, Optimisation::ContextAgent)?;
        let tree = files::tree(round);
        let own = [("bug", bug.as_str()), ("tree", &tree)];
        round.facts.fill(CONTEXT, Failures::default(), &own)
    })?;
    match talked {
        // Its own time or share may be used up; if the whole budget is, the next conversation will notice.
        Phase::Done(()) | Phase::Ends(AgentEnd::Budget(_)) => {}
        Phase::Ends(end) => return Ok(Phase::Ends(end)),
    }
    let report = inbox.take();
    let told = match &report {
        Some(report) => report.summary(),
        None => "no report".to_owned(),
    };
    round.tell("context", told);
    Ok(Phase::Done(report))
}

//! The safety-property agent: states what must hold, checks it with runs of an instrumented copy of the source, and works
//! backwards from the crash. Properties that every repair must satisfy are handed to the judge.

mod property_tools;
mod refusal;
mod report;
mod script;

use patchwright_domain::count::counted;
use patchwright_domain::property::{Holding, Property};

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{AgentEnd, AgentLimits, Optimisation, RepairContext};

use super::reports::Reports;
use super::round::{Ask, Phase, Round, Share};

use property_tools::PropertyTools;

pub(super) use report::PropertyReport;

const SYSTEM: &str = include_str!("../../../../prompts/vulnresolver/property-system.md");
const FIRST: &str = include_str!("../../../../prompts/vulnresolver/property.md");

const NAME: &str = "vulnresolver/property";
const TOOLS: [&str; 5] = [
    "view_code",
    "search_element",
    "search_code",
    "repository_tree",
    "resolve_symbols",
];
const LIMITS: AgentLimits = AgentLimits {
    turns: 32,
    temperature: 0.0,
    output: 8_192,
    result: 24 << 10,
    nudges: 3,
    refused: None,
    habits: None,
};
/// More would only repeat the same.
const MOST_KEPT: usize = 6;

/// Report II; `None` if the agent ended without one. The properties it keeps apply to every candidate from now on.
pub(super) fn analyse(
    round: &Round<'_>,
    hurried: &RepairContext<'_>,
    reports: &Reports,
) -> Result<Phase<Option<PropertyReport>>, RepairError> {
    let tools = PropertyTools::new(hurried, round.map);
    let ask = Ask {
        name: NAME,
        ctx: hurried,
        system: SYSTEM,
        tools: &TOOLS,
        own: &tools,
        limits: LIMITS,
        reads: None,
        share: Share::OneOf(3),
    };
    let talked = round.talk(ask, || {
        let bug = reports.bug(round, Optimisation::PropertyAgent)?;
        round
            .facts
            .fill(FIRST, Failures::default(), &[("bug", bug.as_str())])
    })?;
    match talked {
        // Its own time or share may be used up; if the whole budget is, the next conversation will notice.
        Phase::Done(()) | Phase::Ends(AgentEnd::Budget(_)) => {}
        Phase::Ends(end) => return Ok(Phase::Ends(end)),
    }
    let Some(report) = tools.take() else {
        round.tell("property", "no report".to_owned());
        return Ok(Phase::Done(None));
    };
    let kept = keep(round, &report)?;
    round.tell("property", told(&report, kept));
    Ok(Phase::Done(Some(report)))
}

/// Returns how many properties the judge checks from now on.
fn keep(round: &Round<'_>, report: &PropertyReport) -> Result<usize, RepairError> {
    let kept: Vec<Property> = report.kept().take(MOST_KEPT).cloned().collect();
    let stated = round.ctx.scene().judge.state_properties(&kept)?;
    Ok(stated.iter().filter(|one| one.is_kept()).count())
}

fn told(report: &PropertyReport, kept: usize) -> String {
    let count = |holding: Holding| report.holdings().filter(|one| *one == holding).count();
    format!(
        "{}: {} violated, {} hold, {} not reached; {} handed to the judge",
        counted(report.holdings().count(), "property"),
        count(Holding::Violated),
        count(Holding::Holds),
        count(Holding::NotReached),
        kept
    )
}

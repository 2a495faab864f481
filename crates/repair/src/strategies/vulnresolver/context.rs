//! The context agent: reads code backwards from the crash and reports the pieces that matter. The model only names lines;
//! the code is taken from the source, so that the report misquotes nothing.

use patchwright_agent::tools::Then;
use patchwright_code::{CodeMap, MappedFile};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{AgentEnd, AgentLimits, Optimisation, OwnTools, RepairContext};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

use super::context_report::{ContextReport, Piece};
use super::files;
use super::reports::Reports;
use super::round::{Ask, Inbox, Phase, Round, Share, paragraph};

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
};

const MOST_PIECES: usize = 12;
/// A longer piece does not show which part of it matters.
const MOST_LINES: u32 = 120;
const MOST_INSIGHTS: usize = 8;

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

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportContext {
    /// 1 to 12 pieces of code, the most important first.
    contexts: Vec<ContextPiece>,
    /// 1 to 8 sentences about the cause and a repair.
    insights: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ContextPiece {
    /// Path of the file.
    file: String,
    /// First line, from 1.
    start: u32,
    /// Last line.
    end: u32,
    /// How it is linked to the bug report: a frame of a stack, words of the issue.
    link: String,
    /// Why it matters for the cause.
    why: String,
}

impl OwnTools for Inbox<'_, ContextReport> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox.with(ToolSet::new(
            vec![Tool::for_call::<ReportContext>()],
            move || Ok(self),
        ))
    }
}

impl<'t, 'm> Call<&'t Inbox<'m, ContextReport>> for ReportContext {
    const NAME: &'static str = "report_context";
    const ABOUT: &'static str =
        "Reports the code that matters and what follows from it; ends the work";

    fn run(self, inbox: &mut &'t Inbox<'m, ContextReport>) -> Result<ToolAnswer, ToolError> {
        let (mut pieces, mut wrong) = (Vec::new(), Vec::new());
        for (index, written) in self.contexts.iter().enumerate() {
            match piece(inbox.map, written) {
                Ok(piece) => pieces.push(piece),
                Err(why) => wrong.push(format!("contexts[{index}]: {why}")),
            }
        }
        let insights = self.insights.iter().map(|words| paragraph(words));
        let mut insights: Vec<String> = insights.filter(|words| !words.is_empty()).collect();
        if insights.is_empty() {
            wrong.push("insights: there must be at least one".to_owned());
        }
        if pieces.is_empty() && wrong.is_empty() {
            wrong.push("contexts: there must be at least one".to_owned());
        }
        let nothing_left = pieces.is_empty() || insights.is_empty();
        if nothing_left || !wrong.is_empty() && inbox.is_patient() {
            let wrong = wrong.join("; ");
            return Err(ToolError::Refused(format!("report_context: {wrong}")));
        }
        pieces.truncate(MOST_PIECES);
        insights.truncate(MOST_INSIGHTS);
        inbox.put(ContextReport { pieces, insights });
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.notes.extend(wrong);
        answer.then = Then::Done;
        Ok(answer)
    }
}

fn piece(map: &CodeMap, written: &ContextPiece) -> Result<Piece, String> {
    let ContextPiece {
        file, start, end, ..
    } = written;
    let known: &MappedFile = map
        .file_meant(file)
        .ok_or_else(|| format!("there is no source file `{file}`"))?;
    let lines = known.lines();
    let (from, to) = (*start.min(end), *start.max(end));
    if from == 0 || from > lines {
        return Err(format!("`{}` has lines 1 to {lines}", known.path));
    }
    let (link, why) = (paragraph(&written.link), paragraph(&written.why));
    if link.is_empty() || why.is_empty() {
        return Err("`link` and `why` must not be empty".to_owned());
    }
    Ok(Piece {
        file: known.path.clone(),
        from,
        to: to.min(lines).min(from.saturating_add(MOST_LINES - 1)),
        link,
        why,
    })
}

//! `report_context`: ends the work of an agent that reads code. The model only names lines; the code is taken from the source,
//! so that the report misquotes nothing.

use patchwright_agent::tools::Then;
use patchwright_code::{CodeMap, MappedFile};
use schemars::JsonSchema;
use serde::Deserialize;

use super::agent_run::OwnTools;
use super::context_report::{ContextPiece, ContextReport};
use super::inbox::{Inbox, paragraph};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

const MOST_PIECES: usize = 12;
/// A longer piece does not show which part of it matters.
const MOST_LINES: u32 = 120;
const MOST_INSIGHTS: usize = 8;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportContext {
    /// 1 to 12 pieces of code, the most important first.
    contexts: Vec<PieceNamed>,
    /// 1 to 8 sentences about the cause and a repair.
    insights: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PieceNamed {
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

fn piece(map: &CodeMap, written: &PieceNamed) -> Result<ContextPiece, String> {
    let PieceNamed {
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
    Ok(ContextPiece {
        file: known.path.clone(),
        from,
        to: to.min(lines).min(from.saturating_add(MOST_LINES - 1)),
        link,
        why,
    })
}

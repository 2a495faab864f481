//! What the agents share: one value that each of them reads, and adds its own part to. Nobody sees another's conversation.

use std::fmt::Write as _;

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

use super::graph::Agent;
use crate::kit::{ContextReport, Numbers};
use crate::prompt::{PromptError, fence, render};

const CODE: &str = include_str!("../../../prompts/multi-agent/state-code.md");
const CAUSE: &str = include_str!("../../../prompts/multi-agent/state-cause.md");
const PLAN: &str = include_str!("../../../prompts/multi-agent/state-plan.md");
const ADVICE: &str = include_str!("../../../prompts/multi-agent/state-advice.md");

/// In bytes.
const MOST_CODE: usize = 40 << 10;
const MOST_WORDS: usize = 6 << 10;
/// Pieces of code that are kept, the latest first.
const MOST_PIECES: usize = 20;
const MOST_INSIGHTS: usize = 12;
/// Reflections that are told.
const MOST_ADVICE: usize = 3;

#[derive(Debug, Default)]
pub(super) struct SharedState {
    pub context: ContextReport,
    pub cause: Option<RootCause>,
    pub plan: Option<Plan>,
    /// The judge's word on each patch of this round, in order.
    pub verdicts: Vec<Judgement>,
    pub reflections: Vec<Reflection>,
    /// Why an agent went to reflection without a result.
    pub trouble: Option<Trouble>,
}

#[derive(Debug)]
pub(super) struct RootCause {
    pub cause: String,
    pub must_hold: String,
    pub at: Option<(RelPath, u32)>,
}

#[derive(Debug)]
pub(super) struct Plan {
    pub steps: Vec<String>,
    pub keep: String,
}

#[derive(Debug)]
pub(super) enum Judgement {
    Accepted,
    /// What the patch does wrong, in one line.
    Refused(String),
}

#[derive(Debug)]
pub(super) struct Reflection {
    pub failed: String,
    pub next: Agent,
    pub advice: String,
}

#[derive(Debug)]
pub(super) struct Trouble {
    pub agent: Agent,
    pub words: String,
}

impl SharedState {
    /// Adds a report; of equal pieces the new one counts, and the oldest go first if there are too many.
    pub(super) fn add_context(&mut self, report: ContextReport) {
        let ContextReport { pieces, insights } = report;
        let context = &mut self.context;
        context.pieces.retain(|old| {
            let within = |new: &crate::kit::ContextPiece| {
                new.file == old.file && new.from <= old.from && new.to >= old.to
            };
            !pieces.iter().any(within)
        });
        context.pieces.splice(0..0, pieces);
        context.pieces.truncate(MOST_PIECES);
        context.insights.retain(|old| !insights.contains(old));
        context.insights.splice(0..0, insights);
        context.insights.truncate(MOST_INSIGHTS);
    }

    /// Empty if nothing was collected.
    pub(super) fn code(&self, map: &CodeMap) -> Result<String, PromptError> {
        if self.context.pieces.is_empty() {
            return Ok(String::new());
        }
        let text = self.context.text(map, Numbers::Shown);
        render(CODE, &[("code", &fence("context", &text, MOST_CODE))])
    }

    pub(super) fn cause(&self) -> Result<String, PromptError> {
        let Some(RootCause {
            cause,
            must_hold,
            at,
        }) = &self.cause
        else {
            return Ok(String::new());
        };
        let mut text = format!("{cause}\nWhat must hold: {must_hold}\n");
        if let Some((file, line)) = at {
            let _ = writeln!(text, "Where it goes wrong: {file}:{line}");
        }
        section(CAUSE, "cause", &text)
    }

    pub(super) fn plan(&self) -> Result<String, PromptError> {
        let Some(Plan { steps, keep }) = &self.plan else {
            return Ok(String::new());
        };
        let numbered = steps.iter().enumerate();
        let mut text: String = numbered
            .map(|(at, step)| format!("{}. {step}\n", at + 1))
            .collect();
        let _ = writeln!(text, "What must stay as it is: {keep}");
        section(PLAN, "plan", &text)
    }

    /// The latest reflections, the last one at the end.
    pub(super) fn advice(&self) -> Result<String, PromptError> {
        let first = self.reflections.len().saturating_sub(MOST_ADVICE);
        let latest = self.reflections.get(first..).unwrap_or_default();
        let told = latest.iter().map(|one| {
            format!(
                "Failed: {}\nAdvice to {}: {}\n",
                one.failed, one.next, one.advice
            )
        });
        let text: String = told.collect();
        match text.is_empty() {
            true => Ok(String::new()),
            false => section(ADVICE, "advice", &text),
        }
    }

    /// What reflection is to look at: the last verdicts, or why there is none.
    pub(super) fn happened(&self) -> String {
        let mut text = String::new();
        for (at, verdict) in self.verdicts.iter().enumerate() {
            let words = match verdict {
                Judgement::Accepted => "was accepted",
                Judgement::Refused(words) => words,
            };
            let _ = writeln!(text, "Patch {}: it {words}", at + 1);
        }
        if let Some(Trouble { agent, words }) = &self.trouble {
            let _ = writeln!(text, "The agent `{agent}` came to no result: {words}");
        }
        fence("what happened", &text, MOST_WORDS)
    }
}

fn section(template: &str, name: &str, text: &str) -> Result<String, PromptError> {
    render(template, &[(name, &fence(name, text, MOST_WORDS))])
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;

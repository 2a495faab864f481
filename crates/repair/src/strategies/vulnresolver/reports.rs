//! The enhanced report: what is known about the bug, and what the agents report about it.

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::Optimisation;
use crate::prompt::fence;

use super::round::Round;

const REPORT: &str = include_str!("../../../prompts/vulnresolver/report.md");

/// In bytes, for the report of one agent.
const MOST_REPORT: usize = 24 << 10;

#[derive(Default)]
pub(super) struct Reports {
    /// Report I of the paper: the code that matters.
    pub context: Option<String>,
    /// Report II: what must hold, and the results of runs.
    pub property: Option<String>,
}

impl Reports {
    /// The bug as described in a prompt, with the agents' reports unless they are switched off for this
    /// part.
    pub(super) fn bug(&self, round: &Round<'_>, part: Optimisation) -> Result<String, RepairError> {
        let first = round.facts.fill(REPORT, Failures::default(), &[])?;
        Ok(match round.is_on(part) {
            true => first.trim_end().to_owned() + "\n" + &self.told(),
            false => first.trim_end().to_owned() + "\n",
        })
    }

    /// Only the agents' reports.
    pub(super) fn told(&self) -> String {
        let titled = [
            ("# What an agent found in the code", &self.context),
            ("# What an agent had runs check", &self.property),
        ];
        let mut text = String::new();
        for (title, report) in titled {
            if let Some(report) = report {
                let report = fence("agent", report, MOST_REPORT);
                text += &format!("\n{title}\n\nIt may be wrong.\n\n{report}\n");
            }
        }
        text
    }

    /// The words that are searched for in the source.
    pub(super) fn words(&self, round: &Round<'_>) -> Result<String, RepairError> {
        let mut words = String::new();
        for bug in round.facts.bugs() {
            words += &bug.headline;
            for frame in &bug.frames {
                let parts = [frame.function.as_deref(), frame.file.as_deref()];
                for part in parts.into_iter().flatten() {
                    words += "\n";
                    words += part;
                }
            }
            words += "\n";
        }
        if let Some(issue) = round.facts.issue()? {
            words += &issue.prose;
        }
        if round.is_on(Optimisation::EnhancedLocalization) {
            let reports = [&self.context, &self.property].into_iter().flatten();
            reports.for_each(|report| words += report);
        }
        Ok(words)
    }
}

//! The enhanced report: what is known about the bug, and what the agents report about it.

use std::ops::RangeInclusive;

use patchwright_code::{CodeMap, MappedFile};
use patchwright_crash::FileMention;

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{ContextReport, Numbers, Optimisation};
use crate::prompt::fence;
use crate::tools::code::Marks;

use super::property::PropertyReport;
use super::round::Round;

const REPORT: &str = include_str!("../../../prompts/vulnresolver/report.md");

/// In bytes, for the report of one agent.
const MOST_REPORT: usize = 24 << 10;

#[derive(Default)]
pub(super) struct Reports {
    /// Report I of the paper: the code that matters.
    pub context: Option<ContextReport>,
    /// Report II: what must hold, and the results of runs.
    pub property: Option<PropertyReport>,
}

impl Reports {
    /// The bug as described in a prompt, with the agents' reports unless they are switched off for this
    /// part.
    pub(super) fn bug(&self, round: &Round<'_>, part: Optimisation) -> Result<String, RepairError> {
        let first = round.facts.fill(REPORT, Failures::default(), &[])?;
        let numbers = match part == Optimisation::EnhancedGeneration {
            true => Numbers::Hidden,
            false => Numbers::Shown,
        };
        Ok(match round.is_on(part) {
            true => first.trim_end().to_owned() + "\n" + &self.told(round.map, numbers),
            false => first.trim_end().to_owned() + "\n",
        })
    }

    /// The lines of a file that the report of the crash, the agents and the issue name, in this order.
    pub(super) fn lines(
        &self,
        round: &Round<'_>,
        part: Optimisation,
        (file, marks): (&MappedFile, &Marks),
    ) -> Result<Vec<RangeInclusive<u32>>, RepairError> {
        let path = &file.path;
        let mut lines: Vec<RangeInclusive<u32>> = marks.lines(path).map(single).collect();
        if round.is_on(part) {
            lines.extend(self.context.iter().flat_map(|report| report.lines(path)));
            let property = self.property.iter().flat_map(|report| report.lines(path));
            lines.extend(property.map(single));
        }
        if let Some(issue) = round.facts.issue()? {
            let is_here = |one: &&FileMention| {
                let meant = round.map.file_meant(&one.path);
                meant.is_some_and(|meant| meant.path == *path)
            };
            let mentioned = issue.files.iter().filter(is_here);
            lines.extend(mentioned.filter_map(|one| one.line).map(single));
            let named = file.elements.iter().filter(|element| {
                let mut names = issue.functions.iter();
                names.any(|name| element.is_called(name))
            });
            lines.extend(named.map(|element| single(element.span.line)));
        }
        Ok(lines)
    }

    /// Only the agents' reports.
    fn told(&self, map: &CodeMap, numbers: Numbers) -> String {
        let context = self.context.as_ref();
        let context = context.map(|report| report.text(map, numbers));
        let property = self.property.as_ref().map(|report| report.text(map));
        let titled = [
            ("# What an agent found in the code", context),
            ("# What an agent had runs check", property),
        ];
        let mut text = String::new();
        for (title, report) in titled {
            if let Some(report) = report {
                let report = fence("agent", &report, MOST_REPORT);
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
            let context = self.context.iter();
            let context = context.map(|report| report.text(round.map, Numbers::Hidden));
            let property = self.property.iter().map(|report| report.text(round.map));
            words.extend(context.chain(property));
        }
        Ok(words)
    }
}

fn single(line: u32) -> RangeInclusive<u32> {
    line..=line
}

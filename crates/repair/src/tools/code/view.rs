//! `view_code`.

use patchwright_domain::assists::AUTO_CORRECTION;
use patchwright_domain::candidate::RelPath;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::chain;
use super::help::Switch;
use super::render::MOST_LINES;
use super::viewed::Snippet;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

/// A narrower view would lack context.
const LEAST_LINES: u32 = 40;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ViewCode {
    /// Path of the file below the source root.
    file: String,
    /// First line, from 1.
    start: u32,
    /// Last line; the first one alone when left out.
    end: Option<u32>,
}

/// What is said of it where no lines are marked.
pub(super) const ABOUT_UNMARKED: &str = "Shows lines of a file with their numbers";

impl Call<CodeTools> for ViewCode {
    const NAME: &'static str = "view_code";
    const ABOUT: &'static str =
        "Shows lines of a file with their numbers; lines of the crash report are marked";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        tools.looks.one_more();
        let (path, lines, range) = self.range(tools)?;
        tools.assisted(AUTO_CORRECTION, usize::from(range.widened));
        let mut text = format!("{path}, lines {}-{} of {lines}\n", range.from, range.to);
        text += &tools.show(&path, range.from, range.to);
        let mut answer = ToolAnswer::new(text);
        answer.notes = range.notes;
        answer.notes.extend(tools.notice.take());
        answer.text += &chain::explore(tools, &path, range.from, range.to);
        Ok(tools.told(answer))
    }

    /// A later call that looks up a name without a place most likely means these lines.
    fn announce(&self, tools: &mut CodeTools) {
        if let Ok((file, _, Range { from, to, .. })) = self.range(tools) {
            tools.viewed.note(Snippet { file, from, to });
        }
        // Corrections are counted by the call itself.
        tools.assists.take();
    }
}

impl ViewCode {
    /// The file, its length, and the lines to show.
    fn range(&self, tools: &CodeTools) -> Result<(RelPath, u32, Range), ToolError> {
        let file = tools.file(&self.file)?;
        let (path, lines) = (file.path.clone(), file.lines());
        match Range::new(self.start, self.end, lines, tools.help.correction) {
            Some(range) => Ok((path, lines, range)),
            None => Err(ToolError::Refused(format!("`{path}` is empty"))),
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Range {
    from: u32,
    to: u32,
    widened: bool,
    notes: Vec<String>,
}

impl Range {
    /// The lines to show for a requested range; `None` for an empty file.
    fn new(start: u32, end: Option<u32>, lines: u32, correction: Switch) -> Option<Self> {
        if lines == 0 {
            return None;
        }
        let mut notes = Vec::new();
        let end = end.unwrap_or(start);
        let (mut from, mut to) = (start.min(end).max(1), start.max(end).max(1));
        if from > lines {
            notes.push(format!("the file ends at line {lines}"));
            from = lines;
        }
        to = to.min(lines);
        let widened = correction == Switch::On && to - from + 1 < LEAST_LINES;
        if widened {
            let missing = LEAST_LINES - (to - from + 1);
            from = from.saturating_sub(missing / 2).max(1);
            to = to.saturating_add(missing.div_ceil(2)).min(lines);
            notes.push(format!("widened from {start}-{end}"));
        }
        if to - from + 1 > MOST_LINES {
            to = from + MOST_LINES - 1;
            notes.push(format!(
                "cut at {MOST_LINES} lines: ask again from {}",
                to + 1
            ));
        }
        Some(Self {
            from,
            to,
            widened,
            notes,
        })
    }
}

#[cfg(test)]
#[path = "view_tests.rs"]
mod tests;

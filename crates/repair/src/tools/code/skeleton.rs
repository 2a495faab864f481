//! `skeleton`: a file without the bodies of its functions.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use patchwright_code::{MappedFile, SkeletonLine};
use patchwright_domain::count::counted;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::excerpt::excerpt;
use super::marks::Marks;
use super::render::numbered;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 600;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Skeleton {
    /// Path of the file below the source root.
    file: String,
}

impl Call<CodeTools> for Skeleton {
    const NAME: &'static str = "skeleton";
    const ABOUT: &'static str = "Shows a file with the bodies of its functions left out";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let file = tools.file(&self.file)?;
        let lines = file.skeleton();
        let mut text = heading(file);
        for line in lines.iter().take(MOST_LINES) {
            text += &shown(file, *line, &tools.marks);
        }
        if lines.len() > MOST_LINES {
            let _ = writeln!(
                text,
                "… {} more were cut: list_elements names what follows",
                lines.len() - MOST_LINES
            );
        }
        Ok(ToolAnswer::new(text))
    }
}

/// A file without the bodies of its functions, in about `most` bytes; marked lines in bodies are mentioned. The functions
/// around the lines of `focus` stay, the first ones first, then what is next to them.
pub(crate) fn skeleton_text(
    file: &MappedFile,
    marks: &Marks,
    focus: &[RangeInclusive<u32>],
    most: usize,
) -> String {
    let lines = file.skeleton();
    let all: Vec<String> = lines.iter().map(|line| shown(file, *line, marks)).collect();
    let at_line = |at: usize| lines.get(at).map_or((0, 0), |line| ends(*line));
    let focus = focus.iter().filter_map(|range| {
        let from = file.function_at(*range.start());
        let to = file.function_at(*range.end());
        let from = from.map_or(*range.start(), |one| one.span.line);
        let to = to.map_or(*range.end(), |one| one.span.end_line);
        let first = lines.iter().position(|line| ends(*line).1 >= from)?;
        let last = lines.iter().rposition(|line| ends(*line).0 <= to)?;
        Some(first..=last)
    });
    let gap = |missing: RangeInclusive<usize>| {
        let (from, to) = (at_line(*missing.start()).0, at_line(*missing.end()).1);
        let elements = file.elements.iter().map(|one| one.span.line);
        let elements = elements.filter(|line| (from..=to).contains(line)).count();
        let elements = counted(elements, "element");
        format!("       … lines {from}-{to} with {elements} were left out …\n")
    };
    heading(file) + &excerpt(&all, &focus.collect::<Vec<_>>(), most, gap)
}

fn heading(file: &MappedFile) -> String {
    format!("{}, {}\n", file.path, counted(file.lines(), "line"))
}

fn shown(file: &MappedFile, line: SkeletonLine, marks: &Marks) -> String {
    match line {
        SkeletonLine::Kept(line) => numbered(file, line, line, marks),
        SkeletonLine::LeftOut { from, to } => {
            let words = marks.within(&file.path, from, to);
            format!("       … lines {from}-{to} …{words}\n")
        }
    }
}

/// The first and the last line of the file that it stands for.
fn ends(line: SkeletonLine) -> (u32, u32) {
    match line {
        SkeletonLine::Kept(line) => (line, line),
        SkeletonLine::LeftOut { from, to } => (from, to),
    }
}

#[cfg(test)]
#[path = "skeleton_tests.rs"]
mod tests;

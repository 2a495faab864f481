//! What was found, for a reader.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use serde::Serializer;

use super::super::code::{Marks, numbered};
use super::{Localization, SuspiciousLine};

/// Lines before and behind a suspicious one.
const AROUND: u32 = 3;

impl Localization {
    /// The lines as a table, the most suspicious first.
    pub fn table(&self) -> String {
        let mut text = format!(
            "Lines by {}, from {} with the bug and {} without it.\n",
            self.formula.name(),
            counted(self.runs.failing, "run"),
            counted(self.runs.passing, "run"),
        );
        for note in &self.notes {
            let _ = writeln!(text, "({note})");
        }
        for (at, line) in self.lines.iter().enumerate() {
            let _ = writeln!(text, "{:>3}. {}", at + 1, describe(line));
        }
        if self.lines.is_empty() {
            text += "No line of the project's source was executed with the bug.\n";
        }
        text
    }

    /// The source around them.
    pub fn context(&self) -> String {
        let mut files: BTreeMap<&RelPath, Vec<u32>> = BTreeMap::new();
        for line in &self.lines {
            files.entry(&line.file).or_default().push(line.line);
        }
        let mut text = String::new();
        for (path, mut lines) in files {
            let Some(file) = self.map.file(path) else {
                continue;
            };
            lines.sort_unstable();
            for (from, to) in ranges(&lines, file.lines()) {
                let _ = writeln!(text, "{path}, lines {from}-{to}");
                text += &numbered(file, from, to, &Marks::default());
            }
        }
        text
    }
}

/// The ranges around lines in ascending order, those that touch joined.
fn ranges(lines: &[u32], last: u32) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for line in lines {
        let from = line.saturating_sub(AROUND).max(1);
        let to = line.saturating_add(AROUND).min(last);
        match ranges.last_mut() {
            Some((_, end)) if from <= end.saturating_add(1) => *end = to,
            Some(_) | None => ranges.push((from, to)),
        }
    }
    ranges
}

fn describe(line: &SuspiciousLine) -> String {
    let function = match &line.function {
        Some(function) => format!(" in {function}"),
        None => String::new(),
    };
    let report = match &line.report {
        Some(mark) => format!("; {mark}"),
        None => String::new(),
    };
    let score = match line.score.is_finite() {
        true => format!("{:.3}", line.score),
        false => "∞".to_owned(),
    };
    format!(
        "{score}  {}:{}{function} ({} with, {} without{report}): {}",
        line.file, line.line, line.failing, line.passing, line.code
    )
}

/// JSON has no word for infinity.
pub(super) fn finite<S: Serializer>(score: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    match score.is_finite() {
        true => serializer.serialize_some(score),
        false => serializer.serialize_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn what_touches_is_shown_once() {
        assert_eq!(ranges(&[2, 9, 30], 31), [(1, 12), (27, 31)]);
        assert_eq!(ranges(&[], 31), []);
    }
}

//! The lines named by the report, as they are in the current tree.

use std::collections::BTreeMap;

use patchwright_crash::{NamedBy, NamedLine, Project, named_lines};
use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::lines;
use patchwright_domain::report::CrashReport;

/// More reports would name few new lines.
const MOST_REPORTS: usize = 8;

#[derive(Debug, Clone, Default)]
pub struct Marks {
    by_file: BTreeMap<RelPath, Vec<Mark>>,
    /// Used, but not shown after the lines.
    hidden: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StackPlace {
    pub file: RelPath,
    pub line: u32,
    /// The index of the report that has it.
    pub report: usize,
    pub frame: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mark {
    pub line: u32,
    pub column: Option<u32>,
    /// Such as `crash frame #2`; empty if an earlier report says the same.
    pub words: String,
    pub report: usize,
    /// The index in the crashing stack.
    pub frame: Option<usize>,
}

impl Marks {
    pub fn from_report(report: &CrashReport, project: &Project) -> Self {
        Self::from_reports([report], project)
    }

    /// The lines of the reports of several PoCs, in the order of the PoCs.
    pub fn from_reports<'r>(
        reports: impl IntoIterator<Item = &'r CrashReport>,
        project: &Project,
    ) -> Self {
        let mut marks = Self::default();
        for (number, report) in reports.into_iter().take(MOST_REPORTS).enumerate() {
            marks.add(number, report, project);
        }
        marks
    }

    /// The lines are used, but not marked in the output.
    pub fn hidden(self) -> Self {
        Self {
            hidden: true,
            ..self
        }
    }

    fn add(&mut self, report: usize, read: &CrashReport, project: &Project) {
        for named in named_lines(read, project) {
            let mut words = named.mark();
            let frame = matches!(
                named.stack,
                NamedBy::Crash | NamedBy::Recursion | NamedBy::StackEnd
            )
            .then_some(named.frame);
            let NamedLine {
                file, line, column, ..
            } = named;
            let Ok(path) = RelPath::new(file) else {
                continue;
            };
            let marks = self.by_file.entry(path).or_default();
            let said = |mark: &Mark| mark.line == line && mark.words == words;
            if report > 0 && marks.iter().any(said) {
                words.clear();
            } else if report > 0 {
                words = format!("{words} of PoC {}", report + 1);
            }
            marks.push(Mark {
                line,
                column,
                words,
                report,
                frame,
            });
        }
    }

    /// The same lines in a tree with changes: a line that was itself changed loses its mark.
    pub fn moved(
        mut self,
        changes: &[FileChange],
        old: &dyn Fn(&RelPath) -> Option<Vec<u8>>,
    ) -> Self {
        for change in changes {
            let Some(from) = change.old_path() else {
                continue;
            };
            let Some(mut marks) = self.by_file.remove(from) else {
                continue;
            };
            let (Some(old), Some(new)) = (old(from), change.content()) else {
                continue;
            };
            let shift = Shift::between(&old, new);
            marks.retain_mut(|mark| match shift.line(mark.line) {
                Some(line) => {
                    mark.line = line;
                    true
                }
                None => false,
            });
            self.by_file.insert(change.path().clone(), marks);
        }
        self
    }

    /// In the order of the report, the crash first.
    pub(super) fn of_file(&self, path: &RelPath) -> &[Mark] {
        self.by_file
            .get(path)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// The lines of a file that the reports name, the crash first.
    pub(crate) fn lines(&self, path: &RelPath) -> impl Iterator<Item = u32> {
        self.of_file(path).iter().map(|mark| mark.line)
    }

    /// The place on the crashing stack that this line is.
    pub(super) fn stack_place(&self, path: &RelPath, line: u32) -> Option<StackPlace> {
        let mut here = self.of_file(path).iter().filter(|mark| mark.line == line);
        let (report, frame) = here.find_map(|mark| Some((mark.report, mark.frame?)))?;
        let file = path.clone();
        Some(StackPlace {
            file,
            line,
            report,
            frame,
        })
    }

    pub(super) fn caller_of(&self, place: &StackPlace) -> Option<StackPlace> {
        let frame = place.frame + 1;
        self.by_file.iter().find_map(|(file, marks)| {
            let is_caller = |mark: &&Mark| mark.report == place.report && mark.frame == Some(frame);
            let mark = marks.iter().find(is_caller)?;
            let file = file.clone();
            Some(StackPlace {
                file,
                line: mark.line,
                report: place.report,
                frame,
            })
        })
    }

    /// ` // <<< crash frame #0`, or empty.
    pub(crate) fn behind(&self, path: &RelPath, line: u32) -> String {
        if self.hidden {
            return String::new();
        }
        let here = self.of_file(path).iter();
        let here = here.filter(|mark| mark.line == line && !mark.words.is_empty());
        let words: Vec<&str> = here.map(|mark| mark.words.as_str()).take(4).collect();
        match words.is_empty() {
            true => String::new(),
            false => format!(" // <<< {}", words.join(", ")),
        }
    }

    /// ` // <<< crash frame #0 at line 12` for lines that are left out, or nothing.
    pub(super) fn within(&self, path: &RelPath, from: u32, to: u32) -> String {
        if self.hidden {
            return String::new();
        }
        let here = self.of_file(path).iter();
        let here = here.filter(|mark| (from..=to).contains(&mark.line) && !mark.words.is_empty());
        let words = here.map(|mark| format!("{} at line {}", mark.words, mark.line));
        let words: Vec<String> = words.take(4).collect();
        match words.is_empty() {
            true => String::new(),
            false => format!(" // <<< {}", words.join(", ")),
        }
    }
}

/// How lines moved from one text to another, known for their common beginning and end.
struct Shift {
    same_before: usize,
    same_behind: usize,
    old: usize,
    new: usize,
}

impl Shift {
    fn between(old: &[u8], new: &[u8]) -> Self {
        let old: Vec<&[u8]> = lines::split(old).collect();
        let new: Vec<&[u8]> = lines::split(new).collect();
        let same_before = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
        let most = old.len().min(new.len()) - same_before;
        let backwards = old.iter().rev().zip(new.iter().rev());
        Self {
            same_before,
            same_behind: backwards.take(most).take_while(|(a, b)| a == b).count(),
            old: old.len(),
            new: new.len(),
        }
    }

    fn line(&self, line: u32) -> Option<u32> {
        let index = (line as usize).checked_sub(1)?;
        if index < self.same_before {
            return Some(line);
        }
        let from_end = self.old.checked_sub(index)?;
        let moved = (from_end <= self.same_behind).then(|| self.new - from_end + 1)?;
        u32::try_from(moved).ok()
    }
}

#[cfg(test)]
#[path = "marks_tests.rs"]
mod tests;

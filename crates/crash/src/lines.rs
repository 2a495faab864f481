//! The source lines that a report names, for showing the source.

use std::collections::BTreeSet;

use patchwright_domain::report::{CrashReport, Frame, Location, StackRole};

use crate::project::{Project, View, all_frames};
use crate::recursion::recursion;

/// A line of the project's own source in one of the report's stacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedLine {
    /// Relative to the source root.
    pub file: String,
    pub line: u32,
    pub column: Option<u32>,
    pub function: Option<String>,
    pub stack: NamedBy,
    /// Of the project's frames in that stack, from 0, innermost first: as a purified report lists them.
    pub frame: usize,
}

/// Which stack of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedBy {
    Crash,
    /// The crashing stack, where it repeats itself without end.
    Recursion,
    /// Where the stack of a recursion happened to end.
    StackEnd,
    Further(StackRole),
    Leak,
}

impl NamedLine {
    /// `crash frame #2`.
    pub fn mark(&self) -> String {
        let stack = match self.stack {
            NamedBy::Recursion => return format!("recursion, frame #{}", self.frame),
            NamedBy::StackEnd => return "the stack ended here".to_owned(),
            NamedBy::Crash => "crash",
            NamedBy::Leak => "leak",
            NamedBy::Further(StackRole::Allocation) => "allocation",
            NamedBy::Further(StackRole::Free) => "free",
            NamedBy::Further(StackRole::Frame) => "variable's",
            NamedBy::Further(StackRole::Origin) => "origin",
            NamedBy::Further(StackRole::Store) => "store",
            NamedBy::Further(StackRole::OtherAccess) => "other access",
            NamedBy::Further(StackRole::ThreadCreation) => "thread creation",
            NamedBy::Further(StackRole::Lock) => "lock",
            NamedBy::Further(StackRole::Wrapper) => "outer exception's",
            NamedBy::Further(StackRole::Handled) => "handled exception's",
            NamedBy::Further(StackRole::Suppressed) => "suppressed exception's",
            NamedBy::Further(StackRole::Thread) => "other thread's",
            NamedBy::Further(StackRole::Other) => "further",
        };
        format!("{stack} frame #{}", self.frame)
    }
}

/// Every line of the project that the report names, the crashing stack first.
pub fn named_lines(report: &CrashReport, project: &Project) -> Vec<NamedLine> {
    let view = View::new(report, project);
    let mut lines = Vec::new();
    take(&mut lines, &view, &report.frames, NamedBy::Crash);
    fold_recursion(&mut lines, report, &view);
    for stack in &report.stacks {
        take(
            &mut lines,
            &view,
            &stack.frames,
            NamedBy::Further(stack.role),
        );
    }
    for leak in &report.leaks {
        take(&mut lines, &view, &leak.frames, NamedBy::Leak);
    }
    lines
}

/// The project's own code that a report's stacks go through.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NamedCode {
    /// Relative to the source root.
    pub files: BTreeSet<String>,
    /// Functions of frames that name no file: their code has no debug information.
    pub functions: BTreeSet<String>,
}

/// Frames without a line count as well.
pub fn named_code(report: &CrashReport, project: &Project) -> NamedCode {
    let view = View::new(report, project);
    let mut named = NamedCode::default();
    for frame in all_frames(report).filter(|frame| view.owns(frame)) {
        let seen = view.frame(frame);
        match (seen.file, seen.function) {
            (Some(file), _) => named.files.insert(file),
            (None, Some(function)) => named.functions.insert(function),
            (None, None) => false,
        };
    }
    named
}

/// Of a recursion each line is named once, and its own lines before the one that the stack ended in.
fn fold_recursion(lines: &mut Vec<NamedLine>, report: &CrashReport, view: &View<'_>) {
    let Some(recursion) = recursion(report, view) else {
        return;
    };
    let places = recursion.places();
    let mut known = BTreeSet::new();
    lines.retain(|one| known.insert((one.file.clone(), one.line)));
    for one in lines.iter_mut() {
        let repeats = |place: &Location| {
            place.file.as_ref() == Some(&one.file) && place.line == Some(one.line)
        };
        if places.iter().any(repeats) {
            one.stack = NamedBy::Recursion;
        } else if one.frame == 0 {
            one.stack = NamedBy::StackEnd;
        }
    }
    lines.sort_by_key(|one| one.stack != NamedBy::Recursion);
}

fn take(lines: &mut Vec<NamedLine>, view: &View<'_>, frames: &[Frame], stack: NamedBy) {
    let own = view
        .at_fault(frames)
        .iter()
        .filter(|frame| view.owns(frame));
    for (number, frame) in own.enumerate() {
        let seen = view.frame(frame);
        if let (Some(file), Some(line)) = (seen.file, seen.line) {
            lines.push(NamedLine {
                file,
                line,
                column: seen.column,
                function: seen.function,
                stack,
                frame: number,
            });
        }
    }
}

#[cfg(test)]
#[path = "lines_tests.rs"]
mod tests;

//! Facts about a patch, measured from its diff in the same way whoever made it: what the program does instead of
//! crashing, where the patch is, how large it is.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use patchwright_code::tree::StmtKind;
use patchwright_code::{Code, SourceFile};
use patchwright_crash::{NamedBy, Project, named_lines};
use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use patchwright_domain::report::{CrashReport, StackRole};
use patchwright_edit::{EditError, Piece, Sources, parts};

use super::exit::{Exit, Hunk, exit};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PatchFacts {
    pub exit: Exit,
    pub place: PatchPlace,
    /// How many lines it adds, replaces or removes.
    pub lines: usize,
}

/// Where a patch is, the best place first. A patch with several hunks is placed by its worst hunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PatchPlace {
    /// In a function that had already returned, or outside of functions: where a value is produced for all who use it.
    Producer,
    /// In a caller of the function that crashed. Other callers may pass on the same value.
    Caller,
    /// In the function that crashed, but not at the statement that crashed.
    CrashFunction,
    /// At the statement that crashed. Other paths to the same bug may bypass it.
    CrashSite,
    /// Where the memory is allocated or freed, and not on the crashing stack.
    Memory,
}

/// The lines named by the crash reports.
#[derive(Debug, Clone, Default)]
pub(crate) struct CrashLines {
    named: Vec<(RelPath, u32, Role)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The innermost line of the project.
    Crash,
    /// Elsewhere on the crashing stack.
    Stack,
    Memory,
}

impl CrashLines {
    pub(crate) fn new<'r>(
        reports: impl IntoIterator<Item = &'r CrashReport>,
        project: &Project,
    ) -> Self {
        let mut named = Vec::new();
        for report in reports {
            for line in named_lines(report, project) {
                let role = match line.stack {
                    NamedBy::Crash if line.frame == 0 => Role::Crash,
                    NamedBy::Crash | NamedBy::Recursion | NamedBy::StackEnd => Role::Stack,
                    NamedBy::Further(StackRole::Allocation | StackRole::Free) => Role::Memory,
                    NamedBy::Further(_) | NamedBy::Leak => continue,
                };
                if let Ok(path) = RelPath::new(line.file) {
                    named.push((path, line.line, role));
                }
            }
        }
        Self { named }
    }

    fn lines<'l>(&'l self, path: &'l RelPath, role: Role) -> impl Iterator<Item = u32> + 'l {
        let named = self.named.iter();
        named
            .filter(move |(file, _, of)| file == path && *of == role)
            .map(|(_, line, _)| *line)
    }
}

/// Files of the unpatched program, each parsed once.
#[derive(Debug, Default)]
pub(crate) struct Originals {
    read: Mutex<BTreeMap<RelPath, Arc<Code>>>,
}

impl Originals {
    fn read(&self, path: &RelPath, sources: &Sources<'_>) -> Result<Arc<Code>, EditError> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = read.get(path) {
            return Ok(Arc::clone(known));
        }
        let code = Arc::new(Code::read([(path.clone(), sources.read(path)?)]));
        read.insert(path.clone(), Arc::clone(&code));
        Ok(code)
    }
}

impl PatchFacts {
    pub(crate) fn measure(
        candidate: &Candidate,
        sources: &Sources<'_>,
        crash: &CrashLines,
        originals: &Originals,
    ) -> Result<Self, EditError> {
        let hunks = parts(candidate, sources)?;
        let mut facts = Self {
            exit: Exit::Corrected,
            place: PatchPlace::Producer,
            lines: hunks.iter().map(|hunk| size(&hunk.piece)).sum(),
        };
        for change in &candidate.changes {
            let (from, content) = match change {
                FileChange::Modify { path, content } => (path, content),
                FileChange::Rename { from, content, .. } => (from, content),
                FileChange::Create { .. } => continue,
                FileChange::Delete { .. } => {
                    facts.exit = Exit::SilentSkip;
                    continue;
                }
            };
            let own = hunks.iter().filter(|hunk| hunk.path == *change.path());
            let own: Vec<Hunk> = own
                .filter_map(|hunk| match &hunk.piece {
                    Piece::Lines { old, new } => Some(Hunk {
                        old: old.clone(),
                        new: new.clone(),
                    }),
                    Piece::WholeFile | Piece::Move => None,
                })
                .collect();
            let code = originals.read(from, sources)?;
            let Some(old) = code.file(from) else {
                continue;
            };
            let new = String::from_utf8_lossy(content);
            facts.exit = facts.exit.max(exit(old, &new, &own));
            let places = own.iter().map(|hunk| place(old, &hunk.old, crash));
            facts.place = places.fold(facts.place, PatchPlace::max);
        }
        Ok(facts)
    }
}

/// In lines; a replaced line counts once.
fn size(piece: &Piece) -> usize {
    match piece {
        Piece::Lines { old, new } => old.len().max(new.len()),
        Piece::WholeFile | Piece::Move => 1,
    }
}

/// The place of a hunk in the old file; its lines count from 0.
fn place(file: &SourceFile, hunk: &Range<usize>, crash: &CrashLines) -> PatchPlace {
    let path = &file.path;
    let touched = touched_lines(hunk);
    let at_crash = crash.lines(path, Role::Crash).any(|line| {
        let statement = statement_lines(file, line);
        statement.start < touched.end && touched.start < statement.end
    });
    if at_crash {
        return PatchPlace::CrashSite;
    }
    let Some(function) = file.function_at(touched.start) else {
        return PatchPlace::Producer;
    };
    let holds = |role| {
        let mut lines = crash.lines(path, role);
        lines.any(|line| function.head.span.has_line(line))
    };
    if holds(Role::Crash) {
        return PatchPlace::CrashFunction;
    }
    match (holds(Role::Stack), holds(Role::Memory)) {
        (true, _) => PatchPlace::Caller,
        (false, true) => PatchPlace::Memory,
        (false, false) => PatchPlace::Producer,
    }
}

/// Lines from 1. An insertion belongs to the line after it.
fn touched_lines(hunk: &Range<usize>) -> Range<u32> {
    let line = |at: usize| u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1);
    line(hunk.start)..line(hunk.end.max(hunk.start + 1))
}

/// The lines of the statement at a line; only the line itself if the statement contains others.
fn statement_lines(file: &SourceFile, line: u32) -> Range<u32> {
    let path = file
        .function_at(line)
        .and_then(|function| function.statement_at(line, None));
    let innermost = path.and_then(|path| path.last().copied());
    let simple = innermost.filter(|stmt| {
        matches!(
            stmt.kind,
            StmtKind::Expr(_) | StmtKind::Return(_) | StmtKind::Declare(_) | StmtKind::Throw(_)
        )
    });
    match simple {
        Some(stmt) => stmt.span.line..stmt.span.end_line + 1,
        None => line..line + 1,
    }
}

#[cfg(test)]
#[path = "facts_tests.rs"]
mod tests;

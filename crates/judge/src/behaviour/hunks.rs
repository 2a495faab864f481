//! The hunks of the unpatched source that a candidate changes, and the lines whose execution tells something about each.

use patchwright_code::scope::names_in;
use patchwright_code::spelling::word_offsets;
use patchwright_code::{Code, Family, language_of};
use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use patchwright_domain::lines;
use patchwright_edit::{EditError, Sources};
use patchwright_subject::Coverage;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::error::JudgeError;

/// Stop searching after this many files that use a changed declaration.
const MOST_USERS: usize = 24;
/// Shorter names are mostly counters and would match everywhere.
const SHORTEST_NAME: usize = 3;

/// One hunk; line numbers refer to the unpatched file and start at 1.
#[derive(Debug)]
pub(super) struct Hunk {
    pub file: RelPath,
    /// Lines that were removed or modified.
    pub removed: Vec<u32>,
    /// The last line before the hunk.
    before: u32,
    /// First and last line of the enclosing function.
    function: Option<(u32, u32)>,
    /// For a hunk outside functions: the lines that use what it changes.
    users: Vec<(RelPath, u32)>,
}

impl Hunk {
    /// The lines that a run must execute to say something about this hunk: the removed lines; if none of them is code,
    /// the statement they belong to; if nothing was removed, the next line of code, which ordinary runs still reach.
    pub(super) fn places(&self, coverage: &Coverage) -> Vec<(RelPath, u32)> {
        let here = |line: u32| (self.file.clone(), line);
        let is_code = |line: &u32| coverage.is_code(&self.file, *line);
        let gone: Vec<_> = self.removed.iter().copied().filter(is_code).collect();
        if !gone.is_empty() {
            return gone.into_iter().map(here).collect();
        }
        let Some((first, last)) = self.function else {
            let users = self.users.iter();
            let users = users.filter(|(file, line)| coverage.is_code(file, *line));
            return users.cloned().collect();
        };
        let previous = (first..=self.before).rev().find(is_code);
        let next = (self.before + 1..=last).find(is_code);
        let place = match self.removed.is_empty() {
            true => next.or(previous),
            false => previous.or(next),
        };
        place.map(here).into_iter().collect()
    }

    /// Every file whose lines tell something about this hunk.
    pub(super) fn files(&self) -> impl Iterator<Item = &RelPath> {
        let users = self.users.iter().map(|(file, _)| file);
        users.chain([&self.file])
    }

    /// Whether the hunk removes lines of this file in the function around `line`; without a line, any lines of the file.
    pub(super) fn takes_away(&self, file: &RelPath, line: Option<usize>) -> bool {
        let covers = |line: usize| {
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            match self.function {
                Some((first, last)) => first <= line && line <= last,
                None => self.removed.contains(&line),
            }
        };
        self.file == *file && !self.removed.is_empty() && line.is_none_or(covers)
    }

    pub(super) fn describe(&self) -> String {
        let from = self.removed.first().copied().unwrap_or(self.before);
        format!("{}:{from}", self.file)
    }
}

/// All hunks of a candidate in files that already existed.
pub(super) fn hunks(candidate: &Candidate, sources: &Sources<'_>) -> Result<Vec<Hunk>, JudgeError> {
    let mut hunks = Vec::new();
    for change in &candidate.changes {
        let Some(path) = change.old_path() else {
            continue;
        };
        let old = sources.read(path)?;
        let new = match change {
            FileChange::Delete { .. } => &[],
            FileChange::Modify { .. } | FileChange::Create { .. } | FileChange::Rename { .. } => {
                change.content().unwrap_or_default()
            }
        };
        hunks.extend(in_file(path, &old, new, sources)?);
    }
    Ok(hunks)
}

fn in_file(
    path: &RelPath,
    old: &[u8],
    new: &[u8],
    sources: &Sources<'_>,
) -> Result<Vec<Hunk>, JudgeError> {
    let code = Code::read([(path.clone(), old.to_vec())]);
    let mut functions: Vec<(u32, u32)> = code
        .functions()
        .map(|function| (function.head.body.line, function.head.body.end_line))
        .collect();
    // Where functions are not read, the lines of code next to the hunk are found in the whole file.
    if functions.is_empty() && language_of(path).is_some_and(|row| row.family == Family::Java) {
        let lines = old.iter().filter(|byte| **byte == b'\n').count() + 1;
        functions.push((1, u32::try_from(lines).unwrap_or(u32::MAX)));
    }
    let (old, new) = (trimmed(old), trimmed(new));
    let mut hunks = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &old, &new) {
        if matches!(op, DiffOp::Equal { .. }) {
            continue;
        }
        let (old_range, new_range) = (op.old_range(), op.new_range());
        let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
        let before = u32::try_from(old_range.start).unwrap_or(u32::MAX);
        let gone = old.get(old_range.clone()).unwrap_or_default();
        let come = new.get(new_range).unwrap_or_default();
        let blank = |line: &&[u8]| line.is_empty();
        if gone.iter().all(blank) && come.iter().all(blank) {
            continue;
        }
        let function = functions
            .iter()
            .copied()
            .find(|(first, last)| *first <= before.max(1) && before < *last);
        let users = match function {
            Some(_) => Vec::new(),
            None => users(&[gone, come].concat(), sources)?,
        };
        hunks.push(Hunk {
            file: path.clone(),
            removed: old_range.map(number).collect(),
            before,
            function,
            users,
        });
    }
    Ok(hunks)
}

/// Trimmed so that a change of indentation alone is no change.
fn trimmed(text: &[u8]) -> Vec<&[u8]> {
    lines::split(text).map(<[u8]>::trim_ascii).collect()
}

/// Lines of the project that mention a name in the changed lines. A macro, field or type has no code of its own, so its
/// users stand in for it.
fn users(changed: &[&[u8]], sources: &Sources<'_>) -> Result<Vec<(RelPath, u32)>, JudgeError> {
    let text = changed.join(&b'\n');
    let text = String::from_utf8_lossy(&text);
    let is_telling = |name: &&str| name.len() >= SHORTEST_NAME && !name.ends_with("_t");
    let names: Vec<&str> = names_in(&text).into_iter().filter(is_telling).collect();
    let mut found: Vec<(RelPath, u32)> = Vec::new();
    let mut files = 0;
    for path in sources.paths() {
        if files == MOST_USERS || names.is_empty() {
            break;
        }
        if language_of(path).is_none() {
            continue;
        }
        let content = match sources.read(path) {
            Ok(content) => content,
            // A file this long was not written by hand.
            Err(EditError::FileTooLong { .. }) => continue,
            Err(error) => return Err(error.into()),
        };
        let before = found.len();
        for (number, line) in (1..).zip(lines::split(&content)) {
            let line = String::from_utf8_lossy(line);
            let is_user = |name: &&str| word_offsets(&line, name).next().is_some();
            if names.iter().any(is_user) {
                found.push((path.clone(), number));
            }
        }
        files += usize::from(found.len() > before);
    }
    Ok(found)
}

#[cfg(test)]
#[path = "hunks_tests.rs"]
mod tests;

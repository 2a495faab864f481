//! A private copy of the sources: what an agent has changed so far, and how to undo it.

use std::collections::BTreeMap;
use std::io;

use patchwright_domain::candidate::{FileChange, FileMode, RelPath};
use patchwright_domain::count::counted;
use patchwright_edit::{Applied, Correction, EditError, FileOp, FilePatch, Sources, apply, parse};

use crate::error::RepairError;
use crate::tools::ToolError;
use crate::tools::code::shortened;

#[derive(Debug, Default)]
pub(super) struct WorkingCopy {
    /// The current content of edited files, and of new ones.
    edited: BTreeMap<RelPath, Vec<u8>>,
    /// For each edit, the files as they were before, in order.
    before: Vec<Vec<Before>>,
}

/// A file before an edit; no content if there was no such file.
#[derive(Debug)]
struct Before {
    path: RelPath,
    content: Option<Vec<u8>>,
}

impl WorkingCopy {
    /// Replaces a text that occurs exactly once in a file.
    pub(super) fn replace(
        &mut self,
        sources: &Sources<'_>,
        file: &str,
        old: &str,
        new: &str,
    ) -> Result<RelPath, ToolError> {
        let (path, content) = self.file(sources, file)?;
        let changed = replaced(&path, &content, old, new)?;
        self.put(sources, vec![(path.clone(), changed)])
            .map_err(RepairError::from)?;
        Ok(path)
    }

    /// Applies a patch to the copy as it is now; all of it is one edit, or nothing is changed. The paths of the files, and
    /// what was corrected.
    pub(super) fn patch(
        &mut self,
        sources: &Sources<'_>,
        text: &[u8],
    ) -> Result<(Vec<RelPath>, Vec<Correction>), EditError> {
        let patch = parse(text)?;
        let removes =
            |file: &&FilePatch| matches!(file.op, FileOp::Delete { .. } | FileOp::Rename { .. });
        if let Some(file) = patch.files.iter().find(removes) {
            return Err(EditError::Unsupported {
                at: file.at,
                what: "an edit of the copy deletes and renames no files",
            });
        }
        let Applied {
            changes,
            corrections,
        } = apply(&patch, &self.overlay(sources))?;
        let content = |change: &FileChange| Some(change.content()?.to_vec());
        let files: Vec<(RelPath, Vec<u8>)> = changes
            .iter()
            .filter_map(|change| Some((change.path().clone(), content(change)?)))
            .collect();
        let paths = files.iter().map(|(path, _)| path.clone()).collect();
        self.put(sources, files)?;
        Ok((paths, corrections))
    }

    /// Undoes the last edit and returns the files it was in; `None` if there is none.
    pub(super) fn undo(&mut self) -> Option<Vec<RelPath>> {
        let files = self.before.pop()?;
        let mut paths = Vec::new();
        for Before { path, content } in files {
            paths.push(path.clone());
            match content {
                Some(content) => self.edited.insert(path, content),
                None => self.edited.remove(&path),
            };
        }
        Some(paths)
    }

    /// What the last edit changed, as numbered lines of the copy.
    pub(super) fn last_edit(&self) -> String {
        let files = self.before.last().into_iter().flatten();
        let shown = files.filter_map(|before| {
            let now = self.edited.get(&before.path)?;
            let old = before.content.as_deref().unwrap_or_default();
            Some(changed_lines(&before.path, old, now))
        });
        shown.collect()
    }

    /// A file by its path, as the copy has it now.
    pub(super) fn file(
        &self,
        sources: &Sources<'_>,
        file: &str,
    ) -> Result<(RelPath, Vec<u8>), ToolError> {
        let plain = file.trim().trim_start_matches("./");
        let path = RelPath::new(plain).ok();
        let path = path.filter(|path| self.edited.contains_key(path) || sources.contains(path));
        let path = path.ok_or_else(|| {
            ToolError::Refused(format!(
                "there is no source file `{file}`; write its path from the root of the source"
            ))
        })?;
        let content = match self.edited.get(&path) {
            Some(content) => content.clone(),
            None => sources.read(&path).map_err(RepairError::from)?,
        };
        Ok((path, content))
    }

    /// The files that differ from the sources.
    pub(super) fn changes(&self, sources: &Sources<'_>) -> Result<Vec<FileChange>, ToolError> {
        let mut changes = Vec::new();
        for (path, content) in &self.edited {
            let (path, content) = (path.clone(), content.clone());
            if !sources.contains(&path) {
                let mode = FileMode::Regular;
                changes.push(FileChange::Create {
                    path,
                    content,
                    mode,
                });
            } else if sources.read(&path).map_err(RepairError::from)? != content {
                changes.push(FileChange::Modify { path, content });
            }
        }
        Ok(changes)
    }

    /// The tree with the edits in it.
    fn overlay<'s>(&'s self, sources: &'s Sources<'_>) -> Sources<'s> {
        let paths = sources.paths().iter().chain(self.edited.keys()).cloned();
        Sources::new(paths, |path| match self.edited.get(path) {
            Some(content) => Ok(content.clone()),
            None => sources.read(path).map_err(io::Error::other),
        })
    }

    /// Changes the files as one edit.
    fn put(
        &mut self,
        sources: &Sources<'_>,
        files: Vec<(RelPath, Vec<u8>)>,
    ) -> Result<(), EditError> {
        let mut before = Vec::new();
        for (path, _) in &files {
            let content = match self.edited.get(path) {
                Some(content) => Some(content.clone()),
                None if sources.contains(path) => Some(sources.read(path)?),
                None => None,
            };
            let path = path.clone();
            before.push(Before { path, content });
        }
        self.before.push(before);
        self.edited.extend(files);
        Ok(())
    }
}

/// Lines before and after a change that are shown with it.
const AROUND: usize = 3;
/// Of one changed file.
const MOST_SHOWN: usize = 40;

/// The lines of a file that differ from what they were, and some around them, as they are now.
pub(crate) fn changed_lines(path: &RelPath, old: &[u8], new: &[u8]) -> String {
    let (old, new) = (String::from_utf8_lossy(old), String::from_utf8_lossy(new));
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    if new.is_empty() {
        return format!("{path} was edited, and is empty now.\n");
    }
    let pairs = old.iter().zip(&new);
    let head = pairs.take_while(|(one, other)| one == other).count();
    let shorter = old.len().min(new.len()) - head;
    let pairs = old.iter().rev().zip(new.iter().rev()).take(shorter);
    let tail = pairs.take_while(|(one, other)| one == other).count();
    let from = head.saturating_sub(AROUND);
    let to = (new.len() - tail + AROUND).min(new.len());
    let last = to.min(from + MOST_SHOWN);
    let mut text = format!("{path} was edited. Its lines {}-{to} are now:\n", from + 1);
    for (at, line) in new.iter().enumerate().take(last).skip(from) {
        text += &format!("{:>5}  {}\n", at + 1, shortened(line));
    }
    if last < to {
        text += &format!("  … {} more lines\n", to - last);
    }
    text
}

/// The content with a text that occurs exactly once in it replaced.
pub(crate) fn replaced(
    path: &RelPath,
    content: &[u8],
    old: &str,
    new: &str,
) -> Result<Vec<u8>, ToolError> {
    let at = only_place(content, old.as_bytes()).map_err(|count| {
        ToolError::Refused(match count {
            0 => format!(
                "`old` does not occur in {path}. Copy the lines as they are, without their numbers"
            ),
            _ => format!(
                "`old` occurs {} in {path}: give more lines around it",
                counted(count, "time")
            ),
        })
    })?;
    let (head, rest) = content.split_at(at);
    let tail = rest.get(old.len()..).unwrap_or_default();
    Ok([head, new.as_bytes(), tail].concat())
}

/// Where a text occurs; the error is the number of occurrences if it is not one.
fn only_place(content: &[u8], text: &[u8]) -> Result<usize, usize> {
    if text.is_empty() {
        return Err(0);
    }
    let mut places = Vec::new();
    for (at, part) in content.windows(text.len()).enumerate() {
        if part == text {
            places.push(at);
        }
    }
    match places.as_slice() {
        [only] => Ok(*only),
        several => Err(several.len()),
    }
}

#[cfg(test)]
#[path = "working_copy_tests.rs"]
mod tests;

//! A private copy of the sources: what an agent has changed so far, and how to undo it.

use std::collections::BTreeMap;

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_domain::count::counted;
use patchwright_edit::Sources;

use crate::error::RepairError;
use crate::tools::ToolError;

#[derive(Debug, Default)]
pub(super) struct WorkingCopy {
    /// The current content of edited files.
    edited: BTreeMap<RelPath, Vec<u8>>,
    /// For each edit, the file as it was before, in order.
    before: Vec<(RelPath, Vec<u8>)>,
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
        let path = known_file(sources, file)?;
        let content = match self.edited.get(&path) {
            Some(content) => content.clone(),
            None => sources.read(&path).map_err(RepairError::from)?,
        };
        let changed = replaced(&path, &content, old, new)?;
        self.before.push((path.clone(), content));
        self.edited.insert(path.clone(), changed);
        Ok(path)
    }

    /// Undoes the last edit and returns the file it was in; `None` if there is none.
    pub(super) fn undo(&mut self) -> Option<RelPath> {
        let (path, content) = self.before.pop()?;
        self.edited.insert(path.clone(), content);
        Some(path)
    }

    /// The files that differ from the sources.
    pub(super) fn changes(&self, sources: &Sources<'_>) -> Result<Vec<FileChange>, ToolError> {
        let mut changes = Vec::new();
        for (path, content) in &self.edited {
            if sources.read(path).map_err(RepairError::from)? != *content {
                changes.push(FileChange::Modify {
                    path: path.clone(),
                    content: content.clone(),
                });
            }
        }
        Ok(changes)
    }
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

fn known_file(sources: &Sources<'_>, file: &str) -> Result<RelPath, ToolError> {
    let plain = file.trim().trim_start_matches("./");
    let known = RelPath::new(plain)
        .ok()
        .filter(|path| sources.contains(path));
    known.ok_or_else(|| {
        ToolError::Refused(format!(
            "there is no source file `{file}`; write its path from the root of the source"
        ))
    })
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

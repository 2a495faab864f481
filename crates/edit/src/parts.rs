//! What a candidate changes, as the parts that a reader of its diff sees.

use std::ops::Range;

use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use similar::DiffTag;

use crate::diff::Diff;
use crate::error::EditError;
use crate::sources::Sources;

/// One part of a candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The file as [`FileChange::path`] names it.
    pub path: RelPath,
    pub piece: Piece,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Lines of the old content are replaced by lines of the new; both count from 0.
    Lines {
        old: Range<usize>,
        new: Range<usize>,
    },
    /// The file is created or deleted as a whole.
    WholeFile,
    /// The file moves.
    Move,
}

/// The parts of a candidate, in the order of its changes.
pub fn parts(candidate: &Candidate, sources: &Sources<'_>) -> Result<Vec<Part>, EditError> {
    let mut parts = Vec::new();
    for change in &candidate.changes {
        let path = change.path().clone();
        let whole = |piece| Part {
            path: path.clone(),
            piece,
        };
        match change {
            FileChange::Create { .. } | FileChange::Delete { .. } => {
                parts.push(whole(Piece::WholeFile))
            }
            FileChange::Modify { path: old, content } => {
                parts.extend(line_parts(&sources.read(old)?, content).map(whole));
            }
            FileChange::Rename { from, content, .. } => {
                parts.push(whole(Piece::Move));
                parts.extend(line_parts(&sources.read(from)?, content).map(whole));
            }
        }
    }
    Ok(parts)
}

/// Runs of changed lines.
fn line_parts(old: &[u8], new: &[u8]) -> impl Iterator<Item = Piece> {
    let ops = Diff::new(old, new).ops.into_iter();
    ops.filter(|op| op.tag() != DiffTag::Equal)
        .map(|op| Piece::Lines {
            old: op.old_range(),
            new: op.new_range(),
        })
}

//! Removes noise from a candidate: changed lines that mean nothing to a compiler and are not next to changed code.
//!
//! Nothing else is taken away. Whether a statement is needed cannot be told from inputs: the `depth--` behind a
//! recursive call changes no run that we make and is half of the fix.

use std::ops::Range;

use patchwright_domain::candidate::{Candidate, FileChange, RelPath};
use similar::DiffTag;

use crate::diff::Diff;
use crate::error::EditError;
use crate::normal::{self, normal_form};
use crate::sources::Sources;

/// Comments within this many lines of changed code explain it.
const BESIDE: usize = 3;
/// A patch with more pieces than this is left as it is: each piece is tried against the whole file.
const MOST_HUNKS: usize = 64;

/// Lines of the old content replaced by lines of the new; both count from 0.
#[derive(Debug, Clone)]
struct Hunk {
    old: Range<usize>,
    new: Range<usize>,
}

/// The candidate without its noise: the same program, and the same candidate by its normal form.
pub fn without_noise(candidate: &Candidate, sources: &Sources<'_>) -> Result<Candidate, EditError> {
    let mut changes = Vec::new();
    for change in &candidate.changes {
        match change {
            FileChange::Create { .. } | FileChange::Delete { .. } => changes.push(change.clone()),
            FileChange::Modify { path, content } => {
                let old = sources.read(path)?;
                let content = quiet(path, &old, content);
                if content != old {
                    let path = path.clone();
                    changes.push(FileChange::Modify { path, content });
                }
            }
            FileChange::Rename {
                from,
                path,
                content,
            } => changes.push(FileChange::Rename {
                from: from.clone(),
                path: path.clone(),
                content: quiet(path, &sources.read(from)?, content),
            }),
        }
    }
    // A patch of comments alone is what its author wanted.
    if changes.is_empty() {
        return Ok(candidate.clone());
    }
    normal::candidate(changes, candidate.origin.clone(), sources)
}

fn quiet(path: &RelPath, old: &[u8], new: &[u8]) -> Vec<u8> {
    let diff = Diff::new(old, new);
    let changed = diff.ops.iter().filter(|op| op.tag() != DiffTag::Equal);
    let hunks: Vec<Hunk> = changed
        .map(|op| Hunk {
            old: op.old_range(),
            new: op.new_range(),
        })
        .collect();
    if hunks.len() > MOST_HUNKS {
        return new.to_vec();
    }
    let meant = normal_form(path, new);
    let (noise, code): (Vec<&Hunk>, Vec<&Hunk>) = hunks.iter().partition(|hunk| {
        let others = hunks.iter().filter(|one| one.old != hunk.old);
        normal_form(path, &rebuilt(&diff, others)) == meant
    });
    let explains = |hunk: &&Hunk| code.iter().any(|one| gap(&hunk.old, &one.old) <= BESIDE);
    let is_dropped = |hunk: &Hunk| {
        let mut dropped = noise.iter().filter(|one| !explains(one));
        dropped.any(|one| one.old == hunk.old)
    };
    let kept = rebuilt(&diff, hunks.iter().filter(|hunk| !is_dropped(hunk)));
    // Two pieces may each be noise but not together: a comment that is opened and closed.
    match normal_form(path, &kept) == meant {
        true => kept,
        false => new.to_vec(),
    }
}

/// Unchanged lines between two ranges.
fn gap(one: &Range<usize>, other: &Range<usize>) -> usize {
    let (first, second) = match one.start <= other.start {
        true => (one, other),
        false => (other, one),
    };
    second.start.saturating_sub(first.end)
}

/// The old content with some of the changes.
fn rebuilt<'h>(diff: &Diff<'_>, hunks: impl Iterator<Item = &'h Hunk>) -> Vec<u8> {
    let mut out: Vec<u8> = Vec::new();
    let mut at = 0;
    let mut emit = |lines: &[&[u8]]| {
        for line in lines {
            // A line that was the last without newline may no longer be.
            if !out.is_empty() && !out.ends_with(b"\n") {
                out.push(b'\n');
            }
            out.extend_from_slice(line);
        }
    };
    for hunk in hunks {
        emit(diff.old.get(at..hunk.old.start).unwrap_or_default());
        emit(diff.new.get(hunk.new.clone()).unwrap_or_default());
        at = at.max(hunk.old.end);
    }
    emit(diff.old.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
#[path = "noise_tests.rs"]
mod tests;

//! Making a candidate smaller: its changes as parts that can be dropped one by one, and a driver that drops
//! what a predicate can spare.

use std::collections::BTreeSet;
use std::ops::Range;

use patchwright_domain::candidate::{Candidate, FileChange, Origin, RelPath};
use similar::DiffTag;

use crate::diff::Diff;
use crate::error::EditError;
use crate::normal;
use crate::sources::Sources;

/// How finely a candidate is taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grain {
    /// One run of changed lines.
    Hunk,
    /// One added or deleted line.
    Line,
}

/// One part of a candidate that can be dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The file as [`FileChange::path`] names it.
    pub path: RelPath,
    pub piece: Piece,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Lines of the old content give way to lines of the new; both count from 0.
    Lines {
        old: Range<usize>,
        new: Range<usize>,
    },
    /// The file is made or deleted as a whole.
    WholeFile,
    /// The file moves.
    Move,
}

/// What is left after shrinking.
#[derive(Debug)]
pub struct Shrunk {
    pub candidate: Candidate,
    /// How many parts were dropped.
    pub dropped: usize,
    /// How often the predicate was asked.
    pub calls: usize,
}

/// The parts of a candidate, in the order of its changes.
pub fn parts(
    candidate: &Candidate,
    sources: &Sources<'_>,
    grain: Grain,
) -> Result<Vec<Part>, EditError> {
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
                parts.extend(line_parts(&sources.read(old)?, content, grain).map(whole));
            }
            FileChange::Rename { from, content, .. } => {
                parts.push(whole(Piece::Move));
                parts.extend(line_parts(&sources.read(from)?, content, grain).map(whole));
            }
        }
    }
    Ok(parts)
}

/// The candidate without some of its parts, given by their place in [`parts`]; none if nothing is left.
pub fn without(
    candidate: &Candidate,
    sources: &Sources<'_>,
    grain: Grain,
    dropped: &BTreeSet<usize>,
) -> Result<Option<Candidate>, EditError> {
    let parts = parts(candidate, sources, grain)?;
    let kept = parts
        .iter()
        .enumerate()
        .filter(|(i, _)| !dropped.contains(i))
        .map(|(_, part)| part);
    let kept: Vec<&Part> = kept.collect();
    let mut changes = Vec::new();
    for change in &candidate.changes {
        let pieces: Vec<&Piece> = kept
            .iter()
            .filter(|part| part.path == *change.path())
            .map(|part| &part.piece)
            .collect();
        changes.extend(reduced(change, &pieces, sources)?);
    }
    if changes.is_empty() {
        return Ok(None);
    }
    let origin = Origin::Shrunk {
        of: candidate.id.clone(),
    };
    normal::candidate(changes, origin, sources).map(Some)
}

/// Drops parts for as long as `still_good` holds: large groups first, then single parts. Asks at most
/// `max_calls` times and gives back the smallest that was found good by then.
pub fn shrink<E: From<EditError>>(
    candidate: &Candidate,
    sources: &Sources<'_>,
    grain: Grain,
    max_calls: usize,
    mut still_good: impl FnMut(&Candidate) -> Result<bool, E>,
) -> Result<Shrunk, E> {
    let total = parts(candidate, sources, grain)?.len();
    let mut best = Shrunk {
        candidate: candidate.clone(),
        dropped: 0,
        calls: 0,
    };
    let mut kept: Vec<usize> = (0..total).collect();
    let mut group = total / 2;
    while group > 0 {
        let mut start = 0;
        let mut progressed = false;
        while start < kept.len() && kept.len() > 1 && best.calls < max_calls {
            let end = (start + group).min(kept.len());
            let tried: Vec<usize> = kept
                .iter()
                .enumerate()
                .filter(|(i, _)| !(start..end).contains(i))
                .map(|(_, &k)| k)
                .collect();
            let dropped: BTreeSet<usize> = (0..total)
                .filter(|i| tried.binary_search(i).is_err())
                .collect();
            let smaller = without(candidate, sources, grain, &dropped)?;
            if let Some(smaller) = smaller {
                best.calls += 1;
                if still_good(&smaller)? {
                    best = Shrunk {
                        candidate: smaller,
                        dropped: dropped.len(),
                        calls: best.calls,
                    };
                    kept = tried;
                    progressed = true;
                    continue;
                }
            }
            start = end;
        }
        // A part may become needless once a later one is gone: single parts are tried until none is.
        if !(group == 1 && progressed && best.calls < max_calls) {
            group /= 2;
        }
    }
    Ok(best)
}

fn line_parts(old: &[u8], new: &[u8], grain: Grain) -> impl Iterator<Item = Piece> {
    let mut pieces = Vec::new();
    for op in Diff::new(old, new).ops {
        let (old, new) = (op.old_range(), op.new_range());
        match (op.tag(), grain) {
            (DiffTag::Equal, _) => {}
            (DiffTag::Delete | DiffTag::Insert | DiffTag::Replace, Grain::Hunk) => {
                pieces.push(Piece::Lines { old, new });
            }
            (DiffTag::Delete | DiffTag::Insert | DiffTag::Replace, Grain::Line) => {
                let end = old.end;
                let gone = |i| Piece::Lines {
                    old: i..i + 1,
                    new: new.start..new.start,
                };
                pieces.extend(old.clone().map(gone));
                pieces.extend(new.clone().map(|j| Piece::Lines {
                    old: end..end,
                    new: j..j + 1,
                }));
            }
        }
    }
    pieces.into_iter()
}

fn reduced(
    change: &FileChange,
    pieces: &[&Piece],
    sources: &Sources<'_>,
) -> Result<Option<FileChange>, EditError> {
    if pieces.is_empty() {
        return Ok(None);
    }
    Ok(match change {
        FileChange::Create { .. } | FileChange::Delete { .. } => Some(change.clone()),
        FileChange::Modify { path, content } => {
            let old = sources.read(path)?;
            let content = rebuilt(&old, content, pieces);
            (content != old).then(|| FileChange::Modify {
                path: path.clone(),
                content,
            })
        }
        FileChange::Rename {
            from,
            path,
            content,
        } => {
            let old = sources.read(from)?;
            let content = rebuilt(&old, content, pieces);
            if pieces.contains(&&Piece::Move) {
                Some(FileChange::Rename {
                    from: from.clone(),
                    path: path.clone(),
                    content,
                })
            } else {
                (content != old).then(|| FileChange::Modify {
                    path: from.clone(),
                    content,
                })
            }
        }
    })
}

fn rebuilt(old: &[u8], new: &[u8], pieces: &[&Piece]) -> Vec<u8> {
    let diff = Diff::new(old, new);
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
    for piece in pieces {
        if let Piece::Lines { old, new } = piece {
            emit(diff.old.get(at..old.start).unwrap_or_default());
            emit(diff.new.get(new.clone()).unwrap_or_default());
            at = at.max(old.end);
        }
    }
    emit(diff.old.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
#[path = "shrink_tests.rs"]
mod tests;

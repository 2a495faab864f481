//! One change of an input, as it waits for its turn: copies are made when it is tried, so that thousands can wait.

use std::ops::Range;

use super::counter::{self, Counter};

/// Edits in order and without overlap.
pub(super) type Change = Vec<Edit>;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Edit {
    pub range: Range<usize>,
    pub new: New,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum New {
    Bytes(Vec<u8>),
    /// A piece of the input itself, so many times.
    Copies {
        of: Range<usize>,
        times: usize,
    },
    /// A line of it so many times, with words that go up.
    Counted {
        of: Range<usize>,
        counters: Vec<Counter>,
        times: usize,
    },
}

pub(super) fn replaced(range: &Range<usize>, new: Vec<u8>) -> Edit {
    Edit {
        range: range.clone(),
        new: New::Bytes(new),
    }
}

pub(super) fn inserted(at: usize, new: Vec<u8>) -> Edit {
    replaced(&(at..at), new)
}

/// Further copies of a piece, right behind it.
pub(super) fn repeated(of: &Range<usize>, times: usize) -> Edit {
    Edit {
        range: of.end..of.end,
        new: New::Copies {
            of: of.clone(),
            times,
        },
    }
}

/// The changed input; `None` if it would be larger than `most`.
pub(super) fn applied(content: &[u8], change: &Change, most: usize) -> Option<Vec<u8>> {
    let piece = |range: &Range<usize>| content.get(range.clone()).unwrap_or_default();
    let grown = change.iter().map(|edit| match &edit.new {
        New::Bytes(bytes) => bytes.len(),
        New::Copies { of, times } => of.len().saturating_mul(*times),
        New::Counted {
            of,
            counters,
            times,
        } => counter::length(of.len(), counters, *times),
    });
    let grown = grown.fold(content.len(), usize::saturating_add);
    if grown > most {
        return None;
    }
    let mut made = Vec::with_capacity(grown);
    let mut at = 0;
    for edit in change {
        made.extend_from_slice(piece(&(at..edit.range.start)));
        match &edit.new {
            New::Bytes(bytes) => made.extend_from_slice(bytes),
            New::Copies { of, times } => made.extend(piece(of).repeat(*times)),
            New::Counted {
                of,
                counters,
                times,
            } => made.extend(counter::copies(piece(of), counters, *times)),
        }
        at = edit.range.end;
    }
    made.extend_from_slice(piece(&(at..content.len())));
    Some(made)
}

/// The lines of a text, with their ends.
pub(super) fn lines(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let line = |line: &[u8]| {
        let range = start..start + line.len();
        start = range.end;
        range
    };
    text.split_inclusive(|byte| *byte == b'\n')
        .map(line)
        .collect()
}

/// Where what each line says ends, without the blanks behind it.
pub(super) fn line_ends(text: &[u8]) -> Vec<usize> {
    let end = |line: Range<usize>| {
        let said = text.get(line.clone()).unwrap_or_default();
        line.start + said.trim_ascii_end().len()
    };
    lines(text).into_iter().map(end).collect()
}

/// At most `most`, evenly over all.
pub(super) fn spread<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let step = all.len().div_ceil(most.max(1)).max(1);
    all.into_iter().step_by(step).collect()
}

#[cfg(test)]
#[path = "change_tests.rs"]
mod tests;

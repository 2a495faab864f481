//! Makes an input smaller while it keeps showing what it shows: pieces are left out, large ones first.

use std::ops::Range;

use super::change::lines;
use crate::neighbours::change_text;
use crate::neighbours::reshape_text::runs;

/// Smaller inputs that are tried in one batch.
const AT_ONCE: usize = 48;

/// Tries at most `most` smaller inputs. `works` is asked about several at once; an answer that is missing is a no.
pub(in crate::neighbours) fn reduced<E>(
    content: &[u8],
    most: usize,
    works: impl FnMut(&[Vec<u8>]) -> Result<Vec<bool>, E>,
) -> Result<Vec<u8>, E> {
    let mut reduction = Reduction {
        kept: content.to_vec(),
        left: most,
        works,
    };
    let units: &[Units] = match change_text::is_text(content) {
        true => &[lines, spaced_words, bytes],
        false => &[bytes],
    };
    for units in units {
        let mut size = units(&reduction.kept).len().div_ceil(2);
        while size > 0 && reduction.left > 0 {
            let is_smaller = reduction.leave_out(*units, size)?;
            // What is left out last may free what was tried before it.
            if size > 1 || !is_smaller {
                size /= 2;
            }
        }
    }
    Ok(reduction.kept)
}

/// What an input is made of, in order.
type Units = fn(&[u8]) -> Vec<Range<usize>>;

struct Reduction<W> {
    kept: Vec<u8>,
    left: usize,
    works: W,
}

impl<E, W: FnMut(&[Vec<u8>]) -> Result<Vec<bool>, E>> Reduction<W> {
    /// Leaves out pieces of so many units wherever that works; whether it did anywhere.
    fn leave_out(&mut self, units: Units, size: usize) -> Result<bool, E> {
        let (mut at, mut is_smaller) = (0, false);
        loop {
            let units = units(&self.kept);
            let pieces = units.chunks(size).filter_map(whole);
            let pieces: Vec<Range<usize>> = pieces.skip(at).take(AT_ONCE.min(self.left)).collect();
            if pieces.is_empty() {
                return Ok(is_smaller);
            }
            let tried: Vec<Vec<u8>> = pieces
                .iter()
                .map(|piece| without(&self.kept, std::slice::from_ref(piece)))
                .collect();
            let worked = self.ask(&tried)?;
            at += pieces.len();
            let worked = pieces.into_iter().zip(worked);
            let gone: Vec<Range<usize>> = worked
                .filter_map(|(piece, worked)| worked.then_some(piece))
                .collect();
            if !gone.is_empty() {
                is_smaller = true;
                // Behind what goes, the other pieces move up.
                at -= self.leave_out_together(&gone)?;
            }
        }
    }

    /// Of pieces that can go one at a time, as many at once as works; how many those are.
    fn leave_out_together(&mut self, pieces: &[Range<usize>]) -> Result<usize, E> {
        let halves = std::iter::successors(Some(pieces.len()), |count| Some(count / 2));
        let counts: Vec<usize> = halves
            .take_while(|count| *count > 1)
            .take(self.left)
            .collect();
        let first = |count: usize| pieces.get(..count).unwrap_or_default();
        let tried: Vec<Vec<u8>> = counts
            .iter()
            .map(|count| without(&self.kept, first(*count)))
            .collect();
        let worked = self.ask(&tried)?;
        let most = counts.into_iter().zip(worked).find(|(_, worked)| *worked);
        let most = most.map_or(1, |(count, _)| count);
        self.kept = without(&self.kept, first(most));
        Ok(most)
    }

    fn ask(&mut self, tried: &[Vec<u8>]) -> Result<Vec<bool>, E> {
        if tried.is_empty() {
            return Ok(Vec::new());
        }
        self.left = self.left.saturating_sub(tried.len());
        (self.works)(tried)
    }
}

fn whole(units: &[Range<usize>]) -> Option<Range<usize>> {
    Some(units.first()?.start..units.last()?.end)
}

/// Without these pieces, which are in order.
fn without(content: &[u8], pieces: &[Range<usize>]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(content.len());
    let mut at = 0;
    for piece in pieces {
        kept.extend_from_slice(content.get(at..piece.start).unwrap_or_default());
        at = piece.end;
    }
    kept.extend_from_slice(content.get(at..).unwrap_or_default());
    kept
}

/// Words with what stands before them.
fn spaced_words(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let spaced = |word: Range<usize>| {
        let spaced = start..word.end;
        start = word.end;
        spaced
    };
    let words = runs(text, |byte| !byte.is_ascii_whitespace());
    words.into_iter().map(spaced).collect()
}

fn bytes(content: &[u8]) -> Vec<Range<usize>> {
    (0..content.len()).map(|at| at..at + 1).collect()
}

#[cfg(test)]
#[path = "reduce_tests.rs"]
mod tests;

//! What one side of a comparison lacks of the other, given to or taken from what stands in the input: a sum of lengths is compared,
//! and no field of the input has it.

use std::collections::BTreeMap;
use std::ops::Range;

use patchwright_sandbox::Looked;

use super::bytes::{Counted, counted_at};
use super::change::{Change, inserted, lines, repeated, replaced, spread};
use super::operands::signed;
use crate::neighbours::change_text::is_text;
use crate::neighbours::reshape_text::words;

/// Differences that are tried, the smallest first: those are of the last round, or of the last part of a sum.
const MOST_LACKING: usize = 24;
/// Two numbers that are farther apart are no lengths of the same thing, and every change would carry as many bytes.
const FARTHEST: usize = 4 << 10;
/// A limit is met by one side or passed by it; and the end of a text or a separator often counts.
const NEXT_TO: [i128; 5] = [0, 1, -1, 2, -2];
/// Words, lines and pieces that are made longer or shorter.
const MOST_PLACES: usize = 12;
/// Filler looks like pieces of one length that lie everywhere.
const MOST_ALIKE: usize = 4;

/// Changes after which the two sides may be the same, or next to it.
pub(super) fn stretched(content: &[u8], looked: &Looked) -> Vec<Change> {
    let lacking = lacking(looked);
    match is_text(content) {
        true => stretched_text(content, &lacking),
        false => stretched_bytes(content, &lacking),
    }
}

fn lacking(looked: &Looked) -> Vec<isize> {
    let mut found: Vec<isize> = Vec::new();
    for pair in &looked.pairs {
        let apart = signed(pair.one, pair.width) - signed(pair.other, pair.width);
        let near = NEXT_TO.iter().map(|more| apart + more);
        let near = near.filter_map(|by| isize::try_from(by).ok());
        found.extend(near.filter(|by| *by != 0 && by.unsigned_abs() <= FARTHEST));
    }
    found.sort_unstable_by_key(|by| (by.unsigned_abs(), *by));
    found.dedup();
    found.truncate(MOST_LACKING);
    found
}

fn stretched_text(text: &[u8], lacking: &[isize]) -> Vec<Change> {
    let words = spread(words(text), MOST_PLACES);
    let lines = spread(lines(text), MOST_PLACES);
    let mut found = Vec::new();
    for by in lacking {
        found.extend(words.iter().filter_map(|word| resized(word, *by)));
        let times = usize::try_from(*by).ok();
        found.extend(times.iter().flat_map(|times| {
            let lines = lines.iter();
            lines.map(|line| vec![repeated(line, *times)])
        }));
    }
    found
}

/// The last letter again, or the last ones gone.
fn resized(word: &Range<usize>, by: isize) -> Option<Change> {
    let length = word.len().checked_add_signed(by)?;
    let last = word.end.checked_sub(1)?..word.end;
    match usize::try_from(by) {
        Ok(more) => Some(vec![repeated(&last, more)]),
        Err(_) if length > 0 => Some(vec![replaced(&(word.start + length..word.end), Vec::new())]),
        Err(_) => None,
    }
}

fn stretched_bytes(bytes: &[u8], lacking: &[isize]) -> Vec<Change> {
    let pieces = pieces(bytes);
    let last = bytes.last().copied().unwrap_or_default();
    let mut found = Vec::new();
    for by in lacking {
        found.extend(pieces.iter().filter_map(|piece| piece.grown(bytes, *by)));
        let more = usize::try_from(*by).ok();
        found.extend(more.map(|more| vec![inserted(bytes.len(), vec![last; more])]));
    }
    found
}

/// What seems to have its length before it, a few of each length.
fn pieces(bytes: &[u8]) -> Vec<Counted> {
    let mut alike: BTreeMap<usize, usize> = BTreeMap::new();
    let mut found: Vec<Counted> = (0..bytes.len())
        .flat_map(|at| counted_at(bytes, at))
        .collect();
    found.retain(|piece| {
        let so_far = alike.entry(piece.content.len()).or_default();
        *so_far += 1;
        *so_far <= MOST_ALIKE
    });
    spread(found, MOST_PLACES)
}

#[cfg(test)]
mod tests {
    use patchwright_sandbox::ComparedPair;

    use super::super::change::applied;
    use super::*;

    fn made(content: &[u8], pairs: &[(u64, u64)]) -> Vec<Vec<u8>> {
        let pair = |&(one, other)| ComparedPair {
            width: 8,
            constant: true,
            one,
            other,
        };
        let looked = Looked {
            pairs: pairs.iter().map(pair).collect(),
            ..Looked::default()
        };
        let changes = stretched(content, &looked);
        let one = |change: &Change| applied(content, change, 1 << 20).unwrap();
        changes.iter().map(one).collect()
    }

    #[test]
    fn what_is_compared_gets_as_long_as_the_limit() {
        let found = made(b"join abcd ef\n", &[(8, 6)]);
        for expected in ["join abcdddd ef\n", "join abcddd ef\n", "join abcd effff\n"] {
            let is_there = found.iter().any(|one| one == expected.as_bytes());
            assert!(is_there, "{expected}");
        }
        // Two labels, each behind its length; the sum is 2 too large.
        let found = made(b"\x04abcd\x03efg\x00", &[(6, 8)]);
        for expected in [
            &b"\x02ab\x03efg\x00"[..],
            b"\x03abc\x03efg\x00",
            b"\x04abcd\x01e\x00",
        ] {
            assert!(found.iter().any(|one| one == expected), "{expected:?}");
        }
    }

    #[test]
    fn nothing_is_made_of_what_is_the_same_or_too_far_away() {
        for apart in [u64::MAX / 2, 100_000] {
            let far = made(b"word\n", &[(apart, 1)]);
            assert!(far.is_empty(), "{apart}");
        }
        let same = made(b"w", &[(4, 4)]);
        let lengths: Vec<usize> = same.iter().map(Vec::len).collect();
        assert!(
            lengths.iter().all(|length| (2..=3).contains(length)),
            "{lengths:?}"
        );
    }
}

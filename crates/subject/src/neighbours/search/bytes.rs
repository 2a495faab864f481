//! Changes of a binary file that the search tries, kind by kind: other tags, other fields alone and together, pieces
//! repeated and left out, pieces of other files.

use std::ops::Range;

use super::change::{Change, Edit, inserted, repeated, replaced, spread};
use super::words::Vocabulary;
use crate::neighbours::reshape_text::words;

/// Offsets that are changed: all of a small file, else its head and then evenly.
pub(super) const MOST_PLACES: usize = 96;
const HEAD: usize = 48;
const MOST_PAIRED: usize = 10;
const MOST_TAG: usize = 16;
const WIDTHS: [usize; 3] = [2, 4, 1];
const PIECES: [usize; 6] = [1, 2, 4, 8, 16, 32];
const REPEATS: [usize; 4] = [1, 8, 64, 512];
const GROWTHS: [isize; 14] = [-1, 1, -2, 2, -3, 3, 4, -4, 8, 16, -8, 64, -16, 200];

/// Bytes and words that the source knows, replaced by others that it knows: types of records, tags, commands.
pub(super) fn other_tags(bytes: &[u8], known: &Vocabulary) -> Vec<Change> {
    let mut found = Vec::new();
    let named = words(bytes)
        .into_iter()
        .filter(|range| range.len() > 1 && range.len() <= MOST_TAG);
    for range in named.take(HEAD) {
        let own = bytes.get(range.clone()).unwrap_or_default();
        let alike = known
            .words
            .iter()
            .filter(|word| word.len() == own.len() && word.as_slice() != own);
        found.extend(alike.map(|word| vec![replaced(&range, word.clone())]));
    }
    let is_known = |at: &usize| {
        bytes
            .get(*at)
            .is_some_and(|byte| known.bytes.contains(byte))
    };
    let (sure, others): (Vec<usize>, Vec<usize>) =
        places(bytes.len()).into_iter().partition(is_known);
    for choices in [sure, others] {
        for value in &known.bytes {
            let differing = choices.iter().filter(|at| bytes.get(**at) != Some(value));
            found.extend(differing.map(|at| vec![replaced(&(*at..at + 1), vec![*value])]));
        }
    }
    found
}

/// Fields of several widths, in both byte orders, at their limits: another limit at every place in each turn.
pub(super) fn other_fields(bytes: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    for step in 0..limits(4).len() {
        for width in WIDTHS {
            let values = limits(width);
            for (turn, at) in places(bytes.len()).into_iter().enumerate() {
                let value = values.get((step + turn) % values.len());
                let edits = value.map(|value| both_orders(bytes, at, width, *value));
                found.extend(edits.into_iter().flatten().map(|edit| vec![edit]));
            }
        }
    }
    found
}

/// Fields at numbers that somebody names, and next to them, in the smallest width that holds them first.
pub(super) fn named_fields(bytes: &[u8], named: &[i128]) -> Vec<Change> {
    // Just beyond first, because limits refuse there.
    let near = [1, -1, 0].into_iter();
    let near = near.flat_map(|more| named.iter().map(move |value| value + more));
    let values: Vec<u64> = near.filter_map(|value| u64::try_from(value).ok()).collect();
    let mut found = Vec::new();
    for skipped in 0..WIDTHS.len() {
        for value in &values {
            let mut fits = [1, 2, 4].into_iter().filter(|width| *value <= most(*width));
            let Some(width) = fits.nth(skipped) else {
                continue;
            };
            for at in places(bytes.len()) {
                found.extend(both_orders(bytes, at, width, *value).map(|edit| vec![edit]));
            }
        }
    }
    found
}

/// One field as another: two records that refer to the same third one, a record that refers to itself. Fields that may be an
/// offset or a number of something in the file come first, small ones before others.
pub(super) fn same_twice(bytes: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    for width in [4, 2, 1, 8] {
        let fields: Vec<(Range<usize>, &[u8])> = places(bytes.len())
            .into_iter()
            .filter(|at| width == 1 || at % 2 == 0)
            .filter_map(|at| Some((at..at + width, bytes.get(at..at + width)?)))
            .filter(|(_, field)| may_refer(field, bytes.len()))
            .collect();
        for apart in 1..fields.len() {
            for (one, other) in fields.iter().zip(fields.iter().skip(apart)) {
                let is_apart = one.0.end <= other.0.start && one.1 != other.1;
                if is_apart {
                    found.push(vec![replaced(&other.0, one.1.to_vec())]);
                    found.push(vec![replaced(&one.0, other.1.to_vec())]);
                }
            }
        }
    }
    found
}

/// Whether the number is no more than the length of the file, in one of the orders, and not 0.
fn may_refer(field: &[u8], length: usize) -> bool {
    let add = |sum: u64, byte: &u8| sum << 8 | u64::from(*byte);
    let [big, little] = [field.iter().fold(0, add), field.iter().rev().fold(0, add)];
    let length = length as u64;
    big > 0 && (big <= length || little <= length)
}

/// Two fields set together.
pub(super) fn field_pairs(bytes: &[u8]) -> Vec<Change> {
    let aligned = |width: usize| {
        let all: Vec<usize> = (0..bytes.len().saturating_sub(width - 1))
            .step_by(width)
            .collect();
        spread(all, MOST_PAIRED)
    };
    let mut found = Vec::new();
    for width in WIDTHS {
        let starts = aligned(width);
        let values = limits(width);
        for step in 0..values.len() {
            for (turn, first) in starts.iter().enumerate() {
                for second in starts.get(turn + 1..).unwrap_or_default() {
                    let one = values.get((step + turn) % values.len());
                    let two = values.get((step * 3 + 1) % values.len());
                    let (Some(one), Some(two)) = (one, two) else {
                        continue;
                    };
                    let firsts = both_orders(bytes, *first, width, *one);
                    let pairs = firsts.zip(both_orders(bytes, *second, width, *two));
                    found.extend(pairs.map(|(one, two)| vec![one, two]));
                }
            }
        }
    }
    found
}

/// Pieces with their length in front made longer and shorter, the length with them: a check that is off by one lets one of
/// them through.
pub(super) fn counted_pieces(bytes: &[u8]) -> Vec<Change> {
    let pieces: Vec<Counted> = places(bytes.len())
        .into_iter()
        .flat_map(|at| counted_at(bytes, at))
        .collect();
    let mut found = Vec::new();
    for grow in GROWTHS {
        for piece in &pieces {
            found.extend(piece.grown(bytes, grow));
        }
    }
    found
}

/// A piece whose length stands right before it.
pub(super) struct Counted {
    length: Range<usize>,
    little: bool,
    pub(super) content: Range<usize>,
}

/// What may be such a piece: its length fits into the file.
pub(super) fn counted_at(bytes: &[u8], at: usize) -> Vec<Counted> {
    let mut found = Vec::new();
    for (width, little) in [(1, false), (2, false), (2, true), (4, false), (4, true)] {
        let field = at..at + width;
        let Some(digits) = bytes.get(field.clone()) else {
            continue;
        };
        let add = |sum: usize, byte: &u8| sum << 8 | usize::from(*byte);
        let length = match little {
            true => digits.iter().rev().fold(0, add),
            false => digits.iter().fold(0, add),
        };
        let content = field.end..field.end.saturating_add(length);
        // A field of several bytes that could be a shorter one is taken for that.
        let is_wide =
            width == 1 || length > 0xff || digits.iter().filter(|byte| **byte != 0).count() == 1;
        if length > 1 && is_wide && content.end <= bytes.len() {
            found.push(Counted {
                length: field,
                little,
                content,
            });
        }
    }
    found
}

impl Counted {
    /// Longer by so many bytes, or shorter; `None` if the length does not fit its field.
    pub(super) fn grown(&self, bytes: &[u8], by: isize) -> Option<Change> {
        let length = self.content.len().checked_add_signed(by)?;
        let whole = (length as u64).to_be_bytes();
        let width = self.length.len();
        let (high, low) = whole.split_at_checked(8 - width)?;
        if high.iter().any(|byte| *byte != 0) || length == 0 {
            return None;
        }
        let mut field = low.to_vec();
        if self.little {
            field.reverse();
        }
        let end = self.content.end;
        let last = *bytes.get(end.checked_sub(1)?)?;
        let content = match usize::try_from(by) {
            Ok(more) => inserted(end, vec![last; more]),
            Err(_) => replaced(&(end - by.unsigned_abs()..end), Vec::new()),
        };
        Some(vec![replaced(&self.length, field), content])
    }
}

/// Pieces repeated, and pieces left out.
pub(super) fn pieces(bytes: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    for times in REPEATS {
        for width in PIECES {
            for at in spread(places(bytes.len()), HEAD) {
                let range = at..(at + width).min(bytes.len());
                found.push(vec![repeated(&range, times)]);
                if times == 1 {
                    found.push(vec![replaced(&range, Vec::new())]);
                }
            }
        }
    }
    found
}

/// The same place of another file, and another file behind this one.
pub(super) fn transplants(bytes: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let mut found = Vec::new();
    for donor in donors {
        found.push(vec![inserted(bytes.len(), donor.to_vec())]);
        found.push(vec![inserted(0, donor.to_vec())]);
    }
    for width in PIECES {
        for donor in donors {
            for at in places(bytes.len().min(donor.len())) {
                let range = at..(at + width).min(bytes.len()).min(donor.len());
                let piece = donor.get(range.clone()).unwrap_or_default();
                if bytes.get(range.clone()) != Some(piece) {
                    found.push(vec![replaced(&range, piece.to_vec())]);
                }
            }
        }
    }
    found
}

pub(super) fn places(length: usize) -> Vec<usize> {
    let head = 0..length.min(HEAD);
    let rest = spread((length.min(HEAD)..length).collect(), MOST_PLACES - HEAD);
    head.chain(rest).collect()
}

/// The largest value of a field of this many bytes.
pub(super) fn most(width: usize) -> u64 {
    u64::MAX >> (64 - 8 * width.clamp(1, 8))
}

/// Values at the limits of a field of this many bytes.
fn limits(width: usize) -> Vec<u64> {
    let most = most(width);
    let half = most / 2;
    let all = [
        0,
        1,
        most,
        half,
        half + 1,
        most - 1,
        2,
        3,
        16,
        64,
        255,
        256,
        1024,
        4096,
        most / 4 + 1,
        most / 16 + 1,
    ];
    let mut found: Vec<u64> = Vec::new();
    for value in all {
        if value <= most && !found.contains(&value) {
            found.push(value);
        }
    }
    found
}

/// The field at `at` with this value, unless it has it already.
pub(super) fn both_orders(
    bytes: &[u8],
    at: usize,
    width: usize,
    value: u64,
) -> impl Iterator<Item = Edit> {
    let range: Range<usize> = at..at + width;
    let whole = value.to_be_bytes();
    let big = whole.get(8 - width..).unwrap_or_default().to_vec();
    let little: Vec<u8> = big.iter().rev().copied().collect();
    let own = bytes.get(range.clone()).map(<[u8]>::to_vec);
    let is_new = move |new: &Vec<u8>| own.as_ref().is_some_and(|own| own != new);
    let orders = if big == little {
        vec![big]
    } else {
        vec![big, little]
    };
    orders
        .into_iter()
        .filter(is_new)
        .map(move |new| replaced(&range, new))
}

#[cfg(test)]
#[path = "bytes_tests.rs"]
mod tests;

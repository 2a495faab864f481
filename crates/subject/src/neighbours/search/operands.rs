//! What a run compared, and how its input must change for the other outcome: the value of one side stands in the input, and is
//! replaced by that of the other, or the next to it.
//!
//! This finds magic numbers, tags, limits, lengths and keywords, whatever the format is, where it copies them as they are.

use std::collections::HashSet;
use std::ops::Range;

use patchwright_sandbox::{ComparedPair, Looked};

use super::change::{Change, inserted, replaced};
use super::queue::MOST_GROWN;

/// Changes that are made of one run.
const MOST_CHANGES: usize = 240;
/// Places at which a value may stand; the more there are, the less it says that it does.
const MOST_PLACES: usize = 8;
const WIDTHS: [usize; 4] = [1, 2, 4, 8];
/// First the value itself, for what must be the same; then what lies beyond it.
const NEXT_TO: [i64; 3] = [0, 1, -1];

/// Changes after which a comparison may end the other way, the surest first.
pub(super) fn matched(content: &[u8], looked: &Looked) -> Vec<Change> {
    let mut found = Found {
        content,
        all: Vec::new(),
    };
    for (one, other) in &looked.texts {
        found.text(one, other);
        found.text(other, one);
    }
    let mut pairs = looked.pairs.clone();
    pairs.sort_unstable();
    pairs.dedup();
    for pair in &pairs {
        found.number(pair, pair.other, pair.one);
        if !pair.constant {
            found.number(pair, pair.one, pair.other);
        }
    }
    found.finish()
}

/// What `now` compared and `before` did not: of the same input, these are the comparisons that a patch adds.
pub(super) fn added(now: &Looked, before: &Looked) -> Looked {
    let (pairs, texts): (HashSet<_>, HashSet<_>) = (
        before.pairs.iter().copied().collect(),
        before.texts.iter().collect(),
    );
    let is_new = |pair: &&ComparedPair| !pairs.contains(pair);
    let texts = now.texts.iter().filter(|both| !texts.contains(both));
    Looked {
        reached: Vec::new(),
        pairs: now.pairs.iter().filter(is_new).copied().collect(),
        texts: texts.cloned().collect(),
    }
}

struct Found<'a> {
    content: &'a [u8],
    /// With how little they are worth.
    all: Vec<(u32, Change)>,
}

impl Found<'_> {
    fn text(&mut self, from: &[u8], to: &[u8]) {
        let places = self.places(from);
        let cost = cost(places.len(), from.len(), 0);
        let made = places.into_iter();
        self.all
            .extend(made.map(|range| (cost, vec![replaced(&range, to.to_vec())])));
    }

    fn number(&mut self, pair: &ComparedPair, from: u64, to: u64) {
        for (rank, next) in (0..).zip(NEXT_TO) {
            let to = to.wrapping_add_signed(next);
            for width in WIDTHS {
                let both = narrow(from, pair.width, width).zip(narrow(to, pair.width, width));
                let Some((from, to)) = both else {
                    continue;
                };
                self.bytes(&from, &to, rank);
                if width > 1 {
                    let reversed = |bytes: &[u8]| bytes.iter().rev().copied().collect::<Vec<u8>>();
                    self.bytes(&reversed(&from), &reversed(&to), rank);
                }
            }
            self.digits(pair.width, from, to, rank);
            self.length(from, to, rank);
        }
    }

    fn bytes(&mut self, from: &[u8], to: &[u8], rank: u32) {
        let places = self.places(from);
        let cost = cost(places.len(), from.len(), rank);
        let made = places.into_iter();
        self.all
            .extend(made.map(|range| (cost, vec![replaced(&range, to.to_vec())])));
    }

    /// The same value as digits.
    fn digits(&mut self, width: u8, from: u64, to: u64, rank: u32) {
        let written = |value: u64| signed(value, width).to_string().into_bytes();
        let (from, to) = (written(from), written(to));
        let content = self.content;
        let is_digit = |at: Option<usize>| {
            at.and_then(|at| content.get(at))
                .is_some_and(u8::is_ascii_digit)
        };
        let mut places = self.places(&from);
        places.retain(|range| !is_digit(range.start.checked_sub(1)) && !is_digit(Some(range.end)));
        let cost = cost(places.len(), from.len() + 1, rank);
        let made = places.into_iter();
        self.all
            .extend(made.map(|range| (cost, vec![replaced(&range, to.clone())])));
    }

    /// The input is as long as one side says.
    fn length(&mut self, from: u64, to: u64, rank: u32) {
        let length = self.content.len();
        let Some(to) = usize::try_from(to).ok().filter(|to| *to < MOST_GROWN) else {
            return;
        };
        if from != length as u64 || length < 2 {
            return;
        }
        let last = self.content.last().copied().unwrap_or_default();
        let change = match to.checked_sub(length) {
            Some(more) => inserted(length, vec![last; more]),
            None => replaced(&(to..length), Vec::new()),
        };
        self.all.push((cost(1, 4, rank), vec![change]));
    }

    /// Where it stands first.
    fn places(&self, needle: &[u8]) -> Vec<Range<usize>> {
        if needle.is_empty() {
            return Vec::new();
        }
        let windows = self.content.windows(needle.len()).enumerate();
        let found = windows.filter(|(_, window)| *window == needle);
        let found = found.map(|(at, _)| at..at + needle.len());
        found.take(MOST_PLACES).collect()
    }

    fn finish(mut self) -> Vec<Change> {
        self.all.sort_by_key(|(cost, _)| *cost);
        let mut kept: Vec<Change> = Vec::new();
        for (_, change) in self.all {
            if kept.len() < MOST_CHANGES && !kept.contains(&change) {
                kept.push(change);
            }
        }
        kept
    }
}

/// Many places and few bytes are chance.
fn cost(places: usize, bytes: usize, rank: u32) -> u32 {
    let places = u32::try_from(places).unwrap_or(u32::MAX);
    let doubt = match bytes {
        0 | 1 => 4,
        2 => 2,
        3 => 1,
        _ => 0,
    };
    (doubt + places.checked_ilog2().unwrap_or(0)) * 3 + rank
}

/// The little-endian bytes of a value in another width; `None` if it does not fit.
fn narrow(value: u64, own: u8, width: usize) -> Option<Vec<u8>> {
    let bits = u32::try_from(width * 8).ok()?;
    if usize::from(own) < width {
        return None;
    }
    let fits = width == 8
        || value >> bits == 0
        || i64::try_from(signed(value, own))
            .is_ok_and(|value| value < 0 && value >= -(1 << (bits - 1)));
    let bytes = value.to_le_bytes();
    fits.then(|| bytes.get(..width).map(<[u8]>::to_vec))
        .flatten()
}

pub(super) fn signed(value: u64, width: u8) -> i128 {
    let value = match width {
        1 => value as u8 as i8 as i64,
        2 => value as u16 as i16 as i64,
        4 => value as u32 as i32 as i64,
        _ => value as i64,
    };
    i128::from(value)
}

#[cfg(test)]
#[path = "operands_tests.rs"]
mod tests;

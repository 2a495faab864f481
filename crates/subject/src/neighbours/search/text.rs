//! Changes of a text that the search tries, kind by kind: other keywords, other numbers alone and together, longer
//! words.

use std::ops::Range;

use super::change::{Change, Edit, lines, repeated, replaced, spread};
use super::words::Vocabulary;
use crate::neighbours::reshape_text::{runs, words};

/// Values at and around the limits of types and common sizes.
const LIMITS: [i128; 38] = [
    0,
    1,
    -1,
    2,
    3,
    5,
    8,
    15,
    16,
    17,
    31,
    32,
    33,
    63,
    64,
    65,
    100,
    127,
    128,
    129,
    255,
    256,
    257,
    1000,
    1024,
    4095,
    4096,
    4097,
    32768,
    65535,
    65536,
    65537,
    1 << 20,
    2147483647,
    2147483648,
    4294967295,
    4294967296,
    9223372036854775807,
];
/// Factors of products that wrap around.
const FACTORS: [i128; 14] = [
    2,
    3,
    4,
    16,
    255,
    256,
    4096,
    65535,
    65536,
    65537,
    1 << 28,
    1 << 30,
    2147483647,
    4294967295,
];
const GROWTHS: [usize; 6] = [2, 4, 16, 64, 512, 4096];
const REPEATS: [usize; 4] = [1, 8, 64, 600];
/// Words, numbers and lines of the input that are changed, spread over it.
pub(super) const MOST_PLACES: usize = 48;
const MOST_PAIRED: usize = 12;
/// Words that one may be replaced by.
const MOST_CHOICES: usize = 200;
/// Longer runs of digits are several numbers without a space between them.
const MOST_DIGITS: usize = 6;

/// Keywords replaced by words that other inputs and the source know, and names by other names of the same text.
pub(super) fn other_words(text: &[u8], known: &Vocabulary, donors: &[&[u8]]) -> Vec<Change> {
    let from_inputs = donors.iter().flat_map(|donor| first_words(donor));
    let keywords = distinct(from_inputs.chain(known.words.iter().cloned()));
    let word = |range: &Range<usize>| text.get(range.clone()).unwrap_or_default();
    let (named, others): (Vec<_>, Vec<_>) = words(text)
        .into_iter()
        .partition(|range| keywords.iter().any(|one| one == word(range)));
    let names = distinct(others.iter().map(|range| word(range).to_vec()));
    let others = spread(others, MOST_PLACES);
    let sure = crossed(text, &spread(named, MOST_PLACES), &keywords);
    let renamed = crossed(text, &others, &names);
    let mut found = alternately(sure, renamed);
    found.extend(crossed(text, &others, &keywords));
    found
}

fn distinct(all: impl Iterator<Item = Vec<u8>>) -> Vec<Vec<u8>> {
    let mut found: Vec<Vec<u8>> = Vec::new();
    for one in all {
        if found.len() < MOST_CHOICES && !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

pub(super) fn alternately(one: Vec<Change>, other: Vec<Change>) -> Vec<Change> {
    let mut found = Vec::with_capacity(one.len() + other.len());
    let mut other = other.into_iter();
    for change in one {
        found.push(change);
        found.extend(other.next());
    }
    found.extend(other);
    found
}

/// Every place with every choice, so that each place gets its turn before any gets all.
fn crossed(text: &[u8], places: &[Range<usize>], choices: &[Vec<u8>]) -> Vec<Change> {
    let step = |step: usize| {
        let choice = move |(at, range): (usize, &Range<usize>)| {
            let word = choices.get((step + at) % choices.len())?;
            let own = text.get(range.clone());
            (own != Some(word)).then(|| vec![replaced(range, word.clone())])
        };
        places.iter().enumerate().filter_map(choice)
    };
    (0..choices.len()).flat_map(step).collect()
}

/// The words that lines begin with: commands and names of records.
fn first_words(text: &[u8]) -> Vec<Vec<u8>> {
    let lines = text.split(|byte| *byte == b'\n');
    let first = |line: &[u8]| {
        let range = words(line).into_iter().next()?;
        Some(line.get(range)?.to_vec())
    };
    lines.filter_map(first).collect()
}

/// Each number set to numbers that somebody names, and to those next to them.
pub(super) fn named_numbers(text: &[u8], named: &[i128]) -> Vec<Change> {
    // Just beyond first, because limits refuse there.
    let near = [1, -1, 0].into_iter();
    let near = near.flat_map(|more| named.iter().map(move |value| value + more));
    let values: Vec<Vec<u8>> = near.map(|value| value.to_string().into_bytes()).collect();
    crossed(text, &spread(numbers(text), MOST_PLACES), &values)
}

/// Each number set to limits, and changed a little or a lot.
pub(super) fn other_numbers(text: &[u8]) -> Vec<Change> {
    let numbers = spread(numbers(text), MOST_PLACES);
    let limits = LIMITS.map(|value| value.to_string().into_bytes());
    let mut found = Vec::new();
    for range in &numbers {
        let Some(own) = value(text, range) else {
            continue;
        };
        let near = [
            own + 1,
            own - 1,
            own * 2,
            own / 2,
            own * 16,
            own * 256,
            -own,
        ];
        found.extend(near.map(|value| vec![written(range, value)]));
    }
    let limits = crossed(text, &numbers, &limits);
    alternately(alternately(limits, found), other_digits(text))
}

/// Single digits of long runs, which are numbers of fixed width.
fn other_digits(text: &[u8]) -> Vec<Change> {
    let long = runs(text, u8::is_ascii_digit)
        .into_iter()
        .filter(|run| run.len() > MOST_DIGITS);
    let places = spread(long.flatten().collect(), MOST_PLACES * 3);
    let places: Vec<Range<usize>> = places.into_iter().map(|at| at..at + 1).collect();
    let digits = [b"9", b"1", b"5", b"0"].map(|digit| digit.to_vec());
    crossed(text, &places, &digits)
}

/// Two numbers set together: a product is checked without one of its factors, an offset without its length.
pub(super) fn number_pairs(text: &[u8]) -> Vec<Change> {
    let numbers = spread(numbers(text), MOST_PAIRED);
    let mut found = Vec::new();
    for (turn, own) in FACTORS.iter().enumerate() {
        for step in 0..FACTORS.len() {
            let other = FACTORS.get((turn + step) % FACTORS.len()).unwrap_or(own);
            for (at, first) in numbers.iter().enumerate() {
                let later = numbers.get(at + 1..).unwrap_or_default();
                found.extend(
                    later
                        .iter()
                        .map(|second| vec![written(first, *own), written(second, *other)]),
                );
            }
        }
    }
    found
}

/// Words made longer, lines and runs of lines repeated: what was given a little more room is overrun again.
pub(super) fn grown(text: &[u8]) -> Vec<Change> {
    let mut found = Vec::new();
    let places = spread(words(text), MOST_PLACES);
    for times in GROWTHS {
        for range in &places {
            found.push(vec![repeated(range, times - 1)]);
        }
    }
    let lines = spread(lines(text), MOST_PLACES);
    for times in REPEATS {
        for range in &lines {
            found.push(vec![repeated(range, times)]);
        }
    }
    interleaved(found, GROWTHS.len() + REPEATS.len())
}

/// Takes one of each of `groups` equal parts in turn.
fn interleaved(all: Vec<Change>, groups: usize) -> Vec<Change> {
    let width = all.len().div_ceil(groups.max(1)).max(1);
    let mut order: Vec<(usize, Change)> = all.into_iter().enumerate().collect();
    order.sort_by_key(|(at, _)| (at % width, at / width));
    order.into_iter().map(|(_, change)| change).collect()
}

fn numbers(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = runs(text, u8::is_ascii_digit);
    // A sign belongs to the number, unless something stands right before it.
    for range in &mut found {
        let sign = range
            .start
            .checked_sub(1)
            .filter(|at| text.get(*at) == Some(&b'-'));
        let is_free = |at: usize| {
            at == 0
                || text
                    .get(at - 1)
                    .is_some_and(|byte| !byte.is_ascii_alphanumeric())
        };
        if let Some(at) = sign.filter(|at| is_free(*at)) {
            range.start = at;
        }
    }
    found
}

fn value(text: &[u8], range: &Range<usize>) -> Option<i128> {
    let digits = std::str::from_utf8(text.get(range.clone())?).ok()?;
    // So short that twice the value and the like never overflow.
    digits.parse().ok().filter(|_| digits.len() < 24)
}

fn written(range: &Range<usize>, value: i128) -> Edit {
    replaced(range, value.to_string().into_bytes())
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;

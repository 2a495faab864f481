//! What only this input has, put where the program's other inputs have something of the same shape: the bad value of one
//! command given to all others.

use std::collections::BTreeSet;
use std::ops::Range;

use super::change::{Change, inserted, line_ends, lines, replaced, spread};
use super::text::{MOST_PLACES, alternately};
use super::words::Vocabulary;
use crate::neighbours::reshape_text::{runs, words};

/// Values of the input that are brought elsewhere.
const MOST_VALUES: usize = 8;
/// Lines of other inputs that take one, no two of one shape.
const MOST_LINES: usize = 64;
/// Signs that words are given.
const MOST_SIGNS: usize = 24;
/// Larger inputs are not taken as a whole.
const MOST_WHOLE: usize = 4 << 10;

/// Lines of other inputs with a value of this one, at the end, before each line and instead of the one that has it; and other
/// inputs as a whole with such a value, or with all that follows a command.
pub(super) fn grafted(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let values = own_values(text, donors);
    let own = lines(text);
    let grafts: Vec<(&Range<usize>, Vec<u8>)> = line_grafts(text, &values, donors);
    let mut found: Vec<Change> = grafts
        .iter()
        .map(|(_, line)| vec![inserted(text.len(), line.clone())])
        .collect();
    let holder = |value: &Range<usize>| own.iter().find(|line| line.contains(&value.start));
    let instead = grafts.iter().filter_map(|(value, line)| {
        let held = holder(value)?;
        Some(vec![replaced(held, line.clone())])
    });
    found = alternately(found, instead.collect());
    let whole = whole_grafts(text, &values, donors);
    found = alternately(found, alternately(argument_grafts(text, donors), whole));
    for range in spread(own.clone(), MOST_PLACES) {
        let before = |(_, line): &(_, Vec<u8>)| vec![inserted(range.start, line.clone())];
        found.extend(grafts.iter().map(before));
    }
    found
}

/// Signs that the source knows, before and behind words: what begins with one is often read by other code.
pub(super) fn signed_words(text: &[u8], known: &Vocabulary) -> Vec<Change> {
    let signs = known
        .bytes
        .iter()
        .filter(|byte| byte.is_ascii_punctuation());
    let signs: Vec<u8> = signs.copied().take(MOST_SIGNS).collect();
    signed(text, &signs)
}

/// These characters, before and behind words, at both ends, and behind what a line says.
pub(super) fn signed(text: &[u8], signs: &[u8]) -> Vec<Change> {
    let places = spread(words(text), MOST_PLACES);
    let at = |at: usize| {
        signs
            .iter()
            .map(move |sign| vec![inserted(at, vec![*sign])])
    };
    let ends = spread(line_ends(text), MOST_PLACES);
    let (mut of_words, mut of_lines) = (Vec::new(), Vec::new());
    for step in 0..signs.len() {
        let sign = |at: usize| signs.get((step + at) % signs.len()).copied();
        for (at, range) in places.iter().enumerate() {
            for place in [range.start, range.end] {
                of_words.extend(sign(at).map(|sign| vec![inserted(place, vec![sign])]));
            }
        }
        for (at, end) in ends.iter().enumerate() {
            of_lines.extend(sign(at).map(|sign| vec![inserted(*end, vec![b' ', sign])]));
        }
    }
    let whole = at(0).chain(at(text.len()));
    whole.chain(alternately(of_words, of_lines)).collect()
}

/// Values that no other input has: what is bad about this one is among them.
fn own_values(text: &[u8], donors: &[&[u8]]) -> Vec<Range<usize>> {
    let known: BTreeSet<&[u8]> = donors
        .iter()
        .flat_map(|donor| values(donor).into_iter().filter_map(|at| donor.get(at)))
        .collect();
    let mut seen = BTreeSet::new();
    let mut own = values(text);
    own.retain(|range| {
        let value = text.get(range.clone()).unwrap_or_default();
        !known.contains(value) && seen.insert(value)
    });
    spread(own, MOST_VALUES)
}

/// Each value in each line that has one of its shape.
fn line_grafts<'v>(
    text: &[u8],
    own: &'v [Range<usize>],
    donors: &[&[u8]],
) -> Vec<(&'v Range<usize>, Vec<u8>)> {
    let mut shapes = BTreeSet::new();
    let mut hosts: Vec<&[u8]> = donors
        .iter()
        .flat_map(|donor| donor.split(|byte| *byte == b'\n'))
        .collect();
    // The first word tells commands apart.
    hosts.retain(|line| {
        let first = line.split(u8::is_ascii_whitespace).next();
        shapes.insert((first, shape(line)))
    });
    let hosts = spread(hosts, MOST_LINES);
    let mut found = Vec::new();
    for host in hosts {
        for range in own {
            let value = text.get(range.clone()).unwrap_or_default();
            let new = taken_by(host, value).map(|line| [&line[..], b"\n"].concat());
            found.extend(new.map(|line| (range, line)));
        }
    }
    found
}

fn whole_grafts(text: &[u8], own: &[Range<usize>], donors: &[&[u8]]) -> Vec<Change> {
    let hosts = donors.iter().filter(|donor| donor.len() <= MOST_WHOLE);
    let mut found = Vec::new();
    for host in hosts.take(MOST_LINES) {
        for range in own {
            let value = text.get(range.clone()).unwrap_or_default();
            let new = taken_by(host, value).map(|new| vec![replaced(&(0..text.len()), new)]);
            found.extend(new);
        }
    }
    found
}

/// What follows a command here, behind another command of another input that takes values of the same shapes: a product that wraps
/// needs both of its factors.
fn argument_grafts(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let own = spread(arguments(text), MOST_VALUES);
    let hosts = donors.iter().filter(|donor| donor.len() <= MOST_WHOLE);
    let mut found = Vec::new();
    for host in hosts.take(MOST_LINES) {
        for (place, wanted) in spread(arguments(host), MOST_PLACES) {
            let (before, behind) = host.split_at(place.start);
            let (old, behind) = behind.split_at(place.len());
            let fitting = own.iter().filter(|(_, shapes)| *shapes == wanted);
            let fitting = fitting.filter_map(|(range, _)| text.get(range.clone()));
            let new = fitting.filter(|new| *new != old);
            let new = new.map(|new| [before, new, behind].concat());
            found.extend(new.map(|new| vec![replaced(&(0..text.len()), new)]));
        }
    }
    found
}

/// Of each line the values behind the first, if they are several, and their shapes.
fn arguments(text: &[u8]) -> Vec<(Range<usize>, Vec<Vec<u8>>)> {
    let of_line = |line: Range<usize>| {
        let piece = text.get(line.clone())?;
        let values = values(piece);
        let [_, first, .., last] = values.as_slice() else {
            return None;
        };
        let shapes = values.iter().skip(1);
        let shapes = shapes.map(|value| shape(piece.get(value.clone()).unwrap_or_default()));
        let range = line.start + first.start..line.start + last.end;
        Some((range, shapes.collect()))
    };
    lines(text).into_iter().filter_map(of_line).collect()
}

/// The host with the value in each place that has one of its shape, one at a time.
fn taken_by<'h>(host: &'h [u8], value: &'h [u8]) -> impl Iterator<Item = Vec<u8>> {
    let wanted = shape(value);
    let piece = |range: Range<usize>| host.get(range).unwrap_or_default();
    let mut places = values(host);
    places.retain(|range| shape(piece(range.clone())) == wanted && piece(range.clone()) != value);
    places.into_iter().map(move |range| {
        let (before, behind) = (piece(0..range.start), piece(range.end..host.len()));
        [before, value, behind].concat()
    })
}

/// What stands between blanks, brackets, quotes and signs of assignment.
fn values(text: &[u8]) -> Vec<Range<usize>> {
    runs(text, |byte| {
        byte.is_ascii_alphanumeric() || b"_.:/+-\\@#%*".contains(byte) || !byte.is_ascii()
    })
}

/// Digits and letters of one kind each, however many.
fn shape(value: &[u8]) -> Vec<u8> {
    let mut shape: Vec<u8> = value
        .iter()
        .map(|byte| match byte {
            b'0'..=b'9' => b'0',
            byte if byte.is_ascii_alphabetic() || !byte.is_ascii() => b'a',
            byte => *byte,
        })
        .collect();
    shape.dedup_by(|one, other| one == other && one.is_ascii_alphanumeric());
    shape
}

#[cfg(test)]
#[path = "grafts_tests.rs"]
mod tests;

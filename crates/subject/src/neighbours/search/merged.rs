//! Two inputs in one: what the program does for one of them meets what it does for the other. Tests try features one by one, and a
//! patch that confuses two of them passes all.

use std::collections::BTreeSet;
use std::ops::Range;

use super::change::{Change, inserted, lines, replaced, spread};
use super::lines::whole_line;
use super::text::{MOST_PLACES, alternately};
use crate::neighbours::reshape_text::runs;

/// Inputs that are brought together with this one.
const MOST_DONORS: usize = 64;
/// Inputs of more lines or bytes are not: aligning them takes the product of their lengths, and each merger is a copy of both.
const MOST_LINES: usize = 200;
const MOST_MERGED: usize = 8 << 10;
/// Lines that are crossed with each line of the input, and how often one of them is.
const MOST_CROSSED: usize = 96;
const MOST_OF_PAIR: usize = 8;
/// Longer lines are not crossed: each crossing is a copy.
const MOST_LINE: usize = 512;

/// All lines of this input and of another, in the order of both; what both have stands once.
pub(super) fn merged(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let own = whole_lines(text);
    let mut found = Vec::new();
    if own.len() > MOST_LINES || text.len() > MOST_MERGED {
        return found;
    }
    let donors = donors.iter().filter(|donor| donor.len() <= MOST_MERGED);
    for donor in donors.take(MOST_DONORS) {
        let other = whole_lines(donor);
        if other.is_empty() || other.len() > MOST_LINES || other == own {
            continue;
        }
        for made in [supersequence(&own, &other), supersequence(&other, &own)] {
            found.push(vec![replaced(&(0..text.len()), made.concat())]);
        }
    }
    found
}

/// Lines that begin as one of this input and go on as another from a word that both have, instead of the line and behind it: the
/// condition of one rule with the action of another. Lines of one command with what another has.
pub(super) fn crossed_lines(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let all = whole_lines(text)
        .into_iter()
        .chain(donors.iter().flat_map(|donor| whole_lines(donor)));
    let distinct: BTreeSet<Vec<u8>> = all
        .filter(|line| (2..=MOST_LINE).contains(&line.len()))
        .collect();
    let partners = spread(distinct.into_iter().collect(), MOST_CROSSED);
    let mut found = Vec::new();
    for range in spread(lines(text), MOST_PLACES) {
        let line = whole_line(text.get(range.clone()).unwrap_or_default());
        if line.len() > MOST_LINE {
            continue;
        }
        let mut made = BTreeSet::new();
        for partner in &partners {
            made.extend(crossed(&line, partner));
        }
        let instead = made.iter().map(|new| vec![replaced(&range, new.clone())]);
        let behind = made
            .iter()
            .map(|new| vec![inserted(range.end, new.clone())]);
        found.push(alternately(instead.collect(), behind.collect()));
    }
    let most = found.iter().map(Vec::len).max().unwrap_or_default();
    let turn = |step: usize| found.iter().filter_map(move |line| line.get(step).cloned());
    (0..most).flat_map(turn).collect()
}

/// The first line up to a word that the second has too, and the second from there.
fn crossed(one: &[u8], other: &[u8]) -> Vec<Vec<u8>> {
    let piece = |line: &[u8], range: Range<usize>| line.get(range).unwrap_or_default().to_vec();
    let ends = words(other);
    let mut found = Vec::new();
    if let (Some(own), Some(first)) = (words(one).first(), ends.first())
        && let (true, Some(second)) = (
            piece(one, own.clone()) == piece(other, first.clone()),
            ends.get(1),
        )
        && one != other
    {
        let rest = piece(other, second.start..other.len());
        found.push([one.trim_ascii_end(), b" ", &rest[..]].concat());
    }
    // Lines that part at their first word are the second line.
    'words: for first in words(one).into_iter().skip(1) {
        let shared = piece(one, first.clone());
        let same = ends
            .iter()
            .filter(|end| piece(other, (*end).clone()) == shared);
        for end in same {
            let made = [
                piece(one, 0..first.start),
                piece(other, end.start..other.len()),
            ]
            .concat();
            if found.len() == MOST_OF_PAIR {
                break 'words;
            }
            if made != one && made != other {
                found.push(made);
            }
        }
    }
    found
}

fn words(line: &[u8]) -> Vec<Range<usize>> {
    runs(line, |byte| !byte.is_ascii_whitespace())
}

fn whole_lines(text: &[u8]) -> Vec<Vec<u8>> {
    let all = lines(text).into_iter();
    all.map(|range| whole_line(text.get(range).unwrap_or_default()))
        .collect()
}

/// The shortest sequence that has both as subsequences; where the order is free, the first goes first.
fn supersequence(first: &[Vec<u8>], second: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let width = second.len() + 1;
    // The length of the longest common subsequence of what follows.
    let mut common = vec![0_usize; (first.len() + 1) * width];
    let at = |row: usize, column: usize| row * width + column;
    let get = |common: &[usize], row, column| common.get(at(row, column)).copied().unwrap_or(0);
    for (row, one) in first.iter().enumerate().rev() {
        for (column, other) in second.iter().enumerate().rev() {
            let longest = match one == other {
                true => get(&common, row + 1, column + 1) + 1,
                false => get(&common, row + 1, column).max(get(&common, row, column + 1)),
            };
            if let Some(cell) = common.get_mut(at(row, column)) {
                *cell = longest;
            }
        }
    }
    let (mut row, mut column) = (0, 0);
    let mut made = Vec::with_capacity(first.len() + second.len());
    while let (Some(one), Some(other)) = (first.get(row), second.get(column)) {
        let takes_first = get(&common, row + 1, column) >= get(&common, row, column + 1);
        if one == other || takes_first {
            made.push(one.clone());
            column += usize::from(one == other);
            row += 1;
        } else {
            made.push(other.clone());
            column += 1;
        }
    }
    made.extend(
        first
            .iter()
            .skip(row)
            .chain(second.iter().skip(column))
            .cloned(),
    );
    made
}

#[cfg(test)]
#[path = "merged_tests.rs"]
mod tests;

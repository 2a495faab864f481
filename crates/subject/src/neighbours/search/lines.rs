//! Changes of whole lines that the search tries: many inputs are lists of commands or records, one in each line.

use std::collections::BTreeMap;
use std::ops::Range;

use super::change::{Change, applied, inserted, lines, replaced, spread};
use super::text::{MOST_PLACES, alternately, other_numbers, other_words};
use super::words::Vocabulary;
use crate::neighbours::reshape_text::runs;

/// Variants of one line, and how much longer they may be.
const MOST_VARIED: usize = 200;
const MOST_LINE: usize = 64;
/// Names of the input, and commands of other inputs, that are brought together.
const MOST_NAMES: usize = 8;
const MOST_COMMANDS: usize = 24;
pub(super) const SEPARATORS: &[u8] = b" ,;:|\t=";

/// Lines once more with another keyword or number, before the line itself: further settings that change what it does.
pub(super) fn varied_lines(text: &[u8], known: &Vocabulary, donors: &[&[u8]]) -> Vec<Change> {
    let varied = |range: Range<usize>| -> Vec<Change> {
        let line = whole_line(text.get(range.clone()).unwrap_or_default());
        let words = other_words(&line, known, donors);
        let numbers = other_numbers(&line);
        let copy = |change: Change| {
            let new = applied(&line, &change, line.len() + MOST_LINE)?;
            Some(vec![inserted(range.start, new)])
        };
        let all = alternately(words, numbers).into_iter().filter_map(copy);
        all.take(MOST_VARIED).collect()
    };
    let each: Vec<Vec<Change>> = spread(lines(text), MOST_PLACES)
        .into_iter()
        .map(varied)
        .collect();
    let most = each.iter().map(Vec::len).max().unwrap_or_default();
    let turn = |step: usize| each.iter().filter_map(move |all| all.get(step).cloned());
    (0..most).flat_map(turn).collect()
}

/// Lines left out, moved and doubled, and lines of other inputs put between them.
pub(super) fn other_lines(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let own = spread(lines(text), MOST_PLACES);
    let line = |range: &Range<usize>| whole_line(text.get(range.clone()).unwrap_or_default());
    let mut found: Vec<Change> = Vec::new();
    for range in &own {
        found.push(vec![replaced(range, Vec::new())]);
        found.push(vec![inserted(text.len(), line(range))]);
        found.push(vec![inserted(0, line(range))]);
    }
    for pair in own.windows(2) {
        if let [first, second] = pair {
            let moved = [line(second), line(first)].concat();
            found.push(vec![replaced(&(first.start..second.end), moved)]);
        }
    }
    let foreign: Vec<Vec<u8>> = donors
        .iter()
        .flat_map(|donor| {
            lines(donor)
                .into_iter()
                .map(|range| whole_line(donor.get(range).unwrap_or_default()))
        })
        .collect();
    let mut foreign: Vec<Vec<u8>> = foreign.into_iter().filter(|line| line.len() > 1).collect();
    foreign.sort();
    foreign.dedup();
    let foreign = spread(foreign, MOST_PLACES * 2);
    let places: Vec<usize> = own
        .iter()
        .map(|range| range.start)
        .chain([text.len()])
        .collect();
    for step in 0..places.len() {
        for (turn, line) in foreign.iter().enumerate() {
            if let Some(at) = places.get((turn + step) % places.len()) {
                found.push(vec![inserted(*at, line.clone())]);
            }
        }
    }
    found
}

/// Fields of a line in another order, whatever separates them.
pub(super) fn other_order(text: &[u8]) -> Vec<Change> {
    let piece = |range: Range<usize>| text.get(range).unwrap_or_default();
    let mut found = Vec::new();
    for line in spread(lines(text), MOST_PLACES) {
        for separator in SEPARATORS {
            let fields = fields_between(text, &line, *separator);
            for pair in fields.windows(2) {
                let [one, two] = pair else { continue };
                let between = piece(one.end..two.start);
                let swapped = [piece(two.clone()), between, piece(one.clone())].concat();
                found.push(vec![replaced(&(one.start..two.end), swapped)]);
            }
        }
    }
    found
}

pub(super) fn fields_between(text: &[u8], line: &Range<usize>, separator: u8) -> Vec<Range<usize>> {
    let content = text.get(line.clone()).unwrap_or_default();
    let found = runs(content, |byte| *byte != separator && *byte != b'\n').into_iter();
    found
        .map(|field| line.start + field.start..line.start + field.end)
        .collect()
}

/// Commands of other inputs, one of each, about the names of this one, before every line and at the end.
pub(super) fn adapted_lines(text: &[u8], donors: &[&[u8]]) -> Vec<Change> {
    let mut names: BTreeMap<&[u8], usize> = BTreeMap::new();
    for line in text.split(|byte| *byte == b'\n') {
        for name in fields(line).skip(1).filter(is_name) {
            *names.entry(name).or_default() += 1;
        }
    }
    let mut names: Vec<(&[u8], usize)> = names.into_iter().collect();
    names.sort_by_key(|(_, times)| usize::MAX - times);
    names.truncate(MOST_NAMES);
    let mut commands: BTreeMap<&[u8], &[u8]> = BTreeMap::new();
    for line in donors
        .iter()
        .flat_map(|donor| donor.split(|byte| *byte == b'\n'))
    {
        if let Some(command) = fields(line).next() {
            commands.entry(command).or_insert(line);
        }
    }
    let starts = spread(lines(text), MOST_PLACES)
        .into_iter()
        .map(|range| range.start);
    // Late ones first: a command does more once there is something for it to do.
    let places: Vec<usize> = [text.len()].into_iter().chain(starts.rev()).collect();
    let mut found = Vec::new();
    for at in places {
        for (name, _) in &names {
            let about = |line: &&[u8]| vec![inserted(at, about(line, name))];
            found.extend(commands.values().take(MOST_COMMANDS).map(about));
        }
    }
    found
}

/// The line with every name in it replaced by this one.
fn about(line: &[u8], name: &[u8]) -> Vec<u8> {
    let mut all = fields(line);
    let mut made = all.next().unwrap_or_default().to_vec();
    for field in all {
        made.push(b' ');
        made.extend_from_slice(if is_name(&field) { name } else { field });
    }
    made.push(b'\n');
    made
}

fn fields(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let all = line.split(|byte| byte.is_ascii_whitespace());
    all.filter(|field| !field.is_empty())
}

fn is_name(field: &&[u8]) -> bool {
    field
        .first()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
}

pub(super) fn whole_line(line: &[u8]) -> Vec<u8> {
    match line.last() {
        Some(b'\n') => line.to_vec(),
        _ => [line, b"\n"].concat(),
    }
}

#[cfg(test)]
#[path = "lines_tests.rs"]
mod tests;

//! Many lines of one kind, each with a name or number of its own: what was given more room is outgrown only by things that differ.

use std::ops::Range;

use super::change::{Change, Edit, New, lines, spread};
use super::columns::words_and_numbers;
use super::sizes::sizes;
use super::words::Vocabulary;

/// Lines that are repeated so, and words of one that are counted up.
const MOST_PLACES: usize = 12;
const MOST_WORDS: usize = 4;

/// A word of a line as it is in a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Counter {
    /// Within the line.
    pub range: Range<usize>,
    pub rule: Rule,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Rule {
    /// The number, or a number behind the word, goes up.
    Up,
    /// What the other word was in the copy before.
    Last(Range<usize>),
}

/// Lines that often, and once more, with one word counted up, with two, with all names, or each about the one before it.
pub(super) fn counted_lines(text: &[u8], named: &[i128], known: &Vocabulary) -> Vec<Change> {
    let lines = spread(lines(text), MOST_PLACES);
    let ways: Vec<(Range<usize>, Vec<Vec<Counter>>)> = lines
        .into_iter()
        .map(|line| {
            let ways = ways(text.get(line.clone()).unwrap_or_default(), known);
            (line, ways)
        })
        .collect();
    let most = ways.iter().map(|(_, ways)| ways.len()).max();
    let mut found = Vec::new();
    for size in sizes(named) {
        for way in 0..most.unwrap_or_default() {
            for (line, ways) in &ways {
                let counters = ways.get(way).cloned();
                found.extend(counters.map(|counters| vec![counted(line, counters, size)]));
            }
        }
    }
    found
}

fn counted(line: &Range<usize>, counters: Vec<Counter>, times: usize) -> Edit {
    Edit {
        range: line.end..line.end,
        new: New::Counted {
            of: line.clone(),
            counters,
            times,
        },
    }
}

/// The first word is most often the command, so it is counted last.
fn ways(line: &[u8], known: &Vocabulary) -> Vec<Vec<Counter>> {
    let mut words = words_and_numbers(line);
    let is_name = |(at, range): &(usize, &Range<usize>)| {
        let word = line.get((*range).clone()).unwrap_or_default();
        let is_number = word.iter().all(u8::is_ascii_digit);
        (*at == 0 || !is_number) && !known.words.iter().any(|known| known == word)
    };
    let names = words.iter().enumerate().filter(is_name);
    let names: Vec<Range<usize>> = names.map(|(_, range)| range.clone()).collect();
    words.truncate(MOST_WORDS + 1);
    let up = |range: &Range<usize>| Counter {
        range: range.clone(),
        rule: Rule::Up,
    };
    let behind = words.get(1..).unwrap_or_default();
    let mut found: Vec<Vec<Counter>> = behind.iter().map(|word| vec![up(word)]).collect();
    for (at, one) in words.iter().enumerate() {
        let others = words.iter().skip(at + 1);
        found.extend(others.map(|other| vec![up(one), up(other)]));
    }
    // All that the source does not know, so no keywords; and the number of the line.
    if names.len() > 2 {
        found.insert(0, names.iter().map(up).collect());
    }
    for pair in words.windows(2) {
        if let [name, about] = pair {
            let last = Counter {
                range: about.clone(),
                rule: Rule::Last(name.clone()),
            };
            found.push(vec![up(name), last]);
        }
    }
    found.extend(words.first().map(|first| vec![up(first)]));
    found
}

/// The copies, one behind another.
pub(super) fn copies(line: &[u8], counters: &[Counter], times: usize) -> Vec<u8> {
    let mut made = Vec::new();
    if !line.ends_with(b"\n") {
        made.push(b'\n');
    }
    for step in 1..=times {
        let mut end = 0;
        for counter in counters {
            made.extend_from_slice(line.get(end..counter.range.start).unwrap_or_default());
            let (range, step) = match &counter.rule {
                Rule::Up => (&counter.range, step),
                Rule::Last(name) => (name, step - 1),
            };
            made.extend(word(line.get(range.clone()).unwrap_or_default(), step));
            end = counter.range.end;
        }
        made.extend_from_slice(line.get(end..).unwrap_or_default());
        if !made.ends_with(b"\n") {
            made.push(b'\n');
        }
    }
    made
}

/// At most so many bytes are the copies.
pub(super) fn length(line: usize, counters: &[Counter], times: usize) -> usize {
    let words = counters.iter().map(|counter| match &counter.rule {
        Rule::Up => 0,
        Rule::Last(name) => name.len(),
    });
    let longest = words.fold(line + 1, usize::saturating_add);
    let longest = longest.saturating_add(counters.len() * 20);
    longest.saturating_mul(times).saturating_add(1)
}

fn word(own: &[u8], step: usize) -> Vec<u8> {
    if step == 0 {
        return own.to_vec();
    }
    let digits = own
        .iter()
        .rev()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let (name, number) = own.split_at(own.len() - digits);
    let number = std::str::from_utf8(number)
        .ok()
        .and_then(|number| number.parse::<u64>().ok());
    let number = number.unwrap_or_default().saturating_add(step as u64);
    [name, number.to_string().as_bytes()].concat()
}

#[cfg(test)]
#[path = "counted_tests.rs"]
mod tests;

//! Many lines of one kind, each with a name or number of its own: what was given more room is outgrown only by things that differ.

use std::ops::Range;

use super::change::{Change, Edit, New, lines, spread};
use super::columns::words_and_numbers;
use super::counter::{Counter, Rule};
use super::sizes::sizes;
use super::words::Vocabulary;

/// Lines that are repeated so, and words of one that are counted up.
const MOST_PLACES: usize = 12;
const MOST_WORDS: usize = 4;

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

#[cfg(test)]
#[path = "counted_tests.rs"]
mod tests;

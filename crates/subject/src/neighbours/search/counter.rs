//! Copies of a line in which words go up.

use std::ops::Range;

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

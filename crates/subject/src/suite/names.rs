//! Stable names: the judge compares tests by name, so whatever changes from run to run (times, ordinals) must not be
//! part of one.

use std::collections::{HashMap, HashSet};

use patchwright_domain::suite::{Extent, MAX_CASES, TestCase, TestOutcome};

/// Longest name, in bytes.
const MAX_NAME: usize = 400;

/// The tests found so far, bounded.
#[derive(Debug, Clone)]
pub(super) struct Cases {
    pub list: Vec<TestCase>,
    pub extent: Extent,
}

impl Default for Cases {
    fn default() -> Self {
        Self {
            list: Vec::new(),
            extent: Extent::Whole,
        }
    }
}

impl Cases {
    pub fn push(&mut self, name: &str, outcome: TestOutcome) {
        if self.list.len() >= MAX_CASES {
            self.extent = Extent::Cut;
            return;
        }
        let name = stable(name);
        self.list.push(TestCase { name, outcome });
    }

    pub fn append(&mut self, other: Cases) {
        if other.extent == Extent::Cut {
            self.extent = Extent::Cut;
        }
        let room = MAX_CASES.saturating_sub(self.list.len());
        if other.list.len() > room {
            self.extent = Extent::Cut;
        }
        self.list.extend(other.list.into_iter().take(room));
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// The name without a time at its end, bounded in length and never empty.
pub(super) fn stable(name: &str) -> String {
    let mut rest = name.trim();
    while let Some(shorter) = without_time(rest) {
        rest = shorter.trim_end();
    }
    match cut_at(rest, MAX_NAME) {
        "" => "unnamed".to_owned(),
        name => name.to_owned(),
    }
}

/// Gives repeated names a number, in order of appearance.
pub(super) fn make_unique(cases: &mut [TestCase]) {
    let mut used: HashSet<String> = HashSet::with_capacity(cases.len());
    let mut next: HashMap<String, usize> = HashMap::new();
    for case in cases {
        if used.insert(case.name.clone()) {
            continue;
        }
        let number = next.entry(case.name.clone()).or_insert(2);
        let unique = loop {
            let candidate = format!("{} ({number})", case.name);
            *number += 1;
            if used.insert(candidate.clone()) {
                break candidate;
            }
        };
        case.name = unique;
    }
}

/// `x (12 ms)`, `x [0.03s]`, `x in 12ms`.
fn without_time(name: &str) -> Option<&str> {
    let bracketed = |open: char, close: char| {
        let (before, inside) = name.strip_suffix(close)?.rsplit_once(open)?;
        is_time(inside).then_some(before)
    };
    bracketed('(', ')')
        .or_else(|| bracketed('[', ']'))
        .or_else(|| {
            let (before, time) = name.rsplit_once(" in ")?;
            is_time(time).then_some(before)
        })
}

fn is_time(text: &str) -> bool {
    let text = text.trim();
    let digits = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    !number.is_empty()
        && matches!(
            unit.trim(),
            "s" | "ms" | "us" | "µs" | "ns" | "sec" | "secs" | "seconds" | "second" | "m" | "min"
        )
}

/// At most `limit` bytes, without splitting a character.
fn cut_at(text: &str, limit: usize) -> &str {
    let mut end = limit.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or(text)
}

#[cfg(test)]
#[path = "names_tests.rs"]
mod tests;

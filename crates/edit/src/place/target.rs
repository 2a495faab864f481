//! The file that a hunk is placed in, with an index of its lines that is built only if a hunk is not where it says.

use std::cell::OnceCell;
use std::collections::HashMap;

use super::key::{Signature, line_key, signature};
use super::query::Query;
use crate::error::Excerpt;
use crate::lines::{self, Line};
use patchwright_code::lex::Dialect;

/// More places than this need not be told apart.
const MAX_RUNS: usize = 500;
const SHOWN_LINES: usize = 12;

pub struct Target<'a> {
    pub lines: Vec<Line<'a>>,
    pub dialect: Option<Dialect>,
    index: OnceCell<Index>,
    signatures: OnceCell<Vec<Signature>>,
}

/// Lines by their key: equal numbers are lines that differ only in white space.
struct Index {
    numbers: Vec<u32>,
    by_key: HashMap<Vec<u8>, u32>,
    places: Vec<Vec<u32>>,
}

impl<'a> Target<'a> {
    pub fn new(content: &'a [u8], dialect: Option<Dialect>) -> Self {
        let lines = lines::split(content);
        Self {
            lines,
            dialect,
            index: OnceCell::new(),
            signatures: OnceCell::new(),
        }
    }

    /// Whether all quoted lines are there byte for byte, except for line endings.
    pub fn matches_exactly(&self, query: &Query<'_>, start: usize) -> bool {
        let Some(here) = self
            .lines
            .get(start..start.saturating_add(query.quoted.len()))
        else {
            return false;
        };
        here.iter()
            .zip(&query.quoted)
            .all(|(line, quoted)| line.text == quoted.text)
    }

    /// Where all quoted lines are consecutive, white space aside; nearest to `stated` first when there are too many.
    pub fn runs(&self, query: &Query<'_>, stated: Option<usize>) -> Vec<usize> {
        let numbers: Option<Vec<u32>> = query
            .quoted
            .iter()
            .map(|quoted| self.number_of(&quoted.text))
            .collect();
        let Some(numbers) = numbers else {
            return Vec::new();
        };
        let rarest = (0..numbers.len()).min_by_key(|&i| {
            numbers
                .get(i)
                .map_or(0, |&number| self.with_number(number).len())
        });
        let Some((offset, number)) = rarest.and_then(|i| Some((i, *numbers.get(i)?))) else {
            return Vec::new();
        };
        let mut starts: Vec<usize> = self
            .with_number(number)
            .iter()
            .filter_map(|&line| (line as usize).checked_sub(offset))
            .collect();
        if let Some(stated) = stated {
            starts.sort_by_key(|start| start.abs_diff(stated));
        }
        let here = |start: usize| self.index().numbers.get(start..start + numbers.len());
        let mut found: Vec<usize> = starts
            .into_iter()
            .filter(|&start| here(start) == Some(numbers.as_slice()))
            .take(MAX_RUNS)
            .collect();
        found.sort_unstable();
        found
    }

    /// The lines that equal this text, white space aside.
    pub fn places_of(&self, text: &[u8]) -> &[u32] {
        self.number_of(text)
            .map_or(&[], |number| self.with_number(number))
    }

    pub fn signatures(&self) -> &[Signature] {
        let make = || {
            self.lines
                .iter()
                .map(|l| signature(&line_key(l.text, self.dialect)))
                .collect()
        };
        self.signatures.get_or_init(make)
    }

    pub fn number_of(&self, text: &[u8]) -> Option<u32> {
        self.index()
            .by_key
            .get(&line_key(text, self.dialect))
            .copied()
    }

    pub fn number_at(&self, line: usize) -> Option<u32> {
        self.index().numbers.get(line).copied()
    }

    fn with_number(&self, number: u32) -> &[u32] {
        self.index()
            .places
            .get(number as usize)
            .map_or(&[], Vec::as_slice)
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let mut index = Index {
                numbers: vec![],
                by_key: HashMap::new(),
                places: vec![],
            };
            for (i, line) in self.lines.iter().enumerate() {
                let next = index.places.len() as u32;
                let key = line_key(line.text, self.dialect);
                let number = *index.by_key.entry(key).or_insert(next);
                if number == next {
                    index.places.push(Vec::new());
                }
                if let Some(places) = index.places.get_mut(number as usize) {
                    places.push(i as u32);
                }
                index.numbers.push(number);
            }
            index
        })
    }
}

/// Lines of the file as an error shows them; `start` counts from 0.
pub fn excerpt(target: &Target<'_>, start: usize, lines: usize) -> Excerpt {
    let shown = target
        .lines
        .iter()
        .skip(start)
        .take(lines.clamp(1, SHOWN_LINES));
    let show = |text: &[u8]| {
        let text: String = String::from_utf8_lossy(text).chars().take(160).collect();
        text.trim_end().to_string()
    };
    Excerpt {
        first: start + 1,
        lines: shown.map(|line| show(line.text)).collect(),
    }
}

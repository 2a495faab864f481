//! The lines of a hunk against the lines of a file: the cost of each pairing.

use super::key::{Signature, line_key, signature};
use super::query::{Fit, Query, weight};
use super::target::Target;
use crate::lines;

/// Above this likeness a context line counts as the same line, changed.
const ALIKE: f32 = 0.6;
/// The cost of what must not happen.
pub const NEVER: f32 = f32::INFINITY;

pub struct Table<'q, 't> {
    pub query: &'q Query<'q>,
    pub target: &'t Target<'t>,
    pub numbers: Vec<Option<u32>>,
    pub signatures: Vec<Signature>,
    pub weights: Vec<f32>,
    /// How far lines may shift against each other.
    pub band: usize,
}

impl<'q, 't> Table<'q, 't> {
    pub fn new(query: &'q Query<'q>, target: &'t Target<'t>) -> Self {
        let texts = || query.quoted.iter().map(|line| line.text.as_slice());
        Self {
            query,
            target,
            numbers: texts().map(|text| target.number_of(text)).collect(),
            signatures: texts()
                .map(|text| signature(&line_key(text, target.dialect)))
                .collect(),
            weights: texts().map(weight).collect(),
            band: (query.quoted.len() / 2 + 2).min(12),
        }
    }

    pub fn fit(&self, index: usize, line: usize) -> Fit {
        let quoted = self
            .query
            .quoted
            .get(index)
            .map(|quoted| quoted.text.as_slice());
        if quoted == Some(self.real(line)) {
            Fit::Exact(line)
        } else if self.are_equal(index, line) {
            Fit::Whitespace(line)
        } else {
            Fit::Other(line)
        }
    }

    /// The cost of pairing a quoted line with this line of the file.
    pub fn pair_cost(&self, index: usize, line: usize) -> f32 {
        let own = self.weights.get(index).copied().unwrap_or(0.0);
        match self.fit(index, line) {
            Fit::Exact(_) => return 0.0,
            Fit::Whitespace(_) => return 0.05 * own,
            Fit::Other(_) | Fit::Missing if self.query.is_deletion(index) => return NEVER,
            Fit::Other(_) | Fit::Missing => {}
        }
        let real = self.real(line);
        let heavier = own.max(weight(real));
        let likeness = self.likeness(index, line);
        if likeness >= ALIKE {
            heavier * (1.0 - 0.8 * likeness)
        } else {
            heavier + 0.1
        }
    }

    /// The cost of a quoted line that is not in the file.
    pub fn absent_cost(&self, index: usize) -> f32 {
        let blank = self
            .query
            .quoted
            .get(index)
            .is_none_or(|line| lines::is_blank(&line.text));
        match (blank, self.query.is_deletion(index)) {
            (true, _) => 0.1,
            (false, true) => NEVER,
            (false, false) => self.weights.get(index).copied().unwrap_or(0.0) + 0.15,
        }
    }

    /// The cost of skipping a line of the file between two quoted lines; `gap` is the index of the lower.
    ///
    /// Between two deletions, or where additions would have two places to go, none may be skipped.
    pub fn unquoted_cost(&self, gap: usize, line: usize) -> f32 {
        let real = self.real(line);
        if lines::is_blank(real) {
            return 0.05;
        }
        if is_idle(real) {
            return 0.1;
        }
        let above = gap
            .checked_sub(1)
            .is_some_and(|i| self.query.is_deletion(i));
        let below = self.query.is_deletion(gap);
        match (above, below, self.query.adds_at(gap)) {
            (true, true, _) | (false, false, true) => NEVER,
            (true, false, _) | (false, true, _) | (false, false, false) => {
                0.6 * weight(real).max(0.5)
            }
        }
    }

    /// The line of the file that a quoted line stands on, if it is at least like it.
    pub fn known(&self, index: usize, fits: &[Fit]) -> Option<usize> {
        match *fits.get(index)? {
            Fit::Exact(line) | Fit::Whitespace(line) => Some(line),
            Fit::Other(line) => (self.likeness(index, line) >= ALIKE).then_some(line),
            Fit::Missing => None,
        }
    }

    pub fn likeness(&self, index: usize, line: usize) -> f32 {
        match (
            self.signatures.get(index),
            self.target.signatures().get(line),
        ) {
            (Some(a), Some(b)) => a.similarity(b),
            _ => 0.0,
        }
    }

    pub fn are_equal(&self, index: usize, line: usize) -> bool {
        let number = self.numbers.get(index).copied().flatten();
        number.is_some() && number == self.target.number_at(line)
    }

    pub fn real(&self, line: usize) -> &'t [u8] {
        self.target
            .lines
            .get(line)
            .map_or(&b""[..], |line| line.text)
    }
}

/// Blank, or a comment and nothing else.
pub fn is_idle(real: &[u8]) -> bool {
    let real = real.trim_ascii();
    let block = real.starts_with(b"/*") && real.ends_with(b"*/") && real.len() >= 4;
    let one_block = block && !real.windows(2).rev().skip(1).any(|pair| pair == b"*/");
    let continued = real.last() == Some(&b'\\');
    real.is_empty() || one_block || (real.starts_with(b"//") && !continued)
}

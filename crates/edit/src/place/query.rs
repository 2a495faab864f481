//! What a hunk quotes, how each quoted line fits the file, and where additions go between them.

use crate::lines;
use crate::patch::{HunkLine, LineKind};

/// How a quoted line relates to the file; lines of the file count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fit {
    Exact(usize),
    /// Differs in white space that means nothing.
    Whitespace(usize),
    /// A context line that differs in the file.
    Other(usize),
    /// A context line that the file does not have.
    Missing,
}

impl Fit {
    pub fn line(self) -> Option<usize> {
        match self {
            Self::Exact(line) | Self::Whitespace(line) | Self::Other(line) => Some(line),
            Self::Missing => None,
        }
    }

    pub fn is_strong(self) -> bool {
        matches!(self, Self::Exact(_) | Self::Whitespace(_))
    }
}

/// What a hunk quotes, and where it adds.
pub struct Query<'h> {
    pub quoted: Vec<&'h HunkLine>,
    /// Whether lines are added before the quoted line of that index (or, last, after all).
    pub adds: Vec<bool>,
}

impl<'h> Query<'h> {
    pub fn new(lines: &'h [HunkLine]) -> Self {
        let mut quoted = Vec::new();
        let mut adds = vec![false];
        for line in lines {
            match line.kind {
                LineKind::Add => {
                    if let Some(last) = adds.last_mut() {
                        *last = true;
                    }
                }
                LineKind::Context | LineKind::Delete => {
                    quoted.push(line);
                    adds.push(false);
                }
            }
        }
        Self { quoted, adds }
    }

    pub fn is_deletion(&self, index: usize) -> bool {
        self.quoted
            .get(index)
            .is_some_and(|line| line.kind == LineKind::Delete)
    }

    pub fn adds_at(&self, gap: usize) -> bool {
        self.adds.get(gap).copied().unwrap_or(false)
    }
}

/// What an insertion is attached to; decides the order where two meet between the same lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hold {
    /// It takes the place of a deleted line above.
    Replaces,
    Free,
}

/// The line of the file that additions before the quoted line `gap` precede.
pub fn insertion(query: &Query<'_>, fits: &[Fit], gap: usize) -> (usize, Hold) {
    let above = gap.checked_sub(1);
    let fit = |i: Option<usize>| i.and_then(|i| fits.get(i)).copied().unwrap_or(Fit::Missing);
    let (upper, lower) = (fit(above), fit(Some(gap)));
    if let (true, Some(line)) = (above.is_some_and(|i| query.is_deletion(i)), upper.line()) {
        return (line + 1, Hold::Replaces);
    }
    if let (true, Some(line)) = (query.is_deletion(gap), lower.line()) {
        return (line, Hold::Free);
    }
    match (upper, lower) {
        (Fit::Exact(line) | Fit::Whitespace(line), _) => (line + 1, Hold::Free),
        (_, Fit::Exact(line) | Fit::Whitespace(line) | Fit::Other(line)) => (line, Hold::Free),
        (Fit::Other(line), Fit::Missing) => (line + 1, Hold::Free),
        (Fit::Missing, Fit::Missing) => (0, Hold::Free),
    }
}

/// How much a line says about where it stands.
pub fn weight(text: &[u8]) -> f32 {
    match text.iter().filter(|b| b.is_ascii_alphanumeric()).count() {
        0 if lines::is_blank(text) => 0.1,
        0..3 => 0.25,
        _ => 1.0,
    }
}

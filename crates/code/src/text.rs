//! A file's text in two forms of equal length: as it is, and with all that is not code blanked out.
//!
//! Equal length lets every part read out of the second be shown and edited in the first.

mod branches;
mod clean;
mod lex;
mod tokens;

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use super::tree::Span;

pub(super) use clean::{Directive, Word};
pub(super) use lex::{TextTokenKind, Token};
pub(super) use tokens::Tokens;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    C,
    Cpp,
}

#[derive(Debug)]
pub(super) struct Text {
    pub path: RelPath,
    pub raw: String,
    /// Comments, directives and branches that were not chosen are spaces.
    pub clean: String,
    pub language: Language,
    line_starts: Vec<u32>,
    /// Names of types in the whole tree; C cannot be read without them.
    types: OnceLock<Arc<HashSet<String>>>,
}

impl Text {
    /// Also returns the directives, which are blanked.
    pub fn new(path: RelPath, bytes: &[u8], language: Language) -> (Self, Vec<Directive>) {
        let raw = readable(bytes);
        let lined = lines::with_newlines(&raw);
        let (mut clean, directives) = clean::clean(&lined);
        branches::choose(&mut clean, &lined, &directives);
        drop(lined);
        // Whole tokens are blanked, so this holds; should it not, the raw text is the lesser evil.
        let clean = String::from_utf8(clean).unwrap_or_else(|_| raw.clone());
        let text = Self {
            path,
            line_starts: line_starts(&raw),
            raw,
            clean,
            language,
            types: OnceLock::new(),
        };
        (text, directives)
    }

    /// A text of another language, whose comments are kept.
    pub fn plain(path: RelPath, bytes: &[u8]) -> Self {
        let raw = readable(bytes);
        Self {
            path,
            line_starts: line_starts(&raw),
            clean: raw.clone(),
            raw,
            language: Language::C,
            types: OnceLock::new(),
        }
    }

    /// A piece of code that is in no file, with this one's language and types.
    pub fn piece(&self, code: &str) -> Self {
        let (piece, _) = Self::new(self.path.clone(), code.as_bytes(), self.language);
        if let Some(types) = self.types.get() {
            piece.know_types(Arc::clone(types));
        }
        piece
    }

    /// Only the first call counts.
    pub fn know_types(&self, types: Arc<HashSet<String>>) {
        self.types.get_or_init(|| types);
    }

    /// Whether a name is a type, as far as is known: system headers are not read.
    pub fn is_type(&self, name: &str) -> bool {
        let known = self.types.get().is_some_and(|types| types.contains(name));
        known || name.ends_with("_t")
    }

    pub fn span(&self, start: usize, end: usize) -> Span {
        let line = self.line_of(start);
        let line_start = self.line_start(line).unwrap_or(0);
        Span {
            start,
            end,
            line,
            column: (start.saturating_sub(line_start)) as u32 + 1,
            end_line: self.line_of(end.saturating_sub(1).max(start)),
        }
    }

    pub fn line_of(&self, offset: usize) -> u32 {
        self.line_starts
            .partition_point(|&start| start as usize <= offset) as u32
    }

    /// Of the line's first byte; lines count from 1.
    pub fn line_start(&self, line: u32) -> Option<usize> {
        let index = (line as usize).checked_sub(1)?;
        self.line_starts.get(index).map(|&start| start as usize)
    }

    pub fn slice(&self, start: usize, end: usize) -> &str {
        self.raw.get(start..end).unwrap_or("")
    }

    pub fn clean_slice(&self, start: usize, end: usize) -> &str {
        self.clean.get(start..end).unwrap_or("")
    }

    pub fn word(&self, token: &Token) -> &str {
        self.clean_slice(token.start(), token.end())
    }
}

fn line_starts(raw: &str) -> Vec<u32> {
    let starts = lines::starts(raw.as_bytes());
    starts.map(|start| start as u32).collect()
}

/// One `?` for each byte that is not text, so that offsets stay.
fn readable(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| '?'));
    }
    text
}

#[cfg(test)]
#[path = "text_tests.rs"]
mod tests;

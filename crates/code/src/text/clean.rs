//! Blanks comments and directives, and returns the directives.

use crate::lex::{Dialect, Region, TokenKind, token_spans};

/// A line that starts with `#`, with its continuation lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Directive {
    pub word: Word,
    pub start: usize,
    pub end: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    If,
    /// `#else` and all kinds of `#elif`.
    Else,
    EndIf,
    Define,
    Other,
}

impl Word {
    fn from_name(name: &[u8]) -> Self {
        match name {
            b"if" | b"ifdef" | b"ifndef" => Self::If,
            b"else" | b"elif" | b"elifdef" | b"elifndef" => Self::Else,
            b"endif" => Self::EndIf,
            b"define" => Self::Define,
            _ => Self::Other,
        }
    }
}

pub(super) fn clean(raw: &str) -> (Vec<u8>, Vec<Directive>) {
    const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
    let raw = raw.as_bytes();
    let skipped = match raw.starts_with(BYTE_ORDER_MARK) {
        true => BYTE_ORDER_MARK.len(),
        false => 0,
    };
    let mut clean = raw.to_vec();
    blank(&mut clean, 0, raw.len());
    let mut directives = Vec::new();
    let mut open: Option<Directive> = None;
    for token in token_spans(raw.get(skipped..).unwrap_or_default(), Dialect::C) {
        let (start, end) = (skipped + token.span.start, skipped + token.span.end);
        let text = raw.get(start..end).unwrap_or_default();
        match (token.region, token.kind, &mut open) {
            (Region::Code, TokenKind::Comment, _) => {}
            (Region::Code, kind, _) => keep(&mut clean, start, text, kind),
            (Region::Directive, TokenKind::DirectiveEnd, _) => {
                directives.extend(open.take().map(|directive| Directive { end, ..directive }));
            }
            (Region::Directive, TokenKind::Identifier, Some(directive)) if directive.end == 0 => {
                directive.word = Word::from_name(text);
                directive.end = end;
            }
            (Region::Directive, _, Some(_)) => {}
            (Region::Directive, _, None) => {
                open = Some(Directive {
                    word: Word::Other,
                    start,
                    end: 0,
                });
            }
        }
    }
    (clean, directives)
}

/// Only a literal continues on the next line; anything else joined by a backslash is read as two.
fn keep(clean: &mut [u8], start: usize, text: &[u8], kind: TokenKind) {
    let target = clean.get_mut(start..start + text.len());
    target.unwrap_or_default().copy_from_slice(text);
    let is_literal = matches!(
        kind,
        TokenKind::String | TokenKind::RawString | TokenKind::Char
    );
    // A backslash by itself joins nothing.
    if is_literal || text.len() < 2 {
        return;
    }
    for (at, _) in text.iter().enumerate().filter(|(_, byte)| **byte == b'\\') {
        blank(clean, start + at, start + at + 1);
    }
}

/// Newlines stay, so that lines are still lines.
pub(super) fn blank(clean: &mut [u8], start: usize, end: usize) {
    for byte in clean.get_mut(start..end).unwrap_or_default() {
        if *byte != b'\n' && *byte != b'\r' {
            *byte = b' ';
        }
    }
}

//! Tokens, as far as cutting a file into statements needs them: punctuation is one byte long, but for `::`.

use crate::lex::{Dialect, TokenKind, token_spans};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TextTokenKind {
    Word,
    Number,
    Quoted,
    /// `::`
    Scope,
    Punct(u8),
}

/// Offsets are 32 bits wide since files are far smaller and have many tokens.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Token {
    pub kind: TextTokenKind,
    start: u32,
    end: u32,
}

impl Token {
    fn new(kind: TextTokenKind, start: usize, end: usize) -> Self {
        Self {
            kind,
            start: start as u32,
            end: end as u32,
        }
    }

    pub fn start(&self) -> usize {
        self.start as usize
    }

    pub fn end(&self) -> usize {
        self.end as usize
    }

    pub fn is(&self, punct: u8) -> bool {
        self.kind == TextTokenKind::Punct(punct)
    }

    pub fn is_word(&self) -> bool {
        self.kind == TextTokenKind::Word
    }
}

/// The tokens of cleaned text between two offsets.
pub(crate) fn lex(clean: &str, start: usize, end: usize) -> Vec<Token> {
    let bytes = clean.as_bytes();
    let piece = bytes.get(start..end.min(bytes.len())).unwrap_or_default();
    let mut tokens = Vec::new();
    for token in token_spans(piece, Dialect::C) {
        let (from, to) = (start + token.span.start, start + token.span.end);
        let kind = match token.kind {
            TokenKind::Identifier => TextTokenKind::Word,
            TokenKind::Number => TextTokenKind::Number,
            TokenKind::String | TokenKind::RawString | TokenKind::Char | TokenKind::HeaderName => {
                TextTokenKind::Quoted
            }
            TokenKind::Punct | TokenKind::Unknown => {
                punctuation(&mut tokens, bytes, from, to);
                continue;
            }
            TokenKind::Comment | TokenKind::DirectiveEnd => continue,
        };
        tokens.push(Token::new(kind, from, to));
    }
    tokens
}

/// Byte by byte, but for `::`.
fn punctuation(tokens: &mut Vec<Token>, bytes: &[u8], from: usize, to: usize) {
    let word = bytes.get(from..to).unwrap_or_default();
    if word == b"::" {
        tokens.push(Token::new(TextTokenKind::Scope, from, to));
        return;
    }
    for (at, byte) in word.iter().enumerate() {
        let at = from + at;
        tokens.push(Token::new(TextTokenKind::Punct(*byte), at, at + 1));
    }
}

//! A small lexer for the C family and Java: enough to tell code from comments, strings and directives, so that
//! rules and comparisons look at tokens and a line continuation or a comment hides nothing from them.
//!
//! It never fails: bytes that belong to no token become `Unknown`, an open string ends with its line, an open
//! comment with the file.

mod scan;
mod spliced;

use std::borrow::Cow;
use std::ops::Range;

/// The languages whose lexical rules are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    /// C, C++, Objective-C and their headers.
    C,
    Java,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    Identifier,
    /// A preprocessing number: `0x1p-3`, `1'000u`, `.5f`.
    Number,
    /// With its prefix and quotes; Java text blocks too.
    String,
    RawString,
    Char,
    /// `<stdio.h>` after `#include` and its kin.
    HeaderName,
    Punct,
    Comment,
    /// The end of a directive; its text is empty.
    DirectiveEnd,
    Unknown,
}

/// Whether a token stands in a preprocessor directive (the `#` itself included).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Region {
    Code,
    Directive,
}

/// Whether anything, a space or a comment, separates a token from the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spacing {
    Glued,
    Apart,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: TokenKind,
    /// The text after continuations were joined (C) and Unicode escapes decoded (Java).
    pub text: Cow<'a, [u8]>,
    /// Its bytes in the original source.
    pub span: Range<usize>,
    /// Line of its first byte, from 1.
    pub line: usize,
    pub region: Region,
    pub spacing: Spacing,
}

impl Token<'_> {
    pub fn is(&self, text: &str) -> bool {
        self.text.as_ref() == text.as_bytes()
    }
}

/// All tokens of a file, comments included.
pub fn lex(source: &[u8], dialect: Dialect) -> Vec<Token<'_>> {
    scan::scan(source, dialect)
}

/// The position of a token, for readers that have the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenSpan {
    pub kind: TokenKind,
    pub span: Range<usize>,
    pub region: Region,
}

/// The spans of all tokens of a file, comments included.
pub fn token_spans(source: &[u8], dialect: Dialect) -> Vec<TokenSpan> {
    scan::spans(source, dialect)
}

/// The tokens that a compiler sees: all but the comments.
pub fn code_tokens(source: &[u8], dialect: Dialect) -> Vec<Token<'_>> {
    let mut tokens = lex(source, dialect);
    tokens.retain(|token| token.kind != TokenKind::Comment);
    tokens
}

#[cfg(test)]
#[path = "../lex_tests.rs"]
mod tests;

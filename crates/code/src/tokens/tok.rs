//! An owned token, with digraphs and alternative spellings normalised.

use std::sync::Arc;

use crate::lex::{Dialect, Token, TokenKind};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tok {
    pub kind: TokenKind,
    pub text: Arc<[u8]>,
    pub line: usize,
}

impl Tok {
    pub fn new(kind: TokenKind, text: &[u8], line: usize) -> Self {
        Self {
            kind,
            text: Arc::from(text),
            line,
        }
    }

    pub fn from_lexed(token: &Token<'_>, dialect: Dialect) -> Self {
        let text = match (dialect, token.kind, token.text.as_ref()) {
            (Dialect::C, TokenKind::Punct, text) => plain_punctuator(text),
            (Dialect::C, TokenKind::Identifier, b"not_eq") => b"!=",
            (_, _, text) => text,
        };
        let kind = match text {
            b"!=" => TokenKind::Punct,
            _ => token.kind,
        };
        Self::new(kind, text, token.line)
    }

    /// Where one alternative of a conditional group ends and the next begins: control may arrive here again.
    pub fn mark(line: usize) -> Self {
        Self::new(TokenKind::DirectiveEnd, b"", line)
    }

    pub fn is_mark(&self) -> bool {
        self.kind == TokenKind::DirectiveEnd
    }

    pub fn is(&self, text: &str) -> bool {
        self.text.as_ref() == text.as_bytes()
    }

    pub fn is_any(&self, texts: &[&str]) -> bool {
        texts.iter().any(|text| self.is(text))
    }

    pub fn is_ident(&self) -> bool {
        self.kind == TokenKind::Identifier
    }

    /// An identifier that is no keyword.
    pub fn is_name(&self) -> bool {
        self.is_ident() && !is_keyword(&self.text)
    }

    pub fn is_operator(&self) -> bool {
        self.kind == TokenKind::Punct
    }

    /// Empty where the text is not UTF-8, which no name that matters here is.
    pub fn word(&self) -> &str {
        std::str::from_utf8(&self.text).unwrap_or("")
    }
}

pub fn joined(tokens: &[Tok]) -> String {
    let words: Vec<_> = tokens
        .iter()
        .filter(|tok| !tok.is_mark())
        .map(|tok| String::from_utf8_lossy(&tok.text))
        .collect();
    words.join(" ")
}

/// The index just after the bracket that closes the one at `open`; the end of `tokens` if none does.
pub fn past_group(tokens: &[Tok], open: usize) -> usize {
    let mut depth = 0usize;
    for (i, tok) in tokens.iter().enumerate().skip(open) {
        if tok.is_any(&["(", "[", "{"]) {
            depth += 1;
        } else if tok.is_any(&[")", "]", "}"]) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return i + 1;
            }
        }
    }
    tokens.len()
}

/// Compilers give up at 256 nested brackets; searching for the end of one stays fast below that.
const DEEPEST: usize = 256;

pub fn nests_too_deeply(tokens: &[Tok]) -> bool {
    let mut depth = 0usize;
    tokens.iter().any(|tok| {
        if tok.is_any(&["(", "[", "{"]) {
            depth += 1;
        } else if tok.is_any(&[")", "]", "}"]) {
            depth = depth.saturating_sub(1);
        }
        depth > DEEPEST
    })
}

/// What stands between the bracket at `open` and the one that closes it.
pub fn group(tokens: &[Tok], open: usize) -> &[Tok] {
    let end = past_group(tokens, open);
    let closed = end.checked_sub(1).filter(|&last| {
        last > open && tokens.get(last).is_some_and(|t| t.is_any(&[")", "]", "}"]))
    });
    tokens
        .get(open + 1..closed.unwrap_or(end))
        .unwrap_or_default()
}

/// Splits at the commas that no bracket encloses; no part for nothing at all.
pub fn arguments(tokens: &[Tok]) -> Vec<&[Tok]> {
    if tokens.is_empty() {
        return Vec::new();
    }
    split_outside(tokens, |tok| tok.is(","))
}

pub fn split_outside(tokens: &[Tok], at: impl Fn(&Tok) -> bool) -> Vec<&[Tok]> {
    let mut parts = Vec::new();
    let mut depth = 0usize;
    let mut start = 0;
    for (i, tok) in tokens.iter().enumerate() {
        if tok.is_any(&["(", "[", "{"]) {
            depth += 1;
        } else if tok.is_any(&[")", "]", "}"]) {
            depth = depth.saturating_sub(1);
        } else if depth == 0 && at(tok) {
            parts.push(tokens.get(start..i).unwrap_or_default());
            start = i + 1;
        }
    }
    parts.push(tokens.get(start..).unwrap_or_default());
    parts
}

/// The token before, marks left out.
pub fn before(tokens: &[Tok], at: usize) -> Option<&Tok> {
    tokens.get(..at)?.iter().rev().find(|tok| !tok.is_mark())
}

pub fn after(tokens: &[Tok], at: usize) -> Option<&Tok> {
    tokens.get(at + 1..)?.iter().find(|tok| !tok.is_mark())
}

fn plain_punctuator(text: &[u8]) -> &[u8] {
    match text {
        b"<%" => b"{",
        b"%>" => b"}",
        b"<:" => b"[",
        b":>" => b"]",
        b"%:" => b"#",
        b"%:%:" => b"##",
        other => other,
    }
}

pub fn is_keyword(text: &[u8]) -> bool {
    matches!(
        text,
        b"if"
            | b"else"
            | b"for"
            | b"while"
            | b"do"
            | b"switch"
            | b"case"
            | b"default"
            | b"return"
            | b"goto"
            | b"break"
            | b"continue"
            | b"sizeof"
            | b"throw"
            | b"try"
            | b"catch"
            | b"new"
            | b"delete"
            | b"typedef"
            | b"struct"
            | b"union"
            | b"enum"
            | b"class"
            | b"static"
            | b"extern"
            | b"const"
            | b"volatile"
            | b"register"
            | b"inline"
            | b"int"
            | b"char"
            | b"long"
            | b"short"
            | b"unsigned"
            | b"signed"
            | b"float"
            | b"double"
            | b"void"
            | b"auto"
            | b"bool"
            | b"_Bool"
            | b"restrict"
            | b"namespace"
            | b"template"
            | b"using"
            | b"operator"
            | b"public"
            | b"private"
            | b"protected"
            | b"virtual"
            | b"this"
            | b"instanceof"
            | b"finally"
            | b"synchronized"
            | b"assert"
            | b"alignof"
            | b"_Alignof"
            | b"decltype"
            | b"typeof"
            | b"__typeof__"
            | b"constexpr"
            | b"static_assert"
            | b"_Static_assert"
            | b"noexcept"
            | b"and"
            | b"or"
            | b"not"
    )
}

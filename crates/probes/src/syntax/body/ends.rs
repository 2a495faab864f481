//! Where a statement without a word of the language ends, also when its semicolon is in a macro.

use crate::syntax::items::{matching, skip};
use crate::syntax::text::{Kind, Text, Token};

pub(super) struct Leaf {
    /// The last token that belongs to it.
    pub last: usize,
    /// By a semicolon.
    pub ended: bool,
}

pub(super) fn leaf_end(text: &Text, tokens: &[Token], first: usize) -> Leaf {
    if let Some(last) = lone_macro(text, tokens, first) {
        return Leaf { last, ended: false };
    }
    let mut at = first;
    while let Some(token) = tokens.get(at) {
        match token.kind {
            Kind::Punct(b';') => {
                return Leaf {
                    last: at,
                    ended: true,
                };
            }
            Kind::Punct(b'}') => break,
            Kind::Word if at > first && starts_statement(text, tokens, at) => break,
            Kind::Punct(b'{') => {
                let next = skip(tokens, at);
                if ends_with_brace(tokens, next) {
                    return Leaf {
                        last: next - 1,
                        ended: false,
                    };
                }
                at = next;
                continue;
            }
            Kind::Punct(_) | Kind::Word | Kind::Number | Kind::Quoted | Kind::Scope => {}
        }
        at = skip(tokens, at);
    }
    Leaf {
        last: at.min(tokens.len()).saturating_sub(1).max(first),
        ended: false,
    }
}

/// `CHECK(x)` or `BEGIN` on a line of its own.
fn lone_macro(text: &Text, tokens: &[Token], first: usize) -> Option<usize> {
    if !tokens.get(first)?.is_word() {
        return None;
    }
    let called = tokens.get(first + 1).is_some_and(|token| token.is(b'('));
    let last = if called {
        matching(tokens, first + 1)?
    } else {
        first
    };
    let Some(next) = tokens.get(last + 1) else {
        return Some(last);
    };
    let ends = match next.kind {
        Kind::Punct(b'}') => true,
        Kind::Word if called => on_later_line(text, tokens, last + 1),
        Kind::Word => starts_statement(text, tokens, last + 1),
        Kind::Number | Kind::Quoted | Kind::Scope | Kind::Punct(_) => false,
    };
    ends.then_some(last)
}

/// No expression goes on behind these, so a semicolon is missing.
fn starts_statement(text: &Text, tokens: &[Token], at: usize) -> bool {
    let steers = tokens.get(at).is_some_and(|token| {
        matches!(
            text.word(token),
            "if" | "while"
                | "for"
                | "do"
                | "switch"
                | "case"
                | "return"
                | "break"
                | "continue"
                | "goto"
                | "else"
        )
    });
    steers && on_later_line(text, tokens, at)
}

fn on_later_line(text: &Text, tokens: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    match (before, tokens.get(at)) {
        (Some(before), Some(token)) => text.clean_slice(before.end(), token.start()).contains('\n'),
        _ => false,
    }
}

/// Whether nothing that follows a closing brace can go on with the same statement.
fn ends_with_brace(tokens: &[Token], next: usize) -> bool {
    match tokens.get(next).map(|token| token.kind) {
        None => true,
        Some(Kind::Punct(b'}' | b'{')) => true,
        Some(Kind::Punct(_) | Kind::Word | Kind::Number | Kind::Quoted | Kind::Scope) => false,
    }
}

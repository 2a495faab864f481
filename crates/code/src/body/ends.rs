//! Where a statement without a keyword ends, even if its semicolon is inside a macro.

use crate::text::{Text, TextTokenKind, Token, Tokens};

pub(super) struct Leaf {
    /// The last token that belongs to it.
    pub last: usize,
    /// By a semicolon.
    pub ended: bool,
}

pub(super) fn leaf_end(text: &Text, tokens: &Tokens, first: usize) -> Leaf {
    if let Some(last) = lone_macro(text, tokens, first) {
        return Leaf { last, ended: false };
    }
    let mut at = first;
    while let Some(token) = tokens.get(at) {
        match token.kind {
            TextTokenKind::Punct(b';') => {
                return Leaf {
                    last: at,
                    ended: true,
                };
            }
            TextTokenKind::Punct(b'}') => break,
            TextTokenKind::Word if at > first && starts_statement(text, tokens, at) => break,
            TextTokenKind::Punct(b'{') => {
                let next = tokens.behind(at);
                if ends_with_brace(text, tokens, at, next) {
                    return Leaf {
                        last: next - 1,
                        ended: false,
                    };
                }
                at = next;
                continue;
            }
            TextTokenKind::Punct(_)
            | TextTokenKind::Word
            | TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope => {}
        }
        at = tokens.behind(at);
    }
    Leaf {
        last: at.min(tokens.len()).saturating_sub(1).max(first),
        ended: false,
    }
}

/// `CHECK(x)` or `BEGIN` on a line of its own.
fn lone_macro(text: &Text, tokens: &Tokens, first: usize) -> Option<usize> {
    if !tokens.get(first)?.is_word() {
        return None;
    }
    let called = tokens.get(first + 1).is_some_and(|token| token.is(b'('));
    let last = if called {
        tokens.matching(first + 1)?
    } else {
        first
    };
    let Some(next) = tokens.get(last + 1) else {
        return Some(last);
    };
    let ends = match next.kind {
        TextTokenKind::Punct(b'}') => true,
        TextTokenKind::Word if called => {
            steers(text, next) || on_later_line(text, tokens, last + 1)
        }
        TextTokenKind::Word => starts_statement(text, tokens, last + 1),
        TextTokenKind::Number
        | TextTokenKind::Quoted
        | TextTokenKind::Scope
        | TextTokenKind::Punct(_) => false,
    };
    ends.then_some(last)
}

fn starts_statement(text: &Text, tokens: &Tokens, at: usize) -> bool {
    let word = tokens.get(at).is_some_and(|token| steers(text, token));
    word && on_later_line(text, tokens, at)
}

/// No expression continues after these, so a semicolon is missing.
fn steers(text: &Text, token: &Token) -> bool {
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
}

fn on_later_line(text: &Text, tokens: &Tokens, at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    match (before, tokens.get(at)) {
        (Some(before), Some(token)) => text.clean_slice(before.end(), token.start()).contains('\n'),
        _ => false,
    }
}

/// Whether what follows a closing brace cannot continue the statement. A block after parentheses, followed by a word on
/// the next line, belongs to a macro or an inner function.
fn ends_with_brace(text: &Text, tokens: &Tokens, open: usize, next: usize) -> bool {
    let before = open.checked_sub(1).and_then(|before| tokens.get(before));
    match tokens.get(next).map(|token| token.kind) {
        None | Some(TextTokenKind::Punct(b'}' | b'{')) => true,
        Some(TextTokenKind::Word) => {
            before.is_some_and(|token| token.is(b')')) && on_later_line(text, tokens, next)
        }
        Some(
            TextTokenKind::Punct(_)
            | TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope,
        ) => false,
    }
}

//! The role of a name among tokens: called, declared, or a value.

use super::tok::{Tok, after, before, past_group};

/// Every name that is followed by parentheses.
pub fn called_names(tokens: &[Tok]) -> impl Iterator<Item = &str> {
    tokens
        .iter()
        .enumerate()
        .filter(|(at, tok)| tok.is_name() && after(tokens, *at).is_some_and(|next| next.is("(")))
        .map(|(_, tok)| tok.word())
}

/// `int off = 0` and `int off;`, not `off = 0`.
pub fn is_declaration(tokens: &[Tok], at: usize) -> bool {
    let typed = before(tokens, at).is_some_and(|tok| {
        (tok.is_ident() && !tok.is_any(&["return", "else", "case", "goto", "throw"])) || tok.is("*")
    });
    typed && after(tokens, at).is_some_and(|tok| tok.is_any(&["=", ";", ",", ")", "[", ":"]))
}

/// The tokens of initialisers, each from its `=` on.
pub fn initialisers(rest: &[Tok]) -> Vec<Tok> {
    let mut values = Vec::new();
    let mut at = 0;
    while let Some(tok) = rest.get(at) {
        if tok.is("=") {
            let end = end_of_value(rest, at);
            values.extend_from_slice(rest.get(at..end).unwrap_or_default());
            at = end;
        }
        at += 1;
    }
    values
}

fn end_of_value(tokens: &[Tok], start: usize) -> usize {
    let mut at = start;
    while let Some(tok) = tokens.get(at) {
        if tok.is(";") {
            return at;
        }
        at = match tok.is_any(&["(", "[", "{"]) {
            true => past_group(tokens, at),
            false => at + 1,
        };
    }
    at
}

//! The operands of a comparison, found by walking outwards from its operator.

use super::fold::{self, Constants};
use super::tok::{Tok, past_group};

const ENDS: [&str; 16] = [
    "&&", "||", ",", ";", "?", ":", "=", "{", "}", "return", "!", "if", "while", "case", "and",
    "or",
];

/// No hand-written operand is longer.
const LONGEST: usize = 100;

pub fn left(tokens: &[Tok], at: usize) -> &[Tok] {
    let mut depth = 0usize;
    let mut start = at;
    for (i, tok) in tokens.iter().enumerate().take(at).rev().take(LONGEST) {
        if tok.is_any(&[")", "]"]) {
            depth += 1;
        } else if tok.is_any(&["(", "["]) {
            if depth == 0 {
                break;
            }
            depth -= 1;
        } else if depth == 0 && (tok.is_any(&ENDS) || tok.is_any(&["==", "!="])) {
            break;
        }
        start = i;
    }
    tokens.get(start..at).unwrap_or_default()
}

pub fn right(tokens: &[Tok], at: usize) -> &[Tok] {
    let mut end = at + 1;
    while let Some(tok) = tokens.get(end).filter(|_| end <= at + LONGEST) {
        if tok.is_any(&[")", "]"])
            || tok.is_any(&["==", "!="])
            || (tok.is_any(&ENDS) && !tok.is("!"))
        {
            break;
        }
        end = match tok.is_any(&["(", "["]) {
            true => past_group(tokens, end),
            false => end + 1,
        };
    }
    tokens.get(at + 1..end).unwrap_or_default()
}

/// The tokens that stand in no subscript and in no call's arguments.
pub fn outside_brackets(tokens: &[Tok]) -> impl Iterator<Item = &Tok> {
    let mut calls = Vec::new();
    tokens.iter().enumerate().filter_map(move |(at, tok)| {
        if tok.is_any(&["(", "["]) {
            let before = at.checked_sub(1).and_then(|i| tokens.get(i));
            let hides =
                tok.is("[") || before.is_some_and(|tok| tok.is_name() || tok.is_any(&[")", "]"]));
            calls.push(hides);
        } else if tok.is_any(&[")", "]"]) {
            calls.pop();
        }
        (!calls.contains(&true)).then_some(tok)
    })
}

/// The name of the function whose argument stands at `at`.
pub fn enclosing_call(tokens: &[Tok], at: usize) -> Option<&str> {
    let mut depth = 0usize;
    for (i, tok) in tokens.iter().enumerate().take(at).rev() {
        if tok.is_any(&[")", "]", "}"]) {
            depth += 1;
        } else if tok.is_any(&["(", "[", "{"]) {
            if depth == 0 {
                let name = i.checked_sub(1).and_then(|j| tokens.get(j));
                return name.filter(|tok| tok.is_name()).map(Tok::word);
            }
            depth -= 1;
        } else if depth == 0 && tok.is(";") {
            return None;
        }
    }
    None
}

/// One side of an interval that is asked for.
pub struct Bound<'a> {
    pub of: &'a [Tok],
    /// The smallest value that passes, or the largest.
    pub value: i128,
    pub is_low: bool,
    pub line: usize,
}

pub fn bounds<'a>(tokens: &'a [Tok], constants: &Constants) -> Vec<Bound<'a>> {
    let mut bounds = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        if !tok.is_any(&["<", ">", "<=", ">="]) {
            continue;
        }
        let (left, right) = (left(tokens, at), right(tokens, at));
        let (of, value, greater) =
            match (fold::value(left, constants), fold::value(right, constants)) {
                (None, Some(value)) => (left, value, tok.is_any(&[">", ">="])),
                (Some(value), None) => (right, value, tok.is_any(&["<", "<="])),
                _ => continue,
            };
        let strict = i128::from(tok.is_any(&["<", ">"]));
        let value = if greater {
            value.saturating_add(strict)
        } else {
            value.saturating_sub(strict)
        };
        bounds.push(Bound {
            of,
            value,
            is_low: greater,
            line: tok.line,
        });
    }
    bounds
}

#[cfg(test)]
#[path = "operand_tests.rs"]
mod tests;

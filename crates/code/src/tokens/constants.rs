//! Names with a constant value: enumerators, and variables that are never written.

use std::collections::{HashMap, HashSet};

use super::fold::{self, Constants};
use super::tok::{Tok, after, before, group, split_outside};
use super::uses::is_declaration;

/// Enumerators, which are numbers wherever they are named.
pub fn collect_enumerators(tokens: &[Tok], into: &mut Constants) {
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is("enum") {
            enumerators(tokens, at, into);
        }
    }
}

/// Variables that are declared once in `tokens`, initialised with a number, and never written: `static int off = 0;`.
pub fn collect_variables(tokens: &[Tok], reach: Reach, into: &mut Constants) {
    let mut declared: HashMap<&[u8], usize> = HashMap::new();
    let mut written: HashSet<&[u8]> = HashSet::new();
    for (at, tok) in tokens.iter().enumerate().filter(|(_, tok)| tok.is_name()) {
        if is_declaration(tokens, at) {
            *declared.entry(&tok.text).or_default() += 1;
        } else if is_written(tokens, at) {
            written.insert(&tok.text);
        }
    }
    // Whether the declaration up to here says `static` or `const`.
    let mut is_own = false;
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is_any(&[";", "{", "}", "(", ")"]) {
            is_own = false;
        }
        is_own |= tok.is_any(&["static", "const", "constexpr", "final"]);
        if !tok.is("=") {
            continue;
        }
        let name = at
            .checked_sub(1)
            .and_then(|i| tokens.get(i))
            .filter(|tok| tok.is_name());
        let Some(name) = name else {
            continue;
        };
        let text: &[u8] = &name.text;
        let steady = declared.get(text) == Some(&1) && !written.contains(text);
        let reached = match reach {
            Reach::Body => true,
            Reach::File => is_own,
        };
        if steady
            && reached
            && is_declaration(tokens, at - 1)
            && let Some(value) = initial_value(tokens, at, into)
        {
            into.insert(name.text.clone(), value);
        }
    }
}

/// Where a variable is visible, and so can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// All of its uses are in these tokens.
    Body,
    /// Only those that no other file can write.
    File,
}

fn initial_value(tokens: &[Tok], at: usize, known: &Constants) -> Option<i128> {
    const LONGEST: usize = 8;
    let rest = tokens.get(at + 1..)?;
    let length = rest
        .iter()
        .take(LONGEST)
        .position(|tok| tok.is_any(&[";", ","]))?;
    fold::value(rest.get(..length)?, known)
}

fn is_written(tokens: &[Tok], at: usize) -> bool {
    const WRITES: [&str; 13] = [
        "=", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "<<=", ">>=", "++", "--", "%=",
    ];
    let (prev, next) = (before(tokens, at), after(tokens, at));
    let after_write = next.is_some_and(|tok| tok.is_any(&WRITES));
    let before_write = prev.is_some_and(|tok| tok.is_any(&["++", "--", "&", ">>"]));
    // A reference may be taken of a whole argument.
    let passed = prev.is_some_and(|tok| tok.is_any(&["(", ","]))
        && next.is_some_and(|tok| tok.is_any(&[",", ")"]))
        && !is_condition(tokens, at);
    after_write || before_write || passed
}

fn is_condition(tokens: &[Tok], at: usize) -> bool {
    at.checked_sub(2)
        .and_then(|i| tokens.get(i))
        .is_some_and(|tok| tok.is_any(&["if", "while", "switch"]))
}

fn enumerators(tokens: &[Tok], at: usize, into: &mut Constants) {
    let Some(open) =
        (at + 1..tokens.len().min(at + 6)).find(|&i| tokens.get(i).is_some_and(|tok| tok.is("{")))
    else {
        return;
    };
    let mut next = Some(0i128);
    for part in split_outside(group(tokens, open), |tok| tok.is(",")) {
        let Some(name) = part.first().filter(|tok| tok.is_name()) else {
            continue;
        };
        if part.get(1).is_some_and(|tok| tok.is("=")) {
            next = fold::value(part.get(2..).unwrap_or_default(), into);
        }
        if let Some(value) = next {
            into.insert(name.text.clone(), value);
        }
        next = next.and_then(|value| value.checked_add(1));
    }
}

#[cfg(test)]
#[path = "constants_tests.rs"]
mod tests;

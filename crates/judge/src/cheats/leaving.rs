//! Ending the program where it did not end before. A function may go on leaving as it always did; it may not
//! begin to, by whatever macro or helper the call is hidden.

use std::collections::BTreeSet;

use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::{Tok, arguments, group, joined};

use super::calls;
use super::finding::{Project, Variables, is_function_use};
use super::tree::Tree;

/// One place that ends the program or jumps out of its caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exit {
    /// `exit`, `abort`, `longjmp`…: what the call comes down to.
    pub way: String,
    /// The name that stands in the text after macro expansion.
    pub by: String,
    pub line: usize,
}

pub fn exits(tokens: &[Tok], tree: &Tree) -> Vec<Exit> {
    let mut exits = Vec::new();
    let variables = Variables::declared_in(tokens);
    let is_used = |at| is_function_use(tokens, at, &variables);
    for (at, tok) in tokens.iter().enumerate() {
        if !tok.is_ident() {
            continue;
        }
        let word = tok.word();
        let exit = |way: &str| Exit {
            way: way.to_owned(),
            by: word.to_owned(),
            line: tok.line,
        };
        if word == "throw" && !tree.catches() {
            exits.push(exit("throw"));
        } else if is_gnu_error(tokens, at) && is_used(at) && !tree.defines(word) {
            exits.push(exit("error"));
        } else if calls::is_leaving(word) && !tree.is_function(word) {
            if is_used(at) {
                exits.push(exit(word));
            }
        } else if let Some(ways) = tree.ways_of(word)
            && is_used(at)
        {
            exits.extend(ways.iter().map(|way| exit(way)));
        }
    }
    exits
}

/// The ways out behind the macros and helpers that stand in a text, for one whose macros are not expanded.
pub fn exits_through_macros(tokens: &[Tok], tree: &Tree) -> Vec<Exit> {
    let mut exits = Vec::new();
    for tok in tokens.iter().filter(|tok| tok.is_ident()) {
        let ways = tree.ways_through(tok.word()).into_iter().flatten();
        exits.extend(ways.map(|way| Exit {
            way: way.clone(),
            by: tok.word().to_owned(),
            line: tok.line,
        }));
    }
    exits
}

/// `error(1, errno, "…")` of the GNU library ends the program unless its first argument is 0.
fn is_gnu_error(tokens: &[Tok], at: usize) -> bool {
    let named = tokens
        .get(at)
        .is_some_and(|tok| tok.is_any(&["error", "error_at_line"]));
    if !named {
        return false;
    }
    let given = match tokens.get(at + 1) {
        Some(open) if open.is("(") => arguments(group(tokens, at + 1)),
        Some(_) | None => return false,
    };
    given.len() >= 3 && given.first().is_none_or(|status| joined(status) != "0")
}

/// The exits of `new` that are not `old`'s way of leaving, nor made by what the file always leaves with.
pub fn added(old: &[Exit], new: Vec<Exit>, allowance: usize) -> Vec<Exit> {
    let known: BTreeSet<&str> = old.iter().map(|exit| exit.way.as_str()).collect();
    let mut added: Vec<Exit> = new
        .into_iter()
        .filter(|exit| !known.contains(exit.way.as_str()))
        .collect();
    if added.len() <= allowance {
        added.clear();
    }
    added
}

/// How many exits `function` may have because it uses a helper or macro that is the file's own convention: one
/// by which several other functions of the unpatched file already turn bad input away.
pub fn allowance(function: &Function, old_file: &[Function], tree: &Tree) -> usize {
    const USERS: usize = 3;
    let is_convention = |name: &str| {
        let users = old_file
            .iter()
            .filter(|other| other.name != function.name)
            .filter(|other| other.body.iter().any(|tok| tok.is(name)))
            .count();
        users >= USERS
    };
    let uses = function
        .body
        .iter()
        .filter(|tok| tok.is_ident())
        .map(Tok::word);
    uses.filter_map(|name| match name {
        "assert" => Some((name, 1)),
        _ => tree.ways_through(name).map(|ways| (name, ways.len())),
    })
    .filter(|(name, _)| is_convention(name))
    .map(|(_, ways)| ways)
    .sum()
}

//! Ending the program where it did not end before. A function may keep exiting the way it always did, but may not start
//! to, whichever macro or helper hides the call.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_code::lex::Dialect;
use patchwright_code::preprocess::{Follow, Macros};
use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::{Tok, arguments, group, joined};

use super::calls;
use super::exit::Exit;
use super::finding::{Project, Variables, is_function_use};
use super::java_exits;
use super::out_of_memory::aborts_without_memory;
use super::tree::Tree;

pub fn exits(tokens: &[Tok], dialect: Dialect, tree: &Tree) -> Vec<Exit> {
    match dialect {
        Dialect::C => exits_of_c(tokens, tree),
        Dialect::Java => java_exits::exits(tokens, tree),
    }
}

fn exits_of_c(tokens: &[Tok], tree: &Tree) -> Vec<Exit> {
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
            if is_used(at) && !aborts_without_memory(tokens, at) {
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

/// The exits inside the macros that a text uses, for a text that is too large to expand as a whole.
pub fn exits_behind_macros(tokens: &[Tok], macros: &Macros, tree: &Tree) -> Vec<Exit> {
    let names: BTreeSet<&[u8]> = tokens
        .iter()
        .filter(|tok| tok.is_ident())
        .map(|tok| tok.text.as_ref())
        .collect();
    let defines = names.into_iter().flat_map(|name| macros.get(name));
    // A macro that is too large to expand on its own excuses nothing.
    let bodies = defines.filter_map(|define| macros.expand(&define.body, Follow::All).ok());
    bodies.flat_map(|body| exits_of_c(&body, tree)).collect()
}

/// GNU `error(1, errno, "…")` ends the program unless its first argument is 0.
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

/// How many times a function may exit in each way.
pub type Allowance = BTreeMap<String, usize>;

/// The exits of `new` that differ from how `old` exits and exceed the allowance.
pub fn added(old: &[Exit], new: Vec<Exit>, allowance: &Allowance) -> Vec<Exit> {
    let known: BTreeSet<&str> = old.iter().map(|exit| exit.way.as_str()).collect();
    let is_new = |exit: &Exit| !known.contains(exit.way.as_str());
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for exit in new.iter().filter(|exit| is_new(exit)) {
        *counts.entry(&exit.way).or_default() += 1;
    }
    let is_allowed =
        |way: &str, count: usize| allowance.get(way).is_some_and(|most| count <= *most);
    let refused: BTreeSet<String> = counts
        .into_iter()
        .filter(|(way, count)| !is_allowed(way, *count))
        .map(|(way, _)| way.to_owned())
        .collect();
    new.into_iter()
        .filter(|exit| refused.contains(&exit.way))
        .collect()
}

/// How many times `function` may exit because it uses a helper or macro that is a convention of the file: one with
/// which several other functions of the unpatched file already reject bad input.
pub fn allowance(function: &Function, old_file: &[Function], tree: &Tree) -> Allowance {
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
    let mut allowance = Allowance::new();
    let leaves = |name: &str| name == "assert" || tree.ways_through(name).is_some();
    for name in uses.filter(|name| leaves(name) && is_convention(name)) {
        let ways = tree.ways_through(name).into_iter().flatten();
        let itself = (name == "assert").then_some(name);
        for way in ways.map(String::as_str).chain(itself) {
            *allowance.entry(way.to_owned()).or_default() += 1;
        }
    }
    allowance
}

//! Small facts about functions and declarations, read off their tokens.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use patchwright_code::tokens::fold::{self, Constants};
use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::{Tok, after, before, group, past_group, split_outside};

use super::calls;
use super::finding::Project;
use super::findings;
use super::names;
use crate::scope::Rule;

/// What a function does, as far as a caller's innocence depends on it.
#[derive(Debug, Clone, Default)]
pub struct Facts {
    /// What it calls besides printing; empty beyond a number that no mere helper reaches.
    pub calls: Vec<String>,
    /// Rules that whoever calls it breaks.
    pub taints: Vec<Rule>,
    /// It closes or redirects one of its parameters.
    pub closes: bool,
    /// It is a short comparison.
    pub compares: bool,
    /// It never comes back; filled in once all helpers are known.
    pub ends_program: bool,
    ends_with: Option<String>,
    returns: bool,
    assigns: bool,
}

impl Facts {
    pub fn from_function(function: &Function) -> Self {
        const MOST_CALLS: usize = 12;
        const SHORT: usize = 60;
        let body = &function.body;
        let mut calls: Vec<String> = called_names(body)
            .filter(|name| !names::prints(name))
            .map(str::to_owned)
            .collect();
        calls.sort();
        calls.dedup();
        let equality = body
            .iter()
            .any(|tok| tok.is_any(&["==", "!="]) || names::compares(tok.word()));
        let closes = calls.iter().any(|call| calls::closes_something(call));
        if calls.len() > MOST_CALLS {
            calls.clear();
        }
        Self {
            taints: taints(body, SHORT),
            closes: closes && body.len() <= SHORT,
            compares: equality && body.len() <= SHORT,
            ends_program: false,
            ends_with: last_call(body),
            returns: body.iter().any(|tok| tok.is("return")),
            assigns: body
                .iter()
                .any(|tok| tok.is_any(&["=", "+=", "-=", "|=", "&=", "++", "--"])),
            calls,
        }
    }

    /// Two functions of one name: each doubt about one of them is a doubt about the name.
    pub fn merge(&mut self, other: &Self) {
        self.taints.extend(&other.taints);
        self.closes |= other.closes;
        self.compares |= other.compares;
        self.returns |= other.returns;
        self.assigns |= other.assigns;
        for call in &other.calls {
            if !self.calls.contains(call) {
                self.calls.push(call.clone());
            }
        }
        if self.ends_with != other.ends_with {
            self.ends_with = None;
        }
    }

    /// Whether it always ends the program, given what does.
    pub fn always_ends(&self, leaves: &dyn Fn(&str) -> bool) -> bool {
        !self.returns && self.ends_with.as_deref().is_some_and(leaves)
    }

    /// Whether ending the program is all it is for: it always does, or does nothing else.
    pub fn may_be_fatal(&self, leaves: &dyn Fn(&str) -> bool) -> bool {
        let only_leaves = !self.calls.is_empty() && self.calls.iter().all(|call| leaves(call));
        self.always_ends(leaves) || (only_leaves && !self.assigns)
    }
}

struct Nothing;

impl Project for Nothing {
    fn defines(&self, _name: &str) -> bool {
        false
    }

    fn taints(&self, _name: &str) -> &[Rule] {
        &[]
    }

    fn closes_argument(&self, _name: &str) -> bool {
        false
    }
}

/// Rules that hold through a helper: what a long function does besides its work is not its caller's doing.
fn taints(body: &[Tok], short: usize) -> Vec<Rule> {
    if body.len() > short {
        return Vec::new();
    }
    let through = |rule: Rule| {
        matches!(
            rule,
            Rule::Sanitizer
                | Rule::CrashHandler
                | Rule::Output
                | Rule::Environment
                | Rule::Assembly
        )
    };
    let mut rules: Vec<Rule> = findings::in_code(body, &Nothing)
        .into_iter()
        .map(|finding| finding.rule)
        .filter(|rule| through(*rule))
        .collect();
    rules.sort();
    rules.dedup();
    rules
}

/// Every name that is followed by parentheses.
pub fn called_names(tokens: &[Tok]) -> impl Iterator<Item = &str> {
    tokens
        .iter()
        .enumerate()
        .filter(|(at, tok)| tok.is_name() && after(tokens, *at).is_some_and(|next| next.is("(")))
        .map(|(_, tok)| tok.word())
}

/// The call that the last statement of the body consists of.
fn last_call(body: &[Tok]) -> Option<String> {
    let end = body.iter().rposition(|tok| tok.is(";"))?;
    let tail = body.get(end + 1..)?;
    if tail.iter().any(|tok| !tok.is_mark()) {
        return None;
    }
    let start = body
        .get(..end)?
        .iter()
        .rposition(|tok| tok.is_any(&[";", "{", "}"]));
    let last = body.get(start.map_or(0, |i| i + 1)..end)?;
    let name = last.iter().find(|tok| tok.is_name() && !tok.is("std"))?;
    called_names(last)
        .any(|call| call == name.word())
        .then(|| name.word().to_owned())
}

/// Names that stand as values outside functions: in tables and initialisers, not in declarations.
pub fn value_mentions(rest: &[Tok]) -> Vec<Arc<[u8]>> {
    let names = values(rest).into_iter().filter(|tok| tok.is_name());
    names.map(|tok| tok.text).collect()
}

/// The tokens of initialisers, each from its `=` on.
pub fn values(rest: &[Tok]) -> Vec<Tok> {
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

/// Enumerators, which are numbers wherever they are named.
pub fn collect_enumerators(tokens: &[Tok], into: &mut Constants) {
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is("enum") {
            enumerators(tokens, at, into);
        }
    }
}

/// Variables that are declared once in `tokens`, with a number, and never written: `static int off = 0;`.
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

/// How far a variable can be seen, and so be written.
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

/// `int off = 0` and `int off;`, not `off = 0`.
pub fn is_declaration(tokens: &[Tok], at: usize) -> bool {
    let typed = before(tokens, at).is_some_and(|tok| {
        (tok.is_ident() && !tok.is_any(&["return", "else", "case", "goto", "throw"])) || tok.is("*")
    });
    typed && after(tokens, at).is_some_and(|tok| tok.is_any(&["=", ";", ",", ")", "[", ":"]))
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

/// Four or more constants of one byte, side by side in a list.
pub struct ByteList {
    pub bytes: Vec<u8>,
    pub line: usize,
}

pub fn byte_lists(tokens: &[Tok]) -> Vec<ByteList> {
    const SHORTEST: usize = 4;
    let mut lists = Vec::new();
    let mut run: Vec<u8> = Vec::new();
    let mut line = 0;
    let mut flush = |run: &mut Vec<u8>, line: usize| {
        if run.len() >= SHORTEST {
            lists.push(ByteList {
                bytes: run.clone(),
                line,
            });
        }
        run.clear();
    };
    for tok in tokens {
        match literal::number(tok).and_then(|value| u8::try_from(value).ok()) {
            Some(byte) => {
                line = tok.line;
                run.push(byte);
            }
            None if tok.is(",") => {}
            None => flush(&mut run, line),
        }
    }
    flush(&mut run, line);
    lists
}

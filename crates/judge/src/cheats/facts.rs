//! Small facts about functions and declarations, read off their tokens.

use std::sync::Arc;

use patchwright_code::lex::Dialect;
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::uses::{called_names, initialisers};

use super::calls;
use super::finding::Project;
use super::findings;
use super::java;
use super::names;
use crate::scope::Rule;

/// What a function does, as far as it matters for judging its callers.
#[derive(Debug, Clone, Default)]
pub struct Facts {
    /// What it calls besides printing; empty if there are more calls than a mere helper makes.
    pub calls: Vec<String>,
    /// The classes that have such a method.
    pub classes: Vec<String>,
    /// Rules that a caller breaks by calling it.
    pub taints: Vec<Rule>,
    /// It closes or redirects one of its parameters.
    pub closes: bool,
    /// It is a short comparison.
    pub compares: bool,
    /// It never returns; set once all helpers are known.
    pub ends_program: bool,
    ends_with: Option<String>,
    returns: bool,
    assigns: bool,
}

impl Facts {
    pub fn from_function(function: &Function, dialect: Dialect) -> Self {
        const MOST_CALLS: usize = 12;
        const SHORT: usize = 60;
        let body = &function.body;
        let mut calls: Vec<String> = match dialect {
            Dialect::C => called_names(body).map(str::to_owned).collect(),
            Dialect::Java => java::calls(body),
        };
        calls.retain(|name| !names::prints(name));
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
            taints: taints(body, dialect, SHORT),
            classes: class(function).into_iter().collect(),
            closes: closes && body.len() <= SHORT,
            compares: equality && body.len() <= SHORT,
            ends_program: false,
            ends_with: match dialect {
                Dialect::C => last_call(body),
                Dialect::Java => java::last_call(body),
            },
            returns: body.iter().any(|tok| tok.is("return")),
            assigns: body
                .iter()
                .any(|tok| tok.is_any(&["=", "+=", "-=", "|=", "&=", "++", "--"])),
            calls,
        }
    }

    /// For two functions of one name, a suspicion about either applies to the name.
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
        self.classes.extend(other.classes.iter().cloned());
        if self.ends_with != other.ends_with {
            self.ends_with = None;
        }
    }

    /// Whether it always ends the program, given which functions do.
    pub fn always_ends(&self, leaves: &dyn Fn(&str) -> bool) -> bool {
        !self.returns && self.ends_with.as_deref().is_some_and(leaves)
    }

    /// Whether its purpose is to end the program: it always does, or does nothing else.
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

    fn is_unread(&self, _name: &str) -> bool {
        false
    }

    fn is_method_of(&self, _name: &str, _class: &str) -> bool {
        false
    }

    fn closes_argument(&self, _name: &str) -> bool {
        false
    }
}

/// Rules that a caller breaks through a helper. A long function does real work, so its side effects are not charged to
/// the caller.
fn taints(body: &[Tok], dialect: Dialect, short: usize) -> Vec<Rule> {
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
    let mut rules: Vec<Rule> = findings::in_code(body, dialect, &Nothing)
        .into_iter()
        .map(|finding| finding.rule)
        .filter(|rule| through(*rule))
        .collect();
    rules.sort();
    rules.dedup();
    rules
}

fn class(function: &Function) -> Option<String> {
    let (scope, _) = function.name.rsplit_once("::")?;
    scope.rsplit("::").next().map(str::to_owned)
}

/// The call that is the whole last statement of the body.
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

/// Names used as values outside functions: in tables and initialisers, not in declarations.
pub fn value_mentions(rest: &[Tok]) -> Vec<Arc<[u8]>> {
    let names = initialisers(rest).into_iter().filter(|tok| tok.is_name());
    names.map(|tok| tok.text).collect()
}

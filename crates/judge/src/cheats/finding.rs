//! What a rule finds in tokens, and what the rules need to know about the surrounding project.

use std::collections::{HashMap, HashSet};

use patchwright_code::tokens::{Tok, after, before};

use crate::scope::Rule;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub rule: Rule,
    /// Equal for two findings of the same kind, regardless of position.
    pub key: String,
    pub line: usize,
    pub what: String,
}

/// What the rules need to know about the project.
pub trait Project {
    /// Whether the unpatched project itself defines a function or macro of this name.
    fn defines(&self, name: &str) -> bool;
    /// The rules that a caller of this existing helper breaks.
    fn taints(&self, name: &str) -> &[Rule];
    /// Whether the name may be defined in a file that cannot be analysed.
    fn is_unread(&self, name: &str) -> bool;
    /// Whether the unpatched project defines a method of this name in a class of that name.
    fn is_method_of(&self, name: &str, class: &str) -> bool;
    /// Whether an existing helper closes or redirects its argument.
    fn closes_argument(&self, name: &str) -> bool;
}

/// The findings of `new` that do not occur as often in `old`.
pub fn added(old: &[Finding], new: Vec<Finding>) -> Vec<Finding> {
    let mut spare: HashMap<(Rule, String), usize> = HashMap::new();
    for finding in old {
        *spare
            .entry((finding.rule, finding.key.clone()))
            .or_default() += 1;
    }
    let mut added = Vec::new();
    for finding in new {
        match spare.get_mut(&(finding.rule, finding.key.clone())) {
            Some(count) if *count > 0 => *count -= 1,
            Some(_) | None => added.push(finding),
        }
    }
    added
}

pub fn finding(rule: Rule, key: &str, line: usize, what: impl Into<String>) -> Finding {
    Finding {
        rule,
        key: key.to_owned(),
        line,
        what: what.into(),
    }
}

/// Whether the name at `at` is called or used as a value, rather than being a member, a label, a jump target or the
/// name of a variable.
pub fn is_function_use(tokens: &[Tok], at: usize, variables: &Variables<'_>) -> bool {
    let (Some(tok), prev, next) = (tokens.get(at), before(tokens, at), after(tokens, at)) else {
        return false;
    };
    let called = next.is_some_and(|tok| tok.is("("));
    let Some(prev) = prev else {
        return called;
    };
    if prev.is_any(&[".", "->", "goto", "struct", "union", "enum", "class"]) {
        return false;
    }
    if prev.is("::") {
        let scope = at.checked_sub(1).and_then(|i| before(tokens, i));
        return scope.is_none_or(|scope| !scope.is_ident() || scope.is("std"));
    }
    if called {
        return true;
    }
    let label = next.is_some_and(|tok| tok.is(":")) && prev.is_any(&[";", "{", "}", ":"]);
    !label && !variables.0.contains(tok.text.as_ref())
}

/// The variables and parameters that some tokens declare.
pub struct Variables<'t>(HashSet<&'t [u8]>);

impl<'t> Variables<'t> {
    pub fn declared_in(tokens: &'t [Tok]) -> Self {
        let is_typed = |at: usize| {
            before(tokens, at).is_some_and(|prev| {
                (prev.is_ident() && !is_expression_keyword(prev)) || prev.is("*")
            })
        };
        let ends = |at: usize| {
            after(tokens, at).is_some_and(|next| next.is_any(&["=", ";", ",", ")", "[", ":"]))
        };
        let declared = tokens
            .iter()
            .enumerate()
            .filter(|(at, tok)| tok.is_ident() && is_typed(*at) && ends(*at));
        Self(declared.map(|(_, tok)| tok.text.as_ref()).collect())
    }
}

fn is_expression_keyword(tok: &Tok) -> bool {
    tok.is_any(&[
        "return", "else", "case", "throw", "do", "sizeof", "and", "or", "not",
    ])
}

//! The alternatives of conditional compilation side by side, so that one run of tokens shows them all.

use super::groups::{Group, Holds, Node};
use crate::tokens::Tok;

/// Lays the alternatives of conditional compilation side by side.
pub(super) struct Layout<'s> {
    pub leftover: &'s mut Vec<Tok>,
    pub torn: &'s mut usize,
}

impl Layout<'_> {
    pub fn list(&mut self, nodes: &[Node], code: &mut Vec<Tok>) {
        for node in nodes {
            match node {
                Node::Tok(tok) => code.push(tok.clone()),
                Node::Groups(groups) => self.groups(groups, code),
            }
        }
    }

    fn groups(&mut self, groups: &[Group], code: &mut Vec<Tok>) {
        let certain = groups.iter().position(|group| group.holds == Holds::Always);
        let reachable = groups.get(..certain.map_or(groups.len(), |i| i + 1));
        let mut laid: Vec<Vec<Tok>> = Vec::new();
        for group in reachable.unwrap_or_default() {
            if group.holds != Holds::Never {
                let mut inner = Vec::new();
                self.list(&group.nodes, &mut inner);
                laid.push(inner);
            }
        }
        let torn = laid.iter().filter(|tokens| !is_balanced(tokens)).count();
        *self.torn += torn;
        let line = code.last().map_or(1, |tok| tok.line);
        for (i, tokens) in laid.into_iter().enumerate() {
            if torn == 0 {
                code.push(Tok::mark(tokens.first().map_or(line, |tok| tok.line)));
                code.extend(tokens);
                code.push(Tok::mark(line));
            } else if i == 0 {
                code.extend(tokens);
            } else {
                self.leftover.extend(tokens);
            }
        }
    }
}

pub fn is_balanced(tokens: &[Tok]) -> bool {
    let mut depth = 0i64;
    for tok in tokens {
        if tok.is_any(&["{", "(", "["]) {
            depth += 1;
        } else if tok.is_any(&["}", ")", "]"]) {
            depth -= 1;
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// A mark tells something only where a statement may begin.
pub(super) fn without_inner_marks(code: Vec<Tok>) -> Vec<Tok> {
    let mut kept: Vec<Tok> = Vec::with_capacity(code.len());
    let mut parens = 0usize;
    for tok in code {
        if tok.is_any(&["(", "["]) {
            parens += 1;
        } else if tok.is_any(&[")", "]"]) {
            parens = parens.saturating_sub(1);
        }
        let begins = kept
            .last()
            .is_none_or(|last| last.is_any(&[";", "{", "}", ":"]));
        if !tok.is_mark() || (parens == 0 && begins) {
            kept.push(tok);
        }
    }
    kept
}

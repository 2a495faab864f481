//! The pieces of code between `;`, `{` and `}`, with the conditions of the preprocessor above each.

use std::sync::Arc;

use super::groups::{Group, Holds, Node};
use super::parts::Piece;
use crate::lex::TokenKind;
use crate::tokens::{Tok, joined};

/// Notes the pieces of code with the conditions above them.
#[derive(Default)]
pub(super) struct Notes {
    conditions: Vec<Arc<str>>,
    is_replaced: bool,
    pub pieces: Vec<Piece>,
}

impl Notes {
    pub fn list(&mut self, nodes: &[Node]) {
        let mut run: Vec<Tok> = Vec::new();
        for node in nodes {
            match node {
                Node::Tok(tok) if tok.is_any(&[";", "{", "}"]) => self.note(&mut run),
                Node::Tok(tok) => run.push(tok.clone()),
                Node::Groups(groups) => {
                    self.note(&mut run);
                    self.groups(groups);
                }
            }
        }
        self.note(&mut run);
    }

    fn groups(&mut self, groups: &[Group]) {
        let outer = self.is_replaced;
        for (i, group) in groups.iter().enumerate() {
            let mut others = groups
                .iter()
                .enumerate()
                .filter(|(j, other)| *j != i && other.holds != Holds::Never);
            self.is_replaced = group.holds != Holds::Never
                && others.any(|(_, other)| does_something(&other.nodes));
            self.conditions.push(Arc::from(group.condition.as_str()));
            self.list(&group.nodes);
            self.conditions.pop();
        }
        self.is_replaced = outer;
    }

    fn note(&mut self, run: &mut Vec<Tok>) {
        const SHORTEST: usize = 3;
        if let Some(first) = run.first()
            && run.len() >= SHORTEST
        {
            let is_call = run.get(1).is_some_and(|tok| tok.is("("));
            let has_text = run.iter().any(|tok| tok.kind == TokenKind::String);
            self.pieces.push(Piece {
                text: joined(run),
                conditions: self.conditions.clone(),
                is_replaced: self.is_replaced,
                told_a_text: (is_call && has_text).then(|| first.text.clone()),
                line: first.line,
            });
        }
        run.clear();
    }
}

/// A call, or an assignment of something that is no mere constant.
fn does_something(nodes: &[Node]) -> bool {
    let tokens: Vec<&Tok> = nodes
        .iter()
        .filter_map(|node| match node {
            Node::Tok(tok) => Some(tok),
            Node::Groups(_) => None,
        })
        .collect();
    tokens.windows(2).any(|pair| match pair {
        [a, b] => (a.is_name() && b.is("(")) || (a.is("=") && b.is_name()),
        _ => false,
    })
}

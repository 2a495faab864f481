//! The tree of conditional groups: `#if`, its contents, and those of its other branches.

use std::sync::Arc;

use super::parts::{Define, Directive, Source, Unreadable};
use crate::lex::{Dialect, Region, Spacing, Token, TokenKind};
use crate::tokens::{Tok, joined};

const DEEPEST_CONDITION: usize = 64;

pub(super) enum Node {
    Tok(Tok),
    Groups(Vec<Group>),
}

pub(super) struct Group {
    pub condition: String,
    pub nodes: Vec<Node>,
    pub holds: Holds,
}

/// What is known of a preprocessor condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    Always,
    Never,
    Perhaps,
}

/// Builds the tree of conditional groups with an explicit stack: hostile nesting must not overflow ours.
pub(super) struct Builder {
    dialect: Dialect,
    /// For each open `#if`: its groups so far, and the nodes that go on after it.
    open: Vec<(Vec<Group>, Vec<Node>)>,
    nodes: Vec<Node>,
    group: (String, Holds),
}

impl Builder {
    pub fn new(dialect: Dialect) -> Self {
        Self {
            dialect,
            open: Vec::new(),
            nodes: Vec::new(),
            group: (String::new(), Holds::Always),
        }
    }

    /// The nodes of the whole file; its directives and macros go into `source`.
    pub fn build(
        mut self,
        tokens: &[Token<'_>],
        source: &mut Source,
    ) -> Result<Vec<Node>, Unreadable> {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if token.region == Region::Code {
                self.nodes
                    .push(Node::Tok(Tok::from_lexed(token, self.dialect)));
                at += 1;
                continue;
            }
            let rest = tokens.get(at..).unwrap_or_default();
            let length = rest
                .iter()
                .position(|t| t.kind == TokenKind::DirectiveEnd)
                .unwrap_or(rest.len());
            self.directive(rest.get(..length).unwrap_or_default(), source)?;
            at += length + 1;
        }
        while !self.open.is_empty() {
            self.close();
        }
        Ok(self.nodes)
    }

    fn directive(&mut self, tokens: &[Token<'_>], source: &mut Source) -> Result<(), Unreadable> {
        let plain: Vec<Tok> = tokens
            .iter()
            .skip(1)
            .map(|token| Tok::from_lexed(token, self.dialect))
            .collect();
        let Some((name, rest)) = plain.split_first() else {
            return Ok(());
        };
        match name.word() {
            "define" => source.defines.extend(define(tokens, rest).map(Arc::new)),
            "if" | "ifdef" | "ifndef" => self.open_if(name, rest)?,
            "elif" | "elifdef" | "elifndef" | "else" => self.next_group(name, rest),
            "endif" => self.close(),
            _ => {}
        }
        source.directives.push(Directive {
            name: name.word().to_owned(),
            rest: rest.to_vec(),
            line: name.line,
        });
        Ok(())
    }

    fn open_if(&mut self, name: &Tok, rest: &[Tok]) -> Result<(), Unreadable> {
        if self.open.len() >= DEEPEST_CONDITION {
            return Err(Unreadable::TooDeep);
        }
        let outer = std::mem::take(&mut self.nodes);
        let outer_group = std::mem::replace(&mut self.group, condition(name, rest));
        // The outer group's own condition is kept with it, so that closing restores it.
        self.open.push((
            vec![Group {
                condition: outer_group.0,
                nodes: Vec::new(),
                holds: outer_group.1,
            }],
            outer,
        ));
        Ok(())
    }

    fn next_group(&mut self, name: &Tok, rest: &[Tok]) {
        let Some((groups, _)) = self.open.last_mut() else {
            return;
        };
        let (text, holds) = std::mem::replace(&mut self.group, condition(name, rest));
        if self.group.0 == "else" {
            self.group.0 = format!("else of {text}");
        }
        groups.push(Group {
            condition: text,
            nodes: std::mem::take(&mut self.nodes),
            holds,
        });
    }

    fn close(&mut self) {
        let Some((mut groups, outer)) = self.open.pop() else {
            return;
        };
        let outer_group = groups.remove(0);
        let (condition, holds) =
            std::mem::replace(&mut self.group, (outer_group.condition, outer_group.holds));
        groups.push(Group {
            condition,
            nodes: std::mem::replace(&mut self.nodes, outer),
            holds,
        });
        self.nodes.push(Node::Groups(groups));
    }
}

fn condition(name: &Tok, rest: &[Tok]) -> (String, Holds) {
    let holds = match (name.word(), rest) {
        ("else", _) => Holds::Perhaps,
        ("if" | "elif", [number]) if number.is("0") => Holds::Never,
        ("if" | "elif", [number]) if number.is("1") => Holds::Always,
        _ => Holds::Perhaps,
    };
    let text = match name.word() {
        "else" => "else".to_owned(),
        word => format!("{} {}", word.trim_start_matches("el"), joined(rest)),
    };
    (text, holds)
}

fn define(tokens: &[Token<'_>], rest: &[Tok]) -> Option<Define> {
    let (name, body) = rest.split_first()?;
    // `#define F(x)` takes parameters, `#define F (x)` does not: only the space differs.
    let glued = tokens
        .get(3)
        .is_some_and(|t| t.is("(") && t.spacing == Spacing::Glued);
    let (params, body) = if glued {
        let close = body.iter().position(|t| t.is(")"))?;
        let names = body.get(1..close).unwrap_or_default();
        let params = names
            .iter()
            .filter(|t| t.is_ident() || t.is("..."))
            .map(|t| match t.is("...") {
                true => Arc::from(b"__VA_ARGS__".as_slice()),
                false => t.text.clone(),
            })
            .collect();
        (Some(params), body.get(close + 1..).unwrap_or_default())
    } else {
        (None, body)
    };
    Some(Define {
        name: name.text.clone(),
        params,
        body: body.to_vec(),
        line: name.line,
    })
}

//! The branches of a function: what runs only under a condition, told by the condition and by what it does.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use patchwright_code::lex::TokenKind;
use patchwright_code::tokens::stmt::{Label, Stmt};
use patchwright_code::tokens::{Tok, joined};

use super::body::{Body, Leaf, leaves};
use super::tree::Tree;

#[derive(Debug, Clone)]
pub struct Branch {
    pub kind: BranchKind,
    /// The condition or label, as text.
    pub condition: String,
    /// The names and literals in it.
    pub words: BTreeSet<Arc<[u8]>>,
    pub leaves: Vec<Leaf>,
    /// The statements in it, as text.
    pub text: String,
    /// Where it stands in the tokens of its body.
    pub span: Range<usize>,
    pub line: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BranchKind {
    If,
    Else,
    Loop,
    Case,
    Handler,
}

impl Branch {
    pub fn shown(&self) -> String {
        match self.kind {
            BranchKind::If => format!("`if ({})`", self.condition),
            BranchKind::Else => format!("the `else` of `if ({})`", self.condition),
            BranchKind::Loop => format!("the loop over `{}`", self.condition),
            BranchKind::Case if self.condition.is_empty() => "`default`".to_owned(),
            BranchKind::Case => format!("`case {}`", self.condition),
            BranchKind::Handler => format!("`catch ({})`", self.condition),
        }
    }
}

/// Every branch of the statements that can run.
pub fn branches(body: &Body, tree: &Tree) -> Vec<Branch> {
    let mut found = Vec::new();
    let mut collector = Collector {
        body,
        tree,
        found: &mut found,
    };
    collector.list(&body.live);
    found
}

struct Collector<'a> {
    body: &'a Body,
    tree: &'a Tree,
    found: &'a mut Vec<Branch>,
}

impl Collector<'_> {
    fn list(&mut self, stmts: &[Stmt]) {
        stmts.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Leaf(_) | Stmt::Label(_) | Stmt::Mark => {}
            Stmt::Block(stmts) => self.list(stmts),
            Stmt::If { arms, otherwise } => {
                for (condition, stmt) in arms {
                    self.note(BranchKind::If, condition, std::slice::from_ref(stmt));
                    self.stmt(stmt);
                }
                if let (Some(stmt), Some((condition, _))) = (otherwise, arms.first()) {
                    self.note(BranchKind::Else, condition, std::slice::from_ref(stmt));
                    self.stmt(stmt);
                }
            }
            Stmt::Loop { head, body, .. } => {
                self.note(BranchKind::Loop, head, std::slice::from_ref(body));
                self.stmt(body);
            }
            Stmt::Try { body, handlers } => {
                self.stmt(body);
                for (head, stmt) in handlers {
                    self.note(BranchKind::Handler, head, std::slice::from_ref(stmt));
                    self.stmt(stmt);
                }
            }
            Stmt::Switch { body, .. } => self.cases(body),
        }
    }

    fn cases(&mut self, stmts: &[Stmt]) {
        for (at, stmt) in stmts.iter().enumerate() {
            let label = match stmt {
                Stmt::Label(Label::Case(label)) => label.clone(),
                Stmt::Label(Label::Default) => 0..0,
                _ => continue,
            };
            let rest = stmts.get(at + 1..).unwrap_or_default();
            let length = rest
                .iter()
                .position(|stmt| self.ends(stmt))
                .map_or(rest.len(), |i| i + 1);
            self.note(
                BranchKind::Case,
                &label,
                rest.get(..length).unwrap_or_default(),
            );
        }
        self.list(stmts);
    }

    /// Whether a case ends with this statement.
    fn ends(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Leaf(range) => {
                self.body.slice(range).first().is_some_and(|tok| {
                    tok.is_any(&["break", "return", "goto", "continue", "throw"])
                })
            }
            Stmt::Block(stmts) => stmts.last().is_some_and(|last| self.ends(last)),
            _ => false,
        }
    }

    fn note(&mut self, kind: BranchKind, condition: &Range<usize>, stmts: &[Stmt]) {
        let tokens = self.body.slice(condition);
        let leaves = leaves(stmts, self.body, self.tree);
        let start = match condition.is_empty() {
            true => leaves.first().map_or(0, |leaf| leaf.range.start),
            false => condition.start,
        };
        let end = leaves
            .iter()
            .map(|leaf| leaf.range.end)
            .max()
            .unwrap_or(condition.end);
        let line = self.body.tokens.get(start).map_or(1, |tok| tok.line);
        self.found.push(Branch {
            kind,
            condition: joined(tokens),
            words: names_and_literals(tokens),
            text: leaves
                .iter()
                .map(|leaf| leaf.text.as_str())
                .collect::<Vec<_>>()
                .join(";"),
            leaves,
            span: start..end.max(start),
            line,
        });
    }
}

fn names_and_literals(tokens: &[Tok]) -> BTreeSet<Arc<[u8]>> {
    let told = |tok: &&Tok| {
        matches!(
            tok.kind,
            TokenKind::Identifier | TokenKind::Number | TokenKind::String | TokenKind::Char
        )
    };
    tokens
        .iter()
        .filter(told)
        .map(|tok| tok.text.clone())
        .collect()
}

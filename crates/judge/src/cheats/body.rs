//! A function read for its structure: macros expanded, statements parsed, reachable code marked.

use std::ops::Range;

use patchwright_code::tokens::constants::{self, Reach};
use patchwright_code::tokens::fold::Constants;
use patchwright_code::tokens::items::Function;
use patchwright_code::tokens::live::{self, Context, each_leaf};
use patchwright_code::tokens::stmt::{self, Stmt, TooDeep};
use patchwright_code::tokens::uses;
use patchwright_code::tokens::{Tok, joined};

use super::names;
use super::tree::Tree;

pub struct Body {
    /// The body with macros expanded; ranges in the statements point here.
    pub tokens: Vec<Tok>,
    /// Head and body with every definition of every macro expanded.
    pub everything: Vec<Tok>,
    pub stmts: Vec<Stmt>,
    pub live: Vec<Stmt>,
    /// Everything that can run, conditions included, as the leaves of the tree.
    pub live_leaves: Vec<Leaf>,
    pub all_leaves: Vec<Leaf>,
    pub constants: Constants,
    pub structure: Structure,
}

/// The context of a function.
pub struct Around<'a> {
    pub constants: &'a Constants,
    pub tree: &'a Tree,
}

/// How much of a function's structure is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Structure {
    Whole,
    /// Macros are expanded only where the function changed.
    Partial,
    /// It nests too deeply; the body is treated as one statement.
    None,
}

impl Body {
    /// Whether these tokens can be parsed as statements.
    pub fn has_structure(tokens: &[Tok]) -> bool {
        stmt::parse(tokens).is_ok()
    }

    /// `tokens` is the body with the nearest definition of each macro expanded, `everything` the head and body with all of them.
    pub fn new(
        function: &Function,
        tokens: Vec<Tok>,
        everything: Vec<Tok>,
        structure: Structure,
        around: &Around<'_>,
    ) -> Self {
        let mut constants = around.constants.clone();
        shadow(&function.head, &mut constants);
        shadow(&function.body, &mut constants);
        constants::collect_variables(&tokens, Reach::Body, &mut constants);
        let as_one = || vec![Stmt::Leaf(0..tokens.len())];
        let stmts = match structure {
            Structure::Whole | Structure::Partial => {
                stmt::parse(&tokens).unwrap_or_else(|TooDeep| as_one())
            }
            Structure::None => as_one(),
        };
        let never_returns = |tok: &Tok| around.tree.never_returns(tok.word());
        let context = Context {
            tokens: &tokens,
            constants: &constants,
            never_returns: &never_returns,
        };
        let live = live::live(&stmts, &context);
        let mut body = Self {
            stmts,
            live,
            live_leaves: Vec::new(),
            all_leaves: Vec::new(),
            constants,
            everything,
            tokens,
            structure,
        };
        body.live_leaves = leaves(&body.live, &body, around.tree);
        body.all_leaves = leaves(&body.stmts, &body, around.tree);
        body
    }

    pub fn slice(&self, range: &Range<usize>) -> &[Tok] {
        self.tokens.get(range.clone()).unwrap_or_default()
    }
}

/// A parameter or local of the same name hides a constant.
fn shadow(tokens: &[Tok], constants: &mut Constants) {
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is_name() && uses::is_declaration(tokens, at) {
            constants.remove(&tok.text);
        }
    }
}

/// A statement or a condition, identified by its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaf {
    pub text: String,
    pub role: LeafRole,
    pub does: Does,
    pub line: usize,
    pub range: Range<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeafRole {
    Statement,
    /// The condition of a branch or the head of a loop.
    Head,
}

/// How much work a statement does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Does {
    /// It declares, jumps, or returns a value that was already known.
    Nothing,
    Prints,
    /// It assigns a constant.
    Sets,
    /// It only releases something.
    Releases,
    Works,
}

pub fn leaves(stmts: &[Stmt], body: &Body, tree: &Tree) -> Vec<Leaf> {
    let mut found = Vec::new();
    for stmt in stmts {
        each_leaf(stmt, &mut |range| {
            found.extend(leaf(range, LeafRole::Statement, body, tree));
        });
        each_head(stmt, &mut |range| {
            found.extend(leaf(range, LeafRole::Head, body, tree));
        });
    }
    found
}

fn leaf(range: &Range<usize>, role: LeafRole, body: &Body, tree: &Tree) -> Option<Leaf> {
    let tokens = body.slice(range);
    let first = tokens.first()?;
    Some(Leaf {
        text: joined(tokens),
        role,
        does: does(tokens, body, tree),
        line: first.line,
        range: range.clone(),
    })
}

/// Calls `with` for every condition and loop head of the tree.
pub fn each_head(stmt: &Stmt, with: &mut dyn FnMut(&Range<usize>)) {
    match stmt {
        Stmt::Leaf(_) | Stmt::Label(_) | Stmt::Mark => {}
        Stmt::Block(stmts) => stmts.iter().for_each(|stmt| each_head(stmt, with)),
        Stmt::Switch { on, body } => {
            with(on);
            body.iter().for_each(|stmt| each_head(stmt, with));
        }
        Stmt::If { arms, otherwise } => {
            for (head, stmt) in arms {
                with(head);
                each_head(stmt, with);
            }
            otherwise.iter().for_each(|stmt| each_head(stmt, with));
        }
        Stmt::Loop { head, body, .. } => {
            with(head);
            each_head(body, with);
        }
        Stmt::Try { body, handlers } => {
            each_head(body, with);
            handlers.iter().for_each(|(_, stmt)| each_head(stmt, with));
        }
    }
}

fn does(tokens: &[Tok], body: &Body, tree: &Tree) -> Does {
    let calls: Vec<&str> = uses::called_names(tokens)
        .filter(|name| !names::prints(name) && !names::LEAVING.contains(name))
        .filter(|name| tree.ways_of(name).is_none())
        .collect();
    if !calls.is_empty() {
        return match calls.iter().all(|name| tree.releases(name)) {
            true => Does::Releases,
            false => Does::Works,
        };
    }
    if tokens.iter().any(|tok| tok.is("delete")) {
        return Does::Releases;
    }
    if uses::called_names(tokens).any(names::prints) || is_streamed(tokens) {
        return Does::Prints;
    }
    if tokens
        .first()
        .is_some_and(|tok| tok.is_any(&["return", "throw"]))
    {
        const OPERATORS: [&str; 19] = [
            "->", ".", "[", "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "?", "==", "<",
            ">", "<=", ">=",
        ];
        let value = tokens.get(1..).unwrap_or_default();
        let computes =
            value.iter().any(|tok| tok.is_any(&OPERATORS)) && value.iter().any(Tok::is_name);
        return if computes { Does::Works } else { Does::Nothing };
    }
    assigns(tokens, body)
}

/// `out << x`
fn is_streamed(tokens: &[Tok]) -> bool {
    let named = tokens
        .iter()
        .take_while(|tok| tok.is_name() || tok.is_any(&["::", ".", "->"]))
        .count();
    named > 0 && tokens.get(named).is_some_and(|tok| tok.is("<<"))
}

fn assigns(tokens: &[Tok], body: &Body) -> Does {
    const WRITES: [&str; 12] = [
        "+=", "-=", "*=", "/=", "|=", "&=", "^=", "<<=", ">>=", "++", "--", "%=",
    ];
    if tokens.iter().any(|tok| tok.is_any(&WRITES)) {
        return Does::Works;
    }
    let Some(equals) = tokens.iter().position(|tok| tok.is("=")) else {
        return Does::Nothing;
    };
    let (left, right) = tokens.split_at(equals);
    let value = right.get(1..).unwrap_or_default();
    let constant = patchwright_code::tokens::fold::value(value, &body.constants).is_some()
        || !value.iter().any(|tok| tok.is_name());
    let reaches_out = left.iter().any(|tok| tok.is_any(&["->", ".", "[", "*"]));
    match (constant, reaches_out) {
        (true, true) => Does::Sets,
        (true, false) => Does::Nothing,
        (false, _) => Does::Works,
    }
}

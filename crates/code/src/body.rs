//! A function's body cut into statements by its tokens.
//!
//! A grammar gives up on a whole block for one macro it cannot know. The words that steer C are few, so
//! they are read here, and only what stands between them goes to the parser.

mod cut;
mod ends;
mod heads;

use super::lower::Reader;
use super::text::{Text, Tokens};
use super::tree::{Span, Stmt, StmtKind, Variable};

/// A body as a tree, and what does not fit into the tree.
#[derive(Debug)]
pub(super) struct Body {
    pub stmt: Stmt,
    /// Names declared in heads (`if (T x = …)`, `catch (T x)`), with their scopes.
    pub in_heads: Vec<(Variable, Span)>,
    pub broken: Vec<Span>,
}

/// `start` is at `{`, `end` after `}`.
pub(super) fn read(text: &Text, start: usize, end: usize, params: &[Variable]) -> Body {
    let mut cutter = Cutter {
        text,
        tokens: Tokens::new(&text.clean, start, end),
        at: 0,
        depth: 0,
        reader: Reader::new(text),
        in_heads: Vec::new(),
    };
    cutter.reader.know(params);
    let mut stmt = match cutter.tokens.first() {
        Some(_) => cutter.statement(),
        None => Stmt {
            kind: StmtKind::Block(Vec::new()),
            span: text.span(start, end),
        },
    };
    stmt.span = text.span(start, end);
    Body {
        stmt,
        in_heads: cutter.in_heads,
        broken: cutter.reader.broken,
    }
}

struct Cutter<'a> {
    text: &'a Text,
    tokens: Tokens,
    at: usize,
    depth: usize,
    reader: Reader<'a>,
    in_heads: Vec<(Variable, Span)>,
}

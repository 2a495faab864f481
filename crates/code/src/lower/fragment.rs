//! A piece of a file, parsed by itself inside a wrapper that puts the grammar into the right state.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::rc::Rc;

use tree_sitter::{Node, ParseOptions, Parser, Tree};

use super::named_children;
use crate::text::Text;
use crate::tree::Span;

/// A longer piece is data, and its tree would cost more memory than its file.
const LONGEST: usize = 256 * 1024;
/// Calls of the progress callback, one for each hundred steps of the parser. Ordinary code needs one for
/// about eighty bytes; text that is no code needs far more.
const FIRST_PROGRESS: usize = 400;
const BYTES_PER_PROGRESS: usize = 16;

#[derive(Debug, Clone, Copy)]
pub(super) enum Wrap {
    Expression,
    /// A braced list that C++ returns: `{a, b}`. In parentheses it would be something else.
    BracedList,
    Statement,
    /// A declaration that lacks its semicolon.
    Declaration,
    Parameters,
    Fields,
    TopLevel,
    /// As `TopLevel`, without what lies between two offsets (braces included).
    WithoutBody(usize, usize),
}

impl Wrap {
    fn around(self) -> (&'static str, &'static str) {
        match self {
            Self::Expression => ("void f(){return (", ");}"),
            Self::BracedList => ("void f(){return ", ";}"),
            Self::Statement => ("void f(){", "}"),
            Self::Declaration => ("void f(){", ";}"),
            Self::Parameters => ("void f(", "){}"),
            Self::Fields => ("struct s{", "};"),
            Self::TopLevel | Self::WithoutBody(..) => ("", ""),
        }
    }
}

pub(super) struct Fragment<'a> {
    pub text: &'a Text,
    variables: Rc<HashSet<String>>,
    pub tree: Tree,
    pub wrap: Wrap,
    buffer: String,
    start: usize,
    end: usize,
    prefix: usize,
}

impl<'a> Fragment<'a> {
    pub fn parse(
        parser: &mut Parser,
        text: &'a Text,
        (start, end): (usize, usize),
        wrap: Wrap,
        variables: &Rc<HashSet<String>>,
    ) -> Option<Self> {
        let piece = text.clean.get(start..end)?;
        if piece.len() > LONGEST {
            return None;
        }
        let (before, behind) = wrap.around();
        let piece = match wrap {
            Wrap::WithoutBody(from, to) => {
                hide(piece, from.checked_sub(start)?, to.checked_sub(start)?)?
            }
            _ => piece.to_owned(),
        };
        let piece = without_member_pointers(piece);
        let buffer = format!("{before}{piece}{behind}");
        let tree = parse(parser, &buffer)?;
        Some(Self {
            text,
            variables: Rc::clone(variables),
            tree,
            wrap,
            buffer,
            start,
            end,
            prefix: before.len(),
        })
    }

    pub fn has_error(&self) -> bool {
        self.tree.root_node().has_error()
    }

    pub fn is_variable(&self, name: &str) -> bool {
        self.variables.contains(name)
    }

    /// `a < b && c > (d)` is taken for a call of a template `a`; no template has such arguments.
    pub fn has_doubtful_template(&self) -> bool {
        let logical = |text: &str| text.contains("&&") || text.contains("||");
        if !(self.buffer.contains('<') && self.buffer.contains('>') && logical(&self.buffer)) {
            return false;
        }
        let mut waiting = vec![self.tree.root_node()];
        while let Some(node) = waiting.pop() {
            if node.kind() == "template_argument_list" && logical(self.text_of(node)) {
                return true;
            }
            waiting.extend(named_children(node));
        }
        false
    }

    pub fn text_of(&self, node: Node) -> &str {
        self.buffer
            .get(node.start_byte()..node.end_byte())
            .unwrap_or("")
    }

    pub fn offset(&self, byte: usize) -> usize {
        let offset = self.start + byte.saturating_sub(self.prefix);
        offset.min(self.end)
    }

    pub fn span(&self, node: Node) -> Span {
        self.text
            .span(self.offset(node.start_byte()), self.offset(node.end_byte()))
    }
}

/// Blanks the body of a type; a type without a name gets `_` for one, which fits into the braces.
fn hide(piece: &str, from: usize, to: usize) -> Option<String> {
    let head = piece.get(..from)?;
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let last_word = head.trim_end().rsplit(|c: char| !is_part(c)).next();
    let lacks_name = matches!(last_word, Some("struct" | "union" | "enum" | "class"));
    let mut hidden = head.to_owned();
    let body = piece.get(from..to)?;
    let filler: String = body
        .bytes()
        .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
        .collect();
    hidden.push_str(if lacks_name { " _" } else { "  " });
    hidden.push_str(filler.get(2..)?);
    hidden.push_str(piece.get(to..)?);
    Some(hidden)
}

/// The grammar knows `.*`, but neither `->*` nor `(Class::*name)`: they become `.*` and `(*name)`.
fn without_member_pointers(piece: String) -> String {
    let mut piece = piece.replace("->*", " .*");
    while let Some(at) = piece.find("::*") {
        let before = piece.get(..at).unwrap_or("");
        let name =
            before.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | ':'));
        let from = name.len();
        piece.replace_range(from..at + 2, &" ".repeat(at + 2 - from));
    }
    piece
}

fn parse(parser: &mut Parser, buffer: &str) -> Option<Tree> {
    let most = FIRST_PROGRESS + buffer.len() / BYTES_PER_PROGRESS;
    let mut calls = 0usize;
    let mut progress = |_: &tree_sitter::ParseState| {
        calls += 1;
        if calls > most {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    let bytes = buffer.as_bytes();
    let tree = parser.parse_with_options(
        &mut |at, _| bytes.get(at..).unwrap_or_default(),
        None,
        Some(options),
    );
    parser.reset();
    tree
}

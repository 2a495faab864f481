//! Parses one declaration or expression at a time with tree-sitter and converts it to our tree.

mod declare;
mod expr;
mod fragment;
mod read;
mod types;

use std::collections::HashSet;
use std::rc::Rc;

use tree_sitter::Node;

use super::text::{Language, Text, TextTokenKind, Tokens};
use super::tree::{Expr, ExprKind, Span, Stmt, StmtKind, Variable};
use fragment::{Fragment, Wrap};

pub(super) use declare::{Declared, What};
pub(super) use types::anonymous_name;

/// Deeper expressions are kept as the names in them.
pub(super) const DEEPEST: usize = 200;

/// A longer broken piece is not retried without its first words.
const LONGEST_WITH_MACROS: usize = 8 * 1024;
const MOST_WORDS: usize = 2_000;

/// Reads pieces of one file. What could not be parsed whole is in `broken`.
pub(super) struct Reader<'a> {
    text: &'a Text,
    parser: Option<tree_sitter::Parser>,
    /// For C++ that a grammar with templates misreads.
    plain: Option<tree_sitter::Parser>,
    /// Names that are variables here, not types.
    variables: Rc<HashSet<String>>,
    pub broken: Vec<Span>,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a Text) -> Self {
        let parser = match text.language {
            Language::C => parser(tree_sitter_c::LANGUAGE),
            Language::Cpp => parser(tree_sitter_cpp::LANGUAGE),
        };
        Self {
            text,
            parser,
            plain: None,
            variables: Rc::default(),
            broken: Vec::new(),
        }
    }

    pub fn know<'v>(&mut self, variables: impl IntoIterator<Item = &'v Variable>) {
        let names = variables.into_iter().map(|one| one.name.clone());
        Rc::make_mut(&mut self.variables).extend(names);
    }

    /// An expression without its terminator; there always is one, if only of kind unknown.
    pub fn expr(&mut self, start: usize, end: usize) -> Expr {
        let (start, end) = self.trim(start, end);
        let wrap = match self.text.clean_slice(start, end).starts_with('{') {
            true => Wrap::BracedList,
            false => Wrap::Expression,
        };
        let parsed = self.parse(start, end, wrap);
        let whole = parsed.as_ref().and_then(|fragment| {
            let expr = fragment.sole_expression()?;
            (!fragment.has_error()).then_some(expr)
        });
        whole.unwrap_or_else(|| {
            self.broken.push(self.text.span(start, end));
            let below = self.readable(parsed, start, end);
            self.unknown(start, end, below)
        })
    }

    /// A declaration or an expression with its semicolon.
    pub fn statement(&mut self, start: usize, end: usize) -> Stmt {
        let span = self.text.span(start, end);
        let parsed = self.parse(start, end, Wrap::Statement);
        let kind = parsed.as_ref().and_then(Fragment::sole_statement);
        if let Some(kind) = kind.or_else(|| self.behind_macros(start, end)) {
            if let StmtKind::Declare(variables) = &kind {
                self.know(variables);
            }
            return Stmt { kind, span };
        }
        self.broken.push(span);
        let below = self.readable(parsed, start, end);
        Stmt {
            kind: StmtKind::Unknown(below),
            span,
        }
    }

    /// The variable of a C++ condition (`if (T *p = f())`), or of a range-for or catch head.
    pub fn lone_variable(&mut self, start: usize, end: usize) -> Option<Variable> {
        let fragment = self.parse(start, end, Wrap::Declaration)?;
        if fragment.has_error() {
            return None;
        }
        let declared = fragment.declared();
        declared.into_iter().map(|one| one.variable).next()
    }

    /// What stands between the parentheses of a function's head.
    pub fn params(&mut self, start: usize, end: usize) -> Vec<Variable> {
        if self.text.clean_slice(start, end).trim().is_empty() {
            return Vec::new();
        }
        self.declared(start, end, Wrap::Parameters)
            .into_iter()
            .map(|one| one.variable)
            .filter(|one| !(one.ty == "void" && one.name.is_empty() && one.pointers == 0))
            .collect()
    }

    /// Members of a record, with the semicolon.
    pub fn fields(&mut self, start: usize, end: usize) -> Vec<Declared> {
        self.declared(start, end, Wrap::Fields)
    }

    /// A declaration at file scope, with the semicolon and without the body of the type it may define.
    pub fn declaration(
        &mut self,
        start: usize,
        end: usize,
        hidden: Option<(usize, usize)>,
    ) -> Vec<Declared> {
        match hidden {
            None => self.declared(start, end, Wrap::TopLevel),
            Some(body) => self.declared(start, end, Wrap::WithoutBody(body.0, body.1)),
        }
    }

    fn declared(&mut self, start: usize, end: usize, wrap: Wrap) -> Vec<Declared> {
        let Some(fragment) = self.parse(start, end, wrap) else {
            self.broken.push(self.text.span(start, end));
            return Vec::new();
        };
        if !fragment.has_error() {
            return fragment.declared();
        }
        if let Some(rest) = self.after_leading_macro(start, end) {
            let again = self.parse(rest, end, wrap);
            if let Some(again) = again.filter(|again| !again.has_error()) {
                return again.declared();
            }
        }
        self.broken.push(self.text.span(start, end));
        fragment.declared()
    }

    /// `UNUSED int x;` and `API(int) x;` are no C before the macros are expanded: leave them out.
    fn behind_macros(&mut self, start: usize, end: usize) -> Option<StmtKind> {
        if end - start > LONGEST_WITH_MACROS {
            return None;
        }
        let mut from = start;
        for _ in 0..3 {
            from = self.after_leading_macro(from, end)?;
            let fragment = self.parse(from, end, Wrap::Statement)?;
            let kind = fragment.sole_statement();
            if kind.is_some() {
                return kind;
            }
        }
        None
    }

    /// Where the text continues after a first word, or a first word with its parentheses.
    fn after_leading_macro(&self, start: usize, end: usize) -> Option<usize> {
        let tokens = Tokens::new(&self.text.clean, start, end);
        let (first, rest) = tokens.split_first()?;
        let next = rest.first()?;
        if first.kind != TextTokenKind::Word {
            return None;
        }
        match next.kind {
            TextTokenKind::Word => Some(next.start()),
            TextTokenKind::Punct(b'(') => {
                let close = tokens.matching(1)?;
                let behind = tokens.get(close + 1)?;
                (behind.kind == TextTokenKind::Word).then(|| behind.start())
            }
            TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope
            | TextTokenKind::Punct(_) => None,
        }
    }

    fn parse(&mut self, start: usize, end: usize, wrap: Wrap) -> Option<Fragment<'a>> {
        let variables = &self.variables;
        let fragment = Fragment::parse(
            self.parser.as_mut()?,
            self.text,
            (start, end),
            wrap,
            variables,
        )?;
        if !fragment.has_doubtful_template() {
            return Some(fragment);
        }
        let plain = self
            .plain
            .take()
            .or_else(|| parser(tree_sitter_c::LANGUAGE));
        self.plain = plain;
        let again = Fragment::parse(
            self.plain.as_mut()?,
            self.text,
            (start, end),
            wrap,
            variables,
        );
        again.filter(|again| !again.has_error()).or(Some(fragment))
    }

    fn trim(&self, start: usize, end: usize) -> (usize, usize) {
        let piece = self.text.clean_slice(start, end);
        let before = piece.len() - piece.trim_start().len();
        let start = start + before;
        (start, start + piece.trim().len())
    }

    /// What can be salvaged of a broken piece: the expressions the parser saw, else every word as a name.
    fn readable(&self, parsed: Option<Fragment>, start: usize, end: usize) -> Vec<Expr> {
        if let Some(fragment) = parsed {
            return fragment.all_expressions();
        }
        let tokens = Tokens::new(&self.text.clean, start, end);
        let words = tokens.iter().filter(|token| token.is_word());
        words
            .take(MOST_WORDS)
            .map(|token| Expr {
                kind: ExprKind::Name(self.text.word(token).to_owned()),
                span: self.text.span(token.start(), token.end()),
            })
            .collect()
    }

    fn unknown(&self, start: usize, end: usize, below: Vec<Expr>) -> Expr {
        Expr {
            kind: ExprKind::Unknown(below),
            span: self.text.span(start, end),
        }
    }
}

fn parser(grammar: impl Into<tree_sitter::Language>) -> Option<tree_sitter::Parser> {
    let mut parser = tree_sitter::Parser::new();
    parser
        .set_language(&grammar.into())
        .is_ok()
        .then_some(parser)
}

fn named_children<'t>(node: Node<'t>) -> Vec<Node<'t>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor)
        .filter(|child| child.kind() != "comment")
        .collect()
}

//! The contents of a parsed fragment, in our tree.

use tree_sitter::Node;

use super::declare::{self, Declared};
use super::expr;
use super::fragment::{Fragment, Wrap};
use super::named_children;
use crate::tree::{Expr, StmtKind};

const MOST_LOOSE: usize = 2_000;

impl Fragment<'_> {
    pub fn sole_expression(&self) -> Option<Expr> {
        let statement = self.sole_in_body()?;
        let paren = statement.named_child(0)?;
        if let Wrap::BracedList = self.wrap {
            return (paren.kind() == "initializer_list").then(|| expr::lower(self, paren, 0));
        }
        let inner = paren.named_child(0)?;
        (paren.kind() == "parenthesized_expression" && paren.named_child_count() == 1)
            .then(|| expr::lower(self, inner, 0))
    }

    pub fn sole_statement(&self) -> Option<StmtKind> {
        if self.has_error() {
            return None;
        }
        let node = self.sole_in_body()?;
        match node.kind() {
            "declaration" => Some(StmtKind::Declare(declare::locals(self, node))),
            "expression_statement" => node
                .named_child(0)
                .map(|inner| StmtKind::Expr(expr::lower(self, inner, 0))),
            _ => Some(StmtKind::Unknown(expr::loose(self, node, MOST_LOOSE))),
        }
    }

    pub fn declared(&self) -> Vec<Declared> {
        let root = self.tree.root_node();
        let mut found = Vec::new();
        let holder = match self.wrap {
            Wrap::Parameters => first_of_kind(root, "parameter_list"),
            Wrap::Fields => first_of_kind(root, "field_declaration_list"),
            Wrap::Statement | Wrap::Declaration | Wrap::Expression | Wrap::BracedList => {
                first_of_kind(root, "compound_statement")
            }
            Wrap::TopLevel | Wrap::WithoutBody(..) => Some(root),
        };
        for node in holder.map(named_children).unwrap_or_default() {
            found.extend(declare::declared(self, node));
        }
        found
    }

    /// What can be read of a piece that is broken.
    pub fn all_expressions(&self) -> Vec<Expr> {
        match first_of_kind(self.tree.root_node(), "compound_statement") {
            Some(body) => expr::loose(self, body, MOST_LOOSE),
            None => expr::loose(self, self.tree.root_node(), MOST_LOOSE),
        }
    }

    fn sole_in_body(&self) -> Option<Node<'_>> {
        let body = first_of_kind(self.tree.root_node(), "compound_statement")?;
        match named_children(body).as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }
}

/// Down the first children only: the wrappers put the target there.
fn first_of_kind<'t>(root: Node<'t>, kind: &str) -> Option<Node<'t>> {
    let mut level = vec![root];
    for _ in 0..5 {
        if let Some(found) = level.iter().find(|node| node.kind() == kind) {
            return Some(*found);
        }
        level = level
            .into_iter()
            .flat_map(named_children)
            .take(64)
            .collect();
    }
    None
}

//! What a caller passes for a parameter.

use patchwright_domain::candidate::RelPath;

use super::symbols::{Symbol, made_of};
use super::{CodeMap, MappedFile};
use crate::queries::called;
use crate::tree::{Expr, ExprKind};
use crate::walk;

/// An argument of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Argument<'m> {
    pub text: &'m str,
    /// What is called for its value, else what it names.
    pub made_of: Vec<Symbol>,
}

impl CodeMap {
    /// The function around a line, and which of its parameters a name is, from 0.
    pub fn parameter(&self, path: &RelPath, line: u32, name: &str) -> Option<(&str, usize)> {
        let head = &self.code.file(path)?.function_at(line)?.head;
        let index = head.params.iter().position(|one| one.name == name)?;
        Some((&head.name, index))
    }

    /// What the call of a function on a line passes for one of its parameters.
    pub fn argument(
        &self,
        path: &RelPath,
        line: u32,
        function: &str,
        index: usize,
    ) -> Option<Argument<'_>> {
        let file = self.file(path)?;
        let around = self.code.file(path)?.function_at(line)?;
        let mut given = None;
        walk::each_expr(around.body(), &mut |expr| {
            if let ExprKind::Call { callee, args } = &expr.kind
                && expr.span.has_line(line)
                && called(callee) == Some(function)
                && given.is_none()
            {
                given = args.get(index);
            }
        });
        given.map(|expr| argument(file, expr))
    }
}

fn argument<'m>(file: &'m MappedFile, expr: &Expr) -> Argument<'m> {
    Argument {
        text: file.slice(expr.span),
        made_of: made_of(file, expr),
    }
}

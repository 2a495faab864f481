//! Local variables that have no value yet where a line runs: what a debugger shows for them is what the memory held before.

use patchwright_domain::candidate::RelPath;

use super::CodeMap;
use crate::Function;
use crate::tree::{Expr, ExprKind, Span, Stmt, StmtKind, Variable};
use crate::walk;

/// Types whose values nobody sets where C++ declares them.
const PLAIN: [&str; 13] = [
    "bool", "char", "const", "double", "float", "int", "long", "short", "signed", "size_t",
    "unsigned", "volatile", "wchar_t",
];

impl CodeMap {
    /// Their names. What may have been set, in an earlier round of a loop or through a pointer, is none of them; nor is what the
    /// statement itself reads, since that may be the bug.
    pub fn unset_at(&self, path: &RelPath, line: u32) -> Vec<String> {
        let function = self.code.file(path).and_then(|file| file.function_at(line));
        let around = function.and_then(|function| function.statement_at(line, None));
        let (Some(function), Some(around)) = (function, around) else {
            return Vec::new();
        };
        let moment = Moment {
            function,
            line,
            around,
        };
        let locals = function.locals();
        let params = &function.head.params;
        let is_param = |one: &Variable| params.iter().any(|param| param.name == one.name);
        let mut unset: Vec<String> = Vec::new();
        for one in locals.iter().filter(|one| !is_param(one)) {
            let mut same = locals.iter().filter(|other| other.name == one.name);
            if !unset.contains(&one.name) && same.all(|other| moment.is_unset(other)) {
                unset.push(one.name.clone());
            }
        }
        unset
    }
}

/// A line that is about to run, or is running.
struct Moment<'f> {
    function: &'f Function,
    line: u32,
    /// The statements around it, outermost first.
    around: Vec<&'f Stmt>,
}

impl Moment<'_> {
    fn is_unset(&self, variable: &Variable) -> bool {
        if variable.name.is_empty() || !variable.storage.is_empty() {
            return false;
        }
        let statement = self.around.last();
        if variable.span.line > self.line {
            return true;
        }
        let declared_here = statement.is_some_and(|statement| {
            matches!(statement.kind, StmtKind::Declare(_))
                && statement.span.contains(&variable.span)
        });
        if declared_here {
            return true;
        }
        variable.init.is_none() && self.is_left(variable) && !self.may_be_set(variable)
    }

    /// Whether its declaration leaves it as the memory is.
    fn is_left(&self, variable: &Variable) -> bool {
        let mut words = variable.ty.split_whitespace();
        let plain = variable.pointers > 0 || words.all(|word| PLAIN.contains(&word));
        !variable.reference && (plain || !self.function.is_cpp())
    }

    fn may_be_set(&self, variable: &Variable) -> bool {
        let within = self.statement_span();
        let Some(within) = within else {
            return true;
        };
        // The outermost loop around the line that does not declare it anew in every round.
        let again = self
            .around
            .iter()
            .find(|stmt| is_loop(stmt) && !stmt.span.contains(&variable.span));
        let jumps_back = self.has_label_before(within);
        let mut may = false;
        walk::each_expr(self.function.body(), &mut |expr| {
            if !is_name(expr, &variable.name) {
                return;
            }
            let before = variable.span.end <= expr.span.start && expr.span.end <= within.start;
            let behind = within.end <= expr.span.start;
            let in_loop = again.is_some_and(|stmt| stmt.span.contains(&expr.span));
            may |= before || (behind && (in_loop || jumps_back));
        });
        may || self.reads(within, &variable.name)
    }

    /// The statement itself; of one that contains others, only its head.
    fn statement_span(&self) -> Option<Span> {
        let statement = self.around.last()?;
        let below = walk::children(statement);
        let first = below
            .first()
            .map_or(statement.span.end, |one| one.span.start);
        Some(Span {
            end: first,
            ..statement.span
        })
    }

    fn has_label_before(&self, within: Span) -> bool {
        let mut found = false;
        walk::each_stmt(self.function.body(), &mut |stmt| {
            let label = matches!(stmt.kind, StmtKind::Label { .. });
            found |= label && stmt.span.start <= within.start;
        });
        found
    }

    /// Whether the statement names it other than as what it assigns to.
    fn reads(&self, within: Span, name: &str) -> bool {
        let (mut named, mut assigned) = (0, 0);
        walk::each_expr(self.function.body(), &mut |expr| {
            if !within.contains(&expr.span) {
                return;
            }
            named += usize::from(is_name(expr, name));
            if let ExprKind::Assign { target, .. } = &expr.kind {
                assigned += usize::from(is_name(target.peel(), name));
            }
        });
        named > assigned
    }
}

fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.kind, ExprKind::Name(known) if known == name)
}

fn is_loop(stmt: &Stmt) -> bool {
    matches!(
        stmt.kind,
        StmtKind::While { .. }
            | StmtKind::DoWhile { .. }
            | StmtKind::For { .. }
            | StmtKind::ForEach { .. }
            | StmtKind::MacroBlock { .. }
    )
}

#[cfg(test)]
#[path = "unset_tests.rs"]
mod tests;

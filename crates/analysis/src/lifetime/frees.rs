//! Statements that free something, and what they free.

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};

#[derive(Debug, Clone, Copy)]
pub struct Free<'a> {
    pub stmt: &'a Stmt,
    /// The freed pointer.
    pub what: &'a Expr,
    pub by: By,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// `free`, `delete` and functions with such names.
    Free,
    /// A function that reallocates the block.
    Realloc,
}

/// What a statement frees itself.
pub fn in_statement<'a>(stmt: &'a Stmt) -> Vec<Free<'a>> {
    let mut found = Vec::new();
    for expr in all_exprs(stmt) {
        match &expr.kind {
            ExprKind::Delete { on, .. } => found.push(Free {
                stmt,
                what: on.peel(),
                by: By::Free,
            }),
            ExprKind::Call { callee, args } => {
                let by = frees(last_name(callee).unwrap_or_default());
                if let Some((by, what)) = by.and_then(|by| Some((by, freed(by, args)?))) {
                    found.push(Free {
                        stmt,
                        what: what.peel(),
                        by,
                    });
                }
            }
            _ => {}
        }
    }
    found
}

/// Everything that a function frees, in the order of the text.
pub fn in_function<'a>(function: &'a Function) -> Vec<Free<'a>> {
    let mut found = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        if let Some(stmt) = path.last() {
            found.extend(in_statement(stmt));
        }
    });
    found
}

/// Whether a statement only frees.
pub fn only_frees(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Expr(expr) => match &expr.peel().kind {
            ExprKind::Delete { .. } => true,
            ExprKind::Call { callee, .. } => {
                frees(last_name(callee).unwrap_or_default()) == Some(By::Free)
            }
            _ => false,
        },
        _ => false,
    }
}

/// The block among the arguments: after the pool or context, if there is one.
fn freed(by: By, args: &[Expr]) -> Option<&Expr> {
    let behind_context = match by {
        By::Free => args.len() == 2,
        By::Realloc => args.len() == 3,
    };
    args.get(usize::from(behind_context))
}

/// Whether a function frees an argument, judged by its name.
pub fn frees(name: &str) -> Option<By> {
    let lower = name.to_ascii_lowercase();
    if lower.contains("realloc") {
        return Some(By::Realloc);
    }
    let ends = ["free", "destroy", "release", "delete", "dispose", "unref"];
    let freeing = ends
        .iter()
        .any(|end| lower.ends_with(end) || lower.starts_with(end));
    (freeing && !lower.contains("freez")).then_some(By::Free)
}

/// Whether an expression can be assigned null.
pub fn is_place(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::Deref(_)
    )
}

//! Every expression of a function, with the statement it belongs to.

use crate::Code;
use crate::Function;
use crate::paths::each_path;
use crate::tree::{Expr, ExprKind, Stmt};
use crate::walk::all_exprs;

/// All expressions of a function in the order of its statements.
pub fn in_function(function: &Function) -> Vec<(&Stmt, &Expr)> {
    let mut found = Vec::new();
    each_path(function.body(), &mut |path| {
        if let Some(stmt) = path.last() {
            found.extend(all_exprs(stmt).into_iter().map(|expr| (*stmt, expr)));
        }
    });
    found
}

/// Where a function names a variable.
pub fn names_in_function<'a>(function: &'a Function, wanted: &str) -> Vec<&'a Expr> {
    let all = in_function(function).into_iter().map(|(_, expr)| expr);
    all.filter(|expr| matches!(&expr.kind, ExprKind::Name(name) if name == wanted))
        .collect()
}

/// The functions that access a member of this name.
pub fn users_of_field<'a>(code: &'a Code, field: &str) -> Vec<&'a Function> {
    let mut found: Vec<&'a Function> = Vec::new();
    for (function, _) in code.uses_of_field(field) {
        if !found.iter().any(|known| std::ptr::eq(*known, function)) {
            found.push(function);
        }
    }
    found
}

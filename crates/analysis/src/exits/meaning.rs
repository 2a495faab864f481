//! What zero, false and null mean as results of a function: its callers know.

use std::cmp::Ordering;

use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::{Code, Function, paths, walk};

use super::fit;
use crate::flow::definitions;

/// More callers than this add nothing.
const MOST_CALLERS: usize = 24;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zero {
    Fails,
    Succeeds,
    Unknown,
}

/// Judged by how callers leave with an error: `if (!f()) goto fail;` or `if (f()) return -1;`.
pub(super) fn of_zero(code: &Code, function: &Function) -> Zero {
    let sites = code.callers(&function.head.name);
    let mut callers: Vec<&Function> = Vec::new();
    for site in sites.iter().take(MOST_CALLERS) {
        if !callers
            .iter()
            .any(|known| std::ptr::eq(*known, site.function))
        {
            callers.push(site.function);
        }
    }
    let is_call = |expr: &Expr| sites.iter().any(|site| std::ptr::eq(site.call, expr));
    let (mut fails, mut succeeds) = (0u32, 0u32);
    for caller in callers {
        let kept: Vec<String> = definitions(caller)
            .iter()
            .filter(|definition| definition.value.is_some_and(|value| is_call(value.peel())))
            .map(|definition| definition.target_text(code, caller))
            .collect();
        paths::each_path(caller.body(), &mut |path| {
            let Some(StmtKind::If { cond, then, .. }) = path.last().map(|stmt| &stmt.kind) else {
                return;
            };
            let result = |expr: &Expr| {
                is_call(expr)
                    || matches!(&expr.kind, ExprKind::Name(name) if kept.contains(name))
                    || matches!(&expr.kind, ExprKind::Assign { value, .. } if is_call(value.peel()))
            };
            for part in disjuncts(cond) {
                match truth(part, &result).filter(|_| tells_failure(then, &kept)) {
                    Some(true) => succeeds += 1,
                    Some(false) => fails += 1,
                    None => {}
                }
            }
        });
    }
    match fails.cmp(&succeeds) {
        Ordering::Greater => Zero::Fails,
        Ordering::Less => Zero::Succeeds,
        Ordering::Equal => Zero::Unknown,
    }
}

fn disjuncts(cond: &Expr) -> Vec<&Expr> {
    match &cond.peel().kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Or => {
            let mut all = disjuncts(left);
            all.extend(disjuncts(right));
            all
        }
        _ => vec![cond.peel()],
    }
}

/// Whether a condition holds for a nonzero or for a zero result; none if it checks something else.
fn truth(cond: &Expr, result: &dyn Fn(&Expr) -> bool) -> Option<bool> {
    let cond = cond.peel();
    if result(cond) {
        return Some(true);
    }
    match &cond.kind {
        ExprKind::Unary { op, on } if *op == UnOp::Not => truth(on, result).map(|holds| !holds),
        ExprKind::Binary { op, left, right } => {
            let zero = is_zero(right.peel());
            match op {
                BinOp::Eq if zero => truth(left, result).map(|holds| !holds),
                BinOp::Ne | BinOp::Lt if zero => truth(left, result),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Also a code with a name for success.
pub(super) fn is_zero(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Number(text) => text == "0",
        ExprKind::Name(name) => {
            matches!(name.as_str(), "NULL" | "nullptr" | "false" | "FALSE")
                || fit::is_constant(name) && fit::is_success(name)
        }
        _ => false,
    }
}

/// Whether a branch leaves in a way that is an error whatever else its function returns.
fn tells_failure(then: &Stmt, kept: &[String]) -> bool {
    let mut complains = false;
    walk::each_expr(then, &mut |expr| {
        if let ExprKind::Call { callee, args } = &expr.kind {
            let named = patchwright_code::types::last_name(callee);
            complains |= named.is_some_and(|name| {
                fit::is_error_maker(name) || name == "perror" || fit::ends_program(name)
            });
            complains |= args
                .iter()
                .any(|arg| matches!(&arg.kind, ExprKind::Name(name) if name == "stderr"));
        }
    });
    let last = match &then.kind {
        StmtKind::Block(list) => list.last(),
        _ => Some(then),
    };
    complains
        || last.is_some_and(|stmt| match &stmt.kind {
            StmtKind::Throw(_) => true,
            StmtKind::Goto(label) => fit::is_error_label(label),
            StmtKind::Return(Some(value)) => match &value.peel().kind {
                ExprKind::Name(name) => {
                    matches!(name.as_str(), "NULL" | "nullptr" | "false" | "FALSE")
                        || kept.contains(name)
                        || fit::is_constant(name) && fit::says_error(name)
                }
                ExprKind::Unary { op, .. } => *op == UnOp::Neg,
                _ => false,
            },
            _ => false,
        })
}

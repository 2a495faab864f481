//! What a function holds at a point and releases later: an exit inserted there must release it too.

use patchwright_code::tree::{Expr, ExprKind, StmtKind};
use patchwright_code::{Function, SourceFile, walk};

use super::fit;

/// What is held at an offset, each with its release statement, as the function writes them further down and in that
/// order.
pub fn held(file: &SourceFile, function: &Function, at: usize) -> Vec<(String, String)> {
    let locals = function.locals();
    let params = &function.head.params;
    let own = |name: &str| {
        locals.iter().any(|local| local.name == name)
            && !params.iter().any(|param| param.name == name)
    };
    let mut steps: Vec<(String, String)> = Vec::new();
    walk::each_stmt(function.body(), &mut |stmt| {
        let StmtKind::Expr(expr) = &stmt.kind else {
            return;
        };
        let Some(name) = released(expr).filter(|name| own(name)) else {
            return;
        };
        let after = stmt.span.start > at;
        let known = steps.iter().any(|(other, _)| *other == name);
        if after && !known && filled_before(function, &name, at) {
            steps.push((name, file.slice(stmt.span).to_owned()));
        }
    });
    steps
}

/// The name that a call releases: `free(p)`, `fclose(f)`, `map_destroy(&m)`, `delete p`.
pub(super) fn released(expr: &Expr) -> Option<String> {
    let held = match &expr.kind {
        ExprKind::Call { callee, args } => {
            let name = match &callee.peel().kind {
                ExprKind::Name(name) => name,
                ExprKind::Member { field, .. } => field,
                _ => return None,
            };
            if !is_release(name) {
                return None;
            }
            args.first()?
        }
        ExprKind::Delete { on, .. } => on,
        _ => return None,
    };
    match &held.peel().kind {
        ExprKind::Name(name) => Some(name.clone()),
        ExprKind::AddressOf(of) => match &of.peel().kind {
            ExprKind::Name(name) => Some(name.clone()),
            _ => None,
        },
        ExprKind::Member { .. } => Some(String::new()),
        _ => None,
    }
}

pub(super) fn is_release(name: &str) -> bool {
    let words = fit::words_of_name(name);
    words.iter().any(|word| {
        matches!(
            word.as_str(),
            "free"
                | "xfree"
                | "fclose"
                | "close"
                | "destroy"
                | "release"
                | "unref"
                | "unlock"
                | "dispose"
                | "cleanup"
                | "delete"
                | "deinit"
                | "fini"
                | "munmap"
                | "closedir"
                | "pclose"
                | "kfree"
                | "cfree"
                | "gzclose"
        )
    })
}

/// Whether a local was set before an offset: by an assignment, an initialiser, or by passing its address.
fn filled_before(function: &Function, name: &str, at: usize) -> bool {
    let is_it = |expr: &Expr| matches!(&expr.peel().kind, ExprKind::Name(it) if it == name);
    let null = |expr: &Expr| {
        matches!(&expr.peel().kind, ExprKind::Name(it) if it == "NULL" || it == "nullptr")
            || matches!(&expr.peel().kind, ExprKind::Number(it) if it == "0")
    };
    let mut filled = false;
    walk::each_expr(function.body(), &mut |expr| {
        if expr.span.start >= at {
            return;
        }
        filled |= match &expr.kind {
            ExprKind::Assign { target, value, .. } => is_it(target) && !null(value),
            ExprKind::AddressOf(of) => is_it(of),
            _ => false,
        };
    });
    filled
        || function.locals().iter().any(|local| {
            let given = local.init.as_ref().is_some_and(|init| !null(init));
            local.name == name && local.span.start < at && given
        })
}

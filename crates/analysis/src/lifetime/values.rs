//! Which expressions share a value, and which variables are local.

use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::last_name;
use patchwright_code::{Function, walk};

pub fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.peel().kind, ExprKind::Name(used) if used == name)
}

/// The expressions whose value an expression may have.
pub fn passes_on(expr: &Expr) -> Vec<&Expr> {
    let expr = expr.peel();
    match &expr.kind {
        ExprKind::Ternary {
            then, otherwise, ..
        } => [passes_on(then), passes_on(otherwise)].concat(),
        ExprKind::Comma(parts) => parts.last().map(passes_on).unwrap_or_default(),
        // Functions that return their destination.
        ExprKind::Call { callee, args }
            if matches!(
                last_name(callee),
                Some("strcpy" | "strncpy" | "strcat" | "strncat" | "memcpy" | "memmove" | "memset")
            ) =>
        {
            let mut all = args.first().map(passes_on).unwrap_or_default();
            all.push(expr);
            all
        }
        ExprKind::Assign { value, .. } => {
            let mut all = passes_on(value);
            all.push(expr);
            all
        }
        _ => vec![expr],
    }
}

/// A variable that ends with the function.
pub fn is_own(function: &Function, name: &str) -> bool {
    let locals = function.locals();
    let mut named = locals.iter().filter(|local| local.name == name);
    named.any(|local| {
        !local
            .storage
            .iter()
            .any(|word| word == "static" || word == "extern")
    })
}

/// Whether an expression, or one in it, names a variable.
pub fn mentions(holder: &impl walk::Holder, name: &str) -> bool {
    let mut found = false;
    walk::each_expr(holder, &mut |expr| {
        found |= matches!(&expr.kind, ExprKind::Name(used) if used == name);
    });
    found
}

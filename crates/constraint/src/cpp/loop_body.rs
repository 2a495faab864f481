//! What the body of a range loop does with the elements.

use patchwright_code::tree::{Expr, ExprKind, Stmt, Variable, Via};
use patchwright_code::walk;

/// Whether a loop assigns to its elements, which a copy would lose.
pub(super) fn writes_elements(variable: &Variable, body: &Stmt) -> bool {
    if !variable.reference || variable.ty.contains("const") {
        return false;
    }
    let mut found = false;
    walk::each_expr(body, &mut |expr| {
        found |= match &expr.kind {
            ExprKind::Assign { target: on, .. } | ExprKind::Step { on, .. } => {
                lies_in(on, &variable.name)
            }
            _ => false,
        };
    });
    found
}

/// Whether a place is the variable or a part of it.
pub(super) fn lies_in(place: &Expr, name: &str) -> bool {
    match &place.peel().kind {
        ExprKind::Member {
            base,
            via: Via::Dot,
            ..
        }
        | ExprKind::Index { base, .. } => lies_in(base, name),
        _ => is_name(place.peel(), name),
    }
}

pub(super) fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.kind, ExprKind::Name(own) if own == name)
}

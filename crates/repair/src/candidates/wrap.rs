//! Arithmetic that a patch makes wrap around: `(int)((unsigned)a * (unsigned)b)` has no overflow and no right result either.

use patchwright_code::operator::BinOp;
use patchwright_code::tree::{Expr, ExprKind, Stmt};
use patchwright_code::types::number_named;
use patchwright_code::{SourceFile, walk};

/// How many results in a function are cut to their low bits, not counting those that are mixed: of a hash, a checksum or a
/// random number only some bits are wanted, so that wrapping does no harm.
pub(super) fn wrapped_values(file: &SourceFile, body: &Stmt) -> usize {
    let text = |expr: &Expr| file.slice(expr.peel().span).to_owned();
    let mut mixed = Vec::new();
    let mut wrapped = Vec::new();
    walk::each_expr(body, &mut |expr| {
        mixed.extend(mixed_value(expr).map(text));
        wrapped.extend(wrapping_operands(expr).map(|operands| operands.map(text)));
    });
    let harms = |operands: &&[String; 2]| !operands.iter().any(|one| mixed.contains(one));
    wrapped.iter().filter(harms).count()
}

/// The operands of what is computed without sign and then taken for a signed number of the same width. A wider unsigned
/// type holds the whole result, and a result that stays unsigned is compared as what it is.
fn wrapping_operands(expr: &Expr) -> Option<[&Expr; 2]> {
    let ExprKind::Cast { ty, on } = &expr.kind else {
        return None;
    };
    let result = number_named(ty).filter(|number| number.signed)?;
    let ExprKind::Binary { op, left, right } = &on.peel().kind else {
        return None;
    };
    let without_sign = |operand: &Expr| match &operand.kind {
        ExprKind::Cast { ty, .. } => {
            number_named(ty).is_some_and(|number| !number.signed && number.bits == result.bits)
        }
        _ => false,
    };
    let can_overflow = matches!(op, BinOp::Mul | BinOp::Add | BinOp::Sub | BinOp::Shl);
    let wraps = can_overflow && (without_sign(left) || without_sign(right));
    wraps.then_some([left, right])
}

/// A value of which some bits or a remainder are taken.
fn mixed_value(expr: &Expr) -> Option<&Expr> {
    let (op, value) = match &expr.kind {
        ExprKind::Binary { op, left, .. } => (*op, left),
        ExprKind::Assign { op, target, .. } => (op.operation()?, target),
        _ => return None,
    };
    matches!(op, BinOp::BitXor | BinOp::BitAnd | BinOp::Shr | BinOp::Rem).then_some(&**value)
}

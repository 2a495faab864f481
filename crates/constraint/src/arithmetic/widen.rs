//! Arithmetic in too narrow a type: its operands, and the variable it is stored in, get a type that holds the result.

use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind};
use patchwright_code::{Function, paths};

use crate::proposal::TextEdit;
use crate::site::Context;

/// The 64-bit type that a file uses.
pub(super) fn word(ctx: &Context<'_>, function: &Function, signed: bool) -> &'static str {
    let text = ctx.file(function).map_or("", |file| file.text());
    match (signed, text.contains("int64_t")) {
        (true, true) => "int64_t",
        (true, false) => "long long",
        (false, true) => "uint64_t",
        (false, false) => "size_t",
    }
}

/// Casts the leftmost operand of every sum and product, which widens the rest.
pub(super) fn cast_operands(
    ctx: &Context<'_>,
    function: &Function,
    whole: &Expr,
    ty: &str,
) -> Vec<TextEdit> {
    let whole = strip_parens(whole);
    if let ExprKind::Binary { op, left, right } = &whole.kind
        && matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul)
    {
        let mut edits = cast_operands(ctx, function, left, ty);
        // The operands of a sum are converted, but a product on its right side is computed before that.
        if matches!(strip_parens(right).kind, ExprKind::Binary { .. }) {
            edits.extend(cast_operands(ctx, function, right, ty));
        }
        return edits;
    }
    let inner = match &whole.kind {
        ExprKind::Cast { on, .. } => on.as_ref(),
        _ => whole,
    };
    let new = format!(
        "({ty}){}",
        super::range::operand(ctx.text(function, inner.span))
    );
    match new == ctx.text(function, whole.span) {
        true => Vec::new(),
        false => vec![TextEdit::replace(&function.head.file, whole.span, new)],
    }
}

/// Another type for the declaration of a local; none if several are declared together.
pub(super) fn declaration(
    ctx: &Context<'_>,
    function: &Function,
    target: &Expr,
    ty: &str,
) -> Option<Vec<TextEdit>> {
    let ExprKind::Name(name) = &target.peel().kind else {
        return None;
    };
    let mut edit = None;
    paths::each_path(function.body(), &mut |path| {
        if let Some(stmt) = path.last()
            && let StmtKind::Declare(variables) = &stmt.kind
            && let [only] = variables.as_slice()
            && only.name == *name
        {
            let old = ctx.text(function, stmt.span);
            if let Some(at) = old.find(&only.ty) {
                edit = Some(TextEdit {
                    file: function.head.file.clone(),
                    start: stmt.span.start + at,
                    end: stmt.span.start + at + only.ty.len(),
                    text: ty.to_owned(),
                });
            }
        }
    });
    edit.map(|edit| vec![edit])
}

fn strip_parens(mut expr: &Expr) -> &Expr {
    while let ExprKind::Paren(inner) = &expr.kind {
        expr = inner;
    }
    expr
}

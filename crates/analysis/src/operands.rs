//! Building blocks of C conditions: parentheses only where needed, and the sizes of plain types.

use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::types::{Type, number_named};

use crate::crash::Crash;

/// The text of an expression as a side of a comparison: sums need no parentheses.
pub fn operand(expr: &Expr, text: &str) -> String {
    match &expr.kind {
        ExprKind::Binary {
            op: BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem,
            ..
        } => text.to_owned(),
        ExprKind::Binary { .. }
        | ExprKind::Ternary { .. }
        | ExprKind::Assign { .. }
        | ExprKind::Comma(_) => {
            format!("({text})")
        }
        _ => text.to_owned(),
    }
}

/// The text of an expression as an operand of anything.
pub fn atom(expr: &Expr, text: &str) -> String {
    match &expr.kind {
        ExprKind::Binary { .. }
        | ExprKind::Ternary { .. }
        | ExprKind::Assign { .. }
        | ExprKind::Comma(_)
        | ExprKind::Cast { .. }
        | ExprKind::Unary { .. }
        | ExprKind::Deref(_)
        | ExprKind::AddressOf(_) => format!("({text})"),
        _ => text.to_owned(),
    }
}

/// The same for a text without its tree.
pub fn atom_text(text: &str) -> String {
    let mut depth = 0i32;
    let open = text.chars().any(|c| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(c, ' ' | '+' | '*' | '/' | '%' | '&' | '|' | '<' | '?' | '=')
    });
    if open {
        format!("({text})")
    } else {
        text.to_owned()
    }
}

/// The size of one element of a pointer or an array, if it is known without a compiler.
pub fn bytes_each(ctx: &Crash<'_>, ty: &Type) -> Option<u64> {
    let element = ty.resolved(ctx.code).element()?;
    if element.is_array() {
        return None;
    }
    if element.pointers > 0 {
        return Some(8);
    }
    let element = element.resolved(ctx.code);
    match element.base.as_str() {
        "void" | "std::byte" | "byte" => return Some(1),
        "float" => return Some(4),
        "double" => return Some(8),
        _ => {}
    }
    let number = number_named(&element.base).or_else(|| element.number(ctx.code));
    number.map(|number| u64::from(number.bits / 8))
}

/// A number as C writes it.
pub fn literal(text: &str) -> Option<u64> {
    let digits = text.trim().trim_end_matches(['u', 'U', 'l', 'L']);
    if let Some(hex) = digits
        .strip_prefix("0x")
        .or_else(|| digits.strip_prefix("0X"))
    {
        return u64::from_str_radix(hex, 16).ok();
    }
    digits.parse().ok()
}

/// The value of an expression of literals, macros and enumerators.
pub fn constant(ctx: &Crash<'_>, expr: &Expr) -> Option<u64> {
    constant_at(ctx, expr, 8)
}

fn constant_at(ctx: &Crash<'_>, expr: &Expr, depth: usize) -> Option<u64> {
    let depth = depth.checked_sub(1)?;
    match &expr.peel().kind {
        ExprKind::Number(text) => literal(text),
        ExprKind::Name(name) => named_constant(ctx, name, depth),
        ExprKind::Binary { op, left, right } => {
            let (left, right) = (
                constant_at(ctx, left, depth)?,
                constant_at(ctx, right, depth)?,
            );
            match op {
                BinOp::Add => left.checked_add(right),
                BinOp::Sub => left.checked_sub(right),
                BinOp::Mul => left.checked_mul(right),
                BinOp::Shl => left.checked_shl(u32::try_from(right).ok()?),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The value of a macro or an enumerator that is one number.
pub fn named_constant(ctx: &Crash<'_>, name: &str, depth: usize) -> Option<u64> {
    if let Some(found) = ctx.code.macro_named(name) {
        let body = found
            .body
            .trim()
            .trim_start_matches('(')
            .trim_end_matches(')');
        return literal(body).or_else(|| named_constant(ctx, body, depth.checked_sub(1)?));
    }
    let found = ctx.code.enumeration_of_constant(name)?;
    let mut next = 0u64;
    for (constant, value) in &found.constants {
        let here = match value {
            Some(value) => constant_at(ctx, value, depth.checked_sub(1)?)?,
            None => next,
        };
        if constant == name {
            return Some(here);
        }
        next = here.checked_add(1)?;
    }
    None
}

/// A constant cannot be what an input made wrong.
pub fn is_plain_number(expr: &Expr) -> bool {
    matches!(
        expr.peel().kind,
        ExprKind::Number(_) | ExprKind::Char(_) | ExprKind::Text(_) | ExprKind::SizeOf(_)
    )
}

/// Whether an expression can be evaluated twice: it changes nothing, and calls only macros and pure functions.
pub fn repeatable(ctx: &Crash<'_>, expr: &Expr) -> bool {
    let mut fine = true;
    patchwright_code::walk::each_expr(expr, &mut |expr| {
        fine &= match &expr.kind {
            ExprKind::Step { .. }
            | ExprKind::Assign { .. }
            | ExprKind::New { .. }
            | ExprKind::Delete { .. } => false,
            ExprKind::Call { callee, .. } => patchwright_code::types::last_name(callee)
                .is_some_and(|name| {
                    ctx.code.macro_named(name).is_some()
                        || matches!(name, "strlen" | "size" | "length" | "abs")
                }),
            _ => true,
        };
    });
    fine
}

/// `i` of `i++`, `(int)i` and `(i)`.
pub fn stepless(expr: &Expr) -> &Expr {
    match &expr.peel().kind {
        ExprKind::Step { on, .. } => on.peel(),
        _ => expr.peel(),
    }
}

//! When a sum, difference or product does not fit its type, as a C condition that does not overflow itself.

use patchwright_code::Function;
use patchwright_code::scope::includes_header;
use patchwright_code::tree::BinOp;
use patchwright_code::types::{Number, parse_integer};

use crate::site::Context;

/// The largest value of a type in a file: by name where its header is there.
pub(super) fn max_word(ctx: &Context<'_>, function: &Function, number: Number) -> String {
    word(ctx, function, number.max())
}

pub(super) fn min_word(ctx: &Context<'_>, function: &Function, number: Number) -> String {
    word(ctx, function, number.min())
}

/// The condition under which `a op b` has no value in a type.
pub(super) fn overflows(
    op: BinOp,
    a: &str,
    b: &str,
    number: Number,
    max: &str,
    min: &str,
) -> Option<String> {
    let (a, b) = (&operand(a), &operand(b));
    let positive = |text: &str| parse_integer(text).is_some_and(|value| value > 0);
    Some(match (op, number.signed) {
        (BinOp::Add, false) => format!("{a} > {max} - {b}"),
        (BinOp::Add, true) if positive(b) => format!("{a} > {max} - {b}"),
        (BinOp::Add, true) => format!("{b} > 0 ? {a} > {max} - {b} : {a} < {min} - {b}"),
        (BinOp::Sub, false) => format!("{a} < {b}"),
        (BinOp::Sub, true) if positive(b) => format!("{a} < {min} + {b}"),
        (BinOp::Sub, true) => format!("{b} > 0 ? {a} < {min} + {b} : {a} > {max} + {b}"),
        (BinOp::Mul, false) if positive(b) => format!("{a} > {max} / {b}"),
        (BinOp::Mul, false) => format!("{b} != 0 && {a} > {max} / {b}"),
        (BinOp::Mul, true) if positive(b) => format!("{a} > {max} / {b} || {a} < {min} / {b}"),
        (BinOp::Mul, true) => format!(
            "{a} > 0 ? ({b} > 0 ? {a} > {max} / {b} : {b} < {min} / {a}) : ({b} > 0 ? {a} < {min} / {b} : {a} != 0 && {b} < {max} / {a})"
        ),
        (BinOp::Div | BinOp::Rem, true) => format!("{a} == {min} && {b} == -1"),
        _ => return None,
    })
}

/// The same where both operands are known not to be negative.
pub(super) fn overflows_upwards(op: BinOp, a: &str, b: &str, max: &str) -> Option<String> {
    let (a, b) = (&operand(a), &operand(b));
    match op {
        BinOp::Add => Some(format!("{a} > {max} - {b}")),
        BinOp::Mul if parse_integer(b).is_some_and(|value| value > 0) => {
            Some(format!("{a} > {max} / {b}"))
        }
        BinOp::Mul => Some(format!("{b} > 0 && {a} > {max} / {b}")),
        _ => None,
    }
}

/// A condition's opposite.
pub(super) fn not(condition: &str) -> String {
    format!("!({condition})")
}

pub(super) fn operand(text: &str) -> String {
    let plain = text
        .chars()
        .all(|c| c.is_alphanumeric() || "_.->[]:".contains(c));
    let closed = text.starts_with('(') && text.ends_with(')') && text.matches('(').count() == 1;
    if plain || closed {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

fn word(ctx: &Context<'_>, function: &Function, (name, spelled): (&str, &str)) -> String {
    let file = &function.head.file;
    let header = if name == "SIZE_MAX" {
        "stdint.h"
    } else {
        "limits.h"
    };
    let cpp = if name == "SIZE_MAX" {
        "cstdint"
    } else {
        "climits"
    };
    let there = [header, cpp]
        .iter()
        .any(|header| includes_header(ctx.code, file, header));
    if there { name } else { spelled }.to_owned()
}

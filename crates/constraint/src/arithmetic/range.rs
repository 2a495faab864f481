//! When a sum, difference or product does not fit its type, as a C condition that does not overflow itself.

use patchwright_code::Function;
use patchwright_code::scope::includes_header;
use patchwright_code::term::{compare, holds, in_parentheses};
use patchwright_code::tree::BinOp;
use patchwright_code::types::{Number, parse_integer};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::site::Context;

/// The largest value of a type: the named constant if its header is included.
pub(super) fn max_word(ctx: &Context<'_>, function: &Function, number: Number) -> String {
    word(ctx, function, number.max())
}

pub(super) fn min_word(ctx: &Context<'_>, function: &Function, number: Number) -> String {
    word(ctx, function, number.min())
}

/// The condition under which `a op b` overflows the type.
pub(super) fn overflows(
    op: BinOp,
    a: &str,
    b: &str,
    number: Number,
    max: &str,
    min: &str,
) -> Option<Predicate> {
    use Comparison::{Eq, Gt, Lt, Ne};
    let above = |most: String| compare(a, Gt, most);
    let below = |least: String| compare(a, Lt, least);
    let positive = |text: &str| parse_integer(text).is_some_and(|value| value > 0);
    let (left, right) = (a, b);
    let (a, b) = (operand(a), operand(b));
    let (a, b) = (a.as_str(), b.as_str());
    let b_positive = compare(b, Gt, "0");
    Some(match (op, number.signed) {
        (BinOp::Add, false) => above(format!("{max} - {b}")),
        (BinOp::Add, true) if positive(b) => above(format!("{max} - {b}")),
        (BinOp::Add, true) => choice(
            &b_positive,
            &compare(a, Gt, format!("{max} - {b}")),
            &compare(a, Lt, format!("{min} - {b}")),
        ),
        (BinOp::Sub, false) => compare(left, Lt, right),
        (BinOp::Sub, true) if positive(b) => below(format!("{min} + {b}")),
        (BinOp::Sub, true) => choice(
            &b_positive,
            &compare(a, Lt, format!("{min} + {b}")),
            &compare(a, Gt, format!("{max} + {b}")),
        ),
        (BinOp::Mul, false) if positive(b) => above(format!("{max} / {b}")),
        (BinOp::Mul, false) => compare(right, Ne, "0").and(above(format!("{max} / {b}"))),
        (BinOp::Mul, true) if positive(b) => {
            above(format!("{max} / {b}")).or(below(format!("{min} / {b}")))
        }
        (BinOp::Mul, true) => choice(
            &compare(a, Gt, "0"),
            &choice(
                &b_positive,
                &compare(a, Gt, format!("{max} / {b}")),
                &compare(b, Lt, format!("{min} / {a}")),
            ),
            &choice(
                &b_positive,
                &compare(a, Lt, format!("{min} / {b}")),
                &compare(a, Ne, "0").and(compare(b, Lt, format!("{max} / {a}"))),
            ),
        ),
        (BinOp::Div | BinOp::Rem, true) => compare(left, Eq, min).and(compare(right, Eq, "-1")),
        _ => return None,
    })
}

/// `first ? then : otherwise`; a nested choice is parenthesised, as compilers warn otherwise.
fn choice(first: &Predicate, then: &Predicate, otherwise: &Predicate) -> Predicate {
    let part = |part: &Predicate| match part {
        Predicate::Holds(term) => in_parentheses(term.text()),
        Predicate::Compare { .. } | Predicate::Not(_) | Predicate::All(_) | Predicate::Any(_) => {
            part.to_string()
        }
    };
    holds(format!("{first} ? {} : {}", part(then), part(otherwise)))
}

/// The same where both operands are known not to be negative.
pub(super) fn overflows_upwards(op: BinOp, a: &str, b: &str, max: &str) -> Option<Predicate> {
    let above = |most: String| compare(a, Comparison::Gt, most);
    let divisor = operand(b);
    match op {
        BinOp::Add => Some(above(format!("{max} - {divisor}"))),
        BinOp::Mul if parse_integer(b).is_some_and(|value| value > 0) => {
            Some(above(format!("{max} / {divisor}")))
        }
        BinOp::Mul => {
            Some(compare(b, Comparison::Gt, "0").and(above(format!("{max} / {divisor}"))))
        }
        _ => None,
    }
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

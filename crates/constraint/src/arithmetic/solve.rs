//! The range of a shift amount, restated for the variable in it: `32 - len` is in range when `len` is.

use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::types::parse_integer;
use patchwright_domain::predicate::{Comparison, Predicate};

/// The variable part of an amount, and when the amount is out of range.
pub(super) struct Solved<'a> {
    pub on: &'a Expr,
    bound: Bound,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// Out of range from this value on.
    AtLeast(u64),
    /// Out of range below this value.
    Below(u64),
}

/// Which end of the range was exceeded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Negative, even if it wrapped to a large value.
    Low,
    High,
}

impl Left {
    /// Read from the amount that a report names.
    pub fn said(message: &str) -> Self {
        let amount = message
            .strip_prefix("shift exponent ")
            .and_then(|rest| rest.split(' ').next());
        let wrapped = amount
            .and_then(|text| text.parse::<u64>().ok())
            .is_some_and(|value| value >= 1 << 31);
        match wrapped || message.contains("is negative") {
            true => Left::Low,
            false => Left::High,
        }
    }
}

impl Solved<'_> {
    pub fn bad(&self, holder: &str) -> Predicate {
        match self.bound {
            Bound::AtLeast(limit) => match limit.checked_sub(1) {
                Some(most) => compare(holder, Comparison::Gt, most.to_string()),
                None => compare(holder, Comparison::Ge, "0"),
            },
            Bound::Below(1) => compare(holder, Comparison::Eq, "0"),
            Bound::Below(limit) => compare(holder, Comparison::Lt, limit.to_string()),
        }
    }
}

/// Solves an amount made of one variable and constants for the variable.
pub(super) fn solve(amount: &Expr, width: u32, left: Left) -> Option<Solved<'_>> {
    let ExprKind::Binary {
        op,
        left: a,
        right: b,
    } = &amount.peel().kind
    else {
        return None;
    };
    let width = u64::from(width);
    let (on, bound) = match (op, number(a), number(b), left) {
        (BinOp::Sub, Some(most), None, Left::Low) => (b, Bound::AtLeast(most.checked_add(1)?)),
        (BinOp::Sub, Some(most), None, Left::High) => {
            (b, Bound::Below(most.checked_sub(width)?.checked_add(1)?))
        }
        (BinOp::Sub, None, Some(least), Left::Low) => (a, Bound::Below(least)),
        (BinOp::Sub, None, Some(least), Left::High) => {
            (a, Bound::AtLeast(least.checked_add(width)?))
        }
        (BinOp::Add, None, Some(more), Left::High) => {
            (a, Bound::AtLeast(width.saturating_sub(more)))
        }
        (BinOp::Add, Some(more), None, Left::High) => {
            (b, Bound::AtLeast(width.saturating_sub(more)))
        }
        (BinOp::Mul, None, Some(times), Left::High) if times > 0 => {
            (a, Bound::AtLeast(width.div_ceil(times)))
        }
        (BinOp::Mul, Some(times), None, Left::High) if times > 0 => {
            (b, Bound::AtLeast(width.div_ceil(times)))
        }
        _ => return None,
    };
    Some(Solved {
        on: on.peel(),
        bound,
    })
}

fn number(expr: &Expr) -> Option<u64> {
    match &expr.peel().kind {
        ExprKind::Number(text) => parse_integer(text),
        _ => None,
    }
}

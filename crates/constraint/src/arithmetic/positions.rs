//! The largest valid shift: the width of the type, and for a constant with one bit set no farther than that bit stays
//! in it. `1024u << n` is defined for every `n` below 32, but from 22 on it is zero, and a division by it crashes next.

use patchwright_analysis::operands::constant;
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::types::{Number, number_of};

use crate::site::{Context, Site};

pub(super) struct Shift<'a> {
    pub whole: &'a Expr,
    pub left: &'a Expr,
    pub amount: &'a Expr,
}

/// The first shift amount that is out of range, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Positions {
    pub count: u32,
    pub why: &'static str,
}

pub(super) fn positions(
    ctx: &Context<'_>,
    site: &Site<'_>,
    shift: &Shift<'_>,
    width: u32,
) -> Positions {
    match bit_stays(ctx, site, shift, width) {
        Some(count) if count < width => Positions {
            count,
            why: "beyond it the one bit that is shifted is lost",
        },
        Some(_) | None => Positions {
            count: width,
            why: "the width that the report names",
        },
    }
}

/// The amounts that keep the single bit of a constant.
fn bit_stays(ctx: &Context<'_>, site: &Site<'_>, shift: &Shift<'_>, width: u32) -> Option<u32> {
    let left = is_to_the_left(shift.whole).then_some(shift.left)?;
    let value = constant(ctx, left)?;
    if !value.is_power_of_two() {
        return None;
    }
    let at = shift.whole.span.start;
    let number = number_of(ctx.code, site.function, at, left).map_or(Number::INT, Number::promoted);
    // Shifting into the sign bit is undefined in C, but not in C++.
    let sign = u32::from(number.signed && !site.function.is_cpp());
    let room = width
        .checked_sub(value.trailing_zeros())?
        .checked_sub(sign)?;
    (room > 0).then_some(room)
}

fn is_to_the_left(whole: &Expr) -> bool {
    matches!(&whole.kind, ExprKind::Binary { op, .. } if *op == BinOp::Shl)
}

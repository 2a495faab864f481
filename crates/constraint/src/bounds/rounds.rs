//! A loop that makes the access once per iteration: the whole range is known before it starts, and an error found then
//! leaves nothing half done.

use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::room::Unit;
use patchwright_analysis::operands::{atom, atom_text, constant, repeatable, stepless};
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::{paths, scope, walk};
use patchwright_domain::predicate::Comparison;

use super::limit::{Limit, Lower};
use super::places::{cause, identifiers};
use crate::guard::{self, Guard};
use crate::proposal::{PlaceKind, Proposal};
use crate::site::Context;

/// Guards before the loop on the number of its iterations.
pub(super) fn before_loop<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let Some(path) = paths::loop_around(&access.path) else {
        return Vec::new();
    };
    let (Some(around), Some(room)) = (path.last(), limit.room.as_ref()) else {
        return Vec::new();
    };
    let upper = limit.form.op == Comparison::Ge && limit.form.lower != Lower::Only;
    if !upper || !ctx.may_edit(access.function) {
        return Vec::new();
    }
    let text = |expr: &Expr| ctx.text(access.function, expr.span).to_owned();
    let Some(count) = rounds(ctx, access, around, limit) else {
        return Vec::new();
    };
    let base = atom(access.base, &text(access.base));
    let left = match (room.unit, &count) {
        (Unit::End, _) => format!("(size_t)({} - {base})", room.text),
        (Unit::Elements | Unit::Bytes, Rounds::UpTo(_, None)) => limit.form.right.clone(),
        (Unit::Elements | Unit::Bytes, Rounds::UpTo(_, Some(offset))) => {
            format!(
                "{} - {}",
                atom_text(&limit.form.right),
                atom(offset, &text(offset))
            )
        }
        (Unit::Elements | Unit::Bytes, Rounds::Down(_)) => {
            format!(
                "{} - {}",
                atom_text(&limit.form.right),
                atom_text(&limit.holder)
            )
        }
    };
    let (Rounds::UpTo(count, _) | Rounds::Down(count)) = count;
    // An end pointer is no number of iterations.
    let pointer = type_of(ctx.code, access.function, access.at(), count)
        .is_some_and(|ty| ty.is_pointer() || ty.is_array());
    if pointer {
        return Vec::new();
    }
    let count_text = text(count);
    let signed = number_of(ctx.code, access.function, access.at(), count)
        .is_some_and(|number| number.signed);
    let left = match left.strip_prefix("(size_t)") {
        Some(bare) if signed => bare.to_owned(),
        _ if signed && left.contains("sizeof") => format!("(int)({left})"),
        _ => left,
    };
    if squashed(&count_text) == squashed(&left) || constant(ctx, count).is_some() {
        return Vec::new();
    }
    let bad = compare(count_text, Comparison::Gt, left);
    let text = bad.to_string();
    if !scope::usable(ctx.code, access.function, around.span.start, &text)
        || !repeatable(ctx, count)
    {
        return Vec::new();
    }
    let about = identifiers(&text);
    guard::guards(
        ctx,
        access.function,
        path,
        &Guard {
            bad: &bad,
            about: &about,
            constraint: &limit.constraint,
            place: PlaceKind::Stopper,
            cause: &cause(
                limit,
                "the loop starts without asking whether all its rounds fit",
            ),
            doubt: limit.doubt,
        },
    )
}

enum Rounds<'a> {
    /// The index runs up to it, perhaps from an offset.
    UpTo(&'a Expr, Option<&'a Expr>),
    /// A counter that falls as the index rises.
    Down(&'a Expr),
}

/// `pos` of `pos + i` for `i`.
fn other_part<'a>(sum: &'a Expr, part: &str, text: &dyn Fn(&Expr) -> String) -> Option<&'a Expr> {
    let ExprKind::Binary { op, left, right } = &sum.peel().kind else {
        return None;
    };
    match op {
        BinOp::Add if text(right) == part => Some(left),
        BinOp::Add if text(left) == part => Some(right),
        _ => None,
    }
}

fn rounds<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    around: &'a Stmt,
    limit: &Limit<'a>,
) -> Option<Rounds<'a>> {
    let cond = match &around.kind {
        StmtKind::While { cond, .. } => cond,
        StmtKind::For { cond, .. } => cond.as_ref()?,
        _ => return None,
    };
    let holder = squashed(&limit.holder);
    let text = |expr: &Expr| squashed(ctx.text(access.function, expr.peel().span));
    let falls = |wanted: &Expr| {
        let name = text(stepless(wanted));
        let mut found = false;
        walk::each_expr(around, &mut |expr| {
            if let ExprKind::Step {
                on,
                direction: Direction::Down,
                ..
            } = &expr.kind
            {
                found |= text(on) == name;
            }
        });
        found
    };
    match &cond.peel().kind {
        ExprKind::Binary { op, left, right } => match op {
            BinOp::Lt if text(left) == holder => Some(Rounds::UpTo(right, None)),
            BinOp::Lt => Some(Rounds::UpTo(
                right,
                Some(other_part(limit.value?, &text(left), &text)?),
            )),
            BinOp::Gt | BinOp::Ne if text(right) == "0" && falls(left) => {
                Some(Rounds::Down(stepless(left)))
            }
            _ => None,
        },
        ExprKind::Step {
            on,
            direction: Direction::Down,
            ..
        } => Some(Rounds::Down(on)),
        ExprKind::Name(_) if falls(cond) => Some(Rounds::Down(cond)),
        _ => None,
    }
}

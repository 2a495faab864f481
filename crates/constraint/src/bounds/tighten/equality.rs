//! A bound compared with `==`: a value that jumps misses it, a step after the comparison goes past it, and what is written
//! behind the last element has no room.

use patchwright_analysis::operands::operand;
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, Order};

use super::checks::{About, Check, Comparison, Leads, at_the_end};
use super::{operator_span, proposal};
use crate::bounds::limit::Limit;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::site::Context;

pub(super) fn proposals(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    check: &Check<'_>,
    comparison: &Comparison<'_>,
    about: &About<'_>,
    doubt: u32,
) -> Vec<Proposal> {
    let bound = about.names_a_bound(check);
    let mut found = Vec::new();
    if bound {
        found.extend(ordered(ctx, limit, comparison, about, doubt));
        found.extend(sooner(ctx, limit, comparison, doubt));
        for side in [comparison.left, comparison.right] {
            found.extend(stepped_first(ctx, limit, comparison, side, doubt));
        }
    }
    found
}

/// `n == max` that leaves becomes `n >= max`, `n != max` that leads on becomes `n < max`.
fn ordered(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    about: &About<'_>,
    doubt: u32,
) -> Option<Proposal> {
    let text = |expr: &Expr| {
        patchwright_code::spelling::squashed(ctx.text(comparison.function, expr.peel().span))
    };
    let turned = about.value.as_ref() == Some(&text(comparison.right));
    let new = match (comparison.op, comparison.leads, turned) {
        (BinOp::Eq, Leads::Out | Leads::Done | Leads::Aside | Leads::On, false) => BinOp::Ge,
        (BinOp::Eq, Leads::Out | Leads::Done | Leads::Aside | Leads::On, true) => BinOp::Le,
        (BinOp::Ne, Leads::On, false) => BinOp::Lt,
        (BinOp::Ne, Leads::On, true) => BinOp::Gt,
        _ => return None,
    };
    let plain = |expr: &Expr| {
        matches!(
            expr.peel().kind,
            ExprKind::Char(_) | ExprKind::Number(_) | ExprKind::Text(_)
        )
    };
    if plain(comparison.left) || plain(comparison.right) {
        return None;
    }
    let span = operator_span(ctx, comparison)?;
    let edit = TextEdit::replace(&comparison.function.head.file, span, new.as_str());
    Some(proposal(
        limit,
        comparison,
        Operator::TightenComparison,
        vec![edit],
        doubt + 2,
    ))
}

/// `if (n == room) grow();` to `if (n + 1 >= room) grow();`: the block grows in time for each element, and the terminator behind
/// the last one has no room.
pub(super) fn sooner(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    doubt: u32,
) -> Option<Proposal> {
    let is_late = matches!(comparison.op, BinOp::Eq | BinOp::Ge) && at_the_end(ctx);
    if !is_late || !comparison.makes_the_block(ctx) {
        return None;
    }
    let text = |expr: &Expr| ctx.text(comparison.function, expr.span);
    let left = operand(comparison.left, text(comparison.left));
    let new = format!("{left} + 1 >= {}", text(comparison.right));
    let edit = TextEdit::replace(&comparison.function.head.file, comparison.expr.span, new);
    let made = proposal(
        limit,
        comparison,
        Operator::TightenComparison,
        vec![edit],
        doubt,
    );
    Some(Proposal {
        place: PlaceKind::Producer,
        ..made
    })
}

/// `n++ == max` to `++n == max`.
fn stepped_first(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    side: &Expr,
    doubt: u32,
) -> Option<Proposal> {
    let ExprKind::Step {
        on,
        direction: Direction::Up,
        order: Order::After,
    } = &side.peel().kind
    else {
        return None;
    };
    let text = format!("++{}", ctx.text(comparison.function, on.span));
    let edit = TextEdit::replace(&comparison.function.head.file, side.peel().span, text);
    Some(proposal(
        limit,
        comparison,
        Operator::StepBeforeCheck,
        vec![edit],
        doubt + 1,
    ))
}

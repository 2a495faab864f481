//! An index with parts, `row * width + column`, of which a check covers one side only: a negative part may still reach
//! a wrong element inside the block, so each part gets its missing side instead of a check of the sum.

use patchwright_analysis::memory::access::Access;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::number_of;
use patchwright_code::walk;
use patchwright_code::walk::leaves;
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::Side;

use super::limit::{Limit, Lower, side};
use super::places::cause;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs;
use crate::site::{self, Context};

/// The checks of the parts with their missing sides; limits on the whole index are removed.
pub(super) fn each_side<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limits: &mut Vec<Limit<'a>>,
) -> Vec<Proposal> {
    let parts = parts(ctx, access);
    let whole = |limit: &Limit<'_>| limit.form.lower == Lower::Only;
    let Some(limit) = limits.iter().find(|limit| whole(limit)).cloned() else {
        return Vec::new();
    };
    if parts.len() < 2 || side(ctx) == Some(Side::After) || !ctx.may_edit(access.function) {
        return Vec::new();
    }
    let mut found = Vec::new();
    walk::each_stmt(access.function.body(), &mut |stmt| {
        let lacking = other_sides(ctx, access, &parts, stmt);
        if !lacking.is_empty() {
            let (names, edits): (Vec<&str>, Vec<TextEdit>) = lacking.into_iter().unzip();
            let limit = of_parts(&limit, &names);
            found.push(Proposal {
                operator: Operator::AddLowerBound,
                place: PlaceKind::Stopper,
                exit: Exit::Corrected,
                edits,
                constraint: limit.constraint.clone(),
                at: site::location(access.function, stmt.span.line, Some(stmt.span.column)),
                cause: cause(&limit, "the check covers only their other side"),
                doubt: limit.doubt,
                check: None,
            });
        }
    });
    if !found.is_empty() {
        limits.retain(|limit| !whole(limit));
    }
    found
}

/// The limit on the whole, restated for each part.
fn of_parts<'a>(limit: &Limit<'a>, names: &[&str]) -> Limit<'a> {
    let mut limit = limit.clone();
    let parts = names.iter();
    let each = parts.map(|name| compare(*name, Comparison::Ge, "0"));
    let condition = Predicate::All(each.collect());
    let spoken: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let spoken = spoken.join(" and ");
    limit.constraint.english = format!(
        "{spoken} must not be negative, so that `{}` means the element that they name.",
        limit.holder
    );
    limit.constraint.condition = Some(condition);
    limit
}

/// The signed values in the sums and products of the index; a single value is no part.
fn parts<'a>(ctx: &Context<'a>, access: &Access<'a>) -> Vec<&'a str> {
    let mut found: Vec<&'a Expr> = Vec::new();
    for part in &access.plus {
        leaves_of(part, &mut found);
    }
    let signed = |expr: &&Expr| {
        number_of(ctx.code, access.function, access.at(), expr).is_some_and(|number| number.signed)
    };
    let signed = found.into_iter().filter(signed);
    signed
        .map(|expr| ctx.text(access.function, expr.span))
        .collect()
}

fn leaves_of<'a>(expr: &'a Expr, found: &mut Vec<&'a Expr>) {
    match &expr.peel().kind {
        ExprKind::Binary {
            op: BinOp::Add | BinOp::Mul,
            left,
            right,
        } => {
            leaves_of(left, found);
            leaves_of(right, found);
        }
        ExprKind::Name(_) | ExprKind::Member { .. } => found.push(expr.peel()),
        _ => {}
    }
}

/// `part < 0 ||` before each comparison of a part with its upper end, in a check that the access relies on; `part >= 0
/// &&` where the access is below the check.
fn other_sides<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    parts: &[&str],
    stmt: &Stmt,
) -> Vec<(&'a str, TextEdit)> {
    let StmtKind::If { cond, then, .. } = &stmt.kind else {
        return Vec::new();
    };
    let (join, ops, sign) = if then.span.contains(&access.stmt().span) {
        (BinOp::And, [BinOp::Lt, BinOp::Le], Comparison::Ge)
    } else if leaves(then) && stmt.span.end <= access.at() {
        (BinOp::Or, [BinOp::Gt, BinOp::Ge], Comparison::Lt)
    } else {
        return Vec::new();
    };
    let text = |expr: &Expr| -> &'a str { ctx.text(access.function, expr.span) };
    let whole = text(cond);
    let mut found = Vec::new();
    for side in sides(cond, join) {
        let ExprKind::Binary { op, left, .. } = &side.kind else {
            continue;
        };
        let part = text(left.peel());
        let lacks = !signs::compares_with_zero(whole, part, &[Comparison::Lt, Comparison::Ge]);
        if ops.contains(op) && parts.contains(&part) && lacks {
            let edit = TextEdit {
                file: access.function.head.file.clone(),
                start: side.span.start,
                end: side.span.start,
                text: format!("{} {join} ", compare(part, sign, "0")),
            };
            found.push((part, edit));
        }
    }
    found
}

/// The operands of a chain of one operator.
fn sides(cond: &Expr, join: BinOp) -> Vec<&Expr> {
    match &cond.kind {
        ExprKind::Binary { op, left, right } if *op == join => {
            let mut found = sides(left, join);
            found.extend(sides(right, join));
            found
        }
        _ => vec![cond],
    }
}

//! A predicate that is called before the access and adds before it compares: where the sum wraps, it answers yes. The
//! predicate itself is fixed, for all its callers; another check in one of them would leave the others.

use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::purity::is_pure;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{Type, last_name, number_of};
use patchwright_code::walk::leaves;
use patchwright_code::walk_all::{in_function, names_in_function};
use patchwright_code::{Function, walk};

use super::limit::Limit;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::{self, Says};
use crate::site::{self, Context};

/// A predicate is short.
const MOST_LINES: u32 = 20;

pub(super) struct Trusted {
    pub proposals: Vec<Proposal>,
    /// Whether others rely on the predicate too.
    pub shared: bool,
}

/// Rewrites the predicates between the function's start and the access so that their sums cannot wrap.
pub(super) fn mended<'a>(ctx: &Context<'a>, access: &Access<'a>, limit: &Limit<'a>) -> Trusted {
    let mut found = Trusted {
        proposals: Vec::new(),
        shared: false,
    };
    for name in asked_before(access) {
        for predicate in ctx.code.functions_named(name) {
            let head = &predicate.head;
            let short = head.span.end_line - head.span.line <= MOST_LINES;
            if !short || !ctx.may_edit(predicate) {
                continue;
            }
            let made = in_predicate(ctx, predicate, limit);
            found.shared |= made.is_some() && ctx.code.callers(name).len() > 1;
            found.proposals.extend(made);
        }
    }
    found
}

/// The functions whose result decides whether the access is reached.
fn asked_before<'a>(access: &Access<'a>) -> Vec<&'a str> {
    let mut found: Vec<&'a str> = Vec::new();
    walk::each_stmt(access.function.body(), &mut |stmt| {
        let StmtKind::If { cond, then, .. } = &stmt.kind else {
            return;
        };
        let around = then.span.contains(&access.stmt().span);
        let before = leaves(then) && stmt.span.end <= access.at();
        if !around && !before {
            return;
        }
        walk::each_expr(cond, &mut |expr| {
            if let ExprKind::Call { callee, .. } = &expr.kind
                && let Some(name) = last_name(callee)
                && !found.contains(&name)
            {
                found.push(name);
            }
        });
    });
    found
}

/// `a <= n && b <= n - a` for `a + b <= n`.
fn in_predicate<'a>(
    ctx: &Context<'a>,
    predicate: &'a Function,
    limit: &Limit<'a>,
) -> Option<Proposal> {
    for (stmt, expr) in in_function(predicate) {
        let ExprKind::Binary { op, left, right } = &expr.kind else {
            continue;
        };
        let bound = ctx.text(predicate, right.span);
        let Some(sum) = sum_of(ctx, predicate, left) else {
            continue;
        };
        if !matches!(op, BinOp::Lt | BinOp::Le) || !is_pure(bound) {
            continue;
        }
        let (a, b) = (
            ctx.text(predicate, sum.left.span),
            ctx.text(predicate, sum.right.span),
        );
        let Some(op) = op.comparison() else { continue };
        let bound = match right.peel().kind {
            ExprKind::Binary { .. } | ExprKind::Ternary { .. } => format!("({bound})"),
            _ => bound.to_owned(),
        };
        let left = format!("{bound} - {a}");
        let good = compare(a, op, bound).and(compare(b, op, left));
        let good = signs::matched(ctx.code, predicate, expr.span.start, &good, Says::AllIsWell);
        let whole =
            matches!(&stmt.kind, StmtKind::Return(Some(value)) if std::ptr::eq(value, expr));
        let text = match whole {
            true => good.to_string(),
            false => format!("({good})"),
        };
        let file = &predicate.head.file;
        let mut edits = vec![TextEdit::replace(file, expr.span, text)];
        edits.extend(sum.kept_in.and_then(|stmt| without(ctx, predicate, stmt)));
        return Some(Proposal {
            operator: Operator::CheckArithmetic,
            place: PlaceKind::Producer,
            exit: Exit::Corrected,
            edits,
            constraint: limit.constraint.clone(),
            at: site::location(predicate, stmt.span.line, None),
            cause: format!(
                "`{}` adds `{a}` and `{b}` before it compares, and says yes where the sum wraps around.",
                predicate.head.name
            ),
            doubt: 0,
            check: None,
        });
    }
    None
}

/// Deletes a statement with its line.
fn without(ctx: &Context<'_>, predicate: &Function, stmt: &Stmt) -> Option<TextEdit> {
    let file = ctx.file(predicate)?;
    let start = file.line_start(stmt.span.line)?;
    let before = file.text().get(start..stmt.span.start)?;
    let behind = file.text().get(stmt.span.end..)?;
    let alone = before.trim().is_empty() && behind.starts_with('\n');
    let (start, end) = match alone {
        true => (start, stmt.span.end + 1),
        false => (stmt.span.start, stmt.span.end),
    };
    Some(TextEdit {
        file: predicate.head.file.clone(),
        start,
        end,
        text: String::new(),
    })
}

struct Sum<'a> {
    left: &'a Expr,
    right: &'a Expr,
    /// The declaration of a local that nothing else needs.
    kept_in: Option<&'a Stmt>,
}

/// A sum of two values that can wrap, directly or through the local that holds it.
fn sum_of<'a>(ctx: &Context<'a>, predicate: &'a Function, value: &'a Expr) -> Option<Sum<'a>> {
    match &value.peel().kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Add => {
            let number = number_of(ctx.code, predicate, value.span.start, value)?;
            let wraps = !number.signed && pure(ctx, predicate, left, right);
            wraps.then_some(Sum {
                left,
                right,
                kept_in: None,
            })
        }
        ExprKind::Name(name) => {
            let all = definitions(predicate);
            let mut own = all
                .iter()
                .filter(|definition| definition.target_text(ctx.code, predicate) == *name);
            let only = own.next().filter(|_| own.next().is_none())?;
            let ExprKind::Binary { op, left, right } = &only.value?.peel().kind else {
                return None;
            };
            let number = Type::of_variable(only.variable?).number(ctx.code)?;
            let used = names_in_function(predicate, name).len();
            let single = matches!(&only.stmt.kind, StmtKind::Declare(all) if all.len() == 1);
            let wraps = *op == BinOp::Add && (!number.signed || number.bits < 32);
            (wraps && single && used == 1 && pure(ctx, predicate, left, right)).then_some(Sum {
                left,
                right,
                kept_in: Some(only.stmt),
            })
        }
        _ => None,
    }
}

/// Whether both sides can be evaluated again.
fn pure(ctx: &Context<'_>, predicate: &Function, left: &Expr, right: &Expr) -> bool {
    [left, right].iter().all(|side| {
        let plain = matches!(
            side.peel().kind,
            ExprKind::Name(_) | ExprKind::Member { .. }
        );
        let unsigned = number_of(ctx.code, predicate, side.span.start, side)
            .is_some_and(|number| !number.signed || is_small(ctx, predicate, side));
        plain && unsigned
    })
}

/// Whether a value was unsigned before its promotion to `int`.
fn is_small(ctx: &Context<'_>, predicate: &Function, side: &Expr) -> bool {
    patchwright_code::types::type_of(ctx.code, predicate, side.span.start, side)
        .and_then(|ty| ty.number(ctx.code))
        .is_some_and(|number| !number.signed)
}

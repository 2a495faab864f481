//! A function that may return null is called from several places. If one of them forgot to check, others often did too:
//! all unchecked calls get the check.

use patchwright_analysis::flow::{Definition, How, definitions, returns};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::types::last_name;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::predicate::{Comparison, Predicate};

use super::{Asked, is_null};
use crate::guard::{self, Guard};
use crate::proposal::{Inserted, Operator, PlaceKind, Proposal};
use crate::site::Context;

const MOST: usize = 8;

/// Combines the check of one caller's result with those of the others. If there are others, proposals that protect only
/// the crashing use would leave theirs, and are dropped.
pub(super) fn all_asked(ctx: &Context<'_>, found: Vec<Proposal>) -> Vec<Proposal> {
    let mut shared = false;
    let mut made = Vec::new();
    for proposal in found {
        let before = proposal.edits.len();
        let proposal = joined(ctx, proposal);
        shared |= proposal.edits.len() > before;
        made.push(proposal);
    }
    made.retain(|proposal| !shared || proposal.place == PlaceKind::Producer);
    made
}

/// A proposal with the checks of the other callers; unchanged if there are none, or one cannot be added.
fn joined(ctx: &Context<'_>, mut proposal: Proposal) -> Proposal {
    let checks = proposal.place == PlaceKind::Producer
        && matches!(
            proposal.operator,
            Operator::GuardWithErrorExit | Operator::GuardAndSkip
        );
    if let Some(known) = asked_call(ctx, &proposal).filter(|_| checks) {
        for check in others(ctx, &known, &proposal).into_iter().take(MOST) {
            proposal.edits.extend(check.edits);
        }
    }
    proposal
}

/// A call whose result a proposal checks.
struct AskedCall<'a> {
    /// The called function; it may return null.
    maker: &'a Function,
    stmt: &'a Stmt,
}

fn asked_call<'a>(ctx: &Context<'a>, proposal: &Proposal) -> Option<AskedCall<'a>> {
    let leaves = |check: &&Inserted| check.exit.is_some();
    let check = proposal.check.as_ref().filter(leaves)?;
    let edit = proposal.edits.first()?;
    let mut functions = ctx.code.functions();
    let asking = functions.find(|function| proposal.lies_in(function))?;
    let last = definitions(asking)
        .into_iter()
        .filter(|definition| definition.stmt.span.end <= edit.start)
        .rfind(|definition| asks_about(ctx, asking, definition, &check.bad))?;
    let callee = called(last.value?)?;
    let found = ctx.code.functions_named(callee);
    let null = |function: &&&Function| {
        returns(function).iter().any(|(_, value)| {
            matches!(&value.peel().kind, ExprKind::Name(name) if matches!(name.as_str(), "NULL" | "nullptr"))
        })
    };
    Some(AskedCall {
        maker: found.iter().find(null).copied()?,
        stmt: last.stmt,
    })
}

fn asks_about(
    ctx: &Context<'_>,
    function: &Function,
    definition: &Definition<'_>,
    bad: &Predicate,
) -> bool {
    let name = definition.target_text(ctx.code, function);
    matches!(definition.how, How::Assigned | How::Declared)
        && !name.is_empty()
        && nulls_asked(bad).first() == Some(&squashed(&name))
}

/// What a condition compares with null, in the order of the text.
fn nulls_asked(bad: &Predicate) -> Vec<String> {
    match bad {
        Predicate::Compare {
            left,
            op: Comparison::Eq,
            ..
        } => vec![squashed(left.text())],
        Predicate::Any(parts) => parts.iter().flat_map(nulls_asked).collect(),
        Predicate::Compare { .. } | Predicate::Holds(_) | Predicate::Not(_) | Predicate::All(_) => {
            Vec::new()
        }
    }
}

fn called(value: &Expr) -> Option<&str> {
    match &value.peel().kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    }
}

/// Checks after the other calls whose result is used unchecked.
fn others(ctx: &Context<'_>, known: &AskedCall<'_>, proposal: &Proposal) -> Vec<Proposal> {
    let mut found = Vec::new();
    for site in ctx.code.callers(&known.maker.head.name) {
        let function = site.function;
        let kept = definitions(function).into_iter().find(|definition| {
            matches!(definition.how, How::Assigned | How::Declared)
                && definition
                    .value
                    .is_some_and(|value| std::ptr::eq(value.peel(), site.call))
        });
        let Some(kept) = kept.filter(|_| ctx.may_edit(function)) else {
            continue;
        };
        let name = kept.target_text(ctx.code, function);
        if std::ptr::eq(kept.stmt, known.stmt) || is_asked(ctx, function, &name) {
            continue;
        }
        let made = check(ctx, function, &kept, &name, &proposal.constraint);
        found.extend(made.into_iter().next());
    }
    found
}

/// Whether a function checks anywhere if an expression is null.
pub(super) fn is_asked(ctx: &Context<'_>, function: &Function, name: &str) -> bool {
    let wanted = squashed(name);
    let is_it = |expr: &Expr| squashed(ctx.text(function, expr.peel().span)) == wanted;
    let is_null = |expr: &Expr| match &expr.peel().kind {
        ExprKind::Name(name) => matches!(name.as_str(), "NULL" | "nullptr"),
        ExprKind::Number(number) => number == "0",
        _ => false,
    };
    let mut found = false;
    walk::each_stmt(function.body(), &mut |stmt| {
        found |= match &stmt.kind {
            StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => is_it(cond),
            _ => false,
        };
    });
    walk::each_expr(function.body(), &mut |expr| {
        found |= match &expr.kind {
            ExprKind::Unary { op: UnOp::Not, on } => is_it(on),
            ExprKind::Ternary { cond, .. } => is_it(cond),
            ExprKind::Binary { op, left, right } => match op {
                BinOp::And | BinOp::Or => is_it(left) || is_it(right),
                BinOp::Eq | BinOp::Ne => {
                    is_it(left) && is_null(right) || is_it(right) && is_null(left)
                }
                _ => false,
            },
            _ => false,
        };
    });
    found
}

fn check(
    ctx: &Context<'_>,
    function: &Function,
    kept: &Definition<'_>,
    name: &str,
    constraint: &Constraint,
) -> Vec<Proposal> {
    let Some(path) = paths::path_to(function.body(), kept.stmt) else {
        return Vec::new();
    };
    let bad = is_null(function, name, Asked::ByNull);
    let guard = Guard {
        bad: &bad,
        about: &[name],
        constraint,
        place: PlaceKind::Producer,
        cause: "",
        doubt: 0,
    };
    guard::guards_after(ctx, function, &path, &guard)
}

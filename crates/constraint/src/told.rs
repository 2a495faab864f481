//! An error return helps only if callers check it. Where the function has never failed in that way, its caller does not:
//! the proposal then adds the check to the caller too, which leaves in its own way.

use patchwright_analysis::exits::{self, Departure, Returned};
use patchwright_analysis::flow::{How, definitions, returns};
use patchwright_code::Function;
use patchwright_code::spelling::squashed;
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind, UnOp};
use patchwright_code::walk;
use patchwright_code::walk::all_exprs;
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::edits;
use crate::guard;
use crate::proposal::{Exit, Operator, Proposal};
use crate::site::{Context, StackFrame};

/// How far up the stack an error is propagated.
const MOST_FRAMES: usize = 3;
/// Ways in which the caller may leave.
const MOST_WAYS: usize = 2;

/// Replaces proposals that return an error to a caller which does not check by ones that add the check.
pub(crate) fn to_callers(ctx: &Context<'_>, proposals: Vec<Proposal>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for proposal in proposals {
        let told = told(ctx, &proposal);
        match told.is_empty() {
            true => found.push(proposal),
            false => found.extend(told),
        }
    }
    found
}

fn told(ctx: &Context<'_>, proposal: &Proposal) -> Vec<Proposal> {
    let pairs = ctx.stack.iter().zip(ctx.stack.iter().skip(1));
    let mut calls = pairs
        .take(MOST_FRAMES)
        .filter(|(callee, _)| proposal.lies_in(callee.function));
    let (Some((callee, caller)), Some(sign)) = (calls.next(), error_returned(proposal)) else {
        return Vec::new();
    };
    if sign.is_returned(ctx, callee.function) {
        return Vec::new();
    }
    match unasked(ctx, callee.function, caller) {
        Some(result) => heard(ctx, proposal, caller, &sign.asked_of(&result)),
        None => Vec::new(),
    }
}

/// How an error looks in the returned value.
#[derive(Debug, Clone, Copy)]
enum Sign {
    Negative,
    Null,
    False,
}

impl Sign {
    fn asked_of(self, name: &str) -> Predicate {
        match self {
            Sign::Negative => compare(name, Comparison::Lt, "0"),
            Sign::Null | Sign::False => holds(name).negated(),
        }
    }

    /// Whether the function already returns such an error: then its callers know.
    fn is_returned(self, ctx: &Context<'_>, function: &Function) -> bool {
        let Some(file) = ctx.file(function) else {
            return false;
        };
        returns(function).iter().any(|(_, value)| {
            let returned = Returned::read(file, value);
            match (self, &value.peel().kind) {
                (Sign::Negative, ExprKind::Unary { op, .. }) => *op == UnOp::Neg,
                (Sign::Null, ExprKind::Number(number)) => number == "0",
                (Sign::Null, _) => matches!(returned, Returned::Null(_)),
                (Sign::False, _) => returned == Returned::False,
                (Sign::Negative, _) => false,
            }
        })
    }
}

/// What the guard of a proposal returns, if that differs from a good result.
fn error_returned(proposal: &Proposal) -> Option<Sign> {
    let alone = proposal.edits.len() == 1;
    let leaves = proposal.operator == Operator::GuardWithErrorExit;
    if !alone || !leaves || proposal.exit != Exit::ErrorExit {
        return None;
    }
    let Departure::Return(returned) = proposal.check.as_ref()?.exit.as_ref()? else {
        return None;
    };
    match returned {
        Returned::MinusOne => Some(Sign::Negative),
        Returned::Null(_) => Some(Sign::Null),
        Returned::False => Some(Sign::False),
        Returned::Nothing | Returned::Other(_) => None,
    }
}

/// The variable in which a caller keeps the result without ever checking it.
fn unasked(ctx: &Context<'_>, callee: &Function, caller: &StackFrame<'_>) -> Option<String> {
    let stmt = *caller.path.last()?;
    let calls = all_exprs(stmt).iter().any(|expr| match &expr.kind {
        ExprKind::Call { callee: name, .. } => {
            patchwright_code::types::last_name(name) == Some(callee.head.name.as_str())
        }
        _ => false,
    });
    let mut kept = definitions(caller.function)
        .into_iter()
        .filter(|definition| std::ptr::eq(definition.stmt, stmt))
        .filter(|definition| matches!(definition.how, How::Assigned | How::Declared));
    let only = kept.next().filter(|_| calls && kept.next().is_none())?;
    let whole = matches!(only.value?.peel().kind, ExprKind::Call { .. });
    let name = only.target_text(ctx.code, caller.function);
    let mut asks = false;
    patchwright_code::paths::each_path(caller.function.body(), &mut |path| {
        if let Some(StmtKind::If { cond, .. }) = path.last().map(|stmt| &stmt.kind) {
            asks |= asks_about(ctx, caller.function, cond, &name);
        }
    });
    (whole && !asks && ctx.may_edit(caller.function)).then_some(name)
}

/// Whether a condition checks if a name is an error: negative, null or false.
fn asks_about(ctx: &Context<'_>, function: &Function, cond: &Expr, name: &str) -> bool {
    let is_it = |expr: &Expr| squashed(ctx.text(function, expr.peel().span)) == name;
    let mut found = is_it(cond);
    walk::each_expr(cond, &mut |expr| {
        found |= match &expr.kind {
            ExprKind::Binary { op, left, right } => {
                let value = squashed(ctx.text(function, right.peel().span));
                let error = match op {
                    BinOp::Lt | BinOp::Ge => value == "0",
                    BinOp::Eq => matches!(value.as_str(), "NULL" | "nullptr" | "-1"),
                    BinOp::Ne => matches!(value.as_str(), "NULL" | "nullptr"),
                    _ => false,
                };
                error && is_it(left)
            }
            ExprKind::Unary { op: UnOp::Not, on } => is_it(on),
            _ => false,
        };
    });
    found
}

fn heard(
    ctx: &Context<'_>,
    proposal: &Proposal,
    caller: &StackFrame<'_>,
    bad: &Predicate,
) -> Vec<Proposal> {
    let (Some(file), Some(stmt)) = (ctx.file(caller.function), caller.path.last()) else {
        return Vec::new();
    };
    let about: Vec<&str> = bad.subject().iter().map(|term| term.text()).collect();
    let ways = exits::ways_out(ctx.code, caller.function, stmt.span.end, &about);
    let plain = ways
        .iter()
        .filter(|way| way.leaves == exits::Leaves::WithError && !way.text.is_empty());
    let made = plain.take(MOST_WAYS).filter_map(|way| {
        let text = guard::branch(bad, &way.text);
        let asked = edits::insert_after(file, &caller.path, &text);
        (!asked.is_empty()).then(|| {
            let mut told = proposal.clone();
            told.edits.extend(asked);
            told.doubt += way.doubt.min(1);
            told.cause = format!(
                "{} The caller `{}` takes the result without a look.",
                proposal.cause, caller.function.head.name
            );
            told
        })
    });
    made.collect()
}

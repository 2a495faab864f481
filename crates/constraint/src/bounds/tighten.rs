//! Conditions that nearly state the limit: off by one, one side missing, joined by the wrong operator. The most common
//! real bug, so they are looked for wherever the program checks the same value or the same bound.

mod checks;
mod equality;

use patchwright_analysis::memory::access::Access;
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, Span, Stmt, StmtKind};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_code::{Function, paths, scope};
use patchwright_domain::predicate::Comparison::{Ge, Lt};
use patchwright_domain::report::Side;

use super::limit::{Asks, Limit, Lower, side};
use super::places::cause;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::{self, Says};
use crate::site::{self, Context};
use checks::{About, Comparison, Leads, Speaks, field_of};
pub(super) use checks::{Check, checks};

/// Most proposals for one limit.
const MOST: usize = 24;

/// Every comparison of the value or of its bound, tightened by one or given its missing side.
pub(super) fn comparisons<'a>(
    ctx: &Context<'a>,
    checks: &[Check<'a>],
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let about = About::new(ctx, access, limit);
    let mut found = Vec::new();
    for check in checks {
        let Some((doubt, speaks)) = about.doubt(check) else {
            continue;
        };
        let mut comparison = check.comparison.seen_from(ctx, access);
        let whole = speaks == Speaks::OfTheValue && about.names_a_bound(check);
        if comparison.leads == Leads::Aside && !whole {
            // Whatever that branch does, it is not known to make room for this value.
            comparison.leads = Leads::On;
        }
        let comparison = &comparison;
        let here = std::ptr::eq(comparison.function, access.function);
        let made = !here && (speaks == Speaks::OfTheValue || limit.asks == Asks::Nowhere);
        found.extend(match speaks {
            Speaks::OfTheValue => equality::proposals(ctx, limit, check, comparison, &about, doubt),
            Speaks::OfTheBound => equality::sooner(ctx, limit, comparison, doubt)
                .into_iter()
                .collect(),
        });
        if !comparison.op.is_ordering() {
            continue;
        }
        let tighter = by_one(ctx, limit, comparison, doubt);
        found.extend(tighter.map(|tighter| Proposal {
            // A check in another function is where the value comes in.
            place: if made {
                PlaceKind::Producer
            } else {
                PlaceKind::Stopper
            },
            ..tighter
        }));
        found.extend(
            other_side(ctx, limit, comparison, doubt, &about).map(|proposal| Proposal {
                place: if made {
                    PlaceKind::Producer
                } else {
                    proposal.place
                },
                ..proposal
            }),
        );
        found.extend(joined(ctx, limit, comparison, doubt));
        if found.len() >= MOST {
            break;
        }
    }
    found
}

/// `<=` to `<` where it leads on, `>` to `>=` where it leaves.
fn by_one(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    doubt: u32,
) -> Option<Proposal> {
    let new = match (comparison.leads, comparison.op) {
        (Leads::On, BinOp::Le) => BinOp::Lt,
        (Leads::Out | Leads::Done | Leads::Aside, BinOp::Lt) => BinOp::Le,
        (Leads::Out | Leads::Done | Leads::Aside, BinOp::Gt) => BinOp::Ge,
        (Leads::On, BinOp::Ge) => BinOp::Gt,
        _ => return None,
    };
    // A comparison with zero concerns the lower side, one with a character literal concerns what a text may contain.
    let zero = |expr: &Expr| match &expr.peel().kind {
        ExprKind::Number(text) => text == "0",
        ExprKind::Char(_) => true,
        _ => false,
    };
    if zero(comparison.right) || zero(comparison.left) {
        return None;
    }
    let span = operator_span(ctx, comparison)?;
    let edit = TextEdit::replace(&comparison.function.head.file, span, new.as_str());
    // Written the other way round: `n < x` leaving is equivalent to `x > n`.
    let turned = if matches!(
        (comparison.leads, comparison.op),
        (Leads::Out | Leads::Done | Leads::Aside, BinOp::Lt) | (Leads::On, BinOp::Ge)
    ) {
        2
    } else {
        0
    };
    Some(proposal(
        limit,
        comparison,
        Operator::TightenComparison,
        vec![edit],
        doubt + turned,
    ))
}

fn operator_span(ctx: &Context<'_>, comparison: &Comparison<'_>) -> Option<Span> {
    let start = comparison.left.span.end;
    let between = Span {
        start,
        end: comparison.right.span.start,
        ..comparison.expr.span
    };
    let text = ctx.text(comparison.function, between);
    let at = text.find(comparison.op.as_str())?;
    Some(Span {
        start: start + at,
        end: start + at + comparison.op.as_str().len(),
        ..comparison.expr.span
    })
}

/// The missing side of a range check.
fn other_side(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    doubt: u32,
    about: &About<'_>,
) -> Option<Proposal> {
    let text = |expr: &Expr| ctx.text(comparison.function, expr.span);
    // A cast to unsigned covers the lower side too; a counter that starts at zero needs none.
    let cast = !limit.form.cast.is_empty()
        && matches!(comparison.stmt.kind, StmtKind::If { .. })
        && side(ctx) != Some(Side::After);
    let wants_lower = limit.form.lower != Lower::Fine || cast;
    let upper = matches!(
        (comparison.leads, comparison.op),
        (Leads::Out, BinOp::Gt | BinOp::Ge) | (Leads::On, BinOp::Lt | BinOp::Le)
    );
    let value = squashed(text(comparison.left.peel()));
    let ours = about.is_value(comparison.function, &value)
        || field_of(&value).is_some() && field_of(&value) == about.value_field;
    if !wants_lower || !upper || !ours {
        return None;
    }
    let name = text(comparison.left.peel());
    if signs::compares_with_zero(text(comparison.cond), name, &[Lt, Ge]) {
        return None;
    }
    let (new, says) = match comparison.leads {
        Leads::Out => {
            let negative = compare(name, Lt, "0");
            (
                negative.or(holds(text(comparison.cond))),
                Says::SomethingIsWrong,
            )
        }
        Leads::Done | Leads::Aside => return None,
        Leads::On => {
            let in_range = compare(name, Ge, "0");
            (in_range.and(holds(text(comparison.cond))), Says::AllIsWell)
        }
    };
    let function = comparison.function;
    let edit = edits::condition(ctx.code, function, comparison.cond, &new, says);
    let doubt = doubt.saturating_sub(2);
    Some(proposal(
        limit,
        comparison,
        Operator::AddLowerBound,
        vec![edit],
        doubt,
    ))
}

/// `a || b` leading on although one side alone states the limit, or `a && b` leaving.
fn joined(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    doubt: u32,
) -> Vec<Proposal> {
    let ExprKind::Binary { op, left, right } = &comparison.cond.peel().kind else {
        return Vec::new();
    };
    let wrong = match comparison.leads {
        Leads::On => BinOp::Or,
        Leads::Out => BinOp::And,
        Leads::Done | Leads::Aside => return Vec::new(),
    };
    let sides = [left.as_ref(), right.as_ref()];
    let Some(own) = sides
        .iter()
        .position(|side| side.span.contains(&comparison.expr.span))
    else {
        return Vec::new();
    };
    if *op != wrong {
        return Vec::new();
    }
    let file = &comparison.function.head.file;
    let text = |expr: &Expr| ctx.text(comparison.function, expr.span);
    let (left, right) = (holds(text(left)), holds(text(right)));
    let (swapped, operator) = match comparison.leads {
        Leads::On => (left.and(right), Operator::OrToAnd),
        Leads::Out | Leads::Done | Leads::Aside => (left.or(right), Operator::StrengthenCondition),
    };
    let whole = comparison.cond.peel().span;
    let mut found = vec![proposal(
        limit,
        comparison,
        operator,
        vec![TextEdit::replace(file, whole, swapped.to_string())],
        doubt + 1,
    )];
    if comparison.leads == Leads::On
        && let Some(kept) = sides.get(own)
    {
        let edit = TextEdit::replace(file, whole, text(kept));
        found.push(proposal(
            limit,
            comparison,
            Operator::DropDisjunct,
            vec![edit],
            doubt + 3,
        ));
    }
    found
}

/// A step after a bound check that belongs before it: `if (n >= max) …; … n++` checks the old value.
pub(super) fn steps(ctx: &Context<'_>, access: &Access<'_>, limit: &Limit<'_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let holder = squashed(&limit.holder);
    let is_it = |expr: &Expr| squashed(ctx.text(access.function, expr.peel().span)) == holder;
    paths::each_path(access.function.body(), &mut |path| {
        let Some(StmtKind::Block(list) | StmtKind::Case { body: list, .. }) =
            path.last().map(|stmt| &stmt.kind)
        else {
            return;
        };
        for pair in list.windows(2) {
            let [check, step] = pair else { continue };
            let checks = match &check.kind {
                StmtKind::If { cond, then, .. } => {
                    leaves(then) && mentions(ctx.text(access.function, cond.span), &holder)
                }
                _ => false,
            };
            let steps = matches!(&step.kind, StmtKind::Expr(_))
                && all_exprs(step).iter().any(|expr| match &expr.kind {
                    ExprKind::Step { on, .. } => is_it(on),
                    ExprKind::Assign { op, target, .. } => {
                        *op == AssignOp::With(BinOp::Add) && is_it(target)
                    }
                    _ => false,
                });
            if checks
                && steps
                && ctx.may_edit(access.function)
                && scope::usable(ctx.code, access.function, check.span.start, &limit.holder)
            {
                let file = &access.function.head.file;
                let edits = vec![
                    TextEdit::replace(file, check.span, ctx.text(access.function, step.span)),
                    TextEdit::replace(file, step.span, ctx.text(access.function, check.span)),
                ];
                let comparison = at(access.function, check);
                found.push(Proposal {
                    edits,
                    doubt: limit.doubt + 3,
                    ..made(limit, Operator::StepBeforeCheck, comparison)
                });
            }
        }
    });
    found
}

fn at(function: &Function, stmt: &Stmt) -> patchwright_domain::report::Location {
    site::location(function, stmt.span.line, Some(stmt.span.column))
}

fn made(
    limit: &Limit<'_>,
    operator: Operator,
    at: patchwright_domain::report::Location,
) -> Proposal {
    Proposal {
        operator,
        place: PlaceKind::Stopper,
        exit: Exit::Corrected,
        edits: Vec::new(),
        constraint: limit.constraint.clone(),
        at,
        cause: cause(
            limit,
            "the condition that should ensure this lets it through",
        ),
        doubt: limit.doubt,
        check: None,
    }
}

fn proposal(
    limit: &Limit<'_>,
    comparison: &Comparison<'_>,
    operator: Operator,
    edits: Vec<TextEdit>,
    doubt: u32,
) -> Proposal {
    let mut proposal = made(limit, operator, at(comparison.function, comparison.stmt));
    proposal.edits = edits;
    proposal.doubt += doubt;
    proposal
}

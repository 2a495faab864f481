//! An assertion that input can violate: its condition is checked before it, and a violation is answered with an error.

use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::{crash, purity};
use patchwright_code::term::{self, compare, holds};
use patchwright_code::tree::{Expr, ExprKind, UnOp};
use patchwright_code::types::last_name;
use patchwright_code::{paths, scope};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Predicate;

use crate::checks::{self, Check};
use crate::guard;
use crate::proposal::{Operator, PlaceKind, Proposal};
use crate::site::{Context, Site};

const STEPS: u32 = 4;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let Some(condition) = asserted(site) else {
        return Vec::new();
    };
    let text = ctx.text(site.function, condition.span).to_owned();
    let good = stated(ctx, site, condition);
    let constraint = checks::constraint(
        site,
        Rule::Assertion,
        Some(good.clone()),
        format!(
            "`{text}` must hold on line {}, as the assertion there says.",
            site.line
        ),
        vec![(text.clone(), Certainty::Seen, "the assertion that failed")],
    );
    let check = Check {
        constraint: &constraint,
        cause: &|_| format!("Input can break the assertion `{text}`, which ends the program."),
        bad: &|_, _| Some(good.negated()),
        suspect: &|_| true,
    };
    let mut found = checks::at_site(ctx, site, "1", &check, 0);
    // An assertion that runs only when it holds asserts nothing.
    found.retain(|proposal| proposal.operator != Operator::WrapStatement);
    found.extend(at_producers(ctx, site, condition, &text, &check));
    found.extend(at_callers(ctx, site, condition, &text, &check));
    found
}

/// The condition of the assertion in the crashing statement.
fn asserted<'a>(site: &Site<'a>) -> Option<&'a Expr> {
    site.exprs().into_iter().find_map(|expr| match &expr.kind {
        ExprKind::Call { callee, args } => {
            let name = last_name(callee)?.to_ascii_lowercase();
            (name.contains("assert") || name.contains("check") || name.contains("require"))
                .then(|| args.first())
                .flatten()
        }
        _ => None,
    })
}

/// What the assertion states; a plain comparison is taken apart.
fn stated(ctx: &Context<'_>, site: &Site<'_>, condition: &Expr) -> Predicate {
    let text = |expr: &Expr| ctx.text(site.function, expr.span);
    match &condition.kind {
        ExprKind::Binary { op, left, right } => match op.comparison() {
            Some(op) => compare(text(left), op, text(right)),
            None => holds(text(condition)),
        },
        ExprKind::Unary { op: UnOp::Not, on } => holds(text(on)).negated(),
        _ => holds(text(condition)),
    }
}

/// After the definitions of the condition's names in the same function.
fn at_producers<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    condition: &'a Expr,
    text: &str,
    check: &Check<'_>,
) -> Vec<Proposal> {
    let flow = crash::flow_of(ctx);
    let mut found = Vec::new();
    let Some(bad) = (check.bad)(site.function, "") else {
        return found;
    };
    for operand in operands(condition) {
        for source in flow.producers(site.function, operand.span.start, operand, STEPS) {
            let here = std::ptr::eq(source.function, site.function);
            let makes = matches!(
                source.kind,
                SourceKind::Assigned | SourceKind::OutArgument | SourceKind::Stepped
            );
            let behind = source.stmt.span.end;
            if !here || !makes || !scope::usable(ctx.code, site.function, behind, text) {
                continue;
            }
            let Some(path) = paths::path_to(source.function.body(), source.stmt) else {
                continue;
            };
            let text = bad.to_string();
            let guard = guard::Guard {
                bad: &bad,
                about: &scope::names_in(&text),
                constraint: check.constraint,
                place: PlaceKind::Producer,
                cause: &(check.cause)(""),
                doubt: 2,
            };
            found.extend(guard::guards_after(ctx, source.function, &path, &guard));
        }
    }
    found
}

/// In the caller, where the condition depends on one parameter and the caller has a name for it.
fn at_callers<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    condition: &'a Expr,
    text: &str,
    check: &Check<'_>,
) -> Vec<Proposal> {
    let flow = crash::flow_of(ctx);
    let params = &site.function.head.params;
    let names = scope::names_in(text);
    let used: Vec<usize> = (0..params.len())
        .filter(|i| {
            params
                .get(*i)
                .is_some_and(|p| names.contains(&p.name.as_str()))
        })
        .collect();
    let [index] = used.as_slice() else {
        return Vec::new();
    };
    let Some(name) = params.get(*index).map(|param| param.name.clone()) else {
        return Vec::new();
    };
    let bad = stated(ctx, site, condition).negated();
    let arguments: Vec<Source<'a>> = flow.arguments(site.function, *index);
    let mut found = Vec::new();
    for source in arguments
        .into_iter()
        .filter(|source| ctx.may_edit(source.function))
    {
        let bad = term::substituted(&bad, &[(name.as_str(), source.holder.as_str())]);
        let there = bad.to_string();
        let at = source.stmt.span.start;
        let path = paths::path_to(source.function.body(), source.stmt).unwrap_or_default();
        if !purity::is_pure(&source.holder) || !scope::usable(ctx.code, source.function, at, &there)
        {
            continue;
        }
        let guard = guard::Guard {
            bad: &bad,
            about: &scope::names_in(&there),
            constraint: check.constraint,
            place: PlaceKind::Producer,
            cause: &(check.cause)(""),
            doubt: 1,
        };
        found.extend(guard::guards(ctx, source.function, &path, &guard));
    }
    found
}

/// The values that a condition is about.
fn operands(condition: &Expr) -> Vec<&Expr> {
    match &condition.peel().kind {
        ExprKind::Binary { left, right, .. } => {
            let mut found = operands(left);
            found.extend(operands(right));
            found
        }
        ExprKind::Unary { on, .. } => operands(on),
        ExprKind::Name(_)
        | ExprKind::Member { .. }
        | ExprKind::Index { .. }
        | ExprKind::Deref(_) => {
            vec![condition.peel()]
        }
        _ => Vec::new(),
    }
}

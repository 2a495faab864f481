//! Division by zero.

use patchwright_analysis::{crash, purity};
use patchwright_code::term::compare;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind};
use patchwright_code::types::parse_integer;
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Comparison;

use super::quotient;
use crate::checks::{self, Check};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{Context, Site};

mod siblings;

const STEPS: u32 = 5;

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (nth, division) in divisions(ctx, site).into_iter().take(3).enumerate() {
        let doubt = 4 * u32::try_from(nth).unwrap_or(u32::MAX / 4);
        let mut made = for_divisor(ctx, site, &division);
        made.iter_mut().for_each(|proposal| proposal.doubt += doubt);
        found.extend(made);
    }
    let siblings = siblings::find(ctx, site, &found);
    found
        .into_iter()
        .map(|proposal| siblings::joined(proposal, &siblings))
        .collect()
}

struct Division<'a> {
    divisor: &'a Expr,
    /// The whole division, where the source spells it out.
    whole: Option<&'a Expr>,
}

/// Divisions of the crashing statement, including those in the bodies of macros it uses.
fn divisions<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Division<'a>> {
    let mut found = Vec::new();
    for expr in site.exprs() {
        match &expr.kind {
            ExprKind::Binary { op, right, .. } if op.is_division() => found.push(Division {
                divisor: right,
                whole: Some(expr),
            }),
            ExprKind::Assign {
                op: AssignOp::With(BinOp::Div) | AssignOp::With(BinOp::Rem),
                value,
                ..
            } => found.push(Division {
                divisor: value,
                whole: None,
            }),
            ExprKind::Call { callee, args } => found.extend(by_macro(ctx, callee, args)),
            _ => {}
        }
    }
    found.retain(|division| is_suspect(division.divisor.peel()));
    found
}

fn by_macro<'a>(ctx: &Context<'a>, callee: &Expr, args: &'a [Expr]) -> Vec<Division<'a>> {
    let ExprKind::Name(name) = &callee.kind else {
        return Vec::new();
    };
    let Some(found) = ctx.code.macro_named(name) else {
        return Vec::new();
    };
    let body = patchwright_code::spelling::squashed(&found.body);
    let params = found.params.iter().flatten();
    let divides = |param: &str| {
        ["/", "%"].iter().any(|op| {
            body.contains(&format!("{op}({param})"))
                || body.contains(&format!("{op}{param})"))
                || body.ends_with(&format!("{op}{param}"))
        })
    };
    let divided = params.zip(args).filter(|(param, _)| divides(param));
    divided
        .map(|(_, divisor)| Division {
            divisor,
            whole: None,
        })
        .collect()
}

fn for_divisor<'a>(ctx: &Context<'a>, site: &Site<'a>, division: &Division<'a>) -> Vec<Proposal> {
    let divisor = division.divisor.peel();
    let text = ctx.text(site.function, divisor.span).to_owned();
    let good = compare(text.as_str(), Comparison::Ne, "0");
    let constraint = checks::constraint(
        site,
        Rule::DivisorNotZero,
        Some(good.clone()),
        format!("{} when line {} divides by it.", good.describe(), site.line),
        vec![
            (
                "0".to_owned(),
                Certainty::Seen,
                "the report says that the divisor was zero",
            ),
            (
                text.clone(),
                Certainty::Inferred,
                "the divisor in the statement",
            ),
        ],
    );
    let check = Check {
        constraint: &constraint,
        cause: &|holder| {
            format!(
                "`{holder}` can be zero, and line {} divides by `{text}`.",
                site.line
            )
        },
        bad: &|_, holder| Some(compare(holder, Comparison::Eq, "0")),
        suspect: &is_suspect,
    };
    let flow = crash::flow_of(ctx);
    let mut found = Vec::new();
    for factor in factors(divisor) {
        let sources = flow.producers(site.function, factor.span.start, factor, STEPS);
        found.extend(checks::at_sources(ctx, &sources, &check));
        found.extend(quotient::propose(ctx, site, factor, &sources, &check));
    }
    found.extend(checks::at_site(ctx, site, &text, &check, 0));
    found.extend(substituted(ctx, site, division, &text, &check));
    found
}

/// The factors of a product: any of them can make it zero.
fn factors(divisor: &Expr) -> Vec<&Expr> {
    match &divisor.kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Mul => {
            let mut parts = factors(left.peel());
            parts.extend(factors(right.peel()));
            parts
        }
        _ => vec![divisor],
    }
}

/// Zero in place of the undefined quotient.
fn substituted(
    ctx: &Context<'_>,
    site: &Site<'_>,
    division: &Division<'_>,
    divisor: &str,
    check: &Check<'_>,
) -> Option<Proposal> {
    let whole = division.whole?;
    if !ctx.may_edit(site.function) || !purity::is_pure(divisor) {
        return None;
    }
    let old = ctx.text(site.function, whole.span);
    let some = compare(divisor, Comparison::Ne, "0");
    let text = format!("({some} ? {old} : 0)");
    Some(Proposal {
        operator: Operator::Clamp,
        place: PlaceKind::CrashSite,
        exit: Exit::Substitute,
        edits: vec![TextEdit::replace(
            &site.function.head.file,
            whole.span,
            text,
        )],
        constraint: check.constraint.clone(),
        at: site.location(),
        cause: (check.cause)(divisor),
        doubt: 1,
        check: None,
    })
}

fn is_suspect(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Number(text) => parse_integer(text) == Some(0),
        ExprKind::SizeOf(_) | ExprKind::Char(_) | ExprKind::Text(_) => false,
        _ => true,
    }
}

//! A shift by a negative amount or by at least the width of the type, and a shift into the sign bit.

use patchwright_analysis::{crash, purity};
use patchwright_code::term::compare;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind};
use patchwright_code::types::{Number, number_of, parse_integer};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};

use super::positions::{Positions, Shift, positions};
use super::range::operand;
use super::solve::{self, Left};
use crate::checks::{self, Check};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{Context, Site};

const STEPS: u32 = 5;

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>, message: &str) -> Vec<Proposal> {
    let mut found = Vec::new();
    for shift in shifts(site).into_iter().take(2) {
        if message.starts_with("left shift of") {
            found.extend(unsigned_operand(ctx, site, &shift));
        } else {
            found.extend(solved_amount(ctx, site, &shift, message));
            found.extend(amount_in_range(ctx, site, &shift, message));
        }
    }
    found
}

fn shifts<'a>(site: &Site<'a>) -> Vec<Shift<'a>> {
    let mut found = Vec::new();
    for expr in site.exprs() {
        match &expr.kind {
            ExprKind::Binary { op, left, right } if op.is_shift() => {
                found.push(Shift {
                    whole: expr,
                    left,
                    amount: right,
                });
            }
            ExprKind::Assign {
                op: AssignOp::With(BinOp::Shl) | AssignOp::With(BinOp::Shr),
                target,
                value,
            } => {
                found.push(Shift {
                    whole: expr,
                    left: target,
                    amount: value,
                });
            }
            _ => {}
        }
    }
    // `<<` with a string is stream output; a literal amount has always been in range.
    found.retain(|shift| !matches!(shift.amount.peel().kind, ExprKind::Text(_)));
    found
}

/// Where the amount depends on a single variable, that variable is checked wherever it passes.
fn solved_amount<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    shift: &Shift<'a>,
    message: &str,
) -> Vec<Proposal> {
    let most = positions(ctx, site, shift, width_of(ctx, site, shift, message));
    let Some(solved) = solve::solve(shift.amount, most.count, Left::said(message)) else {
        return Vec::new();
    };
    let text = ctx.text(site.function, solved.on.span).to_owned();
    let whole = ctx.text(site.function, shift.amount.peel().span);
    let mut constraint = constraint(site, whole, most);
    constraint.condition = Some(solved.bad(&text).negated());
    let check = Check {
        constraint: &constraint,
        cause: &|holder| {
            format!(
                "With such a `{holder}` the shift by `{whole}` is outside 0 to {} and has no result.",
                most.count - 1
            )
        },
        bad: &|_, holder| Some(solved.bad(holder)),
        suspect: &|value| !matches!(value.kind, ExprKind::Number(_)),
    };
    let flow = crash::flow_of(ctx);
    let sources = flow.producers(site.function, solved.on.span.start, solved.on, STEPS);
    let mut found = checks::at_sources(ctx, &sources, &check);
    found.extend(checks::at_site(ctx, site, &text, &check, 0));
    found
}

fn width_of(ctx: &Context<'_>, site: &Site<'_>, shift: &Shift<'_>, message: &str) -> u32 {
    let at = shift.whole.span.start;
    width_said(message)
        .or_else(|| number_of(ctx.code, site.function, at, shift.left).map(|n| n.promoted().bits))
        .unwrap_or(32)
}

fn amount_in_range<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    shift: &Shift<'a>,
    message: &str,
) -> Vec<Proposal> {
    let at = shift.whole.span.start;
    let width = width_of(ctx, site, shift, message);
    let amount = shift.amount.peel();
    let text = ctx.text(site.function, amount.span).to_owned();
    let signed = number_of(ctx.code, site.function, at, amount).is_none_or(|n| n.signed);
    let negative = message.contains("is negative");
    let most = positions(ctx, site, shift, width);
    let (constraint, most) = (constraint(site, &text, most), most.count);
    let bad = |holder: &str| {
        let high = compare(holder, Comparison::Ge, most.to_string());
        match signed {
            true => compare(holder, Comparison::Lt, "0").or(high),
            false => high,
        }
    };
    let check = Check {
        constraint: &constraint,
        cause: &|holder| {
            format!(
                "`{holder}` can be outside 0 to {}, and a shift by that has no result.",
                most - 1
            )
        },
        bad: &|_, holder| Some(bad(holder)),
        suspect: &|value| match &value.kind {
            ExprKind::Number(text) => {
                parse_integer(text).is_none_or(|value| value >= u64::from(most))
            }
            _ => true,
        },
    };
    let flow = crash::flow_of(ctx);
    let sources = flow.producers(site.function, amount.span.start, amount, STEPS);
    let mut found = checks::at_sources(ctx, &sources, &check);
    found.extend(checks::at_site(ctx, site, &text, &check, 0));
    if !ctx.may_edit(site.function) {
        return found;
    }
    let room = amount_said(message).is_none_or(|n| n < 64) && ends_wide(ctx, site);
    if !negative && width < 64 && room {
        found.extend(cast_left(
            ctx,
            site,
            shift,
            wide_word(ctx, site),
            &constraint,
            6,
        ));
    }
    if matches!(shift.whole.kind, ExprKind::Binary { .. }) && purity::is_pure(&text) {
        found.push(substituted(
            ctx,
            site,
            shift,
            &bad(&text).negated(),
            &constraint,
        ));
    }
    found
}

fn constraint(site: &Site<'_>, amount: &str, most: Positions) -> Constraint {
    let Positions { count, why } = most;
    checks::constraint(
        site,
        Rule::ShiftInRange,
        Some(compare(amount, Comparison::Ge, "0").and(compare(
            amount,
            Comparison::Lt,
            count.to_string(),
        ))),
        format!(
            "`{amount}` must be from 0 to {} when line {} shifts by it.",
            count - 1,
            site.line
        ),
        vec![
            (count.to_string(), Certainty::Seen, why),
            (
                amount.to_owned(),
                Certainty::Inferred,
                "the amount in the statement",
            ),
        ],
    )
}

/// Zero where every bit is shifted out.
fn substituted(
    ctx: &Context<'_>,
    site: &Site<'_>,
    shift: &Shift<'_>,
    good: &Predicate,
    constraint: &Constraint,
) -> Proposal {
    let old = ctx.text(site.function, shift.whole.span);
    Proposal {
        operator: Operator::Clamp,
        place: PlaceKind::CrashSite,
        exit: Exit::Substitute,
        edits: vec![TextEdit::replace(
            &site.function.head.file,
            shift.whole.span,
            format!("({good} ? {old} : 0)"),
        )],
        constraint: constraint.clone(),
        at: site.location(),
        cause: "A shift by the whole width leaves no bits.".to_owned(),
        doubt: 3,
        check: None,
    }
}

/// The same bits as an unsigned value.
fn unsigned_operand<'a>(ctx: &Context<'a>, site: &Site<'a>, shift: &Shift<'a>) -> Vec<Proposal> {
    if !ctx.may_edit(site.function) {
        return Vec::new();
    }
    let at = shift.whole.span.start;
    let number =
        number_of(ctx.code, site.function, at, shift.left).map_or(Number::INT, Number::promoted);
    let text = ctx.text(site.function, shift.left.span);
    let constraint = checks::constraint(
        site,
        Rule::ArithmeticInRange,
        None,
        format!(
            "What line {} shifts to the left must not reach the sign of `{text}`.",
            site.line
        ),
        vec![(
            text.to_owned(),
            Certainty::Inferred,
            "the operand in the statement",
        )],
    );
    let unsigned = if number.bits > 32 {
        "unsigned long"
    } else {
        "unsigned int"
    };
    let mut found: Vec<Proposal> = cast_left(ctx, site, shift, unsigned, &constraint, 0)
        .into_iter()
        .collect();
    if number.bits <= 32 {
        found.extend(cast_left(
            ctx,
            site,
            shift,
            wide_word(ctx, site),
            &constraint,
            3,
        ));
    }
    found
}

fn cast_left(
    ctx: &Context<'_>,
    site: &Site<'_>,
    shift: &Shift<'_>,
    ty: &str,
    constraint: &Constraint,
    doubt: u32,
) -> Option<Proposal> {
    if !matches!(shift.whole.kind, ExprKind::Binary { .. }) {
        return None;
    }
    let old = ctx.text(site.function, shift.left.span);
    let text = format!("({ty}){}", operand(old));
    Some(Proposal {
        operator: Operator::WidenArithmetic,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(
            &site.function.head.file,
            shift.left.span,
            text,
        )],
        constraint: constraint.clone(),
        at: site.location(),
        cause: format!("`{old}` is too narrow for the bits that are shifted in it."),
        doubt,
        check: None,
    })
}

/// Whether the statement assigns to something with 64 bits, or assigns nothing.
fn ends_wide(ctx: &Context<'_>, site: &Site<'_>) -> bool {
    let exprs = site.exprs();
    let mut targets = exprs.iter().filter_map(|expr| match &expr.kind {
        ExprKind::Assign { target, .. } => Some(target),
        _ => None,
    });
    let wide = |target: &Expr| {
        number_of(ctx.code, site.function, target.span.start, target).is_some_and(|n| n.bits >= 64)
    };
    targets.all(|target| wide(target))
}

fn wide_word(ctx: &Context<'_>, site: &Site<'_>) -> &'static str {
    match ctx.file(site.function) {
        Some(file) if file.text().contains("uint64_t") => "uint64_t",
        Some(_) | None => "unsigned long long",
    }
}

/// `for 32-bit type`
fn width_said(message: &str) -> Option<u32> {
    let (head, _) = message.split_once("-bit type")?;
    head.rsplit(' ').next()?.parse().ok()
}

/// `shift exponent 40 is too large`
fn amount_said(message: &str) -> Option<u64> {
    let rest = message.strip_prefix("shift exponent ")?;
    rest.split(' ').next()?.parse().ok()
}

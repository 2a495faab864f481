//! A literal in a check that the access depends on, slightly too small or too large: `can_read(in, 3)` before four
//! bytes are read. It is adjusted to what the report saw, or to what the access itself says.

use std::collections::BTreeSet;

use patchwright_analysis::exits;
use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::room::base_type;
use patchwright_analysis::operands::{constant, literal, named_constant, stepless};
use patchwright_code::spelling::squashed;
use patchwright_code::term::holds;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::{scope, walk};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Predicate;
use patchwright_domain::report::Side;

use super::limit::{Limit, side};
use crate::checks;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// Farther off, it is another bound.
const FARTHEST: u64 = 16;

/// Doubt for a number that only the report supports.
const GUESSED: u32 = 6;

pub(super) fn moved<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    access: &Access<'a>,
    limit: Option<&Limit<'a>>,
) -> Vec<Proposal> {
    // At the end, more must be required; before the start, another check is missing.
    if access.frame != 0 || !ctx.may_edit(access.function) || side(ctx) == Some(Side::Before) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for check in rests_on(ctx, access) {
        let mut bounds = Vec::new();
        walk::each_expr(check.cond, &mut |expr| {
            // A check after the access cannot have prevented it.
            if expr.span.end <= access.base.span.start || !check.holds_access {
                bounds.extend(bounds_in(ctx, access, limit, expr, check.leads_on));
            }
        });
        for bound in bounds {
            for (value, doubt) in bound.values(ctx, access) {
                let file = &access.function.head.file;
                let condition = bound.condition(ctx, access, value, check.leads_on);
                let base = ctx.text(access.function, access.base.span);
                let english = format!(
                    "`{condition}` must hold, so that the access through `{base}` stays inside its memory."
                );
                let ground = (
                    condition.to_string(),
                    Certainty::Inferred,
                    "the access needs so much",
                );
                let constraint = checks::constraint(
                    site,
                    Rule::InBounds,
                    Some(condition),
                    english,
                    vec![ground],
                );
                let cause = format!(
                    "{} Until now the check before it compared with another number.",
                    constraint.english
                );
                found.push(Proposal {
                    operator: Operator::TightenComparison,
                    place: PlaceKind::Stopper,
                    exit: Exit::Corrected,
                    edits: vec![TextEdit::replace(
                        file,
                        bound.number.span,
                        value.to_string(),
                    )],
                    constraint,
                    at: site::location(access.function, check.stmt.span.line, None),
                    cause,
                    doubt,
                    check: None,
                });
            }
        }
    }
    found
}

/// A condition that decides whether the access runs.
struct Rest<'a> {
    stmt: &'a Stmt,
    cond: &'a Expr,
    /// Whether the access runs when it holds.
    leads_on: bool,
    holds_access: bool,
}

fn rests_on<'a>(ctx: &Context<'a>, access: &Access<'a>) -> Vec<Rest<'a>> {
    let mut found = Vec::new();
    walk::each_stmt(access.function.body(), &mut |stmt| {
        let (cond, then) = match &stmt.kind {
            StmtKind::If { cond, then, .. } => (cond, Some(then.as_ref())),
            StmtKind::While { cond, .. } => (cond, None),
            StmtKind::For {
                cond: Some(cond), ..
            } => (cond, None),
            _ => return,
        };
        let inside = |span: &patchwright_code::tree::Span| {
            span.start <= access.base.span.start && access.base.span.end <= span.end
        };
        let holds_access = inside(&cond.span);
        let around = then.map_or(inside(&stmt.span), |then| inside(&then.span));
        let before = stmt.span.end <= access.at()
            && then.is_some_and(|then| exits::turns_away(ctx.code, access.function, then));
        if holds_access || around || before {
            found.push(Rest {
                stmt,
                cond,
                leads_on: !(before || holds_access && joined_by_or(cond, access)),
                holds_access,
            });
        }
    });
    found
}

/// `too_short(in, 3) || in[3] == 0`
fn joined_by_or(cond: &Expr, access: &Access<'_>) -> bool {
    match &cond.peel().kind {
        ExprKind::Binary { op, right, .. } => {
            *op == BinOp::Or && right.span.contains(&access.base.span)
        }
        _ => false,
    }
}

/// A number, and the direction that makes the check stricter.
struct Bound<'a> {
    question: &'a Expr,
    number: &'a Expr,
    up: bool,
}

impl Bound<'_> {
    /// The values it may need, each with its doubt.
    fn values(&self, ctx: &Context<'_>, access: &Access<'_>) -> Vec<(u64, u32)> {
        let ExprKind::Number(text) = &self.number.kind else {
            return Vec::new();
        };
        // A comparison with zero is about the sign, or about being empty.
        let Some(old) = literal(text).filter(|old| *old > 0) else {
            return Vec::new();
        };
        let near = |value: &u64| value.abs_diff(old) <= FARTHEST && (*value > old) == self.up;
        if !self.up {
            let declared = declared(ctx, access).filter(near);
            return declared.map(|value| (value, 0)).into_iter().collect();
        }
        let region = ctx.report.region.as_ref();
        let beyond = region.and_then(|region| region.offset).unwrap_or_default();
        let seen = old.checked_add(beyond.saturating_add(1));
        // For one more, a tighter comparison says the same.
        let asked = matches!(self.question.kind, ExprKind::Call { .. }) || beyond > 0;
        let mut known = BTreeSet::new();
        let all = [(needed(ctx, access), 0), (seen.filter(|_| asked), GUESSED)];
        all.into_iter()
            .filter_map(|(value, doubt)| Some((value.filter(near)?, doubt)))
            .filter(|(value, _)| known.insert(*value))
            .collect()
    }

    /// The corrected check, negated if needed so that it holds where the access runs.
    fn condition(&self, ctx: &Context<'_>, access: &Access<'_>, value: u64, on: bool) -> Predicate {
        let old = ctx.text(access.function, self.question.span);
        let at = self.number.span.start - self.question.span.start;
        let end = self.number.span.end - self.question.span.start;
        let mut new = old.to_owned();
        new.replace_range(at..end, &value.to_string());
        if on { holds(new) } else { holds(new).negated() }
    }
}

/// How many elements the array has that the access goes through.
fn declared(ctx: &Context<'_>, access: &Access<'_>) -> Option<u64> {
    let ty = base_type(ctx, access, access.base)?;
    let size = ty.dimensions.first()?;
    literal(size).or_else(|| named_constant(ctx, size, 4))
}

/// How much the access needs by its own account: `4` for `memcmp(p, "true", 4)` and `p[3]`.
fn needed(ctx: &Context<'_>, access: &Access<'_>) -> Option<u64> {
    let parts = access.plus.iter().map(|part| constant(ctx, part));
    let offset: u64 = parts.sum::<Option<u64>>()?;
    let length = match &access.length {
        Length::One => 1,
        Length::Bytes(length) => constant(ctx, length)?,
        Length::Wide(_) | Length::Pieces { .. } | Length::Text(_) | Length::Open => return None,
    };
    offset.checked_add(length)
}

/// The numbers in one check of what is accessed.
fn bounds_in<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: Option<&Limit<'a>>,
    expr: &'a Expr,
    leads_on: bool,
) -> Vec<Bound<'a>> {
    let text = |expr: &Expr| ctx.text(access.function, expr.span);
    let mut names = scope::names_in(text(access.base));
    names.extend(
        access
            .plus
            .iter()
            .flat_map(|part| scope::names_in(text(part))),
    );
    let speaks = |expr: &Expr| {
        let words = scope::names_in(text(expr));
        words.iter().any(|word| names.contains(word))
    };
    match &expr.kind {
        // A predicate or macro of the project that is told how much is needed.
        ExprKind::Call { callee, args } if args.iter().any(speaks) => {
            let own = last_name(callee).is_some_and(|name| {
                ctx.code.macro_named(name).is_some() || !ctx.code.functions_named(name).is_empty()
            });
            let numbers = args.iter().map(Expr::peel).filter(|arg| is_number(arg));
            numbers
                .filter(|_| own)
                .map(|number| Bound {
                    question: expr,
                    number,
                    up: true,
                })
                .collect()
        }
        ExprKind::Binary { op, left, right } if op.is_ordering() => {
            let about = |term: &Expr| {
                let term = squashed(text(term));
                let mut own = access.plus.iter().chain([&access.base]);
                own.any(|part| squashed(text(stepless(part))) == term)
                    || limit.is_some_and(|limit| {
                        let room = limit.room.as_ref().map(|room| squashed(&room.text));
                        term == squashed(&limit.holder) || room == Some(term)
                    })
            };
            let mut sides = others(left).into_iter().chain(others(right));
            if !sides.any(about) {
                return Vec::new();
            }
            let less = matches!(op, BinOp::Lt | BinOp::Le);
            let mut found = Vec::new();
            for (side, lesser) in [(left, less), (right, !less)] {
                // Increasing the smaller side makes the comparison hold less often.
                let up = lesser == leads_on;
                let numbers = terms(side, up).into_iter();
                found.extend(numbers.map(|(number, up)| Bound {
                    question: expr,
                    number,
                    up,
                }));
            }
            found
        }
        _ => Vec::new(),
    }
}

/// The numbers that are a side of a comparison, or are added to or subtracted from it.
fn terms(side: &Expr, up: bool) -> Vec<(&Expr, bool)> {
    match &side.peel().kind {
        ExprKind::Number(_) => vec![(side.peel(), up)],
        ExprKind::Binary { op, left, right } if matches!(op, BinOp::Add | BinOp::Sub) => {
            let mut found = terms(left, up);
            found.extend(terms(right, up == (*op == BinOp::Add)));
            found
        }
        _ => Vec::new(),
    }
}

/// The other terms of that side.
fn others(side: &Expr) -> Vec<&Expr> {
    match &side.peel().kind {
        ExprKind::Number(_) => Vec::new(),
        ExprKind::Binary {
            op: BinOp::Add | BinOp::Sub,
            left,
            right,
        } => {
            let mut found = others(left);
            found.extend(others(right));
            found
        }
        _ => vec![side.peel()],
    }
}

fn is_number(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Number(_))
}

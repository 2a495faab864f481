//! A length that is the difference of two unsigned numbers, and wraps where the second is larger: they are compared
//! before the subtraction, unless a check has done so since either was last set.

use patchwright_analysis::flow::{definitions, path_at};
use patchwright_analysis::operands::constant;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::number_of;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, scope, walk};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Comparison;

use crate::checks;
use crate::checks::about;
use crate::guard::{self, Guard};
use crate::proposal::{Operator, PlaceKind, Proposal};
use crate::site::{Context, Site, StackFrame};

const FRAMES: usize = 8;
const MOST: usize = 6;

pub(super) fn proposals<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(FRAMES) {
        if !ctx.may_edit(frame.function) {
            continue;
        }
        for difference in handed_on(ctx, frame) {
            if !difference.asked(ctx) {
                found.extend(difference.guarded(ctx, site));
            }
        }
    }
    found.truncate(MOST);
    found
}

/// `more - less`, on its way to the crash.
struct Difference<'a> {
    function: &'a Function,
    stmt: &'a Stmt,
    at: usize,
    more: String,
    less: String,
}

/// The differences that a frame passes on: those in the call itself, and those assigned to a name in it.
fn handed_on<'a>(ctx: &Context<'a>, frame: &StackFrame<'a>) -> Vec<Difference<'a>> {
    let function = frame.function;
    let Some(stmt) = frame.path.last().copied() else {
        return Vec::new();
    };
    let names = scope::names_in(ctx.text(function, stmt.span));
    let named = |target: &str| names.contains(&root(target));
    let mut found: Vec<Difference<'a>> = Vec::new();
    for expr in all_exprs(stmt) {
        if let ExprKind::Call { args, .. } = &expr.kind {
            for arg in args {
                found.extend(in_value(ctx, function, stmt, arg));
            }
        }
    }
    for definition in definitions(function) {
        let target = definition.target_text(ctx.code, function);
        let Some(value) = definition.value.filter(|_| named(&target)) else {
            continue;
        };
        if definition.start >= stmt.span.start {
            continue;
        }
        found.extend(in_value(ctx, function, definition.stmt, value));
        walk::each_expr(definition.stmt, &mut |expr| {
            if expr.span.start == definition.start {
                found.extend(taken_off(ctx, function, definition.stmt, expr));
            }
        });
    }
    found.sort_by_key(|one| one.at);
    found.dedup_by_key(|one| one.at);
    found
}

fn in_value<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    value: &'a Expr,
) -> Vec<Difference<'a>> {
    let mut found = Vec::new();
    walk::each_expr(value, &mut |expr| {
        if let ExprKind::Binary { op, left, right } = &expr.kind
            && *op == BinOp::Sub
        {
            found.extend(of_two(ctx, function, stmt, expr, left, right));
        }
    });
    found
}

/// `more -= less`
fn taken_off<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    expr: &'a Expr,
) -> Option<Difference<'a>> {
    match &expr.kind {
        ExprKind::Assign { op, target, value } if *op == AssignOp::With(BinOp::Sub) => {
            of_two(ctx, function, stmt, expr, target, value)
        }
        _ => None,
    }
}

fn of_two<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    stmt: &'a Stmt,
    whole: &Expr,
    left: &Expr,
    right: &Expr,
) -> Option<Difference<'a>> {
    let unsigned = |expr: &Expr| {
        let number = number_of(ctx.code, function, whole.span.start, expr);
        number.is_some_and(|number| !number.signed && number.bits >= 32)
    };
    // A smaller type is promoted to a signed one, and nothing wraps.
    let wraps = unsigned(whole) || unsigned(left);
    let plain = constant(ctx, left).is_none() && is_place(left) && is_operand(right);
    let (more, less) = (
        written(ctx, function, left.peel()),
        written(ctx, function, right.peel()),
    );
    (wraps && plain && is_pure(&more) && is_pure(&less)).then_some(Difference {
        function,
        stmt,
        at: whole.span.start,
        more,
        less,
    })
}

fn is_place(expr: &Expr) -> bool {
    matches!(
        expr.peel().kind,
        ExprKind::Name(_) | ExprKind::Member { .. }
    )
}

fn is_operand(expr: &Expr) -> bool {
    is_place(expr) || matches!(expr.peel().kind, ExprKind::Number(_) | ExprKind::SizeOf(_))
}

/// As one would write it: `(s).len` from a macro is `s.len`.
fn written(ctx: &Context<'_>, function: &Function, expr: &Expr) -> String {
    let text = ctx.text(function, expr.span);
    match &expr.kind {
        ExprKind::Member { base, .. } => match &base.kind {
            ExprKind::Paren(inner) if matches!(inner.kind, ExprKind::Name(_)) => {
                let rest = text.get(base.span.end - expr.span.start..);
                format!(
                    "{}{}",
                    ctx.text(function, inner.span),
                    rest.unwrap_or_default()
                )
            }
            _ => text.to_owned(),
        },
        _ => text.to_owned(),
    }
}

/// `s` of `s.len`.
fn root(text: &str) -> &str {
    identifiers(text).first().copied().unwrap_or_default()
}

fn identifiers(text: &str) -> Vec<&str> {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    parts.filter(|part| !part.is_empty()).collect()
}

impl Difference<'_> {
    /// Whether an earlier statement compares both and neither is set in between, or a branch around it does.
    fn asked(&self, ctx: &Context<'_>) -> bool {
        let set = self.last_set(ctx);
        let path = path_at(self.function, self.stmt.span.start);
        let around = path.iter().any(|stmt| match &stmt.kind {
            StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => self.compares(ctx, cond),
            StmtKind::For {
                cond: Some(cond), ..
            } => self.compares(ctx, cond),
            _ => false,
        });
        let mut before = false;
        walk::each_stmt(self.function.body(), &mut |stmt| {
            if stmt.span.start >= set && stmt.span.end <= self.stmt.span.start {
                before |= match &stmt.kind {
                    StmtKind::If { cond, .. } => self.compares(ctx, cond),
                    StmtKind::Expr(expr) => self.demands(ctx, expr),
                    _ => false,
                };
            }
        });
        around || before || self.chosen(ctx)
    }

    /// After the last statement that sets either of them.
    fn last_set(&self, ctx: &Context<'_>) -> usize {
        let all = definitions(self.function);
        let sets = all.iter().filter(|definition| {
            let target = definition.target_text(ctx.code, self.function);
            let target = squashed(&target);
            [&self.more, &self.less].into_iter().any(|part| {
                let part = squashed(part);
                part == target || part.starts_with(&format!("{target}."))
            })
        });
        let before = sets.filter(|definition| definition.stmt.span.end <= self.stmt.span.start);
        let ends = before.map(|definition| definition.stmt.span.end);
        ends.max().unwrap_or_default()
    }

    /// Whether a condition compares the two, directly or through a macro.
    fn compares(&self, ctx: &Context<'_>, cond: &Expr) -> bool {
        let mut found = false;
        walk::each_expr(cond, &mut |expr| {
            found |= match &expr.kind {
                ExprKind::Binary { op, left, right } => {
                    let names = |side: &Expr, part: &str| {
                        identifiers(ctx.text(self.function, side.span)).contains(&root(part))
                    };
                    op.is_ordering()
                        && (names(left, &self.more) && names(right, &self.less)
                            || names(left, &self.less) && names(right, &self.more))
                }
                _ => self.demands(ctx, expr),
            };
        });
        found
    }

    /// `NEED(s, n)`: a macro that takes both, and leaves.
    fn demands(&self, ctx: &Context<'_>, expr: &Expr) -> bool {
        let ExprKind::Call { callee, .. } = &expr.peel().kind else {
            return false;
        };
        let known = match &callee.kind {
            ExprKind::Name(name) => ctx.code.macro_named(name).is_some(),
            _ => false,
        };
        let words = identifiers(ctx.text(self.function, expr.span));
        known && words.contains(&root(&self.more)) && words.contains(&root(&self.less))
    }

    /// `a > b ? a - b : 0`
    fn chosen(&self, ctx: &Context<'_>) -> bool {
        all_exprs(self.stmt).into_iter().any(|expr| {
            matches!(&expr.kind, ExprKind::Ternary { cond, .. }
                if expr.span.start <= self.at && self.at < expr.span.end && self.compares(ctx, cond))
        })
    }

    fn guarded<'a>(&self, ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
        let (more, less) = (&self.more, &self.less);
        let bad = compare(more.as_str(), Comparison::Lt, less.as_str());
        let good = bad.negated();
        let constraint = checks::constraint(
            site,
            Rule::InBounds,
            Some(good.clone()),
            format!("{}, so that their difference is a length.", good.describe()),
            vec![(
                format!("{more} - {less}"),
                Certainty::Inferred,
                "an unsigned difference that is handed on to the access",
            )],
        );
        let path = path_at(self.function, self.stmt.span.start);
        let text = bad.to_string();
        let names = about(&text);
        let made = guard::guards(
            ctx,
            self.function,
            &path,
            &Guard {
                bad: &bad,
                about: &names,
                constraint: &constraint,
                place: PlaceKind::Producer,
                cause: &format!(
                    "`{more} - {less}` wraps around where `{less}` is the larger, and is then taken for a length."
                ),
                doubt: 1,
            },
        );
        let told = made.into_iter().map(|mut proposal| {
            if proposal.operator == Operator::GuardWithErrorExit {
                proposal.operator = Operator::CheckArithmetic;
            }
            proposal
        });
        told.collect()
    }
}

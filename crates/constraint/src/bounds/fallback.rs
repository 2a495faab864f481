//! When little could be tied to the crash: every number in the statements on the stack is compared with every bound
//! that the function knows. Deliberately broad, and tried late: the judge decides.

use patchwright_analysis::operands::{atom, literal, named_constant, repeatable};
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind, Variable, Via};
use patchwright_code::types::{Type, number_of, type_of};
use patchwright_code::{Function, scope, walk};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::Side;

use super::limit;
use crate::checks;
use crate::guard::{self, Guard};
use crate::proposal::{PlaceKind, Proposal};
use crate::site::{Context, Site, StackFrame};

const MOST_FRAMES: usize = 3;
const MOST_VALUES: usize = 5;
const MOST_BOUNDS: usize = 4;
const MOST: usize = 24;
/// Doubt if a condition was tied to the access: after everything that enforces it.
pub(super) const BEHIND_ALL: u32 = 24;
/// Doubt if none was: still before a guessed larger allocation.
pub(super) const ALONE: u32 = 1;

pub(super) fn proposals<'a>(ctx: &Context<'a>, site: &Site<'a>, doubt: u32) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (depth, frame) in ctx.stack.iter().enumerate().take(MOST_FRAMES) {
        if !ctx.may_edit(frame.function) || frame.path.is_empty() {
            continue;
        }
        let values = values(ctx, frame);
        let bounds = bounds(ctx, frame);
        let far = doubt + u32::try_from(depth).unwrap_or(u32::MAX).min(5) * 3;
        for (nth, bound) in bounds.iter().enumerate() {
            let later = far + u32::try_from(nth).unwrap_or(u32::MAX).min(9);
            for value in values.iter().filter(|value| value.text != *bound) {
                let bad = compare(value.text.as_str(), Comparison::Ge, bound.as_str());
                found.extend(guarded(ctx, site, frame, depth, &bad, later));
            }
        }
        let below = limit::side(ctx) != Some(Side::After);
        for value in values.iter().filter(|value| below && value.signed) {
            let bad = compare(value.text.as_str(), Comparison::Lt, "0");
            found.extend(guarded(ctx, site, frame, depth, &bad, far + 2));
        }
    }
    found.sort_by_key(|proposal: &Proposal| proposal.doubt);
    found.truncate(MOST);
    found
}

struct Value {
    text: String,
    signed: bool,
}

/// The numbers that determine where a frame's statement goes: indices, pointer offsets, arguments.
fn values(ctx: &Context<'_>, frame: &StackFrame<'_>) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    let stmt = frame.path.last();
    let exprs = stmt.map(|stmt| walk::all_exprs(stmt)).unwrap_or_default();
    let steering: Vec<&Expr> = exprs.iter().flat_map(|expr| steers(expr)).collect();
    for expr in exprs {
        if !steering.iter().any(|part| part.span.contains(&expr.span)) {
            continue;
        }
        let named = matches!(expr.kind, ExprKind::Name(_) | ExprKind::Member { .. });
        let number = number_of(ctx.code, frame.function, expr.span.start, expr);
        let text = ctx.text(frame.function, expr.span);
        let fixed = named_constant(ctx, text, 4).is_some();
        if let Some(number) = number
            && named
            && !fixed
            && repeatable(ctx, expr)
            && !found.iter().any(|known| known.text == text)
        {
            found.push(Value {
                text: text.to_owned(),
                signed: number.signed,
            });
        }
    }
    found.truncate(MOST_VALUES);
    found
}

fn steers(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::Index { index, .. } => vec![index],
        ExprKind::Deref(on) => vec![on],
        ExprKind::Call { args, .. } => args.iter().collect(),
        _ => Vec::new(),
    }
}

/// What the function compares with, and the sizes stored next to what the statement accesses.
fn bounds(ctx: &Context<'_>, frame: &StackFrame<'_>) -> Vec<String> {
    let function = frame.function;
    let mut found: Vec<String> = Vec::new();
    for expr in frame
        .path
        .last()
        .map(|stmt| walk::all_exprs(stmt))
        .unwrap_or_default()
    {
        found.extend(beside(ctx, function, expr));
    }
    let sizes = function
        .head
        .params
        .iter()
        .filter(|param| is_size(ctx, param));
    found.extend(sizes.map(|param| param.name.clone()));
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Binary { op, right, .. } = &expr.kind
            && op.is_ordering()
            && number_of(ctx.code, function, expr.span.start, right).is_some()
            && repeatable(ctx, right)
        {
            found.push(ctx.text(function, right.span).to_owned());
        }
    });
    let at = frame.path.last().map_or(0, |stmt| stmt.span.start);
    let mut kept: Vec<String> = Vec::new();
    for bound in found {
        let small = literal(&bound).is_some_and(|value| value < 2);
        if !small
            && bound.len() < 80
            && scope::usable(ctx.code, function, at, &bound)
            && !kept.iter().any(|known| squashed(known) == squashed(&bound))
        {
            kept.push(bound);
        }
    }
    kept.truncate(MOST_BOUNDS);
    kept
}

/// The sizes in the record that a member belongs to, or that a pointer in the statement leads to.
fn beside(ctx: &Context<'_>, function: &Function, expr: &Expr) -> Vec<String> {
    let (base, dot) = match &expr.kind {
        ExprKind::Member { base, via, .. } => match via {
            Via::Arrow => (base.as_ref(), "->"),
            Via::Dot => (base.as_ref(), "."),
        },
        ExprKind::Name(_) => (expr, "->"),
        _ => return Vec::new(),
    };
    let owner = type_of(ctx.code, function, expr.span.start, base);
    let owner = owner.map(|ty| ty.resolved(ctx.code));
    let leads = |ty: &Type| match dot {
        "->" => ty.pointers == 1 && !ty.is_array(),
        _ => ty.pointers == 0,
    };
    let record = owner.filter(leads).and_then(|ty| ctx.code.record(&ty.base));
    let text = atom(base, ctx.text(function, base.span));
    let fields = record.map(|record| record.fields.as_slice());
    let sizes = fields.unwrap_or_default().iter();
    sizes
        .filter(|field| repeatable(ctx, base) && is_size(ctx, field))
        .map(|field| format!("{text}{dot}{}", field.name))
        .collect()
}

fn is_size(ctx: &Context<'_>, variable: &Variable) -> bool {
    let ty = Type::of_variable(variable).resolved(ctx.code);
    let name = variable.name.to_lowercase();
    let says = [
        "len", "size", "count", "num", "cap", "max", "total", "limit", "used", "avail", "rows",
        "cols", "width", "height", "cnt", "room",
    ];
    let named = name.starts_with('n') || says.iter().any(|part| name.contains(part));
    named && ty.number(ctx.code).is_some()
}

fn guarded(
    ctx: &Context<'_>,
    site: &Site<'_>,
    frame: &StackFrame<'_>,
    depth: usize,
    bad: &Predicate,
    later: u32,
) -> Vec<Proposal> {
    let at = frame.path.last().map_or(0, |stmt| stmt.span.start);
    let body = ctx.text(frame.function, frame.function.head.body);
    let good = bad.negated();
    let (wrong, right) = (bad.to_string(), good.to_string());
    let asked = mentions(body, &wrong) || mentions(body, &right);
    if asked || !scope::usable(ctx.code, frame.function, at, &wrong) {
        return Vec::new();
    }
    let constraint = checks::constraint(
        site,
        Rule::InBounds,
        Some(good),
        format!("`{right}` must hold, so that the access stays inside its memory."),
        vec![(
            right,
            Certainty::Inferred,
            "a bound that the function knows",
        )],
    );
    let guard = Guard {
        bad,
        about: &super::places::identifiers(&wrong),
        constraint: &constraint,
        place: match depth {
            0 => PlaceKind::CrashSite,
            _ => PlaceKind::Stopper,
        },
        cause: "Nothing checks that before the access.",
        doubt: later,
    };
    let ways = guard::guards(ctx, frame.function, &frame.path, &guard);
    ways.into_iter().take(1).collect()
}

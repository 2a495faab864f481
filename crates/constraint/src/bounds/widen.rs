//! A size that wrapped before it reached the allocator: the sum or product is computed in a wider type, with every name
//! that carries it, or checked before it is used; kept in a member, it is checked before it is computed. What a narrower
//! parameter cuts off is checked too.

use patchwright_analysis::flow::{How, definitions, path_at};
use patchwright_analysis::memory::room;
use patchwright_analysis::memory::room::Size;
use patchwright_analysis::operands::{atom, constant};
use patchwright_code::Function;
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Span, StmtKind};
use patchwright_code::types::{last_name, number_named, number_of};
use patchwright_domain::predicate::{Comparison, Predicate};

use super::limit::Limit;
use super::places::identifiers;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

const DEEPEST: usize = 6;

/// What has to change so that a size is computed in full width.
#[derive(Default)]
struct Widening<'a> {
    edits: Vec<TextEdit>,
    /// The operations that could wrap, each with its function.
    narrow: Vec<(&'a Function, &'a Expr)>,
    /// Something carries the size that cannot be changed from here.
    stuck: bool,
}

pub(super) fn proposals(ctx: &Context<'_>, limit: &Limit<'_>) -> Vec<Proposal> {
    let sizes = room::sizes(ctx);
    let mut found: Vec<Proposal> = sizes
        .windows(2)
        .filter_map(|pair| cut_off(ctx, pair.first()?, pair.last()?))
        .flat_map(|(function, at, bad)| refused(ctx, limit, function, at, &bad))
        .collect();
    for size in sizes {
        let mut widening = Widening::default();
        follow(
            ctx,
            size.frame.function,
            size.call.span.start,
            size.expr,
            DEEPEST,
            &mut widening,
        );
        if widening.narrow.is_empty() {
            continue;
        }
        found.extend(checked(ctx, limit, &widening));
        if !widening.stuck {
            found.extend(widened(limit, &size, widening));
        }
        break;
    }
    found
}

/// Follows a size to the operations that produce it, and widens what it passes through.
fn follow<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    at: usize,
    expr: &'a Expr,
    depth: usize,
    out: &mut Widening<'a>,
) {
    let Some(depth) = depth.checked_sub(1) else {
        return;
    };
    match &expr.kind {
        ExprKind::Paren(on) => follow(ctx, function, at, on, depth, out),
        ExprKind::Cast { ty, on } => {
            let narrow = number_named(ty).is_some_and(|number| number.bits <= 32);
            let before = out.narrow.len();
            follow(ctx, function, at, on, depth, out);
            if narrow && out.narrow.len() > before {
                out.edits.extend(retyped_cast(ctx, function, expr, ty));
            }
        }
        ExprKind::Binary {
            op: BinOp::Mul | BinOp::Add | BinOp::Shl,
            left,
            right,
        } => {
            let narrow =
                number_of(ctx.code, function, at, expr).is_some_and(|number| number.bits <= 32);
            let fixed = constant(ctx, expr).is_some();
            if narrow && !fixed {
                out.narrow.push((function, expr));
                out.edits.extend(first_operand(ctx, function, left));
            } else if !fixed {
                follow(ctx, function, at, left, depth, out);
                follow(ctx, function, at, right, depth, out);
            }
        }
        ExprKind::Name(name) => local(ctx, function, at, name, depth, out),
        ExprKind::Member { .. } => kept(ctx, function, at, expr, depth, out),
        ExprKind::Call { callee, .. } => called(ctx, callee, depth, out),
        _ => {}
    }
}

/// A member that the function keeps the size in. Its type is part of a record that other code reads, so a wrap on the
/// way to it can only be checked.
fn kept<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    at: usize,
    member: &'a Expr,
    depth: usize,
    out: &mut Widening<'a>,
) {
    let before = out.narrow.len();
    let wanted = squashed(ctx.text(function, member.span));
    for definition in definitions(function) {
        if definition.how == How::Assigned
            && definition.start < at
            && squashed(&definition.target_text(ctx.code, function)) == wanted
            && let Some(value) = definition.value
        {
            follow(ctx, function, definition.start, value, depth, out);
        }
    }
    out.stuck |= out.narrow.len() > before;
}

/// A local that holds the size: its values, and its type if they are widened.
fn local<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    at: usize,
    name: &str,
    depth: usize,
    out: &mut Widening<'a>,
) {
    let before = out.narrow.len();
    for definition in definitions(function) {
        let target = definition.target_text(ctx.code, function);
        if target == name
            && definition.start < at
            && let Some(value) = definition.value
        {
            follow(ctx, function, definition.start, value, depth, out);
        }
    }
    if out.narrow.len() == before {
        return;
    }
    let declared = definitions(function).into_iter().find(|definition| {
        definition
            .variable
            .is_some_and(|variable| variable.name == name)
    });
    match declared.and_then(|definition| Some((definition.stmt, definition.variable?))) {
        Some((stmt, variable))
            if number_named(&variable.ty).is_some_and(|number| number.bits <= 32) =>
        {
            out.edits
                .extend(retyped(ctx, function, stmt.span, &variable.ty));
        }
        Some(_) => {}
        // A parameter's type appears in other files too.
        None => out.stuck = true,
    }
}

/// A function that computes the size: its returned values, and its return type.
fn called<'a>(ctx: &Context<'a>, callee: &Expr, depth: usize, out: &mut Widening<'a>) {
    let Some(name) = last_name(callee) else {
        return;
    };
    for function in ctx.code.functions_named(name).into_iter().take(1) {
        let before = out.narrow.len();
        patchwright_code::paths::each_path(function.body(), &mut |path| {
            if let Some(StmtKind::Return(Some(value))) = path.last().map(|stmt| &stmt.kind) {
                follow(ctx, function, value.span.start, value, depth, out);
            }
        });
        if out.narrow.len() == before {
            continue;
        }
        let returns = function.head.returns.trim();
        if number_named(returns).is_some_and(|number| number.bits <= 32) {
            let head = Span {
                end: function.head.body.start,
                ..function.head.span
            };
            let text = ctx.text(function, head);
            // What other files declare cannot be changed in this one alone.
            out.stuck |= !text.contains("static") || !ctx.may_edit(function);
            out.edits.extend(retyped(ctx, function, head, returns));
        }
    }
}

fn first_operand(ctx: &Context<'_>, function: &Function, left: &Expr) -> Option<TextEdit> {
    let mut left = left;
    while let ExprKind::Binary { left: inner, .. } = &left.kind {
        left = inner;
    }
    match &left.kind {
        ExprKind::Cast { ty, .. } => retyped_cast(ctx, function, left, ty),
        _ => Some(TextEdit {
            file: function.head.file.clone(),
            start: left.span.start,
            end: left.span.start,
            text: "(size_t)".to_owned(),
        }),
    }
}

fn retyped_cast(ctx: &Context<'_>, function: &Function, cast: &Expr, ty: &str) -> Option<TextEdit> {
    retyped(ctx, function, cast.span, ty)
}

/// `size_t` in place of the first mention of a type in a piece of source.
fn retyped(ctx: &Context<'_>, function: &Function, within: Span, ty: &str) -> Option<TextEdit> {
    let text = ctx.text(function, within);
    let at = text.find(ty.trim())?;
    Some(TextEdit {
        file: function.head.file.clone(),
        start: within.start + at,
        end: within.start + at + ty.trim().len(),
        text: "size_t".to_owned(),
    })
}

fn widened(limit: &Limit<'_>, size: &Size<'_>, mut widening: Widening<'_>) -> Option<Proposal> {
    widening
        .edits
        .sort_by_key(|edit| (edit.file.clone(), edit.start));
    widening.edits.dedup();
    let (function, expr) = widening.narrow.first()?;
    Some(Proposal {
        operator: Operator::WidenArithmetic,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: widening.edits,
        constraint: limit.constraint.clone(),
        at: site::location(function, expr.span.line, Some(expr.span.column)),
        cause: format!(
            "The size of the block wraps around before `{}` allocates it. It is computed wide enough instead.",
            size.frame.function.head.name
        ),
        doubt: 1,
        check: None,
    })
}

/// `make(n * sizeof(T))` where `make` takes an `int`.
fn cut_off<'a>(
    ctx: &Context<'a>,
    inner: &Size<'a>,
    outer: &Size<'a>,
) -> Option<(&'a Function, usize, Predicate)> {
    let ExprKind::Name(name) = &inner.expr.peel().kind else {
        return None;
    };
    let mut params = inner.frame.function.head.params.iter();
    let place = params.position(|param| param.name == *name)?;
    let param = inner.frame.function.head.params.get(place)?;
    let ExprKind::Call { args, .. } = &outer.call.kind else {
        return None;
    };
    let (function, given) = (outer.frame.function, args.get(place)?);
    let narrow = number_named(&param.ty).filter(|_| param.pointers == 0)?;
    let wide = number_of(ctx.code, function, given.span.start, given)?;
    let (_, most) = narrow.max();
    let text = atom(given, ctx.text(function, given.span));
    (wide.bits > narrow.bits && constant(ctx, given).is_none()).then(|| {
        (
            function,
            given.span.start,
            compare(text, Comparison::Gt, most.to_string()),
        )
    })
}

fn refused(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    function: &Function,
    at: usize,
    bad: &Predicate,
) -> Vec<Proposal> {
    if !ctx.may_edit(function) {
        return Vec::new();
    }
    let text = bad.to_string();
    let about = identifiers(&text);
    let mut made = guard::guards(
        ctx,
        function,
        &path_at(function, at),
        &Guard {
            bad,
            about: &about,
            constraint: &limit.constraint,
            place: PlaceKind::Producer,
            cause: "The size of the block wraps around before it is allocated. Sizes that would are refused.",
            doubt: 3,
        },
    );
    for proposal in &mut made {
        proposal.operator = Operator::CheckArithmetic;
    }
    made
}

/// A guard before a product that could wrap.
fn checked(ctx: &Context<'_>, limit: &Limit<'_>, widening: &Widening<'_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (function, expr) in &widening.narrow {
        let ExprKind::Binary { op, left, right } = &expr.kind else {
            continue;
        };
        let number = number_of(ctx.code, function, expr.span.start, expr);
        let Some(number) = number else {
            continue;
        };
        let (_, most) = number.max();
        let (a, b) = (
            atom(left, ctx.text(function, left.span)),
            atom(right, ctx.text(function, right.span)),
        );
        let above = |most: String| compare(a.as_str(), Comparison::Gt, most);
        let bad = match op {
            BinOp::Mul => {
                let some = compare(b.as_str(), Comparison::Ne, "0");
                some.and(above(format!("{most} / {b}")))
            }
            BinOp::Add => above(format!("{most} - {b}")),
            _ => continue,
        };
        found.extend(refused(ctx, limit, function, expr.span.start, &bad));
    }
    found
}

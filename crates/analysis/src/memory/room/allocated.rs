//! The size that a block was allocated with, found through the report's allocation stack and restated in terms of the
//! accessing function.

use patchwright_code::spelling::squashed;
use patchwright_code::term;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, StmtKind, Via};
use patchwright_code::types::{last_name, number_of, type_of};
use patchwright_code::{Function, scope, walk};
use patchwright_domain::constraint::{Certainty, Ground};
use patchwright_domain::report::StackRole;

use super::{Room, Unit, base_type, bytes_each, reserved};
use crate::crash::Crash;
use crate::flow::definitions;
use crate::frame::StackFrame;
use crate::memory::access::{Access, Length, call_of};
use crate::operands::{atom, constant};

/// A size at one level of the allocation stack.
#[derive(Clone)]
pub struct Size<'a> {
    pub frame: StackFrame<'a>,
    /// The allocating call or `new`, or the call of a wrapper.
    pub call: &'a Expr,
    pub expr: &'a Expr,
    pub unit: Unit,
}

pub fn rooms<'a>(ctx: &Crash<'a>, access: &Access<'a>) -> Vec<Room> {
    let mut found: Vec<Room> = Vec::new();
    for (level, size) in sizes(ctx).iter().enumerate() {
        let far = u32::try_from(level).unwrap_or(u32::MAX).min(3);
        for (text, doubt) in said_here(ctx, access, size) {
            let sure = is_sure(ctx, access, size);
            found.push(Room {
                ground: Ground {
                    part: text.clone(),
                    certainty: if sure {
                        Certainty::Seen
                    } else {
                        Certainty::Inferred
                    },
                    why: format!(
                        "the block is allocated with it at {}:{}",
                        size.frame.function.head.file, size.frame.line
                    ),
                },
                text,
                unit: behind_header(ctx, access, size.expr).map_or(size.unit, |tail| tail.1),
                signed: number_of(
                    ctx.code,
                    size.frame.function,
                    size.expr.span.start,
                    size.expr,
                )
                .map(|number| number.signed),
                doubt: doubt + far,
            });
        }
    }
    found
}

/// The sizes along the allocation stack: the allocator's own argument, then those of its wrappers.
pub fn sizes<'a>(ctx: &Crash<'a>) -> Vec<Size<'a>> {
    let Some(stack) = ctx.report.stack(StackRole::Allocation) else {
        return Vec::new();
    };
    let frames = ctx.frames(&stack.frames);
    let mut found: Vec<Size<'a>> = Vec::new();
    for (level, frame) in frames.iter().enumerate().take(5) {
        let size = match found.last() {
            None if level == 0 => allocation(frame),
            None => None,
            Some(inner) => passed(inner, frame),
        };
        match size {
            Some(size) => found.push(size),
            None => break,
        }
    }
    found
}

/// The allocating call of a frame's statement: the one at its column, if there are several.
fn allocation<'a>(frame: &StackFrame<'a>) -> Option<Size<'a>> {
    let stmt = frame.path.last()?;
    let mut found = Vec::new();
    for top in walk::exprs_of(stmt) {
        walk::each_expr(top, &mut |expr| {
            found.extend(amount(expr).map(|(size, unit)| Size {
                frame: frame.clone(),
                call: expr,
                expr: size,
                unit,
            }));
        });
    }
    let here = |size: &Size<'_>| {
        let at = size.call.span;
        at.line == frame.line && Some(at.column) == frame.column
    };
    let place = found.iter().position(here).unwrap_or_default();
    found.into_iter().nth(place)
}

/// What an allocating expression requests.
fn amount(expr: &Expr) -> Option<(&Expr, Unit)> {
    match &expr.kind {
        ExprKind::Call { callee, args } => {
            let name = last_name(callee)?;
            let last = name.to_lowercase();
            let bytes = |expr| Some(per_element(expr));
            if last.contains("calloc") || last.contains("reallocarray") {
                let at = usize::from(last.contains("realloc"));
                let count = args.get(at)?;
                let one = matches!(&count.peel().kind, ExprKind::Number(text) if text == "1");
                return match args.get(at + 1) {
                    Some(size) if one => Some((size, Unit::Bytes)),
                    Some(_) | None => Some((count, Unit::Elements)),
                };
            }
            if matches!(name, "resize" | "reserve" | "assign") {
                return args.first().map(|count| (count, Unit::Elements));
            }
            if last.contains("realloc") {
                return args.get(1).and_then(bytes);
            }
            if last.contains("alloc") || matches!(name, "alloca" | "valloc") {
                return args.last().and_then(bytes);
            }
            if name == "strndup" {
                return args.get(1).map(|size| (size, Unit::Bytes));
            }
            None
        }
        ExprKind::New { count, .. } => count.as_deref().map(|count| (count, Unit::Elements)),
        _ => None,
    }
}

/// `n` of `n * sizeof(T)`.
fn per_element(size: &Expr) -> (&Expr, Unit) {
    if let ExprKind::Binary { op, left, right } = &size.peel().kind
        && *op == BinOp::Mul
    {
        let sized = |expr: &Expr| matches!(expr.peel().kind, ExprKind::SizeOf(_));
        if sized(right) && !sized(left) {
            return (left, Unit::Elements);
        }
        if sized(left) && !sized(right) {
            return (right, Unit::Elements);
        }
    }
    (size, Unit::Bytes)
}

/// What a wrapper's caller passes for its size parameter, or for the number of elements if there are two.
fn passed<'a>(inner: &Size<'a>, frame: &StackFrame<'a>) -> Option<Size<'a>> {
    let function = inner.frame.function;
    let call = call_of(function, frame)?;
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let argument = |name: &Expr| {
        let ExprKind::Name(name) = &name.peel().kind else {
            return None;
        };
        let mut params = function.head.params.iter();
        args.get(params.position(|param| &param.name == name)?)
    };
    let is_size = |arg: &Expr| matches!(arg.peel().kind, ExprKind::SizeOf(_));
    let (expr, unit) = match &inner.expr.peel().kind {
        ExprKind::Binary {
            op: BinOp::Mul,
            left,
            right,
        } => match (argument(left)?, argument(right)?) {
            (each, count) if is_size(each) => (count, Unit::Elements),
            (count, each) if is_size(each) => (count, Unit::Elements),
            _ => return None,
        },
        _ => {
            let expr = argument(inner.expr)?;
            match inner.unit {
                Unit::Bytes => per_element(expr),
                Unit::Elements | Unit::End => (expr, inner.unit),
            }
        }
    };
    Some(Size {
        frame: frame.clone(),
        call,
        expr,
        unit,
    })
}

/// The size in the accessing function's terms, each with its doubt.
fn said_here<'a>(ctx: &Crash<'a>, access: &Access<'a>, size: &Size<'a>) -> Vec<(String, u32)> {
    if let Some(asked) = reserved::asked_anew(ctx, access, size.call, size.expr) {
        let (asked, unit) = match size.unit {
            Unit::Elements => per_element(asked),
            Unit::Bytes | Unit::End => (asked, size.unit),
        };
        let said = ctx.text(access.function, asked.span).to_owned();
        return match unit == size.unit {
            true => vec![(said, 0)],
            false => Vec::new(),
        };
    }
    let function = size.frame.function;
    let text = ctx.text(function, size.expr.span).to_owned();
    let usable = |text: &str| scope::usable(ctx.code, access.function, access.at(), text);
    if constant(ctx, size.expr).is_some() {
        let named = !matches!(size.expr.peel().kind, ExprKind::Number(_));
        let own = std::ptr::eq(function, access.function);
        // A number that another function happens to request is no rule of this one.
        return match (named || own) && usable(&text) {
            true => vec![(text, u32::from(!own))],
            false => Vec::new(),
        };
    }
    if std::ptr::eq(function, access.function)
        && usable(&text)
        && size.expr.span.start < access.at()
    {
        return vec![(text, 0)];
    }
    let mut found: Vec<(String, u32)> = Vec::new();
    if let Some((tail, _)) = behind_header(ctx, access, size.expr) {
        let text = ctx.text(function, tail.span);
        found.extend(as_member(ctx, access, function, tail).map(|text| (text, 0)));
        found.extend(as_kept(ctx, access, function, text).map(|text| (text, 0)));
        return found;
    }
    let kept = kept_inside(ctx, access, function, size.expr);
    if !kept.is_empty() {
        return kept;
    }
    found.extend(as_member(ctx, access, function, size.expr).map(|text| (text, 0)));
    if let Some(value) = held_value(ctx, function, size.expr) {
        let per = per_element(value).0;
        found.extend(as_member(ctx, access, function, per).map(|text| (text, 0)));
    }
    found.extend(as_kept(ctx, access, function, &text).map(|text| (text, 0)));
    found.extend(as_argument(ctx, access, function, &text).map(|text| (text, 0)));
    found
}

/// `n` of `sizeof(struct s) + n`, if the access goes through the flexible array member of that record.
fn behind_header<'a>(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    size: &'a Expr,
) -> Option<(&'a Expr, Unit)> {
    let ty = base_type(ctx, access, access.base)?;
    if !super::is_open_end(access.base, ty.dimensions.first()?) {
        return None;
    }
    let ExprKind::Binary { op, left, right } = &size.peel().kind else {
        return None;
    };
    let sized = |expr: &Expr| matches!(expr.peel().kind, ExprKind::SizeOf(_));
    match (op, sized(left), sized(right)) {
        (BinOp::Add, true, false) => Some(per_element(right)),
        (BinOp::Add, false, true) => Some(per_element(left)),
        _ => None,
    }
}

/// The only value of a local that holds the size.
fn held_value<'a>(ctx: &Crash<'_>, function: &'a Function, size: &Expr) -> Option<&'a Expr> {
    let ExprKind::Name(name) = &size.peel().kind else {
        return None;
    };
    let all = definitions(function);
    let mut values = all
        .iter()
        .filter(|definition| definition.target_text(ctx.code, function) == *name)
        .filter_map(|definition| definition.value);
    let only = values.next()?;
    values.next().is_none().then_some(only.peel())
}

/// `map->width * map->height` with the accessing function's own name for the map.
fn as_member(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    function: &Function,
    size: &Expr,
) -> Option<String> {
    let mut roots: Vec<&Expr> = Vec::new();
    let mut loose = false;
    let mut inside: Vec<(usize, usize)> = Vec::new();
    let changes = |field: &str| {
        let mut later = definitions(function).into_iter();
        later.any(|definition| {
            let target = definition.target.and_then(Expr::member);
            definition.start > size.span.end && target.is_some_and(|(_, name)| name == field)
        })
    };
    walk::each_expr(size, &mut |expr| match &expr.kind {
        ExprKind::Member { base, field, .. } => {
            // Once it has another value, it is not what was asked for.
            loose |= changes(field);
            roots.push(base);
            inside.push((expr.span.start, expr.span.end));
        }
        ExprKind::Name(name) => {
            let held = inside
                .iter()
                .any(|(start, end)| *start <= expr.span.start && expr.span.end <= *end);
            loose |= !held && function.locals().iter().any(|local| &local.name == name);
        }
        ExprKind::Call { .. } => loose = true,
        _ => {}
    });
    let root = roots.first()?;
    let root_text = ctx.text(function, root.span);
    let same = roots
        .iter()
        .all(|other| ctx.text(function, other.span) == root_text);
    if loose || !same {
        return None;
    }
    let ty = type_of(ctx.code, function, size.span.start, root)?.resolved(ctx.code);
    let here = owner_here(ctx, access, &ty.base)?;
    let text = ctx.text(function, size.span);
    let [arrow, dot] = ["->", "."].map(|via| format!("{root_text}{via}"));
    Some(term::replaced_all(text, &[(&arrow, &here), (&dot, &here)]))
}

/// How the accessing function reaches a record of a type, with its dot or arrow: the record that contains the base,
/// else a variable.
fn owner_here(ctx: &Crash<'_>, access: &Access<'_>, record: &str) -> Option<String> {
    if let ExprKind::Member { base, via, .. } = &access.base.peel().kind {
        let ty = type_of(ctx.code, access.function, access.at(), base)?.resolved(ctx.code);
        if ty.base == record {
            let text = atom(base, ctx.text(access.function, base.span));
            return Some(match via {
                Via::Arrow => format!("{text}->"),
                Via::Dot => format!("{text}."),
            });
        }
    }
    let visible = access.function.visible_at(access.at());
    let mut owners = visible.iter().filter_map(|variable| {
        let ty = patchwright_code::types::Type::of_variable(variable).resolved(ctx.code);
        let fits = ty.base == record && ty.dimensions.is_empty();
        match ty.pointers {
            0 if fits => Some(format!("{}.", variable.name)),
            1 if fits => Some(format!("{}->", variable.name)),
            _ => None,
        }
    });
    let first = owners.next()?;
    owners.next().is_none().then_some(first)
}

/// The field in which the allocating function keeps the size: `m->cap = n;`
fn as_kept(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    function: &Function,
    size: &str,
) -> Option<String> {
    let wanted = squashed(size);
    let mut kept: Option<&Expr> = None;
    walk::each_stmt(function.body(), &mut |stmt| {
        if let StmtKind::Expr(expr) = &stmt.kind
            && let ExprKind::Assign { op, target, value } = &expr.kind
            && *op == AssignOp::Plain
            && squashed(ctx.text(function, value.span)) == wanted
            && matches!(target.kind, ExprKind::Member { .. })
        {
            kept = Some(target);
        }
    });
    let ExprKind::Member { base, field, .. } = &kept?.kind else {
        return None;
    };
    let ty = type_of(ctx.code, function, base.span.start, base)?.resolved(ctx.code);
    Some(format!("{}{field}", owner_here(ctx, access, &ty.base)?))
}

/// `m->total + 1` for `malloc(f->total + 1)` next to `m->total = f->total`: the other record may have changed since, so
/// only the record that owns the block still knows its size.
fn kept_inside(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    function: &Function,
    size: &Expr,
) -> Vec<(String, u32)> {
    let ExprKind::Binary { op, left, right } = &size.peel().kind else {
        return Vec::new();
    };
    let part = match (constant(ctx, left), constant(ctx, right)) {
        (None, Some(_)) => left.peel(),
        (Some(_), None) if *op != BinOp::Sub => right.peel(),
        _ => return Vec::new(),
    };
    let text = ctx.text(function, part.span);
    let Some(kept) = as_kept(ctx, access, function, text) else {
        return Vec::new();
    };
    let whole = term::replaced(ctx.text(function, size.span), text, &kept);
    // One more is for the terminator: what is copied in has the rest.
    let one_more = *op == BinOp::Add && constant(ctx, size_beside(left, right, part)) == Some(1);
    match (one_more, &access.length) {
        (true, Length::One | Length::Wide(_)) => vec![(whole, 0), (kept, 1)],
        (true, _) => vec![(kept, 0), (whole, 1)],
        (false, _) => vec![(whole, 0)],
    }
}

fn size_beside<'a>(left: &'a Expr, right: &'a Expr, part: &Expr) -> &'a Expr {
    if std::ptr::eq(left.peel(), part) {
        right
    } else {
        left
    }
}

/// The parameter that carries the size down the crashing stack.
fn as_argument(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    function: &Function,
    size: &str,
) -> Option<String> {
    let from = ctx
        .stack
        .iter()
        .position(|frame| std::ptr::eq(frame.function, function))?;
    let mut name = squashed(size);
    for inner in (access.frame..from).rev() {
        let (callee, caller) = (ctx.stack.get(inner)?, ctx.stack.get(inner + 1)?);
        let call = call_of(callee.function, caller)?;
        let ExprKind::Call { args, .. } = &call.kind else {
            return None;
        };
        let place = args
            .iter()
            .position(|arg| squashed(ctx.text(caller.function, arg.span)) == name)?;
        name = callee.function.head.params.get(place)?.name.clone();
    }
    Some(name)
}

/// Whether the numbers of the report agree with a constant size.
fn is_sure(ctx: &Crash<'_>, access: &Access<'_>, size: &Size<'_>) -> bool {
    let Some(region) = ctx.report.region.as_ref().and_then(|region| region.size) else {
        return false;
    };
    let each = match size.unit {
        Unit::Bytes | Unit::End => Some(1),
        Unit::Elements => base_type(ctx, access, access.base).and_then(|ty| bytes_each(ctx, &ty)),
    };
    let bytes = constant(ctx, size.expr).zip(each);
    bytes.is_some_and(|(count, each)| count.checked_mul(each) == Some(region))
}

//! Allocations that are too small: no room for a terminator, elements counted where bytes are meant, the size of a
//! pointer instead of its target.

use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::room;
use patchwright_analysis::memory::room::{Size, Unit, base_type};
use patchwright_analysis::operands::{atom_text, bytes_each, operand};
use patchwright_analysis::purity::is_pure;
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind, Variable};
use patchwright_code::types::{Type, type_of};
use patchwright_code::walk;
use patchwright_code::walk::all_exprs;
use patchwright_domain::report::{Direction, Side};

use super::limit::Limit;
use super::places::cause;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

/// An access farther past the end than this is not explained by one missing unit.
const MOST_MISSING: u64 = 8;

pub(super) fn proposals(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
) -> Vec<Proposal> {
    let Some(region) = ctx.report.region.as_ref() else {
        return Vec::new();
    };
    if region.side != Some(Side::After) {
        return Vec::new();
    }
    let near = region.offset.is_some_and(|offset| offset < MOST_MISSING);
    let mut found = Vec::new();
    for (level, size) in room::sizes(ctx).iter().enumerate() {
        let far = u32::try_from(level).unwrap_or(u32::MAX).min(3);
        if !ctx.may_edit(size.frame.function) {
            continue;
        }
        found.extend(of_what_it_points_at(ctx, limit, size, far));
        found.extend(in_bytes(ctx, access, limit, size, far));
        if near {
            found.extend(one_more(ctx, limit, size, far));
            found.extend(ended_by_zero(ctx, access, limit, size, far));
        }
    }
    if near && found.is_empty() {
        found.extend(declared_larger(ctx, access, limit));
    }
    found
}

/// `n` to `n + 1`.
fn one_more(ctx: &Context<'_>, limit: &Limit<'_>, size: &Size<'_>, far: u32) -> Option<Proposal> {
    let text = ctx.text(size.frame.function, size.expr.span);
    // Room for a terminator is forgotten more often than a whole element.
    let ends = text.contains("strlen") || text.contains("len") || ends_text(ctx, size);
    let whole = matches!(size.expr.peel().kind, ExprKind::SizeOf(_));
    let doubt = match (ends, whole) {
        (_, true) => 9,
        (true, false) => 0,
        (false, false) => 4,
    };
    let grown = match &size.expr.peel().kind {
        ExprKind::Binary { op, right, .. }
            if *op == BinOp::Sub && ctx.text(size.frame.function, right.span) == "1" =>
        {
            text.trim_end_matches('1')
                .trim_end()
                .trim_end_matches('-')
                .trim_end()
                .to_owned()
        }
        _ if is_argument(size) => format!("{} + 1", operand(size.expr, text)),
        _ => format!("({} + 1)", operand(size.expr, text)),
    };
    Some(replaced(
        limit,
        size,
        Operator::EnlargeAllocation,
        grown,
        doubt + far,
    ))
}

/// A string that is read up to its terminator gets one: a zeroed block, one byte longer.
fn ended_by_zero(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
    size: &Size<'_>,
    far: u32,
) -> Option<Proposal> {
    let reads = ctx
        .report
        .access
        .as_ref()
        .is_some_and(|access| access.direction == Direction::Read);
    let ExprKind::Call { callee, args } = &size.call.kind else {
        return None;
    };
    let plain = matches!(&callee.kind, ExprKind::Name(name) if name == "malloc") && args.len() == 1;
    let bytes = base_type(ctx, access, access.base).and_then(|ty| bytes_each(ctx, &ty)) == Some(1);
    if !reads || !plain || !bytes {
        return None;
    }
    let text = ctx.text(size.frame.function, args.first()?.span);
    let call = format!("calloc({} + 1, 1)", operand(args.first()?, text));
    let edit = TextEdit::replace(&size.frame.function.head.file, size.call.span, call);
    let open = matches!(access.length, Length::Open | Length::Text(_));
    let doubt = far + if open { 0 } else { 3 };
    Some(made(
        limit,
        size,
        Operator::EnlargeAllocation,
        vec![edit],
        doubt,
    ))
}

/// Whether the size is a whole argument rather than a factor of one.
fn is_argument(size: &Size<'_>) -> bool {
    match &size.call.kind {
        ExprKind::Call { args, .. } => args.iter().any(|arg| std::ptr::eq(arg, size.expr)),
        _ => true,
    }
}

/// Whether the allocating function stores a terminator.
fn ends_text(ctx: &Context<'_>, size: &Size<'_>) -> bool {
    let writes = ctx
        .report
        .access
        .as_ref()
        .is_some_and(|access| access.direction == Direction::Write && access.size == Some(1));
    let mut ends = false;
    walk::each_expr(size.frame.function.body(), &mut |expr| {
        if let ExprKind::Assign { target, value, .. } = &expr.kind {
            let zero = matches!(&value.peel().kind, ExprKind::Char(text) if text == "'\\0'")
                || matches!(&value.peel().kind, ExprKind::Number(text) if text == "0");
            ends |= zero && matches!(target.kind, ExprKind::Index { .. } | ExprKind::Deref(_));
        }
    });
    writes && ends
}

/// `malloc(n)` for elements wider than a byte.
fn in_bytes(
    ctx: &Context<'_>,
    access: &Access<'_>,
    limit: &Limit<'_>,
    size: &Size<'_>,
    far: u32,
) -> Option<Proposal> {
    let text = ctx.text(size.frame.function, size.expr.span);
    let sized = text.contains("sizeof") || size.unit != Unit::Bytes;
    let ty = base_type(ctx, access, access.base)?;
    let each = bytes_each(ctx, &ty);
    if sized || each == Some(1) || !matches!(size.call.kind, ExprKind::Call { .. }) {
        return None;
    }
    let element = ty.element()?.text();
    let grown = format!("{} * sizeof({element})", atom_text(text));
    Some(replaced(limit, size, Operator::CorrectSize, grown, 1 + far))
}

/// `malloc(n * sizeof(p))` of a pointer, or of a type other than the block's.
fn of_what_it_points_at(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    size: &Size<'_>,
    far: u32,
) -> Vec<Proposal> {
    let function = size.frame.function;
    let target = assigned(ctx, size);
    let mut found = Vec::new();
    walk::each_expr(size.call, &mut |expr| {
        let ExprKind::SizeOf(of) = &expr.kind else {
            return;
        };
        let name = of
            .trim()
            .trim_start_matches('(')
            .trim_end_matches(')')
            .trim();
        let pointer = |variable: &&Variable| variable.name == name && variable.pointers > 0;
        let (grown, doubt) = if function.locals().iter().any(pointer) {
            (format!("sizeof(*{name})"), far)
        } else if let Some(target) = name.strip_suffix('*') {
            (format!("sizeof({})", target.trim()), far)
        } else if let Some(target) = &target
            && target.element != Type::parse(name).resolved(ctx.code).text()
            && !name.starts_with('*')
        {
            (format!("sizeof(*{})", target.text), far + 2)
        } else {
            return;
        };
        let edit = TextEdit::replace(&function.head.file, expr.span, grown);
        found.push(made(limit, size, Operator::CorrectSize, vec![edit], doubt));
    });
    found
}

/// What holds the block.
struct Kept {
    text: String,
    /// The type of what lies there.
    element: String,
}

fn assigned(ctx: &Context<'_>, size: &Size<'_>) -> Option<Kept> {
    let function = size.frame.function;
    let stmt = *size.frame.path.last()?;
    let text = |expr: &Expr| ctx.text(function, expr.span).to_owned();
    let (text, ty) = match &stmt.kind {
        StmtKind::Declare(variables) => {
            let holds = |variable: &&Variable| {
                let init = variable.init.as_ref();
                init.is_some_and(|init| init.span.contains(&size.call.span))
            };
            let variable = variables.iter().find(holds)?;
            (variable.name.clone(), Type::of_variable(variable))
        }
        _ => {
            let exprs = all_exprs(stmt);
            let target = exprs.iter().find_map(|expr| match &expr.kind {
                ExprKind::Assign { target, value, .. }
                    if value.span.contains(&size.call.span) && is_pure(&text(target)) =>
                {
                    Some(target)
                }
                _ => None,
            })?;
            (
                text(target),
                type_of(ctx.code, function, size.call.span.start, target)?,
            )
        }
    };
    let element = ty.resolved(ctx.code).element()?;
    let known = element.pointers > 0 || element.base != "void";
    known.then(|| Kept {
        text,
        element: element.resolved(ctx.code).text(),
    })
}

/// `char a[N]` to `char a[N + 1]`.
fn declared_larger(ctx: &Context<'_>, access: &Access<'_>, limit: &Limit<'_>) -> Option<Proposal> {
    let ExprKind::Name(name) = &access.base.peel().kind else {
        return None;
    };
    let local = access
        .function
        .locals()
        .into_iter()
        .find(|local| &local.name == name);
    let (file, variable) = match local {
        Some(local) => (ctx.file(access.function)?, local),
        None => ctx.code.global(name)?,
    };
    let size = variable
        .dimensions
        .first()
        .filter(|size| !size.is_empty())?;
    let text = file.slice(variable.span);
    let open = text.find('[')? + 1;
    let start = variable.span.start + open;
    let end = start + text.get(open..)?.find(']')?;
    Some(Proposal {
        operator: Operator::EnlargeAllocation,
        place: PlaceKind::Allocation,
        exit: Exit::Corrected,
        edits: vec![TextEdit {
            file: file.path.clone(),
            start,
            end,
            text: format!("{} + 1", atom_text(size.trim())),
        }],
        constraint: limit.constraint.clone(),
        at: site::location(
            access.function,
            variable.span.line,
            Some(variable.span.column),
        ),
        cause: cause(limit, "the array was one element short"),
        doubt: limit.doubt.min(3) + 5,
        check: None,
    })
}

fn replaced(
    limit: &Limit<'_>,
    size: &Size<'_>,
    operator: Operator,
    text: String,
    doubt: u32,
) -> Proposal {
    let expr: &Expr = size.expr;
    let edit = TextEdit::replace(&size.frame.function.head.file, expr.span, text);
    made(limit, size, operator, vec![edit], doubt)
}

fn made(
    limit: &Limit<'_>,
    size: &Size<'_>,
    operator: Operator,
    edits: Vec<TextEdit>,
    doubt: u32,
) -> Proposal {
    let span = size.call.span;
    Proposal {
        operator,
        place: PlaceKind::Allocation,
        exit: Exit::Corrected,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(size.frame.function, span.line, Some(span.column)),
        cause: cause(limit, "the block was allocated too small"),
        doubt,
        check: None,
    }
}

//! Which of a statement's accesses the report means, and what a pointer was derived from.

use patchwright_code::paths;
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_domain::report::{BugKind, Side, StackRole};

use super::access::{Access, Length, split};
use super::room::base_type;
use crate::crash::Crash;
use crate::flow::{How, definitions};

/// If the block was allocated into a field or variable, an access through that name is the one.
pub fn prefer_the_block(ctx: &Crash<'_>, found: &mut Vec<Access<'_>>) {
    let Some(name) = allocated_into(ctx) else {
        return;
    };
    let is_it = |access: &Access<'_>| last_part(access.base) == Some(name.as_str());
    if found.iter().any(is_it) {
        found.retain(is_it);
    }
}

/// `p->f` where `p = &table[i]`, `row[i]` where `row = table + n * WIDTH`: the access to the table that made the
/// pointer.
pub fn add<'a>(ctx: &Crash<'a>, found: &mut Vec<Access<'a>>) {
    let mut made: Vec<Access<'a>> = Vec::new();
    for access in found.iter() {
        let Some(name) = root(access.base) else {
            continue;
        };
        made.extend(from_its_block(ctx, access, name));
        for definition in definitions(access.function) {
            let sets = matches!(definition.how, How::Assigned | How::Declared);
            let before = definition.start < access.stmt().span.end;
            let held = definition.target_text(ctx.code, access.function);
            let Some(value) = definition.value.filter(|_| sets && before && held == name) else {
                continue;
            };
            let places = match &value.peel().kind {
                ExprKind::AddressOf(_) => true,
                ExprKind::Binary { op, left, .. } => {
                    *op == BinOp::Add && is_array(ctx, access, left)
                }
                _ => false,
            };
            let path = paths::path_to(access.function.body(), definition.stmt);
            if let Some(path) = path.filter(|_| places) {
                let access = split(access.function, &path, value, Length::One);
                // `&one` has no index that could be wrong.
                if !access.plus.is_empty() {
                    made.push(access);
                }
            }
        }
    }
    // An address far from any block was wrong before the member's offset was added.
    match ctx.report.kind {
        BugKind::Segv | BugKind::BusError => {
            made.append(found);
            *found = made;
        }
        _ => found.extend(made),
    }
}

/// `copy(p, n)` where `p = r->data + at` is all that is ever stored to `p`: an access to `r->data` that begins at `at`, which
/// matters where it began before the block. A pointer that is moved is a cursor, and its bounds are its own.
fn from_its_block<'a>(ctx: &Crash<'a>, access: &Access<'a>, name: &str) -> Option<Access<'a>> {
    let side = ctx.report.region.as_ref().and_then(|region| region.side);
    if side == Some(Side::After) || !matches!(access.base.peel().kind, ExprKind::Name(_)) {
        return None;
    }
    let all = definitions(access.function);
    let mut values = all.iter().filter(|definition| {
        let is_set = definition.how != How::Declared || definition.value.is_some();
        is_set && definition.target_text(ctx.code, access.function) == name
    });
    let (only, other) = (values.next()?, values.next());
    let value = only.value?;
    let mut whole = split(access.function, &access.path, value, access.length.clone());
    let is_set = matches!(only.how, How::Assigned | How::Declared) && only.start < access.at();
    let moves = !whole.plus.is_empty() && !value.names().contains(&name);
    let still_holds = |part: &&Expr| {
        let names = part.names();
        !all.iter().any(|definition| {
            let held = definition.target_text(ctx.code, access.function);
            (only.stmt.span.end..access.at()).contains(&definition.start)
                && names.contains(&held.as_str())
        })
    };
    let mut parts = whole.plus.iter().chain(&whole.minus).copied();
    if other.is_some() || !is_set || !moves || !parts.all(|part| still_holds(&part)) {
        return None;
    }
    whole.plus.extend(&access.plus);
    whole.minus.extend(&access.minus);
    Some(whole)
}

/// What is added to an array is an index; what is added to a pointer is usually a cursor's step.
fn is_array(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> bool {
    base_type(ctx, access, base.peel()).is_some_and(|ty| ty.is_array())
}

/// The variable that a base reaches through arrows.
fn root(base: &Expr) -> Option<&str> {
    match &base.peel().kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Member { base, .. } => root(base),
        _ => None,
    }
}

fn last_part(expr: &Expr) -> Option<&str> {
    match &expr.peel().kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Member { field, .. } => Some(field),
        _ => None,
    }
}

/// The last name of what the allocating statement assigns to.
fn allocated_into(ctx: &Crash<'_>) -> Option<String> {
    let stack = ctx.report.stack(StackRole::Allocation)?;
    let frame = ctx.frames(&stack.frames).into_iter().next()?;
    let stmt = frame.path.last()?;
    let mut found = definitions(frame.function)
        .into_iter()
        .filter(|definition| std::ptr::eq(definition.stmt, *stmt))
        .filter(|definition| matches!(definition.how, How::Assigned | How::Declared));
    let only = found.next()?;
    if found.next().is_some() {
        return None;
    }
    match (only.target, only.variable) {
        (Some(target), _) => last_part(target).map(str::to_owned),
        (None, Some(variable)) => Some(variable.name.clone()),
        (None, None) => None,
    }
}

//! A write without room for it, where the other writers of such a record make room first: `if (b->n == b->max)
//! grow(b);` or `reserve(b, 1);`. The writer that lacks the line gets it.

use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::access::Access;
use patchwright_code::paths::each_list;
use patchwright_code::term;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{last_name, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::walk_all::users_of_field;
use patchwright_code::{Function, scope};

use super::limit::Limit;
use super::places::cause;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::site::{self, Context};

pub(super) fn proposals<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Option<Proposal> {
    let function = access.function;
    let [index] = access.plus.as_slice() else {
        return None;
    };
    let mine = Slot::find(access.base, index)?;
    let record = mine.record(ctx, function)?;
    let text = growth(ctx, function, &mine, &record)?;
    let apart = !access.minus.is_empty()
        || grows(ctx, function, mine.array)
        || keeps_pointer(function, mine.array);
    if apart || !ctx.may_edit(function) || !scope::usable(ctx.code, function, access.at(), &text) {
        return None;
    }
    let edits = edits::insert_before(ctx.file(function)?, &access.path, &text);
    let at = access.stmt().span;
    (!edits.is_empty()).then(|| Proposal {
        operator: Operator::CallSiblingCheck,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(function, at.line, Some(at.column)),
        cause: cause(limit, "the other writers make room first"),
        doubt: limit.doubt,
        check: None,
    })
}

/// `owner->array[owner->count]`
struct Slot<'a> {
    owner: &'a Expr,
    name: &'a str,
    array: &'a str,
    count: &'a str,
}

impl<'a> Slot<'a> {
    fn find(base: &'a Expr, index: &'a Expr) -> Option<Self> {
        let index = match &index.peel().kind {
            ExprKind::Step { on, .. } => on.peel(),
            _ => index.peel(),
        };
        let (owner, array) = base.member()?;
        let (other, count) = index.member()?;
        let ExprKind::Name(name) = &owner.peel().kind else {
            return None;
        };
        let same = matches!(&other.peel().kind, ExprKind::Name(other) if other == name);
        same.then_some(Slot {
            owner,
            name,
            array,
            count,
        })
    }

    fn record(&self, ctx: &Context<'_>, function: &Function) -> Option<String> {
        let at = self.owner.span.start;
        Some(
            type_of(ctx.code, function, at, self.owner)?
                .resolved(ctx.code)
                .base,
        )
    }
}

/// What the other writers do before they write, renamed for this function; none if one of them does not, because then
/// room is made elsewhere.
fn growth(ctx: &Context<'_>, here: &Function, mine: &Slot<'_>, record: &str) -> Option<String> {
    let mut found = None;
    for model in users_of_field(ctx.code, mine.array) {
        if model.head == here.head {
            continue;
        }
        let mut forgets = false;
        each_list(model.body(), &mut |list| {
            for (nth, stmt) in list.iter().enumerate() {
                let Some(name) = written(ctx, model, stmt, mine, record) else {
                    continue;
                };
                let before = nth.checked_sub(1).and_then(|nth| list.get(nth));
                match before.filter(|before| makes_room(ctx, before, mine.array)) {
                    Some(before) if found.is_none() => {
                        let line = ctx.text(model, before.span);
                        found = Some(renamed(line, &name, mine.name));
                    }
                    Some(_) => {}
                    None => forgets = true,
                }
            }
        });
        if forgets {
            return None;
        }
    }
    found
}

/// The name of the record whose slot a statement writes.
fn written(
    ctx: &Context<'_>,
    function: &Function,
    stmt: &Stmt,
    mine: &Slot<'_>,
    record: &str,
) -> Option<String> {
    all_exprs(stmt).into_iter().find_map(|expr| {
        let ExprKind::Assign { target, .. } = &expr.kind else {
            return None;
        };
        let ExprKind::Index { base, index } = &target.peel().kind else {
            return None;
        };
        let slot = Slot::find(base, index)?;
        let alike = slot.array == mine.array
            && slot.count == mine.count
            && slot.record(ctx, function).as_deref() == Some(record);
        alike.then(|| slot.name.to_owned())
    })
}

/// A call, possibly under a condition, of a function that reallocates the array.
fn makes_room(ctx: &Context<'_>, stmt: &Stmt, array: &str) -> bool {
    let call = match &stmt.kind {
        StmtKind::If {
            then,
            otherwise: None,
            ..
        } => sole(then),
        _ => sole(stmt),
    };
    let callee = call.and_then(|call| match &call.kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    });
    let named = callee.map(|name| ctx.code.functions_named(name));
    named
        .unwrap_or_default()
        .iter()
        .any(|callee| sets(callee, array))
}

fn sole(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::Expr(expr) => Some(expr.peel()),
        StmtKind::Block(list) => match list.as_slice() {
            [only] => sole(only),
            _ => None,
        },
        _ => None,
    }
}

fn sets(function: &Function, array: &str) -> bool {
    definitions(function).iter().any(
        |definition| matches!(definition.target_kind(), Some(ExprKind::Member { field, .. }) if field == array),
    )
}

/// Whether a function makes room for itself anywhere.
fn grows(ctx: &Context<'_>, function: &Function, array: &str) -> bool {
    let mut found = sets(function, array);
    each_list(function.body(), &mut |list| {
        found |= list.iter().any(|stmt| makes_room(ctx, stmt, array));
    });
    found
}

/// Whether a function holds a pointer into the array, which would dangle once it has grown.
fn keeps_pointer(function: &Function, array: &str) -> bool {
    let points = |value: &Expr| {
        let mut start = value.peel();
        while let ExprKind::Binary { left, .. } = &start.kind {
            start = left.peel();
        }
        if let ExprKind::AddressOf(on) = &start.kind {
            start = match &on.peel().kind {
                ExprKind::Index { base, .. } => base.peel(),
                _ => on.peel(),
            };
        }
        start.member().is_some_and(|(_, field)| field == array)
    };
    let all = definitions(function);
    all.iter()
        .any(|definition| definition.value.is_some_and(points))
}

/// A statement with another name for its record, laid out anew.
fn renamed(text: &str, from: &str, to: &str) -> String {
    let out = term::replaced(text, from, to);
    let lines: Vec<&str> = out.lines().map(str::trim).collect();
    match lines.as_slice() {
        [head, body] if !head.ends_with('{') => format!("{head}\n\t{body}"),
        [head, middle @ .., last] if !middle.is_empty() => {
            format!("{head}\n\t{}\n{last}", middle.join("\n\t"))
        }
        _ => out,
    }
}

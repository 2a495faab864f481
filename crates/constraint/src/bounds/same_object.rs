//! A bound read from the wrong object: the access is to `a[i].data`, and the check or the allocation uses the length of
//! `a[0]`, or of another record of that type. A typical copy-and-paste mistake.

use patchwright_analysis::memory::access::Access;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::type_of;
use patchwright_code::walk::all_exprs;
use patchwright_code::{paths, scope};

use super::limit::Limit;
use super::places::cause;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

const MOST: usize = 4;

/// Redirects each earlier read of the bound's field from another object to the accessed one.
pub(super) fn proposals<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let function = access.function;
    let room = limit.room.as_ref().map(|room| room.text.as_str());
    let Some((room, field)) = room.and_then(|room| Some((room, member_of(room)?))) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for read in reads(access, field) {
        let at = read.span.start;
        let text = ctx.text(function, read.span);
        let other = squashed(text) != squashed(room);
        let written = squashed(ctx.text(function, function.head.body))
            .contains(&format!("{}=", squashed(room)));
        let fits = other
            && written
            && at < access.at()
            && ctx.may_edit(function)
            && scope::usable(ctx.code, function, at, room);
        if fits && same_owner(ctx, access, read, room) {
            found.push(Proposal {
                operator: Operator::SameObject,
                place: PlaceKind::Producer,
                exit: Exit::Corrected,
                edits: vec![TextEdit::replace(&function.head.file, read.span, room)],
                constraint: limit.constraint.clone(),
                at: site::location(function, read.span.line, Some(read.span.column)),
                cause: cause(
                    limit,
                    &format!("the check is on `{text}`, which belongs to another object"),
                ),
                doubt: limit.doubt,
                check: None,
            });
        }
    }
    found.truncate(MOST);
    found
}

/// `size` of `list[i].size` and `p->size`.
fn member_of(room: &str) -> Option<&str> {
    let (_, field) = room.rsplit_once(['.', '>'])?;
    let word = field.chars().all(|c| c.is_alphanumeric() || c == '_');
    (word && !field.is_empty()).then_some(field)
}

/// The reads of a member of that name in the accessing function.
fn reads<'a>(access: &Access<'a>, field: &str) -> Vec<&'a Expr> {
    let mut found: Vec<&'a Expr> = Vec::new();
    let mut written: Vec<&'a Expr> = Vec::new();
    paths::each_path(access.function.body(), &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        for expr in all_exprs(stmt) {
            match &expr.kind {
                ExprKind::Member { field: own, .. } if own == field => found.push(expr),
                ExprKind::Assign { target, .. } => written.push(target.peel()),
                ExprKind::Step { on, .. } | ExprKind::AddressOf(on) => written.push(on.peel()),
                _ => {}
            }
        }
    });
    found.retain(|read| !written.iter().any(|target| std::ptr::eq(*target, *read)));
    found.sort_by_key(|read| read.span.start);
    found.dedup_by_key(|read| read.span.start);
    found
}

/// Whether a read goes to a record of the same type as the room's: another element of the array, or another variable.
fn same_owner(ctx: &Context<'_>, access: &Access<'_>, read: &Expr, room: &str) -> bool {
    let ExprKind::Member { base, .. } = &read.kind else {
        return false;
    };
    let array = |text: &str| text.split('[').next().map(str::to_owned);
    let text = squashed(ctx.text(access.function, base.span));
    let room = squashed(room);
    if text.contains('[') && room.contains('[') && array(&text) == array(&room) {
        return true;
    }
    let owner = |name: &str| {
        let variables = access.function.visible_at(access.at());
        let variable = variables.into_iter().find(|known| known.name == name)?;
        Some(
            patchwright_code::types::Type::of_variable(variable)
                .resolved(ctx.code)
                .base,
        )
    };
    let mine = type_of(ctx.code, access.function, read.span.start, base)
        .map(|ty| ty.resolved(ctx.code).base);
    let theirs = owner(room.split(['.', '-', '[']).next().unwrap_or_default());
    mine.is_some() && mine == theirs
}

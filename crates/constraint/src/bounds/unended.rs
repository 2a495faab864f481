//! An unterminated text in a record: teaching one reader to stop leaves the next one. If another function reads the
//! same field as a text, only terminating it is a fix.

use patchwright_analysis::flow::{How, definitions};
use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::library;
use patchwright_analysis::memory::library::Size;
use patchwright_analysis::memory::room::base_type;
use patchwright_analysis::operands::bytes_each;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::last_name;
use patchwright_code::{Code, Function, walk};
use patchwright_domain::report::Direction;

use crate::proposal::Proposal;
use crate::site::Context;

/// Drops proposals that only teach the crashing function to stop, where other readers would remain.
pub(super) fn drop_silencers<'a>(ctx: &Context<'a>, access: &Access<'a>, made: &mut Vec<Proposal>) {
    let reads = ctx.report.access.as_ref();
    let reads = reads.is_some_and(|access| access.direction == Direction::Read);
    let letters = base_type(ctx, access, access.base)
        .and_then(|ty| bytes_each(ctx, &ty))
        .is_some_and(|each| each == 1);
    let one_by_one = matches!(access.length, Length::One | Length::Open);
    if !reads || !letters || !one_by_one {
        return;
    }
    let others = field_of(ctx, access).is_some_and(|field| {
        let users = ctx.code.uses_of_field(field).into_iter();
        let others = users.filter(|(user, _)| user.head != access.function.head);
        others
            .map(|(user, _)| user)
            .any(|user| reads_as_text(ctx.code, user, field))
    });
    if others {
        made.retain(|proposal| !proposal.lies_in(access.function));
    }
}

/// The field that a base is, or was set from.
fn field_of<'a>(ctx: &Context<'a>, access: &Access<'a>) -> Option<&'a str> {
    let member = |expr: &'a Expr| match &expr.peel().kind {
        ExprKind::Member { field, .. } => Some(field.as_str()),
        _ => None,
    };
    let name = match &access.base.peel().kind {
        ExprKind::Name(name) => name,
        _ => return member(access.base),
    };
    let all = definitions(access.function).into_iter();
    let mut set = all.filter(|definition| {
        matches!(definition.how, How::Assigned | How::Declared)
            && &definition.target_text(ctx.code, access.function) == name
    });
    set.find_map(|definition| member(definition.value?))
}

/// Whether a function passes a field to something that reads up to a terminator.
fn reads_as_text(code: &Code, user: &Function, field: &str) -> bool {
    let is_it = |expr: &Expr| match &expr.peel().kind {
        ExprKind::Member { field: own, .. } => own == field,
        _ => false,
    };
    let printed = |name: &str| name.ends_with("printf") && code.functions_named(name).is_empty();
    let mut found = false;
    walk::each_expr(user.body(), &mut |expr| {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return;
        };
        let Some(name) = last_name(callee) else {
            return;
        };
        let open = library::routine(name)
            .is_some_and(|known| matches!(known.size, Size::Open | Size::Text(_)));
        found |= (open || printed(name)) && args.iter().any(is_it);
    });
    found
}

//! Room that a call made sure of before an access, whatever call first made the block.

use patchwright_code::Function;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::last_name;

use crate::crash::Crash;
use crate::flow::path_at;
use crate::memory::access::Access;

/// The argument of the last call that made sure of the room, `reserve(n + m); … copy(buffer, from, n)`: the block of the report may
/// come from an earlier call. What gives a pointer makes a block of its own at each call.
pub(super) fn asked_anew<'a>(
    ctx: &Crash<'a>,
    access: &Access<'a>,
    call: &Expr,
    size: &Expr,
) -> Option<&'a Expr> {
    let ExprKind::Call { callee, args } = &call.kind else {
        return None;
    };
    let name = last_name(callee)?;
    let gives_none = |function: &&Function| {
        let file = ctx.code.file(&function.head.file);
        let head = file.map(|file| {
            file.text()
                .get(function.head.span.start..function.head.body.start)
        });
        let before_name = head.flatten().and_then(|head| head.split(name).next());
        before_name.is_some_and(|text| !text.contains('*'))
    };
    ctx.code
        .functions_named(name)
        .iter()
        .find(|function| gives_none(function))?;
    let place = args.iter().position(|arg| arg.span.contains(&size.span))?;
    let calls = ctx.code.callers(name).into_iter();
    let before = calls.filter(|site| {
        let here = std::ptr::eq(site.function, access.function);
        let path = path_at(access.function, site.call.span.start);
        // Only what surely ran: its statement stands in a list around the access.
        let around = path.iter().rev().nth(1);
        here && site.call.span.end <= access.at()
            && around.is_some_and(|list| list.span.contains(&access.stmt().span))
    });
    let last = before.max_by_key(|site| site.call.span.start)?;
    match &last.call.kind {
        ExprKind::Call { args, .. } => args.get(place),
        _ => None,
    }
}

//! A use after a move.

use patchwright_analysis::flow;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{last_name, type_of};
use patchwright_code::{Function, paths, scope, walk_all};
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(2) {
        let Some(used) = frame.path.last() else {
            continue;
        };
        for (stmt, call) in walk_all::in_function(frame.function) {
            let Some(name) = moved(call) else {
                continue;
            };
            let names = scope::names_in(ctx.text(frame.function, used.span)).contains(&name);
            if stmt.span.end <= used.span.start && names && ctx.may_edit(frame.function) {
                found.extend(use_first(ctx, site, frame.function, stmt, used, name));
                found.extend(copied(ctx, site, frame.function, call, name));
            }
        }
    }
    found
}

/// The variable of `std::move(variable)`.
fn moved(call: &Expr) -> Option<&str> {
    let ExprKind::Call { callee, args } = &call.kind else {
        return None;
    };
    match args.as_slice() {
        [arg] if last_name(callee) == Some("move") => match &arg.peel().kind {
            ExprKind::Name(name) => Some(name),
            _ => None,
        },
        _ => None,
    }
}

/// Moves the use before the move, if they are adjacent.
fn use_first(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    moving: &Stmt,
    used: &Stmt,
    name: &str,
) -> Option<Proposal> {
    let next = flow::next_after(function, moving)?;
    let free = !matches!(used.kind, StmtKind::Return(_) | StmtKind::Declare(_));
    if !std::ptr::eq(next, used) || !free {
        return None;
    }
    let path = paths::path_to(function.body(), moving)?;
    let text = ctx.text(function, used.span);
    let mut made = edits::insert_before(ctx.file(function)?, &path, text);
    made.push(TextEdit::replace(&function.head.file, used.span, ""));
    Some(proposal(site, function, moving, name, made, 0))
}

/// A copy instead of a move, of what can be copied.
fn copied(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    call: &Expr,
    name: &str,
) -> Option<Proposal> {
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let arg = args.first()?;
    let ty = type_of(ctx.code, function, call.span.start, arg)?.resolved(ctx.code);
    let unique =
        ty.base.contains("unique_ptr") || ty.base.contains("thread") || ty.base.contains("stream");
    let stmt = flow::simple_at(function, call.span.start)?;
    let edits = vec![TextEdit::replace(
        &function.head.file,
        call.span,
        ctx.text(function, arg.span),
    )];
    (!unique).then(|| proposal(site, function, stmt, name, edits, 1))
}

fn proposal(
    site: &Site<'_>,
    function: &Function,
    stmt: &Stmt,
    name: &str,
    edits: Vec<TextEdit>,
    doubt: u32,
) -> Proposal {
    Proposal {
        operator: Operator::NoUseAfterMove,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: checks::constraint(
            site,
            Rule::StillOwned,
            None,
            format!(
                "`{name}` must not have been moved from when line {} uses it.",
                site.line
            ),
            vec![(
                name.to_owned(),
                Certainty::Inferred,
                "a move before the use",
            )],
        ),
        at: site::location(function, stmt.span.line, None),
        cause: format!("`{name}` is used after it was moved from."),
        doubt,
        check: None,
    }
}

//! A record that is released with what it only borrowed: other callers take that out of the record before they hand it over, and the
//! one that freed forgot to.

use patchwright_analysis::flow;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};

use super::Job;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal};
use crate::site::StackFrame;

/// Calls around the one that frees.
const FRAMES: usize = 4;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let inner = job.freed.iter();
    let pairs = inner.zip(job.freed.iter().skip(1)).take(FRAMES);
    let mut found: Vec<Proposal> = Vec::new();
    for (callee, caller) in pairs {
        for proposal in as_others(job, callee.function, caller) {
            if found.iter().all(|known| known.edits != proposal.edits) {
                found.push(proposal);
            }
        }
    }
    found
}

/// What other callers of a function do to its argument right before the call, done here too.
fn as_others(job: &Job<'_, '_>, callee: &Function, caller: &StackFrame<'_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let (function, name) = (caller.function, callee.head.name.as_str());
    let Some(stmt) = caller.path.last() else {
        return found;
    };
    let Some(own) = all_exprs(stmt)
        .into_iter()
        .find_map(|expr| arguments(expr, name))
    else {
        return found;
    };
    for site in job.ctx.code.callers(name) {
        let is_own = std::ptr::eq(site.function, function) && stmt.span.contains(&site.call.span);
        let before = flow::simple_at(site.function, site.call.span.start)
            .and_then(|stmt| ahead_of(site.function, stmt));
        let (Some(before), Some(others)) = (before, arguments(site.call, name)) else {
            continue;
        };
        for (mine, other) in own.iter().zip(others) {
            let (mine, other) = (
                job.text(function, mine.span),
                job.text(site.function, other.span),
            );
            let cleared = cleared(job, site.function, before, other).filter(|_| !is_own);
            if let Some(member) = cleared.filter(|_| is_pure(mine)) {
                let text = format!("{mine}{member}");
                found.extend(said_here(job, (function, stmt), &text, site.function));
            }
        }
    }
    found
}

fn arguments<'e>(expr: &'e Expr, name: &str) -> Option<&'e [Expr]> {
    match &expr.kind {
        ExprKind::Call { callee, args } if last_name(callee) == Some(name) => Some(args),
        _ => None,
    }
}

/// The statement in front of another one, in the same list.
fn ahead_of<'a>(function: &'a Function, stmt: &Stmt) -> Option<&'a Stmt> {
    let mut found = None;
    paths::each_list(function.body(), &mut |list| {
        let mut pairs = list.iter().zip(list.iter().skip(1));
        let here = pairs.find(|(_, next)| std::ptr::eq(*next, stmt));
        found = found.or(here.map(|(before, _)| before));
    });
    found
}

/// `->path = NULL;` of `record->path = NULL;`.
fn cleared<'a>(
    job: &Job<'_, 'a>,
    function: &Function,
    stmt: &Stmt,
    record: &str,
) -> Option<&'a str> {
    let StmtKind::Expr(expr) = &stmt.kind else {
        return None;
    };
    let ExprKind::Assign { op, target, value } = &expr.peel().kind else {
        return None;
    };
    let value = job.text(function, value.span);
    let is_null = matches!(value, "NULL" | "nullptr" | "0");
    let text = job.text(function, stmt.span);
    let rest = text.strip_prefix(record)?;
    let names_it = rest.starts_with("->") || rest.starts_with('.');
    (*op == AssignOp::Plain && is_null && target.member().is_some() && names_it).then_some(rest)
}

fn said_here(
    job: &Job<'_, '_>,
    (function, stmt): (&Function, &Stmt),
    text: &str,
    other: &Function,
) -> Option<Proposal> {
    let body = squashed(job.text(function, function.head.body));
    if body.contains(&squashed(text)) || !job.ctx.may_edit(function) {
        return None;
    }
    let path = paths::path_to(function.body(), stmt)?;
    let edits = edits::insert_before(job.ctx.file(function)?, &path, text);
    job.proposal(
        Operator::DropAlias,
        PlaceKind::Producer,
        (function, stmt),
        edits,
        format!(
            "What is released here still holds what it only borrowed; `{}` takes that out first.",
            other.head.name
        ),
        0,
    )
}

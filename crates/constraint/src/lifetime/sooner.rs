//! A use after a call that can end what it uses: moved before the call, if it does not depend on it.

use patchwright_analysis::flow;
use patchwright_analysis::lifetime::frees;
use patchwright_code::tree::{ExprKind, Stmt, StmtKind};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, scope};

use super::Job;
use crate::moving;
use crate::proposal::{Operator, PlaceKind, Proposal};

const FRAMES: usize = 3;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for user in job.ctx.stack.iter().take(FRAMES) {
        let freeing = job
            .freed
            .iter()
            .find(|frame| std::ptr::eq(frame.function, user.function));
        if let Some(freeing) = freeing
            && let (Some(call), Some(used)) = (freeing.path.last(), user.path.last())
        {
            found.extend(earlier(job, user.function, call, used));
        }
    }
    found
}

fn earlier(job: &Job<'_, '_>, function: &Function, call: &Stmt, used: &Stmt) -> Option<Proposal> {
    let plain = matches!(used.kind, StmtKind::Expr(_));
    // A free right here is moved itself.
    if !plain || !frees::in_statement(call).is_empty() || !job.ctx.may_edit(function) {
        return None;
    }
    let block = moving::block_of(function, used)?;
    let first = block.iter().position(|stmt| std::ptr::eq(stmt, call))?;
    let last = block.iter().position(|stmt| std::ptr::eq(stmt, used))?;
    let (passed, later) = (block.get(first..last)?, block.get(last + 1..)?);
    let made = made_by(job, function, passed);
    let names = names_of(job, function, used);
    let ended = handed_over(call)
        .into_iter()
        .find(|name| names.contains(name))?;
    let needs = names.iter().any(|name| made.iter().any(|own| own == name));
    let gives = made_by(job, function, std::slice::from_ref(used));
    let wanted = passed.iter().any(|stmt| {
        let names = names_of(job, function, stmt);
        gives.iter().any(|name| names.contains(&name.as_str()))
    });
    let safe = later
        .iter()
        .filter(|stmt| names_of(job, function, stmt).contains(&ended))
        .all(|stmt| asks_first(job, function, stmt, &made));
    if needs || wanted || !safe {
        return None;
    }
    let edits = moving::before(job.ctx.file(function)?, function, used, call)?;
    let cause = format!("The call before this use can end what `{ended}` stands for.");
    let at = (function, call);
    job.proposal(
        Operator::MoveStatement,
        PlaceKind::Producer,
        at,
        edits,
        cause,
        1,
    )
}

fn names_of<'a>(job: &Job<'_, 'a>, function: &Function, stmt: &Stmt) -> Vec<&'a str> {
    scope::names_in(job.text(function, stmt.span))
}

/// Variables that a statement passes to calls.
fn handed_over(stmt: &Stmt) -> Vec<&str> {
    let mut found = Vec::new();
    for expr in all_exprs(stmt) {
        if let ExprKind::Call { args, .. } = &expr.kind {
            found.extend(args.iter().filter_map(|arg| match &arg.peel().kind {
                ExprKind::Name(name) => Some(name.as_str()),
                _ => None,
            }));
        }
    }
    found
}

/// Variables that statements assign.
fn made_by(job: &Job<'_, '_>, function: &Function, stmts: &[Stmt]) -> Vec<String> {
    let within = |stmt: &Stmt| stmts.iter().any(|around| around.span.contains(&stmt.span));
    let definitions = flow::definitions(function).into_iter();
    let made = definitions.filter(|definition| within(definition.stmt));
    made.map(|definition| definition.target_text(job.ctx.code, function))
        .collect()
}

/// Whether a statement runs only if the call's result allows it.
fn asks_first(job: &Job<'_, '_>, function: &Function, stmt: &Stmt, made: &[String]) -> bool {
    let StmtKind::If { cond, .. } = &stmt.kind else {
        return false;
    };
    let names = scope::names_in(job.text(function, cond.span));
    made.iter().any(|name| names.contains(&name.as_str()))
}

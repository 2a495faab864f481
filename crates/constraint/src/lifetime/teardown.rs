//! A tree that is torn down from the top: a node is unlinked before its children are freed, and what they look up
//! through the node is no longer found. The unlinking moves after them.

use patchwright_analysis::flow;
use patchwright_analysis::flow::How;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::{Function, walk_all};

use super::Job;
use crate::moving;
use crate::proposal::{Operator, PlaceKind, Proposal};

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    // The function that frees recursively.
    let pairs = job.freed.iter().zip(job.freed.iter().skip(1));
    let own = pairs
        .filter(|(inner, outer)| std::ptr::eq(inner.function, outer.function))
        .find_map(|(_, outer)| Some((outer.function, *outer.path.last()?)));
    match own {
        Some((function, again)) if job.ctx.may_edit(function) => postponed(job, function, again),
        Some(_) | None => Vec::new(),
    }
}

/// Every statement before the recursion that clears a link which another function follows.
fn postponed(job: &Job<'_, '_>, function: &Function, again: &Stmt) -> Vec<Proposal> {
    let StmtKind::Block(list) = &function.body().kind else {
        return Vec::new();
    };
    let Some(at) = list.iter().position(|stmt| stmt.span.contains(&again.span)) else {
        return Vec::new();
    };
    let (Some(before), Some(recursion)) = (list.get(..at), list.get(at)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for stmt in before {
        for field in links_cut(job, function, stmt) {
            if let Some(climber) = climber(job, function, &field) {
                found.extend(moved(job, function, stmt, recursion, &field, climber));
                break;
            }
        }
    }
    found
}

fn moved(
    job: &Job<'_, '_>,
    function: &Function,
    stmt: &Stmt,
    recursion: &Stmt,
    field: &str,
    climber: &Function,
) -> Option<Proposal> {
    let edits = moving::behind(job.ctx.file(function)?, function, stmt, recursion)?;
    let cause = format!(
        "`{field}` is cut before those below are freed, and `{}` goes by it for each of them.",
        climber.head.name
    );
    let at = (function, stmt);
    job.proposal(
        Operator::MoveStatement,
        PlaceKind::Producer,
        at,
        edits,
        cause,
        0,
    )
}

/// Members of a parameter that a statement sets to null, itself or by a function that it calls with it.
fn links_cut(job: &Job<'_, '_>, function: &Function, stmt: &Stmt) -> Vec<String> {
    let StmtKind::Expr(expr) = &stmt.kind else {
        return Vec::new();
    };
    let is_param = |name: &str| function.head.params.iter().any(|param| param.name == name);
    if let ExprKind::Call { callee, args } = &expr.peel().kind {
        let given = args
            .iter()
            .position(|arg| matches!(&arg.peel().kind, ExprKind::Name(name) if is_param(name)));
        let called = last_name(callee)
            .map(|name| job.ctx.code.functions_named(name))
            .unwrap_or_default();
        let inner = called
            .into_iter()
            .filter(|inner| !std::ptr::eq(*inner, function));
        return inner
            .filter_map(|inner| Some((inner, inner.head.params.get(given?)?)))
            .flat_map(|(inner, param)| nulled(inner, &param.name, None))
            .collect();
    }
    let params = function.head.params.iter();
    params
        .flat_map(|param| nulled(function, &param.name, Some(stmt)))
        .collect()
}

/// Members of a variable that a function, or one statement of it, sets to null.
fn nulled(function: &Function, variable: &str, only: Option<&Stmt>) -> Vec<String> {
    let mut found = Vec::new();
    for definition in flow::definitions(function) {
        let meant = only.is_none_or(|stmt| std::ptr::eq(stmt, definition.stmt));
        if let Some(ExprKind::Member { base, field, .. }) = definition.target_kind()
            && matches!(&base.peel().kind, ExprKind::Name(name) if name == variable)
            && meant
            && definition.value.is_some_and(is_null)
        {
            found.push(field.clone());
        }
    }
    found
}

fn is_null(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Name(name) => matches!(name.as_str(), "NULL" | "nullptr"),
        ExprKind::Number(text) => text == "0",
        ExprKind::Assign { value, .. } => is_null(value),
        _ => false,
    }
}

/// A function that is called for each node and walks from node to node over a member.
fn climber<'a>(job: &Job<'_, 'a>, function: &Function, field: &str) -> Option<&'a Function> {
    let calls = walk_all::in_function(function).into_iter();
    let names = calls.filter_map(|(_, expr)| match &expr.kind {
        ExprKind::Call { callee, .. } => last_name(callee),
        _ => None,
    });
    names
        .flat_map(|name| job.ctx.code.functions_named(name))
        .filter(|called| called.head != function.head)
        .find(|called| walks(called, field))
}

fn walks(function: &Function, field: &str) -> bool {
    flow::definitions(function).iter().any(|definition| {
        let Some(ExprKind::Name(walker)) = definition.target_kind() else {
            return false;
        };
        let value = definition.value.map(|value| &value.peel().kind);
        definition.how == How::Assigned
            && matches!(value, Some(ExprKind::Member { base, field: by, .. })
                if by == field && matches!(&base.peel().kind, ExprKind::Name(name) if name == walker))
    })
}

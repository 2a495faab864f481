//! How a function gives up what a variable holds: it frees it, or something else takes ownership.

use patchwright_code::Function;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;

use crate::crash::Crash;
use crate::flow::{self, How};
use crate::lifetime::frees::{self, By};
use crate::lifetime::values::{is_name, is_own, passes_on};

/// How often a parameter may be passed on before it is kept or freed.
const DEEPEST: u32 = 3;

/// Whether an expression is the variable or its address.
fn stands_for(expr: &Expr, name: &str) -> bool {
    match &expr.peel().kind {
        ExprKind::AddressOf(on) => is_name(on, name),
        _ => is_name(expr, name),
    }
}

/// Whether an expression itself frees what a variable holds.
pub fn releases(ctx: &Crash<'_>, expr: &Expr, name: &str) -> bool {
    match &expr.kind {
        ExprKind::Delete { on, .. } => is_name(on, name),
        ExprKind::Call { callee, args } => {
            let called = last_name(callee).unwrap_or_default();
            let index = args.iter().position(|arg| stands_for(arg, name));
            let by_name = frees::frees(called) == Some(By::Free) || is_closing(called);
            index.is_some_and(|index| by_name || ends_parameter(ctx, called, index, DEEPEST))
        }
        _ => false,
    }
}

/// Names of functions that end their argument's lifetime, besides those that free.
pub fn is_closing(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let words = [
        "close", "clear", "cleanup", "fini", "deinit", "done", "drop", "discard", "unlink",
        "reset", "term", "end", "wipe", "finish", "teardown",
    ];
    words.iter().any(|word| lower.ends_with(word))
}

/// Whether a function of the project frees what its parameter points to.
pub fn ends_parameter(ctx: &Crash<'_>, name: &str, index: usize, depth: u32) -> bool {
    let functions = ctx.code.functions_named(name).into_iter().take(2);
    let mut params =
        functions.filter_map(|function| Some((function, function.head.params.get(index)?)));
    depth > 0
        && params.any(|(function, param)| {
            let own = frees::in_function(function)
                .iter()
                .any(|free| free.by == By::Free && is_name(free.what, &param.name));
            own || patchwright_code::walk_all::in_function(function)
                .iter()
                .any(|(_, expr)| {
                    let ExprKind::Call { callee, args } = &expr.kind else {
                        return false;
                    };
                    let inner = args.iter().position(|arg| is_name(arg, &param.name));
                    let called = last_name(callee).unwrap_or_default();
                    called != name
                        && inner.is_some_and(|inner| ends_parameter(ctx, called, inner, depth - 1))
                })
        })
}

/// The function that keeps an argument of a call, and where.
pub fn keeper<'a>(ctx: &Crash<'a>, call: &Expr, index: usize) -> Option<(&'a Function, &'a Expr)> {
    let ExprKind::Call { callee, .. } = &call.kind else {
        return None;
    };
    keeper_named(ctx, last_name(callee)?, index, DEEPEST)
}

fn keeper_named<'a>(
    ctx: &Crash<'a>,
    name: &str,
    index: usize,
    depth: u32,
) -> Option<(&'a Function, &'a Expr)> {
    let functions = ctx.code.functions_named(name).into_iter().take(2);
    let mut taken =
        functions.filter_map(|function| Some((function, function.head.params.get(index)?)));
    taken.find_map(|(function, param)| {
        let kept = flow::definitions(function)
            .into_iter()
            .find_map(|definition| {
                let given = definition
                    .value
                    .is_some_and(|value| is_name(value, &param.name));
                let assigned = given && definition.how == How::Assigned;
                definition
                    .target
                    .filter(|target| assigned && outlives(function, target))
            });
        if let Some(target) = kept {
            return Some((function, target));
        }
        if depth == 0 {
            return None;
        }
        let calls = patchwright_code::walk_all::in_function(function);
        calls.into_iter().find_map(|(_, expr)| {
            let ExprKind::Call { callee, args } = &expr.kind else {
                return None;
            };
            let inner = args.iter().position(|arg| is_name(arg, &param.name))?;
            let called = last_name(callee).filter(|called| *called != name)?;
            keeper_named(ctx, called, inner, depth - 1)
        })
    })
}

/// Whether a place outlives the function's own variables.
fn outlives(function: &Function, target: &Expr) -> bool {
    match &target.peel().kind {
        ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::Deref(_) => true,
        ExprKind::Name(name) => !is_own(function, name),
        _ => false,
    }
}

/// Whether a statement's own expressions pass on ownership of what a variable holds.
pub fn hands_over(ctx: &Crash<'_>, function: &Function, stmt: &Stmt, name: &str) -> bool {
    all_exprs(stmt)
        .into_iter()
        .any(|expr| gives_away(ctx, function, expr, name))
}

fn gives_away(ctx: &Crash<'_>, function: &Function, expr: &Expr, name: &str) -> bool {
    match &expr.kind {
        ExprKind::Assign { op, target, value } => {
            *op == AssignOp::Plain
                && !is_name(target, name)
                && passes_on(value).iter().any(|end| is_name(end, name))
                && (outlives(function, target) || alias_ends_it(ctx, function, target))
        }
        ExprKind::Call { callee, args } => {
            let index = args.iter().position(|arg| stands_for(arg, name));
            let Some(index) = index else { return false };
            let called = last_name(callee).unwrap_or_default();
            keeper(ctx, expr, index).is_some() || is_container(callee, called)
        }
        // `{ .name = block }`, `owner<T>(block)`
        ExprKind::List(items) => items.iter().any(|item| is_name(item, name)),
        ExprKind::New { args, .. } => args.iter().any(|arg| is_name(arg, name)),
        _ => false,
    }
}

/// `q = p;` and something frees `q`.
fn alias_ends_it(ctx: &Crash<'_>, function: &Function, target: &Expr) -> bool {
    let ExprKind::Name(alias) = &target.peel().kind else {
        return false;
    };
    patchwright_code::walk_all::in_function(function)
        .iter()
        .any(|(_, expr)| releases(ctx, expr, alias))
}

/// The C++ container that a call puts something into.
pub fn container_of(call: &Expr) -> Option<&Expr> {
    let ExprKind::Call { callee, .. } = &call.kind else {
        return None;
    };
    let kept = is_container(callee, last_name(callee).unwrap_or_default());
    match &callee.peel().kind {
        ExprKind::Member { base, .. } => Some(base.peel()).filter(|_| kept),
        _ => None,
    }
}

/// C++ containers and owners keep what they are given.
fn is_container(callee: &Expr, called: &str) -> bool {
    let method = matches!(callee.peel().kind, ExprKind::Member { .. });
    let keeps = matches!(
        called,
        "push_back"
            | "emplace_back"
            | "push_front"
            | "emplace_front"
            | "push"
            | "emplace"
            | "insert"
            | "reset"
            | "assign"
    );
    let owner = called.contains("unique_ptr") || called.contains("shared_ptr");
    method && keeps || owner
}

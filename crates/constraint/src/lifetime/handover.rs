//! An object is handed over to an owner before its last check: if the check fails, the caller frees it, and the owner
//! frees it again. The handover moves after the check.

mod failure;

use patchwright_analysis::flow;
use patchwright_code::layout::laid_out;
use patchwright_code::spelling::bare;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::{Type, last_name, type_of};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_code::{Function, scope, walk_all};

use super::Job;
use crate::guard;
use crate::moving;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use failure::Failure;

const FRAMES: usize = 2;
const RECORDS: usize = 4;
const MOST_FUNCTIONS: usize = 120;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let records = records(job);
    let mut found = Vec::new();
    for function in on_the_way(job) {
        for (_, call) in walk_all::in_function(function) {
            if let Some(index) = handed_to_owner(job, call, &records) {
                found.extend(late(job, function, call, index));
            }
        }
    }
    found
}

/// Which argument of a call is a record of a freed type that the callee keeps.
fn handed_to_owner(job: &Job<'_, '_>, call: &Expr, records: &[String]) -> Option<usize> {
    let ExprKind::Call { callee, args } = &call.kind else {
        return None;
    };
    let code = job.ctx.code;
    let taker = *code.functions_named(last_name(callee)?).first()?;
    let mut params = taker.head.params.iter().take(args.len());
    params.position(|param| {
        let ty = Type::of_variable(param).resolved(code);
        ty.pointers == 1
            && records.iter().any(|record| *record == bare(&ty.base))
            && keeps(taker, &param.name)
    })
}

/// The kinds of record that the freeing statements name.
fn records(job: &Job<'_, '_>) -> Vec<String> {
    let code = job.ctx.code;
    let mut found: Vec<String> = Vec::new();
    let frames = job.freed.iter().take(FRAMES);
    for frame in frames.chain(job.ctx.stack.iter().take(FRAMES)) {
        let exprs = frame.path.last().map(|stmt| all_exprs(stmt));
        for expr in exprs.unwrap_or_default() {
            let Some(ty) = type_of(code, frame.function, expr.span.start, expr) else {
                continue;
            };
            let ty = ty.resolved(code);
            let name = bare(&ty.base).to_owned();
            if ty.pointers < 2 && code.record(&name).is_some() && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found.truncate(RECORDS);
    found
}

/// Whether a function stores what a parameter points to, or the pointer, anywhere but in a variable of its own.
fn keeps(function: &Function, param: &str) -> bool {
    let is_param = |expr: &Expr| matches!(&expr.peel().kind, ExprKind::Name(name) if name == param);
    flow::definitions(function).iter().any(|definition| {
        let elsewhere = matches!(
            definition.target_kind(),
            Some(ExprKind::Index { .. } | ExprKind::Member { .. } | ExprKind::Deref(_))
        );
        let value = definition.value.map(Expr::peel);
        let given = value.is_some_and(|value| match &value.kind {
            ExprKind::Deref(on) => is_param(on),
            _ => is_param(value),
        });
        elsewhere && given && definition.how == flow::How::Assigned
    })
}

/// The functions that freed, and their callees: one of them handed it over.
fn on_the_way<'a>(job: &Job<'_, 'a>) -> Vec<&'a Function> {
    let mut found: Vec<&'a Function> = Vec::new();
    let mut push = |function: &'a Function| {
        let known = found.iter().any(|other| std::ptr::eq(*other, function));
        if !known && found.len() < MOST_FUNCTIONS && job.ctx.may_edit(function) {
            found.push(function);
        }
    };
    for frame in job.freed.iter().chain(&job.ctx.stack) {
        push(frame.function);
        for (_, expr) in walk_all::in_function(frame.function) {
            if let ExprKind::Call { callee, .. } = &expr.kind {
                let called = last_name(callee).map(|name| job.ctx.code.functions_named(name));
                called.unwrap_or_default().into_iter().for_each(&mut push);
            }
        }
    }
    found
}

/// The handover after the checks that follow it.
fn late(job: &Job<'_, '_>, function: &Function, call: &Expr, index: usize) -> Option<Proposal> {
    let stmt = flow::simple_at(function, call.span.start)?;
    let object = handed(call, index)?;
    let alone = match &stmt.kind {
        StmtKind::Expr(expr) => std::ptr::eq(expr.peel(), call),
        StmtKind::If { .. } => is_check(stmt),
        _ => false,
    };
    let block = moving::block_of(function, stmt).filter(|_| alone)?;
    let here = block.iter().position(|other| std::ptr::eq(other, stmt))?;
    let rest = block.get(here + 1..)?;
    let checks = rest.iter().take_while(|stmt| is_check(stmt)).count();
    let checks = rest.get(..checks)?;
    let about = |stmt: &Stmt| scope::names_in(job.text(function, stmt.span)).contains(&object);
    let last = rest.get(checks.len());
    let edits = match last.map(|last| &last.kind) {
        Some(StmtKind::Return(Some(value))) if last.is_some_and(about) => {
            answered(job, function, stmt, last?, value)?
        }
        _ => {
            let check = checks.iter().rfind(|stmt| about(stmt))?;
            moving::behind(job.ctx.file(function)?, function, stmt, check)?
        }
    };
    let cause = format!(
        "`{object}` is handed over before it is checked: where the check fails, both sides free it."
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

/// The variable that a call is given, itself or by address.
fn handed(call: &Expr, index: usize) -> Option<&str> {
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let arg = args.get(index)?.peel();
    let on = match &arg.kind {
        ExprKind::AddressOf(on) => on.peel(),
        _ => arg,
    };
    match &on.kind {
        ExprKind::Name(name) => Some(name),
        _ => None,
    }
}

/// An `if` that only leaves.
fn is_check(stmt: &Stmt) -> bool {
    matches!(&stmt.kind, StmtKind::If { then, otherwise: None, .. } if leaves(then))
}

/// `return check(object);` done first: its result is returned at once only if it is bad.
fn answered(
    job: &Job<'_, '_>,
    function: &Function,
    stmt: &Stmt,
    last: &Stmt,
    value: &Expr,
) -> Option<Vec<TextEdit>> {
    let ExprKind::Call { callee, .. } = &value.peel().kind else {
        return None;
    };
    let checker = *job.ctx.code.functions_named(last_name(callee)?).first()?;
    let failure = Failure::find(job, function, checker)?;
    let file = job.ctx.file(function)?;
    let taken = moving::taken(file, stmt)?;
    let bad = failure.asked_of(job.text(function, value.span));
    let check = guard::branch(&bad, &format!("return {};", failure.bad()));
    let text = format!("{check}\n{}\nreturn {};", taken.text, failure.good());
    let text = laid_out(file, &text, file.indent_at(last.span.start));
    let said = TextEdit::replace(&function.head.file, last.span, text);
    Some(vec![taken.away, said])
}

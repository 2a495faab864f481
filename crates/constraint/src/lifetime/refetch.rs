//! A pointer into a block that a call may move or free: fetched again after the call, and checked again if it was
//! checked before.

use patchwright_analysis::flow::{Definition, How};
use patchwright_analysis::purity::is_pure;
use patchwright_analysis::{exits, flow};
use patchwright_code::term::holds;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::walk::leaves;
use patchwright_code::walk_all::names_in_function;
use patchwright_code::{Function, paths};

use super::Job;
use crate::edits;
use crate::guard;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for user in job.ctx.stack.iter().take(3) {
        // The call that freed is in the same function as the use.
        let freeing = job
            .freed
            .iter()
            .find(|frame| std::ptr::eq(frame.function, user.function));
        let Some((freeing, used)) =
            freeing.and_then(|frame| Some((*frame.path.last()?, *user.path.last()?)))
        else {
            continue;
        };
        for definition in flow::definitions(user.function) {
            found.extend(again(job, user.function, &definition, freeing, used));
        }
    }
    found
}

/// One variable that was fetched before the call and is used after it.
fn again(
    job: &Job<'_, '_>,
    function: &Function,
    definition: &Definition<'_>,
    freeing: &Stmt,
    used: &Stmt,
) -> Option<Proposal> {
    let name = definition.target_text(job.ctx.code, function);
    let value = definition
        .value
        .filter(|_| matches!(definition.how, How::Assigned | How::Declared))?;
    let text = job.text(function, value.span);
    let uses = |stmt: &Stmt| {
        patchwright_code::scope::names_in(job.text(function, stmt.span)).contains(&name.as_str())
    };
    let before = definition.stmt.span.end <= freeing.span.start;
    if !(before && uses(used) && is_fetch(value) && repeatable(text)) {
        return None;
    }
    let reference = definition
        .variable
        .is_some_and(|variable| variable.reference);
    let at = (function, freeing);
    let cause = format!("`{name}` points into a block that this call can move or free.");
    if reference {
        let edits = in_its_place(function, &name, text, freeing);
        return job.proposal(
            Operator::RefetchAlias,
            PlaceKind::Producer,
            at,
            edits,
            cause,
            0,
        );
    }
    let path = paths::path_to(function.body(), freeing)?;
    let mut lines = vec![format!("{name} = {text};")];
    lines.extend(asked_again(job, function, definition, &name, freeing));
    let edits = edits::insert_after(job.ctx.file(function)?, &path, &lines.join("\n"));
    job.proposal(
        Operator::RefetchAlias,
        PlaceKind::Producer,
        at,
        edits,
        cause,
        0,
    )
}

/// The null check that follows the first fetch, with a release of what is held by now.
fn asked_again(
    job: &Job<'_, '_>,
    function: &Function,
    definition: &Definition<'_>,
    name: &str,
    behind: &Stmt,
) -> Option<String> {
    let StmtKind::If {
        cond,
        then,
        otherwise: None,
    } = &flow::next_after(function, definition.stmt)?.kind
    else {
        return None;
    };
    let asks = match &cond.peel().kind {
        ExprKind::Unary { op, on } => *op == UnOp::Not && is_name(on, name),
        ExprKind::Binary { op, left, right } => {
            let null = matches!(job.text(function, right.span), "NULL" | "nullptr" | "0");
            *op == BinOp::Eq && is_name(left, name) && null
        }
        _ => false,
    };
    let exit = match &then.kind {
        StmtKind::Block(list) => list.last()?,
        _ => then.as_ref(),
    };
    let text = job.text(function, exit.span);
    let mut lines = match exit.kind {
        // Its label releases what there is.
        StmtKind::Goto(_) => Vec::new(),
        _ => exits::releases(job.ctx.code, function, behind.span.end),
    };
    lines.push(text.to_owned());
    let question = holds(job.text(function, cond.span));
    (asks && leaves(then)).then(|| guard::branch(&question, &lines.join("\n")))
}

fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.peel().kind, ExprKind::Name(own) if own == name)
}

/// Whether a value is read from something rather than created.
fn is_fetch(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::AddressOf(_) => true,
        ExprKind::Binary { left, .. } => is_fetch(left),
        ExprKind::Call { .. } => true,
        _ => false,
    }
}

fn repeatable(text: &str) -> bool {
    let makes = [
        "alloc", "new", "create", "dup", "open", "next", "pop", "push", "read", "take",
    ];
    let lower = text.to_ascii_lowercase();
    is_pure(text)
        || !makes.iter().any(|word| lower.contains(word))
            && !text.contains("++")
            && !text.contains("--")
}

/// A reference cannot be fetched again: its expression is written out after the call.
fn in_its_place(function: &Function, name: &str, value: &str, behind: &Stmt) -> Vec<TextEdit> {
    let uses = names_in_function(function, name)
        .into_iter()
        .filter(|expr| expr.span.start >= behind.span.end);
    uses.map(|expr| TextEdit::replace(&function.head.file, expr.span, value))
        .collect()
}

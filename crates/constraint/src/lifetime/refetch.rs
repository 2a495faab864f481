//! A pointer into a block that a call may move or free: fetched again behind the call.

use patchwright_probes::syntax::Function;
use patchwright_probes::syntax::tree::{Expr, ExprKind, Stmt};

use super::Job;
use crate::checks::is_pure;
use crate::edits;
use crate::flow::{self, Definition, How};
use crate::paths;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::walk_all::names_in_function;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for user in job.ctx.stack.iter().take(3) {
        // The call that freed stands in the same function as the use.
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

/// One variable that was fetched before the call and is used behind it.
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
        crate::scope::names_in(job.text(function, stmt.span)).contains(&name.as_str())
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
    let edits = edits::insert_after(job.ctx.file(function)?, &path, &format!("{name} = {text};"));
    job.proposal(
        Operator::RefetchAlias,
        PlaceKind::Producer,
        at,
        edits,
        cause,
        0,
    )
}

/// Whether a value is read out of something, and not made.
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

/// A reference cannot be fetched again: what it stands for is written out behind the call.
fn in_its_place(function: &Function, name: &str, value: &str, behind: &Stmt) -> Vec<TextEdit> {
    let uses = names_in_function(function, name)
        .into_iter()
        .filter(|expr| expr.span.start >= behind.span.end);
    uses.map(|expr| TextEdit::replace(&function.head.file, expr.span, value))
        .collect()
}

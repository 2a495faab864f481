//! A block-scoped variable that is used after its block: its declaration moves out.

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::{Function, paths};

use super::Job;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let object = job
        .ctx
        .report
        .region
        .as_ref()
        .and_then(|region| region.object.clone());
    for frame in job.ctx.stack.iter().take(4) {
        let Some(used) = frame.path.last() else {
            continue;
        };
        paths::each_path(frame.function.body(), &mut |path| {
            let Some(stmt) = path.last() else {
                return;
            };
            let StmtKind::Declare(variables) = &stmt.kind else {
                return;
            };
            let [only] = variables.as_slice() else {
                return;
            };
            let named = object.as_deref().is_none_or(|object| object == only.name);
            if named && stmt.span.end < used.span.start {
                found.extend(hoisted(job, frame.function, path, only, used));
            }
        });
    }
    found
}

/// Moves the declaration before the outermost enclosing statement that does not contain the use.
fn hoisted(
    job: &Job<'_, '_>,
    function: &Function,
    path: &[&Stmt],
    variable: &Variable,
    used: &Stmt,
) -> Option<Proposal> {
    let outer = path
        .iter()
        .position(|around| !around.span.contains(&used.span))?;
    let stmt = *path.last()?;
    let outside = path.get(..=outer)?;
    if std::ptr::eq(*outside.last()?, stmt) {
        return None;
    }
    let file = job.ctx.file(function)?;
    let declared = job.text(function, stmt.span);
    let mut edits;
    match &variable.init {
        None => {
            edits = edits::insert_before(file, outside, declared);
            edits.push(TextEdit::replace(&function.head.file, stmt.span, ""));
        }
        Some(init) if assignable(variable, init) => {
            let head = declared.get(..init.span.start.checked_sub(stmt.span.start)?)?;
            let head = head.trim_end().strip_suffix('=')?.trim_end();
            edits = edits::insert_before(file, outside, &format!("{head};"));
            let assigned = format!("{} = {};", variable.name, job.text(function, init.span));
            edits.push(TextEdit::replace(&function.head.file, stmt.span, assigned));
        }
        Some(_) => return None,
    }
    let cause = format!(
        "`{}` ends with its block, and a pointer to it is used behind that.",
        variable.name
    );
    job.proposal(
        Operator::FreeAfterLastUse,
        PlaceKind::Producer,
        (function, stmt),
        edits,
        cause,
        0,
    )
}

fn assignable(variable: &Variable, init: &Expr) -> bool {
    variable.dimensions.is_empty()
        && !variable.reference
        && !variable.ty.contains("const")
        && !variable.ty.contains("auto")
        && !matches!(init.kind, ExprKind::List(_) | ExprKind::Text(_))
}

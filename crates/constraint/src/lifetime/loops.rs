//! A list that is freed while it is traversed: the next node is read before the free.

use patchwright_analysis::flow;
use patchwright_analysis::lifetime::frees;
use patchwright_code::Function;
use patchwright_code::paths::is_loop;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::type_of;

use super::Job;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for user in job.ctx.stack.iter().take(2) {
        let Some(freeing) = job
            .freed
            .iter()
            .find(|frame| std::ptr::eq(frame.function, user.function))
        else {
            continue;
        };
        let around = freeing.path.iter().rev().find(|stmt| is_loop(stmt));
        if let (Some(around), Some(stmt)) = (around, freeing.path.last()) {
            found.extend(saved(job, user.function, around, stmt, &freeing.path));
        }
    }
    found
}

/// `for (p = head; p; p = p->next) { … free(p); }` and the `while` that steps at its end.
fn saved(
    job: &Job<'_, '_>,
    function: &Function,
    around: &Stmt,
    freeing: &Stmt,
    freeing_path: &[&Stmt],
) -> Option<Proposal> {
    let freed = frees::in_statement(freeing).into_iter().next()?.what;
    let name = job.text(function, freed.span).to_owned();
    let ExprKind::Name(_) = &freed.kind else {
        return None;
    };
    let step = step_of(job, function, around, &name)?;
    let ty = type_of(job.ctx.code, function, freeing.span.start, freed)?;
    let saved = format!("next_{name}");
    let file = job.ctx.file(function)?;
    let value = job.text(function, step.span);
    let in_head = matches!(&around.kind, StmtKind::For { step: Some(head), .. } if head.span.contains(&step.span));
    let mut edits = vec![TextEdit::replace(
        &function.head.file,
        step.span,
        saved.clone(),
    )];
    let declared = declared_type(function, &name).unwrap_or(ty.text());
    let space = if declared.ends_with('*') { "" } else { " " };
    if in_head {
        // The head of the loop cannot see what its body declares.
        let outer = patchwright_code::paths::path_to(function.body(), around)?;
        edits.extend(edits::insert_before(
            file,
            &outer,
            &format!("{declared}{space}{saved};"),
        ));
        let first = flow::first_of_body(around)?;
        let path = patchwright_code::paths::path_to(function.body(), first)?;
        edits.extend(edits::insert_before(
            file,
            &path,
            &format!("{saved} = {value};"),
        ));
    } else {
        edits.extend(edits::insert_before(
            file,
            freeing_path,
            &format!("{declared}{space}{saved} = {value};"),
        ));
    }
    let cause = format!("The walk goes on from `{name}` after that node was freed.");
    job.proposal(
        Operator::FreeAfterLastUse,
        PlaceKind::Producer,
        (function, freeing),
        edits,
        cause,
        0,
    )
}

/// The value of `p = p->next` in a loop's head or body.
fn step_of<'a>(
    job: &Job<'_, '_>,
    function: &Function,
    around: &'a Stmt,
    name: &str,
) -> Option<&'a Expr> {
    let mut found = None;
    patchwright_code::paths::each_path(around, &mut |path| {
        let Some(stmt) = path.last() else {
            return;
        };
        for expr in patchwright_code::walk::all_exprs(stmt) {
            if let ExprKind::Assign { op, target, value } = &expr.kind
                && *op == AssignOp::Plain
                && job.text(function, target.span) == name
                && patchwright_code::scope::names_in(job.text(function, value.span)).contains(&name)
            {
                found = Some(value.as_ref());
            }
        }
    });
    found
}

/// The variable's type as it is written, qualifiers and all.
fn declared_type(function: &Function, name: &str) -> Option<String> {
    let locals = function.locals();
    let variable = locals.iter().find(|local| local.name == name)?;
    Some(format!("{} {}", variable.ty, "*".repeat(variable.pointers)))
}

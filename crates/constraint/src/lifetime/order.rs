//! Frees that come too early in their function: moved after the last use, or followed by the missing exit.

use patchwright_analysis::lifetime::frees;
use patchwright_analysis::{exits, flow};
use patchwright_code::tree::{Stmt, StmtKind};
use patchwright_code::walk::leaves;
use patchwright_code::{paths, scope};

use super::Job;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::site;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for user in job.ctx.stack.iter().take(3) {
        let freeing = job
            .freed
            .iter()
            .find(|frame| std::ptr::eq(frame.function, user.function));
        let Some((freeing, used)) =
            freeing.and_then(|frame| Some((frame.path.clone(), *user.path.last()?)))
        else {
            continue;
        };
        found.extend(after_use(job, user.function, &freeing, used));
        found.extend(way_out(job, user.function, &freeing, used));
    }
    found
}

/// Moves the free after the last statement of the block that still names what it frees.
fn after_use(
    job: &Job<'_, '_>,
    function: &patchwright_code::Function,
    freeing: &[&Stmt],
    used: &Stmt,
) -> Option<Proposal> {
    let stmt = *freeing.last()?;
    if used.span.start < stmt.span.end || edits::stands_alone(freeing) {
        return None;
    }
    let freed = freed_name(job, function, stmt)?;
    let mut last = None;
    let mut next = flow::next_after(function, stmt);
    while let Some(sibling) = next {
        let text = job.text(function, sibling.span);
        if scope::names_in(text).contains(&freed.as_str()) {
            last = Some(sibling);
        }
        next = flow::next_after(function, sibling);
    }
    let last = last?;
    // After a statement that leaves or reassigns the name it would never run, or would free something else.
    if leaves(last) || assigns(job, function, last, &freed) {
        return None;
    }
    let path = paths::path_to(function.body(), last)?;
    let text = job.text(function, stmt.span);
    let mut edits = vec![TextEdit::replace(&function.head.file, stmt.span, "")];
    edits.extend(edits::insert_after(job.ctx.file(function)?, &path, text));
    let cause = format!("`{freed}` is freed before its last use.");
    job.proposal(
        Operator::FreeAfterLastUse,
        PlaceKind::Producer,
        (function, stmt),
        edits,
        cause,
        0,
    )
}

/// The exit that the code after the free takes for granted.
fn way_out(
    job: &Job<'_, '_>,
    function: &patchwright_code::Function,
    freeing: &[&Stmt],
    used: &Stmt,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some(stmt) = freeing.last().copied() else {
        return found;
    };
    let inside_branch = freeing.iter().any(|around| {
        matches!(around.kind, StmtKind::If { .. } | StmtKind::Case { .. })
            && !around.span.contains(&used.span)
    });
    if !inside_branch || !job.ctx.may_edit(function) {
        return found;
    }
    // Deep inside a call anything may be freed: leaving because of that would skip everything that follows.
    let Some(freed) = freed_name(job, function, stmt) else {
        return found;
    };
    if !scope::names_in(job.text(function, used.span)).contains(&freed.as_str()) {
        return found;
    }
    for way in exits::ways_out(job.ctx.code, function, stmt.span.end, &[freed.as_str()]) {
        let exits::Style::Plain = way.style else {
            continue;
        };
        // What was just freed must not be freed again on the way out.
        let lines: Vec<&str> = way
            .text
            .lines()
            .filter(|line| !frees_name(line, &freed))
            .collect();
        let Some(file) = job.ctx.file(function) else {
            continue;
        };
        found.push(Proposal {
            operator: Operator::ReturnFromProducer,
            place: PlaceKind::Free,
            exit: way.leaves.into(),
            edits: edits::insert_after(file, freeing, &lines.join("\n")),
            constraint: job.constraint.clone(),
            at: site::location(function, stmt.span.line, None),
            cause: format!(
                "`{freed}` is gone behind this free, and the code behind it goes on to use it."
            ),
            doubt: way.doubt
                + if way.leaves == exits::Leaves::Quietly {
                    0
                } else {
                    1
                },
            check: None,
        });
    }
    found
}

fn frees_name(line: &str, name: &str) -> bool {
    line.contains("free") && scope::names_in(line).contains(&name)
}

/// The variable that a statement frees, directly or through a function.
fn freed_name(
    job: &Job<'_, '_>,
    function: &patchwright_code::Function,
    stmt: &Stmt,
) -> Option<String> {
    let free = frees::in_statement(stmt).into_iter().next()?;
    scope::names_in(job.text(function, free.what.span))
        .first()
        .map(|name| (*name).to_owned())
}

fn assigns(
    job: &Job<'_, '_>,
    function: &patchwright_code::Function,
    stmt: &Stmt,
    name: &str,
) -> bool {
    flow::definitions(function).iter().any(|definition| {
        stmt.span.contains(&definition.stmt.span)
            && definition.target_text(job.ctx.code, function) == name
    })
}

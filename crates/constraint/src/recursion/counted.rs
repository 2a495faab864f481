//! A record counts how deep it is, up on the way in and down on the way out, and nobody asks for the count: what is missing is the
//! limit.

use patchwright_code::term::compare;
use patchwright_code::tree::{Direction, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::{Function, paths, walk};
use patchwright_domain::predicate::Comparison;

use super::{Job, calls, limit};
use crate::guard;
use crate::proposal::Proposal;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some((stmt, counter)) = entered(job) else {
        return found;
    };
    let Some(path) = paths::path_to(job.cut.body(), stmt) else {
        return found;
    };
    let depth = job.text(job.cut, counter.span);
    let limit = limit::choose(job.ctx, job.cut, job.cycle);
    // Before the step, so that the count is right on the way out as well.
    let bad = compare(depth, Comparison::Ge, limit.word.as_str());
    let constraint = job.constraint(depth, &limit.word);
    for proposal in guard::guards(job.ctx, job.cut, &path, &job.guard(&bad, &constraint)) {
        found.extend(job.finished(proposal, limit.edits.clone(), 0));
    }
    found
}

/// The statement that counts up in front of all deeper calls, and what it counts.
fn entered<'a>(job: &Job<'_, 'a>) -> Option<(&'a Stmt, &'a Expr)> {
    let StmtKind::Block(list) = &job.cut.body().kind else {
        return None;
    };
    let deeper = calls::deeper(job.cut, job.cycle);
    let first = deeper.iter().map(|deeper| deeper.call.span.start).min()?;
    let mut steps = list.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Expr(expr) if stmt.span.end <= first => {
            Some((stmt, stepped(expr, Direction::Up)?))
        }
        _ => None,
    });
    steps.find(|(_, counter)| {
        let field = field_of(counter);
        let in_cycle = |has: fn(&Expr, &str) -> bool| {
            let names = |function: &&Function| {
                let mut seen = false;
                walk::each_expr(function.body(), &mut |expr| {
                    seen |= field.is_some_and(|field| has(expr, field));
                });
                seen
            };
            job.cycle.iter().any(names)
        };
        in_cycle(counts_down) && !in_cycle(compares)
    })
}

fn counts_down(expr: &Expr, field: &str) -> bool {
    stepped(expr, Direction::Down).and_then(field_of) == Some(field)
}

fn compares(expr: &Expr, field: &str) -> bool {
    let names = |side: &Expr| {
        let on = match &side.peel().kind {
            ExprKind::Step { on, .. } => on,
            _ => side,
        };
        field_of(on) == Some(field)
    };
    match &expr.kind {
        ExprKind::Binary { op, left, right } => op.is_comparison() && (names(left) || names(right)),
        _ => false,
    }
}

/// The member that an expression counts in one direction.
fn stepped(expr: &Expr, wanted: Direction) -> Option<&Expr> {
    match &expr.peel().kind {
        ExprKind::Step { on, direction, .. } if *direction == wanted => {
            Some(on.peel()).filter(|on| field_of(on).is_some())
        }
        _ => None,
    }
}

fn field_of(place: &Expr) -> Option<&str> {
    place.member().map(|(_, field)| field)
}

//! A pointer that is kept after its block was freed is set to null there, with its siblings; later uses check it first.

mod length;

use patchwright_analysis::flow;
use patchwright_analysis::lifetime::frees;
use patchwright_analysis::lifetime::frees::{By, Free};
use patchwright_analysis::purity::is_pure;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::type_of;
use patchwright_code::{Function, paths, spelling, walk};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::BugKind;

use super::Job;
use crate::edits;
use crate::guard::{self, Guard};
use crate::null::null_word;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};

/// Frames of a free that are considered: wrappers, and the owning function.
const FRAMES: usize = 4;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    found.extend(everywhere(job));
    for (nth, frame) in job.freed.iter().take(FRAMES).enumerate() {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        let doubt = 2 + u32::try_from(nth).unwrap_or(9);
        let inner = nth
            .checked_sub(1)
            .and_then(|inner| job.freed.get(inner))
            .map(|inner| inner.function);
        for place in forgettable(job, frame.function, stmt, inner) {
            let Some(edits) = nulled(job, (frame.function, stmt), inner, &place) else {
                continue;
            };
            let cause = format!("`{place}` still points to the block after it was freed.");
            let at = (frame.function, *stmt);
            found.extend(job.proposal(
                Operator::NullAfterFree,
                PlaceKind::Free,
                at,
                edits.clone(),
                cause.clone(),
                doubt,
            ));
            found.extend(with_guard(job, edits, &place, at, &cause, doubt));
        }
    }
    found
}

/// Every member that a function on one of the stacks frees and keeps, all at once: a function that frees twice needs
/// them all.
fn everywhere(job: &Job<'_, '_>) -> Option<Proposal> {
    let mut edits: Vec<TextEdit> = Vec::new();
    let mut seen: Vec<&Function> = Vec::new();
    let frames = job
        .freed
        .iter()
        .take(FRAMES)
        .chain(job.ctx.stack.iter().take(FRAMES));
    let mut first = None;
    for frame in frames {
        if seen
            .iter()
            .any(|known| std::ptr::eq(*known, frame.function))
            || !job.ctx.may_edit(frame.function)
        {
            continue;
        }
        seen.push(frame.function);
        for (stmts, places) in member_frees(job, frame.function) {
            let Some(last) = stmts.last() else {
                continue;
            };
            let here = (frame.function, last.span.start);
            let text: Vec<String> = places
                .iter()
                .map(|place| length::cleared(job, here, place))
                .collect();
            let path = paths::path_to(frame.function.body(), last)?;
            edits.extend(edits::insert_after(
                job.ctx.file(frame.function)?,
                &path,
                &text.join("\n"),
            ));
            first.get_or_insert((frame.function, *last));
        }
    }
    let at = first?;
    let cause = "What frees these members keeps the pointers, so that clearing twice frees twice."
        .to_owned();
    job.proposal(
        Operator::NullAfterFree,
        PlaceKind::Producer,
        at,
        edits,
        cause,
        0,
    )
}

/// Consecutive frees of members that remain, with what they free.
fn member_frees<'a>(
    job: &Job<'_, 'a>,
    function: &'a Function,
) -> Vec<(Vec<&'a Stmt>, Vec<String>)> {
    let mut runs: Vec<(Vec<&'a Stmt>, Vec<String>)> = Vec::new();
    for free in frees::in_function(function) {
        let kept =
            free.by == By::Free && frees::only_frees(free.stmt) && stays(job, function, &free);
        if !kept {
            continue;
        }
        let place = job.text(function, free.what.span).to_owned();
        let follows = runs
            .last()
            .and_then(|(stmts, _)| stmts.last().copied())
            .is_some_and(|last| {
                flow::next_after(function, last).is_some_and(|next| std::ptr::eq(next, free.stmt))
            });
        match runs.last_mut() {
            Some((stmts, places)) if follows => {
                stmts.push(free.stmt);
                places.push(place);
            }
            Some(_) | None => runs.push((vec![free.stmt], vec![place])),
        }
    }
    runs
}

/// Whether the record that holds the pointer survives the function, and nothing reassigns the pointer.
fn stays(job: &Job<'_, '_>, function: &Function, free: &Free<'_>) -> bool {
    let ExprKind::Member { base, .. } = &free.what.kind else {
        return false;
    };
    let text = job.text(function, free.what.span);
    let owner = spelling::squashed(job.text(function, base.span));
    let owner_freed = frees::in_function(function)
        .iter()
        .any(|other| spelling::squashed(job.text(function, other.what.span)) == owner);
    is_pure(text) && !owner_freed && !set_again(job, function, free.stmt, text)
}

/// Whether one of the next statements of the block reassigns the place.
fn set_again(job: &Job<'_, '_>, function: &Function, stmt: &Stmt, place: &str) -> bool {
    let wanted = spelling::squashed(place);
    let mut next = flow::next_after(function, stmt);
    while let Some(stmt) = next {
        if let StmtKind::Expr(expr) = &stmt.kind
            && let ExprKind::Assign { target, .. } = &expr.peel().kind
            && spelling::squashed(job.text(function, target.span)) == wanted
        {
            return true;
        }
        next = flow::next_after(function, stmt);
    }
    false
}

/// Places that still hold the pointer after a statement of the free stack: what it frees, or what it passes to the
/// function that does.
fn forgettable(
    job: &Job<'_, '_>,
    function: &Function,
    stmt: &Stmt,
    inner: Option<&Function>,
) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut push = |expr: &Expr| {
        let text = job.text(function, expr.span).to_owned();
        let pointer = type_of(job.ctx.code, function, expr.span.start, expr)
            .is_some_and(|ty| ty.resolved(job.ctx.code).pointers > 0 && !ty.is_array());
        let keeps = frees::is_place(expr) && pointer && outlives(job, function, stmt, expr);
        if keeps && is_pure(&text) && !found.contains(&text) {
            found.push(text);
        }
    };
    for free in frees::in_statement(stmt) {
        push(free.what);
    }
    for expr in walk::all_exprs(stmt) {
        if let ExprKind::Call { args, .. } = &expr.kind {
            let freed = args
                .iter()
                .enumerate()
                .filter(|(index, _)| inner.is_some_and(|inner| frees_parameter(inner, *index)));
            freed.map(|(_, arg)| arg.peel()).for_each(&mut push);
        }
    }
    found.retain(|place| !set_again(job, function, stmt, place));
    found.truncate(3);
    found
}

/// Whether a function always frees a parameter that is not null.
fn frees_parameter(function: &Function, index: usize) -> bool {
    let Some(param) = function.head.params.get(index) else {
        return false;
    };
    frees::in_function(function).iter().any(|free| {
        matches!(&free.what.kind, ExprKind::Name(name) if *name == param.name)
            && flow::path_at(function, free.stmt.span.start)
                .iter()
                .all(|around| always(around, &param.name))
    })
}

/// Whether part of a statement runs whenever the statement does: under a condition only if that checks for the block.
fn always(stmt: &Stmt, freed: &str) -> bool {
    let is_it = |expr: &Expr| matches!(&expr.peel().kind, ExprKind::Name(name) if name == freed);
    match &stmt.kind {
        StmtKind::If { cond, .. } => match &cond.peel().kind {
            ExprKind::Binary { op, left, right } => {
                *op == BinOp::Ne && (is_it(left) || is_it(right))
            }
            _ => is_it(cond),
        },
        StmtKind::Switch { .. } | StmtKind::Case { .. } => false,
        _ => !paths::is_loop(stmt),
    }
}

/// Whether a place is read again: a parameter ends with its function, a local may be used below.
fn outlives(job: &Job<'_, '_>, function: &Function, stmt: &Stmt, place: &Expr) -> bool {
    let ExprKind::Name(name) = &place.kind else {
        return true;
    };
    if !function.locals().iter().any(|local| local.name == *name) {
        return true;
    }
    let looped = flow::path_at(function, stmt.span.start)
        .iter()
        .any(|around| paths::is_loop(around));
    let named_below = job
        .ctx
        .file(function)
        .and_then(|file| file.text().get(stmt.span.end..function.head.body.end))
        .is_some_and(|rest| patchwright_code::scope::names_in(rest).contains(&name.as_str()));
    looped || named_below
}

/// After this release of the place and every other of the same function that keeps the pointer: each leads to the same use.
fn nulled(
    job: &Job<'_, '_>,
    (function, stmt): (&Function, &Stmt),
    inner: Option<&Function>,
    place: &str,
) -> Option<Vec<TextEdit>> {
    let file = job.ctx.file(function)?;
    let text = length::cleared(job, (function, stmt.span.start), place);
    let mut edits = Vec::new();
    paths::each_path(function.body(), &mut |path| {
        let Some(other) = path.last() else {
            return;
        };
        let same = std::ptr::eq(*other, stmt);
        let alike = matches!(other.kind, StmtKind::Expr(_))
            && forgettable(job, function, other, inner).contains(&place.to_owned());
        if same || alike {
            edits.extend(edits::insert_after(file, path, &text));
        }
    });
    (!edits.is_empty()).then_some(edits)
}

/// The later use goes through the same member: it checks for null.
fn with_guard(
    job: &Job<'_, '_>,
    nulled: Vec<TextEdit>,
    place: &str,
    at: (&Function, &Stmt),
    cause: &str,
    doubt: u32,
) -> Vec<Proposal> {
    let field = place.rsplit(['.', '>']).next().unwrap_or(place);
    let mut found = Vec::new();
    // Freeing null is fine.
    if job.ctx.report.kind == BugKind::DoubleFree {
        return found;
    }
    for frame in job.ctx.stack.iter().take(2) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        let used = walk::all_exprs(stmt)
            .into_iter()
            .find(|expr| match &expr.kind {
                ExprKind::Member { field: name, .. } => name == field,
                ExprKind::Name(name) => name == field,
                _ => false,
            });
        let Some(used) = used else {
            continue;
        };
        let text = job.text(frame.function, used.span);
        let null = null_word(frame.function);
        let guard = Guard {
            bad: &compare(text, Comparison::Eq, null),
            about: &[field],
            constraint: &job.constraint,
            place: PlaceKind::Free,
            cause,
            doubt: doubt + 1,
        };
        let mut guards = guard::guards(job.ctx, frame.function, &frame.path, &guard);
        guards.extend(guard::wrapped(job.ctx, frame.function, &frame.path, &guard));
        for mut proposal in guards {
            let same_file = |a: &TextEdit| {
                proposal
                    .edits
                    .iter()
                    .any(|b| a.file == b.file && a.start < b.end && b.start < a.end)
            };
            if nulled.iter().any(same_file) {
                continue;
            }
            proposal.edits.extend(nulled.clone());
            proposal.operator = Operator::NullAfterFree;
            proposal.at = crate::site::location(at.0, at.1.span.line, None);
            if proposal.exit == Exit::SilentSkip {
                proposal.doubt += 1;
            }
            found.push(proposal);
        }
    }
    found
}

//! A double free: one of the two frees is removed.

use patchwright_analysis::lifetime::frees;
use patchwright_analysis::lifetime::frees::By;
use patchwright_code::spelling;
use patchwright_code::tree::{ExprKind, Span, StmtKind};
use patchwright_code::types::last_name;

use super::Job;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::site::StackFrame;

const FRAMES: usize = 3;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (first, frames) in [(true, &job.freed), (false, &job.ctx.stack)] {
        for (nth, frame) in frames.iter().take(FRAMES).enumerate() {
            let doubt =
                2 * u32::try_from(nth).unwrap_or(9) + if shared(job, frame) { 0 } else { 3 };
            // The free at the end of the function is needed on its other paths.
            let nested = frame
                .path
                .iter()
                .any(|stmt| matches!(stmt.kind, StmtKind::If { .. }));
            let doubt = doubt + if nested { 0 } else { 2 };
            found.extend(without(job, frame, doubt + u32::from(!first)));
        }
    }
    found
}

/// Whether both frees are in one function, which then frees twice.
fn shared(job: &Job<'_, '_>, frame: &StackFrame<'_>) -> bool {
    let is_it = |other: &StackFrame<'_>| {
        std::ptr::eq(other.function, frame.function) && other.line != frame.line
    };
    job.freed.iter().any(is_it) || job.ctx.stack.iter().any(is_it)
}

/// Removes the freeing statement.
fn without(job: &Job<'_, '_>, frame: &StackFrame<'_>, doubt: u32) -> Option<Proposal> {
    let stmt = *frame.path.last()?;
    let StmtKind::Expr(expr) = &stmt.kind else {
        return None;
    };
    let ExprKind::Call { callee, .. } = &expr.peel().kind else {
        return matches!(expr.peel().kind, ExprKind::Delete { .. })
            .then(|| removed(job, frame, doubt))
            .flatten();
    };
    let name = last_name(callee).unwrap_or_default();
    if frees::frees(name) == Some(By::Realloc) {
        return None;
    }
    // A statement that frees twice is right the first time.
    let is_it = |other: &StackFrame<'_>| {
        std::ptr::eq(other.function, frame.function) && other.line == frame.line
    };
    if job.freed.iter().any(is_it) && job.ctx.stack.iter().any(is_it) {
        return None;
    }
    removed(job, frame, doubt)
}

fn removed(job: &Job<'_, '_>, frame: &StackFrame<'_>, doubt: u32) -> Option<Proposal> {
    let stmt = *frame.path.last()?;
    let text = job.text(frame.function, stmt.span);
    let alone = crate::edits::stands_alone(&frame.path);
    let edit = match alone {
        true => TextEdit::replace(&frame.function.head.file, stmt.span, ";"),
        false => line_of(job, frame, stmt.span),
    };
    let cause = format!(
        "`{}` frees a block that is freed elsewhere as well.",
        spelling::squashed(text).trim_end_matches(';')
    );
    job.proposal(
        Operator::RemoveSecondFree,
        PlaceKind::Free,
        (frame.function, stmt),
        vec![edit],
        cause,
        doubt,
    )
}

/// The statement with its line, if it is alone on it.
fn line_of(job: &Job<'_, '_>, frame: &StackFrame<'_>, span: Span) -> TextEdit {
    let whole = TextEdit::replace(&frame.function.head.file, span, "");
    let Some(file) = job.ctx.file(frame.function) else {
        return whole;
    };
    let text = file.text();
    let head = text.get(..span.start).unwrap_or_default();
    let start = head.rfind('\n').map_or(0, |at| at + 1);
    let rest = text.get(span.end..).unwrap_or_default();
    let end = rest.find('\n').map_or(rest.len(), |at| at + 1);
    let lonely = head.get(start..).is_some_and(|lead| lead.trim().is_empty())
        && rest.get(..end).is_some_and(|tail| tail.trim().is_empty());
    match lonely {
        true => TextEdit {
            file: whole.file,
            start,
            end: span.end + end,
            text: String::new(),
        },
        false => whole,
    }
}

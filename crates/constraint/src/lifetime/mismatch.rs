//! Blocks freed by the wrong function, and pointers that did not come from an allocation.

use patchwright_analysis::crash;
use patchwright_analysis::lifetime::frees;
use patchwright_analysis::purity::is_pure;
use patchwright_code::term::compare;
use patchwright_code::tree::ExprKind;
use patchwright_code::types::{last_name, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::{scope, spelling};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::{MemoryPlace, StackRole};

use super::Job;
use crate::guard::{self, Guard};
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

/// `delete[]` for `new[]`, `free` for `malloc`.
pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let Some(made) = job.ctx.report.stack(StackRole::Allocation) else {
        return found;
    };
    let maker = made
        .frames
        .first()
        .and_then(|frame| frame.function.as_deref())
        .unwrap_or_default();
    for frame in job.ctx.stack.iter().take(2) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for expr in all_exprs(stmt) {
            let what = match &expr.kind {
                ExprKind::Delete { on, .. } => on.as_ref(),
                ExprKind::Call { callee, args } if last_name(callee) == Some("free") => {
                    match args.first() {
                        Some(arg) => arg,
                        None => continue,
                    }
                }
                _ => continue,
            };
            let text = job.text(frame.function, what.span);
            let right = match maker {
                _ if maker.contains("new[]") => format!("delete[] {text}"),
                _ if maker.contains("new") => format!("delete {text}"),
                _ => format!("free({text})"),
            };
            let edits = vec![TextEdit::replace(
                &frame.function.head.file,
                expr.span,
                right,
            )];
            let cause =
                format!("`{text}` was allocated by `{maker}` and is freed by something else.");
            found.extend(job.proposal(
                Operator::RemoveSecondFree,
                PlaceKind::CrashSite,
                (frame.function, *stmt),
                edits,
                cause,
                0,
            ));
        }
    }
    found
}

/// A free of something that is no heap block: freed only if it is one, or a copy kept instead.
pub(super) fn not_heap(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let place = job.ctx.report.region.as_ref().map(|region| region.place);
    if place == Some(MemoryPlace::Heap) {
        return found;
    }
    for frame in job.ctx.stack.iter().take(2) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for free in frees::in_statement(stmt) {
            let flow = crash::flow_of(job.ctx);
            let text = job.text(frame.function, free.what.span);
            for source in flow.producers(frame.function, free.what.span.start, free.what, 3) {
                let Some(value) = source.value.map(|value| value.peel()) else {
                    continue;
                };
                let value_text = spelling::text_of(job.ctx.code, source.function, value);
                if let ExprKind::Text(literal) = &value.kind {
                    let edits = vec![TextEdit::replace(
                        &source.function.head.file,
                        value.span,
                        format!("strdup({literal})"),
                    )];
                    let cause = format!("`{text}` can be a literal, which is not on the heap.");
                    found.extend(job.proposal(
                        Operator::KeepStartForFree,
                        PlaceKind::Producer,
                        (source.function, source.stmt),
                        edits,
                        cause,
                        1,
                    ));
                }
                let visible =
                    scope::usable(job.ctx.code, frame.function, stmt.span.start, &value_text);
                let is_array = type_of(job.ctx.code, source.function, value.span.start, value)
                    .is_some_and(|ty| ty.is_array());
                let static_place = is_array || matches!(value.kind, ExprKind::AddressOf(_));
                if static_place
                    && visible
                    && is_pure(text)
                    && is_pure(&value_text)
                    && value_text != text
                {
                    found.extend(guarded(job, frame, text, &value_text));
                }
            }
        }
    }
    found
}

fn guarded(
    job: &Job<'_, '_>,
    frame: &crate::site::StackFrame<'_>,
    text: &str,
    other: &str,
) -> Option<Proposal> {
    let guard = Guard {
        bad: &compare(text, Comparison::Eq, other),
        about: &[],
        constraint: &job.constraint,
        place: PlaceKind::CrashSite,
        cause: "What is freed here is not always a block of the heap.",
        doubt: 1,
    };
    guard::wrapped(job.ctx, frame.function, &frame.path, &guard)
}

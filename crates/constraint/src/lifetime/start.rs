//! A pointer that is advanced and then freed: the start of its block is kept next to it, and freed instead.

use patchwright_analysis::flow::How;
use patchwright_analysis::lifetime::frees;
use patchwright_analysis::lifetime::frees::Free;
use patchwright_analysis::{crash, flow};
use patchwright_code::spelling::bare;
use patchwright_code::tree::{Expr, ExprKind, Via};
use patchwright_code::types::type_of;
use patchwright_code::{Function, paths};

use super::Job;
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in job.ctx.stack.iter().take(2) {
        for free in frame
            .path
            .last()
            .map(|stmt| frees::in_statement(stmt))
            .unwrap_or_default()
        {
            match &free.what.kind {
                ExprKind::Name(_) => found.extend(of_variable(job, frame.function, &free)),
                ExprKind::Member { base, field, .. } => {
                    found.extend(of_member(job, frame.function, &free, base, field));
                }
                _ => {}
            }
        }
    }
    found
}

/// A local pointer: another local keeps its first value.
fn of_variable(job: &Job<'_, '_>, function: &Function, free: &Free<'_>) -> Option<Proposal> {
    let name = job.text(function, free.what.span);
    let definitions = flow::definitions(function);
    let ours =
        |definition: &&flow::Definition<'_>| definition.target_text(job.ctx.code, function) == name;
    let moved = definitions
        .iter()
        .filter(ours)
        .any(|definition| definition.how == How::Stepped);
    let made = definitions.iter().filter(ours).find(|definition| {
        matches!(definition.how, How::Assigned | How::Declared)
            && definition
                .value
                .is_some_and(|value| matches!(value.peel().kind, ExprKind::Call { .. }))
    })?;
    let locals = function.locals();
    let variable = locals.iter().find(|local| local.name == name)?;
    if !moved {
        return None;
    }
    let start = format!("{name}_start");
    let file = job.ctx.file(function)?;
    let path = paths::path_to(function.body(), made.stmt)?;
    let stars = "*".repeat(variable.pointers.max(1));
    let mut edits = edits::insert_after(
        file,
        &path,
        &format!("{} {stars}{start} = {name};", variable.ty),
    );
    for other in frees::in_function(function) {
        if job.text(function, other.what.span) == name {
            edits.push(TextEdit::replace(
                &function.head.file,
                other.what.span,
                start.clone(),
            ));
        }
    }
    let cause = format!(
        "`{name}` is moved on before it is freed, and no longer points to the start of its block."
    );
    job.proposal(
        Operator::KeepStartForFree,
        PlaceKind::Producer,
        (function, made.stmt),
        edits,
        cause,
        1,
    )
}

/// A member: another member keeps the start, set where the block is allocated.
fn of_member(
    job: &Job<'_, '_>,
    function: &Function,
    free: &Free<'_>,
    base: &Expr,
    field: &str,
) -> Option<Proposal> {
    let code = job.ctx.code;
    let owner = type_of(code, function, free.stmt.span.start, base)?.resolved(code);
    let variable = code.field(&owner.base, field)?;
    let record = code.record(&owner.base)?;
    let start = format!("{field}_start");
    if record.fields.iter().any(|other| other.name == start) {
        return None;
    }
    let flow = crash::flow_of(job.ctx);
    let stores = flow.stores_to_field(Some(&owner.base), field, flow::SourceKind::Field);
    if !stores
        .iter()
        .any(|store| store.kind == flow::SourceKind::Stepped)
    {
        return None;
    }
    let record_file = code.file(&record.file)?;
    let mut edits = vec![TextEdit {
        file: record.file.clone(),
        start: member_end(record_file.text(), variable.span.end)?,
        end: member_end(record_file.text(), variable.span.end)?,
        text: format!(
            "\n{}{} {}{start}; /* what `{field}` pointed to at first, to be freed */",
            record_file.indent_at(variable.span.start),
            variable.ty,
            "*".repeat(variable.pointers),
        ),
    }];
    for store in &stores {
        if store.kind == flow::SourceKind::Stepped {
            continue;
        }
        let end = store.holder.len().checked_sub(field.len())?;
        let kept = format!("{}{start} = {};", store.holder.get(..end)?, store.holder);
        let path = paths::path_to(store.function.body(), store.stmt)?;
        edits.extend(edits::insert_after(
            job.ctx.file(store.function)?,
            &path,
            &kept,
        ));
    }
    edits.extend(frees_of_start(job, &owner.base, field, &start));
    let cause = format!(
        "`{field}` is moved on after it was allocated, so that it is not the start of the block that is freed."
    );
    job.proposal(
        Operator::KeepStartForFree,
        PlaceKind::Producer,
        (function, free.stmt),
        edits,
        cause,
        0,
    )
}

/// Every free of the member frees the start instead.
fn frees_of_start(job: &Job<'_, '_>, owner: &str, field: &str, start: &str) -> Vec<TextEdit> {
    let code = job.ctx.code;
    let mut edits = Vec::new();
    for function in code.functions() {
        for free in frees::in_function(function) {
            let ExprKind::Member {
                base,
                field: name,
                via,
            } = &free.what.kind
            else {
                continue;
            };
            let ours = name == field
                && type_of(code, function, base.span.start, base)
                    .is_none_or(|ty| bare(&ty.resolved(code).base) == bare(owner));
            if ours {
                let arrow = match via {
                    Via::Arrow => "->",
                    Via::Dot => ".",
                };
                let text = format!("{}{arrow}{start}", job.text(function, base.span));
                edits.push(TextEdit::replace(&function.head.file, free.what.span, text));
            }
        }
    }
    edits
}

/// After the `;` of a member, and the comment on its line.
fn member_end(text: &str, from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let line = rest.split('\n').next()?;
    line.contains(';').then_some(from + line.trim_end().len())
}

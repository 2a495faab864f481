//! Another structure still points to an object when it is freed: it drops the pointer first, at every place that frees
//! such objects the same way.

mod holder;
mod slots;
mod walk;

use patchwright_analysis::purity::is_pure;
use patchwright_analysis::{crash, flow};
use patchwright_code::spelling::bare;
use patchwright_code::term::compare;
use patchwright_code::tree::{ExprKind, Stmt, Via};
use patchwright_code::types::{Type, class_of, last_name, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths, spelling};
use patchwright_domain::predicate::Comparison;

use super::Job;
use crate::edits;
use crate::guard;
use crate::null::null_word;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::site::StackFrame;
use holder::{instance, removers};

const FRAMES: usize = 5;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for object in objects(job) {
        for (nth, remover) in removers(job, &object).into_iter().enumerate() {
            let doubt = u32::try_from(nth).unwrap_or(9);
            found.extend(told(
                job,
                &object,
                &|function, at, doomed| remover.call(job, function, at, doomed),
                doubt,
            ));
        }
        for (holder, field) in kept_in_fields(job, &object, Kept::InOthers) {
            let cleared = |function: &Function, at: usize, doomed: &str| {
                cleared(job, function, at, &holder, &field, doomed)
            };
            found.extend(told(job, &object, &cleared, 1));
        }
        for table in slots::tables(job, &object) {
            let emptied = |function: &Function, at: usize, doomed: &str| {
                table.emptied(job, function, at, doomed)
            };
            found.extend(told(job, &object, &emptied, 1));
        }
        for (holder, field) in kept_in_fields(job, &object, Kept::Anywhere) {
            for walk in walk::walks(job, &holder) {
                let cleared = |function: &Function, at: usize, doomed: &str| {
                    walk.clearing(job, function, at, &field, doomed)
                };
                found.extend(told(job, &object, &cleared, 1));
            }
        }
    }
    found
}

/// The possible types of the freed object: whose method crashed, what the statements point to.
fn objects(job: &Job<'_, '_>) -> Vec<String> {
    let code = job.ctx.code;
    let mut found: Vec<String> = Vec::new();
    let mut push = |name: &str| {
        let name = bare(name).to_owned();
        if code.record(&name).is_some() && !found.contains(&name) {
            found.push(name);
        }
    };
    for frame in job.ctx.stack.iter().take(3) {
        if let Some(class) = class_of(frame.function) {
            push(class);
        }
        for expr in frame
            .path
            .last()
            .map(|stmt| all_exprs(stmt))
            .unwrap_or_default()
        {
            let base = match &expr.kind {
                ExprKind::Member {
                    base,
                    via: Via::Arrow,
                    ..
                } => base.as_ref(),
                ExprKind::Deref(on) => on.as_ref(),
                _ => continue,
            };
            if let Some(ty) = type_of(code, frame.function, base.span.start, base) {
                let ty = ty.resolved(code);
                if ty.pointers == 1 {
                    push(&ty.base);
                }
            }
        }
    }
    found.truncate(3);
    found
}

/// Whose fields are considered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kept {
    InOthers,
    /// Also those of objects of the same type.
    Anywhere,
}

/// Fields that the crashing pointer was read from: record and member.
fn kept_in_fields(job: &Job<'_, '_>, object: &str, kept: Kept) -> Vec<(String, String)> {
    let code = job.ctx.code;
    let mut found: Vec<(String, String)> = Vec::new();
    for frame in job.ctx.stack.iter().take(3) {
        for expr in frame
            .path
            .last()
            .map(|stmt| all_exprs(stmt))
            .unwrap_or_default()
        {
            found.extend(field_of(job, frame, expr, object, kept));
            if let ExprKind::Name(_) = &expr.kind {
                let flow = crash::flow_of(job.ctx);
                for source in flow.producers(frame.function, expr.span.start, expr, 2) {
                    if let Some(value) = source.value {
                        let there = StackFrame {
                            function: source.function,
                            ..frame.clone()
                        };
                        found.extend(field_of(job, &there, value.peel(), object, kept));
                    }
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found.retain(|(record, field)| code.field(record, field).is_some());
    found.truncate(2);
    found
}

fn field_of(
    job: &Job<'_, '_>,
    frame: &StackFrame<'_>,
    expr: &patchwright_code::tree::Expr,
    object: &str,
    kept: Kept,
) -> Option<(String, String)> {
    let code = job.ctx.code;
    let ExprKind::Member { base, field, .. } = &expr.kind else {
        return None;
    };
    let owner = type_of(code, frame.function, base.span.start, base)?.resolved(code);
    let ty = Type::of_variable(code.field(&owner.base, field)?).resolved(code);
    let fits = ty.pointers == 1
        && ty.dimensions.is_empty()
        && bare(&ty.base) == object
        && (kept == Kept::Anywhere || bare(&owner.base) != object);
    fits.then(|| (bare(&owner.base).to_owned(), field.clone()))
}

/// `if (h->f == doomed) h->f = NULL;`
fn cleared(
    job: &Job<'_, '_>,
    function: &Function,
    at: usize,
    holder: &str,
    field: &str,
    doomed: &str,
) -> Option<String> {
    let place = format!(
        "{}{field}",
        instance(job, function, at, holder)?.method_access()
    );
    (place != doomed).then(|| {
        let points_there = compare(place.as_str(), Comparison::Eq, doomed);
        guard::branch(
            &points_there,
            &format!("{place} = {};", null_word(function)),
        )
    })
}

/// The statements that clear a pointer to a doomed object, at an offset of a function.
type Clear<'w> = dyn Fn(&Function, usize, &str) -> Option<String> + 'w;

/// Clears the pointer before the free that the report names and before all frees like it.
fn told(job: &Job<'_, '_>, object: &str, clear: &Clear<'_>, doubt: u32) -> Vec<Proposal> {
    let mut found = Vec::new();
    for (nth, frame) in job.freed.iter().take(FRAMES).enumerate() {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        let Some(here) = at_place(job, frame.function, stmt, object, clear) else {
            continue;
        };
        let inner = nth
            .checked_sub(1)
            .and_then(|inner| job.freed.get(inner))
            .map(|frame| frame.function);
        // If only one of several callers cleared it, the others would still free as before.
        let mut all = here.clone();
        for (function, stmt) in same_way(job, frame.function, stmt, inner) {
            all.extend(at_place(job, function, stmt, object, clear).unwrap_or_default());
        }
        let single = u32::from(all.len() == here.len());
        found.extend(job.proposal(
            Operator::DropAlias,
            PlaceKind::Producer,
            (frame.function, *stmt),
            all,
            format!("A `{object}` is freed here while another structure still points to it."),
            doubt + u32::try_from(nth).unwrap_or(9) / 2 + single,
        ));
    }
    found
}

fn at_place(
    job: &Job<'_, '_>,
    function: &Function,
    stmt: &Stmt,
    object: &str,
    clear: &Clear<'_>,
) -> Option<Vec<TextEdit>> {
    if !job.ctx.may_edit(function) {
        return None;
    }
    let doomed = doomed(job, function, stmt, object)?;
    let text = clear(function, stmt.span.start, &doomed)?;
    let body = spelling::squashed(job.text(function, function.head.body));
    if body.contains(&spelling::squashed(&text)) {
        return None;
    }
    let path = paths::path_to(function.body(), stmt)?;
    Some(edits::insert_before(job.ctx.file(function)?, &path, &text))
}

/// The object as a pointer at a place: what the statement frees or names, else the nearest variable.
fn doomed(job: &Job<'_, '_>, function: &Function, stmt: &Stmt, object: &str) -> Option<String> {
    let code = job.ctx.code;
    let as_pointer = |text: &str, ty: &Type| {
        let ty = ty.resolved(code);
        let ours = bare(&ty.base) == object && !ty.is_array() && is_pure(text);
        match ty.pointers {
            0 if ours => Some(format!("&{text}")),
            1 if ours => Some(text.to_owned()),
            _ => None,
        }
    };
    for expr in all_exprs(stmt) {
        if let Some(ty) = type_of(code, function, stmt.span.start, expr)
            && let Some(text) = as_pointer(job.text(function, expr.span), &ty)
        {
            return Some(text);
        }
    }
    let visible = function.visible_at(stmt.span.start);
    visible
        .into_iter()
        .rev()
        .find_map(|variable| as_pointer(&variable.name, &Type::of_variable(variable)))
}

/// Other statements that call the function which freed.
fn same_way<'a>(
    job: &Job<'_, 'a>,
    function: &Function,
    stmt: &Stmt,
    inner: Option<&'a Function>,
) -> Vec<(&'a Function, &'a Stmt)> {
    let Some(inner) = inner else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for site in job.ctx.code.callers(&inner.head.name) {
        let ExprKind::Call { callee, .. } = &site.call.kind else {
            continue;
        };
        let here = std::ptr::eq(site.function, function) && stmt.span.contains(&site.call.span);
        // A method of the same name on something else is another function.
        let method = class_of(inner).is_none() || receiver_is(job, site.function, callee, inner);
        if !here
            && method
            && last_name(callee).is_some()
            && let Some(stmt) = flow::simple_at(site.function, site.call.span.start)
        {
            found.push((site.function, stmt));
        }
    }
    found
}

fn receiver_is(
    job: &Job<'_, '_>,
    function: &Function,
    callee: &patchwright_code::tree::Expr,
    inner: &Function,
) -> bool {
    match &callee.kind {
        ExprKind::Member { base, .. } => type_of(job.ctx.code, function, base.span.start, base)
            .is_none_or(|ty| {
                Some(bare(&ty.resolved(job.ctx.code).base)) == class_of(inner).map(bare)
            }),
        _ => class_of(function) == class_of(inner),
    }
}

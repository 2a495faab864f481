//! Counts in a parameter: an existing one, or a new one that is passed through the cycle.

use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::types::{Type, class_of, last_name};
use patchwright_code::{Function, paths, prototypes, spelling};
use patchwright_domain::predicate::Comparison;

use super::{Job, calls, limit};
use crate::checks;
use crate::guard;
use crate::heads;
use crate::proposal::{Exit, Proposal, TextEdit};
use crate::site::Context;

/// The name of a parameter that grows by one with each deeper call.
pub(super) fn counting(ctx: &Context<'_>, cut: &Function, cycle: &[&Function]) -> Option<String> {
    cut.head
        .params
        .iter()
        .enumerate()
        .find_map(|(index, param)| {
            Type::of_variable(param).number(ctx.code)?;
            let mut grows = false;
            for function in cycle {
                for deeper in calls::deeper(function, cycle) {
                    let ExprKind::Call { args, .. } = &deeper.call.kind else {
                        continue;
                    };
                    grows |= args.get(index).is_some_and(adds_one);
                }
            }
            grows.then(|| param.name.clone())
        })
}

fn adds_one(arg: &Expr) -> bool {
    match &arg.peel().kind {
        ExprKind::Binary { op, left, right } => {
            *op == BinOp::Add
                && matches!(left.peel().kind, ExprKind::Name(_))
                && matches!(&right.peel().kind, ExprKind::Number(text) if text == "1")
        }
        _ => false,
    }
}

/// A new parameter `depth` of all functions of the cycle.
pub(super) fn thread(job: &Job<'_, '_>) -> Vec<Proposal> {
    if counting(job.ctx, job.cut, job.cycle).is_some() {
        return Vec::new();
    }
    let Some(edits) = threaded(job) else {
        return Vec::new();
    };
    let limit = limit::choose(job.ctx, job.cut, job.cycle);
    let bad = compare("depth", Comparison::Ge, limit.word.as_str());
    let constraint = job.constraint("depth", &limit.word);
    let Some(path) = checks::entry(job.cut).and_then(|stmt| paths::path_to(job.cut.body(), stmt))
    else {
        return Vec::new();
    };
    let guards = guard::guards(job.ctx, job.cut, &path, &job.guard(&bad, &constraint));
    let mut found = Vec::new();
    for proposal in guards
        .into_iter()
        .filter(|proposal| proposal.exit == Exit::ErrorExit)
    {
        let mut more = edits.clone();
        more.extend(limit.edits.clone());
        found.extend(job.finished(proposal, more, 4));
    }
    found
}

/// The parameter in every head, and an argument in every call; none if a function is used in other ways.
fn threaded(job: &Job<'_, '_>) -> Option<Vec<TextEdit>> {
    let code = job.ctx.code;
    let mut edits = Vec::new();
    for function in job.cycle {
        let taken = function.locals().iter().any(|local| local.name == "depth");
        if taken || class_of(function).is_some() || !job.ctx.may_edit(function) {
            return None;
        }
        edits.extend(heads::with_parameter(code, function, "int depth")?);
        for site in code.callers(&function.head.name) {
            let ExprKind::Call { args, callee } = &site.call.kind else {
                return None;
            };
            let inside = job
                .cycle
                .iter()
                .any(|other| std::ptr::eq(*other, site.function));
            let counts = std::ptr::eq(site.function, job.cut);
            let value = match (inside, counts) {
                (true, true) => "depth + 1",
                (true, false) => "depth",
                (false, _) => "0",
            };
            let at = site.call.span.end.checked_sub(1)?;
            let text = if args.is_empty() {
                value.to_owned()
            } else {
                format!(", {value}")
            };
            last_name(callee)?;
            edits.push(TextEdit {
                file: site.function.head.file.clone(),
                start: at,
                end: at,
                text,
            });
        }
        if !only_called(job, function) {
            return None;
        }
    }
    let editable = edits.iter().all(|edit| (job.ctx.editable)(&edit.file));
    editable.then_some(edits)
}

/// Whether the name appears only in heads and calls: a pointer to it would keep the old type.
pub(super) fn only_called(job: &Job<'_, '_>, function: &Function) -> bool {
    let code = job.ctx.code;
    let name = &function.head.name;
    let known = code.callers(name).len()
        + prototypes::prototypes(code, name).len()
        + code.functions_named(name).len();
    let mut seen = 0;
    for file in code.files() {
        let text = file.text();
        for at in spelling::word_offsets(text, name) {
            let line = text
                .get(..at)
                .unwrap_or_default()
                .rsplit('\n')
                .next()
                .unwrap_or_default()
                .trim_start();
            let in_comment = line.starts_with('*')
                || line.contains("/*")
                || line.contains("//")
                || line.contains('"');
            seen += usize::from(!in_comment);
        }
    }
    code.functions_named(name).len() == 1 && seen <= known
}

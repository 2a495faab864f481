//! An object is freed directly, where another function of the program first unlinks such objects from what else points
//! to them: that function is called instead.

use patchwright_analysis::flow;
use patchwright_code::tree::{Expr, ExprKind, Stmt};
use patchwright_code::types::{Type, class_of, last_name};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, scope, walk, walk_all};

use super::Job;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};
use crate::site::StackFrame;

const FRAMES: usize = 4;

pub(super) fn propose(job: &Job<'_, '_>) -> Vec<Proposal> {
    let fields = fields_on_the_way(job);
    let mut found = Vec::new();
    for frame in job.freed.iter().take(FRAMES) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        if !job.ctx.may_edit(frame.function) {
            continue;
        }
        for call in all_exprs(stmt) {
            found.extend(by_another(job, frame.function, stmt, call, &fields));
        }
    }
    found
}

/// Members that the crashing statements go through, also via a local: one of them still holds the object.
fn fields_on_the_way(job: &Job<'_, '_>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for frame in job.ctx.stack.iter().take(FRAMES) {
        for expr in read_by(job, frame) {
            if let ExprKind::Member { field, .. } = &expr.kind
                && !found.contains(field)
            {
                found.push(field.clone());
            }
        }
    }
    found
}

fn read_by<'a>(job: &Job<'_, 'a>, frame: &StackFrame<'a>) -> Vec<&'a Expr> {
    let Some(stmt) = frame.path.last() else {
        return Vec::new();
    };
    let mut found = all_exprs(stmt);
    let names = scope::names_in(job.text(frame.function, stmt.span));
    for definition in flow::definitions(frame.function) {
        let target = definition.target_text(job.ctx.code, frame.function);
        if let Some(value) = definition.value
            && names.contains(&target.as_str())
        {
            walk::each_expr(value, &mut |expr| found.push(expr));
        }
    }
    found
}

/// The same call, of the function that does the same and unlinks first.
fn by_another(
    job: &Job<'_, '_>,
    function: &Function,
    stmt: &Stmt,
    call: &Expr,
    fields: &[String],
) -> Option<Proposal> {
    let ExprKind::Call { callee, args } = &call.kind else {
        return None;
    };
    let ExprKind::Name(bare) = &callee.kind else {
        return None;
    };
    let others = job.ctx.code.functions().filter(|other| {
        !std::ptr::eq(*other, function)
            && class_of(other) == class_of(function)
            && other.head.name != *bare
            && !calls(other, &function.head.name)
            && hands_through(job, other, bare, args.len())
            && scope::usable(job.ctx.code, function, call.span.start, &other.head.name)
    });
    let (other, field) = others
        .filter_map(|other| {
            Some((
                other,
                fields.iter().find(|field| clears(job, other, field))?,
            ))
        })
        .next()?;
    let name = &other.head.name;
    job.proposal(
        Operator::DropAlias,
        PlaceKind::Producer,
        (function, stmt),
        vec![TextEdit::replace(
            &function.head.file,
            callee.span,
            name.clone(),
        )],
        format!(
            "`{bare}` lets go of the object while `{field}` still points to it; `{name}` takes it out there first."
        ),
        0,
    )
}

/// Whether a function forwards all its parameters to another one on every path.
fn hands_through(job: &Job<'_, '_>, function: &Function, callee: &str, count: usize) -> bool {
    let params = &function.head.params;
    let same_types = job
        .ctx
        .code
        .functions_named(callee)
        .first()
        .is_none_or(|inner| {
            let types = |function: &Function| -> Vec<Type> {
                let all = function.head.params.iter();
                all.map(|param| Type::of_variable(param).resolved(job.ctx.code))
                    .collect()
            };
            types(inner) == types(function)
        });
    params.len() == count
        && same_types
        && walk_all::in_function(function)
            .into_iter()
            .any(|(stmt, expr)| {
                let ExprKind::Call { callee: on, args } = &expr.kind else {
                    return false;
                };
                let whole = args.len() == count
                    && args.iter().zip(params).all(|(arg, param)| {
                        matches!(&arg.peel().kind, ExprKind::Name(name) if *name == param.name)
                    });
                let above = flow::path_at(function, stmt.span.start);
                last_name(on) == Some(callee) && whole && above.len() <= 2
            })
}

/// Whether a function, or one that it calls, stores to a member.
fn clears(job: &Job<'_, '_>, function: &Function, field: &str) -> bool {
    let called = walk_all::in_function(function)
        .into_iter()
        .filter_map(|(_, expr)| match &expr.kind {
            ExprKind::Call { callee, .. } => last_name(callee),
            _ => None,
        })
        .flat_map(|name| job.ctx.code.functions_named(name));
    std::iter::once(function).chain(called).any(|function| {
        flow::definitions(function).iter().any(|definition| {
            let Some(mut target) = definition.target.map(Expr::peel) else {
                return false;
            };
            while let ExprKind::Index { base, .. } = &target.kind {
                target = base.peel();
            }
            matches!(&target.kind, ExprKind::Member { field: name, .. } if name == field)
        })
    })
}

fn calls(function: &Function, name: &str) -> bool {
    walk_all::in_function(function).iter().any(|(_, expr)| {
        matches!(&expr.kind, ExprKind::Call { callee, .. } if last_name(callee) == Some(name))
    })
}

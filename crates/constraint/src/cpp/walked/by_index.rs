//! A loop over indices instead of iterators, which growth does not invalidate. Arguments by reference become copies,
//! writes go to the element at its current place, and appended elements are left for the next time, as before.

use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::types::{Type, last_name};
use patchwright_code::{Function, paths, scope, walk};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::StackRole;

use super::Job;
use crate::cpp::element::by_growth;
use crate::cpp::loop_body::{is_name, lies_in, writes_elements};
use crate::edits;
use crate::proposal::{Proposal, TextEdit};

const AT: &str = "at";
const COUNT: &str = "count";

/// With a copy of each element.
pub(super) fn with_copy(job: &Job<'_, '_>) -> Option<Proposal> {
    let (head, element) = head(job)?;
    let StmtKind::Block(list) = &job.body.kind else {
        return None;
    };
    let path = paths::path_to(job.function.body(), list.first()?)?;
    let copy = format!("auto {} = {element};", job.variable.name);
    let mut all = edits::insert_before(job.ctx.file(job.function)?, &path, &copy);
    all.push(head);
    Some(job.finish(all, 4))
}

/// Every use names the element at its current place; an argument by reference is a copy.
pub(super) fn in_place(job: &Job<'_, '_>) -> Option<Proposal> {
    let (head, element) =
        head(job).filter(|_| grew(job) && writes_elements(job.variable, job.body))?;
    let name = &job.variable.name;
    let mut all = vec![head];
    let mut held = false;
    let mut given: Vec<(&Expr, String)> = Vec::new();
    walk::each_expr(job.body, &mut |expr| match &expr.kind {
        ExprKind::Call { callee, args } => {
            let params = parameters(job, callee);
            for (arg, param) in args.iter().zip(params) {
                if is_name(arg.peel(), name) && param.reference {
                    held |= !param.ty.contains("const");
                    given.push((
                        arg,
                        format!("{}({element})", Type::of_variable(param).text()),
                    ));
                }
            }
            // A method of the element would run on memory that was moved away.
            held |= matches!(&callee.kind, ExprKind::Member { base, .. } if is_name(base.peel(), name))
                && called(job, callee).is_some();
        }
        ExprKind::AddressOf(on) => held |= lies_in(on, name),
        _ => {}
    });
    walk::each_stmt(job.body, &mut |stmt| held |= refers(stmt, name));
    walk::each_expr(job.body, &mut |expr| {
        if !is_name(expr, name) {
            return;
        }
        let copy = given.iter().find(|(arg, _)| arg.span.contains(&expr.span));
        let text = copy.map_or(&element, |(_, copy)| copy);
        all.push(TextEdit::replace(
            &job.function.head.file,
            expr.span,
            text.clone(),
        ));
    });
    (!held).then(|| job.finish(all, 0))
}

/// The loop's new head, and the name of an element below it.
fn head(job: &Job<'_, '_>) -> Option<(TextEdit, String)> {
    let used = scope::names_in(job.ctx.text(job.function, job.function.head.span));
    if used.iter().any(|name| [AT, COUNT].contains(name)) {
        return None;
    }
    let size = format!("{}.size()", job.container);
    let (first, end) = match grew(job) {
        true => (format!("{AT} = 0, {COUNT} = {size}"), COUNT),
        // Elements that were removed meanwhile are not visited.
        false => (format!("{AT} = 0"), size.as_str()),
    };
    let more = compare(AT, Comparison::Lt, end);
    let text = format!("for (decltype({size}) {first}; {more}; ++{AT}) ");
    let head = TextEdit {
        file: job.function.head.file.clone(),
        start: job.around.span.start,
        end: job.body.span.start,
        text,
    };
    Some((head, format!("{}[{AT}]", job.container)))
}

fn grew(job: &Job<'_, '_>) -> bool {
    job.ctx.report.stack(StackRole::Free).is_some_and(by_growth)
}

fn parameters<'a>(job: &Job<'_, 'a>, callee: &Expr) -> &'a [Variable] {
    called(job, callee).map_or(&[], |function| &function.head.params)
}

fn called<'a>(job: &Job<'_, 'a>, callee: &Expr) -> Option<&'a Function> {
    let named = job.ctx.code.functions_named(last_name(callee)?);
    named.first().copied()
}

/// Whether a statement binds a reference to the variable or a part of it.
fn refers(stmt: &Stmt, name: &str) -> bool {
    let StmtKind::Declare(variables) = &stmt.kind else {
        return false;
    };
    variables.iter().any(|variable| {
        let init = variable.init.as_ref();
        variable.reference && init.is_some_and(|init| lies_in(init, name))
    })
}

//! An element of a container is passed by reference to a function that makes the container grow: the element moves, and
//! the reference dangles. The function works on a copy, which is written back.

use patchwright_analysis::purity::is_pure;
use patchwright_code::Function;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::report::{ExtraStack, StackRole};

use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::site::{self, Context, Site, StackFrame};

const FRAMES: usize = 6;

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let Some(stack) = ctx.report.stack(StackRole::Free) else {
        return Vec::new();
    };
    if !by_growth(stack) {
        return Vec::new();
    }
    let freed = ctx.frames(&stack.frames);
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(FRAMES) {
        let through = freed.iter().any(|freeing| {
            std::ptr::eq(freeing.function, frame.function) && freeing.line == frame.line
        });
        if through && ctx.may_edit(frame.function) {
            found.extend(outside(ctx, site, frame));
        }
    }
    found
}

/// Whether a vector grew when the block was freed; other containers do not move their elements.
pub(super) fn by_growth(freed: &ExtraStack) -> bool {
    freed.frames.iter().any(|frame| {
        let name = frame.function.as_deref().unwrap_or_default();
        name.contains("vector<") && name.contains("realloc") || name.contains("::reserve(")
    })
}

fn outside<'a>(ctx: &Context<'a>, site: &Site<'a>, frame: &StackFrame<'a>) -> Option<Proposal> {
    let (function, stmt) = (frame.function, *frame.path.last()?);
    let StmtKind::Expr(_) = &stmt.kind else {
        return None;
    };
    let given = all_exprs(stmt)
        .into_iter()
        .find_map(|expr| given(ctx, function, expr))?;
    let element = ctx.text(function, given.element.span);
    let name = name_for(function, stmt, given.param)?;
    let start = given.element.span.start.checked_sub(stmt.span.start)?;
    let text = ctx.text(function, stmt.span);
    let call = format!(
        "{}{name}{}",
        text.get(..start)?,
        text.get(start + element.len()..)?
    );
    let mut lines = vec![format!("auto {name} = {element};"), call];
    if !given.param.ty.contains("const") {
        lines.push(format!("{element} = std::move({name});"));
    }
    let edits = edits::in_place(ctx.file(function)?, &frame.path, &lines.join("\n"));
    Some(Proposal {
        operator: Operator::WorkOnCopy,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: constraint(site, element),
        at: site::location(function, stmt.span.line, None),
        cause: format!(
            "`{element}` is handed over by reference, and moves when its container grows during the call."
        ),
        doubt: 0,
        check: None,
    })
}

struct Given<'a> {
    element: &'a Expr,
    param: &'a Variable,
}

/// The element that a call passes for a reference parameter.
fn given<'a>(ctx: &Context<'a>, function: &Function, expr: &'a Expr) -> Option<Given<'a>> {
    let ExprKind::Call { callee, args } = &expr.kind else {
        return None;
    };
    let called = ctx.code.functions_named(last_name(callee)?);
    let called = *called.first()?;
    let mut pairs = args.iter().zip(&called.head.params);
    pairs.find_map(|(arg, param)| {
        let element = arg.peel();
        let taken =
            param.reference && is_element(element) && is_pure(ctx.text(function, element.span));
        taken.then_some(Given { element, param })
    })
}

fn is_element(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Index { .. })
}

/// The callee's name for it, if it is free here.
fn name_for(function: &Function, stmt: &Stmt, param: &Variable) -> Option<String> {
    let visible = function.visible_at(stmt.span.start);
    let free = |name: &str| !visible.iter().any(|variable| variable.name == name);
    let mut names = [param.name.as_str(), "element"].into_iter();
    names
        .find(|name| !name.is_empty() && free(name))
        .map(str::to_owned)
}

fn constraint(site: &Site<'_>, element: &str) -> Constraint {
    checks::constraint(
        site,
        Rule::StillOwned,
        None,
        format!(
            "`{element}` must stay where it is until line {} has used it.",
            site.line
        ),
        vec![(
            element.to_owned(),
            Certainty::Seen,
            "the stack of the free passes through the call that is given it",
        )],
    )
}

//! A check that siblings make and this one lacks: another function that fills the same thing calls a validator before it
//! returns.

use patchwright_code::term;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::leaves;
use patchwright_code::{Function, scope, walk};

use super::limit::Limit;
use super::places::{cause, identifiers};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

/// Functions that fill the same thing as one that validates it at the end, but do not validate.
pub(super) fn validators<'a>(ctx: &Context<'a>, limit: &Limit<'a>) -> Vec<Proposal> {
    let mut about: Vec<String> = Vec::new();
    let room = limit
        .room
        .as_ref()
        .map(|room| room.text.as_str())
        .unwrap_or_default();
    about.extend(identifiers(room).into_iter().map(str::to_owned));
    for size in patchwright_analysis::memory::room::sizes(ctx) {
        about.extend(
            identifiers(ctx.text(size.frame.function, size.expr.span))
                .into_iter()
                .map(str::to_owned),
        );
    }
    let bound = |function: &Function| {
        let text = ctx.text(function, function.head.body);
        let text = identifiers(text);
        about
            .iter()
            .any(|word| text.contains(&word.as_str()) && is_field_name(ctx, word))
    };
    let mut found = Vec::new();
    for validator in ctx
        .code
        .functions()
        .filter(|function| bound(function) && is_validator(function))
    {
        for site in ctx.code.callers(&validator.head.name) {
            let model = site.function;
            if !ends_with_call(model, &validator.head.name) {
                continue;
            }
            for sibling in siblings(ctx, model) {
                found.extend(validated(ctx, limit, sibling, model, site.call));
            }
        }
    }
    found
}

fn is_field_name(ctx: &Context<'_>, word: &str) -> bool {
    ctx.code.is_field(word)
}

/// A function that compares, leaves early with one value and ends with another, and stores nothing.
fn is_validator(function: &Function) -> bool {
    if function.head.returns.contains("void")
        || function.head.span.end_line - function.head.span.line > 40
    {
        return false;
    }
    let (mut compares, mut stores, mut returns) = (false, false, 0);
    walk::each_stmt(function.body(), &mut |stmt| match &stmt.kind {
        StmtKind::If { cond, then, .. } => {
            walk::each_expr(cond, &mut |expr| {
                compares |= matches!(&expr.kind, ExprKind::Binary { op, .. } if op.is_ordering())
                    && leaves(then);
            });
        }
        StmtKind::Return(Some(_)) => returns += 1,
        _ => {}
    });
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Assign { target, .. } = &expr.kind {
            stores |= matches!(
                target.peel().kind,
                ExprKind::Member { .. } | ExprKind::Index { .. } | ExprKind::Deref(_)
            );
        }
    });
    compares && !stores && returns >= 2
}

/// Whether a function ends with a call.
fn ends_with_call(function: &Function, name: &str) -> bool {
    final_return(function).is_some_and(|(_, value)| match &value.peel().kind {
        ExprKind::Call { callee, .. } => last_name(callee) == Some(name),
        _ => false,
    })
}

fn final_return(function: &Function) -> Option<(&Stmt, &Expr)> {
    let StmtKind::Block(list) = &function.body().kind else {
        return None;
    };
    let last = list.last()?;
    match &last.kind {
        StmtKind::Return(Some(value)) => Some((last, value)),
        _ => None,
    }
}

/// Functions of the same shape that one caller chooses between.
fn siblings<'a>(ctx: &Context<'a>, model: &Function) -> Vec<&'a Function> {
    let shape = |function: &Function| {
        let params = function.head.params.iter();
        let params: Vec<(String, usize)> = params
            .map(|param| (param.ty.clone(), param.pointers))
            .collect();
        (function.head.returns.clone(), params)
    };
    let callers = |function: &Function| -> Vec<String> {
        let sites = ctx.code.callers(&function.head.name);
        sites
            .iter()
            .map(|site| site.function.head.qualified.clone())
            .collect()
    };
    let wanted = (shape(model), callers(model));
    let all = ctx.code.functions().filter(|other| {
        other.head.qualified != model.head.qualified
            && other.head.file == model.head.file
            && shape(other) == wanted.0
            && callers(other)
                .iter()
                .any(|caller| wanted.1.contains(caller))
    });
    all.collect()
}

/// Makes the sibling end as the model does: with the validator's result.
fn validated<'a>(
    ctx: &Context<'a>,
    limit: &Limit<'a>,
    sibling: &'a Function,
    model: &Function,
    call: &Expr,
) -> Option<Proposal> {
    let (stmt, value) = final_return(sibling)?;
    let constant = matches!(value.peel().kind, ExprKind::Name(_) | ExprKind::Number(_));
    let mut text = ctx.text(model, call.span).to_owned();
    for (from, to) in model.head.params.iter().zip(&sibling.head.params) {
        if from.name != to.name {
            text = term::replaced(&text, &from.name, &to.name);
        }
    }
    let fits = scope::usable(ctx.code, sibling, stmt.span.start, &text);
    if !constant || !fits || !ctx.may_edit(sibling) {
        return None;
    }
    let edit = TextEdit::replace(&sibling.head.file, value.span, text);
    Some(Proposal {
        operator: Operator::CallSiblingCheck,
        place: PlaceKind::Producer,
        exit: Exit::ErrorExit,
        edits: vec![edit],
        constraint: limit.constraint.clone(),
        at: site::location(sibling, stmt.span.line, Some(stmt.span.column)),
        cause: cause(
            limit,
            &format!(
                "`{}` has its result checked before it returns, and `{}` does not",
                model.head.name, sibling.head.name
            ),
        ),
        doubt: limit.doubt.min(2) + 1,
        check: None,
    })
}

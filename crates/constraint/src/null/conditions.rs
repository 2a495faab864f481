//! Conditions that nearly stop a null: the null check is joined with something else.

use patchwright_analysis::exits;
use patchwright_analysis::flow::Source;
use patchwright_code::spelling::squashed;
use patchwright_code::term::holds;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::walk::leaves;
use patchwright_code::{Function, paths};
use patchwright_domain::constraint::Constraint;

use super::null_word;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

/// `if (!p && other) leave;` without the other half; `if (p || other) use(p);` with `&&`.
pub(super) fn mended(
    ctx: &Context<'_>,
    sources: &[Source<'_>],
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut found = Vec::new();
    let mut seen: Vec<(usize, &str)> = Vec::new();
    for source in sources {
        let key = (
            std::ptr::from_ref(source.function) as usize,
            source.holder.as_str(),
        );
        if seen.contains(&key) || !ctx.may_edit(source.function) {
            continue;
        }
        seen.push(key);
        paths::each_path(source.function.body(), &mut |path| {
            if let Some(stmt) = path.last() {
                found.extend(in_statement(ctx, source, stmt, constraint));
            }
        });
    }
    found
}

fn in_statement(
    ctx: &Context<'_>,
    source: &Source<'_>,
    stmt: &Stmt,
    constraint: &Constraint,
) -> Option<Proposal> {
    let StmtKind::If { cond, then, .. } = &stmt.kind else {
        return None;
    };
    let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
        return None;
    };
    let function = source.function;
    let holder = squashed(&source.holder);
    let asks = |side: &Expr, wanted: Asks| asked(ctx, function, side, &holder) == Some(wanted);
    let (operator, new, what) = match op {
        BinOp::And if exits::turns_away(ctx.code, function, then) => {
            let alone = [left, right]
                .into_iter()
                .find(|side| asks(side, Asks::Null))?;
            (
                Operator::DropDisjunct,
                holds(ctx.text(function, alone.span)),
                "leaves for a null only when something else holds too",
            )
        }
        BinOp::Or if !leaves(then) => {
            [left, right]
                .into_iter()
                .find(|side| asks(side, Asks::NotNull))?;
            let side = |side: &Expr| holds(ctx.text(function, side.span));
            (
                Operator::OrToAnd,
                side(left).and(side(right)),
                "lets a null through when something else holds",
            )
        }
        _ => return None,
    };
    Some(Proposal {
        operator,
        place: PlaceKind::Stopper,
        exit: Exit::ErrorExit,
        edits: vec![TextEdit::replace(
            &function.head.file,
            cond.span,
            new.to_string(),
        )],
        constraint: constraint.clone(),
        at: site::location(function, stmt.span.line, None),
        cause: format!("The check of `{}` {what}.", source.holder),
        doubt: 2,
        check: None,
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asks {
    Null,
    NotNull,
}

/// What a condition says about a holder.
fn asked(ctx: &Context<'_>, function: &Function, side: &Expr, holder: &str) -> Option<Asks> {
    let is_holder = |expr: &Expr| squashed(ctx.text(function, expr.peel().span)) == holder;
    let is_null = |expr: &Expr| {
        let text = ctx.text(function, expr.peel().span);
        matches!(text, "NULL" | "nullptr" | "0") || text == null_word(function)
    };
    match &side.peel().kind {
        ExprKind::Unary { op, on } if *op == UnOp::Not && is_holder(on) => Some(Asks::Null),
        ExprKind::Binary { op, left, right } => {
            let compared = is_holder(left) && is_null(right) || is_holder(right) && is_null(left);
            match op {
                BinOp::Eq if compared => Some(Asks::Null),
                BinOp::Ne if compared => Some(Asks::NotNull),
                _ => None,
            }
        }
        _ if is_holder(side) => Some(Asks::NotNull),
        _ => None,
    }
}

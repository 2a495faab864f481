//! A cursor that runs to the end of a text and is advanced a second time inside the loop: an escape character at the
//! very end lets it skip the end. The extra step must check that something follows.

use patchwright_code::term::{compare, holds, mentions};
use patchwright_code::tree::{BinOp, Direction, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks::constraint;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal};
use crate::signs::Says;
use crate::site::{self, Context, Site};

const MOST_FRAMES: usize = 3;
const DOUBT: u32 = 3;

pub(super) fn proposals<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    let frames = ctx.stack.iter().take(MOST_FRAMES);
    for frame in frames.filter(|frame| ctx.may_edit(frame.function)) {
        for outer in &frame.path {
            let Some((head, body)) = loop_of(outer) else {
                continue;
            };
            for (cursor, more) in cursors(ctx, frame.function, head) {
                for branch in extra_steps(ctx, frame.function, body, &cursor) {
                    found.extend(asked(ctx, site, frame.function, branch, &cursor, &more));
                }
            }
        }
    }
    found
}

fn loop_of(stmt: &Stmt) -> Option<(&Expr, &Stmt)> {
    match &stmt.kind {
        StmtKind::While { cond, body }
        | StmtKind::For {
            cond: Some(cond),
            body,
            ..
        } => Some((cond, body)),
        _ => None,
    }
}

/// The cursors that a loop's condition keeps before their end, each with the condition that one more element follows.
fn cursors(ctx: &Context<'_>, function: &Function, cond: &Expr) -> Vec<(String, Predicate)> {
    let text = |expr: &Expr| ctx.text(function, expr.peel().span).to_owned();
    let name = |expr: &Expr| matches!(expr.peel().kind, ExprKind::Name(_)).then(|| text(expr));
    let zero = |expr: &Expr| match &expr.peel().kind {
        ExprKind::Number(number) => number == "0",
        ExprKind::Char(char) => char == "'\\0'",
        _ => false,
    };
    match &cond.peel().kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::And => {
            let mut found = cursors(ctx, function, left);
            found.extend(cursors(ctx, function, right));
            found
        }
        ExprKind::Binary { op, left, right } if *op == BinOp::Ne && zero(right) => {
            cursors(ctx, function, left)
        }
        ExprKind::Binary { op, left, right } if *op == BinOp::Lt => match name(left) {
            Some(cursor) => {
                let more = compare(format!("{cursor} + 1"), Comparison::Lt, text(right));
                vec![(cursor, more)]
            }
            None => Vec::new(),
        },
        ExprKind::Deref(on) => match name(on) {
            Some(cursor) => {
                let more = compare(format!("{cursor}[1]"), Comparison::Ne, "'\\0'");
                vec![(cursor, more)]
            }
            None => Vec::new(),
        },
        ExprKind::Index { base, index } => match name(index) {
            Some(cursor) => {
                let more = compare(
                    format!("{}[{cursor} + 1]", text(base)),
                    Comparison::Ne,
                    "'\\0'",
                );
                vec![(cursor, more)]
            }
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The branches of a loop's body that conditionally advance a cursor and do nothing else.
fn extra_steps<'a>(
    ctx: &Context<'_>,
    function: &Function,
    body: &'a Stmt,
    cursor: &str,
) -> Vec<&'a Expr> {
    let mut found = Vec::new();
    paths::each_path(body, &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        if let StmtKind::If { cond, then, .. } = &stmt.kind
            && steps_alone(ctx, function, then, cursor)
        {
            found.push(cond);
        }
    });
    found
}

/// `p++;`, alone or in braces.
fn steps_alone(ctx: &Context<'_>, function: &Function, stmt: &Stmt, cursor: &str) -> bool {
    match &stmt.kind {
        StmtKind::Block(list) => match list.as_slice() {
            [only] => steps_alone(ctx, function, only, cursor),
            _ => false,
        },
        StmtKind::Expr(_) => all_exprs(stmt).iter().any(|expr| match &expr.kind {
            ExprKind::Step {
                on,
                direction: Direction::Up,
                ..
            } => ctx.text(function, on.peel().span) == cursor,
            _ => false,
        }),
        _ => false,
    }
}

fn asked(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    cond: &Expr,
    cursor: &str,
    more: &Predicate,
) -> Option<Proposal> {
    let old = ctx.text(function, cond.span);
    if mentions(old, &more.to_string()) {
        return None;
    }
    let new = holds(old).and(more.clone());
    let edit = edits::condition(ctx.code, function, cond, &new, Says::AllIsWell);
    let must = constraint(
        site,
        Rule::InBounds,
        Some(more.clone()),
        format!(
            "`{more}` must hold when `{cursor}` is moved a second time, so that it stays inside its text."
        ),
        vec![(
            cursor.to_owned(),
            Certainty::Inferred,
            "the loop ends where its text does",
        )],
    );
    Some(Proposal {
        operator: Operator::StrengthenCondition,
        place: PlaceKind::Stopper,
        exit: Exit::Corrected,
        edits: vec![edit],
        constraint: must,
        at: site::location(function, cond.span.line, Some(cond.span.column)),
        cause: format!(
            "The loop ends at the end of the text, but `{cursor}` is moved a second time without a look, and may jump over it."
        ),
        doubt: DOUBT,
        check: None,
    })
}

//! Room that another function makes: `reserve(b, n)` before each write. If the room is too small, that function is
//! wrong for every caller; a check in one caller leaves the others.

use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::access::Access;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, Span, Stmt, StmtKind};
use patchwright_code::{Function, paths};

use super::limit::Limit;
use super::places::cause;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

const MOST: usize = 4;

/// Fixes the function that makes the room, and drops proposals that fix only one of its callers.
pub(super) fn at_the_maker<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limits: &[Limit<'a>],
    made: &mut Vec<Proposal>,
) {
    let Some((limit, maker)) = limits
        .iter()
        .find_map(|limit| Some((limit, maker_of(ctx, access, limit)?)))
    else {
        return;
    };
    let calls = ctx.code.callers(&maker.head.name);
    let mut others = calls
        .iter()
        .filter(|call| call.function.head != access.function.head);
    if others.next().is_some() {
        made.retain(|proposal| !proposal.lies_in(access.function));
    }
    if ctx.may_edit(maker) {
        made.extend(until_it_fits(ctx, limit, maker));
    }
}

/// The function that is called before the access and sets the field that holds the capacity.
fn maker_of<'a>(ctx: &Context<'a>, access: &Access<'a>, limit: &Limit<'a>) -> Option<&'a Function> {
    let room = limit.room.as_ref()?;
    let (_, field) = room.text.rsplit_once(['.', '>'])?;
    let sets = |function: &&'a Function| {
        definitions(function).iter().any(|definition| {
            let held = squashed(&definition.target_text(ctx.code, function));
            held.ends_with(&format!(">{field}")) || held.ends_with(&format!(".{field}"))
        })
    };
    let called = |function: &&'a Function| {
        let calls = ctx.code.callers(&function.head.name).into_iter();
        calls
            .filter(|call| call.function.head == access.function.head)
            .any(|call| call.call.span.start < access.at())
    };
    let others = ctx
        .code
        .functions()
        .filter(|function| function.head != access.function.head);
    let mentioning =
        others.filter(|function| ctx.text(function, function.head.body).contains(field));
    mentioning.filter(called).find(sets)
}

/// `if (have < need) have *= 2;` to `while`.
fn until_it_fits(ctx: &Context<'_>, limit: &Limit<'_>, maker: &Function) -> Vec<Proposal> {
    let mut found = Vec::new();
    paths::each_path(maker.body(), &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        if let StmtKind::If {
            cond,
            then,
            otherwise: None,
        } = &stmt.kind
            && let ExprKind::Binary { op, left, .. } = &cond.peel().kind
            && matches!(op, BinOp::Lt | BinOp::Le)
            && multiplies(ctx, maker, then, left)
        {
            let word = Span {
                start: stmt.span.start,
                end: stmt.span.start + "if".len(),
                ..stmt.span
            };
            found.extend(looped(ctx, limit, maker, stmt, word));
        }
    });
    found.truncate(MOST);
    found
}

fn looped(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    maker: &Function,
    stmt: &Stmt,
    word: Span,
) -> Option<Proposal> {
    let plain = ctx.text(maker, word) == "if";
    plain.then(|| Proposal {
        operator: Operator::GrowUntilItFits,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: vec![TextEdit::replace(&maker.head.file, word, "while")],
        constraint: limit.constraint.clone(),
        at: site::location(maker, stmt.span.line, Some(stmt.span.column)),
        cause: cause(
            limit,
            "the room grows by one step, whether that is enough or not",
        ),
        doubt: limit.doubt,
        check: None,
    })
}

/// `x *= 2`, `x = x * 2`, `x += x / 2` or `x <<= 1` alone, with a constant factor.
fn multiplies(ctx: &Context<'_>, function: &Function, stmt: &Stmt, what: &Expr) -> bool {
    let text = |expr: &Expr| squashed(ctx.text(function, expr.peel().span));
    let name = text(what);
    match &stmt.kind {
        StmtKind::Block(list) => match list.as_slice() {
            [only] => multiplies(ctx, function, only, what),
            _ => false,
        },
        StmtKind::Expr(expr) => match &expr.kind {
            ExprKind::Assign { op, target, value } if text(target) == name => {
                let value = text(value);
                let number = value.chars().all(|c| c.is_ascii_digit());
                match op {
                    AssignOp::With(BinOp::Mul) | AssignOp::With(BinOp::Shl) => number,
                    AssignOp::With(BinOp::Add) => {
                        value == name || value.starts_with(&format!("{name}/"))
                    }
                    AssignOp::Plain => {
                        value.starts_with(&format!("{name}*"))
                            || value.starts_with(&format!("{name}+{name}"))
                            || value.starts_with(&format!("{name}<<"))
                    }
                    _ => false,
                }
            }
            _ => false,
        },
        _ => false,
    }
}

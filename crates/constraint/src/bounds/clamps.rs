//! Values that are clamped where they are produced: a one-sided clamp gets its other side, and a store is clamped as
//! other stores to the same field are.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::{Source, SourceKind};
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::operands::constant;
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term::compare;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::number_of;
use patchwright_code::{Function, paths, scope};
use patchwright_domain::predicate::Comparison;
use patchwright_domain::report::Side;

use super::limit::{self, Limit, Lower};
use super::places::cause;
use crate::edits;
use crate::guard;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::signs::{self, Says};
use crate::site::{self, Context};

const MOST_STEPS: u32 = 4;
const MOST: usize = 12;

pub(super) fn proposals<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    limit: &Limit<'a>,
) -> Vec<Proposal> {
    let Some(value) = limit.value else {
        return Vec::new();
    };
    let mut sources = flow_of(ctx).producers(access.function, access.at(), value, MOST_STEPS);
    sources.retain(|source| ctx.may_edit(source.function));
    let mut found = Vec::new();
    for source in &sources {
        found.extend(other_sides(ctx, limit, source));
        found.extend(behind(ctx, limit, source));
        for model in &sources {
            found.extend(as_sibling(ctx, limit, source, model));
        }
    }
    found.truncate(MOST);
    found
}

/// The names of the value at a source.
fn holders(ctx: &Context<'_>, source: &Source<'_>) -> Vec<String> {
    let mut names = vec![source.holder.clone()];
    if let Some(value) = source.value.map(Expr::peel)
        && matches!(value.kind, ExprKind::Name(_) | ExprKind::Member { .. })
    {
        names.push(ctx.text(source.function, value.span).to_owned());
    }
    names.dedup();
    names
}

/// `if (v >= n) v = n - 1;` without a check for a negative `v`: the missing side is added after it.
fn other_sides(ctx: &Context<'_>, limit: &Limit<'_>, source: &Source<'_>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for name in holders(ctx, source) {
        let wanted = squashed(&name);
        paths::each_path(source.function.body(), &mut |path| {
            let Some(clamp) = path
                .last()
                .and_then(|stmt| clamp_of(ctx, source.function, stmt))
            else {
                return;
            };
            if clamp.value != wanted {
                return;
            }
            let text = match clamp.side {
                Clamped::Above => below_zero(ctx, limit, source.function, &name),
                Clamped::Below => above_bound(ctx, limit, source.function, path, &name),
            };
            let (Some(text), Some(file)) = (text, ctx.file(source.function)) else {
                return;
            };
            let edits = edits::insert_after(file, path, &text);
            found.extend(made(
                limit,
                source,
                path.last().copied(),
                edits,
                Exit::Corrected,
                0,
            ));
        });
    }
    found
}

struct Clamp {
    value: String,
    side: Clamped,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Clamped {
    Above,
    Below,
}

/// An `if` that only assigns to what it compares.
fn clamp_of(ctx: &Context<'_>, function: &Function, stmt: &Stmt) -> Option<Clamp> {
    let StmtKind::If { cond, then, .. } = &stmt.kind else {
        return None;
    };
    let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
        return None;
    };
    let only = match &then.kind {
        StmtKind::Block(list) => match list.as_slice() {
            [only] => only,
            _ => return None,
        },
        _ => then,
    };
    let StmtKind::Expr(expr) = &only.kind else {
        return None;
    };
    let ExprKind::Assign {
        op: set, target, ..
    } = &expr.kind
    else {
        return None;
    };
    let text = |expr: &Expr| squashed(ctx.text(function, expr.peel().span));
    let value = text(target);
    let side = match (op, text(left) == value, text(right) == value) {
        (BinOp::Gt | BinOp::Ge, true, false) | (BinOp::Lt | BinOp::Le, false, true) => {
            Clamped::Above
        }
        (BinOp::Lt | BinOp::Le, true, false) | (BinOp::Gt | BinOp::Ge, false, true) => {
            Clamped::Below
        }
        _ => return None,
    };
    (*set == AssignOp::Plain).then_some(Clamp { value, side })
}

/// None if the function already checks, or the value is unsigned.
fn below_zero(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    function: &Function,
    name: &str,
) -> Option<String> {
    let body = squashed(ctx.text(function, function.head.body));
    let plain = squashed(name);
    let asked = ["<0", "<=0", ">=0", "<1"]
        .iter()
        .any(|end| mentions(&body, &format!("{plain}{end}")));
    (limit.form.lower != Lower::Fine && !asked)
        .then(|| guard::branch(&compare(name, Comparison::Lt, "0"), &format!("{name} = 0;")))
}

fn above_bound(
    ctx: &Context<'_>,
    limit: &Limit<'_>,
    function: &Function,
    path: &[&Stmt],
    name: &str,
) -> Option<String> {
    let form = &limit.form;
    let at = path.last()?.span.end;
    let plain = form.plus.is_empty() && form.first.is_none() && form.lower != Lower::Only;
    let last = match form.op {
        Comparison::Ge => format!("{} - 1", form.right),
        Comparison::Gt => form.right.clone(),
        Comparison::Lt | Comparison::Le | Comparison::Eq | Comparison::Ne => return None,
    };
    (plain && scope::usable(ctx.code, function, at, &form.right)).then(|| {
        let upper = form.upper(name);
        let bad = signs::matched(ctx.code, function, at, &upper, Says::SomethingIsWrong);
        guard::branch(&bad, &format!("{name} = {last};"))
    })
}

/// A negative result becomes zero.
fn behind(ctx: &Context<'_>, limit: &Limit<'_>, source: &Source<'_>) -> Option<Proposal> {
    let below = limit::side(ctx) == Some(Side::Before);
    let sets = matches!(
        source.kind,
        SourceKind::Assigned | SourceKind::Field | SourceKind::Stepped
    );
    let fixed = source
        .value
        .is_some_and(|value| constant(ctx, value).is_some());
    let signed = source.value.is_none_or(|value| {
        number_of(ctx.code, source.function, value.span.start, value)
            .is_none_or(|number| number.signed)
    });
    if !below || !sets || fixed || !signed || !is_pure(&source.holder) {
        return None;
    }
    let text = below_zero(ctx, limit, source.function, &source.holder)?;
    let path = paths::path_to(source.function.body(), source.stmt)?;
    // The only statement of a branch is itself a correction, or one of several cases.
    let block = path.len().checked_sub(2).and_then(|at| path.get(at))?;
    if !matches!(block.kind, StmtKind::Block(_) | StmtKind::Case { .. }) {
        return None;
    }
    let edits = edits::insert_after(ctx.file(source.function)?, &path, &text);
    made(limit, source, None, edits, Exit::Corrected, 3)
}

/// `x->f = v;` where another store says `x->f = clamp(v, 0, x->n - 1);`
fn as_sibling<'a>(
    ctx: &Context<'a>,
    limit: &Limit<'a>,
    store: &Source<'a>,
    model: &Source<'a>,
) -> Option<Proposal> {
    let (value, call) = (store.value?.peel(), model.value?.peel());
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let field = |holder: &str| -> Option<String> {
        let member = holder.contains("->") || holder.contains('.');
        member.then(|| {
            holder
                .rsplit(['>', '.'])
                .next()
                .unwrap_or(holder)
                .to_owned()
        })
    };
    let same = field(&store.holder).is_some() && field(&store.holder) == field(&model.holder);
    let plain = !matches!(value.kind, ExprKind::Call { .. }) && constant(ctx, value).is_none();
    // Of two or more arguments, the first is the value and the others are its bounds.
    let (first, bounds) = args.split_first()?;
    if !same || !plain || bounds.is_empty() {
        return None;
    }
    let text = ctx.text(model.function, call.span);
    let asked = ctx.text(model.function, first.span);
    let own = ctx.text(store.function, value.span);
    let at = asked.len() + first.span.start.checked_sub(call.span.start)?;
    let head = text.get(..first.span.start.checked_sub(call.span.start)?)?;
    let new = format!("{head}{own}{}", text.get(at..)?);
    if mentions(text, own) || !scope::usable(ctx.code, store.function, value.span.start, &new) {
        return None;
    }
    let edit = TextEdit::replace(&store.function.head.file, value.span, new);
    made(limit, store, None, vec![edit], Exit::Corrected, 2)
}

fn made(
    limit: &Limit<'_>,
    source: &Source<'_>,
    at: Option<&Stmt>,
    edits: Vec<TextEdit>,
    exit: Exit,
    doubt: u32,
) -> Option<Proposal> {
    let span = at.unwrap_or(source.stmt).span;
    (!edits.is_empty()).then(|| Proposal {
        operator: Operator::Clamp,
        place: PlaceKind::Producer,
        exit,
        edits,
        constraint: limit.constraint.clone(),
        at: site::location(source.function, span.line, Some(span.column)),
        cause: cause(
            limit,
            &format!(
                "`{}` is not brought into range on both sides",
                source.holder
            ),
        ),
        doubt: limit.doubt + doubt + source.steps,
        check: None,
    })
}

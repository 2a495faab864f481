//! A record's block whose size is computed from another record: `to->cells = calloc(BYTES(from), 1)`, where a
//! neighbouring function writes `t->cells = calloc(BYTES(t), 1)`. The size becomes the record's own, once its
//! dimensions are set.

use patchwright_analysis::flow;
use patchwright_analysis::flow::definitions;
use patchwright_analysis::memory::room::{Size, sizes};
use patchwright_code::Function;
use patchwright_code::spelling::squashed;
use patchwright_code::term;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::type_of;
use patchwright_code::walk_all::users_of_field;
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks::constraint;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

pub(super) fn proposals(ctx: &Context<'_>, site: &Site<'_>) -> Option<Proposal> {
    let size = sizes(ctx).into_iter().next()?;
    let function = size.frame.function;
    let stmt = size.frame.path.last().copied()?;
    let kept = Kept::find(ctx, function, stmt)?;
    let other = measured_by(ctx, &size, &kept)?;
    let asked = ctx.text(function, size.call.span);
    let own = term::replaced(asked, &other, kept.owner);
    let file = ctx.file(function).filter(|_| ctx.may_edit(function))?;
    if !is_usual(ctx, function, &kept, &own) {
        return None;
    }
    let last = last_measure(ctx, function, stmt, &kept);
    let text = ctx.text(function, stmt.span).replacen(asked, &own, 1);
    let text = match last {
        Some(last) => {
            let between = file.text().get(stmt.span.end..last.span.end)?.trim_start();
            let indent = file.indent_at(stmt.span.start);
            format!("{between}\n{indent}{text}")
        }
        None => text,
    };
    let mut edit = TextEdit::replace(&function.head.file, stmt.span, text);
    edit.end = last.map_or(edit.end, |last| last.span.end);
    Some(Proposal {
        operator: Operator::CorrectSize,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits: vec![edit],
        constraint: constraint(
            site,
            Rule::InBounds,
            None,
            format!(
                "`{}` must be as large as `{}` says.",
                kept.text(),
                kept.owner
            ),
            vec![(
                own.clone(),
                Certainty::Inferred,
                "the same block is allocated so elsewhere",
            )],
        ),
        at: site::location(function, stmt.span.line, Some(stmt.span.column)),
        cause: format!(
            "`{}` is allocated by the measures of `{other}`, and used by those of `{}`.",
            kept.text(),
            kept.owner
        ),
        doubt: 0,
        check: None,
    })
}

/// `owner->field = …;`
struct Kept<'a> {
    owner: &'a str,
    field: &'a str,
    record: String,
}

impl<'a> Kept<'a> {
    fn find(ctx: &Context<'_>, function: &Function, stmt: &'a Stmt) -> Option<Self> {
        let StmtKind::Expr(expr) = &stmt.kind else {
            return None;
        };
        let ExprKind::Assign { op, target, .. } = &expr.kind else {
            return None;
        };
        let (owner, field) = member(target).filter(|_| *op == AssignOp::Plain)?;
        Some(Kept {
            owner,
            field,
            record: record_of(ctx, function, stmt.span.start, owner)?,
        })
    }

    fn text(&self) -> String {
        format!("{}->{}", self.owner, self.field)
    }
}

/// The names of `owner->field`.
fn member(expr: &Expr) -> Option<(&str, &str)> {
    let ExprKind::Member { base, field, .. } = &expr.peel().kind else {
        return None;
    };
    match &base.peel().kind {
        ExprKind::Name(owner) => Some((owner, field)),
        _ => None,
    }
}

fn record_of(ctx: &Context<'_>, function: &Function, at: usize, name: &str) -> Option<String> {
    let visible = function.visible_at(at);
    let variable = visible
        .into_iter()
        .rfind(|variable| variable.name == name)?;
    let ty = patchwright_code::types::Type::of_variable(variable).resolved(ctx.code);
    ctx.code.record(&ty.base)?;
    Some(ty.base)
}

/// The one other record of the same type that the size names instead of the owner.
fn measured_by(ctx: &Context<'_>, size: &Size<'_>, kept: &Kept<'_>) -> Option<String> {
    let function = size.frame.function;
    let at = size.call.span.start;
    let names = size.call.names();
    let mut others = names
        .iter()
        .filter(|name| record_of(ctx, function, at, name).as_deref() == Some(kept.record.as_str()));
    let only = others.next()?;
    (others.next().is_none() && *only != kept.owner).then(|| (*only).to_owned())
}

/// Whether another function allocates the same field with this expression, from its own record's dimensions.
fn is_usual(ctx: &Context<'_>, here: &Function, kept: &Kept<'_>, own: &str) -> bool {
    let mut models = users_of_field(ctx.code, kept.field).into_iter();
    models.any(|model| {
        let other = model.head != here.head;
        other
            && definitions(model).iter().any(|definition| {
                let Some((value, target)) = definition.value.zip(definition.target) else {
                    return false;
                };
                let Some((owner, field)) = member(target) else {
                    return false;
                };
                let base = match &target.peel().kind {
                    ExprKind::Member { base, .. } => {
                        type_of(ctx.code, model, value.span.start, base)
                    }
                    _ => None,
                };
                let same = base.is_some_and(|ty| ty.resolved(ctx.code).base == kept.record);
                let words = term::replaced(ctx.text(model, value.peel().span), owner, kept.owner);
                same && field == kept.field && squashed(&words) == squashed(own)
            })
    })
}

/// The last of the plain stores to the owner that follow directly.
fn last_measure<'a>(
    ctx: &Context<'_>,
    function: &'a Function,
    stmt: &'a Stmt,
    kept: &Kept<'_>,
) -> Option<&'a Stmt> {
    let mut last = None;
    let mut next = flow::next_after(function, stmt);
    while let Some(stmt) = next {
        let StmtKind::Expr(expr) = &stmt.kind else {
            break;
        };
        let ExprKind::Assign { target, value, .. } = &expr.kind else {
            break;
        };
        let owns = member(target).is_some_and(|(owner, _)| owner == kept.owner);
        let block = squashed(ctx.text(function, value.span)).contains(&kept.text());
        if !owns || block {
            break;
        }
        last = Some(stmt);
        next = flow::next_after(function, stmt);
    }
    last
}

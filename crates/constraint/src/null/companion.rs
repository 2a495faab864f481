//! A pointer is set to null while its count stays, and a loop over the count dereferences null. Where the pointer is
//! cleared, the count is too.

use patchwright_analysis::flow::{Definition, How, definitions};
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::tree::{BinOp, Expr, ExprKind, StmtKind};
use patchwright_code::types::{Type, type_of};
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::Constraint;

use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

pub(super) fn propose(
    ctx: &Context<'_>,
    site: &Site<'_>,
    pointer: &Expr,
    constraint: &Constraint,
) -> Option<Proposal> {
    let ExprKind::Member { base, field, .. } = &pointer.kind else {
        return None;
    };
    let owner = type_of(ctx.code, site.function, base.span.start, base)?.resolved(ctx.code);
    let count = walked_by(ctx, site, base)?;
    let number = Type::of_variable(ctx.code.field(&owner.base, &count)?);
    number.number(ctx.code)?;
    let mut edits: Vec<TextEdit> = Vec::new();
    let mut first = None;
    for function in ctx
        .code
        .functions()
        .filter(|function| ctx.may_edit(function))
    {
        for definition in definitions(function) {
            let cleared = clears(ctx, function, &definition, &owner.base, field);
            let Some(holder) = cleared.filter(|holder| !sets(ctx, function, holder, &count)) else {
                continue;
            };
            let path = paths::path_to(function.body(), definition.stmt)?;
            let line = format!("{holder}{count} = 0;");
            edits.extend(edits::insert_after(ctx.file(function)?, &path, &line));
            first.get_or_insert((function, definition.stmt.span.line));
        }
    }
    let (function, line) = first?;
    Some(Proposal {
        operator: Operator::Initialise,
        place: PlaceKind::Producer,
        exit: Exit::Corrected,
        edits,
        constraint: constraint.clone(),
        at: site::location(function, line, None),
        cause: format!(
            "`{}` takes `{field}` away and leaves `{count}` as it was, by which line {} goes through it.",
            function.head.name, site.line
        ),
        doubt: 0,
        check: None,
    })
}

/// The member of the same record that bounds the loop around the crash.
fn walked_by(ctx: &Context<'_>, site: &Site<'_>, base: &Expr) -> Option<String> {
    let owner = squashed(ctx.text(site.function, base.span));
    let mut found = None;
    for stmt in &site.path {
        let (StmtKind::For {
            cond: Some(cond), ..
        }
        | StmtKind::While { cond, .. }) = &stmt.kind
        else {
            continue;
        };
        walk::each_expr(cond, &mut |expr| {
            if let ExprKind::Binary { op, right, .. } = &expr.kind
                && *op == BinOp::Lt
                && let ExprKind::Member { base, field, .. } = &right.peel().kind
                && squashed(ctx.text(site.function, base.span)) == owner
            {
                found = Some(field.clone());
            }
        });
    }
    found
}

/// `t->` of `t->data = NULL;`, where that is a member of such a record.
fn clears(
    ctx: &Context<'_>,
    function: &Function,
    definition: &Definition<'_>,
    record: &str,
    wanted: &str,
) -> Option<String> {
    let ExprKind::Member { base, field, .. } = definition.target_kind()? else {
        return None;
    };
    let value = definition
        .value
        .filter(|_| definition.how == How::Assigned)?;
    let null = matches!(
        ctx.text(function, value.peel().span),
        "NULL" | "nullptr" | "0"
    );
    let plain = matches!(definition.stmt.kind, StmtKind::Expr(_));
    let owner = type_of(ctx.code, function, base.span.start, base)?.resolved(ctx.code);
    if field != wanted || !null || !plain || bare(&owner.base) != bare(record) {
        return None;
    }
    let target = definition.target?;
    let text = ctx.text(function, target.span);
    text.strip_suffix(field.as_str()).map(str::to_owned)
}

/// Whether a function sets the count of the same record.
fn sets(ctx: &Context<'_>, function: &Function, holder: &str, count: &str) -> bool {
    let wanted = squashed(&format!("{holder}{count}"));
    let whole = holder.trim_end_matches(['.', '>', '-']);
    definitions(function).iter().any(|definition| {
        let target = squashed(&definition.target_text(ctx.code, function));
        target == wanted || target == format!("*{whole}")
    }) || squashed(ctx.text(function, function.head.body)).contains(&format!("memset({whole},"))
}

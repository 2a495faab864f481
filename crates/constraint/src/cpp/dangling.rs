//! A pointer, view or reference into a temporary: the temporary is given a name, or the value is copied.

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::types::last_name;
use patchwright_code::{Function, paths};
use patchwright_domain::constraint::{Certainty, Rule};

use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx
        .stack
        .iter()
        .take(3)
        .filter(|frame| ctx.may_edit(frame.function))
    {
        paths::each_path(frame.function.body(), &mut |path| {
            let Some(stmt) = path.last() else {
                return;
            };
            let StmtKind::Declare(variables) = &stmt.kind else {
                return;
            };
            if let [only] = variables.as_slice()
                && let Some(init) = &only.init
                && stmt.span.line <= frame.line
            {
                found.extend(kept_text(ctx, site, frame.function, path, only, init));
                found.extend(copied(ctx, site, frame.function, stmt, only, init));
            }
        });
    }
    found
}

/// `const char *p = make().c_str();` with the text in a variable of its own.
fn kept_text(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    path: &[&Stmt],
    variable: &Variable,
    init: &Expr,
) -> Option<Proposal> {
    let ExprKind::Call { callee, .. } = &init.peel().kind else {
        return None;
    };
    let ExprKind::Member { base, field, .. } = &callee.kind else {
        return None;
    };
    let temporary = matches!(
        base.peel().kind,
        ExprKind::Call { .. } | ExprKind::Binary { .. }
    );
    if !temporary || !matches!(field.as_str(), "c_str" | "data") {
        return None;
    }
    let name = format!("{}_text", variable.name);
    let line = format!(
        "const std::string {name} = {};",
        ctx.text(function, base.peel().span)
    );
    let mut made = edits::insert_before(ctx.file(function)?, path, &line);
    made.push(TextEdit::replace(&function.head.file, base.span, name));
    Some(proposal(
        site,
        function,
        path.last()?,
        &variable.name,
        made,
        0,
    ))
}

/// A copy instead of a view or reference.
fn copied(
    ctx: &Context<'_>,
    site: &Site<'_>,
    function: &Function,
    stmt: &Stmt,
    variable: &Variable,
    init: &Expr,
) -> Option<Proposal> {
    let text = ctx.text(function, stmt.span);
    let made =
        matches!(&init.peel().kind, ExprKind::Call { callee, .. } if last_name(callee).is_some());
    let edit = if variable.ty.contains("string_view") && made {
        let at = text.find("std::string_view")?;
        TextEdit {
            file: function.head.file.clone(),
            start: stmt.span.start + at,
            end: stmt.span.start + at + "std::string_view".len(),
            text: "std::string".to_owned(),
        }
    } else if variable.reference {
        let at = text.find('&')?;
        let before = init.span.start.checked_sub(stmt.span.start)?;
        if at >= before {
            return None;
        }
        TextEdit {
            file: function.head.file.clone(),
            start: stmt.span.start + at,
            end: stmt.span.start + at + 1,
            text: String::new(),
        }
    } else {
        return None;
    };
    Some(proposal(
        site,
        function,
        stmt,
        &variable.name,
        vec![edit],
        2,
    ))
}

fn proposal(
    site: &Site<'_>,
    function: &Function,
    stmt: &Stmt,
    name: &str,
    edits: Vec<TextEdit>,
    doubt: u32,
) -> Proposal {
    Proposal {
        operator: Operator::RefetchAlias,
        place: PlaceKind::Alias,
        exit: Exit::Corrected,
        edits,
        constraint: checks::constraint(
            site,
            Rule::StillOwned,
            None,
            format!(
                "What `{name}` refers to must still be there when line {} uses it.",
                site.line
            ),
            vec![(
                name.to_owned(),
                Certainty::Inferred,
                "a view of something that ends",
            )],
        ),
        at: site::location(function, stmt.span.line, None),
        cause: format!("`{name}` refers into something that ends before it."),
        doubt,
        check: None,
    }
}

//! A block without a holder: the result of a call that is passed straight to another call. It gets a name, and is
//! released after the statement.

use patchwright_analysis::lifetime::releaser;
use patchwright_analysis::lifetime::releaser::Wanted;
use patchwright_code::tree::{ExprKind, StmtKind};
use patchwright_code::types::{Type, last_name};

use super::{Case, Held, Mend};
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal};

pub(super) fn propose(case: &Case<'_, '_>) -> Vec<Proposal> {
    let holding = &case.holding;
    let function = holding.function;
    let (Some(file), Some(stmt), true) = (
        case.ctx.file(function),
        holding.path.last(),
        case.ctx.may_edit(function),
    ) else {
        return Vec::new();
    };
    let Some(ty) = type_of_result(case) else {
        return Vec::new();
    };
    let names = ["made", "fresh", "temporary"];
    let locals = function.locals();
    let free_name = |name: &&&str| !locals.iter().any(|local| local.name == **name);
    let Some(name) = names.iter().find(free_name) else {
        return Vec::new();
    };
    let wanted = Wanted {
        ctx: case.ctx,
        function,
        at: stmt.span.start,
        holder: name,
        ty: Some(Type::parse(&ty)),
        constant: ty.contains("const "),
        made: holding.made,
    };
    let space = if ty.ends_with('*') { "" } else { " " };
    let first = format!("{ty}{space}{name} = {};", file.slice(holding.made.span));
    let span = holding.made.span;
    let with_name = |from: usize, to: usize| {
        let head = file.text().get(from..span.start).unwrap_or_default();
        let tail = file.text().get(span.end..to).unwrap_or_default();
        format!("{head}{name}{tail}")
    };
    let mut found = Vec::new();
    for (release, doubt) in releaser::releases(&wanted) {
        let text = match &stmt.kind {
            // A name declared here must be visible after it.
            StmtKind::Expr(expr) if std::ptr::eq(expr.peel(), holding.made) => {
                format!("{first}\n{release}")
            }
            StmtKind::Expr(_) | StmtKind::Declare(_) => {
                let rest = with_name(stmt.span.start, stmt.span.end);
                format!("{first}\n{rest}\n{release}")
            }
            StmtKind::Return(Some(value)) => {
                let returns = function.head.returns.trim();
                let gap = if returns.ends_with('*') { "" } else { " " };
                let rest = with_name(value.span.start, value.span.end);
                format!("{first}\n{returns}{gap}result = {rest};\n{release}\nreturn result;")
            }
            StmtKind::If { cond, .. } => {
                let asked = with_name(cond.span.start, cond.span.end);
                let body = file
                    .text()
                    .get(cond.span.end..stmt.span.end)
                    .unwrap_or_default();
                let head = file
                    .text()
                    .get(stmt.span.start..cond.span.start)
                    .unwrap_or_default();
                format!("{first}\nint holds = {asked};\n{release}\n{head}holds{body}")
            }
            _ => continue,
        };
        let clash = text.contains("int holds") && locals.iter().any(|local| local.name == "holds")
            || text.contains(" result = ") && locals.iter().any(|local| local.name == "result");
        if clash {
            continue;
        }
        let edits = edits::in_place(file, &holding.path, &text);
        found.extend(
            case.proposal(Mend {
                operator: Operator::ReleaseTemporary,
                place: PlaceKind::Producer,
                at: (function, stmt),
                edits,
                holder: Held::Pointer(name),
                cause:
                    "What the call gives is used once and held by nobody, so nobody can release it."
                        .to_owned(),
                doubt,
            }),
        );
    }
    found
}

/// The type of the call's result, as a declaration can spell it.
fn type_of_result(case: &Case<'_, '_>) -> Option<String> {
    match &case.holding.made.kind {
        ExprKind::New { ty, .. } => Some(format!("{} *", ty.trim())),
        ExprKind::Call { callee, .. } => {
            let name = last_name(callee)?;
            let function = case.ctx.code.functions_named(name).into_iter().next();
            match function {
                Some(function) => {
                    let words = function.head.returns.split_whitespace();
                    let words =
                        words.filter(|word| !matches!(*word, "static" | "inline" | "extern"));
                    let text = words.collect::<Vec<_>>().join(" ");
                    text.ends_with('*').then_some(text)
                }
                None => {
                    let text = matches!(name, "strdup" | "strndup" | "realpath");
                    text.then(|| "char *".to_owned())
                }
            }
        }
        _ => None,
    }
}

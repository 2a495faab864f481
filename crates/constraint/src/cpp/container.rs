//! An index past the size of a container, and the first or last element of an empty one.

use patchwright_analysis::purity::is_pure;
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{Expr, ExprKind, StmtKind, Via};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Comparison;

use crate::checks;
use crate::checks::Check;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site, StackFrame};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(2) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for expr in walk::all_exprs(stmt) {
            match &expr.kind {
                ExprKind::Index { base, index } if is_container(ctx, frame.function, base) => {
                    found.extend(checked_at(ctx, site, frame, expr, base, index));
                }
                ExprKind::Call { callee, args } if args.is_empty() => {
                    if let ExprKind::Member { base, field, via } = &callee.kind
                        && matches!(
                            field.as_str(),
                            "front" | "back" | "pop_back" | "pop" | "top" | "pop_front"
                        )
                    {
                        found.extend(not_empty(ctx, site, frame, base, *via));
                    }
                }
                _ => {}
            }
        }
    }
    found
}

fn is_container(ctx: &Context<'_>, function: &Function, base: &Expr) -> bool {
    type_of(ctx.code, function, base.span.start, base).is_some_and(|ty| {
        let ty = ty.resolved(ctx.code);
        ty.pointers == 0 && !ty.is_array() && ty.element().is_some() && !ty.base.contains("map<")
    })
}

/// `v.at(i)`, if something catches what it throws.
fn checked_at(
    ctx: &Context<'_>,
    site: &Site<'_>,
    frame: &StackFrame<'_>,
    whole: &Expr,
    base: &Expr,
    index: &Expr,
) -> Option<Proposal> {
    if !ctx.may_edit(frame.function) || !caught(ctx) {
        return None;
    }
    let (holder, text) = (
        ctx.text(frame.function, base.span),
        ctx.text(frame.function, index.span),
    );
    let signed =
        number_of(ctx.code, frame.function, index.span.start, index).is_some_and(|n| n.signed);
    let constraint = checks::constraint(
        site,
        Rule::InBounds,
        is_pure(text).then(|| match signed {
            true => {
                let cast = format!("static_cast<std::size_t>({text})");
                let below = compare(cast, Comparison::Lt, format!("{holder}.size()"));
                compare(text, Comparison::Ge, "0").and(below)
            }
            false => compare(text, Comparison::Lt, format!("{holder}.size()")),
        }),
        format!(
            "`{text}` must be below the size of `{holder}` when line {} uses it.",
            site.line
        ),
        vec![(
            text.to_owned(),
            Certainty::Inferred,
            "the index in the statement",
        )],
    );
    Some(Proposal {
        operator: Operator::CheckedAt,
        place: PlaceKind::CrashSite,
        exit: Exit::ErrorExit,
        edits: vec![TextEdit::replace(
            &frame.function.head.file,
            whole.span,
            format!("{holder}.at({text})"),
        )],
        constraint,
        at: site::location(frame.function, whole.span.line, Some(whole.span.column)),
        cause: format!(
            "`{text}` can be past the end of `{holder}`; `at` throws, and the callers catch that."
        ),
        doubt: 3,
        check: None,
    })
}

/// Whether a function on the stack catches exceptions of the library.
fn caught(ctx: &Context<'_>) -> bool {
    ctx.stack.iter().any(|frame| {
        let mut tries = false;
        paths::each_path(frame.function.body(), &mut |path| {
            tries |= path
                .last()
                .is_some_and(|stmt| matches!(stmt.kind, StmtKind::Try { .. }));
        });
        let text = ctx.text(frame.function, frame.function.head.body);
        tries
            && (text.contains("std::exception")
                || text.contains("out_of_range")
                || text.contains("catch (...)"))
    })
}

fn not_empty<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    frame: &StackFrame<'a>,
    base: &Expr,
    via: Via,
) -> Vec<Proposal> {
    if !std::ptr::eq(frame.function, site.function) {
        return Vec::new();
    }
    let arrow = match via {
        Via::Arrow => "->",
        Via::Dot => ".",
    };
    let text = ctx.text(frame.function, base.span);
    let constraint = checks::constraint(
        site,
        Rule::InBounds,
        Some(holds(format!("{text}{arrow}empty()")).negated()),
        format!(
            "`{text}` must not be empty when line {} takes an element of it.",
            site.line
        ),
        vec![(
            text.to_owned(),
            Certainty::Inferred,
            "the container in the statement",
        )],
    );
    let check = Check {
        constraint: &constraint,
        cause: &|_| format!("`{text}` can be empty here."),
        bad: &|_, holder| Some(holds(format!("{holder}{arrow}empty()"))),
        suspect: &|_| true,
    };
    checks::at_site(ctx, site, text, &check, 0)
}

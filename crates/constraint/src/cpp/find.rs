//! The unchecked result of a `find` that found nothing.

use patchwright_analysis::crash;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::last_name;
use patchwright_code::walk;
use patchwright_domain::constraint::{Certainty, Rule};
use patchwright_domain::predicate::Comparison;

use crate::checks::{self, Check};
use crate::proposal::{Exit, Operator, Proposal};
use crate::site::{Context, Site};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(3) {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        for expr in walk::all_exprs(stmt) {
            let iterator = match &expr.kind {
                ExprKind::Member { base, .. } => base.peel(),
                ExprKind::Deref(on) => on.peel(),
                ExprKind::Call { callee, args } if last_name(callee) == Some("erase") => {
                    match args.first() {
                        Some(arg) => arg.peel(),
                        None => continue,
                    }
                }
                _ => continue,
            };
            if matches!(iterator.kind, ExprKind::Name(_)) {
                found.extend(for_iterator(ctx, site, frame.function, iterator));
            }
        }
    }
    found
}

fn for_iterator<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    function: &'a patchwright_code::Function,
    iterator: &'a Expr,
) -> Vec<Proposal> {
    let flow = crash::flow_of(ctx);
    let mut found = Vec::new();
    for source in flow.sources(function, iterator.span.start, iterator) {
        let Some(end) = source
            .value
            .and_then(|value| end_of(ctx, source.function, value))
        else {
            continue;
        };
        let text = source.holder.clone();
        let constraint = checks::constraint(
            site,
            Rule::InBounds,
            Some(compare(text.as_str(), Comparison::Ne, end.as_str())),
            format!(
                "`{text}` must have found something when line {} uses it.",
                site.line
            ),
            vec![(text.clone(), Certainty::Inferred, "the result of a search")],
        );
        let check = Check {
            constraint: &constraint,
            cause: &|holder| {
                format!(
                    "`{holder}` is the end where nothing was found, and is used without a look at that."
                )
            },
            bad: &|_, holder| Some(compare(holder, Comparison::Eq, end.as_str())),
            suspect: &|_| true,
        };
        let mut made = checks::at_sources(ctx, &[source], &check);
        for proposal in &mut made {
            if proposal.exit == Exit::ErrorExit {
                proposal.operator = Operator::CheckFind;
            }
        }
        found.extend(made);
    }
    found
}

/// `m.end()` of `m.find(k)`; the second argument of `std::find(first, last, …)`.
pub(super) fn end_of(
    ctx: &Context<'_>,
    function: &patchwright_code::Function,
    value: &Expr,
) -> Option<String> {
    let ExprKind::Call { callee, args } = &value.peel().kind else {
        return None;
    };
    match &callee.kind {
        ExprKind::Member { base, field, via }
            if matches!(field.as_str(), "find" | "lower_bound" | "upper_bound") =>
        {
            let arrow = match via {
                patchwright_code::tree::Via::Arrow => "->",
                patchwright_code::tree::Via::Dot => ".",
            };
            Some(format!("{}{arrow}end()", ctx.text(function, base.span)))
        }
        ExprKind::Name(_)
            if last_name(callee)
                .is_some_and(|name| name.starts_with("find") || name.ends_with("_bound")) =>
        {
            args.get(1)
                .map(|end| ctx.text(function, end.span).to_owned())
        }
        _ => None,
    }
}

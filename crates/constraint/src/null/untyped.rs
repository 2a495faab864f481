//! C++ pointers of unknown type, where nothing else on the line can be null: they may be iterators, so they are checked
//! last, and for truth.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::purity::is_pure;
use patchwright_code::tree::{Expr, ExprKind, Via};
use patchwright_code::types::{last_name, type_of};

use crate::cpp::is_cpp;
use crate::site::{Context, Site};

const MOST: usize = 2;

pub(super) fn suspects<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<&'a Expr> {
    if !is_cpp(site.function) {
        return Vec::new();
    }
    let mut found: Vec<&'a Expr> = Vec::new();
    for expr in site.exprs() {
        let through = match &expr.kind {
            ExprKind::Member {
                base,
                via: Via::Arrow,
                ..
            } => base.peel(),
            ExprKind::Deref(on) => on.peel(),
            _ => continue,
        };
        let text = ctx.text(site.function, through.span);
        let known = found
            .iter()
            .any(|other| ctx.text(site.function, other.span) == text);
        let untyped = type_of(ctx.code, site.function, through.span.start, through).is_none();
        let iterator = is_iterator(ctx, site, through);
        if untyped && !known && !iterator && text != "this" && is_pure(text) {
            found.push(through);
        }
    }
    found.truncate(MOST);
    found
}

/// Whether a value comes from a search or the bounds of a container.
fn is_iterator<'a>(ctx: &Context<'a>, site: &Site<'a>, expr: &'a Expr) -> bool {
    let sources = flow_of(ctx).sources(site.function, expr.span.start, expr);
    let values = sources.iter().filter_map(|source| source.value);
    values.chain([expr]).any(|value| match &value.peel().kind {
        ExprKind::Call { callee, .. } => last_name(callee).is_some_and(|name| {
            name.starts_with("find")
                || name.ends_with("_bound")
                || matches!(
                    name,
                    "begin" | "end" | "cbegin" | "cend" | "rbegin" | "rend" | "erase" | "insert"
                )
        }),
        _ => false,
    })
}

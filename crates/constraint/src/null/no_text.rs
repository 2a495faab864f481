//! A function that returns a text whose absence is never checked: the empty text means the same to all callers.

use patchwright_analysis::flow::{How, Source, SourceKind, definitions, returns};
use patchwright_analysis::purity::is_pure;
use patchwright_code::Function;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::Type;
use patchwright_domain::constraint::Constraint;

use super::callers::is_asked;
use super::may_give_null;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

/// `return p->a ? p->a : p->b ? p->b : "";` where a null came from such a return.
pub(super) fn returned(
    ctx: &Context<'_>,
    sources: &[Source<'_>],
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut seen: Vec<&Function> = Vec::new();
    for source in sources {
        let known = seen
            .iter()
            .any(|known| std::ptr::eq(*known, source.function));
        if source.kind == SourceKind::Returned && !known {
            seen.push(source.function);
        }
    }
    let made = seen.into_iter();
    made.filter_map(|maker| for_maker(ctx, maker, constraint))
        .collect()
}

fn for_maker(ctx: &Context<'_>, maker: &Function, constraint: &Constraint) -> Option<Proposal> {
    let returned = maker.head.returns.trim();
    // What callers may write to cannot be a literal.
    let read_only = returned.split_whitespace().any(|word| word == "const");
    let text = Type::parse(returned).is_text(ctx.code);
    if !read_only || !text || !ctx.may_edit(maker) || !nobody_asks(ctx, maker) {
        return None;
    }
    let values = returns(maker);
    let edits: Vec<TextEdit> = values
        .iter()
        .filter_map(|(_, value)| {
            let new = or_empty(ctx, maker, value.peel())?;
            Some(TextEdit::replace(&maker.head.file, value.span, new))
        })
        .collect();
    let (first, _) = values.first()?;
    (!edits.is_empty()).then(|| Proposal {
        operator: Operator::SubstituteForNull,
        place: PlaceKind::Producer,
        exit: Exit::Substitute,
        edits,
        constraint: constraint.clone(),
        at: site::location(maker, first.span.line, None),
        cause: format!(
            "`{}` returns null where there is no text, and none of its callers checks for that.",
            maker.head.name
        ),
        doubt: 0,
        check: None,
    })
}

/// The value, or the empty text if it is null; none for one that never is.
fn or_empty(ctx: &Context<'_>, maker: &Function, value: &Expr) -> Option<String> {
    let text = |expr: &Expr| ctx.text(maker, expr.span);
    if let ExprKind::Ternary {
        cond,
        then,
        otherwise,
    } = &value.kind
    {
        // The first operand is there if the condition checks it.
        let asked = squashed(text(cond)) == squashed(text(then.peel()));
        let last = or_empty(ctx, maker, otherwise.peel());
        let first = match asked {
            true => Some(text(then).to_owned()),
            false => Some(or_empty(ctx, maker, then.peel()).unwrap_or(text(then).to_owned())),
        };
        let last = last.unwrap_or(text(otherwise).to_owned());
        return Some(format!("{} ? {} : {last}", text(cond), first?));
    }
    if matches!(&value.kind, ExprKind::Name(name) if matches!(name.as_str(), "NULL" | "nullptr")) {
        return Some("\"\"".to_owned());
    }
    let own = text(value);
    (may_give_null(value) && is_pure(own)).then(|| format!("{own} ? {own} : \"\""))
}

/// Whether every caller goes on without a check, with a local or directly.
fn nobody_asks(ctx: &Context<'_>, maker: &Function) -> bool {
    let sites = ctx.code.callers(&maker.head.name);
    !sites.is_empty()
        && sites.iter().all(|site| {
            let kept = definitions(site.function).into_iter().find(|definition| {
                matches!(definition.how, How::Assigned | How::Declared)
                    && definition
                        .value
                        .is_some_and(|value| std::ptr::eq(value.peel(), site.call))
            });
            let text = ctx.text(site.function, site.call.span);
            match kept {
                Some(kept) => {
                    let name = kept.target_text(ctx.code, site.function);
                    !is_asked(ctx, site.function, &name)
                }
                None => !is_asked(ctx, site.function, &squashed(text)),
            }
        })
}

//! A lookup whose result is never checked: if its record has a count, an empty record for "not found" is what all
//! callers expect.

use patchwright_analysis::flow::{How, Source, SourceKind, definitions, returns};
use patchwright_code::tree::{Expr, ExprKind, Record, Stmt, StmtKind};
use patchwright_code::types::{Type, is_owner};
use patchwright_code::{Function, paths, scope};
use patchwright_domain::constraint::Constraint;

use super::callers::is_asked;
use crate::cpp::is_cpp;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context};

const NAME: &str = "empty";

/// `return &empty;` for every `return NULL;` of a function that the null came from.
pub(super) fn returned(
    ctx: &Context<'_>,
    sources: &[Source<'_>],
    constraint: &Constraint,
) -> Vec<Proposal> {
    let mut seen: Vec<&Function> = Vec::new();
    let mut found = Vec::new();
    for source in sources
        .iter()
        .filter(|source| source.kind == SourceKind::Returned)
    {
        let maker = source.function;
        if seen.iter().any(|known| std::ptr::eq(*known, maker)) {
            continue;
        }
        seen.push(maker);
        found.extend(for_maker(ctx, maker, constraint));
    }
    found
}

fn for_maker(ctx: &Context<'_>, maker: &Function, constraint: &Constraint) -> Option<Proposal> {
    let ty = maker.head.returns.trim().strip_suffix('*')?.trim_end();
    // What callers may write to must not be shared.
    let read_only = ty.split_whitespace().any(|word| word == "const");
    let record = ctx.code.record(&Type::parse(ty).base)?;
    let nulls = nulls(maker);
    let first = first_statement(maker)?;
    let taken = scope::names_in(ctx.text(maker, maker.head.body)).contains(&NAME);
    let fits = ctx.may_edit(maker) && read_only && !taken && !nulls.is_empty();
    if !fits || !says_how_much(ctx, record) || !nobody_asks(ctx, maker) {
        return None;
    }
    let init = if is_cpp(maker) { "{}" } else { "" };
    let path = paths::path_to(maker.body(), first)?;
    let line = format!("static {ty} {NAME}{init};");
    let mut edits = edits::insert_before(ctx.file(maker)?, &path, &line);
    let file = &maker.head.file;
    edits.extend(
        nulls
            .iter()
            .map(|value| TextEdit::replace(file, value.span, format!("&{NAME}"))),
    );
    Some(Proposal {
        operator: Operator::EmptyForNull,
        place: PlaceKind::Producer,
        exit: Exit::Substitute,
        edits,
        constraint: constraint.clone(),
        at: site::location(maker, first.span.line, None),
        cause: format!(
            "`{}` returns null where there is nothing, and none of its callers checks for that.",
            maker.head.name
        ),
        doubt: 0,
        check: None,
    })
}

/// The nulls that a function returns.
fn nulls(function: &Function) -> Vec<&Expr> {
    let values = returns(function).into_iter().map(|(_, value)| value);
    values
        .filter(|value| {
            matches!(&value.peel().kind, ExprKind::Name(name) if matches!(name.as_str(), "NULL" | "nullptr"))
        })
        .collect()
}

fn first_statement(function: &Function) -> Option<&Stmt> {
    match &function.body().kind {
        StmtKind::Block(list) => list.first(),
        _ => None,
    }
}

/// Whether a record counts what its pointers lead to, or has no pointers: all zero then means empty.
fn says_how_much(ctx: &Context<'_>, record: &Record) -> bool {
    let types = || record.fields.iter().map(Type::of_variable);
    let pointers = types().any(|ty| {
        let ty = ty.resolved(ctx.code);
        ty.pointers > 0 || is_owner(&ty.base)
    });
    let counts = record.fields.iter().any(|field| {
        let lower = field.name.to_ascii_lowercase();
        let named = ["size", "len", "count", "num", "used"]
            .iter()
            .any(|word| lower.contains(word));
        named && Type::of_variable(field).number(ctx.code).is_some()
    });
    !pointers || counts
}

/// Whether every caller keeps the result in a local and goes on without a check.
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
            kept.is_some_and(|kept| {
                let name = kept.target_text(ctx.code, site.function);
                let local = !name.contains(['.', '>', '[', '*']);
                local && !is_asked(ctx, site.function, &name)
            })
        })
}

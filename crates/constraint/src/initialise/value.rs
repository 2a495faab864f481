//! What stands for "not given": a constant that the program assigns to that member or compares it with, else zero.

use patchwright_analysis::crash;
use patchwright_analysis::flow::SourceKind;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Variable};
use patchwright_code::types::Type;
use patchwright_code::{Function, scope, spelling, walk_all};

use crate::null::null_word;
use crate::site::Context;

const MOST: usize = 3;

/// Values for a member in a function, likeliest first.
pub(super) fn for_field(
    ctx: &Context<'_>,
    function: &Function,
    owner: &str,
    field: &Variable,
) -> Vec<String> {
    let mut found = said_beside(ctx, owner, field);
    found.extend(assigned_elsewhere(ctx, owner, &field.name));
    found.extend(compared_with(ctx, &field.name));
    found.push(zero(ctx, function, field));
    tidy(ctx, function, found)
}

/// Values for a local variable.
pub(super) fn for_local(
    ctx: &Context<'_>,
    function: &Function,
    variable: &Variable,
) -> Vec<String> {
    let mut found = Vec::new();
    walk_all::in_function(function)
        .into_iter()
        .for_each(|(_, expr)| {
            found.extend(constant_beside(
                ctx,
                expr,
                |side| matches!(&side.peel().kind, ExprKind::Name(name) if *name == variable.name),
            ));
        });
    found.insert(0, zero(ctx, function, variable));
    tidy(ctx, function, found)
}

fn tidy(ctx: &Context<'_>, function: &Function, mut found: Vec<String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    found.retain(|value| {
        let fresh = !seen.contains(value);
        seen.push(value.clone());
        fresh
            && (value.starts_with('{')
                || scope::usable(ctx.code, function, function.head.body.end, value))
    });
    found.truncate(MOST);
    found
}

fn zero(ctx: &Context<'_>, function: &Function, variable: &Variable) -> String {
    let ty = Type::of_variable(variable).resolved(ctx.code);
    if ty.is_array() || ctx.code.record(&ty.base).is_some() && ty.pointers == 0 {
        return "{0}".to_owned();
    }
    let first = ctx
        .code
        .enumeration(&ty.base)
        .and_then(|found| found.constants.first());
    match ty.pointers {
        0 if first.is_some() => first.map_or("0", |(name, _)| name).to_owned(),
        0 => "0".to_owned(),
        _ => null_word(function).to_owned(),
    }
}

/// Constants that the comment beside the member's declaration names.
fn said_beside(ctx: &Context<'_>, owner: &str, field: &Variable) -> Vec<String> {
    let Some(file) = ctx
        .code
        .record(owner)
        .and_then(|record| ctx.code.file(&record.file))
    else {
        return Vec::new();
    };
    let line = file.line_text(field.span.line);
    let comment = line
        .split_once("/*")
        .or_else(|| line.split_once("//"))
        .map_or("", |(_, rest)| rest);
    scope::names_in(comment)
        .into_iter()
        .filter(|name| is_constant(ctx, name))
        .map(str::to_owned)
        .collect()
}

fn assigned_elsewhere(ctx: &Context<'_>, owner: &str, field: &str) -> Vec<String> {
    let flow = crash::flow_of(ctx);
    let stores = flow.stores_to_field(Some(owner), field, SourceKind::Field);
    let constants = stores.iter().filter_map(|store| {
        let value = store.value?.peel();
        let text = spelling::text_of(ctx.code, store.function, value);
        let literal = matches!(value.kind, ExprKind::Number(_))
            || matches!(text.as_str(), "NULL" | "nullptr" | "true" | "false");
        (literal || is_constant(ctx, &text)).then_some(text)
    });
    constants.collect()
}

/// Constants that the member, or a parameter of its name, is compared with.
fn compared_with(ctx: &Context<'_>, field: &str) -> Vec<String> {
    let mut found = Vec::new();
    for function in ctx.code.functions() {
        walk_all::in_function(function)
            .into_iter()
            .for_each(|(_, expr)| {
                found.extend(constant_beside(ctx, expr, |side| match &side.peel().kind {
                    ExprKind::Member { field: name, .. } | ExprKind::Name(name) => name == field,
                    _ => false,
                }));
            });
    }
    found
}

fn constant_beside(
    ctx: &Context<'_>,
    expr: &Expr,
    is_it: impl Fn(&Expr) -> bool,
) -> Option<String> {
    let ExprKind::Binary { op, left, right } = &expr.kind else {
        return None;
    };
    if !matches!(op, BinOp::Eq | BinOp::Ne) {
        return None;
    }
    let other = match (is_it(left), is_it(right)) {
        (true, false) => right,
        (false, true) => left,
        (true, true) | (false, false) => return None,
    };
    match &other.peel().kind {
        ExprKind::Name(name) if is_constant(ctx, name) => Some(name.clone()),
        _ => None,
    }
}

fn is_constant(ctx: &Context<'_>, name: &str) -> bool {
    ctx.code.enumeration_of_constant(name).is_some()
        || ctx
            .code
            .macro_named(name)
            .is_some_and(|found| found.params.is_none() && !found.body.trim().is_empty())
}

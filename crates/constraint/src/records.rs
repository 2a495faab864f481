//! A condition on the members of a record that a function is given, checked where such records are filled: after the
//! last store, in the filler's terms.

use patchwright_analysis::flow;
use patchwright_code::spelling::bare;
use patchwright_code::term;
use patchwright_code::tree::{ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::types::Type;
use patchwright_code::{Function, paths, scope, spelling};
use patchwright_domain::predicate::Predicate;

use crate::guard::{self, Guard};
use crate::proposal::{Proposal, TextEdit};
use crate::site::Context;

const FILLERS: usize = 4;

/// Guards in every function that fills a record of the type which the guard's condition reaches through a parameter of
/// `function`.
pub(crate) fn at_fillers<'a>(
    ctx: &Context<'a>,
    function: &Function,
    guard: &Guard<'_>,
) -> Vec<Proposal> {
    let Some(given) = given(ctx, function, &guard.bad.to_string()) else {
        return Vec::new();
    };
    let mut each: Vec<Vec<Proposal>> = Vec::new();
    for filler in ctx.code.functions() {
        if each.len() < FILLERS && ctx.may_edit(filler) && !std::ptr::eq(filler, function) {
            let made = in_filler(ctx, filler, &given, guard);
            if !made.is_empty() {
                each.push(made);
            }
        }
    }
    let all = at_all(&each);
    let mut found: Vec<Proposal> = all.into_iter().collect();
    found.extend(each.into_iter().flatten());
    found
}

/// The one parameter that a condition is about, its record and the members named.
struct Given {
    name: String,
    record: String,
    fields: Vec<String>,
}

fn given(ctx: &Context<'_>, function: &Function, condition: &str) -> Option<Given> {
    let names = scope::names_in(condition);
    let [name] = names.as_slice() else {
        return None;
    };
    let param = function
        .head
        .params
        .iter()
        .find(|param| param.name == *name)?;
    let ty = Type::of_variable(param).resolved(ctx.code);
    let record = ctx.code.record(&ty.base)?;
    let squashed = spelling::squashed(condition);
    let named = |field: &&Variable| {
        [".", "->"].iter().any(|via| {
            patchwright_code::spelling::mentions(&squashed, &format!("{name}{via}{}", field.name))
        })
    };
    let fields: Vec<String> = record
        .fields
        .iter()
        .filter(named)
        .map(|field| field.name.clone())
        .collect();
    (!fields.is_empty()).then(|| Given {
        name: (*name).to_owned(),
        record: bare(&ty.base).to_owned(),
        fields,
    })
}

fn in_filler<'a>(
    ctx: &Context<'a>,
    filler: &'a Function,
    given: &Given,
    guard: &Guard<'_>,
) -> Vec<Proposal> {
    let Some((variable, via)) = filled(ctx, filler, given) else {
        return Vec::new();
    };
    let Some(last) = last_of(filler) else {
        return Vec::new();
    };
    let bad = renamed(guard.bad, given, &format!("{variable}{via}"));
    let Some(path) = paths::path_to(filler.body(), last) else {
        return Vec::new();
    };
    if !scope::usable(ctx.code, filler, last.span.start, &bad.to_string()) {
        return Vec::new();
    }
    let about: Vec<&str> = given.fields.iter().map(String::as_str).collect();
    let here = Guard {
        bad: &bad,
        about: &about,
        ..guard.clone()
    };
    match &last.kind {
        StmtKind::Return(_) => guard::guards(ctx, filler, &path, &here),
        _ => guard::guards_after(ctx, filler, &path, &here),
    }
}

/// The condition with its record reached as `owner` says: `row->` or `row.`.
fn renamed(bad: &Predicate, given: &Given, owner: &str) -> Predicate {
    let [arrow, dot] = ["->", "."].map(|via| format!("{}{via}", given.name));
    term::substituted(bad, &[(&arrow, owner), (&dot, owner)])
}

/// The variable through which a function fills such a record, and how its members are reached.
fn filled(ctx: &Context<'_>, filler: &Function, given: &Given) -> Option<(String, &'static str)> {
    let locals = filler.locals();
    flow::definitions(filler).iter().find_map(|definition| {
        let ExprKind::Member { base, field, .. } = definition.target_kind()? else {
            return None;
        };
        let ExprKind::Name(name) = &base.peel().kind else {
            return None;
        };
        if !given.fields.contains(field) {
            return None;
        }
        let variable = locals.iter().find(|local| local.name == *name)?;
        let ty = Type::of_variable(variable).resolved(ctx.code);
        let ours = bare(&ty.base) == given.record && ty.dimensions.is_empty();
        match ty.pointers {
            0 if ours => Some((name.clone(), ".")),
            1 if ours => Some((name.clone(), "->")),
            _ => None,
        }
    })
}

fn last_of(function: &Function) -> Option<&Stmt> {
    match &function.body().kind {
        StmtKind::Block(list) => list.last(),
        _ => None,
    }
}

/// The first guard of each filler, all at once.
fn at_all(each: &[Vec<Proposal>]) -> Option<Proposal> {
    if each.len() < 2 {
        return None;
    }
    let mut firsts = each.iter().filter_map(|made| made.first());
    let mut whole = firsts.next()?.clone();
    let more: Vec<TextEdit> = firsts.flat_map(|other| other.edits.clone()).collect();
    whole.edits.extend(more);
    Some(whole)
}

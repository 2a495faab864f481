//! A function that gets a null from a caller is often one of several: the others in its table, and those that the
//! caller passes the same variable to. A check in one of them leaves the others.

use patchwright_analysis::crash::flow_of;
use patchwright_code::tree::{Expr, ExprKind, Via};
use patchwright_code::types::last_name;
use patchwright_code::{Function, walk, walk_all};
use patchwright_domain::predicate::Term;

use super::callers::is_asked;
use crate::proposal::{PlaceKind, Proposal};
use crate::site::{Context, Site};

/// Drops checks in the crashing function of a parameter that its peers dereference unchecked as well.
pub(super) fn not_one_of_many<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    found: Vec<Proposal>,
) -> Vec<Proposal> {
    let table = in_one_table(ctx, site.function);
    let asked_about = |name: &str| found.iter().any(|proposal| asked(proposal) == Some(name));
    let params = site.function.head.params.iter().enumerate();
    let struck: Vec<&str> = params
        .filter(|(_, param)| asked_about(&param.name))
        .filter(|(index, _)| has_peers(ctx, site.function, &table, *index, &found))
        .map(|(_, param)| param.name.as_str())
        .collect();
    let inside = |proposal: &Proposal| {
        matches!(proposal.place, PlaceKind::Stopper | PlaceKind::CrashSite)
            && proposal.lies_in(site.function)
            && asked(proposal).is_some_and(|name| struck.contains(&name))
    };
    found
        .into_iter()
        .filter(|proposal| !inside(proposal))
        .collect()
}

/// The pointer that a proposal's condition checks.
fn asked(proposal: &Proposal) -> Option<&str> {
    let condition = proposal.constraint.condition.as_ref()?;
    condition.subject().map(Term::text)
}

fn has_peers<'a>(
    ctx: &Context<'a>,
    function: &'a Function,
    table: &[&Function],
    index: usize,
    found: &[Proposal],
) -> bool {
    if table.iter().any(|peer| strikes(ctx, peer, index)) {
        return true;
    }
    // The caller may have its reasons: its variable counts only if it can be checked there.
    let outside =
        |proposal: &Proposal| proposal.place == PlaceKind::Producer && !proposal.lies_in(function);
    found.iter().any(outside) && handed_alike(ctx, function, index)
}

/// Functions in the same table with the same number of parameters.
fn in_one_table<'a>(ctx: &Context<'a>, function: &Function) -> Vec<&'a Function> {
    let mut found: Vec<&'a Function> = Vec::new();
    for table in ctx.code.globals() {
        let Some(init) = &table.init else { continue };
        let mut names: Vec<&str> = Vec::new();
        walk::each_expr(init, &mut |expr| {
            if let ExprKind::Name(name) = &expr.kind {
                names.push(name);
            }
        });
        if !names.contains(&function.head.name.as_str()) {
            continue;
        }
        let others = names.into_iter().filter(|name| *name != function.head.name);
        let peers = others.flat_map(|name| ctx.code.functions_named(name));
        found.extend(peers.filter(|peer| peer.head.params.len() == function.head.params.len()));
    }
    found
}

/// Whether the caller on the stack passes the variable behind the parameter to another function that dereferences it.
fn handed_alike<'a>(ctx: &Context<'a>, function: &'a Function, index: usize) -> bool {
    let Some((caller, call)) = flow_of(ctx).call_on_stack(function) else {
        return false;
    };
    let ExprKind::Call { args, .. } = &call.kind else {
        return false;
    };
    let Some(ExprKind::Name(variable)) = args.get(index).map(|arg| &arg.peel().kind) else {
        return false;
    };
    let is_it = |arg: &Expr| matches!(&arg.peel().kind, ExprKind::Name(name) if name == variable);
    walk_all::in_function(caller).iter().any(|(_, expr)| {
        let ExprKind::Call { callee, args } = &expr.kind else {
            return false;
        };
        let others = last_name(callee)
            .map(|name| ctx.code.functions_named(name))
            .unwrap_or_default();
        let given = args.iter().position(is_it);
        given.is_some_and(|index| {
            let mut others = others.iter().filter(|other| other.head != function.head);
            others.any(|other| strikes(ctx, other, index))
        })
    })
}

/// Whether a function dereferences a parameter without ever checking it.
fn strikes(ctx: &Context<'_>, function: &Function, index: usize) -> bool {
    let Some(param) = function.head.params.get(index) else {
        return false;
    };
    let is_it =
        |expr: &Expr| matches!(&expr.peel().kind, ExprKind::Name(name) if *name == param.name);
    let mut through = false;
    walk::each_expr(function.body(), &mut |expr| {
        through |= match &expr.kind {
            ExprKind::Member {
                base,
                via: Via::Arrow,
                ..
            } => is_it(base),
            ExprKind::Deref(on) => is_it(on),
            ExprKind::Index { base, .. } => is_it(base),
            _ => false,
        };
    });
    through && !is_asked(ctx, function, &param.name)
}

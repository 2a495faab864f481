//! What a function hands to its caller: the calls whose results it returns, or stores through its parameters. A
//! function that hands out what `malloc` returned is an allocator itself, whatever its name.

use std::collections::{BTreeMap, BTreeSet};

use super::function::Function;
use super::tree::{Expr, ExprKind, StmtKind};
use super::types::last_name;
use super::walk;

/// What `new` calls, as stacks spell it.
pub const OPERATOR_NEW: &str = "operator new";

/// The last parts of the names of the functions whose results are handed out.
pub fn handed_out(function: &Function) -> BTreeSet<String> {
    let held = held(function);
    let mut found = BTreeSet::new();
    walk::each_stmt(function.body(), &mut |stmt| {
        if let StmtKind::Return(Some(value)) = &stmt.kind {
            found.extend(made_by(value, &held));
        }
    });
    let is_param = |name: &str| function.head.params.iter().any(|one| one.name == name);
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Assign { target, value, .. } = &expr.kind
            && let ExprKind::Deref(place) = &target.peel().kind
            && matches!(&place.peel().kind, ExprKind::Name(name) if is_param(name))
        {
            found.extend(made_by(value, &held));
        }
    });
    found
}

/// For each variable of the function, the calls whose results it is assigned.
fn held(function: &Function) -> BTreeMap<&str, BTreeSet<String>> {
    let locals = function.locals();
    let mut values: Vec<(&str, &Expr)> = Vec::new();
    values.extend(
        locals
            .iter()
            .filter_map(|local| Some((local.name.as_str(), local.init.as_ref()?))),
    );
    walk::each_expr(function.body(), &mut |expr| {
        if let ExprKind::Assign { target, value, .. } = &expr.kind
            && let ExprKind::Name(name) = &target.peel().kind
        {
            values.push((name, value));
        }
    });
    let mut held: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    // A variable may be assigned from one that is read later: repeat until nothing is new.
    loop {
        let mut grew = false;
        for (name, value) in &values {
            let made = made_by(value, &held);
            let known = held.entry(name).or_default();
            grew |= !made.is_subset(known);
            known.extend(made);
        }
        if !grew {
            return held;
        }
    }
}

/// The calls whose result an expression may have.
fn made_by(expr: &Expr, held: &BTreeMap<&str, BTreeSet<String>>) -> BTreeSet<String> {
    match &expr.peel().kind {
        ExprKind::Name(name) => held.get(name.as_str()).cloned().unwrap_or_default(),
        ExprKind::New { .. } => BTreeSet::from([OPERATOR_NEW.to_owned()]),
        ExprKind::Call { callee, args } => {
            let called = last_name(callee).map(str::to_owned);
            // A smart pointer holds what it is constructed from.
            let new = |arg: &&Expr| matches!(arg.peel().kind, ExprKind::New { .. });
            let owned = args.iter().find(new).map(|_| OPERATOR_NEW.to_owned());
            called.into_iter().chain(owned).collect()
        }
        ExprKind::Ternary {
            then, otherwise, ..
        } => &made_by(then, held) | &made_by(otherwise, held),
        ExprKind::Comma(parts) => parts
            .last()
            .map(|last| made_by(last, held))
            .unwrap_or_default(),
        ExprKind::Assign { value, .. } => made_by(value, held),
        _ => BTreeSet::new(),
    }
}

#[cfg(test)]
#[path = "handed_out_tests.rs"]
mod tests;

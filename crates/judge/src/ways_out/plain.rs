//! Statements that cannot leak: they may be added or removed without an ownership analysis.

use std::collections::BTreeSet;

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::walk::{self, exprs_of};
use patchwright_code::{Function, SourceFile};

use super::is_release;
use super::unit::Unit;

/// Whether a condition that the patch wrote or changed is harmless. If it controls statements that were there before,
/// it must not keep a block from being released or from being handed to its owner.
pub(super) fn head(unit: &Unit<'_>, governs_only_added: bool) -> bool {
    if exprs_of(unit.stmt).into_iter().any(changes_something) {
        return false;
    }
    match &unit.stmt.kind {
        _ if governs_only_added => true,
        StmtKind::If {
            then, otherwise, ..
        } => {
            (walk::leaves(then) && !has_release(then) || is_harmless(then))
                && otherwise.as_deref().is_none_or(is_harmless)
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. } => is_harmless(body),
        _ => false,
    }
}

/// Whether a statement that the patch wrote is harmless.
pub(super) fn added(unit: &Unit<'_>, function: &Function) -> bool {
    match &unit.stmt.kind {
        StmtKind::Return(None) | StmtKind::Break | StmtKind::Continue | StmtKind::Goto(_) => true,
        StmtKind::Return(Some(value)) => !changes_something(value),
        StmtKind::Declare(variables) => variables
            .iter()
            .filter_map(|one| one.init.as_ref())
            .all(|init| !changes_something(init)),
        StmtKind::Expr(expr) => is_message(expr) || is_number(expr, &function.locals()),
        // A loop or condition with an empty body.
        StmtKind::If { .. } | StmtKind::While { .. } => {
            !exprs_of(unit.stmt).into_iter().any(changes_something)
        }
        _ => false,
    }
}

/// Whether it declares a name that the function already uses for something else.
pub(super) fn hides(unit: &Unit<'_>, before: &Function) -> bool {
    let StmtKind::Declare(variables) = &unit.stmt.kind else {
        return false;
    };
    let mut used: BTreeSet<&str> = before
        .head
        .params
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    used.extend(before.locals().iter().map(|one| one.name.as_str()));
    walk::each_expr(before.body(), &mut |expr| {
        if let ExprKind::Name(name) = &expr.kind {
            used.insert(name);
        }
    });
    let again = |one: &&Variable| used.contains(one.name.as_str()) && !is_scalar(one);
    variables.iter().any(|one| again(&one))
}

/// Whether it passes the address of something that may be a pointer.
pub(super) fn lends(unit: &Unit<'_>, function: &Function) -> bool {
    let locals = function.locals();
    let is_number = |expr: &Expr| match &expr.peel().kind {
        ExprKind::Name(name) => locals
            .iter()
            .any(|local| local.name == *name && is_scalar(local)),
        _ => false,
    };
    let mut found = false;
    for expr in exprs_of(unit.stmt) {
        walk::each_expr(expr, &mut |part| {
            found |= matches!(&part.kind, ExprKind::AddressOf(on) if !is_number(on));
        });
    }
    found
}

/// Whether a statement that the patch removed is harmless: it must not have held, handed over or released a block.
pub(super) fn removed(unit: &Unit<'_>, function: &Function) -> bool {
    match &unit.stmt.kind {
        StmtKind::If { .. } | StmtKind::While { .. } | StmtKind::For { .. } => {
            !exprs_of(unit.stmt).into_iter().any(changes_something)
        }
        StmtKind::Declare(variables) => variables
            .iter()
            .all(|one| is_scalar(one) && one.init.as_ref().is_none_or(is_calm)),
        StmtKind::Expr(expr) => is_message(expr) || is_number(expr, &function.locals()),
        _ => false,
    }
}

/// What a condition tests without dereferencing it: `p` in `!p` and `status` in `status != OK`, but not `p` in `p->size > 3`.
pub(super) fn asked_directly(file: &SourceFile, cond: &Expr) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let peeled = cond.peel();
    match &peeled.kind {
        ExprKind::Name(_)
        | ExprKind::Member { .. }
        | ExprKind::Index { .. }
        | ExprKind::Deref(_) => {
            found.insert(text(file, peeled));
        }
        _ => {
            for part in walk::parts(peeled) {
                found.extend(asked_directly(file, part));
            }
        }
    }
    found
}

/// What a statement's own expressions give a value to, by assigning it or by passing its address.
pub(super) fn given(file: &SourceFile, unit: &Unit<'_>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if let StmtKind::Declare(variables) = &unit.stmt.kind {
        let held = variables.iter().filter(|one| one.init.is_some());
        found.extend(held.map(|one| one.name.clone()));
    }
    for expr in exprs_of(unit.stmt) {
        walk::each_expr(expr, &mut |expr| match &expr.kind {
            ExprKind::Assign { target, .. } => {
                found.insert(text(file, target.peel()));
            }
            ExprKind::Call { args, .. } => {
                let args = args.iter().map(Expr::peel);
                found.extend(args.map(|arg| match &arg.kind {
                    ExprKind::AddressOf(on) => text(file, on.peel()),
                    _ => text(file, arg),
                }));
            }
            _ => {}
        });
    }
    found
}

fn is_message(expr: &Expr) -> bool {
    let ExprKind::Call { args, .. } = &expr.peel().kind else {
        return false;
    };
    let says = |arg: &Expr| matches!(arg.peel().kind, ExprKind::Text(_));
    !is_release(expr.peel()) && args.iter().any(says) && !args.iter().any(changes_something)
}

fn is_number(expr: &Expr, locals: &[&Variable]) -> bool {
    let (target, value) = match &expr.peel().kind {
        ExprKind::Assign { target, value, .. } => (target, Some(value)),
        ExprKind::Step { on, .. } => (on, None),
        _ => return false,
    };
    let ExprKind::Name(name) = &target.peel().kind else {
        return false;
    };
    let mut named = locals.iter().filter(|local| local.name == *name);
    named.any(|local| is_scalar(local)) && value.is_none_or(|value| !changes_something(value))
}

/// Whether no statement in it can lose a block.
fn is_harmless(stmt: &Stmt) -> bool {
    let mut fine = true;
    walk::each_stmt(stmt, &mut |stmt| {
        fine &= match &stmt.kind {
            StmtKind::Expr(expr) => is_message(expr) || is_calm_store(expr),
            StmtKind::Unknown(_)
            | StmtKind::MacroBlock { .. }
            | StmtKind::Goto(_)
            | StmtKind::Throw(_) => false,
            _ => exprs_of(stmt).into_iter().all(is_calm),
        };
    });
    fine
}

/// Stores a number into an element: no call, and the value cannot be a pointer to a block.
fn is_calm_store(expr: &Expr) -> bool {
    match &expr.peel().kind {
        ExprKind::Assign { target, value, .. } => {
            let element = matches!(
                target.peel().kind,
                ExprKind::Index { .. } | ExprKind::Deref(_)
            );
            // A name or a field may be a block that is handed to its owner here.
            let made = !matches!(
                value.peel().kind,
                ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::AddressOf(_)
            );
            element && made && is_calm(target) && is_calm(value)
        }
        ExprKind::Step { on, .. } => is_calm(on),
        _ => false,
    }
}

fn is_calm(expr: &Expr) -> bool {
    let mut calm = true;
    walk::each_expr(expr, &mut |part| {
        calm &= !matches!(
            part.kind,
            ExprKind::Call { .. }
                | ExprKind::New { .. }
                | ExprKind::Delete { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Unknown(_)
        );
    });
    calm
}

/// Whether an expression releases or assigns something.
fn changes_something(expr: &Expr) -> bool {
    let mut found = false;
    walk::each_expr(expr, &mut |part| {
        found |= matches!(
            part.kind,
            ExprKind::Assign { .. } | ExprKind::New { .. } | ExprKind::Unknown(_)
        ) || is_release(part);
    });
    found
}

fn has_release(stmt: &Stmt) -> bool {
    let mut found = false;
    walk::each_expr(stmt, &mut |expr| found |= is_release(expr));
    found
}

/// Whether the type's words make it a number.
fn is_scalar(variable: &Variable) -> bool {
    const WORDS: [&str; 17] = [
        "const",
        "volatile",
        "unsigned",
        "signed",
        "char",
        "short",
        "int",
        "long",
        "float",
        "double",
        "bool",
        "_Bool",
        "size_t",
        "ssize_t",
        "off_t",
        "ptrdiff_t",
        "time_t",
    ];
    let fixed = |word: &str| {
        let digits = word
            .trim_start_matches('u')
            .strip_prefix("int")
            .and_then(|rest| rest.strip_suffix("_t"));
        digits.is_some_and(|digits| digits.chars().all(|digit| digit.is_ascii_digit()))
    };
    let mut words = variable.ty.split_whitespace();
    variable.pointers == 0
        && !variable.reference
        && words.all(|word| WORDS.contains(&word) || fixed(word))
}

fn text(file: &SourceFile, expr: &Expr) -> String {
    let text = file.slice(expr.span);
    text.split_whitespace().collect()
}

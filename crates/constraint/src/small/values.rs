//! Values that are computed otherwise: a number one higher or lower, another variable of the same type, bytes of elements
//! instead of elements, the mask that the values beside it have.

mod otherwise;

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::walk::{each_expr, exprs_of, leaves};
use patchwright_domain::switch::Turn;

use super::{Field, SmallEdit, becomes, fits_on_one_line};
use otherwise::{Varied, in_bytes};

const LONGEST: usize = 200;

/// What a value is to what is around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// All that is passed, assigned or used as an index.
    Whole,
    /// An operand.
    Part,
}

pub(super) fn vary(field: &Field<'_, '_>, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
    // `exit(2)`: what it says changes nothing here.
    if matches!(stmt.kind, StmtKind::Expr(_)) && leaves(stmt) {
        return;
    }
    for top in roots(stmt) {
        let mut found = Vec::new();
        values(top, Role::Part, &mut found);
        for (expr, role) in found {
            let text = field.text(expr.span.start, expr.span.end);
            if text.len() > LONGEST || !fits_on_one_line(text) {
                continue;
            }
            let varied = Varied { field, top, expr };
            varied.number(made);
            varied.other_name(made);
            if role == Role::Whole {
                varied.one_beside(made);
                varied.masked(made);
            }
        }
        for call in calls(top) {
            in_bytes(field, top, call, made);
        }
    }
}

/// The expressions of a statement that are computed each time it runs.
fn roots(stmt: &Stmt) -> Vec<&Expr> {
    match &stmt.kind {
        StmtKind::Declare(variables) => {
            let is_fixed = |one: &&Variable| {
                let words = one.storage.iter().map(String::as_str);
                let mut words = words.chain(one.ty.split_whitespace());
                words.any(|word| matches!(word, "static" | "const" | "constexpr"))
            };
            let computed = variables.iter().filter(|one| !is_fixed(one));
            computed.filter_map(|one| one.init.as_ref()).collect()
        }
        StmtKind::Return(Some(value)) if !value.names().is_empty() => vec![value],
        StmtKind::Return(_) | StmtKind::Throw(_) | StmtKind::Case { .. } => Vec::new(),
        StmtKind::Switch { .. } | StmtKind::Unknown(_) | StmtKind::MacroBlock { .. } => Vec::new(),
        _ => exprs_of(stmt),
    }
}

/// The values in an expression: never what is written to, never what an address is taken of.
fn values<'t>(expr: &'t Expr, role: Role, found: &mut Vec<(&'t Expr, Role)>) {
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::Number(_) => found.push((expr, role)),
        ExprKind::Member { base, .. } => {
            found.push((expr, role));
            indexes(base, found);
        }
        ExprKind::Index { .. } => {
            found.push((expr, role));
            indexes(expr, found);
        }
        ExprKind::Binary { left, right, .. } => {
            found.push((expr, role));
            values(left, Role::Part, found);
            values(right, Role::Part, found);
        }
        ExprKind::Assign { target, value, .. } => {
            indexes(target, found);
            values(value, Role::Whole, found);
        }
        ExprKind::AddressOf(on) | ExprKind::Step { on, .. } => indexes(on, found),
        ExprKind::Call { args, .. } => {
            args.iter().for_each(|arg| values(arg, Role::Whole, found));
        }
        ExprKind::New {
            count: Some(count), ..
        } => values(count, Role::Whole, found),
        ExprKind::Paren(on) | ExprKind::Cast { on, .. } => values(on, role, found),
        ExprKind::Deref(on) | ExprKind::Unary { on, .. } => values(on, Role::Part, found),
        ExprKind::Ternary {
            cond,
            then,
            otherwise,
        } => {
            values(cond, Role::Part, found);
            values(then, role, found);
            values(otherwise, role, found);
        }
        ExprKind::Comma(all) => all.iter().for_each(|one| values(one, Role::Part, found)),
        _ => {}
    }
}

/// The values that decide which place is meant.
fn indexes<'t>(place: &'t Expr, found: &mut Vec<(&'t Expr, Role)>) {
    match &place.kind {
        ExprKind::Index { base, index } => {
            indexes(base, found);
            values(index, Role::Whole, found);
        }
        ExprKind::Member { base, .. } | ExprKind::Paren(base) => indexes(base, found),
        ExprKind::Deref(on) => values(on, Role::Part, found),
        _ => {}
    }
}

fn calls(top: &Expr) -> Vec<&Expr> {
    let mut found = Vec::new();
    each_expr(top, &mut |expr| {
        if matches!(expr.kind, ExprKind::Call { .. }) {
            found.push(expr);
        }
    });
    found
}

impl Field<'_, '_> {
    /// Another value for the one that stands there.
    fn value(&self, (top, expr): (&Expr, &Expr), new: String, doubt: u32) -> SmallEdit {
        let (start, end) = (expr.span.start, expr.span.end);
        let whole = self.text(top.span.start, top.span.end);
        let (head, tail) = (
            self.text(top.span.start, start),
            self.text(end, top.span.end),
        );
        let around = becomes(whole, &format!("{head}{new}{tail}"));
        let alone = self.replaced((start, end, expr.span.line), new, Turn::Value);
        let what = match whole.len() <= LONGEST {
            true => around,
            false => alone.what.clone(),
        };
        SmallEdit {
            what,
            doubt,
            ..alone
        }
    }
}

//! How far a function reaches from one place. Adjacent elements, `b[0] … b[3]`, need room for the last of them,
//! whichever of them crashed; so do those that a counting loop accesses.

use patchwright_code::paths;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind};

use super::access::{Access, Length, split};
use super::room::base_type;
use crate::crash::Crash;
use crate::flow::definitions;
use crate::operands::{bytes_each, constant};

/// Sets the fixed part of an access to the largest that the function adds to the same base and index.
pub fn to_the_last<'a>(ctx: &Crash<'a>, access: &mut Access<'a>) {
    if !matches!(access.length, Length::One) || !access.minus.is_empty() {
        return;
    }
    let shape = Shape::new(ctx, access);
    let mut last = shape.fixed;
    let mut found: Option<Vec<&'a Expr>> = None;
    paths::each_path(access.function.body(), &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        if !surely_together(access, path) || changed_between(ctx, access, stmt) {
            return;
        }
        for expr in certain(stmt) {
            let other = split(access.function, path, expr, Length::One);
            let theirs = Shape::new(ctx, &other);
            if other.minus.is_empty() && theirs.like(&shape) && theirs.fixed > last {
                last = theirs.fixed;
                found = Some(fixed_parts(ctx, &other));
            }
        }
    });
    if let Some(fixed) = found {
        access.plus.retain(|part| constant(ctx, part).is_none());
        access.plus.extend(fixed);
    }
}

/// `for (i = 0; i < n; i++) … p[i]` as one access of `n` bytes, which a caller can check.
pub fn as_range<'a>(ctx: &Crash<'a>, access: &Access<'a>) -> Option<Access<'a>> {
    let [only] = access.plus.as_slice() else {
        return None;
    };
    let ExprKind::Name(index) = &only.peel().kind else {
        return None;
    };
    let bytes = base_type(ctx, access, access.base).and_then(|ty| bytes_each(ctx, &ty));
    if !matches!(access.length, Length::One) || bytes != Some(1) || !access.minus.is_empty() {
        return None;
    }
    let bound = access.path.iter().rev().find_map(|stmt| match &stmt.kind {
        StmtKind::For {
            cond: Some(cond), ..
        } => match &cond.peel().kind {
            ExprKind::Binary { op, left, right } if *op == BinOp::Lt => {
                let counts = matches!(&left.peel().kind, ExprKind::Name(name) if name == index);
                counts.then(|| right.as_ref())
            }
            _ => None,
        },
        _ => None,
    })?;
    Some(Access {
        plus: Vec::new(),
        length: Length::Bytes(bound),
        ..access.clone()
    })
}

/// A place, without its constant offset.
struct Shape {
    base: String,
    index: Vec<String>,
    fixed: u64,
}

impl Shape {
    fn new(ctx: &Crash<'_>, access: &Access<'_>) -> Self {
        let text = |expr: &Expr| squashed(ctx.text(access.function, expr.peel().span));
        let moving = access
            .plus
            .iter()
            .filter(|part| constant(ctx, part).is_none());
        let mut index: Vec<String> = moving.map(|part| text(part)).collect();
        index.sort();
        let fixed = access.plus.iter().filter_map(|part| constant(ctx, part));
        Shape {
            base: text(access.base),
            index,
            fixed: fixed.fold(0, u64::saturating_add),
        }
    }

    fn like(&self, other: &Self) -> bool {
        let steps = |text: &String| text.contains("++") || text.contains("--");
        self.base == other.base
            && self.index == other.index
            && !steps(&self.base)
            && !self.index.iter().any(steps)
    }
}

fn fixed_parts<'a>(ctx: &Crash<'_>, access: &Access<'a>) -> Vec<&'a Expr> {
    let parts = access.plus.iter().copied();
    parts.filter(|part| constant(ctx, part).is_some()).collect()
}

/// Whether a statement runs whenever the access does: every branch around it is around both.
fn surely_together(access: &Access<'_>, path: &[&Stmt]) -> bool {
    path.iter().rev().skip(1).all(|above| {
        let branches = !matches!(above.kind, StmtKind::Block(_) | StmtKind::Label { .. });
        !branches || access.path.iter().any(|own| std::ptr::eq(*own, *above))
    })
}

/// Whether the base or the index is reassigned between the access and a statement.
fn changed_between(ctx: &Crash<'_>, access: &Access<'_>, stmt: &Stmt) -> bool {
    let (from, to) = match access.at() <= stmt.span.start {
        true => (access.at(), stmt.span.end),
        false => (stmt.span.start, access.stmt().span.end),
    };
    let mut parts = vec![access.base];
    parts.extend(access.plus.iter().copied());
    let names: Vec<&str> = parts.iter().flat_map(|part| part.names()).collect();
    definitions(access.function).iter().any(|definition| {
        let held = definition.target_text(ctx.code, access.function);
        (from..to).contains(&definition.start) && names.contains(&held.as_str())
    })
}

/// The places that a statement accesses unconditionally.
fn certain(stmt: &Stmt) -> Vec<&Expr> {
    let mut found = Vec::new();
    for top in patchwright_code::walk::exprs_of(stmt) {
        collect(top, &mut found);
    }
    found
}

fn collect<'a>(expr: &'a Expr, found: &mut Vec<&'a Expr>) {
    match &expr.kind {
        ExprKind::Index { base, index } => {
            found.push(expr);
            collect(base, found);
            collect(index, found);
        }
        ExprKind::Deref(on) => {
            found.push(expr);
            collect(on, found);
        }
        ExprKind::Binary { op, left, right } => {
            collect(left, found);
            if !op.is_logical() {
                collect(right, found);
            }
        }
        ExprKind::Assign { target, value, .. } => {
            collect(target, found);
            collect(value, found);
        }
        ExprKind::Cast { on, .. } | ExprKind::Paren(on) | ExprKind::Unary { on, .. } => {
            collect(on, found);
        }
        ExprKind::Call { args, .. } => args.iter().for_each(|arg| collect(arg, found)),
        ExprKind::Ternary { cond, .. } => collect(cond, found),
        _ => {}
    }
}

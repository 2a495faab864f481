//! A memory access of a statement: a base, the distance from it, and the length.

use patchwright_code::tree::{BinOp, Direction as Step, Expr, ExprKind, Order, Stmt};
use patchwright_code::types::last_name;
use patchwright_code::{Function, walk};

use crate::frame::StackFrame;

/// An access as one function sees it.
#[derive(Clone)]
pub struct Access<'a> {
    pub function: &'a Function,
    /// The path to the statement.
    pub path: Vec<&'a Stmt>,
    /// The pointer or array.
    pub base: &'a Expr,
    /// Added to the base, in elements.
    pub plus: Vec<&'a Expr>,
    /// Subtracted from it.
    pub minus: Vec<&'a Expr>,
    pub length: Length<'a>,
    /// How many calls lie between it and the crash.
    pub frame: usize,
}

#[derive(Clone)]
pub enum Length<'a> {
    /// One element of the base.
    One,
    /// This many bytes through a byte pointer: `*(uint32_t *)p`.
    Wide(String),
    Bytes(&'a Expr),
    /// `count` pieces of `each` bytes.
    Pieces {
        each: &'a Expr,
        count: &'a Expr,
    },
    /// A string with its terminator.
    Text(&'a Expr),
    /// The library decides: `strlen(p)`, `sprintf(p, …)`.
    Open,
}

impl<'a> Access<'a> {
    pub fn stmt(&self) -> &'a Stmt {
        self.path.last().copied().unwrap_or(self.function.body())
    }

    pub fn at(&self) -> usize {
        self.stmt().span.start
    }
}

/// Takes a pointer apart: `*(p + i)`, `p[i]`, `&p[i]`, `p + i - k`, `p++`.
pub fn split<'a>(
    function: &'a Function,
    path: &[&'a Stmt],
    pointer: &'a Expr,
    length: Length<'a>,
) -> Access<'a> {
    let mut access = Access {
        function,
        path: path.to_vec(),
        base: pointer,
        plus: Vec::new(),
        minus: Vec::new(),
        length,
        frame: 0,
    };
    match &pointer.kind {
        ExprKind::Index { base, index } => {
            access.plus.push(index);
            descend(&mut access, base);
        }
        ExprKind::Deref(on) => {
            if let ExprKind::Cast { ty, .. } = &on.kind
                && ty.trim_end().ends_with('*')
            {
                let target = ty.trim_end().trim_end_matches('*').trim();
                access.length = Length::Wide(format!("sizeof({target})"));
            }
            descend(&mut access, on);
        }
        _ => descend(&mut access, pointer),
    }
    access
}

fn descend<'a>(access: &mut Access<'a>, pointer: &'a Expr) {
    let pointer = pointer.peel();
    access.base = pointer;
    match &pointer.kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Add => {
            access.plus.push(right);
            descend(access, left);
        }
        ExprKind::Binary { op, left, right } if *op == BinOp::Sub => {
            access.minus.push(right);
            descend(access, left);
        }
        ExprKind::AddressOf(of) => match &of.peel().kind {
            ExprKind::Index { base, index } => {
                access.plus.push(index);
                descend(access, base);
            }
            ExprKind::Deref(on) => descend(access, on),
            _ => {}
        },
        ExprKind::Step {
            on,
            order: Order::After,
            ..
        } => descend(access, on),
        ExprKind::Step {
            on,
            direction: Step::Up,
            order: Order::Before,
        } => descend(access, on),
        _ => {}
    }
}

/// The call in a caller's statement that entered a function.
pub fn call_of<'a>(callee: &Function, caller: &StackFrame<'a>) -> Option<&'a Expr> {
    let stmt = caller.path.last()?;
    let mut calls: Vec<&'a Expr> = Vec::new();
    for top in walk::exprs_of(stmt) {
        walk::each_expr(top, &mut |expr| {
            if matches!(expr.kind, ExprKind::Call { .. }) {
                calls.push(expr);
            }
        });
    }
    let named = |call: &&Expr| match &call.kind {
        ExprKind::Call { callee: name, .. } => last_name(name) == Some(callee.head.name.as_str()),
        _ => false,
    };
    let counted = |call: &&Expr| match &call.kind {
        ExprKind::Call { args, .. } => args.len() == callee.head.params.len(),
        _ => false,
    };
    let named = calls.iter().copied().find(named);
    // For a call through a pointer the name says nothing.
    named.or_else(|| calls.iter().copied().find(counted))
}

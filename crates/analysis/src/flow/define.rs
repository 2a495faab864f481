//! Everything in a function that assigns a value.

use patchwright_code::paths::each_path;
use patchwright_code::spelling::text_of;
use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::{Code, Function, walk};

/// Most of them in one function; generated code has more than anyone reads.
const MOST: usize = 4000;

#[derive(Debug, Clone, Copy)]
pub struct Definition<'a> {
    /// The statement; for an assignment in a condition, the whole `if` or loop.
    pub stmt: &'a Stmt,
    pub how: How,
    /// None for a declaration.
    pub target: Option<&'a Expr>,
    pub variable: Option<&'a Variable>,
    /// What is assigned; for an argument passed by address, the call.
    pub value: Option<&'a Expr>,
    pub start: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    Assigned,
    Declared,
    /// `++`, `+=` and the like.
    Stepped,
    /// By address to a call.
    Passed,
    /// Successive elements of a container.
    Element,
}

impl<'a> Definition<'a> {
    pub fn target_text(&self, code: &Code, function: &Function) -> String {
        match (self.target, self.variable) {
            (Some(target), _) => text_of(code, function, target.peel()),
            (None, Some(variable)) => variable.name.clone(),
            (None, None) => String::new(),
        }
    }

    /// The variable that it sets as a whole.
    pub fn variable_name(&self) -> Option<&'a str> {
        match (self.target.map(|target| &target.peel().kind), self.variable) {
            (Some(ExprKind::Name(name)), _) => Some(name),
            (None, Some(variable)) => Some(&variable.name),
            _ => None,
        }
    }

    pub fn target_kind(&self) -> Option<&'a ExprKind> {
        self.target.map(|target| &target.peel().kind)
    }
}

/// In the order of the text.
pub fn definitions<'a>(function: &'a Function) -> Vec<Definition<'a>> {
    let mut found = Vec::new();
    each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last().copied() else {
            return;
        };
        if found.len() < MOST {
            in_statement(stmt, &mut found);
        }
    });
    found.sort_by_key(|definition| definition.start);
    found
}

/// Every `return` with its value.
pub fn returns(function: &Function) -> Vec<(&Stmt, &Expr)> {
    let mut found = Vec::new();
    each_path(function.body(), &mut |path| {
        if let Some(stmt) = path.last()
            && let StmtKind::Return(Some(value)) = &stmt.kind
        {
            found.push((*stmt, value));
        }
    });
    found
}

/// The calls of the statement at a line, those on the line itself first.
pub(super) fn calls_on_line<'a>(function: &'a Function, line: u32) -> Vec<&'a Expr> {
    let mut calls: Vec<&'a Expr> = Vec::new();
    let path = function.statement_at(line, None).unwrap_or_default();
    let Some(stmt) = path.last() else {
        return calls;
    };
    for top in walk::exprs_of(stmt) {
        walk::each_expr(top, &mut |expr| {
            if matches!(expr.kind, ExprKind::Call { .. }) {
                calls.push(expr);
            }
        });
    }
    calls.sort_by_key(|call| !call.span.has_line(line));
    calls
}

fn in_statement<'a>(stmt: &'a Stmt, found: &mut Vec<Definition<'a>>) {
    match &stmt.kind {
        StmtKind::Declare(variables) => {
            for variable in variables {
                found.push(Definition {
                    stmt,
                    how: How::Declared,
                    target: None,
                    variable: Some(variable),
                    value: variable.init.as_ref(),
                    start: variable.span.start,
                });
            }
        }
        StmtKind::ForEach { variable, over, .. } => found.push(Definition {
            stmt,
            how: How::Element,
            target: None,
            variable: Some(variable),
            value: Some(over),
            start: variable.span.start,
        }),
        _ => {}
    }
    for top in walk::exprs_of(stmt) {
        walk::each_expr(top, &mut |expr| in_expression(stmt, expr, found));
    }
}

fn in_expression<'a>(stmt: &'a Stmt, expr: &'a Expr, found: &mut Vec<Definition<'a>>) {
    let mut push = |how, target: &'a Expr, value| {
        found.push(Definition {
            stmt,
            how,
            target: Some(target),
            variable: None,
            value,
            start: expr.span.start,
        });
    };
    match &expr.kind {
        ExprKind::Assign { op, target, value } if *op == AssignOp::Plain => {
            push(How::Assigned, target, Some(value));
        }
        ExprKind::Assign { target, value, .. } => push(How::Stepped, target, Some(value)),
        ExprKind::Step { on, .. } => push(How::Stepped, on, None),
        ExprKind::Call { args, .. } => {
            for arg in args {
                if let ExprKind::AddressOf(on) = &arg.peel().kind {
                    push(How::Passed, on, Some(expr));
                }
            }
        }
        _ => {}
    }
}

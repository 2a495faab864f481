//! Visits trees in the order of the text, each node before what is below it.

use super::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};

/// The statement itself and all below it.
pub fn each_stmt<'t>(stmt: &'t Stmt, visit: &mut dyn FnMut(&'t Stmt)) {
    visit(stmt);
    for child in children(stmt) {
        each_stmt(child, visit);
    }
}

/// Whether a statement always leaves its block.
pub fn leaves(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Return(_)
        | StmtKind::Goto(_)
        | StmtKind::Throw(_)
        | StmtKind::Break
        | StmtKind::Continue => true,
        StmtKind::Block(list) => list.last().is_some_and(leaves),
        StmtKind::Expr(expr) => matches!(&expr.peel().kind, ExprKind::Call { callee, .. }
            if matches!(&callee.kind, ExprKind::Name(name) if matches!(name.as_str(), "exit" | "abort" | "_exit" | "longjmp"))),
        _ => false,
    }
}

/// Something that has subexpressions, or is one.
pub trait Holder {
    fn visit<'t>(&'t self, visit: &mut dyn FnMut(&'t Expr));
}

impl Holder for Stmt {
    fn visit<'t>(&'t self, visit: &mut dyn FnMut(&'t Expr)) {
        each_stmt(self, &mut |stmt| {
            for expr in exprs_of(stmt) {
                expr.visit(visit);
            }
        });
    }
}

impl Holder for Expr {
    fn visit<'t>(&'t self, visit: &mut dyn FnMut(&'t Expr)) {
        visit(self);
        for child in parts(self) {
            child.visit(visit);
        }
    }
}

/// Every expression in a statement (and the statements below it) or in an expression (and itself).
pub fn each_expr<'t>(holder: &'t impl Holder, visit: &mut dyn FnMut(&'t Expr)) {
    holder.visit(visit);
}

/// The statements directly below one.
pub fn children(stmt: &Stmt) -> Vec<&Stmt> {
    match &stmt.kind {
        StmtKind::Block(stmts) | StmtKind::Case { body: stmts, .. } => stmts.iter().collect(),
        StmtKind::If {
            then, otherwise, ..
        } => std::iter::once(&**then)
            .chain(otherwise.as_deref())
            .collect(),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Switch { body, .. }
        | StmtKind::MacroBlock { body, .. } => vec![body],
        StmtKind::For { init, body, .. } => init
            .as_deref()
            .into_iter()
            .chain(std::iter::once(&**body))
            .collect(),
        StmtKind::Label { stmt, .. } => stmt.as_deref().into_iter().collect(),
        StmtKind::Try { body, handlers } => {
            std::iter::once(&**body).chain(handlers.iter()).collect()
        }
        StmtKind::Declare(_)
        | StmtKind::Expr(_)
        | StmtKind::Return(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Goto(_)
        | StmtKind::Throw(_)
        | StmtKind::Empty
        | StmtKind::Unknown(_) => Vec::new(),
    }
}

/// The expressions of a statement itself, not of one below it: its condition, its value.
pub fn exprs_of(stmt: &Stmt) -> Vec<&Expr> {
    match &stmt.kind {
        StmtKind::Declare(variables) => inits(variables).collect(),
        StmtKind::Expr(expr) => vec![expr],
        StmtKind::If { cond, .. }
        | StmtKind::While { cond, .. }
        | StmtKind::DoWhile { cond, .. } => vec![cond],
        StmtKind::For { cond, step, .. } => cond.iter().chain(step).collect(),
        StmtKind::ForEach { variable, over, .. } => {
            variable.init.iter().chain(std::iter::once(over)).collect()
        }
        StmtKind::Switch { on, .. } => vec![on],
        StmtKind::MacroBlock { head, .. } => vec![head],
        StmtKind::Case { value, .. } => value.iter().collect(),
        StmtKind::Return(value) | StmtKind::Throw(value) => value.iter().collect(),
        StmtKind::Unknown(exprs) => exprs.iter().collect(),
        StmtKind::Block(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Goto(_)
        | StmtKind::Label { .. }
        | StmtKind::Try { .. }
        | StmtKind::Empty => Vec::new(),
    }
}

/// The expressions directly below one.
pub fn parts(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::Name(_)
        | ExprKind::Number(_)
        | ExprKind::Text(_)
        | ExprKind::Char(_)
        | ExprKind::SizeOf(_) => Vec::new(),
        ExprKind::Index { base, index } => vec![base, index],
        ExprKind::Member { base, .. } => vec![base],
        ExprKind::Deref(on) | ExprKind::AddressOf(on) | ExprKind::Paren(on) => vec![on],
        ExprKind::Unary { on, .. }
        | ExprKind::Step { on, .. }
        | ExprKind::Cast { on, .. }
        | ExprKind::Delete { on, .. } => vec![on],
        ExprKind::Binary { left, right, .. } => vec![left, right],
        ExprKind::Assign { target, value, .. } => vec![target, value],
        ExprKind::Ternary {
            cond,
            then,
            otherwise,
        } => vec![cond, then, otherwise],
        ExprKind::Call { callee, args } => std::iter::once(&**callee).chain(args).collect(),
        ExprKind::New { count, args, .. } => count.as_deref().into_iter().chain(args).collect(),
        ExprKind::List(exprs) | ExprKind::Comma(exprs) | ExprKind::Unknown(exprs) => {
            exprs.iter().collect()
        }
    }
}

/// Every expression of a statement's own, itself and those in it.
pub fn all_exprs(stmt: &Stmt) -> Vec<&Expr> {
    let mut found = Vec::new();
    for top in exprs_of(stmt) {
        each_expr(top, &mut |expr| found.push(expr));
    }
    found
}

impl Expr {
    /// Without parentheses and casts around it.
    pub fn peel(&self) -> &Expr {
        match &self.kind {
            ExprKind::Paren(on) | ExprKind::Cast { on, .. } => on.peel(),
            _ => self,
        }
    }

    /// The record and the name of a member: `p->at` is `p` and `at`.
    pub fn member(&self) -> Option<(&Expr, &str)> {
        match &self.peel().kind {
            ExprKind::Member { base, field, .. } => Some((base, field)),
            _ => None,
        }
    }

    /// Every name in it once, in the order of the text, but for `true`, `false`, `nullptr` and `NULL`. Names in
    /// `sizeof` are not evaluated and not given.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        each_expr(self, &mut |expr| {
            if let ExprKind::Name(name) = &expr.kind
                && !matches!(name.as_str(), "true" | "false" | "nullptr" | "NULL")
                && !names.contains(&name.as_str())
            {
                names.push(name);
            }
        });
        names
    }
}

fn inits(variables: &[Variable]) -> impl Iterator<Item = &Expr> {
    variables
        .iter()
        .filter_map(|variable| variable.init.as_ref())
}

//! What an expression or a statement may change, without executing it.

use std::collections::BTreeSet;

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::walk;

use super::cell::{State, Var};
use super::engine::Engine;
use super::term::Origin;

pub(super) fn has_effects(expr: &Expr) -> bool {
    let mut found = false;
    walk::each_expr(expr, &mut |inner| {
        found |= matches!(
            inner.kind,
            ExprKind::Call { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::New { .. }
                | ExprKind::Delete { .. }
                | ExprKind::Unknown(_)
        );
    });
    found
}

/// What may change.
#[derive(Default)]
pub(super) struct Changed {
    variables: BTreeSet<Var>,
    memory: bool,
    everything: bool,
    /// Names that were declared on the way.
    declared: BTreeSet<String>,
}

impl Engine<'_> {
    pub(super) fn forget_changed(
        &mut self,
        state: &mut State,
        in_them: &[&Expr],
        why: &'static str,
    ) {
        let mut changed = Changed::default();
        for expr in in_them {
            self.collect_expr(expr, &mut changed);
        }
        self.forget(state, &changed, why);
    }

    /// What one round of a loop may change.
    pub(super) fn changed_in(&self, stmts: &[&Stmt], exprs: &[&Expr]) -> Changed {
        let mut changed = Changed::default();
        for expr in exprs {
            self.collect_expr(expr, &mut changed);
        }
        for stmt in stmts {
            walk::each_stmt(stmt, &mut |inner| {
                if let StmtKind::Declare(variables) = &inner.kind {
                    let names = variables.iter().map(|one| one.name.clone());
                    changed.declared.extend(names);
                }
                changed.everything |= matches!(
                    inner.kind,
                    StmtKind::Unknown(_) | StmtKind::MacroBlock { .. }
                );
                for expr in walk::exprs_of(inner) {
                    self.collect_expr(expr, &mut changed);
                }
            });
        }
        changed
    }

    pub(super) fn forget(&mut self, state: &mut State, changed: &Changed, why: &'static str) {
        if changed.everything {
            return self.forget_all(state, why);
        }
        let origin = Origin::Lost(why);
        if changed.memory {
            self.clobber(state, &origin);
        }
        self.forget_variables(state, &changed.variables, &origin);
    }

    fn collect_expr(&self, expr: &Expr, changed: &mut Changed) {
        walk::each_expr(expr, &mut |inner| match &inner.kind {
            ExprKind::Assign { target: on, .. } | ExprKind::Step { on, .. } => {
                self.collect_target(on, changed);
            }
            ExprKind::Call { .. } => changed.memory = true,
            ExprKind::New { .. } | ExprKind::Delete { .. } | ExprKind::Unknown(_) => {
                changed.everything = true;
            }
            // What cannot be resolved as a type may be a call.
            ExprKind::Cast { ty, .. } => {
                let shape = self.shapes.of_text(ty);
                changed.everything |= shape == super::shape::Shape::Unknown;
            }
            _ => {}
        });
    }

    fn collect_target(&self, target: &Expr, changed: &mut Changed) {
        match &target.kind {
            ExprKind::Paren(on) => self.collect_target(on, changed),
            ExprKind::Name(name) => match self.local(name) {
                Some(var) => {
                    changed.variables.insert(var);
                    let exposed = self.variables.get(var).is_none_or(|one| one.exposed);
                    changed.memory |= exposed;
                }
                // Of a variable that begins and ends inside, nothing is known outside.
                None if changed.declared.contains(name) && self.code.global(name).is_none() => {
                    let exposed = self
                        .frames
                        .last()
                        .is_none_or(|frame| frame.is_exposed(name));
                    changed.memory |= exposed;
                }
                None => changed.memory = true,
            },
            _ => changed.memory = true,
        }
    }
}

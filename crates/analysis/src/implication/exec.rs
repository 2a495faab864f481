//! Statements: every way through a function at once. Where ways meet, values become choices; a loop is one round from any
//! state that its rounds may leave behind.

use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Variable};
use patchwright_code::walk;

use super::MARKER;
use super::cell::State;
use super::effects::has_effects;
use super::engine::Engine;
use super::shape::Shape;
use super::term::{Origin, Term};
use super::value::Value;

const LOOP: &str = "a loop changes it";

impl Engine<'_> {
    /// Nothing goes in where nothing gets to; only labels bring a way back to life.
    pub(super) fn run(&mut self, stmt: &Stmt, state: Option<State>) -> Option<State> {
        if !self.step() || (state.is_none() && !may_come_alive(stmt)) {
            return None;
        }
        match &stmt.kind {
            StmtKind::Block(list) => {
                self.push_scope();
                let state = self.run_all(list, state);
                self.pop_scope();
                state
            }
            StmtKind::Declare(variables) => self.run_declarations(variables, state),
            StmtKind::Expr(expr) => self.run_expr(expr, state),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => self.run_if(cond, then, otherwise.as_deref(), state),
            StmtKind::While { cond, body } => self.run_loop(state, Some(cond), body, None),
            StmtKind::DoWhile { body, cond } => self.run_do(state?, body, cond),
            StmtKind::For {
                init,
                cond,
                step,
                body,
            } => {
                self.push_scope();
                let state = match init {
                    Some(init) => self.run(init, state),
                    None => state,
                };
                let state = self.run_loop(state, cond.as_ref(), body, step.as_ref());
                self.pop_scope();
                state
            }
            StmtKind::Switch { on, body } => self.run_switch(state, on, body),
            StmtKind::Return(value) => {
                let mut state = state?;
                let value = match value {
                    Some(value) => self.eval(&mut state, value),
                    None => Value::Unknown,
                };
                if let Some(state) = self.alive(state) {
                    self.frame()?.returns.push((state, value));
                }
                None
            }
            StmtKind::Break => {
                self.frame()?.breaks.last_mut()?.push(state?);
                None
            }
            StmtKind::Continue => {
                self.frame()?.continues.last_mut()?.push(state?);
                None
            }
            StmtKind::Goto(label) => {
                let state = state?;
                let jumps = &mut self.frame()?.jumps;
                jumps.entry(label.clone()).or_default().push(state);
                None
            }
            StmtKind::Label { name, stmt } => {
                let waiting = self.frame()?.jumps.remove(name).unwrap_or_default();
                let here = self.join_all(waiting);
                let state = self.join(state, here);
                match stmt {
                    Some(stmt) => self.run(stmt, state),
                    None => state,
                }
            }
            StmtKind::Empty => state,
            StmtKind::Unknown(exprs) => {
                let mut state = state?;
                self.refuse_hidden(exprs);
                self.forget_all(&mut state, "a statement that is not understood");
                Some(state)
            }
            StmtKind::ForEach { .. }
            | StmtKind::Case { .. }
            | StmtKind::Throw(_)
            | StmtKind::Try { .. }
            | StmtKind::MacroBlock { .. } => {
                self.give_up(format!(
                    "the statement in line {} of the preprocessed unit is not understood",
                    stmt.span.line
                ));
                None
            }
        }
    }

    fn run_all(&mut self, list: &[Stmt], state: Option<State>) -> Option<State> {
        list.iter().fold(state, |state, stmt| self.run(stmt, state))
    }

    /// `None` if it cannot be reached.
    pub(super) fn alive(&self, state: State) -> Option<State> {
        (self.terms.as_bool(state.reach) != Some(false)).then_some(state)
    }

    fn under(&mut self, state: &State, condition: Term) -> Option<State> {
        let mut state = state.clone();
        state.reach = self.terms.and(state.reach, condition);
        self.alive(state)
    }

    /// Names are declared even where nothing gets to: a label may follow.
    fn run_declarations(
        &mut self,
        variables: &[Variable],
        mut state: Option<State>,
    ) -> Option<State> {
        for variable in variables {
            let is_local = !variable.storage.iter().any(|word| word == "extern");
            if !is_local {
                self.give_up(format!("`{}` is declared again in a block", variable.name));
                return None;
            }
            // `int n = n;` names the new one, whose value is unknown.
            let var = self.declare(variable);
            if self.is_doubtful(variable) {
                self.give_up(format!("`{}` may not be declared here", variable.name));
                return None;
            }
            let Some(state) = state.as_mut() else {
                continue;
            };
            let is_static = variable.storage.iter().any(|word| word == "static");
            let shape = self.variables.get(var).map(|one| one.shape.clone());
            let value = match (&variable.init, &shape) {
                // What an earlier call left there.
                (_, Some(shape)) if is_static => self.any(shape, &variable.name, Origin::Given),
                (Some(init), _) => self.eval(state, init),
                (None, _) => Value::Unknown,
            };
            if let Some(Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_)) = shape {
                self.write_variable(state, var, &value);
            }
        }
        state.and_then(|state| self.alive(state))
    }

    /// `a * b;` reads like a declaration where nobody knows that `a` is a variable.
    fn is_doubtful(&self, variable: &Variable) -> bool {
        let ty = variable.ty.trim();
        let is_name = ty.chars().all(|c| c.is_alphanumeric() || c == '_');
        is_name && self.shapes.of_text(ty) == Shape::Unknown && self.code.alias(ty).is_none()
    }

    fn run_expr(&mut self, expr: &Expr, state: Option<State>) -> Option<State> {
        let mut state = state?;
        match marked(expr) {
            Some(condition) => {
                let mut here = state.clone();
                let holds = self.eval(&mut here, condition);
                let holds = self.truth(&holds);
                self.visited = self.terms.or(self.visited, state.reach);
                let fails = self.terms.not(holds);
                let violated = self.terms.and(state.reach, fails);
                self.violated = self.terms.or(self.violated, violated);
            }
            // `type * name;` reads like a product where the type is not known, and hides an outer name.
            None if matches!(expr.kind, ExprKind::Binary { .. }) && !has_effects(expr) => {
                self.give_up(format!("`{}` may declare a name", self.text(expr)));
            }
            None => {
                self.eval(&mut state, expr);
            }
        }
        self.alive(state)
    }

    fn run_if(
        &mut self,
        cond: &Expr,
        then: &Stmt,
        otherwise: Option<&Stmt>,
        state: Option<State>,
    ) -> Option<State> {
        let (yes, no) = match state {
            Some(mut state) => {
                let cond = self.eval(&mut state, cond);
                let cond = self.truth(&cond);
                let not = self.terms.not(cond);
                (self.under(&state, cond), self.under(&state, not))
            }
            None => (None, None),
        };
        self.push_scope();
        let yes = self.run(then, yes);
        self.pop_scope();
        let no = match otherwise {
            Some(otherwise) => {
                self.push_scope();
                let no = self.run(otherwise, no);
                self.pop_scope();
                no
            }
            None => no,
        };
        self.join(yes, no)
    }

    fn run_loop(
        &mut self,
        state: Option<State>,
        cond: Option<&Expr>,
        body: &Stmt,
        step: Option<&Expr>,
    ) -> Option<State> {
        let mut state = state?;
        let exprs: Vec<&Expr> = cond.into_iter().chain(step).collect();
        let changed = self.changed_in(&[body], &exprs);
        self.forget(&mut state, &changed, LOOP);
        let goes_on = match cond {
            Some(cond) => {
                let cond = self.eval(&mut state, cond);
                self.truth(&cond)
            }
            None => self.terms.bool(true),
        };
        let ends = self.terms.not(goes_on);
        let inside = self.under(&state, goes_on);
        let behind = self.under(&state, ends);
        let (end, breaks, continues) = self.run_body(body, inside);
        let next = self.join_all(continues);
        if let (Some(mut next), Some(step)) = (self.join(end, next), step) {
            self.eval(&mut next, step);
        }
        let out = self.join_all(breaks);
        self.join(behind, out)
    }

    fn run_do(&mut self, mut state: State, body: &Stmt, cond: &Expr) -> Option<State> {
        let changed = self.changed_in(&[body], &[cond]);
        self.forget(&mut state, &changed, LOOP);
        let (end, breaks, continues) = self.run_body(body, Some(state));
        let continued = self.join_all(continues);
        let mut behind = self.join(end, continued);
        if let Some(end) = behind.as_mut() {
            let cond = self.eval(end, cond);
            let cond = self.truth(&cond);
            let ends = self.terms.not(cond);
            end.reach = self.terms.and(end.reach, ends);
        }
        let behind = behind.and_then(|state| self.alive(state));
        let out = self.join_all(breaks);
        self.join(behind, out)
    }

    /// One round: where it ends, breaks off, and goes on with the next.
    fn run_body(
        &mut self,
        body: &Stmt,
        state: Option<State>,
    ) -> (Option<State>, Vec<State>, Vec<State>) {
        if let Some(frame) = self.frame() {
            frame.breaks.push(Vec::new());
            frame.continues.push(Vec::new());
        }
        self.push_scope();
        let end = self.run(body, state);
        self.pop_scope();
        let Some(frame) = self.frame() else {
            return (None, Vec::new(), Vec::new());
        };
        let breaks = frame.breaks.pop().unwrap_or_default();
        let continues = frame.continues.pop().unwrap_or_default();
        (end, breaks, continues)
    }

    fn run_switch(&mut self, state: Option<State>, on: &Expr, body: &Stmt) -> Option<State> {
        let StmtKind::Block(list) = &body.kind else {
            self.give_up("a `switch` without a block");
            return None;
        };
        let mut state = state;
        let mut value = Value::Unknown;
        if let Some(state) = state.as_mut() {
            value = self.eval(state, on);
        }
        let state = state.and_then(|state| self.alive(state));
        let (tests, default) = self.case_tests(list, &value);
        let mut behind = match (&state, has_default(list)) {
            (Some(state), false) => self.under(state, default),
            _ => None,
        };
        if let Some(frame) = self.frame() {
            frame.breaks.push(Vec::new());
        }
        self.push_scope();
        let mut flowing: Option<State> = None;
        for (stmt, test) in list.iter().zip(tests) {
            let StmtKind::Case { body, .. } = &stmt.kind else {
                // Before the first label only declarations have a meaning.
                flowing = self.run(stmt, flowing);
                continue;
            };
            let entering = state.as_ref().and_then(|state| self.under(state, test));
            flowing = self.join(flowing, entering);
            flowing = self.run_all(body, flowing);
        }
        self.pop_scope();
        let breaks = self.frame().and_then(|frame| frame.breaks.pop());
        let out = self.join_all(breaks.unwrap_or_default());
        behind = self.join(behind, flowing);
        self.join(behind, out)
    }

    /// For each statement of a switch the condition to jump to it, and the condition that no label fits.
    fn case_tests(&mut self, list: &[Stmt], on: &Value) -> (Vec<Term>, Term) {
        let mut default = self.terms.bool(true);
        let mut tests = Vec::new();
        for stmt in list {
            let never = self.terms.bool(false);
            let StmtKind::Case {
                value: Some(value), ..
            } = &stmt.kind
            else {
                tests.push(never);
                continue;
            };
            let fits = match self.shapes.constant(value, 16) {
                Some(value) => {
                    let value = self.arithmetic().number(value, super::width::Width::INT);
                    let equal =
                        self.arithmetic()
                            .binary(patchwright_code::tree::BinOp::Eq, on, &value);
                    let fits = self.truth(&equal);
                    let not = self.terms.not(fits);
                    default = self.terms.and(default, not);
                    fits
                }
                // A label that is not understood may fit or not, whatever the others do.
                None => {
                    let lost = Origin::Lost("a label of a switch that is not understood");
                    self.arithmetic().any_truth("label", lost)
                }
            };
            tests.push(fits);
        }
        for (stmt, test) in list.iter().zip(&mut tests) {
            if let StmtKind::Case { value: None, .. } = &stmt.kind {
                *test = default;
            }
        }
        (tests, default)
    }
}

/// What must hold, if this is the mark that was put into the program.
pub(super) fn marked(expr: &Expr) -> Option<&Expr> {
    let ExprKind::Call { callee, args } = &expr.kind else {
        return None;
    };
    match (&callee.kind, args.as_slice()) {
        (ExprKind::Name(name), [condition]) if name == MARKER => Some(condition),
        _ => None,
    }
}

fn has_default(list: &[Stmt]) -> bool {
    let is_default = |stmt: &Stmt| matches!(stmt.kind, StmtKind::Case { value: None, .. });
    list.iter().any(is_default)
}

/// Whether a label or a declaration is in it, or a part of a `switch` that must be found where it belongs.
fn may_come_alive(stmt: &Stmt) -> bool {
    let mut found = false;
    walk::each_stmt(stmt, &mut |inner| {
        found |= matches!(
            inner.kind,
            StmtKind::Label { .. } | StmtKind::Declare(_) | StmtKind::Case { .. }
        );
    });
    found
}

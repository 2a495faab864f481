//! Expressions: their values and what they change. What is not understood has an unknown value and may change anything.

use std::rc::Rc;

use patchwright_code::tree::{AssignOp, BinOp, Direction, Expr, ExprKind, Order};

use super::cell::State;
use super::effects::has_effects;
use super::engine::Engine;
use super::literal;
use super::place::Place;
use super::shape::Shape;
use super::term::Origin;
use super::value::Value;
use super::width::Width;

const NOT_UNDERSTOOD: &str = "code that is not understood";

impl Engine<'_> {
    pub(super) fn eval(&mut self, state: &mut State, expr: &Expr) -> Value {
        if !self.step() {
            return Value::Unknown;
        }
        match &expr.kind {
            ExprKind::Number(text) => match literal::integer(text) {
                Some((value, width)) => self.arithmetic().number(i128::from(value), width),
                None => Value::Unknown,
            },
            ExprKind::Char(text) => match literal::character(text, self.shapes.char_is_signed) {
                Some(value) => self.arithmetic().number(value, Width::INT),
                None => Value::Unknown,
            },
            ExprKind::Text(_) => {
                let to = Shape::Pointer(Rc::new(self.shapes.of_text("char")));
                self.any(&to, "text", Origin::Given)
            }
            ExprKind::Name(name) => self.name(state, expr, name),
            ExprKind::Index { .. } | ExprKind::Member { .. } | ExprKind::Deref(_) => {
                let place = self.place(state, expr);
                let name = self.text(expr);
                self.load(state, &place, &name)
            }
            ExprKind::AddressOf(on) => self.address_value(state, on),
            ExprKind::Paren(on) => self.eval(state, on),
            ExprKind::Unary { op, on } => {
                let on = self.eval(state, on);
                self.arithmetic().unary(*op, &on)
            }
            ExprKind::Step {
                on,
                direction,
                order,
            } => self.stepped(state, on, *direction, *order),
            ExprKind::Binary { op, left, right } if op.is_logical() => {
                self.short_circuit(state, *op, left, right)
            }
            ExprKind::Binary { op, left, right } => {
                let values = self.operands(state, &[left, right]);
                match values.as_slice() {
                    [left, right] => self.arithmetic().binary(*op, left, right),
                    _ => Value::Unknown,
                }
            }
            ExprKind::Assign { op, target, value } => self.assign(state, *op, target, value),
            ExprKind::Ternary {
                cond,
                then,
                otherwise,
            } => self.ternary(state, cond, then, otherwise),
            ExprKind::Cast { ty, on } => self.cast(state, ty, on),
            ExprKind::SizeOf(text) => self.size_of(text),
            ExprKind::Call { callee, args } => self.call(state, callee, args),
            ExprKind::Comma(parts) => {
                let mut last = Value::Unknown;
                for part in parts {
                    last = self.eval(state, part);
                }
                last
            }
            ExprKind::List(parts) => {
                let parts: Vec<&Expr> = parts.iter().collect();
                self.operands(state, &parts);
                Value::Unknown
            }
            ExprKind::New { .. } | ExprKind::Delete { .. } | ExprKind::Unknown(_) => {
                self.refuse_hidden(std::slice::from_ref(expr));
                self.forget_all(state, NOT_UNDERSTOOD);
                Value::Unknown
            }
        }
    }

    fn name(&mut self, state: &mut State, expr: &Expr, name: &str) -> Value {
        if self.local(name).is_none() {
            match name {
                "true" => return self.arithmetic().number(1, Width::INT),
                "false" => return self.arithmetic().number(0, Width::INT),
                _ => {}
            }
            if let Some(value) = self.shapes.enumerator(name) {
                return self.arithmetic().number(value, Width::INT);
            }
            if let Some(value) = self.constant_global(name)
                && let Some(var) = self.global(name)
                && let Some(shape) = self.variables.get(var).map(|one| one.shape.clone())
            {
                let value = self.arithmetic().number(value, Width::INT);
                let lost = Origin::Lost(NOT_UNDERSTOOD);
                return self.arithmetic().converted(&value, &shape, name, lost);
            }
        }
        let place = self.place(state, expr);
        self.load(state, &place, name)
    }

    /// Operands that C evaluates in any order it likes. A value that depends on the order is unknown.
    pub(super) fn operands(&mut self, state: &mut State, parts: &[&Expr]) -> Vec<Value> {
        let effects = parts.iter().filter(|part| has_effects(part)).count();
        if effects == 0 {
            return parts.iter().map(|part| self.eval(state, part)).collect();
        }
        let mut before = state.clone();
        let mut early: Vec<Option<Value>> = Vec::new();
        for part in parts {
            let value = (!has_effects(part)).then(|| self.eval(&mut before, part));
            early.push(value);
        }
        let mut values = Vec::new();
        for part in parts {
            values.push(match has_effects(part) {
                true => self.eval(state, part),
                false => Value::Unknown,
            });
        }
        if effects > 1 {
            let parts: Vec<&Expr> = parts.to_vec();
            self.forget_changed(state, &parts, "an order of evaluation that C leaves open");
            return vec![Value::Unknown; parts.len()];
        }
        for ((value, part), early) in values.iter_mut().zip(parts).zip(early) {
            if let Some(early) = early {
                let late = self.eval(state, part);
                *value = match early == late {
                    true => late,
                    false => Value::Unknown,
                };
            }
        }
        values
    }

    fn short_circuit(&mut self, state: &mut State, op: BinOp, left: &Expr, right: &Expr) -> Value {
        let left = self.eval(state, left);
        let left = self.truth(&left);
        // Under which condition the right side is evaluated.
        let goes_on = match op {
            BinOp::Or => self.terms.not(left),
            _ => left,
        };
        let mut beyond = state.clone();
        beyond.reach = self.terms.and(state.reach, goes_on);
        let right = self.eval(&mut beyond, right);
        let right = self.truth(&right);
        let mut short = state.clone();
        let stops = self.terms.not(goes_on);
        short.reach = self.terms.and(state.reach, stops);
        self.meet_into(state, beyond, short);
        Value::Truth(match op {
            BinOp::Or => self.terms.or(left, right),
            _ => self.terms.and(left, right),
        })
    }

    fn ternary(&mut self, state: &mut State, cond: &Expr, then: &Expr, otherwise: &Expr) -> Value {
        let cond = self.eval(state, cond);
        let cond = self.truth(&cond);
        let (mut yes, mut no) = (state.clone(), state.clone());
        yes.reach = self.terms.and(state.reach, cond);
        let not = self.terms.not(cond);
        no.reach = self.terms.and(state.reach, not);
        let then = self.eval(&mut yes, then);
        let otherwise = self.eval(&mut no, otherwise);
        self.meet_into(state, yes, no);
        self.arithmetic().either(cond, &then, &otherwise)
    }

    /// The state after two ways through one expression; a way may have ended.
    fn meet_into(&mut self, state: &mut State, one: State, other: State) {
        let alive = |engine: &Self, one: &State| engine.terms.as_bool(one.reach) != Some(false);
        let (a, b) = (alive(self, &one), alive(self, &other));
        let joined = match (a, b) {
            (true, true) => self.join(Some(one), Some(other)),
            (true, false) => Some(one),
            (false, true) => Some(other),
            (false, false) => None,
        };
        match joined {
            Some(joined) => *state = joined,
            None => state.reach = self.terms.bool(false),
        }
    }

    fn cast(&mut self, state: &mut State, ty: &str, on: &Expr) -> Value {
        let shape = self.shapes.of_text(ty);
        // `(name)(x)` is a call if the name is none of a type. A cast binds tighter than `*`, so this was misread.
        if shape == Shape::Unknown || is_misread(on) {
            self.refuse_hidden(std::slice::from_ref(on));
            self.forget_all(state, NOT_UNDERSTOOD);
            return Value::Unknown;
        }
        let value = self.eval(state, on);
        let name = self.text(on);
        let lost = Origin::Lost("a value that is not understood");
        self.arithmetic().converted(&value, &shape, &name, lost)
    }

    fn address_value(&mut self, state: &mut State, on: &Expr) -> Value {
        if let ExprKind::Index { base, index } = &on.kind {
            let values = self.operands(state, &[base, index]);
            return match values.as_slice() {
                [base, index] => self.arithmetic().binary(BinOp::Add, base, index),
                _ => Value::Unknown,
            };
        }
        let name = self.text(on);
        match self.place(state, on) {
            Place::Variable(var) => {
                let shape = self.variables.get(var).map(|one| one.shape.clone());
                let base = super::cell::Base::Variable(var);
                let term = self.address(&base, "", &name);
                Value::Pointer(term, Rc::new(shape.unwrap_or(Shape::Unknown)))
            }
            Place::Cell(cell) => {
                let term = self.address_of(&cell, &name);
                Value::Pointer(term, Rc::new(cell.shape))
            }
            Place::Unknown => Value::Unknown,
        }
    }

    fn stepped(
        &mut self,
        state: &mut State,
        on: &Expr,
        direction: Direction,
        order: Order,
    ) -> Value {
        let place = self.place(state, on);
        let name = self.text(on);
        let old = self.load(state, &place, &name);
        let one = self.arithmetic().number(1, Width::INT);
        let op = match direction {
            Direction::Up => BinOp::Add,
            Direction::Down => BinOp::Sub,
        };
        let new = self.arithmetic().binary(op, &old, &one);
        self.store(state, place.clone(), &new, &name);
        match order {
            Order::Before => self.load(state, &place, &name),
            Order::After => old,
        }
    }

    fn assign(&mut self, state: &mut State, op: AssignOp, target: &Expr, value: &Expr) -> Value {
        let name = self.text(target);
        let is_compound = op != AssignOp::Plain;
        let (place, value) = match (has_effects(target), has_effects(value)) {
            (false, false) => {
                let value = self.eval(state, value);
                (self.place(state, target), value)
            }
            (true, false) => {
                // What the target does comes before or after the value is computed.
                let early = self.eval(&mut state.clone(), value);
                let place = self.place(state, target);
                let late = self.eval(state, value);
                match early == late {
                    true => (place, late),
                    false => (place, Value::Unknown),
                }
            }
            (false, true) => {
                let mut before = state.clone();
                let early = self.place(&mut before, target);
                let old = self.load(&mut before, &early, &name);
                let value = self.eval(state, value);
                let late = self.place(state, target);
                let new = self.load(state, &late, &name);
                match early == late {
                    // `x += f()` may read `x` before the call or after it.
                    true if is_compound && old != new => (late, Value::Unknown),
                    true => (late, value),
                    false => (Place::Unknown, value),
                }
            }
            (true, true) => {
                self.place(state, target);
                self.eval(state, value);
                self.forget_changed(
                    state,
                    &[target, value],
                    "an order of evaluation that C leaves open",
                );
                (Place::Unknown, Value::Unknown)
            }
        };
        let stored = match op {
            AssignOp::Plain => value,
            AssignOp::With(op) => {
                let old = self.load(state, &place, &name);
                self.arithmetic().binary(op, &old, &value)
            }
        };
        self.store(state, place.clone(), &stored, &name);
        self.load(state, &place, &name)
    }
}

/// Whether a cast stands before what binds less tightly than it.
fn is_misread(on: &Expr) -> bool {
    let inner = match &on.kind {
        ExprKind::Unary { on, .. } | ExprKind::Deref(on) | ExprKind::AddressOf(on) => on,
        _ => on,
    };
    matches!(
        inner.kind,
        ExprKind::Binary { .. }
            | ExprKind::Ternary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Comma(_)
    )
}

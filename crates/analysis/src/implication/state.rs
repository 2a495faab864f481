//! What is known at one point of a function: the condition under which it is reached, the variables, and the memory cells
//! that were read or written. What a write may have changed is forgotten.

use std::collections::{BTreeMap, BTreeSet};

use super::cell::{Base, Cell, State, Var, are_apart};
use super::engine::Engine;
use super::term::{Origin, Term};
use super::value::Value;

impl Engine<'_> {
    pub(super) fn read_variable(&mut self, state: &mut State, var: Var) -> Value {
        if let Some(value) = state.variables.get(&var) {
            return value.clone();
        }
        let Some(declared) = self.variables.get(var).cloned() else {
            return Value::Unknown;
        };
        let lost = Origin::Lost("a variable that is not set on every path");
        let value = self.any(&declared.shape, &declared.name, lost);
        state.variables.insert(var, value.clone());
        value
    }

    pub(super) fn write_variable(&mut self, state: &mut State, var: Var, value: &Value) {
        let Some(declared) = self.variables.get(var).cloned() else {
            return;
        };
        let lost = Origin::Lost("a value that is not understood");
        let value = self
            .arithmetic()
            .converted(value, &declared.shape, &declared.name, lost);
        if declared.exposed {
            self.forget_addressed(state);
        }
        state.variables.insert(var, value);
    }

    /// The same cell of the same memory has the same value, on whichever path it is read first.
    pub(super) fn read_cell(&mut self, state: &mut State, cell: &Cell, name: &str) -> Value {
        if let Some(value) = state.cells.get(cell) {
            return value.clone();
        }
        let value = self.initial(cell, state.epoch, name);
        state.cells.insert(cell.clone(), value.clone());
        value
    }

    fn initial(&mut self, cell: &Cell, epoch: u32, name: &str) -> Value {
        let key = (cell.clone(), epoch);
        if let Some(value) = self.initial.get(&key) {
            return value.clone();
        }
        let origin = match self.lost_epochs.get(&epoch) {
            Some(why) => Origin::Lost(why),
            None => Origin::Given,
        };
        let value = self.any(&cell.shape, name, origin);
        self.initial.insert(key, value.clone());
        value
    }

    pub(super) fn write_cell(&mut self, state: &mut State, cell: Cell, value: &Value, name: &str) {
        let lost = Origin::Lost("a value that is not understood");
        let value = self.arithmetic().converted(value, &cell.shape, name, lost);
        let epoch = self.next_epoch(state.epoch);
        state.epoch = epoch;
        state
            .cells
            .retain(|known, _| are_apart(&self.terms, known, &cell));
        if let Base::Address(_) = cell.base {
            self.forget_exposed(state, &Origin::Given);
        }
        state.cells.insert(cell, value);
    }

    /// Anything that is not a local variable of its own may have changed.
    pub(super) fn clobber(&mut self, state: &mut State, origin: &Origin) {
        let epoch = self.next_epoch(state.epoch);
        if let Origin::Lost(why) = origin {
            self.lost_epochs.insert(epoch, why);
        }
        state.epoch = epoch;
        state.cells.clear();
        self.forget_exposed(state, origin);
    }

    /// All that is known may have changed, local variables too.
    pub(super) fn forget_all(&mut self, state: &mut State, why: &'static str) {
        let origin = Origin::Lost(why);
        self.clobber(state, &origin);
        let all: BTreeSet<Var> = state.variables.keys().copied().collect();
        self.forget_variables(state, &all, &origin);
    }

    pub(super) fn forget_variables(
        &mut self,
        state: &mut State,
        vars: &BTreeSet<Var>,
        origin: &Origin,
    ) {
        for var in vars {
            let Some(declared) = self.variables.get(*var).cloned() else {
                continue;
            };
            let value = self.any(&declared.shape, &declared.name, origin.clone());
            state.variables.insert(*var, value);
            state
                .cells
                .retain(|cell, _| cell.base != Base::Variable(*var));
        }
    }

    fn forget_exposed(&mut self, state: &mut State, origin: &Origin) {
        let is_exposed = |var: &Var| self.variables.get(*var).is_none_or(|one| one.exposed);
        let exposed = state.variables.keys().copied().filter(is_exposed).collect();
        self.forget_variables(state, &exposed, origin);
    }

    /// A variable whose address is known was written: so was whatever points at it.
    fn forget_addressed(&mut self, state: &mut State) {
        state.epoch = self.next_epoch(state.epoch);
        state
            .cells
            .retain(|cell, _| matches!(cell.base, Base::Variable(_)));
    }

    /// What is lost stays lost after a further write.
    fn next_epoch(&mut self, now: u32) -> u32 {
        self.epochs += 1;
        if let Some(why) = self.lost_epochs.get(&now).copied() {
            self.lost_epochs.insert(self.epochs, why);
        }
        self.epochs
    }

    /// Where two ways meet.
    pub(super) fn join(&mut self, one: Option<State>, other: Option<State>) -> Option<State> {
        let (mut one, mut other) = match (one, other) {
            (Some(one), Some(other)) => (one, other),
            (Some(state), None) | (None, Some(state)) => return Some(state),
            (None, None) => return None,
        };
        let mut variables = BTreeMap::new();
        for (var, value) in &one.variables {
            if let Some(second) = other.variables.get(var) {
                let value = self.meet(one.reach, value, second);
                variables.insert(*var, value);
            }
        }
        let keys: BTreeSet<Cell> = one
            .cells
            .keys()
            .chain(other.cells.keys())
            .cloned()
            .collect();
        let mut cells = BTreeMap::new();
        for cell in keys {
            let (a, b) = (
                self.read_cell(&mut one, &cell, "memory"),
                self.read_cell(&mut other, &cell, "memory"),
            );
            let value = self.meet(one.reach, &a, &b);
            cells.insert(cell, value);
        }
        let epoch = match one.epoch == other.epoch {
            true => one.epoch,
            false => {
                let lost = self.lost_epochs.get(&other.epoch).copied();
                let epoch = self.next_epoch(one.epoch);
                if let Some(why) = lost {
                    self.lost_epochs.insert(epoch, why);
                }
                epoch
            }
        };
        Some(State {
            reach: self.terms.or(one.reach, other.reach),
            variables,
            epoch,
            cells,
        })
    }

    pub(super) fn join_all(&mut self, states: Vec<State>) -> Option<State> {
        states
            .into_iter()
            .fold(None, |all, state| self.join(all, Some(state)))
    }

    /// The two are of one type, so nothing is promoted.
    pub(super) fn meet(&mut self, first: Term, one: &Value, other: &Value) -> Value {
        match (one, other) {
            (one, other) if one == other => one.clone(),
            (Value::Bits(a, width), Value::Bits(b, same)) if width == same => {
                Value::Bits(self.terms.choose(first, *a, *b), *width)
            }
            (Value::Pointer(..), Value::Pointer(..)) => self.arithmetic().either(first, one, other),
            _ => Value::Unknown,
        }
    }
}

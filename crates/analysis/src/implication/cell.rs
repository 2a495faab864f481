//! What states are made of: variables and memory cells.

use std::collections::BTreeMap;

use super::shape::Shape;
use super::term::{Term, Terms};
use super::value::Value;

/// The number of a declared variable; each execution of a declaration makes another.
pub(super) type Var = usize;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declared {
    pub name: String,
    pub shape: Shape,
    /// Whether something else than its name may reach it: its address is taken, or it outlives the function.
    pub exposed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Base {
    Variable(Var),
    /// What an address points at.
    Address(Term),
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Step {
    Field(String),
    /// With the type of the elements: other elements at the same address overlap in other ways.
    Index(Term, Shape),
}

/// A place in memory with the type that it is read as.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Cell {
    pub base: Base,
    pub path: Vec<Step>,
    pub shape: Shape,
}

#[derive(Debug, Clone)]
pub(super) struct State {
    pub reach: Term,
    pub variables: BTreeMap<Var, Value>,
    /// Memory as a whole changes its number when anything unknown may have changed.
    pub epoch: u32,
    pub cells: BTreeMap<Cell, Value>,
}

/// Whether a write to one cell surely leaves the other alone.
pub(super) fn are_apart(terms: &Terms, one: &Cell, other: &Cell) -> bool {
    match (&one.base, &other.base) {
        (Base::Variable(a), Base::Variable(b)) if a != b => return true,
        (a, b) if a != b => return false,
        _ => {}
    }
    for (a, b) in one.path.iter().zip(&other.path) {
        if a == b {
            continue;
        }
        return match (a, b) {
            (Step::Field(a), Step::Field(b)) => a != b,
            (Step::Index(a, of), Step::Index(b, same)) if of == same => {
                match (terms.as_bits(*a), terms.as_bits(*b)) {
                    (Some(a), Some(b)) => a != b,
                    _ => false,
                }
            }
            _ => false,
        };
    }
    false
}

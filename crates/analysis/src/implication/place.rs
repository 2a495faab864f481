//! Where an expression's value is: a variable, a cell of memory, or nobody knows.

use std::rc::Rc;

use patchwright_code::tree::{Expr, ExprKind, Via};

use super::cell::{Base, Cell, State, Step, Var};
use super::engine::Engine;
use super::shape::Shape;
use super::term::{Origin, Term};
use super::value::Value;
use super::width::Width;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Place {
    /// A local number or pointer.
    Variable(Var),
    Cell(Cell),
    Unknown,
}

impl Engine<'_> {
    /// Evaluates what leads there.
    pub(super) fn place(&mut self, state: &mut State, expr: &Expr) -> Place {
        match &expr.kind {
            ExprKind::Paren(on) => self.place(state, on),
            ExprKind::Name(name) => self.named_place(name),
            ExprKind::Deref(on) => {
                let value = self.eval(state, on);
                let zero = self.terms.bits(0, 64);
                element(&value, zero)
            }
            ExprKind::Index { base, index } => {
                let values = self.operands(state, &[base, index]);
                let [base, index] = values.as_slice() else {
                    return Place::Unknown;
                };
                let (pointer, index) = match (base, index) {
                    (Value::Pointer(..), _) => (base, index),
                    (_, Value::Pointer(..)) => (index, base),
                    _ => return Place::Unknown,
                };
                let Some((index, width)) = self.arithmetic().bits(index) else {
                    return Place::Unknown;
                };
                let index = self.terms.resized(index, 64, width.signed);
                element(pointer, index)
            }
            ExprKind::Member { base, field, via } => {
                let owner = match via {
                    Via::Dot => self.place(state, base),
                    Via::Arrow => {
                        let value = self.eval(state, base);
                        let zero = self.terms.bits(0, 64);
                        element(&value, zero)
                    }
                };
                self.member(owner, field)
            }
            _ => {
                self.eval(state, expr);
                Place::Unknown
            }
        }
    }

    fn named_place(&mut self, name: &str) -> Place {
        let (var, is_local) = match self.local(name) {
            Some(var) => (var, true),
            None => match self.global(name) {
                Some(var) => (var, false),
                None => return Place::Unknown,
            },
        };
        let Some(declared) = self.variables.get(var).cloned() else {
            return Place::Unknown;
        };
        match &declared.shape {
            Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_) if is_local => {
                Place::Variable(var)
            }
            Shape::Array(..) => Place::Cell(Cell {
                base: Base::Address(self.address(&Base::Variable(var), "", name)),
                path: Vec::new(),
                shape: declared.shape,
            }),
            Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_) | Shape::Record(_) => {
                Place::Cell(Cell {
                    base: Base::Variable(var),
                    path: Vec::new(),
                    shape: declared.shape,
                })
            }
            Shape::Other | Shape::Unknown => Place::Unknown,
        }
    }

    fn member(&mut self, owner: Place, field: &str) -> Place {
        let Place::Cell(mut cell) = owner else {
            return Place::Unknown;
        };
        let Shape::Record(record) = &cell.shape else {
            return Place::Unknown;
        };
        let shape = self.shapes.field(record, field);
        if shape == Shape::Unknown {
            return Place::Unknown;
        }
        cell.shape = shape;
        cell.path.push(Step::Field(field.to_owned()));
        Place::Cell(cell)
    }

    /// The value there; an array is the address of its first element.
    pub(super) fn load(&mut self, state: &mut State, place: &Place, name: &str) -> Value {
        match place {
            Place::Variable(var) => self.read_variable(state, *var),
            Place::Cell(cell) => match &cell.shape {
                Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_) => {
                    self.read_cell(state, cell, name)
                }
                Shape::Array(of, _) => Value::Pointer(self.address_of(cell, name), Rc::clone(of)),
                Shape::Record(_) | Shape::Other | Shape::Unknown => Value::Unknown,
            },
            Place::Unknown => Value::Unknown,
        }
    }

    /// Whether a value was stored at a place that is known.
    pub(super) fn store(&mut self, state: &mut State, place: Place, value: &Value, name: &str) {
        match place {
            Place::Variable(var) => self.write_variable(state, var, value),
            Place::Cell(cell)
                if matches!(
                    cell.shape,
                    Shape::Integer(_) | Shape::Boolean | Shape::Pointer(_)
                ) =>
            {
                self.write_cell(state, cell, value, name);
            }
            Place::Cell(_) | Place::Unknown => {
                self.clobber(state, &Origin::Lost("a write to an unknown place"));
            }
        }
    }

    pub(super) fn address_of(&mut self, cell: &Cell, name: &str) -> Term {
        match (&cell.base, cell.path.as_slice()) {
            (Base::Address(term), []) => *term,
            (Base::Address(term), [Step::Index(index, _)])
                if self.terms.as_bits(*index) == Some(0) =>
            {
                *term
            }
            (base, path) => {
                let path = format!("{path:?}");
                self.address(base, &path, name)
            }
        }
    }

    /// The type of what an expression names, without evaluating it.
    pub(super) fn shape_of(&mut self, expr: &Expr) -> Shape {
        let element = |shape: Shape| match shape {
            Shape::Pointer(to) | Shape::Array(to, _) => (*to).clone(),
            _ => Shape::Unknown,
        };
        match &expr.kind {
            ExprKind::Paren(on) => self.shape_of(on),
            ExprKind::Name(name) => {
                let var = self.local(name).or_else(|| self.global(name));
                var.and_then(|var| self.variables.get(var))
                    .map_or(Shape::Unknown, |one| one.shape.clone())
            }
            ExprKind::Deref(on) => element(self.shape_of(on)),
            ExprKind::Index { base, .. } => element(self.shape_of(base)),
            ExprKind::Member { base, field, via } => {
                let owner = self.shape_of(base);
                let owner = match via {
                    Via::Dot => owner,
                    Via::Arrow => element(owner),
                };
                match owner {
                    Shape::Record(record) => self.shapes.field(&record, field),
                    _ => Shape::Unknown,
                }
            }
            _ => Shape::Unknown,
        }
    }

    /// `sizeof`, of a type or of an expression.
    pub(super) fn size_of(&mut self, text: &str) -> Value {
        let mut shape = self.shapes.of_text(text);
        let is_type = shape != Shape::Unknown && self.local(text).is_none();
        if !is_type {
            let function = self.frames.last().map(|frame| frame.function);
            let Some(function) = function else {
                return Value::Unknown;
            };
            let expr = function.expression(text, function.head.body.end);
            shape = self.shape_of(&expr);
        }
        match (self.shapes.size(&shape), &shape) {
            (Some(size), _) => self.arithmetic().number(i128::from(size), Width::SIZE),
            (None, Shape::Record(record)) => {
                let record = record.clone();
                Value::Bits(self.opaque_size(&record), Width::SIZE)
            }
            (None, _) => Value::Unknown,
        }
    }
}

/// The element that a pointer and an index name.
fn element(pointer: &Value, index: Term) -> Place {
    match pointer {
        Value::Pointer(term, to) => Place::Cell(Cell {
            base: Base::Address(*term),
            path: vec![Step::Index(index, (**to).clone())],
            shape: (**to).clone(),
        }),
        Value::Bits(..) | Value::Truth(_) | Value::Unknown => Place::Unknown,
    }
}

//! Values of C and what its operators make of them: promotions, the usual conversions, wrap-around where C defines it, and
//! anything at all where C defines nothing.

use std::rc::Rc;

use patchwright_code::tree::{BinOp, UnOp};

use super::shape::{Shape, Shapes};
use super::term::{Op, Origin, Sort, Term, Terms};
use super::width::Width;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value {
    Bits(Term, Width),
    /// An `int` that is 0 or 1, as comparisons give it.
    Truth(Term),
    Pointer(Term, Rc<Shape>),
    Unknown,
}

/// Computes with values; all unknowns it makes are new symbols.
pub(super) struct Arithmetic<'t, 'c> {
    pub terms: &'t mut Terms,
    pub shapes: Shapes<'c>,
}

impl Arithmetic<'_, '_> {
    /// Any value of a type.
    pub fn any(&mut self, shape: &Shape, name: &str, origin: Origin) -> Value {
        match shape {
            Shape::Integer(width) => {
                let sort = Sort::Bits(width.bits);
                Value::Bits(self.terms.symbol(name, sort, width.signed, origin), *width)
            }
            Shape::Boolean => {
                let width = Width {
                    bits: 8,
                    signed: false,
                };
                let sort = Sort::Bits(8);
                Value::Bits(self.terms.symbol(name, sort, false, origin), width)
            }
            Shape::Pointer(to) => {
                let term = self.terms.symbol(name, Sort::Bits(64), false, origin);
                Value::Pointer(term, Rc::clone(to))
            }
            Shape::Array(..) | Shape::Record(_) | Shape::Other | Shape::Unknown => Value::Unknown,
        }
    }

    pub fn any_truth(&mut self, name: &str, origin: Origin) -> Term {
        self.terms.symbol(name, Sort::Bool, false, origin)
    }

    pub fn number(&mut self, value: i128, width: Width) -> Value {
        Value::Bits(self.terms.bits(value as u128, width.bits), width)
    }

    /// What an assignment to this type stores.
    pub fn converted(&mut self, value: &Value, shape: &Shape, name: &str, lost: Origin) -> Value {
        match (value, shape) {
            (Value::Unknown, _) => self.any(shape, name, lost),
            (_, Shape::Boolean) => {
                let truth = self.truth(value, name);
                Value::Bits(
                    self.zero_or_one(truth, 8),
                    Width {
                        bits: 8,
                        signed: false,
                    },
                )
            }
            (_, Shape::Integer(width)) => match self.bits(value) {
                Some((term, from)) => {
                    let term = self.terms.resized(term, width.bits, from.signed);
                    Value::Bits(term, *width)
                }
                None => self.any(shape, name, lost),
            },
            (_, Shape::Pointer(to)) => match self.bits(value) {
                Some((term, from)) => {
                    let term = self.terms.resized(term, 64, from.signed);
                    Value::Pointer(term, Rc::clone(to))
                }
                None => self.any(shape, name, lost),
            },
            (_, Shape::Array(..) | Shape::Record(_) | Shape::Other | Shape::Unknown) => {
                Value::Unknown
            }
        }
    }

    /// Whether it is not zero.
    pub fn truth(&mut self, value: &Value, name: &str) -> Term {
        match value {
            Value::Truth(term) => *term,
            Value::Bits(term, _) | Value::Pointer(term, _) => {
                let zero = self.terms.bits(0, self.terms.width(*term));
                let equal = self.terms.equal(*term, zero);
                self.terms.not(equal)
            }
            Value::Unknown => {
                self.any_truth(name, Origin::Lost("a condition that is not understood"))
            }
        }
    }

    /// The bits of a value; a pointer's as an unsigned number.
    pub fn bits(&mut self, value: &Value) -> Option<(Term, Width)> {
        match value {
            Value::Bits(term, width) => Some((*term, *width)),
            Value::Truth(term) => Some((self.zero_or_one(*term, 32), Width::INT)),
            Value::Pointer(term, _) => Some((*term, Width::SIZE)),
            Value::Unknown => None,
        }
    }

    fn zero_or_one(&mut self, truth: Term, width: u32) -> Term {
        let (one, zero) = (self.terms.bits(1, width), self.terms.bits(0, width));
        self.terms.choose(truth, one, zero)
    }

    fn promoted(&mut self, value: &Value) -> Option<(Term, Width)> {
        let (term, width) = self.bits(value)?;
        let to = width.promoted();
        Some((self.terms.resized(term, to.bits, width.signed), to))
    }

    pub fn unary(&mut self, op: UnOp, on: &Value) -> Value {
        if op == UnOp::Not {
            let truth = self.truth(on, "!");
            return Value::Truth(self.terms.not(truth));
        }
        if matches!(on, Value::Pointer(..)) {
            return Value::Unknown;
        }
        let Some((term, width)) = self.promoted(on) else {
            return Value::Unknown;
        };
        match op {
            UnOp::Neg => {
                let zero = self.number(0, width);
                self.binary(BinOp::Sub, &zero, &Value::Bits(term, width))
            }
            UnOp::BitNot => {
                let ones = self.terms.bits(u128::MAX, width.bits);
                Value::Bits(self.terms.binary(Op::Xor, term, ones), width)
            }
            UnOp::Plus | UnOp::Not => Value::Bits(term, width),
        }
    }

    /// Any operator but `&&` and `||`, which do not always evaluate their right side.
    pub fn binary(&mut self, op: BinOp, left: &Value, right: &Value) -> Value {
        match (left, right) {
            (Value::Unknown, _) | (_, Value::Unknown) => Value::Unknown,
            (Value::Pointer(..), _) | (_, Value::Pointer(..)) => self.on_pointers(op, left, right),
            _ if op.is_shift() => self.shift(op, left, right),
            _ => self.on_numbers(op, left, right),
        }
    }

    fn on_numbers(&mut self, op: BinOp, left: &Value, right: &Value) -> Value {
        let (Some((a, wa)), Some((b, wb))) = (self.promoted(left), self.promoted(right)) else {
            return Value::Unknown;
        };
        let width = wa.joined(wb);
        let a = self.terms.resized(a, width.bits, wa.signed);
        let b = self.terms.resized(b, width.bits, wb.signed);
        match op {
            BinOp::Add => self.exact(Op::Add, (a, b), width, width.bits + 1),
            BinOp::Sub => self.exact(Op::Sub, (a, b), width, width.bits + 1),
            BinOp::Mul => self.exact(Op::Mul, (a, b), width, width.bits * 2),
            BinOp::Div | BinOp::Rem => self.division(op, (a, b), width),
            BinOp::BitAnd => Value::Bits(self.terms.binary(Op::And, a, b), width),
            BinOp::BitOr => Value::Bits(self.terms.binary(Op::Or, a, b), width),
            BinOp::BitXor => Value::Bits(self.terms.binary(Op::Xor, a, b), width),
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge | BinOp::Eq | BinOp::Ne => {
                self.comparison(op, (a, b), width.signed)
            }
            BinOp::Shl | BinOp::Shr | BinOp::ThreeWay | BinOp::And | BinOp::Or => Value::Unknown,
        }
    }

    fn comparison(&mut self, op: BinOp, (a, b): (Term, Term), signed: bool) -> Value {
        let less = match signed {
            true => Op::SignedLess,
            false => Op::UnsignedLess,
        };
        Value::Truth(match op {
            BinOp::Lt => self.terms.binary(less, a, b),
            BinOp::Gt => self.terms.binary(less, b, a),
            BinOp::Ge => {
                let below = self.terms.binary(less, a, b);
                self.terms.not(below)
            }
            BinOp::Le => {
                let above = self.terms.binary(less, b, a);
                self.terms.not(above)
            }
            BinOp::Eq => self.terms.equal(a, b),
            BinOp::Ne => {
                let equal = self.terms.equal(a, b);
                self.terms.not(equal)
            }
            _ => return Value::Unknown,
        })
    }

    /// Unsigned numbers wrap around. A signed overflow may give anything: compilers rely on there being none.
    fn exact(&mut self, op: Op, (a, b): (Term, Term), width: Width, wide: u32) -> Value {
        let wrapped = self.terms.binary(op, a, b);
        if !width.signed {
            return Value::Bits(wrapped, width);
        }
        let (a, b) = (
            self.terms.resized(a, wide, true),
            self.terms.resized(b, wide, true),
        );
        let full = self.terms.binary(op, a, b);
        let again = self.terms.resized(wrapped, wide, true);
        let fits = self.terms.equal(full, again);
        Value::Bits(self.if_defined(fits, wrapped, width, "overflow"), width)
    }

    fn if_defined(&mut self, defined: Term, value: Term, width: Width, name: &str) -> Term {
        if self.terms.as_bool(defined) == Some(true) {
            return value;
        }
        let sort = Sort::Bits(width.bits);
        let anything = self
            .terms
            .symbol(name, sort, width.signed, Origin::Undefined);
        self.terms.choose(defined, value, anything)
    }

    fn division(&mut self, op: BinOp, (a, b): (Term, Term), width: Width) -> Value {
        let zero = self.terms.bits(0, width.bits);
        let is_zero = self.terms.equal(b, zero);
        let mut undefined = is_zero;
        if width.signed {
            let least = self.terms.bits(1 << (width.bits - 1), width.bits);
            let minus_one = self.terms.bits(u128::MAX, width.bits);
            let (one, other) = (self.terms.equal(a, least), self.terms.equal(b, minus_one));
            let overflows = self.terms.and(one, other);
            undefined = self.terms.or(undefined, overflows);
        }
        let op = match (op, width.signed) {
            (BinOp::Div, true) => Op::SignedDiv,
            (BinOp::Div, false) => Op::UnsignedDiv,
            (_, true) => Op::SignedRem,
            (_, false) => Op::UnsignedRem,
        };
        let value = self.terms.binary(op, a, b);
        let defined = self.terms.not(undefined);
        Value::Bits(self.if_defined(defined, value, width, "division"), width)
    }

    fn shift(&mut self, op: BinOp, left: &Value, right: &Value) -> Value {
        let (Some((a, width)), Some((by, by_width))) = (self.promoted(left), self.promoted(right))
        else {
            return Value::Unknown;
        };
        // A negative count is a very large unsigned one.
        let limit = self.terms.bits(u128::from(width.bits), by_width.bits);
        let mut defined = self.terms.binary(Op::UnsignedLess, by, limit);
        let by = self.terms.resized(by, width.bits, false);
        let op = match (op, width.signed) {
            (BinOp::Shl, _) => Op::Shl,
            (_, true) => Op::ArithmeticShr,
            (_, false) => Op::LogicalShr,
        };
        let value = self.terms.binary(op, a, by);
        if op == Op::Shl && width.signed {
            let back = self.terms.binary(Op::ArithmeticShr, value, by);
            let fits = self.terms.equal(back, a);
            defined = self.terms.and(defined, fits);
        }
        Value::Bits(self.if_defined(defined, value, width, "shift"), width)
    }

    fn on_pointers(&mut self, op: BinOp, left: &Value, right: &Value) -> Value {
        match (op, left, right) {
            (BinOp::Add, Value::Pointer(term, to), number)
            | (BinOp::Add, number, Value::Pointer(term, to))
                if !matches!(number, Value::Pointer(..)) =>
            {
                self.moved(*term, to, number, Op::Add)
            }
            (BinOp::Sub, Value::Pointer(a, to), Value::Pointer(b, other)) if to == other => {
                self.distance(*a, *b, to)
            }
            (BinOp::Sub, Value::Pointer(..), Value::Pointer(..)) => Value::Unknown,
            (BinOp::Sub, Value::Pointer(term, to), number) => {
                self.moved(*term, to, number, Op::Sub)
            }
            _ if op.is_comparison() => {
                let (Some((a, wa)), Some((b, wb))) = (self.bits(left), self.bits(right)) else {
                    return Value::Unknown;
                };
                let a = self.terms.resized(a, 64, wa.signed);
                let b = self.terms.resized(b, 64, wb.signed);
                self.comparison(op, (a, b), false)
            }
            _ => Value::Unknown,
        }
    }

    /// A pointer moved by elements. One that leaves the address space may be anything.
    fn moved(&mut self, pointer: Term, to: &Rc<Shape>, by: &Value, op: Op) -> Value {
        let (Some(size), Some((by, width))) = (self.shapes.size(to), self.bits(by)) else {
            return Value::Unknown;
        };
        // Wide enough for any address and any distance.
        let wide = 66 + (64 - size.leading_zeros());
        if wide > 128 {
            return Value::Unknown;
        }
        let by = self.terms.resized(by, wide, width.signed);
        let size = self.terms.bits(u128::from(size), wide);
        let bytes = match self.terms.as_bits(size) {
            Some(1) => by,
            _ => self.terms.binary(Op::Mul, by, size),
        };
        let pointer = self.terms.resized(pointer, wide, false);
        let full = self.terms.binary(op, pointer, bytes);
        let short = self.terms.resized(full, 64, false);
        let again = self.terms.resized(short, wide, false);
        let fits = self.terms.equal(full, again);
        let term = self.if_defined(fits, short, Width::SIZE, "pointer");
        Value::Pointer(term, Rc::clone(to))
    }

    fn distance(&mut self, a: Term, b: Term, to: &Rc<Shape>) -> Value {
        let Some(size) = self.shapes.size(to).filter(|size| *size > 0) else {
            return Value::Unknown;
        };
        let bytes = self.terms.binary(Op::Sub, a, b);
        let count = match size {
            1 => bytes,
            size => {
                let size = self.terms.bits(u128::from(size), 64);
                self.terms.binary(Op::SignedDiv, bytes, size)
            }
        };
        Value::Bits(count, Width::LONG)
    }

    /// One of two values of the same type.
    pub fn either(&mut self, condition: Term, one: &Value, other: &Value) -> Value {
        match (one, other) {
            (Value::Truth(a), Value::Truth(b)) => {
                Value::Truth(self.terms.choose(condition, *a, *b))
            }
            (Value::Pointer(a, to), Value::Pointer(b, other)) => {
                let to = match **to == Shape::Other {
                    true => other,
                    false => to,
                };
                Value::Pointer(self.terms.choose(condition, *a, *b), Rc::clone(to))
            }
            (Value::Pointer(a, to), zero) | (zero, Value::Pointer(a, to)) => {
                let Some((zero, width)) = self.bits(zero) else {
                    return Value::Unknown;
                };
                let zero = self.terms.resized(zero, 64, width.signed);
                let (then, otherwise) = match one {
                    Value::Pointer(..) => (*a, zero),
                    _ => (zero, *a),
                };
                Value::Pointer(self.terms.choose(condition, then, otherwise), Rc::clone(to))
            }
            (one, other) => {
                let (Some((a, wa)), Some((b, wb))) = (self.promoted(one), self.promoted(other))
                else {
                    return Value::Unknown;
                };
                let width = wa.joined(wb);
                let a = self.terms.resized(a, width.bits, wa.signed);
                let b = self.terms.resized(b, width.bits, wb.signed);
                Value::Bits(self.terms.choose(condition, a, b), width)
            }
        }
    }
}

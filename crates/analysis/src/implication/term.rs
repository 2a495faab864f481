//! Terms of bit-vector logic, each stored once, so that equal terms have equal numbers and a text of them stays short.

use std::collections::HashMap;

/// The number of a term.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Term(u32);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sort {
    Bool,
    Bits(u32),
}

/// Where an unknown value comes from, which decides what a counterexample that rests on it is worth.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Origin {
    /// It was there when the function was entered, or a call returned or wrote it.
    Given,
    /// What C leaves undefined: an overflow, a shift too far, a division by zero.
    Undefined,
    /// Nobody followed it, and why: a loop, or code that was not understood.
    Lost(&'static str),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Symbol {
    pub name: String,
    pub sort: Sort,
    pub signed: bool,
    pub origin: Origin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Op {
    Add,
    Sub,
    Mul,
    UnsignedDiv,
    UnsignedRem,
    SignedDiv,
    SignedRem,
    Shl,
    LogicalShr,
    ArithmeticShr,
    And,
    Or,
    Xor,
    /// To a Boolean.
    UnsignedLess,
    SignedLess,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Node {
    Symbol(usize),
    Bool(bool),
    Bits {
        value: u128,
        width: u32,
    },
    Not(Term),
    And(Term, Term),
    Or(Term, Term),
    Equal(Term, Term),
    Choose(Term, Term, Term),
    Binary(Op, Term, Term),
    /// The lowest bits.
    Low(Term, u32),
    ZeroExtend(Term, u32),
    SignExtend(Term, u32),
}

#[derive(Debug, Default)]
pub(super) struct Terms {
    nodes: Vec<(Node, Sort)>,
    known: HashMap<Node, Term>,
    symbols: Vec<Symbol>,
    names: HashMap<String, u32>,
}

impl Terms {
    pub fn number(&self, term: Term) -> u32 {
        term.0
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, term: Term) -> Node {
        self.entry(term).0
    }

    pub fn sort(&self, term: Term) -> Sort {
        self.entry(term).1
    }

    /// 0 for a Boolean.
    pub fn width(&self, term: Term) -> u32 {
        match self.sort(term) {
            Sort::Bool => 0,
            Sort::Bits(width) => width,
        }
    }

    pub fn symbol_of(&self, index: usize) -> Option<&Symbol> {
        self.symbols.get(index)
    }

    fn entry(&self, term: Term) -> (Node, Sort) {
        let found = self.nodes.get(term.0 as usize);
        found.copied().unwrap_or((Node::Bool(false), Sort::Bool))
    }

    /// A new unknown value; a name that is taken gets a number.
    pub fn symbol(&mut self, name: &str, sort: Sort, signed: bool, origin: Origin) -> Term {
        let name: String = name.chars().filter(|c| !matches!(c, '|' | '\\')).collect();
        let name: String = name.chars().take(60).collect();
        let count = self.names.entry(name.clone()).or_default();
        *count += 1;
        let name = match *count {
            1 => name,
            count => format!("{name} #{count}"),
        };
        self.symbols.push(Symbol {
            name,
            sort,
            signed,
            origin,
        });
        self.add(Node::Symbol(self.symbols.len() - 1), sort)
    }

    pub fn bool(&mut self, value: bool) -> Term {
        self.add(Node::Bool(value), Sort::Bool)
    }

    pub fn bits(&mut self, value: u128, width: u32) -> Term {
        let value = value & mask(width);
        self.add(Node::Bits { value, width }, Sort::Bits(width))
    }

    pub fn as_bool(&self, term: Term) -> Option<bool> {
        match self.node(term) {
            Node::Bool(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_bits(&self, term: Term) -> Option<u128> {
        match self.node(term) {
            Node::Bits { value, .. } => Some(value),
            _ => None,
        }
    }

    pub fn not(&mut self, term: Term) -> Term {
        match self.node(term) {
            Node::Bool(value) => self.bool(!value),
            Node::Not(inner) => inner,
            _ => self.add(Node::Not(term), Sort::Bool),
        }
    }

    pub fn and(&mut self, one: Term, other: Term) -> Term {
        match (self.as_bool(one), self.as_bool(other)) {
            (Some(false), _) | (_, Some(true)) => one,
            (_, Some(false)) | (Some(true), _) => other,
            (None, None) if one == other => one,
            (None, None) => {
                let not = self.not(other);
                match one == not {
                    true => self.bool(false),
                    false => self.add(Node::And(one, other), Sort::Bool),
                }
            }
        }
    }

    pub fn or(&mut self, one: Term, other: Term) -> Term {
        match (self.as_bool(one), self.as_bool(other)) {
            (Some(true), _) | (_, Some(false)) => one,
            (_, Some(true)) | (Some(false), _) => other,
            (None, None) if one == other => one,
            (None, None) => {
                let not = self.not(other);
                match one == not {
                    true => self.bool(true),
                    false => self.add(Node::Or(one, other), Sort::Bool),
                }
            }
        }
    }

    pub fn equal(&mut self, one: Term, other: Term) -> Term {
        if one == other {
            return self.bool(true);
        }
        match (self.as_bits(one), self.as_bits(other)) {
            (Some(a), Some(b)) => self.bool(a == b),
            _ => self.add(Node::Equal(one.min(other), one.max(other)), Sort::Bool),
        }
    }

    pub fn choose(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        match self.as_bool(condition) {
            Some(true) => return then,
            Some(false) => return otherwise,
            None if then == otherwise => return then,
            None => {}
        }
        let sort = self.sort(then);
        self.add(Node::Choose(condition, then, otherwise), sort)
    }

    pub fn binary(&mut self, op: Op, one: Term, other: Term) -> Term {
        let width = self.width(one);
        if let (Some(a), Some(b)) = (self.as_bits(one), self.as_bits(other)) {
            let value = compute(op, a, b, width);
            return match op {
                Op::UnsignedLess | Op::SignedLess => self.bool(value != 0),
                _ => self.bits(value, width),
            };
        }
        let sort = match op {
            Op::UnsignedLess | Op::SignedLess => Sort::Bool,
            _ => Sort::Bits(width),
        };
        self.add(Node::Binary(op, one, other), sort)
    }

    /// Cut or extended to a width.
    pub fn resized(&mut self, term: Term, width: u32, signed: bool) -> Term {
        let now = self.width(term);
        if now == width {
            return term;
        }
        if let Some(value) = self.as_bits(term) {
            let value = match signed && now < width {
                true => sign_extended(value, now),
                false => value,
            };
            return self.bits(value, width);
        }
        let node = match (now > width, signed) {
            (true, _) => Node::Low(term, width),
            (false, true) => Node::SignExtend(term, width),
            (false, false) => Node::ZeroExtend(term, width),
        };
        self.add(node, Sort::Bits(width))
    }

    fn add(&mut self, node: Node, sort: Sort) -> Term {
        if let Some(term) = self.known.get(&node) {
            return *term;
        }
        let term = Term(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push((node, sort));
        self.known.insert(node, term);
        term
    }
}

impl Node {
    /// The terms directly below.
    pub fn below(self) -> Vec<Term> {
        match self {
            Self::Symbol(_) | Self::Bool(_) | Self::Bits { .. } => Vec::new(),
            Self::Not(one)
            | Self::Low(one, _)
            | Self::ZeroExtend(one, _)
            | Self::SignExtend(one, _) => vec![one],
            Self::And(one, other)
            | Self::Or(one, other)
            | Self::Equal(one, other)
            | Self::Binary(_, one, other) => vec![one, other],
            Self::Choose(condition, then, otherwise) => vec![condition, then, otherwise],
        }
    }
}

pub(super) fn mask(width: u32) -> u128 {
    match width {
        128.. => u128::MAX,
        _ => (1 << width) - 1,
    }
}

/// To 128 bits.
pub(super) fn sign_extended(value: u128, width: u32) -> u128 {
    let negative = width > 0 && width < 128 && value >> (width - 1) & 1 == 1;
    match negative {
        true => value | !mask(width),
        false => value,
    }
}

/// As SMT-LIB defines it, also for a division by zero. Comparisons give 0 or 1.
pub(super) fn compute(op: Op, a: u128, b: u128, width: u32) -> u128 {
    let signed = |value: u128| sign_extended(value, width) as i128;
    let shift = u32::try_from(b).unwrap_or(u32::MAX);
    let value = match op {
        Op::Add => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Mul => a.wrapping_mul(b),
        Op::UnsignedDiv => a.checked_div(b).unwrap_or(u128::MAX),
        Op::UnsignedRem => a.checked_rem(b).unwrap_or(a),
        Op::SignedDiv if b == 0 => match signed(a) < 0 {
            true => 1,
            false => u128::MAX,
        },
        Op::SignedDiv => signed(a).wrapping_div(signed(b)) as u128,
        Op::SignedRem if b == 0 => a,
        Op::SignedRem => signed(a).wrapping_rem(signed(b)) as u128,
        Op::Shl if shift >= width => 0,
        Op::Shl => a << shift,
        Op::LogicalShr if shift >= width => 0,
        Op::LogicalShr => a >> shift,
        Op::ArithmeticShr => (signed(a) >> shift.min(127)) as u128,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::UnsignedLess => return u128::from(a < b),
        Op::SignedLess => return u128::from(signed(a) < signed(b)),
    };
    value & mask(width)
}

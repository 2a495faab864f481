//! What an iteration adds to its cursor: a constant, and values of the program.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind};

use super::events::{By, Reader, When};
use crate::operands::literal;

/// Deeper sums are kept as they are.
const DEEPEST: usize = 8;

#[derive(Clone, Default)]
pub struct Sum<'a> {
    pub number: u64,
    pub terms: Vec<Part<'a>>,
    /// The part of the constant that is added only under a condition, with that condition.
    pub perhaps: Vec<(u64, When<'a>, usize)>,
    /// Whether one more element is stored at the end, without moving the cursor.
    pub one_more: bool,
}

#[derive(Clone)]
pub struct Part<'a> {
    pub value: &'a Expr,
    pub when: When<'a>,
    /// Where it is added: it must not change before that.
    pub at: usize,
    text: String,
}

pub struct Term<'a> {
    pub by: By<'a>,
    pub when: When<'a>,
    pub at: usize,
}

impl<'a> Sum<'a> {
    pub fn add(&mut self, reader: &Reader<'_, 'a>, term: &Term<'a>) {
        match term.by {
            By::One => self.count(1, term),
            By::Value(value) => self.split(reader, value, term, DEEPEST),
        }
    }

    /// Whether another sum is part of this one.
    pub fn reaches(&self, other: &Sum<'_>) -> bool {
        let mut left: Vec<&str> = self.terms.iter().map(|part| part.text.as_str()).collect();
        let number = self.number.saturating_add(u64::from(self.one_more));
        number >= other.number
            && other.terms.iter().all(|part| {
                let at = left.iter().position(|text| *text == part.text);
                at.map(|at| left.swap_remove(at)).is_some()
            })
    }

    fn split(&mut self, reader: &Reader<'_, 'a>, value: &'a Expr, term: &Term<'a>, depth: usize) {
        let value = value.peel();
        match &value.kind {
            ExprKind::Binary { op, left, right } if *op == BinOp::Add && depth > 0 => {
                self.split(reader, left, term, depth - 1);
                self.split(reader, right, term, depth - 1);
            }
            ExprKind::Number(text) if literal(text).is_some() => {
                self.count(literal(text).unwrap_or_default(), term);
            }
            _ => self.terms.push(Part {
                value,
                when: term.when,
                at: term.at,
                text: squashed(reader.ctx.text(reader.function, value.span)),
            }),
        }
    }

    fn count(&mut self, number: u64, term: &Term<'a>) {
        self.number = self.number.saturating_add(number);
        if !matches!(term.when, When::Always) {
            self.perhaps.push((number, term.when, term.at));
        }
    }
}

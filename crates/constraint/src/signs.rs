//! Comparisons of a signed value with an unsigned one in the conditions that we write. C converts the signed side, so
//! that a negative value is compared as a huge one: `left < 4u` lets it through, `n > sizeof(x)` stops it by accident.
//! Such a comparison gets an explicit check of the sign and a cast.

use patchwright_code::spelling::squashed;
use patchwright_code::term::{compare, mentions};
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::types::{number_of, type_of};
use patchwright_code::{Code, Function};
use patchwright_domain::predicate::{Comparison, Precedence, Predicate, Term};

/// What a condition says when it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Says {
    AllIsWell,
    SomethingIsWrong,
}

impl Says {
    fn negated(self) -> Self {
        match self {
            Says::AllIsWell => Says::SomethingIsWrong,
            Says::SomethingIsWrong => Says::AllIsWell,
        }
    }
}

/// The condition as it can stand at an offset of a function: both sides of each comparison have the same signedness.
pub(crate) fn matched(
    code: &Code,
    function: &Function,
    at: usize,
    condition: &Predicate,
    says: Says,
) -> Predicate {
    let place = ConditionPlace {
        code,
        function,
        at,
        whole: condition,
    };
    place.matched(condition, says)
}

/// Where a condition stands, and all of it.
struct ConditionPlace<'p> {
    code: &'p Code,
    function: &'p Function,
    at: usize,
    whole: &'p Predicate,
}

impl ConditionPlace<'_> {
    fn matched(&self, part: &Predicate, says: Says) -> Predicate {
        let each = |parts: &[Predicate]| {
            let parts = parts.iter();
            parts.map(|part| self.matched(part, says)).collect()
        };
        match part {
            Predicate::Compare { left, op, right } => self
                .compared(left, *op, right, says)
                .unwrap_or_else(|| part.clone()),
            // The program's own.
            Predicate::Holds(_) => part.clone(),
            Predicate::Not(inner) => Predicate::Not(Box::new(self.matched(inner, says.negated()))),
            Predicate::All(parts) => Predicate::All(each(parts)),
            Predicate::Any(parts) => Predicate::Any(each(parts)),
        }
    }

    /// The comparison with a cast, and with a check of the sign unless the condition has one; none where the signs agree.
    fn compared(&self, left: &Term, op: Comparison, right: &Term, says: Says) -> Option<Predicate> {
        if !op.is_ordering() {
            return None;
        }
        let read = |side: &Term| self.function.expression(side.text(), self.at);
        let (left_expr, right_expr) = (read(left), read(right));
        let converts_left = self.is_converted(&left_expr, &right_expr);
        let converts_right = self.is_converted(&right_expr, &left_expr);
        let (signed, expr, comparison) = match (converts_left, converts_right) {
            (true, false) => {
                let comparison = Predicate::compare(unsigned(left), op, right.clone());
                (left, left_expr, comparison)
            }
            (false, true) => {
                let comparison = Predicate::compare(left.clone(), op, unsigned(right));
                (right, right_expr, comparison)
            }
            _ => return None,
        };
        let name = signed.text();
        if self.is_distance(&expr) || checks_sign(self.whole, name) {
            return Some(comparison);
        }
        Some(match says {
            Says::SomethingIsWrong => compare(name, Comparison::Lt, "0").or(comparison),
            Says::AllIsWell => compare(name, Comparison::Ge, "0").and(comparison),
        })
    }

    /// Whether a side is signed and the comparison with the other one converts it to unsigned.
    fn is_converted(&self, side: &Expr, other: &Expr) -> bool {
        let number = |expr: &Expr| {
            number_of(self.code, self.function, self.at, expr).map(|number| number.promoted())
        };
        let (Some(one), Some(two)) = (number(side), number(other)) else {
            return false;
        };
        one.signed && !one.joined(two).signed && !self.is_never_negative(side)
    }

    /// Constants, unsigned values that C promotes to `int`, and sums of them.
    fn is_never_negative(&self, side: &Expr) -> bool {
        let side = side.peel();
        match &side.kind {
            ExprKind::Number(_) | ExprKind::Char(_) => true,
            ExprKind::Binary { op, left, right }
                if matches!(op, BinOp::Add | BinOp::Mul | BinOp::Div | BinOp::Sub) =>
            {
                let constant = self.is_constant(left) && self.is_constant(right);
                let sum = *op != BinOp::Sub
                    && self.is_never_negative(left)
                    && self.is_never_negative(right);
                constant || sum
            }
            ExprKind::Ternary {
                then, otherwise, ..
            } => self.is_never_negative(then) && self.is_never_negative(otherwise),
            _ => {
                let number = number_of(self.code, self.function, self.at, side);
                self.is_constant(side) || number.is_some_and(|number| !number.signed)
            }
        }
    }

    fn is_constant(&self, side: &Expr) -> bool {
        match &side.peel().kind {
            ExprKind::Number(_) | ExprKind::Char(_) => true,
            ExprKind::Name(name) => {
                self.code.macro_named(name).is_some()
                    || self.code.enumeration_of_constant(name).is_some()
            }
            _ => false,
        }
    }

    /// The distance between two pointers, which is not negative as long as the program is right so far.
    fn is_distance(&self, side: &Expr) -> bool {
        type_of(self.code, self.function, self.at, side).is_some_and(|ty| ty.base == "ptrdiff_t")
    }
}

/// Whether a condition compares a value with zero, in our part of it or in the program's.
fn checks_sign(condition: &Predicate, value: &str) -> bool {
    let signs = [Comparison::Lt, Comparison::Ge, Comparison::Gt];
    match condition {
        Predicate::Compare { left, op, right } => {
            signs.contains(op) && right.text() == "0" && squashed(left.text()) == squashed(value)
        }
        Predicate::Holds(term) => compares_with_zero(term.text(), value, &signs),
        Predicate::Not(inner) => checks_sign(inner, value),
        Predicate::All(parts) | Predicate::Any(parts) => {
            parts.iter().any(|part| checks_sign(part, value))
        }
    }
}

/// Whether a condition as text compares a value with zero by one of some operators.
pub(crate) fn compares_with_zero(condition: &str, value: &str, by: &[Comparison]) -> bool {
    by.iter()
        .any(|op| mentions(condition, &compare(value, *op, "0").to_string()))
}

fn unsigned(term: &Term) -> Term {
    let text = match term.precedence() >= Precedence::Unary {
        true => format!("(size_t){}", term.text()),
        false => format!("(size_t)({})", term.text()),
    };
    Term::new(text, Precedence::Unary)
}

#[cfg(test)]
#[path = "signs_tests.rs"]
mod tests;

//! One comparison that applies to any name of a value, and its negation.

use patchwright_code::term::{self, compare};
use patchwright_domain::predicate::{Comparison, Precedence, Predicate};

/// Violated if `holder + plus op right` holds.
#[derive(Clone)]
pub(in crate::bounds) struct Form {
    /// Whether a negative value violates it too.
    pub lower: Lower,
    pub cast: &'static str,
    pub plus: String,
    pub op: Comparison,
    pub right: String,
    /// A further violation: operands for which the comparison itself would wrap.
    pub first: Option<Predicate>,
    /// Whether the right side is a difference that needs a check of its own first.
    pub rests: Rests,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bounds) enum Rests {
    OnNothing,
    /// On a check that stands before the access.
    OnACheck,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bounds) enum Lower {
    Fine,
    Wrong,
    /// Only a negative value does.
    Only,
}

impl Form {
    pub fn new(op: Comparison, right: impl Into<String>) -> Self {
        Form {
            lower: Lower::Fine,
            cast: "",
            plus: String::new(),
            op,
            right: right.into(),
            first: None,
            rests: Rests::OnNothing,
        }
    }

    pub fn bad(&self, holder: &str) -> Predicate {
        let upper = self.upper(holder);
        let negative = compare(self.sum(holder), Comparison::Lt, "0");
        let wrong = match self.lower {
            Lower::Fine => upper,
            Lower::Wrong => negative.or(upper),
            Lower::Only => negative,
        };
        match &self.first {
            Some(first) => first.clone().or(wrong),
            None => wrong,
        }
    }

    /// The upper violation alone.
    pub fn upper(&self, holder: &str) -> Predicate {
        compare(self.left(holder), self.op, self.right.as_str())
    }

    pub fn good(&self, holder: &str) -> Predicate {
        self.bad(holder).negated()
    }

    /// The condition on the value itself, without casts and checks that C needs.
    pub fn demand(&self, holder: &str) -> Predicate {
        let plain = Form {
            cast: "",
            first: None,
            ..self.clone()
        };
        match self.lower {
            Lower::Only => compare(holder, Comparison::Ge, "0"),
            Lower::Fine | Lower::Wrong => plain.good(holder),
        }
    }

    fn left(&self, holder: &str) -> String {
        match (self.cast, self.plus.is_empty()) {
            ("", _) => self.sum(holder),
            (cast, true) => format!("{cast}{}", term::in_parentheses(holder)),
            (cast, false) => format!("{cast}({holder}{})", self.plus),
        }
    }

    /// The holder with its offset added.
    fn sum(&self, holder: &str) -> String {
        let loose = term::precedence(holder) < Precedence::Additive;
        match loose && !self.plus.is_empty() {
            true => format!("({holder}){}", self.plus),
            false => format!("{holder}{}", self.plus),
        }
    }
}

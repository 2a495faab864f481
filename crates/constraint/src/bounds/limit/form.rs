//! One comparison that can be asked of any name of a value, and its opposite.

use patchwright_analysis::operands::{atom_text, both, either, side_text};

/// `holder op right`, with what is added to the holder before, is wrong.
#[derive(Clone)]
pub(in crate::bounds) struct Form {
    /// Whether a value below zero is wrong too.
    pub lower: Lower,
    pub cast: &'static str,
    pub plus: String,
    pub op: Op,
    pub right: String,
    /// Wrong besides: what would make the comparison itself wrap.
    pub first: Option<String>,
    /// Whether the right side is a difference that only makes sense behind a check of its own.
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
    /// Nothing but that is wrong.
    Only,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::bounds) enum Op {
    Ge,
    Gt,
    Lt,
    Le,
    Eq,
}

impl Op {
    pub fn text(self) -> &'static str {
        match self {
            Op::Ge => ">=",
            Op::Gt => ">",
            Op::Lt => "<",
            Op::Le => "<=",
            Op::Eq => "==",
        }
    }

    fn opposite(self) -> &'static str {
        match self {
            Op::Ge => "<",
            Op::Gt => "<=",
            Op::Lt => ">=",
            Op::Le => ">",
            Op::Eq => "!=",
        }
    }
}

impl Form {
    pub fn new(op: Op, right: impl Into<String>) -> Self {
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

    pub fn bad(&self, holder: &str) -> String {
        let upper = self.upper(holder);
        let negative = format!("{}{} < 0", side_text(holder), self.plus);
        let text = match self.lower {
            Lower::Fine => upper,
            Lower::Wrong => either(&negative, &upper),
            Lower::Only => negative,
        };
        match &self.first {
            Some(first) => either(first, &text),
            None => text,
        }
    }

    /// The wrong upper side alone.
    pub fn upper(&self, holder: &str) -> String {
        format!("{} {} {}", self.left(holder), self.op.text(), self.right)
    }

    pub fn good(&self, holder: &str) -> String {
        let upper = format!(
            "{} {} {}",
            self.left(holder),
            self.op.opposite(),
            self.right
        );
        let sign = format!("{}{} >= 0", side_text(holder), self.plus);
        let text = match self.lower {
            Lower::Fine => upper,
            Lower::Wrong => both(&sign, &upper),
            Lower::Only => sign,
        };
        match &self.first {
            Some(first) => both(&first.replacen(" > ", " <= ", 1), &text),
            None => text,
        }
    }

    fn left(&self, holder: &str) -> String {
        if self.cast.is_empty() {
            return format!("{}{}", side_text(holder), self.plus);
        }
        match self.plus.is_empty() {
            true => format!("{}{}", self.cast, atom_text(holder)),
            false => format!("{}({holder}{})", self.cast, self.plus),
        }
    }
}

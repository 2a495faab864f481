//! The operators of C and C++ as types, so that no pass compares strings.

use std::fmt;

use patchwright_domain::predicate::{Comparison, Precedence};

/// An operator between two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BinOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    /// C++ `<=>`.
    ThreeWay,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

/// With the alternative spellings of C++.
const SPELLINGS: [(&str, BinOp); 25] = [
    ("*", BinOp::Mul),
    ("/", BinOp::Div),
    ("%", BinOp::Rem),
    ("+", BinOp::Add),
    ("-", BinOp::Sub),
    ("<<", BinOp::Shl),
    (">>", BinOp::Shr),
    ("<=>", BinOp::ThreeWay),
    ("<", BinOp::Lt),
    ("<=", BinOp::Le),
    (">", BinOp::Gt),
    (">=", BinOp::Ge),
    ("==", BinOp::Eq),
    ("!=", BinOp::Ne),
    ("&", BinOp::BitAnd),
    ("^", BinOp::BitXor),
    ("|", BinOp::BitOr),
    ("&&", BinOp::And),
    ("||", BinOp::Or),
    ("not_eq", BinOp::Ne),
    ("bitand", BinOp::BitAnd),
    ("xor", BinOp::BitXor),
    ("bitor", BinOp::BitOr),
    ("and", BinOp::And),
    ("or", BinOp::Or),
];

impl BinOp {
    pub fn parse(text: &str) -> Option<Self> {
        let mut known = SPELLINGS.iter();
        known
            .find(|(spelling, _)| *spelling == text)
            .map(|(_, op)| *op)
    }

    pub fn as_str(self) -> &'static str {
        match self {
            BinOp::Mul => "*",
            BinOp::Div => "/",
            BinOp::Rem => "%",
            BinOp::Add => "+",
            BinOp::Sub => "-",
            BinOp::Shl => "<<",
            BinOp::Shr => ">>",
            BinOp::ThreeWay => "<=>",
            BinOp::Lt => "<",
            BinOp::Le => "<=",
            BinOp::Gt => ">",
            BinOp::Ge => ">=",
            BinOp::Eq => "==",
            BinOp::Ne => "!=",
            BinOp::BitAnd => "&",
            BinOp::BitXor => "^",
            BinOp::BitOr => "|",
            BinOp::And => "&&",
            BinOp::Or => "||",
        }
    }

    /// `<`, `<=`, `>` and `>=`.
    pub fn is_ordering(self) -> bool {
        matches!(self, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge)
    }

    /// An ordering, `==` or `!=`.
    pub fn is_comparison(self) -> bool {
        self.is_ordering() || matches!(self, BinOp::Eq | BinOp::Ne)
    }

    /// `&&` and `||`.
    pub fn is_logical(self) -> bool {
        matches!(self, BinOp::And | BinOp::Or)
    }

    /// `<<` and `>>`.
    pub fn is_shift(self) -> bool {
        matches!(self, BinOp::Shl | BinOp::Shr)
    }

    /// `/` and `%`.
    pub fn is_division(self) -> bool {
        matches!(self, BinOp::Div | BinOp::Rem)
    }

    pub fn comparison(self) -> Option<Comparison> {
        Some(match self {
            BinOp::Lt => Comparison::Lt,
            BinOp::Le => Comparison::Le,
            BinOp::Gt => Comparison::Gt,
            BinOp::Ge => Comparison::Ge,
            BinOp::Eq => Comparison::Eq,
            BinOp::Ne => Comparison::Ne,
            BinOp::Mul
            | BinOp::Div
            | BinOp::Rem
            | BinOp::Add
            | BinOp::Sub
            | BinOp::Shl
            | BinOp::Shr
            | BinOp::ThreeWay
            | BinOp::BitAnd
            | BinOp::BitXor
            | BinOp::BitOr
            | BinOp::And
            | BinOp::Or => return None,
        })
    }

    /// The comparison that holds where this one does not; none for other operators.
    pub fn negated(self) -> Option<Self> {
        Some(self.comparison()?.negated().into())
    }

    /// The comparison that says the same with its sides exchanged; none for other operators.
    pub fn mirrored(self) -> Option<Self> {
        Some(self.comparison()?.mirrored().into())
    }

    pub fn precedence(self) -> Precedence {
        match self {
            BinOp::Mul | BinOp::Div | BinOp::Rem => Precedence::Multiplicative,
            BinOp::Add | BinOp::Sub => Precedence::Additive,
            BinOp::Shl | BinOp::Shr => Precedence::Shift,
            BinOp::ThreeWay | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
                Precedence::Relational
            }
            BinOp::Eq | BinOp::Ne => Precedence::Equality,
            BinOp::BitAnd => Precedence::BitAnd,
            BinOp::BitXor => Precedence::BitXor,
            BinOp::BitOr => Precedence::BitOr,
            BinOp::And => Precedence::And,
            BinOp::Or => Precedence::Or,
        }
    }
}

impl From<Comparison> for BinOp {
    fn from(op: Comparison) -> Self {
        match op {
            Comparison::Lt => BinOp::Lt,
            Comparison::Le => BinOp::Le,
            Comparison::Gt => BinOp::Gt,
            Comparison::Ge => BinOp::Ge,
            Comparison::Eq => BinOp::Eq,
            Comparison::Ne => BinOp::Ne,
        }
    }
}

impl fmt::Display for BinOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An operator before one value, but for `*`, `&`, `++` and `--`, which are kinds of expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnOp {
    Neg,
    Plus,
    Not,
    BitNot,
}

impl UnOp {
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "-" => Some(UnOp::Neg),
            "+" => Some(UnOp::Plus),
            "!" | "not" => Some(UnOp::Not),
            "~" | "compl" => Some(UnOp::BitNot),
            _ => None,
        }
    }

    pub fn as_str(self) -> &'static str {
        match self {
            UnOp::Neg => "-",
            UnOp::Plus => "+",
            UnOp::Not => "!",
            UnOp::BitNot => "~",
        }
    }
}

impl fmt::Display for UnOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AssignOp {
    /// `=`
    Plain,
    /// `+=` is `With(Add)`.
    With(BinOp),
}

impl AssignOp {
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "=" => Some(AssignOp::Plain),
            "and_eq" => Some(AssignOp::With(BinOp::BitAnd)),
            "or_eq" => Some(AssignOp::With(BinOp::BitOr)),
            "xor_eq" => Some(AssignOp::With(BinOp::BitXor)),
            _ => {
                let op = BinOp::parse(text.strip_suffix('=')?)?;
                // `==` and `<=` are no assignments.
                let compares = op.is_comparison() || op.is_logical() || op == BinOp::ThreeWay;
                (!compares).then_some(AssignOp::With(op))
            }
        }
    }

    /// What `target op value` computes before it stores; none for `=`.
    pub fn operation(self) -> Option<BinOp> {
        match self {
            AssignOp::Plain => None,
            AssignOp::With(op) => Some(op),
        }
    }
}

impl fmt::Display for AssignOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssignOp::Plain => f.write_str("="),
            AssignOp::With(op) => write!(f, "{op}="),
        }
    }
}

#[cfg(test)]
#[path = "operator_tests.rs"]
mod tests;

//! A condition of C as a value: it can be negated, joined and printed without editing text.
//!
//! What stands between the comparisons is C that is not looked into here; it carries how tightly it binds, which the
//! reader of code finds out, so that a printed condition has the parentheses it needs and no others.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How tightly C binds an operator, the loosest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Precedence {
    Comma,
    Assignment,
    Conditional,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relational,
    Shift,
    Additive,
    Multiplicative,
    Unary,
    /// Names, numbers, calls, members, elements and what stands in parentheses.
    Primary,
}

/// An expression of C as it is written, with what its loosest operator is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    text: String,
    precedence: Precedence,
}

impl Term {
    pub fn new(text: impl Into<String>, precedence: Precedence) -> Self {
        Self {
            text: text.into(),
            precedence,
        }
    }

    /// A name, a number or anything else that binds as tightly.
    pub fn primary(text: impl Into<String>) -> Self {
        Self::new(text, Precedence::Primary)
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn precedence(&self) -> Precedence {
        self.precedence
    }

    /// In parentheses unless its operators bind tighter than the one beside it.
    fn beside(&self, operator: Precedence) -> String {
        match self.precedence > operator {
            true => self.text.clone(),
            false => format!("({})", self.text),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

impl Comparison {
    pub fn as_str(self) -> &'static str {
        match self {
            Comparison::Lt => "<",
            Comparison::Le => "<=",
            Comparison::Gt => ">",
            Comparison::Ge => ">=",
            Comparison::Eq => "==",
            Comparison::Ne => "!=",
        }
    }

    /// `<`, `<=`, `>` or `>=`.
    pub fn is_ordering(self) -> bool {
        match self {
            Comparison::Lt | Comparison::Le | Comparison::Gt | Comparison::Ge => true,
            Comparison::Eq | Comparison::Ne => false,
        }
    }

    /// The comparison that holds where this one does not.
    pub fn negated(self) -> Self {
        match self {
            Comparison::Lt => Comparison::Ge,
            Comparison::Le => Comparison::Gt,
            Comparison::Gt => Comparison::Le,
            Comparison::Ge => Comparison::Lt,
            Comparison::Eq => Comparison::Ne,
            Comparison::Ne => Comparison::Eq,
        }
    }

    /// The comparison that says the same with its sides exchanged.
    pub fn mirrored(self) -> Self {
        match self {
            Comparison::Lt => Comparison::Gt,
            Comparison::Le => Comparison::Ge,
            Comparison::Gt => Comparison::Lt,
            Comparison::Ge => Comparison::Le,
            Comparison::Eq | Comparison::Ne => self,
        }
    }

    /// What it asks of its left side: "must be less than `len`".
    fn describe(self, right: &Term) -> String {
        let word = match (self, right.text()) {
            (Comparison::Eq, "NULL" | "nullptr") => "must be null",
            (Comparison::Ne, "NULL" | "nullptr") => "must not be null",
            (Comparison::Eq, "0") => "must be zero",
            (Comparison::Ne, "0") => "must not be zero",
            (Comparison::Lt, "0") => "must be negative",
            (Comparison::Ge, "0") => "must not be negative",
            (Comparison::Lt, _) => return format!("must be less than `{}`", right.text),
            (Comparison::Le, _) => return format!("must be at most `{}`", right.text),
            (Comparison::Gt, _) => return format!("must be more than `{}`", right.text),
            (Comparison::Ge, _) => return format!("must be at least `{}`", right.text),
            (Comparison::Eq, _) => return format!("must be `{}`", right.text),
            (Comparison::Ne, _) => return format!("must not be `{}`", right.text),
        };
        word.to_owned()
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A condition. It is written out as the C it prints as, and what is read back is a term that nobody looks into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Predicate {
    Compare {
        left: Term,
        op: Comparison,
        right: Term,
    },
    /// The term is not zero.
    Holds(Term),
    Not(Box<Predicate>),
    All(Vec<Predicate>),
    Any(Vec<Predicate>),
}

impl Predicate {
    pub fn compare(left: Term, op: Comparison, right: Term) -> Self {
        Self::Compare { left, op, right }
    }

    /// Both; a side that is a conjunction itself becomes part of this one.
    pub fn and(self, other: Self) -> Self {
        let mut parts = Vec::new();
        for side in [self, other] {
            match side {
                Self::All(inner) => parts.extend(inner),
                side => parts.push(side),
            }
        }
        Self::All(parts)
    }

    /// Either; a side that is a disjunction itself becomes part of this one.
    pub fn or(self, other: Self) -> Self {
        let mut parts = Vec::new();
        for side in [self, other] {
            match side {
                Self::Any(inner) => parts.extend(inner),
                side => parts.push(side),
            }
        }
        Self::Any(parts)
    }

    /// What holds where this does not. A comparison is turned round, as one writes it, rather than negated as a whole.
    #[must_use]
    pub fn negated(&self) -> Self {
        let each = |parts: &[Self]| parts.iter().map(Self::negated).collect();
        match self {
            Self::Compare { left, op, right } => {
                Self::compare(left.clone(), op.negated(), right.clone())
            }
            Self::Holds(_) => Self::Not(Box::new(self.clone())),
            Self::Not(inner) => (**inner).clone(),
            Self::All(parts) => Self::Any(each(parts)),
            Self::Any(parts) => Self::All(each(parts)),
        }
    }

    /// With every term replaced.
    #[must_use]
    pub fn map_terms(&self, map: &dyn Fn(&Term) -> Term) -> Self {
        let each = |parts: &[Self]| parts.iter().map(|part| part.map_terms(map)).collect();
        match self {
            Self::Compare { left, op, right } => Self::compare(map(left), *op, map(right)),
            Self::Holds(term) => Self::Holds(map(term)),
            Self::Not(inner) => Self::Not(Box::new(inner.map_terms(map))),
            Self::All(parts) => Self::All(each(parts)),
            Self::Any(parts) => Self::Any(each(parts)),
        }
    }

    /// All terms, in the order of the text.
    pub fn terms(&self) -> Vec<&Term> {
        match self {
            Self::Compare { left, right, .. } => vec![left, right],
            Self::Holds(term) => vec![term],
            Self::Not(inner) => inner.terms(),
            Self::All(parts) | Self::Any(parts) => parts.iter().flat_map(Self::terms).collect(),
        }
    }

    /// What it asks about first: the left side of a comparison, whose right side is the bound.
    pub fn subject(&self) -> Option<&Term> {
        self.terms().into_iter().next()
    }

    /// What it demands, in English with the terms as C has them: "`i` must not be negative and must be less than `len`".
    pub fn describe(&self) -> String {
        let (parts, word) = match self {
            Self::Compare { left, op, right } => {
                return format!("`{}` {}", left.text, op.describe(right));
            }
            Self::Not(inner) => match inner.as_ref() {
                Self::Holds(term) => return format!("`{}` must not hold", term.text),
                Self::Compare { .. } | Self::Not(_) | Self::All(_) | Self::Any(_) => {
                    return format!("`{self}` must hold");
                }
            },
            Self::Holds(_) => return format!("`{self}` must hold"),
            Self::All(parts) => (parts, " and "),
            Self::Any(parts) => (parts, " or "),
        };
        // English has no parentheses.
        if parts
            .iter()
            .any(|part| matches!(part, Self::All(_) | Self::Any(_)))
        {
            return format!("`{self}` must hold");
        }
        let mut said: Option<&str> = None;
        let mut clauses: Vec<String> = Vec::new();
        for part in parts {
            let subject = part.subject().map(Term::text);
            clauses.push(match part {
                Self::Compare { op, right, .. } if subject == said => op.describe(right),
                Self::Compare { .. }
                | Self::Holds(_)
                | Self::Not(_)
                | Self::All(_)
                | Self::Any(_) => part.describe(),
            });
            said = subject;
        }
        clauses.join(word)
    }

    fn precedence(&self) -> Precedence {
        match self {
            Self::Compare { op, .. } => match op {
                Comparison::Eq | Comparison::Ne => Precedence::Equality,
                Comparison::Lt | Comparison::Le | Comparison::Gt | Comparison::Ge => {
                    Precedence::Relational
                }
            },
            Self::Holds(term) => term.precedence,
            Self::Not(_) => Precedence::Unary,
            Self::All(parts) | Self::Any(parts) if parts.len() == 1 => {
                parts.first().map_or(Precedence::Primary, Self::precedence)
            }
            Self::All(_) => Precedence::And,
            Self::Any(_) => Precedence::Or,
        }
    }

    /// Compilers warn of `a && b || c` without parentheses, though C does not need them.
    fn part_of(&self, whole: Precedence) -> String {
        let logical = matches!(self.precedence(), Precedence::And | Precedence::Or);
        let bare = match logical {
            true => self.precedence() == whole,
            false => self.precedence() > whole,
        };
        match bare {
            true => self.to_string(),
            false => format!("({self})"),
        }
    }
}

/// As C.
impl fmt::Display for Predicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |f: &mut fmt::Formatter<'_>, parts: &[Self], whole: Precedence, word: &str| {
            let each: Vec<String> = match parts {
                [only] => vec![only.to_string()],
                _ => parts.iter().map(|part| part.part_of(whole)).collect(),
            };
            f.write_str(&each.join(word))
        };
        match self {
            Self::Compare { left, op, right } => {
                // A shift beside a comparison is read wrongly by people, if not by compilers.
                let (left, right) = (
                    left.beside(Precedence::Shift),
                    right.beside(Precedence::Shift),
                );
                write!(f, "{left} {op} {right}")
            }
            Self::Holds(term) => f.write_str(&term.text),
            Self::Not(inner) => match inner.precedence() >= Precedence::Unary {
                true => write!(f, "!{inner}"),
                false => write!(f, "!({inner})"),
            },
            Self::All(parts) => join(f, parts, Precedence::And, " && "),
            Self::Any(parts) => join(f, parts, Precedence::Or, " || "),
        }
    }
}

impl Serialize for Predicate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Predicate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(Self::Holds(Term::new(text, Precedence::Comma)))
    }
}

#[cfg(test)]
#[path = "predicate_tests.rs"]
mod tests;

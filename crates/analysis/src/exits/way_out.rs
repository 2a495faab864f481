//! One way to leave a function: the statements that do it, and the last of them as a value.

use std::fmt;

use patchwright_code::SourceFile;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, UnOp};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WayOut {
    /// Complete statements, one per line: `return E_LONG;`, `goto fail;`. Empty for a macro.
    pub text: String,
    /// The last of these statements.
    pub departure: Departure,
    pub leaves: Leaves,
    /// How much of it is guessed.
    pub doubt: u32,
    pub style: Style,
}

impl WayOut {
    /// A single statement that tells the caller of an error.
    pub(super) fn by(departure: Departure, doubt: u32) -> Self {
        Self {
            text: departure.to_string(),
            departure,
            leaves: Leaves::WithError,
            doubt,
            style: Style::Plain,
        }
    }
}

/// The statement that leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Departure {
    Return(Returned),
    Goto(String),
    /// The project's own guard macro; what it does stands in its body.
    Macro,
    /// As written: a `throw`, a call that does not return, `continue` and `break`.
    Other(String),
}

impl Departure {
    pub fn read(file: &SourceFile, stmt: &Stmt) -> Self {
        match &stmt.kind {
            StmtKind::Return(None) => Self::Return(Returned::Nothing),
            StmtKind::Return(Some(value)) => Self::Return(Returned::read(file, value)),
            StmtKind::Goto(label) => Self::Goto(label.clone()),
            _ => Self::Other(file.slice(stmt.span).to_owned()),
        }
    }
}

/// As a C statement; none for a macro, which is written around its condition.
impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Return(Returned::Nothing) => f.write_str("return;"),
            Self::Return(value) => write!(f, "return {value};"),
            Self::Goto(label) => write!(f, "goto {label};"),
            Self::Macro => Ok(()),
            Self::Other(text) => f.write_str(text),
        }
    }
}

/// The returned value, as far as a caller can recognise an error by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Returned {
    Nothing,
    MinusOne,
    /// Either spelling, `NULL` or `nullptr`.
    Null(&'static str),
    False,
    /// As written.
    Other(String),
}

impl Returned {
    pub fn read(file: &SourceFile, value: &Expr) -> Self {
        let other = || Self::Other(file.slice(value.span).to_owned());
        match &value.peel().kind {
            ExprKind::Name(name) => match name.as_str() {
                "NULL" => Self::Null("NULL"),
                "nullptr" => Self::Null("nullptr"),
                "false" => Self::False,
                _ => other(),
            },
            ExprKind::Unary { op: UnOp::Neg, on } => match &on.peel().kind {
                ExprKind::Number(number) if number == "1" => Self::MinusOne,
                _ => other(),
            },
            _ => other(),
        }
    }
}

impl fmt::Display for Returned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::MinusOne => "-1",
            Self::Null(word) => word,
            Self::False => "false",
            Self::Other(text) => text,
        })
    }
}

/// What the caller learns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    WithError,
    Quietly,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Style {
    Plain,
    /// The project's own guard: the condition goes between `before` and `after`.
    ProjectMacro {
        before: String,
        after: String,
        wants: Wants,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// The macro leaves when its condition is false.
    Good,
    /// The macro leaves when its condition is true.
    Bad,
}

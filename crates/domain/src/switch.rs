//! A small edit as something that a program can do or leave: many are compiled into one program, and each of its runs
//! is told which of them it does.

use crate::candidate::RelPath;

/// A piece of such an edit. The span is that of an expression or of a statement, so that two are apart or one holds the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switch {
    pub file: RelPath,
    /// Bytes of the unpatched file.
    pub start: usize,
    pub end: usize,
    pub turn: Turn,
}

/// What happens there when it is switched on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// The condition is this one instead. One line.
    Condition(String),
    /// The value is this one instead, of the same type. One line.
    Value(String),
    /// Something is done in front of the statement or behind it. One line.
    Also { text: String, side: Side },
    /// The statement is not done.
    Not,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Before,
    Behind,
}

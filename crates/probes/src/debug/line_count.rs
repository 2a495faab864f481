//! A requested line, and how often the program hits it.

use super::breakpoints::Plan;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineAsked {
    /// Relative to the project's root.
    pub file: String,
    pub line: u32,
    /// The column, from 1, if the start of the line is not what matters: the start of a loop's head runs once, its
    /// condition in every iteration.
    pub column: Option<u32>,
    pub condition: Option<String>,
}

/// What is needed to stop at the last hit of a line: its breakpoints with their hit counts.
#[derive(Debug, Clone)]
pub(super) struct Counted {
    pub line: u32,
    /// The hits of the line's own breakpoint.
    pub own: u64,
    pub plan: Plan,
}

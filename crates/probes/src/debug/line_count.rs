//! A requested line, and how often the program hits it.

use super::breakpoints::Plan;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineAsked {
    /// Relative to the project's root.
    pub file: String,
    pub line: u32,
    /// Where in the line, from 1, when its beginning is not what matters: a loop's head begins once, its rounds do not.
    pub column: Option<u32>,
    pub condition: Option<String>,
}

/// What the last hit of a line needs: its breakpoints with their numbers of hits.
#[derive(Debug, Clone)]
pub(super) struct Counted {
    pub line: u32,
    /// Of the line's own breakpoint.
    pub own: u64,
    pub plan: Plan,
}

//! What is asked of a batch of mutants.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use patchwright_domain::case::Poc;

use crate::neighbours::Neighbours;
use crate::options::Watchfulness;

/// Which mutants to run, on what, for how long.
#[derive(Clone, Copy)]
pub struct NeighbourOrder<'a> {
    pub poc: &'a Poc,
    pub neighbours: &'a Neighbours,
    /// The most important first, since time may run out.
    pub wanted: &'a [u32],
    /// How long a run takes that does not hang.
    pub clean: Duration,
    /// Leaks of these do not matter, and leak detection takes as long as the rest of a short run.
    pub unleaked: &'a BTreeSet<u32>,
    pub twice: Twice,
    /// For all runs together.
    pub budget: Duration,
    /// Where property checks count, for a tree that has some.
    pub counts: Option<&'a Path>,
    pub watchfulness: Watchfulness,
    /// For a program that has edits to choose from.
    pub switched: Switched,
}

/// Which edits of a program are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Switched {
    None,
    /// This one, in every run.
    One(u32),
    /// In each run another: the numbers are those of edits, and every run gets the same input, a mutant or the PoC as it is.
    Each(Option<u32>),
}

/// Which mutants run a second time, without leak detection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Twice {
    /// All that did not crash, to see whether they are stable.
    Quiet,
    /// Those whose own exit status was replaced by a leak report.
    Leaking,
}

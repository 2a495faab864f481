//! How long and how far a repair may go.

use std::time::Duration;

#[derive(Debug, Clone)]
pub struct Budget {
    /// From the start of the repair; it holds for proofs too, which end between two of their stages.
    pub seconds: Duration,
    /// How many candidates are judged at most.
    pub candidates: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            seconds: Duration::from_secs(600),
            candidates: 60,
        }
    }
}

/// Later candidates may be better than the first that passes: this far it is looked, in rank order.
pub(super) const FURTHER: usize = 12;
/// So many to choose from are enough.
pub(super) const ENOUGH: usize = 4;
/// No longer than this is looked for a better one.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How often a smaller form of the patch is judged, and for how long.
pub(super) const SHRINKS: usize = 10;
pub(super) const SHRINK_PATIENCE: Duration = Duration::from_secs(20);
/// So few lines are one thought: only whole hunks of them are dropped.
pub(super) const ONE_THOUGHT: usize = 8;
/// How many of those that passed are tried in a proof.
pub(super) const PROOFS: usize = 3;

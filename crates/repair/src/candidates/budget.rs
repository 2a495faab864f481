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

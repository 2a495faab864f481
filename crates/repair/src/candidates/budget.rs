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

/// A later candidate may be better than the first that passes: how many more ranks are tried.
pub(super) const FURTHER: usize = 12;
/// Enough to choose from.
pub(super) const ENOUGH: usize = 4;
/// How long a better one is looked for.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

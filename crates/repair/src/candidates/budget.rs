//! Limits of a repair: time and number of candidates.

use std::time::Duration;

#[derive(Debug, Clone)]
pub struct Budget {
    /// From the start of the repair. Applies to proofs too, which stop between two stages.
    pub seconds: Duration,
    /// How many candidates may be judged.
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
/// How many passing candidates are enough to choose from.
pub(super) const ENOUGH: usize = 4;
/// How long to look for a better one after the first that passes.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

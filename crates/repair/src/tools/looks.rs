//! Counts how often code was viewed: an agent that only writes patches is told to look first.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Shared by the tools that show code and the validator that counts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Looks(Arc<AtomicU64>);

impl Looks {
    pub(crate) fn one_more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn so_far(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

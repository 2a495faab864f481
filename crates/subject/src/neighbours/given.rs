//! What is known about the user's own inputs before any of them runs.

use super::material::{Relative, RelativeOrigin};
use crate::seeds::Seeds;

#[derive(Debug, Clone, Default)]
pub(super) struct Given {
    pub(super) count: usize,
    pub(super) left_out: Vec<String>,
    /// Seeds that cannot be used because the PoC reads no file that a seed could replace; otherwise 0.
    pub(super) unused: usize,
}

impl Given {
    pub(super) fn new(seeds: &Seeds) -> Self {
        Self {
            count: seeds.given,
            left_out: seeds.left_out(),
            unused: seeds.used.len(),
        }
    }

    /// The seeds as relatives of the PoC, without the PoC itself.
    pub(super) fn take(&mut self, seeds: Seeds, poc: &[u8]) -> Vec<Relative> {
        self.unused = 0;
        let (same, others): (Vec<_>, Vec<_>) =
            seeds.used.into_iter().partition(|one| one.bytes == poc);
        if !same.is_empty() {
            self.left_out.push(format!("{} the PoC itself", same.len()));
        }
        let others = others.into_iter().map(|seed| Relative {
            name: seed.name,
            bytes: seed.bytes,
            origin: RelativeOrigin::Given,
        });
        others.collect()
    }
}

//! Which lines single inputs execute: computed once for all candidates.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use patchwright_subject::Coverage;

/// The index of a PoC and the number of its mutant.
type Input = (usize, u32);

#[derive(Default)]
pub(crate) struct KnownLines(Mutex<BTreeMap<Input, Coverage>>);

impl KnownLines {
    pub(crate) fn get(&self, input: Input) -> Option<Coverage> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&input).cloned()
    }

    pub(crate) fn keep(&self, input: Input, coverage: Coverage) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(input, coverage);
    }
}

//! How a conversation hands in its result: by a call that puts it here.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use patchwright_code::CodeMap;

/// Receives the result of a conversation.
pub(crate) struct Inbox<'m, T> {
    pub map: &'m CodeMap,
    taken: Mutex<Option<T>>,
    refusals: AtomicU32,
}

impl<'m, T> Inbox<'m, T> {
    pub(crate) fn new(map: &'m CodeMap) -> Self {
        Self {
            map,
            taken: Mutex::new(None),
            refusals: AtomicU32::new(0),
        }
    }

    pub(crate) fn put(&self, result: T) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *taken = Some(result);
    }

    pub(crate) fn take(self) -> Option<T> {
        let taken = self.taken.into_inner();
        taken.unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a partly wrong result is sent back again; after that, what is right in it has to do.
    pub(crate) fn is_patient(&self) -> bool {
        self.refusals.fetch_add(1, Ordering::Relaxed) < PATIENCE
    }
}

/// How often a result is sent back.
const PATIENCE: u32 = 2;

/// In characters, for one field of a result.
const MOST_SAID: usize = 800;

/// The text as one paragraph of limited length.
pub(crate) fn paragraph(words: &str) -> String {
    let words: Vec<&str> = words
        .split(|letter: char| letter.is_whitespace() || letter.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(MOST_SAID).collect()
}

//! Waits until the server has read the texts that were sent. Until then it answers queries about other files from
//! the old text.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::wire::Heard;

#[derive(Default)]
pub(super) struct Settling {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The version that the server must have read, by URI.
    awaited: BTreeMap<String, u64>,
    lost: bool,
}

/// How a wait ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Settled {
    Yes,
    No,
}

impl Settling {
    /// Called before the text is sent.
    pub(super) fn expect(&self, uri: String, version: u64) {
        self.state().awaited.insert(uri, version);
    }

    pub(super) fn hear(&self, heard: &Heard) {
        let mut state = self.state();
        match heard {
            Heard::End(_) => state.lost = true,
            Heard::Notice(notice) if notice.name == "textDocument/publishDiagnostics" => {
                let uri = notice.body["uri"].as_str().unwrap_or_default();
                let version = notice.body["version"].as_u64().unwrap_or(u64::MAX);
                if state.awaited.get(uri).is_none_or(|least| version < *least) {
                    return;
                }
                state.awaited.remove(uri);
            }
            Heard::Notice(_) => return,
        }
        self.changed.notify_all();
    }

    /// Succeeds if the server has ended: the next query will report that.
    pub(super) fn wait(&self, longest: Duration) -> Settled {
        let begin = Instant::now();
        let mut state = self.state();
        while !state.awaited.is_empty() && !state.lost {
            let left = longest.saturating_sub(begin.elapsed());
            if left.is_zero() {
                return Settled::No;
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        Settled::Yes
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[path = "settling_tests.rs"]
mod tests;

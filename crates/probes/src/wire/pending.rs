//! Requests that wait for their response.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::WireError;

/// A response, or the error that replaced it.
pub(super) type Outcome = Result<Result<Value, String>, WireError>;

#[derive(Default)]
pub(super) struct Pending(Mutex<Table>);

#[derive(Default)]
struct Table {
    waiting: BTreeMap<u64, SyncSender<Outcome>>,
    /// Set once, by the first cause that ended the connection.
    end: Option<WireError>,
}

impl Pending {
    pub(super) fn expect(&self, number: u64) -> Result<Receiver<Outcome>, WireError> {
        let mut table = self.table();
        if let Some(end) = &table.end {
            return Err(end.clone());
        }
        let (sender, receiver) = sync_channel(1);
        table.waiting.insert(number, sender);
        Ok(receiver)
    }

    /// A response to a request that timed out is dropped.
    pub(super) fn answer(&self, number: u64, outcome: Result<Value, String>) {
        if let Some(asker) = self.table().waiting.remove(&number) {
            let _ = asker.send(Ok(outcome));
        }
    }

    /// Whether it was still pending.
    pub(super) fn forget(&self, number: u64) -> bool {
        self.table().waiting.remove(&number).is_some()
    }

    /// Fails all pending and all future requests.
    pub(super) fn close(&self, why: &WireError) {
        let mut table = self.table();
        let end = table.end.get_or_insert_with(|| why.clone()).clone();
        for (_, asker) in std::mem::take(&mut table.waiting) {
            let _ = asker.send(Err(end.clone()));
        }
    }

    pub(super) fn end(&self) -> Option<WireError> {
        self.table().end.clone()
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

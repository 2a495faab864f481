//! The file of the budget, and the lock under which it is changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use patchwright_domain::chat::{Spent, Worst};

use super::spending::{Answer, Spending};
use super::terms::LedgerCaps;
use crate::error::BenchError;
use crate::file_lock::{FileLock, wait_for};
use crate::folder::{BenchFolder, write_whole};

const FILE: &str = "budget.json";
const LOCK: &str = "budget.lock";

/// Cheap to clone: all clones are the same file.
#[derive(Debug, Clone)]
pub struct Ledger {
    folder: BenchFolder,
    caps: LedgerCaps,
}

impl Ledger {
    pub fn new(folder: &BenchFolder, caps: LedgerCaps) -> Self {
        Self {
            folder: folder.clone(),
            caps,
        }
    }

    /// The cells that it knows.
    pub fn cells(&self) -> Result<BTreeSet<String>, BenchError> {
        Ok(self.read()?.cells.into_keys().collect())
    }

    /// What all cells have spent, as if all calls in flight came to the worst.
    pub fn total(&self) -> Result<Spent, BenchError> {
        let mut all = Spent::default();
        for cell in self.read()?.cells.values() {
            all += cell.charged();
        }
        Ok(all)
    }

    /// What cells have spent, without calls in flight, which may yet give something back.
    pub fn spent_by(&self, is_meant: impl Fn(&str) -> bool) -> Result<Spent, BenchError> {
        let mut all = Spent::default();
        let state = self.read()?;
        for (_, cell) in state.cells.iter().filter(|(id, _)| is_meant(id)) {
            all += cell.spent;
        }
        Ok(all)
    }

    /// Adds what cells have spent that it does not know: journals that somebody brought from elsewhere.
    pub fn add_unknown(&self, spent: BTreeMap<String, Spent>) -> Result<(), BenchError> {
        if spent.is_empty() {
            return Ok(());
        }
        self.update(|state| {
            for (id, spent) in spent {
                state.cells.entry(id).or_insert_with(|| spent.into());
            }
            Ok(())
        })
    }

    /// Answers a reservation as things stand now. Reservations that nobody holds are charged where others wait for them.
    pub(super) fn reserve(&self, id: &str, worst: &Worst) -> Result<Answer, BenchError> {
        self.update(|state| {
            let answer = state.reserve(id, worst, &self.caps);
            if answer != Answer::Later {
                return Ok(answer);
            }
            let mut found = 0;
            for other in state.reserving() {
                if FileLock::is_free(&self.account_lock(&other))? {
                    state.charge(&other);
                    found += 1;
                }
            }
            Ok(match found {
                0 => Answer::Later,
                _ => state.reserve(id, worst, &self.caps),
            })
        })
    }

    pub(super) fn update<T>(
        &self,
        change: impl FnOnce(&mut Spending) -> Result<T, BenchError>,
    ) -> Result<T, BenchError> {
        let _lock = wait_for(&self.folder.root().join(LOCK))?;
        let before = self.read()?;
        let mut state = before.clone();
        let done = change(&mut state)?;
        if state != before {
            write_whole(&self.path(), &state)?;
        }
        Ok(done)
    }

    /// A file that cannot be understood is not written over: what was spent would be forgotten.
    pub(super) fn read(&self) -> Result<Spending, BenchError> {
        let path = self.path();
        match fs::read(&path) {
            Ok(bytes) => {
                serde_json::from_slice(&bytes).map_err(|source| BenchError::Ledger { path, source })
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Spending::default()),
            Err(error) => Err(BenchError::io("read", &path)(error)),
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.root().join(FILE)
    }

    /// Held by the process that works on the cell.
    pub(super) fn account_lock(&self, id: &str) -> PathBuf {
        self.folder.cell(id).account_lock()
    }
}

#[cfg(test)]
#[path = "file_tests.rs"]
mod tests;

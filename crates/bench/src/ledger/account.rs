//! The account of the cell that a process works on.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use patchwright_domain::chat::{Spent, Worst};

use super::file::Ledger;
use super::spending::Answer;
use crate::error::BenchError;
use crate::file_lock::{FileLock, wait_for};

/// Calls elsewhere end, or their processes do; this is longer than any call takes.
const PATIENCE: Duration = Duration::from_secs(3600);
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// Held by one process at a time; given back when it ends, however it does.
#[derive(Debug)]
pub struct CellAccount {
    ledger: Ledger,
    id: String,
    _lock: FileLock,
    /// Why no further call may be made: a settlement that could not be written.
    broken: Mutex<Option<BenchError>>,
    was_cut_off: bool,
}

/// How the work on a cell ended for its account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountEnd {
    /// The budget of all cells refused it a call: it can go on with a larger one.
    CutOff,
    Whole,
}

/// The answer to a reservation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Grant {
    Granted,
    /// The budget of all cells does not allow it.
    Refused(String),
    /// Whoever asked no longer wants it.
    Cancelled,
}

impl CellAccount {
    /// For the process that works on the cell. What an earlier one left reserved is charged.
    pub fn open(ledger: &Ledger, id: &str) -> Result<Self, BenchError> {
        // Besides that process, only those hold the lock for a moment that look whether it is alive.
        let lock = wait_for(&ledger.account_lock(id))?;
        let state = ledger.read()?;
        if state.is_reserving(id) {
            ledger.update(|state| {
                state.charge(id);
                Ok(())
            })?;
        }
        Ok(Self {
            ledger: ledger.clone(),
            id: id.to_owned(),
            _lock: lock,
            broken: Mutex::new(None),
            was_cut_off: state.cells.get(id).is_some_and(|cell| cell.is_cut_off),
        })
    }

    /// Whether an earlier process could not end the cell for want of money, whatever its journal says.
    pub fn was_cut_off(&self) -> bool {
        self.was_cut_off
    }

    pub fn end(&self, end: AccountEnd) -> Result<(), BenchError> {
        self.ledger.update(|state| {
            if let Some(cell) = state.cells.get_mut(&self.id) {
                cell.is_cut_off = end == AccountEnd::CutOff;
            }
            Ok(())
        })
    }

    /// What the cell's journal says it has spent.
    pub fn begin_with(&self, journal: Spent) -> Result<(), BenchError> {
        self.ledger.update(|state| {
            state.begin_with(&self.id, journal);
            Ok(())
        })
    }

    /// Waits while the call fits only if calls in flight elsewhere release what they do not use.
    pub fn reserve(
        &self,
        worst: &Worst,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Result<Grant, BenchError> {
        if let Some(error) = self.broken().take() {
            return Err(error);
        }
        let started = Instant::now();
        loop {
            if cancelled() {
                return Ok(Grant::Cancelled);
            }
            match self.ledger.reserve(&self.id, worst)? {
                Answer::Granted => return Ok(Grant::Granted),
                Answer::Refused(words) => return Ok(Grant::Refused(words)),
                Answer::Later if started.elapsed() > PATIENCE => {
                    return Ok(Grant::Refused(format!(
                        "of all cells, the rest has been reserved by other processes for {} minutes",
                        PATIENCE.as_secs() / 60
                    )));
                }
                Answer::Later => sleep(LOOK_AGAIN),
            }
        }
    }

    /// The call is over: what it used counts, the rest is given back. If that cannot be written, the reservation stays,
    /// and the next one is an error.
    pub fn settle(&self, worst: &Worst, used: Spent) {
        let settled = self.ledger.update(|state| {
            state.settle(&self.id, worst, used);
            Ok(())
        });
        if let Err(error) = settled {
            *self.broken() = Some(error);
        }
    }

    fn broken(&self) -> MutexGuard<'_, Option<BenchError>> {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

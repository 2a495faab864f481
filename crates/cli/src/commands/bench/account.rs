//! The account of a cell in the budget that all processes of the benchmark share, as models are held to it.

use std::sync::atomic::{AtomicBool, Ordering};

use patchwright_agent::{ModelError, SharedAccount};
use patchwright_bench::{AccountEnd, BenchError, CellAccount, Grant, Ledger};
use patchwright_domain::chat::{Spent, Worst};

use crate::failure::Failure;

pub(super) struct Account {
    inner: CellAccount,
    refused: AtomicBool,
}

impl Account {
    pub fn open(ledger: &Ledger, id: &str) -> Result<Self, BenchError> {
        Ok(Self {
            inner: CellAccount::open(ledger, id)?,
            refused: AtomicBool::new(false),
        })
    }

    /// Whether an earlier process could not end the cell for want of money, whatever its journal says.
    pub fn was_cut_off(&self) -> bool {
        self.inner.was_cut_off()
    }

    pub fn end(&self, end: AccountEnd) -> Result<(), BenchError> {
        self.inner.end(end)
    }

    /// Whether the budget of all cells refused a call.
    pub fn has_refused(&self) -> bool {
        self.refused.load(Ordering::SeqCst)
    }
}

impl SharedAccount for Account {
    fn begin_with(&self, spent: Spent) -> Result<(), ModelError> {
        self.inner.begin_with(spent).map_err(in_words)
    }

    fn reserve(
        &self,
        worst: &Worst,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Result<(), ModelError> {
        match self.inner.reserve(worst, cancelled) {
            Ok(Grant::Granted) => Ok(()),
            Ok(Grant::Cancelled) => Err(ModelError::Cancelled),
            Ok(Grant::Refused(words)) => {
                self.refused.store(true, Ordering::SeqCst);
                Err(ModelError::Budget(words))
            }
            Err(error) => Err(in_words(error)),
        }
    }

    fn settle(&self, worst: &Worst, used: Spent) {
        self.inner.settle(worst, used);
    }
}

fn in_words(error: BenchError) -> ModelError {
    ModelError::Record(Failure::from_error(&error.into()).words)
}

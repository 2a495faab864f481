//! What may be spent, by all cells and by one call.

use patchwright_domain::chat::{Nanodollars, Spent, Usage};

/// What all cells may spend together; `None` is no limit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LedgerCaps {
    pub money: Option<Nanodollars>,
    /// Read and written together.
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
}

/// The most that one call may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Most {
    /// Nothing where no price is known.
    pub money: Option<Nanodollars>,
    pub input: u64,
    pub output: u64,
}

impl Most {
    /// As if it had come to that.
    pub(super) fn spent(&self) -> Spent {
        Spent {
            money: self.money.unwrap_or_default(),
            usage: Usage {
                input: self.input,
                output: self.output,
                ..Usage::default()
            },
            calls: 1,
        }
    }
}

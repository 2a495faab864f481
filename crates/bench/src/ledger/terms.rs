//! What may be spent by all cells.

use patchwright_domain::chat::Nanodollars;

/// What all cells may spend together; `None` is no limit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LedgerCaps {
    pub money: Option<Nanodollars>,
    /// Read and written together.
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
}

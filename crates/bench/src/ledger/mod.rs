//! One budget for all processes that work on a benchmark, on one machine or on several that share its folder: a file that
//! is changed only under a lock, and written whole or not at all.
//!
//! Every call of a model is reserved with the most that it may cost before it is made, and settled with what it did cost.
//! A process that is killed in between leaves its reservation. As long as a process works on a cell it holds the lock of the
//! cell's account; a reservation whose account nobody holds is nobody's any more, and is charged, because its call may be on
//! the bill.

mod account;
mod file;
mod spending;
mod terms;

pub use account::{AccountEnd, CellAccount, Grant};
pub use file::Ledger;
pub use terms::LedgerCaps;

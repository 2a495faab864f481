//! A budget that other processes spend from as well, such as a file that several machines share or a database.

use patchwright_domain::chat::{Spent, Worst};

use crate::model_error::ModelError;

/// What `Metered` asks beyond the budgets of its own process. A reservation that is never settled counts as spent.
pub trait SharedAccount: Send + Sync {
    /// All that earlier processes spent on the same work, as its journal says.
    fn begin_with(&self, spent: Spent) -> Result<(), ModelError>;

    /// Waits while the call fits only if calls in flight elsewhere release what they do not use.
    fn reserve(
        &self,
        worst: &Worst,
        cancelled: &(dyn Fn() -> bool + Sync),
    ) -> Result<(), ModelError>;

    /// The call is over. An answer is worth more than its settlement: if that cannot be written, the reservation stays, and
    /// the next one is an error.
    fn settle(&self, worst: &Worst, used: Spent);
}

//! What a repair left behind, and the answer that it is.

use patchwright_domain::repair::{RepairStatus, RepairSummary};
use patchwright_repair::Repair;

use super::Answer;
use crate::apply::ApplyError;

pub struct Done {
    pub found: Repair,
    pub summary: RepairSummary,
    /// A patch that passed, and whose proof did not come to an end.
    pub unproven: Option<String>,
    /// Why the patch is not in the source tree, although that was asked for.
    pub not_applied: Option<ApplyError>,
}

impl Done {
    pub fn answer(&self) -> Answer {
        match self.summary.status {
            RepairStatus::Repaired if self.not_applied.is_some() => Answer::CouldNot,
            RepairStatus::Repaired => Answer::Yes,
            RepairStatus::Interrupted => Answer::Interrupted,
            RepairStatus::Failed
            | RepairStatus::NotReproduced
            | RepairStatus::Flaky
            | RepairStatus::Budget => Answer::No,
        }
    }
}

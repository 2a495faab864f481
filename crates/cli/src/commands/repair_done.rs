//! What a repair left behind, and the answer of the command.

use patchwright_domain::repair::{RepairStatus, RepairSummary};
use patchwright_repair::Repair;

use super::Answer;
use crate::apply::ApplyError;

pub struct Done {
    pub found: Repair,
    pub summary: RepairSummary,
    /// A patch that passed, but whose proof was not completed.
    pub unproven: Option<String>,
    /// Why the patch is not in the source tree, although that was requested.
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

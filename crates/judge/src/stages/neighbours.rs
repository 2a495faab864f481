//! Neighbours: small mutations of the PoC. Those that hit the bug must be clean too, or the patch is over-fitted.

use std::collections::BTreeSet;

use patchwright_crash::LeakSite;

use crate::error::JudgeError;
use crate::judge::Judge;
use crate::trial::{Finding, Trial};

pub(crate) fn neighbours(_trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    Ok(Finding::not_run("not built yet"))
}

pub(crate) fn leaking_before(_judge: &Judge<'_>) -> BTreeSet<LeakSite> {
    BTreeSet::new()
}

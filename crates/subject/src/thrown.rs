//! PoCs whose bug is an exception that nobody catches.

use patchwright_domain::case::{Poc, PocKind};

use crate::jvm::is_exception;
use crate::poc::{PocEnding, PocRun};

/// For a PoC that must throw: a run of the unpatched program that ended in any other way does not show the bug.
pub(crate) fn settle_thrown(poc: &Poc, runs: &mut [PocRun]) {
    if poc.kind != PocKind::Throws {
        return;
    }
    for run in runs {
        let how = match &run.ending {
            PocEnding::Crashed(report) if is_exception(report) => continue,
            PocEnding::Quiet(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => continue,
            PocEnding::Crashed(report) => format!("it ended by {}", report.kind),
            PocEnding::Hung(_) => "it was still running at its time limit".to_owned(),
        };
        run.ending = PocEnding::Unclear(format!(
            "no exception was thrown: {how}; kind = \"crash\" is for that"
        ));
    }
}

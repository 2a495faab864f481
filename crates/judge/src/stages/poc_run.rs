//! One run of a PoC on the patched program, and whether it says anything about leaks.

use std::sync::PoisonError;

use patchwright_domain::case::Poc;
use patchwright_domain::report::BugKind;
use patchwright_sandbox::Outcome;
use patchwright_subject::{PocEnding, PocRun, Tree, Watch};

use crate::baseline::{self, PocBaseline};
use crate::error::JudgeError;
use crate::trial::{BuildWay, Trial};

/// Runs the patched program concurrently with other runs. The wall clock then proves nothing, so a run that seems to
/// hang is repeated alone.
pub(super) fn run_calmly(
    trial: &Trial<'_>,
    poc: &Poc,
    baseline: &PocBaseline,
    watch: Watch,
) -> Result<PocRun, JudgeError> {
    let context = trial.context;
    let run = || -> Result<PocRun, JudgeError> {
        let layer = context.subject.layer_on(trial.layer()?)?;
        let run = context.subject.run_poc(poc, Tree::View(&layer), watch)?;
        match (&run.ending, trial.tree.way) {
            (PocEnding::NotStarted(why), BuildWay::Clean) => Err(JudgeError::CannotRun {
                poc: poc.name.clone(),
                why: why.clone(),
            }),
            _ => Ok(run),
        }
    };
    let first = {
        let _shared = context.quiet.read().unwrap_or_else(PoisonError::into_inner);
        run()?
    };
    let known = baseline::is_same(baseline, &first.ending, &context.subject.project());
    if known || !matches!(first.ending, PocEnding::Hung(_)) {
        return Ok(first);
    }
    let _alone = context
        .quiet
        .write()
        .unwrap_or_else(PoisonError::into_inner);
    if baseline.seconds * 2.0 > poc.seconds as f64 {
        let what = format!("PoC {}", poc.name);
        return Err(JudgeError::LimitTooTight {
            what,
            outcome: Outcome::TimedOut,
        });
    }
    run()
}

/// Why a run says nothing about leaks; `None` if it does. `plain` is how the same program ended without leak detection.
pub(super) fn blind(run: &PocRun, plain: Option<Outcome>) -> Option<String> {
    match &run.ending {
        PocEnding::Crashed(report) if report.fatal && report.kind != BugKind::MemoryLeak => {
            Some(format!("with leak detection it ends by {}", report.kind))
        }
        PocEnding::Crashed(_) => None,
        PocEnding::Quiet(end) if Some(*end) == plain => None,
        // A shell reports its program's signal as a status above 128.
        PocEnding::Quiet(Outcome::Exited(code)) if (129..=192).contains(code) => Some(format!(
            "with leak detection it ends by signal {}",
            code - 128
        )),
        PocEnding::Quiet(Outcome::Exited(_)) => None,
        PocEnding::Quiet(_)
        | PocEnding::Hung(_)
        | PocEnding::NotStarted(_)
        | PocEnding::Unclear(_) => Some(run.ending.describe()),
    }
}

//! Observes benign runs of the unpatched program: which hunks of the change each of them executes.

use std::collections::BTreeSet;
use std::path::PathBuf;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Poc;
use patchwright_subject::neighbours::{NeighbourBaseline, NeighbourFindings, Neighbours};
use patchwright_subject::{Coverage, InputProbes, SuiteRun};

use super::hunks::Hunk;
use crate::baseline::PocBaseline;
use crate::context::{JudgeContext, NeighbourSide};
use crate::error::JudgeError;
use crate::trial::Trial;

/// Each needs its own sandbox.
const MOST_KEPT: usize = 8;
/// How many inputs are tried as long as none executes the change.
const MOST_LOOKS: usize = 32;
const MOST_CHANGED: usize = 8;

/// Executed lines that stand for hunks, each with the index of its hunk.
pub(super) type Passed = BTreeSet<(usize, RelPath, u32)>;

#[derive(Default)]
pub(super) struct Looks {
    /// What the tests execute; empty unless the test stage passed.
    pub tests: Passed,
    /// Tests that failed before the patch. Coverage is per suite, so what they execute can only be separated out if they crash.
    pub failing: Vec<String>,
    pub inputs: Vec<InputLook>,
    /// Everything that can be executed, as far as debug information tells.
    pub code: Passed,
}

/// One benign input and what it executes.
pub(super) struct InputLook {
    pub poc: usize,
    pub mutant: u32,
    pub origin: InputOrigin,
    pub outcome: InputOutcome,
    /// `None` if it was not or could not be observed; it may then have executed anything.
    pub passed: Option<Passed>,
}

/// Where an input comes from, strongest evidence first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum InputOrigin {
    /// A complete input of the project or the user.
    Whole,
    /// Assembled from such inputs only.
    Reshaped,
    /// Derived from the PoC, so any fix may legitimately change its behaviour.
    Mutant,
}

impl InputOrigin {
    fn new(inputs: &Neighbours, index: u32) -> Self {
        match (inputs.is_whole_input(index), inputs.is_benign_input(index)) {
            (true, _) => Self::Whole,
            (false, true) => Self::Reshaped,
            (false, false) => Self::Mutant,
        }
    }
}

impl InputLook {
    /// Whether the program now does something with this input that no honest repair would cause.
    pub(super) fn is_changed_for_the_worse(&self) -> bool {
        match self.origin {
            InputOrigin::Whole => !self.outcome.is_kept(),
            InputOrigin::Reshaped => self.outcome == InputOutcome::RefusedNow,
            InputOrigin::Mutant => false,
        }
    }

    /// Whether the run reached the change. Changed behaviour proves that it did, even if coverage did not show it.
    pub(super) fn is_through(&self) -> bool {
        let seen = self
            .passed
            .as_ref()
            .is_some_and(|passed| !passed.is_empty());
        seen || !self.outcome.is_kept()
    }
}

/// The patched program's behaviour on a benign input compared with the unpatched one's. Ordered by which is examined first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum InputOutcome {
    /// Succeeded before and now, but the output differs.
    AnsweredOtherwise,
    /// Failed before and now with the same complaint, but what it answers besides differs.
    ComplainedAlike,
    /// Rejected before, accepted now.
    AcceptedNow,
    /// Failed before and now, but in a different way.
    FailedOtherwise,
    /// Accepted before, rejected now.
    RefusedNow,
    /// Accepted before and now.
    Accepted,
    /// Rejected before and now, which also holds for a patch that rejects everything.
    Refused,
}

impl InputOutcome {
    pub(super) fn from_statuses(before: i32, after: i32) -> Self {
        match (before, after) {
            (0, 0) => Self::AnsweredOtherwise,
            (0, _) => Self::RefusedNow,
            (_, 0) => Self::AcceptedNow,
            (_, _) => Self::FailedOtherwise,
        }
    }

    pub(super) fn is_kept(self) -> bool {
        matches!(self, Self::Accepted | Self::Refused)
    }
}

impl Looks {
    pub(super) fn take(trial: &Trial<'_>, hunks: &[Hunk]) -> Result<Self, JudgeError> {
        let files: BTreeSet<RelPath> = hunks.iter().flat_map(Hunk::files).cloned().collect();
        let mut looks = Self::default();
        looks.at_tests(trial, hunks, &files)?;
        looks.at_inputs(trial, hunks, &files)?;
        Ok(looks)
    }

    fn at_tests(
        &mut self,
        trial: &Trial<'_>,
        hunks: &[Hunk],
        files: &BTreeSet<RelPath>,
    ) -> Result<(), JudgeError> {
        let context = trial.context;
        let Some(test) = context
            .subject
            .case
            .test
            .as_ref()
            .filter(|_| trial.tests_passed)
        else {
            return Ok(());
        };
        let coverage = context.subject.test_coverage(test, context.base, files)?;
        self.tests = self.passed(hunks, &coverage);
        let baseline = context.subject.baseline_suite(test, context.base)?;
        if let SuiteRun::Ran(before) = baseline.run {
            self.failing = before.failing().map(str::to_owned).collect();
        }
        Ok(())
    }

    fn at_inputs(
        &mut self,
        trial: &Trial<'_>,
        hunks: &[Hunk],
        files: &BTreeSet<RelPath>,
    ) -> Result<(), JudgeError> {
        let context = trial.context;
        let Some(findings) = &trial.neighbours.findings else {
            return Ok(());
        };
        let sides = context.neighbour_sides()?.iter().zip(&context.pocs);
        let pocs = context.subject.case.pocs.iter().zip(findings);
        for (number, ((poc, found), (side, baseline))) in pocs.zip(sides).enumerate() {
            let further = context.known_benign_sides().get(number);
            let wanted = wanted(side, further, found);
            let inputs = Inputs {
                context,
                poc: (number, poc),
                side,
                baseline,
                files,
            };
            let (mut kept, mut changed) = (0, 0);
            for (mutant, outcome) in wanted {
                kept += usize::from(outcome.is_kept());
                changed += usize::from(!outcome.is_kept());
                if kept > MOST_KEPT && !self.tried().is_empty() {
                    break;
                }
                let coverage = match outcome.is_kept() || changed <= MOST_CHANGED {
                    true => inputs.coverage(mutant)?,
                    false => None,
                };
                let passed = coverage.map(|coverage| self.passed(hunks, &coverage));
                self.inputs.push(InputLook {
                    poc: number,
                    mutant,
                    origin: InputOrigin::new(&side.mutants, mutant),
                    outcome,
                    passed,
                });
            }
        }
        Ok(())
    }

    pub(super) fn passed(&mut self, hunks: &[Hunk], coverage: &Coverage) -> Passed {
        let mut passed = Passed::new();
        for (piece, hunk) in hunks.iter().enumerate() {
            for (file, line) in hunk.places(coverage) {
                if coverage.reaches(&file, line) {
                    passed.insert((piece, file.clone(), line));
                }
                self.code.insert((piece, file, line));
            }
        }
        passed
    }

    /// What runs with unchanged behaviour execute.
    pub(super) fn tried(&self) -> Passed {
        let kept = self.inputs.iter().filter(|input| input.outcome.is_kept());
        let kept = kept.filter_map(|input| input.passed.as_ref()).flatten();
        kept.chain(&self.tests).cloned().collect()
    }
}

/// The most informative inputs: of the changed ones those that no repair needs to change, of the unchanged ones those
/// that are accepted.
fn wanted(
    side: &NeighbourSide,
    further: Option<&NeighbourBaseline>,
    found: &NeighbourFindings,
) -> Vec<(u32, InputOutcome)> {
    let is_mutant = |mutant: &u32| !side.mutants.is_whole_input(*mutant);
    let mut changed: Vec<(u32, InputOutcome)> = found
        .changed
        .iter()
        .map(|one| {
            let outcome = InputOutcome::from_statuses(one.before.status, one.after.status);
            (one.mutant, outcome)
        })
        .collect();
    changed.sort_by_key(|(mutant, outcome)| {
        let origin = InputOrigin::new(&side.mutants, *mutant);
        (origin, *outcome, *mutant)
    });
    let outcome = |mutant: u32| {
        let further = || further.and_then(|further| further.benign.get(&mutant));
        let before = side.before.benign.get(&mutant).or_else(further);
        match before.is_some_and(|before| before.status == 0) {
            true => InputOutcome::Accepted,
            false => InputOutcome::Refused,
        }
    };
    let (accepted, refused): (Vec<u32>, Vec<u32>) = found
        .kept
        .iter()
        .partition(|mutant| outcome(**mutant) == InputOutcome::Accepted);
    let kept = [accepted, refused].into_iter();
    let kept = kept.flat_map(|some| spread(some, &is_mutant));
    let kept = kept
        .take(MOST_LOOKS)
        .map(|mutant| (mutant, outcome(mutant)));
    changed.into_iter().chain(kept).collect()
}

/// Up to `MOST_KEPT / 2` complete inputs first, then mutants sampled from the whole list, then the remaining complete inputs.
fn spread(inputs: Vec<u32>, is_mutant: &dyn Fn(&u32) -> bool) -> Vec<u32> {
    let (mutants, mut whole): (Vec<u32>, Vec<u32>) = inputs.into_iter().partition(is_mutant);
    let further = whole.split_off(whole.len().min(MOST_KEPT / 2));
    let step = (mutants.len() / MOST_LOOKS).max(1);
    let mutants = mutants.into_iter().step_by(step);
    whole.into_iter().chain(mutants).chain(further).collect()
}

/// The inputs of one PoC, and the files whose lines are of interest.
pub(super) struct Inputs<'a> {
    pub context: &'a JudgeContext<'a>,
    pub poc: (usize, &'a Poc),
    pub side: &'a NeighbourSide,
    pub baseline: &'a PocBaseline,
    pub files: &'a BTreeSet<RelPath>,
}

impl Inputs<'_> {
    /// Run once for all candidates that change the same files.
    pub(super) fn coverage(&self, mutant: u32) -> Result<Option<Coverage>, JudgeError> {
        let (number, poc) = self.poc;
        let key = (number, mutant);
        let known = &self.context.known_lines;
        let mut all = self.files.clone();
        if let Some(coverage) = known.get(key) {
            if all.iter().all(|file| coverage.files.contains_key(file)) {
                return Ok(Some(coverage));
            }
            all.extend(coverage.files.keys().cloned());
        }
        let programs: Vec<PathBuf> = self.baseline.files.iter().cloned().collect();
        let context = self.context;
        let probes = InputProbes::new(context.subject, context.base, &programs, &all)?;
        let coverage = probes.coverage(poc, &self.side.mutants, mutant)?;
        if let Some(coverage) = &coverage {
            known.keep(key, coverage.clone());
        }
        Ok(coverage)
    }
}

#[cfg(test)]
#[path = "looks_tests.rs"]
mod tests;

//! Which tests execute a line. Lines are known only for a suite as a whole; but if every process is killed that reaches the
//! line, the tests that fail then are those that execute it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_domain::suite::{SuiteResult, TestOutcome};
use patchwright_sandbox::{ProbeEffect, Supervision};

use super::modules::Modules;
use crate::SubjectError;
use crate::base::Base;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;
use crate::suite_outcome::SuiteRun;

/// The log of the run.
const LOG: &str = "test-stopped";
/// Traps slow down the start of every process.
const TIMES_SLOWER: u32 = 2;

/// What became of the tests that pass if no process is killed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stopped {
    /// They fail: they execute one of the lines.
    pub failing: Vec<String>,
    /// They are not reported: they may come after another test in a process that was killed.
    pub unreported: usize,
}

impl Subject<'_> {
    /// Runs the tests of the unpatched program with all processes killed that reach one of these lines. `None` if no program
    /// of the base has them, or the tests did not come to their end.
    pub fn tests_stopped_at(
        &self,
        test: &Test,
        base: &Base,
        lines: &BTreeSet<(RelPath, u32)>,
        before: &SuiteResult,
    ) -> Result<Option<Stopped>, SubjectError> {
        // A breakpoint stops a thread, not a test.
        if self.case.runs_on_jvm() {
            return Ok(None);
        }
        let files: BTreeSet<RelPath> = lines.iter().map(|(file, _)| file.clone()).collect();
        let source = &self.case.source;
        let layer = self.layer(base)?;
        let mut modules = Modules::of_files(&files);
        modules.find(&base.tree(), source)?;
        modules.keep_lines(lines);
        if modules.is_empty() {
            return Ok(None);
        }
        let mut room = self.room(Tree::View(&layer))?;
        room.add_env(&test.env, &Purpose::Probed);
        modules.lay_out(&mut room, ProbeEffect::Killed)?;
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds) * TIMES_SLOWER;
        let job = room.job(script, &room.source, limit, Supervision::Probed);
        let run = self.step(Step::Test, || {
            self.read_suite(test.format, job, Tree::View(&layer), LOG)
        })?;
        Ok(match run {
            SuiteRun::Ran(after) => Some(compare(before, &after)),
            SuiteRun::NotRun(_) | SuiteRun::Stopped(_) => None,
        })
    }
}

/// A test that is reported as failed was running; of one that is not reported nothing is known.
fn compare(before: &SuiteResult, after: &SuiteResult) -> Stopped {
    let now = after.cases.iter();
    let now: BTreeMap<&str, TestOutcome> =
        now.map(|case| (case.name.as_str(), case.outcome)).collect();
    let passed = before.cases.iter();
    let passed = passed.filter(|case| case.outcome == TestOutcome::Passed);
    let mut stopped = Stopped::default();
    for case in passed {
        match now.get(case.name.as_str()) {
            Some(TestOutcome::Failed) => stopped.failing.push(case.name.clone()),
            Some(TestOutcome::Passed | TestOutcome::Skipped) => {}
            None => stopped.unreported += 1,
        }
    }
    stopped
}

#[cfg(test)]
#[path = "tests_stopped_tests.rs"]
mod tests;

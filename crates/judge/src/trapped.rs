//! Which benign runs reach a location of the program: a trap inserted there stops them.

use std::time::Duration;

use patchwright_domain::candidate::Candidate;
use patchwright_sandbox::Layer;
use patchwright_subject::{Leaks, SuiteRun, Tree};

use crate::error::JudgeError;
use crate::judge::Judge;
use crate::stages::cannot_judge;

/// How many runs that are benign on the unpatched program a trap stops.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Trapped {
    pub tests: usize,
    pub mutants: usize,
}

impl Judge<'_> {
    /// Runs the tests and the mutants on a tree with a trap in it; `None` if it does not build.
    pub fn trapped(&self, candidate: &Candidate) -> Result<Option<Trapped>, JudgeError> {
        let layer = self.context.subject.lay(self.context.base, candidate)?;
        let log = format!("trap-{}", candidate.id);
        let built = self
            .context
            .subject
            .build_candidate(&layer, &[], &log, None)?;
        if !built.worked() {
            return Ok(None);
        }
        let tests = self.context.subject.build_candidate_tests(
            self.context.base,
            &layer,
            &format!("{log}-test-build"),
            None,
        )?;
        if tests.is_some_and(|run| !run.worked()) {
            return Ok(None);
        }
        Ok(Some(Trapped {
            tests: self.trapped_tests(&layer, &log)?,
            mutants: self.trapped_mutants(&layer)?,
        }))
    }

    fn trapped_tests(&self, layer: &Layer, log: &str) -> Result<usize, JudgeError> {
        let subject = self.context.subject;
        let Some(test) = &subject.case.test else {
            return Ok(0);
        };
        let SuiteRun::Ran(before) = subject.baseline_suite(test, self.context.base)?.run else {
            return Ok(0);
        };
        if cannot_judge(&before).is_some() {
            return Ok(0);
        }
        let view = subject.layer_on(layer)?;
        let run = subject.run_suite(
            test,
            Tree::View(&view),
            &format!("{log}-test"),
            Leaks::Ignored,
        )?;
        Ok(match run {
            SuiteRun::Ran(after) => before.regressions(&after).len(),
            // The trap stopped the test runner itself.
            SuiteRun::NotRun(_) => 1,
            SuiteRun::Stopped(_) => 0,
        })
    }

    fn trapped_mutants(&self, layer: &Layer) -> Result<usize, JudgeError> {
        if self.context.subject.case.judge.neighbours == 0 {
            return Ok(0);
        }
        let mut stopped = 0;
        let pocs = self
            .context
            .subject
            .case
            .pocs
            .iter()
            .zip(&self.context.pocs);
        for ((poc, baseline), side) in pocs.zip(self.context.neighbour_sides()?) {
            let view = self.context.subject.layer_on(layer)?;
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let known = (&side.mutants, &side.before);
            let found = self.context.subject.patched_neighbours(
                poc,
                &view,
                known,
                &baseline.report,
                clean,
            )?;
            let benign = |mutant: u32| side.before.benign.contains_key(&mutant);
            let crashed = found.exposed.iter().filter(|one| benign(one.mutant));
            stopped += crashed.count();
        }
        Ok(stopped)
    }
}

//! The lines that the project's own tests execute. They are known only for a suite as a whole; processes that crashed
//! are left out.

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Test;
use patchwright_domain::event::Step;
use patchwright_sandbox::{Backend, Layer, Outcome, Supervision};

use super::jvm::JvmTracer;
use super::modules::Modules;
use super::{Coverage, REPORTED, TIMES_SLOWER_ON_JVM};
use crate::SubjectError;
use crate::base::Base;
use crate::kept::keep;
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;
use crate::suite_run::test_key;

/// Traps slow down the first execution of every line.
const TIMES_SLOWER: u32 = 2;

impl Subject<'_> {
    /// Whether lines can be probed here at all.
    pub fn can_probe(&self) -> bool {
        self.host.sandbox.backend() == Backend::Bubblewrap
    }

    /// Which lines of these files the unpatched program's tests execute. Stored next to the base; the tests run again
    /// only for files that were not requested before.
    pub fn test_coverage(
        &self,
        test: &Test,
        base: &Base,
        files: &BTreeSet<RelPath>,
    ) -> Result<Coverage, SubjectError> {
        let name = format!("ordinary-lines-{}.json", test_key(test)?);
        let kept = base.folder().join(name);
        let known = fs::read(&kept).ok();
        let known: Option<Coverage> = known.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let known = known.unwrap_or_default();
        if files.iter().all(|file| known.files.contains_key(file)) {
            return Ok(known);
        }
        let all = known.files.keys().chain(files).cloned().collect();
        let (coverage, is_whole) =
            self.step(Step::Test, || self.run_probed_tests(test, base, &all))?;
        // A run cut short by a limit is incomplete: good enough now, but not stored.
        if is_whole {
            keep(&kept, &coverage)?;
        }
        Ok(coverage)
    }

    fn run_probed_tests(
        &self,
        test: &Test,
        base: &Base,
        files: &BTreeSet<RelPath>,
    ) -> Result<(Coverage, bool), SubjectError> {
        let source = &self.case.source;
        let layer = self.layer(base)?;
        if self.case.runs_on_jvm() {
            return self.traced_suite(test, &layer, files);
        }
        let mut modules = Modules::of_files(files);
        modules.find(&base.tree(), source)?;
        let (mut reached, mut is_whole) = self.probed_suite(test, &layer, &modules)?;
        let mut coverage = modules.coverage(&reached);
        // Programs that the test command itself builds can only be probed once they exist.
        if modules.find(&layer.written(), source)? {
            (reached, is_whole) = self.probed_suite(test, &layer, &modules)?;
            coverage.add(modules.coverage(&reached));
        }
        Ok((coverage, is_whole))
    }

    /// The tests of a Java project.
    fn traced_suite(
        &self,
        test: &Test,
        layer: &Layer,
        files: &BTreeSet<RelPath>,
    ) -> Result<(Coverage, bool), SubjectError> {
        let mut room = self.room(Tree::View(layer))?;
        room.add_env(&test.env, &Purpose::Probed);
        let tracer = JvmTracer::lay_out(&mut room, files)?;
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds) * TIMES_SLOWER_ON_JVM;
        let mut job = room.job(script, &room.source, limit, Supervision::Plain);
        job.spill = Some(self.log_stem("test-lines"));
        Ok(match tracer.run(self, job)? {
            Some((coverage, finished)) => {
                (coverage, matches!(finished.outcome, Outcome::Exited(_)))
            }
            None => (Coverage::default(), false),
        })
    }

    fn probed_suite(
        &self,
        test: &Test,
        layer: &Layer,
        modules: &Modules<'_>,
    ) -> Result<(BTreeSet<usize>, bool), SubjectError> {
        let mut room = self.room(Tree::View(layer))?;
        room.add_env(&test.env, &Purpose::Probed);
        modules.lay_out(&mut room, REPORTED)?;
        let script = room.expand(&test.command, None, None);
        let limit = Duration::from_secs(test.seconds) * TIMES_SLOWER;
        let mut job = room.job(script, &room.source, limit, Supervision::Probed);
        job.spill = Some(self.log_stem("test-lines"));
        let finished = self.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let is_whole = matches!(finished.outcome, Outcome::Exited(_)) && !finished.traced.cut;
        Ok((finished.traced.reached, is_whole))
    }
}

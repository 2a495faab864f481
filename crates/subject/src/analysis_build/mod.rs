//! Further builds of the program, for inspection and never for judging.
//!
//! Optimised code has frames without lines and variables without values, so the units on a crash's stacks are compiled
//! again without optimisation, by the project's own build, in a layer over the base. That build is used only if the PoC
//! shows the same bug there. It has its own type: the judge takes a [`Base`] and cannot be given one of these.

mod aim;
mod kept;
mod make;
mod tree;
mod units;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Poc;
use patchwright_domain::event::Step;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_sandbox::{Backend, Layer};

use crate::SubjectError;
use crate::base::Base;
use crate::launch::Launch;
use crate::poc::{PocEnding, PocRun, Watch};
use crate::room::Tree;
use crate::subject::{AnalysisUse, Subject};

pub use tree::{Analysis, AnalysisBuild};

use aim::Aim;
use tree::AnalysisTree;

/// Units that are compiled again to tell a search what they reach: as many as a command line takes.
const MOST_UNITS: usize = 8000;
/// A project that takes longer is not built once more for a search of seconds.
const LONGEST_BUILD: Duration = Duration::from_secs(120);

/// What a PoC does on an analysis build.
#[derive(Debug)]
pub enum Showing {
    SameBug(Box<Shown>),
    /// A description of what happened instead.
    SomethingElse(String),
}

/// The bug as the analysis build shows it.
#[derive(Debug, Clone)]
pub struct Shown {
    pub report: CrashReport,
    /// The output that the report was parsed from, shortened.
    pub printed: Vec<u8>,
    pub launch: Option<Launch>,
}

impl Subject<'_> {
    /// Loads the analysis build from next to the base, or makes it now. `reports` are from the base.
    pub fn analysis_build(
        &self,
        base: &Base,
        reports: &[&CrashReport],
    ) -> Result<Analysis, SubjectError> {
        if self.options.analysis == AnalysisUse::Off {
            return Ok(Analysis::Needless);
        }
        if self.host.sandbox.backend() != Backend::Bubblewrap {
            let words = "a build for analysis is only made in the sandbox";
            return Ok(Analysis::Ordinary(words.to_owned()));
        }
        let units = units::of_stacks(self, base, reports)?;
        if units.is_empty() {
            let words = "no unit is known that the crash's stacks go through";
            return Ok(Analysis::Ordinary(words.to_owned()));
        }
        if units::are_unoptimised(&units, base.compile_commands()) {
            return Ok(Analysis::Needless);
        }
        kept::find_or_make(self, base, &units, Aim::Inspect)
    }

    /// A fresh view of the base whose units tell what they reach and compare; the reason where there is none.
    pub(crate) fn instrumented_base(
        &self,
        base: &Base,
    ) -> Result<Result<Layer, String>, SubjectError> {
        if self.host.sandbox.backend() != Backend::Bubblewrap {
            return Ok(Err("it is only built so in the sandbox".to_owned()));
        }
        let commands = base.compile_commands().iter();
        let units: BTreeSet<PathBuf> = commands
            .map(|command| command.file.clone())
            .filter(|file| {
                self.in_tree(file, &base.tree())
                    .is_some_and(|file| file.is_file())
            })
            .take(MOST_UNITS)
            .collect();
        if units.is_empty() {
            return Ok(Err("no compiler is known that could do it".to_owned()));
        }
        if base.build_time() > LONGEST_BUILD {
            return Ok(Err("building it once more takes too long".to_owned()));
        }
        Ok(match kept::find_or_make(self, base, &units, Aim::Search)? {
            Analysis::Built(build) => Ok(self.analysis_layer(base, &build)?),
            Analysis::Ordinary(why) => Err(why),
            Analysis::Needless => Err("it is not wanted".to_owned()),
        })
    }

    /// A candidate over it; `None` if it cannot be built so.
    pub(crate) fn instrumented_candidate(
        &self,
        base: &Base,
        below: &Layer,
        candidate: &Candidate,
    ) -> Result<Option<Layer>, SubjectError> {
        self.step(Step::BuildForSearch, || {
            make::make_patched(self, base, (below, candidate))
        })
    }

    /// A fresh view of the analysis build.
    pub fn analysis_layer(
        &self,
        base: &Base,
        build: &AnalysisBuild,
    ) -> Result<Layer, SubjectError> {
        Ok(match &build.tree {
            AnalysisTree::Kept(kept) => self.host.sandbox.layer_on_kept(kept, &base.tree())?,
            AnalysisTree::Held(layer) => self.host.sandbox.layer_on(layer)?,
        })
    }

    /// Runs the PoC there until it shows the bug, at most as often as the judge would.
    pub fn run_on_analysis(
        &self,
        base: &Base,
        build: &AnalysisBuild,
        poc: &Poc,
        bug: &CrashReport,
    ) -> Result<Showing, SubjectError> {
        let runs = match bug.kind {
            BugKind::Timeout => 1,
            _ => self.case.judge.runs.max(1),
        };
        let mut last = String::new();
        for _ in 0..runs {
            let layer = self.analysis_layer(base, build)?;
            let run = self.run_poc(poc, Tree::View(&layer), Watch::for_bug(bug.kind))?;
            if let Some(report) = same_bug(bug, &run, &self.project()) {
                return Ok(Showing::SameBug(Box::new(Shown {
                    report,
                    printed: run.printed,
                    launch: run.launch,
                })));
            }
            last = run.ending.describe();
        }
        Ok(Showing::SomethingElse(last))
    }
}

/// The report of this very bug, ignoring other reports of the run.
fn same_bug(bug: &CrashReport, run: &PocRun, project: &crash::Project) -> Option<CrashReport> {
    let (ending, sample) = match &run.ending {
        PocEnding::Crashed(report) => (Some(report.as_ref()), None),
        PocEnding::Hung(sample) => (None, sample.as_deref()),
        PocEnding::Quiet(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => (None, None),
    };
    let mut reports = ending.into_iter().chain(&run.reports);
    match bug.kind {
        BugKind::Timeout => {
            let hang = crash::hang(sample.map(std::slice::from_ref)?, project)?;
            crash::same_bug(bug, &hang, project).then_some(hang)
        }
        BugKind::MemoryLeak => {
            let leak = reports.find(|report| crash::same_leak(bug, report, project))?;
            let known = crash::leak_sites(bug, project);
            let others = crash::leak_sites(leak, project);
            let others = others.difference(&known).cloned().collect();
            crash::without_leaks(leak, &others, project)
        }
        _ => reports
            .find(|report| crash::same_bug(bug, report, project))
            .cloned(),
    }
}

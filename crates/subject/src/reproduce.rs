//! Reproduces the bug: whether it crashes, how often, and with which report.

use std::collections::BTreeSet;
use std::path::Path;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::case::Poc;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};
use patchwright_domain::reproduction::{PocSummary, Reproduction, ReproductionStatus, ShownBy};

use patchwright_sandbox::Outcome;

use crate::SubjectError;
use crate::base::{Base, method_words};
use crate::init;
use crate::launch::Launch;
use crate::poc::{PocEnding, PocRun, Watch};
use crate::room::Tree;
use crate::sanitized::{self, Sanitized};
use crate::subject::Subject;
use crate::test_poc::settle_test_runs;
use crate::thrown::settle_thrown;

/// Characters shown of the output of a PoC that did not crash.
const SHOWN_OUTPUT: usize = 2000;
/// A leak that is seen in one run of three is missed in this many runs with a probability below 1 %.
pub(crate) const MOST_LOOKS: u32 = 12;
/// A case may consist of an issue alone.
const NO_POC: &str = "the case has no PoC, only an issue: add [[poc]] with a command that shows the bug, or let `patchwright repair \
                      --model M` look for one";
/// Runs this short are repeated even if nothing suggests a leak.
const SHORT_SECONDS: f64 = 1.0;

/// All runs of one PoC on the unpatched base.
#[derive(Debug)]
pub struct PocResult {
    pub summary: PocSummary,
    pub runs: Vec<PocRun>,
    /// The bug under repair.
    pub report: Option<CrashReport>,
}

/// What `reproduce` found, with the evidence.
#[derive(Debug)]
pub struct Reproduced {
    pub base: Base,
    pub pocs: Vec<PocResult>,
    pub reproduction: Reproduction,
}

impl Subject<'_> {
    pub fn reproduce(&self) -> Result<Reproduced, SubjectError> {
        let base = self.base()?;
        let (pocs, reproduction) = self.reproduce_on(&base)?;
        Ok(Reproduced {
            base,
            pocs,
            reproduction,
        })
    }

    /// The same on a base that is there already.
    pub fn reproduce_on(
        &self,
        base: &Base,
    ) -> Result<(Vec<PocResult>, Reproduction), SubjectError> {
        let pocs = self
            .case
            .pocs
            .iter()
            .map(|poc| self.run_often(poc, base))
            .collect::<Result<Vec<_>, _>>()?;
        let tests = self.baseline_tests(base)?;
        let summaries: Vec<PocSummary> = pocs.iter().map(|poc| poc.summary.clone()).collect();
        let reproduction = Reproduction {
            status: ReproductionStatus::from_pocs(&summaries),
            pocs: summaries,
            tests,
            base: base.summary(),
            reason: self.case.pocs.is_empty().then(|| NO_POC.to_owned()),
        };
        Ok((pocs, reproduction))
    }

    /// Runs one PoC repeatedly on the unpatched base.
    pub fn run_often(&self, poc: &Poc, base: &Base) -> Result<PocResult, SubjectError> {
        let runs = self.step(Step::RunPoc(poc.name.clone()), || {
            let mut plain = self.run_all(poc, base, Watch::Processes)?;
            settle_runs(poc, &mut plain);
            if !self.may_leak(poc, &plain) {
                return Ok(plain);
            }
            let mut watched = self.run_all(poc, base, Watch::Leaks)?;
            self.look_again(poc, base, &plain, &mut watched)?;
            if !self.leaks_are_news(poc, base, &watched)? {
                return Ok(plain);
            }
            let source = &self.case.source;
            let both = plain.into_iter().zip(watched);
            Ok::<_, SubjectError>(
                both.map(|(plain, one)| one.or_plain(plain, source))
                    .collect(),
            )
        })?;
        let result = self.summarise(poc, base, runs);
        self.tell(Event::PocJudged {
            poc: Box::new(result.summary.clone()),
        });
        Ok(result)
    }

    /// One run on the unpatched base; if nothing else goes wrong, followed by one that looks for leaks.
    pub fn run_on_base(&self, poc: &Poc, base: &Base) -> Result<PocRun, SubjectError> {
        let run = |watch| {
            let layer = self.layer(base)?;
            self.run_poc(poc, Tree::View(&layer), watch)
        };
        let plain = run(Watch::Processes)?;
        if !self.may_leak(poc, std::slice::from_ref(&plain)) {
            return Ok(plain);
        }
        let mut watched = vec![run(Watch::Leaks)?];
        self.look_again(poc, base, std::slice::from_ref(&plain), &mut watched)?;
        let news = self.leaks_are_news(poc, base, &watched)?;
        let Some(watched) = watched.pop().filter(|_| news) else {
            return Ok(plain);
        };
        Ok(watched.or_plain(plain, &self.case.source))
    }

    /// Every run starts from the same tree, whatever the previous one wrote.
    fn run_all(&self, poc: &Poc, base: &Base, watch: Watch) -> Result<Vec<PocRun>, SubjectError> {
        // Whether a test fails twice in one way takes two runs.
        let least = if poc.failing_tests().is_some() { 2 } else { 1 };
        let of = self.case.judge.runs.max(least);
        let mut runs = Vec::new();
        for run in 1..=of {
            let layer = self.layer(base)?;
            let done = self.run_poc(poc, Tree::View(&layer), watch)?;
            self.tell(Event::PocRan {
                poc: poc.name.clone(),
                run,
                of,
                ending: done.ending.describe(),
                seconds: done.seconds,
            });
            runs.push(done);
        }
        Ok(runs)
    }

    /// Repeats each run that showed no leak although one may have been missed, until it is seen or is unlikely to be missed.
    fn look_again(
        &self,
        poc: &Poc,
        base: &Base,
        plain: &[PocRun],
        watched: &mut [PocRun],
    ) -> Result<(), SubjectError> {
        let leaks = |watched: &[PocRun]| watched.iter().any(PocRun::shows_leak);
        let is_short = || watched.iter().all(|run| run.seconds < SHORT_SECONDS);
        let unasked = || is_short() && self.detects_leaks(plain, base);
        if !leaks(watched) && !self.says_leak(poc) && !unasked() {
            return Ok(());
        }
        for index in 0..watched.len() {
            while let Some(run) = watched.get(index)
                && !run.shows_leak()
                && matches!(run.ending, PocEnding::Quiet(_))
                && run.looks < MOST_LOOKS
            {
                let looks = run.looks + 1;
                let layer = self.layer(base)?;
                let again = self.run_poc(poc, Tree::View(&layer), Watch::Leaks)?;
                if let Some(slot) = watched.get_mut(index) {
                    *slot = PocRun { looks, ..again };
                }
            }
            // If many runs saw nothing, the others need not be repeated.
            if !leaks(watched) {
                return Ok(());
            }
        }
        let looks: u32 = watched.iter().map(|run| run.looks).sum();
        let seen = watched.iter().filter(|run| run.shows_leak()).count();
        if looks as usize > seen {
            self.note(format!(
                "LeakSanitizer saw the leak in {seen} of {looks} runs: its scan is conservative and takes stale pointers for live ones"
            ));
        }
        Ok(())
    }

    fn detects_leaks(&self, plain: &[PocRun], base: &Base) -> bool {
        let found = sanitized::of_runs(plain, &self.case.source, &base.tree());
        found.is_none_or(|found| {
            let mut found = found.sanitizers.iter();
            found.any(|one| matches!(one, Sanitizer::Address | Sanitizer::Leak))
        })
    }

    /// Whether leaks are worth looking for: nothing else went wrong, or the case itself says that it leaks.
    fn may_leak(&self, poc: &Poc, plain: &[PocRun]) -> bool {
        if poc.failing_tests().is_some() || self.case.runs_on_jvm() {
            return false;
        }
        let said = self.says_leak(poc);
        plain.iter().all(|run| match &run.ending {
            PocEnding::Quiet(Outcome::Exited(_)) => true,
            PocEnding::Crashed(report) => said && !report.fatal,
            PocEnding::Quiet(_)
            | PocEnding::Hung(_)
            | PocEnding::NotStarted(_)
            | PocEnding::Unclear(_) => false,
        })
    }

    fn says_leak(&self, poc: &Poc) -> bool {
        let named = poc.bug.as_deref().and_then(|word| word.parse().ok());
        let given = self.options.given_report.as_ref().map(|report| report.kind);
        named.or(given) == Some(BugKind::MemoryLeak)
    }

    /// Many programs always leak a little. What the project's own tests also leak is not what a PoC shows, unless the
    /// case says so.
    fn leaks_are_news(
        &self,
        poc: &Poc,
        base: &Base,
        watched: &[PocRun],
    ) -> Result<bool, SubjectError> {
        let Some(test) = self.case.test.as_ref().filter(|_| !self.says_leak(poc)) else {
            return Ok(true);
        };
        let project = self.project();
        let reports = watched.iter().flat_map(|run| &run.reports);
        let sites: BTreeSet<LeakSite> = reports
            .flat_map(|report| crash::leak_sites(report, &project))
            .collect();
        Ok(sites.is_empty() || !sites.is_subset(&self.suite_leaks(test, base, &sites)?))
    }

    /// A writable view of the base; reports once if it is not made in the usual way.
    pub fn layer(&self, base: &Base) -> Result<patchwright_sandbox::Layer, SubjectError> {
        let layer = self.host.sandbox.layer(&base.tree())?;
        if layer.method() != patchwright_sandbox::LayerMethod::Disk
            && !self
                .layer_reported
                .swap(true, std::sync::atomic::Ordering::SeqCst)
        {
            self.note(format!(
                "views of the base are made by: {}",
                method_words(layer.method())
            ));
        }
        Ok(layer)
    }

    /// A writable view of a candidate's tree, which must not be written to meanwhile.
    pub fn layer_on(
        &self,
        below: &patchwright_sandbox::Layer,
    ) -> Result<patchwright_sandbox::Layer, SubjectError> {
        Ok(self.host.sandbox.layer_on(below)?)
    }

    fn advise(&self, sanitized: &Sanitized) -> String {
        format!(
            "no sanitizer is in {}: memory errors can pass unseen; {}",
            sanitized.program.display(),
            init::sanitizer_flags(&self.case.source)
        )
    }

    fn summarise(&self, poc: &Poc, base: &Base, runs: Vec<PocRun>) -> PocResult {
        let project = self.project();
        let report = bug_of(&runs, &project);
        let view = report.as_ref().map(|report| {
            (
                crash::view(report, &project),
                crash::purify(report, &project),
            )
        });
        let crashes = runs.iter().filter(|run| run.ending.is_crash()).count() as u32;
        let quiet = runs.iter().find(|run| !run.ending.is_crash());
        let (view, purified) = view.map_or((None, None), |(view, purified)| {
            (Some(view), Some(purified))
        });
        let sanitized = sanitized::of_runs(&runs, &self.case.source, &base.tree());
        let unseen = poc.failing_tests().is_none()
            && (crashes < runs.len() as u32 || report.as_ref().is_none_or(is_bare));
        let summary = PocSummary {
            name: poc.name.clone(),
            crashed: crashes > 0,
            runs: runs.len() as u32,
            crashes,
            kind: view.as_ref().map(|view| view.kind),
            cwe: view.as_ref().and_then(|view| view.cwe),
            sanitizer: view.as_ref().map(|view| view.sanitizer),
            function: view.as_ref().and_then(|view| view.function.clone()),
            file: view.as_ref().and_then(|view| view.file.clone()),
            line: view.as_ref().and_then(|view| view.line),
            signature: view.as_ref().map(|view| view.signature.clone()),
            headline: purified.as_ref().map(|purified| purified.headline.clone()),
            purified: purified.map(|purified| purified.text),
            shown_by: match poc.failing_tests() {
                Some(_) => ShownBy::Test,
                None => ShownBy::Crash,
            },
            tests: report
                .as_ref()
                .map_or_else(Vec::new, |report| report.failures.clone()),
            output: quiet.map(shown_output),
            ending: quiet.map(|run| run.ending.describe()),
            launch: runs
                .iter()
                .find_map(|run| run.launch.as_ref())
                .map(crate::launch::Launch::summary),
            advice: sanitized
                .as_ref()
                .filter(|sanitized| unseen && sanitized.sanitizers.is_empty())
                .map(|sanitized| self.advise(sanitized)),
            sanitizers: sanitized.map(|sanitized| sanitized.sanitizers.into_iter().collect()),
        };
        PocResult {
            summary,
            runs,
            report,
        }
    }
}

/// Leaves as crashes only those runs of the unpatched program that show the bug in the way that the PoC's kind asks for.
pub fn settle_runs(poc: &Poc, runs: &mut [PocRun]) {
    settle_test_runs(poc, runs);
    settle_thrown(poc, runs);
}

/// Whether only the system saw the crash, and no sanitizer.
fn is_bare(report: &CrashReport) -> bool {
    matches!(
        report.sanitizer,
        Sanitizer::Signal | Sanitizer::Glibc | Sanitizer::None
    )
}

impl PocRun {
    /// Combines a run that looked for leaks with the traced processes of one that did not. If it shows no leak, the
    /// result of the plain run counts.
    fn or_plain(self, plain: Self, source: &Path) -> Self {
        let leak = self
            .reports
            .iter()
            .find(|report| report.kind == BugKind::MemoryLeak);
        let Some(leak) = leak.cloned() else {
            return plain;
        };
        Self {
            ending: PocEnding::Crashed(Box::new(leak)),
            launch: Launch::of_last(&plain.traced, source),
            reports: self.reports.into_iter().chain(plain.reports).collect(),
            traced: plain.traced,
            ..self
        }
    }
}

/// The report of the first crash that has a stack; for hangs, what all samples have in common.
fn bug_of(runs: &[PocRun], project: &crash::Project) -> Option<CrashReport> {
    let crashes = runs.iter().filter_map(|run| match &run.ending {
        PocEnding::Crashed(report) => Some(report.as_ref()),
        PocEnding::Hung(_)
        | PocEnding::Quiet(_)
        | PocEnding::NotStarted(_)
        | PocEnding::Unclear(_) => None,
    });
    crash::most_telling(crashes).cloned().or_else(|| {
        let hung = runs
            .iter()
            .any(|run| matches!(run.ending, PocEnding::Hung(_)));
        let samples: Vec<CrashReport> = runs
            .iter()
            .filter_map(|run| match &run.ending {
                PocEnding::Hung(Some(sample)) => Some(sample.as_ref().clone()),
                PocEnding::Hung(None)
                | PocEnding::Crashed(_)
                | PocEnding::Quiet(_)
                | PocEnding::NotStarted(_)
                | PocEnding::Unclear(_) => None,
            })
            .collect();
        let unseen = || CrashReport {
            fatal: true,
            ..CrashReport::new(
                BugKind::Timeout,
                patchwright_domain::report::Sanitizer::None,
            )
        };
        hung.then(|| crash::hang(&samples, project).unwrap_or_else(unseen))
    })
}

fn shown_output(run: &PocRun) -> String {
    let mut text = run.stdout.text();
    text.push_str(&run.stderr.text());
    let skipped = text.chars().count().saturating_sub(SHOWN_OUTPUT);
    text.chars().skip(skipped).collect()
}

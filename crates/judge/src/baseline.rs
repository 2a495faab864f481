//! The behaviour of the unpatched program: the bug, the programs that show it, and how reliably they do.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_crash as crash;
use patchwright_domain::case::{Case, Poc, TestFormat};
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_domain::suite::{Extent, SuiteResult, TestCase};
use patchwright_subject::keep;
use patchwright_subject::{
    Base, PocEnding, PocRun, Subject, Tree, Watch, loaded_code, settle_runs,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::{JudgeError, read_if_there};
use crate::fed::Fed;

/// Acceptable probability of missing a bug that is still there.
const MISSED_AT_MOST: f64 = 0.01;
/// At a lower crash rate, a fix cannot be told from luck.
const LOWEST_RATE: f64 = 0.2;
/// Runs of a flaky PoC to measure its crash rate.
const RUNS_FOR_A_RATE: u32 = 20;
/// How often LeakSanitizer misses a leak depends on the surrounding code, which a patch changes, so the measured rate
/// alone is not enough.
const LEAST_LOOKS: u32 = 12;
const FORMAT: u32 = 8;
/// Bytes kept of what a crash printed.
const MOST_PRINTED: usize = 16 << 10;

/// The baseline of one PoC on the unpatched program; stored next to the base.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PocBaseline {
    pub name: String,
    /// The bug under repair.
    pub report: CrashReport,
    /// The beginning of the unparsed output, for readers who want it as printed.
    pub printed: String,
    /// Other, non-fatal reports that the unpatched program prints.
    pub noise: Vec<CrashReport>,
    pub crashes: u32,
    pub runs: u32,
    /// The program that crashed, by its path in the sandbox.
    pub program: PathBuf,
    /// Files of the tree that were executed or loaded, relative to the source root.
    pub files: BTreeSet<PathBuf>,
    pub evidence: Evidence,
    /// What the PoC gave the program to read.
    pub fed: Fed,
    /// Duration of a run that crashed.
    pub seconds: f64,
    /// What all its tests did, if the PoC runs tests.
    pub tests: Option<TestsBaseline>,
}

/// The tests of a PoC before the patch.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TestsBaseline {
    /// The results that were the same in all runs.
    pub results: SuiteResult,
    /// Whether the run itself made programs that it started. They are not in the base, and cannot be compared with it.
    pub makes_programs: bool,
}

/// Evidence that a sanitizer was active in the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// Its shadow memory was mapped when the process ended.
    Shadow,
    /// UBSan has no shadow memory, but the program contains calls to its runtime.
    UbsanCalls,
    /// The program was built without a sanitizer; a signal showed the bug.
    Signal,
    /// A Java virtual machine opened classes that the patch changed.
    Classes,
}

impl PocBaseline {
    /// How many clean runs of the patched program are needed.
    pub fn runs_needed(&self, at_least: u32) -> u32 {
        if self.crashes >= self.runs {
            return at_least;
        }
        let rate = f64::from(self.crashes) / f64::from(self.runs.max(1));
        let needed = (MISSED_AT_MOST.ln() / (1.0 - rate).ln()).ceil();
        let looks = match self.report.kind {
            BugKind::MemoryLeak => LEAST_LOOKS,
            _ => 0,
        };
        at_least.max(needed as u32).max(looks)
    }
}

/// The baseline of every PoC, loaded from next to the base or computed now.
pub(crate) fn all(subject: &Subject<'_>, base: &Base) -> Result<Vec<PocBaseline>, JudgeError> {
    subject
        .case
        .pocs
        .iter()
        .map(|poc| one(subject, base, poc))
        .collect()
}

fn one(subject: &Subject<'_>, base: &Base, poc: &Poc) -> Result<PocBaseline, JudgeError> {
    let kept = base
        .folder()
        .join(format!("poc-{}.json", key(subject.case, poc)?));
    let known = fs::read(&kept)
        .ok()
        .and_then(|bytes| serde_json::from_slice(&bytes).ok());
    if let Some(known) = known {
        return Ok(known);
    }
    let made = make(subject, base, poc)?;
    // A failed write only means that the work is repeated.
    let _ = keep(&kept, &made);
    Ok(made)
}

fn make(subject: &Subject<'_>, base: &Base, poc: &Poc) -> Result<PocBaseline, JudgeError> {
    let result = subject.run_often(poc, base)?;
    let mut runs = result.runs;
    let kind = result.report.as_ref().map(|report| report.kind);
    let watch = kind.map_or(Watch::Processes, Watch::for_bug);
    let crashed = |runs: &[PocRun]| runs.iter().filter(|run| run.ending.is_crash()).count() as u32;
    let looks = |runs: &[PocRun]| -> u32 { runs.iter().map(|run| run.looks).sum() };
    if (1..looks(&runs)).contains(&crashed(&runs)) {
        while looks(&runs) < RUNS_FOR_A_RATE {
            let layer = subject.layer(base)?;
            runs.push(subject.run_poc(poc, Tree::View(&layer), watch)?);
        }
    }
    settle_runs(poc, &mut runs);
    let (crashes, count) = (crashed(&runs), looks(&runs));
    let (Some(mut report), true) = (result.report, crashes > 0) else {
        let ending = runs.first().map(|run| run.ending.describe());
        if poc.failing_tests().is_some() {
            let passes = runs
                .first()
                .is_some_and(|run| matches!(run.ending, PocEnding::Quiet(_)));
            return Err(JudgeError::TestsDoNotFail {
                poc: poc.name.clone(),
                ending: match passes {
                    true => "they pass".to_owned(),
                    false => ending.unwrap_or_default(),
                },
            });
        }
        return Err(JudgeError::NotReproduced {
            poc: poc.name.clone(),
            crashes,
            runs: count,
            ending: ending.unwrap_or_default(),
            advice: result.summary.advice,
        });
    };
    if f64::from(crashes) < LOWEST_RATE * f64::from(count) {
        return Err(JudgeError::TooFlaky {
            poc: poc.name.clone(),
            crashes,
            runs: count,
        });
    }
    leave_out_known_leaks(subject, base, &mut report)?;
    let crashing: Vec<&PocRun> = runs.iter().filter(|run| run.ending.is_crash()).collect();
    let launch = crashing.iter().find_map(|run| run.launch.as_ref());
    let program = launch
        .map(|launch| launch.executable.clone())
        .unwrap_or_default();
    Ok(PocBaseline {
        name: poc.name.clone(),
        noise: noise(&runs, &report, &subject.project()),
        printed: crashing.first().map(|run| printed(run)).unwrap_or_default(),
        crashes,
        runs: count,
        evidence: evidence(subject, base, &crashing, &program)?,
        fed: Fed::common(&crashing, &program),
        files: tree_files(&runs, &subject.case.source, &base.tree()),
        tests: poc
            .failing_tests()
            .map(|_| tests_baseline(&crashing, &subject.case.source, &base.tree())),
        program,
        seconds: crashing.first().map_or(0.0, |run| run.seconds),
        report,
    })
}

fn tests_baseline(runs: &[&PocRun], source: &Path, tree: &Path) -> TestsBaseline {
    let mut results = runs.iter().filter_map(|run| run.suite.as_ref());
    let unknown = || SuiteResult {
        format: TestFormat::Auto,
        cases: Vec::new(),
        exit: None,
        extent: Extent::Cut,
    };
    let mut steady = results.next().cloned().unwrap_or_else(unknown);
    for other in results {
        let known: BTreeSet<&TestCase> = other.cases.iter().collect();
        steady.cases.retain(|case| known.contains(case));
    }
    let mut executed = runs.iter().flat_map(|run| &run.traced.executed);
    let makes_programs = executed.any(|program| {
        let below = program.executable.strip_prefix(source).ok();
        below.is_some_and(|relative| !tree.join(relative).is_file())
    });
    TestsBaseline {
        results: steady,
        makes_programs,
    }
}

/// Leaks that also occur in the project's own tests are not the bug of this PoC, unless the PoC shows no other leak.
fn leave_out_known_leaks(
    subject: &Subject<'_>,
    base: &Base,
    bug: &mut CrashReport,
) -> Result<(), JudgeError> {
    let project = subject.project();
    let Some(test) = &subject.case.test else {
        return Ok(());
    };
    if crash::leak_sites(bug, &project).len() < 2 {
        return Ok(());
    }
    let known = subject.suite_leaks(test, base, &crash::leak_sites(bug, &project))?;
    if let Some(own) = crash::without_leaks(bug, &known, &project) {
        *bug = own;
    }
    Ok(())
}

/// The beginning of a run's raw output.
pub(crate) fn printed(run: &PocRun) -> String {
    let text = run.printed.as_slice();
    String::from_utf8_lossy(text.get(..MOST_PRINTED).unwrap_or(text)).into_owned()
}

/// Non-fatal reports other than the bug under repair.
fn noise(runs: &[PocRun], bug: &CrashReport, project: &crash::Project) -> Vec<CrashReport> {
    let mut noise: Vec<CrashReport> = Vec::new();
    for report in runs.iter().flat_map(|run| &run.reports) {
        let known = noise
            .iter()
            .any(|other| crash::same_bug(other, report, project));
        if !known && !report.fatal && !crash::same_bug(bug, report, project) {
            noise.push(report.clone());
        }
    }
    noise
}

/// Files of the tree that the PoC's processes executed or loaded.
fn tree_files(runs: &[PocRun], source: &Path, tree: &Path) -> BTreeSet<PathBuf> {
    let executed = runs
        .iter()
        .flat_map(|run| &run.traced.executed)
        .flat_map(|program| {
            // For a script, the interpreter's first argument is the script's own path.
            let script = program.argv.get(1).map(|word| program.cwd.join(word));
            [Some(program.executable.clone()), script]
        });
    let loaded = runs.iter().flat_map(|run| run.traced.loaded.values());
    let loaded = loaded.flatten().cloned().map(Some);
    let below = |path: PathBuf| path.strip_prefix(source).ok().map(Path::to_owned);
    let classes = runs.iter().flat_map(|run| loaded_code(&run.traced, source));
    executed
        .chain(loaded)
        .flatten()
        .filter_map(below)
        .chain(classes)
        .filter(|relative| tree.join(relative).is_file())
        .collect()
}

fn evidence(
    subject: &Subject<'_>,
    base: &Base,
    runs: &[&PocRun],
    program: &Path,
) -> Result<Evidence, JudgeError> {
    // Large heaps of a virtual machine look like shadow memory.
    if subject.case.runs_on_jvm() {
        return Ok(Evidence::Classes);
    }
    let shadowed = runs.iter().any(|run| !run.traced.shadowed.is_empty());
    if shadowed {
        return Ok(Evidence::Shadow);
    }
    let held = program_bytes(&subject.case.source, &base.tree(), program)?;
    Ok(if holds(&held, b"__ubsan_handle_") {
        Evidence::UbsanCalls
    } else {
        Evidence::Signal
    })
}

/// The bytes of a program in `tree`; empty if it does not belong to the project or is only made by the PoC's own command.
pub(crate) fn program_bytes(
    source: &Path,
    tree: &Path,
    program: &Path,
) -> Result<Vec<u8>, JudgeError> {
    match program.strip_prefix(source) {
        Ok(relative) => Ok(read_if_there(&tree.join(relative))?.unwrap_or_default()),
        Err(_) => Ok(Vec::new()),
    }
}

pub(crate) fn holds(bytes: &[u8], word: &[u8]) -> bool {
    bytes.windows(word.len()).any(|window| window == word)
}

/// Whether this is still the bug that the unpatched program shows.
pub(crate) fn is_same(
    baseline: &PocBaseline,
    ending: &PocEnding,
    project: &crash::Project,
) -> bool {
    match ending {
        PocEnding::Crashed(report) => crash::same_bug(&baseline.report, report, project),
        PocEnding::Hung(_) => baseline.report.kind == BugKind::Timeout,
        PocEnding::Quiet(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => false,
    }
}

/// A hash of everything that the PoC's behaviour on a base depends on.
fn key(case: &Case, poc: &Poc) -> Result<String, JudgeError> {
    let mut hash = Sha256::new();
    hash.update(FORMAT.to_le_bytes());
    // Hashed as `Debug` text because JSON cannot represent a path that is not UTF-8.
    let inputs = (poc, &case.env, &case.limits, case.judge.runs, &case.test);
    hash.update(format!("{inputs:?}"));
    for path in poc
        .input
        .iter()
        .chain(&poc.stdin)
        .chain(&poc.files)
        .chain(&case.report.sanitizer)
    {
        hash.update(fs::read(path).map_err(JudgeError::io("read", path))?);
        hash.update([0]);
    }
    let digits = hash.finalize();
    let digits = digits.iter().take(12);
    Ok(digits.map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
#[path = "baseline_tests.rs"]
mod tests;

//! Runs the project's own tests; on the base only once, with the result stored next to it.

mod reports;

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use patchwright_domain::case::{Test, TestFormat};
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::reproduction::{TestSummary, TestsOutcome};
use patchwright_domain::suite::{Extent, Standing, SuiteResult, TestOutcome};
use patchwright_sandbox::{Captured, Job, Leftovers, Outcome, Supervision};
use serde::{Deserialize, Serialize};

use crate::base::Base;
use crate::kept::keep;
use crate::options::{Leaks, Purpose};
use crate::room::Tree;
use crate::subject::Subject;
use crate::suite_outcome::SuiteRun;
use crate::suite_tail::{self, SuiteTail};
use crate::{SubjectError, build_error, suite};

/// The log of the run on the unpatched program.
const BASELINE_LOG: &str = "test";
const MOST_RESULT_FILES: usize = 5000;
const MOST_RESULT_BYTES: u64 = 8 << 20;
/// Why a suite without failures is no evidence.
pub const PARTLY_KNOWN: &str = "the suite printed or wrote more than is read, so that some results are unknown; make it print less";
/// How many failing tests a message names.
const NAMED: usize = 5;

/// Paths with their content.
pub(crate) type ResultFiles = Vec<(PathBuf, Vec<u8>)>;

/// The suite on the unpatched program, and how long it took.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SuiteBaseline {
    pub run: SuiteRun,
    pub seconds: f64,
    /// The end of the output, if the run failed.
    #[serde(default)]
    pub tail: Option<SuiteTail>,
    /// Where that run wrote its logs.
    #[serde(default)]
    pub log: Option<PathBuf>,
}

impl Subject<'_> {
    /// The unpatched program's tests; run once per base and stored next to it.
    pub fn baseline_tests(&self, base: &Base) -> Result<TestSummary, SubjectError> {
        let summary = match &self.case.test {
            None => not_run("the case names no test command".to_owned()),
            Some(test) => {
                let baseline = self.baseline_suite(test, base)?;
                with_tail(summarise(&baseline.run, test), baseline)
            }
        };
        self.tell(Event::TestsRan {
            tests: summary.clone(),
        });
        Ok(summary)
    }

    pub fn baseline_suite(&self, test: &Test, base: &Base) -> Result<SuiteBaseline, SubjectError> {
        let name = format!("tests-{}.json", test_key(test)?);
        let kept = base.folder().join(name);
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let layer = self.layer(base)?;
        let started = Instant::now();
        let (run, printed) = self.step(Step::Test, || {
            self.run_and_read(test, Tree::View(&layer), BASELINE_LOG, Leaks::Ignored)
        })?;
        let seconds = started.elapsed().as_secs_f64();
        let left = Leftovers::open(&layer.written()).ok();
        let tail = suite_tail::tail(&run, &printed, left.as_ref(), &self.project());
        let baseline = SuiteBaseline {
            run,
            seconds,
            log: tail.is_some().then(|| self.log_stem(BASELINE_LOG)),
            tail,
        };
        keep(&kept, &baseline)?;
        Ok(baseline)
    }

    /// `log` names the log of this run.
    pub fn run_suite(
        &self,
        test: &Test,
        tree: Tree<'_>,
        log: &str,
        leaks: Leaks,
    ) -> Result<SuiteRun, SubjectError> {
        Ok(self.run_and_read(test, tree, log, leaks)?.0)
    }

    /// Also returns what it printed.
    pub(crate) fn run_and_read(
        &self,
        test: &Test,
        tree: Tree<'_>,
        log: &str,
        leaks: Leaks,
    ) -> Result<(SuiteRun, Vec<u8>), SubjectError> {
        let mut room = self.room(tree)?;
        room.add_env(&test.env, &Purpose::Tests { leaks });
        let script = room.expand(&test.command, None, None);
        let wall = Duration::from_secs(test.seconds);
        let job = room.job(script, &room.source, wall, Supervision::Plain);
        self.run_job_of_tests(test.format, job, tree, log)
    }

    /// Like [`Subject::run_suite`], for a job that is already made.
    pub(crate) fn read_suite(
        &self,
        format: TestFormat,
        job: Job,
        tree: Tree<'_>,
        log: &str,
    ) -> Result<SuiteRun, SubjectError> {
        Ok(self.run_job_of_tests(format, job, tree, log)?.0)
    }

    fn run_job_of_tests(
        &self,
        format: TestFormat,
        mut job: Job,
        tree: Tree<'_>,
        log: &str,
    ) -> Result<(SuiteRun, Vec<u8>), SubjectError> {
        let stem = self.log_stem(log);
        job.spill = Some(stem.clone());
        let before = result_files(format, tree)?;
        let finished = self.run_job(&job)?;
        let (mut printed, out_extent) = whole(&finished.stdout, &stem.with_extension("out"));
        let (errors, err_extent) = whole(&finished.stderr, &stem.with_extension("err"));
        printed.push(b'\n');
        printed.extend(errors);
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let (files, file_extent) = changed_results(format, tree, &before)?;
        let is_cut = [out_extent, err_extent, file_extent].contains(&Extent::Cut);
        let run = read_results(format, finished.outcome, &printed, &files, is_cut);
        Ok((run, printed))
    }
}

/// What a test command that was not cancelled came to.
pub(crate) fn read_results(
    format: TestFormat,
    outcome: Outcome,
    printed: &[u8],
    files: &[(PathBuf, Vec<u8>)],
    is_cut: bool,
) -> SuiteRun {
    let exit = match outcome {
        Outcome::Exited(code) => Some(code),
        Outcome::Signalled(_) => None,
        Outcome::TimedOut
        | Outcome::OutOfMemory
        | Outcome::DiskFull
        | Outcome::CpuExhausted
        | Outcome::Cancelled
        | Outcome::SupervisorKilled => return SuiteRun::Stopped(outcome),
    };
    match suite::read(format, printed, exit, files) {
        Ok(mut result) => {
            // The exit status is known whatever was printed.
            if is_cut && result.format != TestFormat::ExitStatus {
                result.extent = Extent::Cut;
            }
            not_started(&result, exit, printed).map_or(SuiteRun::Ran(result), SuiteRun::NotRun)
        }
        Err(error) => SuiteRun::NotRun(error.to_string()),
    }
}

/// The log of an earlier run may be gone.
fn with_tail(summary: TestSummary, baseline: SuiteBaseline) -> TestSummary {
    let Some(tail) = baseline.tail else {
        return summary;
    };
    let log = baseline
        .log
        .filter(|stem| stem.with_extension("out").exists());
    TestSummary {
        output: Some(tail.output).filter(|output| !output.is_empty()),
        log: log.map(|stem| stem.display().to_string()),
        hint: tail.hint,
        ..summary
    }
}

/// Why no test ran: a test command whose programs are missing has not failed any test.
fn not_started(result: &SuiteResult, exit: Option<i32>, printed: &[u8]) -> Option<String> {
    if result.format != TestFormat::ExitStatus || exit == Some(0) {
        return None;
    }
    let error = build_error::first_error(printed);
    let missing = error.filter(|error| error.missing.is_some());
    match (missing, exit) {
        (Some(error), _) => Some(format!("a program of the tests is missing: {error}")),
        (None, Some(126 | 127)) => Some("the test command could not be started".to_owned()),
        (None, _) => None,
    }
}

/// A long suite prints more than is kept in memory; its log has the rest.
pub(crate) fn whole(kept: &Captured, log: &Path) -> (Vec<u8>, Extent) {
    if kept.omitted() == 0 {
        return (kept.bytes(), Extent::Whole);
    }
    match fs::read(log) {
        Ok(bytes) if bytes.len() as u64 >= kept.total => (bytes, Extent::Whole),
        Ok(bytes) => (bytes, Extent::Cut),
        Err(_) => (kept.bytes(), Extent::Cut),
    }
}

/// Result files written by the test run itself: those in the layer that are new or changed since `before`.
pub(crate) fn changed_results(
    format: TestFormat,
    tree: Tree<'_>,
    before: &BTreeMap<PathBuf, SystemTime>,
) -> Result<(ResultFiles, Extent), SubjectError> {
    let Tree::View(layer) = tree else {
        return Ok((Vec::new(), Extent::Whole));
    };
    let left = Leftovers::open(&layer.written())?;
    let found = result_files(format, tree)?;
    let mut extent = match found.len() >= MOST_RESULT_FILES {
        true => Extent::Cut,
        false => Extent::Whole,
    };
    let fresh = found
        .into_iter()
        .filter(|(path, time)| before.get(path) != Some(time));
    let mut files = Vec::new();
    for (path, _) in fresh {
        match left.read(&path, MOST_RESULT_BYTES) {
            Ok(bytes) => files.push((path, bytes)),
            Err(_) => extent = Extent::Cut,
        }
    }
    Ok((files, extent))
}

pub(crate) fn result_files(
    format: TestFormat,
    tree: Tree<'_>,
) -> Result<BTreeMap<PathBuf, SystemTime>, SubjectError> {
    let Tree::View(layer) = tree else {
        return Ok(BTreeMap::new());
    };
    let root = layer.written();
    let mut found = BTreeMap::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let full = root.join(&folder);
        let listed = match fs::read_dir(&full) {
            Ok(listed) => listed,
            // Tests create folders without permissions; no test runner writes its results there.
            Err(error) if error.kind() == ErrorKind::PermissionDenied => continue,
            Err(error) => return Err(SubjectError::io("list", full)(error)),
        };
        for entry in listed {
            let entry = entry.map_err(SubjectError::io("list", &full))?;
            let relative = folder.join(entry.file_name());
            let about = entry
                .path()
                .symlink_metadata()
                .map_err(SubjectError::io("look at", entry.path()))?;
            if about.is_dir() {
                waiting.push(relative);
            } else if about.is_file()
                && (suite::is_result_file(format, &relative) || suite::is_log_file(&relative))
                && found.len() < MOST_RESULT_FILES
            {
                found.insert(relative, about.modified().unwrap_or(SystemTime::UNIX_EPOCH));
            }
        }
    }
    Ok(found)
}

/// An empty list never means "all passed".
pub fn summarise(run: &SuiteRun, test: &Test) -> TestSummary {
    let result = match run {
        SuiteRun::NotRun(reason) => return not_run(reason.clone()),
        SuiteRun::Stopped(outcome) => return not_run(describe_stop(*outcome, test)),
        SuiteRun::Ran(result) => result,
    };
    let counts = result.counts();
    let (outcome, reason) = match result.standing() {
        Standing::Passed => (TestsOutcome::Pass, None),
        Standing::Failed => (TestsOutcome::Fail, Some(failing(result))),
        Standing::CommandFailed => (
            TestsOutcome::Fail,
            Some("no test failed, but the test command did".to_owned()),
        ),
        Standing::OnlySkipped => (
            TestsOutcome::NotRun,
            Some("every test was skipped".to_owned()),
        ),
        Standing::NoTests => (
            TestsOutcome::NotRun,
            Some("the test command named no test".to_owned()),
        ),
        Standing::PartlyKnown => (TestsOutcome::NotRun, Some(PARTLY_KNOWN.to_owned())),
    };
    TestSummary {
        outcome,
        passed: counts.passed as u64,
        failed: counts.failed as u64,
        reason,
        output: None,
        log: None,
        hint: None,
    }
}

fn failing(result: &SuiteResult) -> String {
    if result.format == TestFormat::ExitStatus {
        return match result.exit {
            Some(code) => format!("the test command ended with status {code}"),
            None => "the test command was killed".to_owned(),
        };
    }
    let failed: Vec<&str> = result
        .cases
        .iter()
        .filter(|case| case.outcome == TestOutcome::Failed)
        .map(|case| case.name.as_str())
        .collect();
    let named = failed
        .iter()
        .take(NAMED)
        .copied()
        .collect::<Vec<_>>()
        .join(", ");
    let more = failed.len().saturating_sub(NAMED);
    if more > 0 {
        format!("failing: {named} and {more} more")
    } else {
        format!("failing: {named}")
    }
}

/// Why the suite did not finish.
pub fn describe_stop(outcome: Outcome, test: &Test) -> String {
    match outcome {
        Outcome::TimedOut => format!(
            "the tests did not end within {}",
            counted(test.seconds, "second")
        ),
        Outcome::OutOfMemory => {
            "the tests needed more memory than limits.memory-mib allows".to_owned()
        }
        Outcome::DiskFull => "the tests wrote more than limits.disk-mib allows".to_owned(),
        Outcome::CpuExhausted
        | Outcome::SupervisorKilled
        | Outcome::Cancelled
        | Outcome::Exited(_)
        | Outcome::Signalled(_) => "how the tests ended is not known".to_owned(),
    }
}

fn not_run(reason: String) -> TestSummary {
    TestSummary {
        outcome: TestsOutcome::NotRun,
        passed: 0,
        failed: 0,
        reason: Some(reason),
        output: None,
        log: None,
        hint: None,
    }
}

/// The test command is not part of the base's key because it changes nothing in the tree.
pub(crate) fn test_key(test: &Test) -> Result<String, SubjectError> {
    use sha2::Digest;
    let text = serde_json::to_vec(test).map_err(|error| SubjectError::BadCache {
        path: PathBuf::new(),
        message: error.to_string(),
    })?;
    Ok(crate::hex::hex(&sha2::Sha256::digest(&text))
        .chars()
        .take(16)
        .collect())
}

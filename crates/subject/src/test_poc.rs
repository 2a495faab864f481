//! One run of a PoC that is a failing test: its command runs tests, and their results say whether the bug shows.
//!
//! A test passes only if it is reported as passed under its name: one that is skipped, or not reported any more, says nothing.

use std::path::Path;
use std::time::Duration;

use patchwright_domain::case::{Cwd, FailingTests, Poc, TestFormat};
use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};
use patchwright_domain::suite::{Extent, SuiteResult, TestOutcome};
use patchwright_domain::test_failure::TestFailure;
use patchwright_sandbox::{Finished, INSIDE_ROOT, Job, Leftovers, Outcome, Supervision};

use crate::options::{Leaks, Purpose};
use crate::poc::{ABORT_GRACE, PocEnding, PocRun};
use crate::room::{Room, Scratch, Tree};
use crate::subject::Subject;
use crate::suite::{self, Remains};
use crate::suite_outcome::SuiteRun;
use crate::suite_run::{
    PARTLY_KNOWN, ResultFiles, changed_results, read_results, result_files, whole,
};
use crate::suite_tail::own_log;
use crate::{SubjectError, start_failure};

/// Bytes of output kept for readers.
const MOST_PRINTED: usize = 64 << 10;
/// Names of other tests that a message lists.
const NAMED: usize = 8;

/// What a test run left behind.
struct Output {
    run: SuiteRun,
    printed: Vec<u8>,
    files: ResultFiles,
}

impl Subject<'_> {
    /// Runs the tests once on `tree`. Their processes are traced, so that it is known which programs they run; leaks are left
    /// to the runs of the whole suite.
    pub(crate) fn run_test_poc(
        &self,
        poc: &Poc,
        tests: &FailingTests,
        tree: Tree<'_>,
    ) -> Result<PocRun, SubjectError> {
        let mut room = self.room(tree)?;
        let mut job = test_job(&mut room, poc)?;
        let output = Scratch::new(self.host.sandbox, "output")?;
        let stem = output.path().join("tests");
        job.spill = Some(stem.clone());
        let before = result_files(tests.format, tree)?;
        let finished = self.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let results = changed_results(tests.format, tree, &before)?;
        let mut output = read_output(tests.format, &finished, &stem, results);
        let failures = self.failures(tests, &output, tree);
        let ending = match (&finished.outcome, failures.is_empty()) {
            _ if finished.usage.wall >= Duration::from_secs(poc.seconds) => PocEnding::Hung(None),
            (Outcome::Exited(126 | 127), true) => {
                let why = start_failure::describe_start_failure(&finished.stderr.text());
                PocEnding::NotStarted(why)
            }
            (_, _) => ending(tests, &output.run, self.report(failures)),
        };
        output.printed.truncate(MOST_PRINTED);
        Ok(PocRun {
            reports: match &ending {
                PocEnding::Crashed(report) => vec![report.as_ref().clone()],
                PocEnding::Hung(_)
                | PocEnding::Quiet(_)
                | PocEnding::NotStarted(_)
                | PocEnding::Unclear(_) => Vec::new(),
            },
            ending,
            launch: None,
            printed: output.printed,
            traced: finished.traced,
            stdout: finished.stdout,
            stderr: finished.stderr,
            seconds: finished.usage.wall.as_secs_f64(),
            looks: 1,
            suite: match output.run {
                SuiteRun::Ran(result) => Some(result),
                SuiteRun::NotRun(_) | SuiteRun::Stopped(_) => None,
            },
        })
    }

    fn failures(&self, tests: &FailingTests, output: &Output, tree: Tree<'_>) -> Vec<TestFailure> {
        let SuiteRun::Ran(result) = &output.run else {
            return Vec::new();
        };
        let left = match tree {
            Tree::View(layer) | Tree::Counting(layer, _) => Leftovers::open(&layer.written()).ok(),
            Tree::Bare(_) | Tree::Fixed(_) => None,
        };
        let remains = Remains {
            output: &output.printed,
            files: &output.files,
            log_of: &|name| own_log(name, left.as_ref()?),
        };
        let mut failures = suite::failures(result, &tests.names, &remains);
        for failure in &mut failures {
            self.name_place(failure);
        }
        failures
    }

    /// Gives the place relative to the source, if it is a file there.
    fn name_place(&self, failure: &mut TestFailure) {
        let source = &self.case.source;
        let printed = failure.file.as_deref().map(Path::new);
        let below = printed.map(|path| path.strip_prefix(source).unwrap_or(path));
        let known = below.filter(|path| path.is_relative() && source.join(path).is_file());
        if let Some(path) = known {
            failure.file = Some(path.display().to_string());
        }
    }

    /// The report of failing tests; `None` if none failed.
    fn report(&self, failures: Vec<TestFailure>) -> Option<CrashReport> {
        let source = &self.case.source;
        let place = |failure: &TestFailure| {
            let file = source.join(failure.file.as_deref()?);
            file.is_file().then(|| Frame {
                file: Some(file.display().to_string()),
                line: failure.line,
                ..Frame::default()
            })
        };
        let first = failures.first()?;
        Some(CrashReport {
            fatal: true,
            message: first.reason(),
            frames: failures.iter().filter_map(place).collect(),
            failures,
            ..CrashReport::new(BugKind::TestFailure, Sanitizer::None)
        })
    }
}

/// The job of one run, with its own scratch folder.
pub(crate) fn test_job(room: &mut Room<'_>, poc: &Poc) -> Result<Job, SubjectError> {
    let scratch = room.folder("scratch", &Path::new(INSIDE_ROOT).join("scratch"))?;
    let leaks = Leaks::Ignored;
    room.add_env(&poc.env, &Purpose::Tests { leaks });
    let limit = Duration::from_secs(poc.seconds);
    let supervision = Supervision::TracedUntil {
        abort_after: limit,
        grace: ABORT_GRACE,
        files: room.watched_files(),
    };
    let cwd = match &poc.cwd {
        Cwd::Source(below) => room.source.join(below),
        Cwd::Scratch => scratch.clone(),
    };
    let script = room.expand(&poc.command, None, Some(&scratch));
    let wall = limit + ABORT_GRACE + Duration::from_secs(5);
    Ok(room.job(script, &cwd, wall, supervision))
}

fn read_output(
    format: TestFormat,
    finished: &Finished,
    stem: &Path,
    (files, file_extent): (ResultFiles, Extent),
) -> Output {
    let (mut printed, out_extent) = whole(&finished.stdout, &stem.with_extension("out"));
    let (errors, err_extent) = whole(&finished.stderr, &stem.with_extension("err"));
    printed.push(b'\n');
    printed.extend(errors);
    let is_cut = [out_extent, err_extent, file_extent].contains(&Extent::Cut);
    let run = read_results(format, finished.outcome, &printed, &files, is_cut);
    Output {
        run,
        printed,
        files,
    }
}

/// What a run says: the bug shows if one of the tests fails, and is gone only if all of them pass.
fn ending(tests: &FailingTests, run: &SuiteRun, report: Option<CrashReport>) -> PocEnding {
    let result = match run {
        SuiteRun::Ran(result) => result,
        SuiteRun::NotRun(reason) => return PocEnding::Unclear(reason.clone()),
        SuiteRun::Stopped(outcome) => {
            return PocEnding::Unclear(format!("the tests were stopped ({outcome})"));
        }
    };
    if let Some(report) = report {
        return PocEnding::Crashed(Box::new(report));
    }
    let untold = tests.names.iter().find_map(|name| not_passed(name, result));
    match (untold, result.extent, result.exit) {
        (Some(why), _, _) => PocEnding::Unclear(why),
        (None, Extent::Cut, _) => PocEnding::Unclear(PARTLY_KNOWN.to_owned()),
        (None, Extent::Whole, Some(status)) => PocEnding::Quiet(Outcome::Exited(status)),
        (None, Extent::Whole, None) => {
            PocEnding::Unclear("the test command was killed by a signal".to_owned())
        }
    }
}

/// Why a test has not passed; `None` if it has.
fn not_passed(name: &str, result: &SuiteResult) -> Option<String> {
    let case = result.cases.iter().find(|case| case.name == name);
    match case.map(|case| case.outcome) {
        Some(TestOutcome::Passed) => None,
        Some(TestOutcome::Failed) => Some(format!("the test {name} fails")),
        Some(TestOutcome::Skipped) => Some(format!("the test {name} is skipped")),
        None => Some(format!(
            "no test is reported as {name}; {}",
            reported(result)
        )),
    }
}

/// The names that are there, failing ones first: what the manifest probably means.
fn reported(result: &SuiteResult) -> String {
    if result.format == TestFormat::ExitStatus {
        return format!(
            "the command names no test, so its exit status is the one test there is: `{}`",
            suite::EXIT_STATUS_TEST
        );
    }
    let failing: Vec<&str> = result.failing().collect();
    let (what, names) = match failing.is_empty() {
        true => {
            let all = result.cases.iter().map(|case| case.name.as_str());
            ("those reported are", all.collect())
        }
        false => ("those that fail are", failing),
    };
    let more = match names.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let shown: Vec<&str> = names.iter().copied().take(NAMED).collect();
    match shown.is_empty() {
        true => "none is reported at all".to_owned(),
        false => format!("{what}: {}{more}", shown.join(", ")),
    }
}

/// For a PoC that runs tests: keeps only those of these runs of the unpatched program as crashes in which every test fails, in the way of the first such run.
pub(crate) fn settle_test_runs(poc: &Poc, runs: &mut [PocRun]) {
    if let Some(tests) = poc.failing_tests() {
        settle(tests, runs);
    }
}

fn settle(tests: &FailingTests, runs: &mut [PocRun]) {
    let mut first: Option<Vec<TestFailure>> = None;
    for run in runs {
        let PocEnding::Crashed(report) = &run.ending else {
            continue;
        };
        let failures = &report.failures;
        let known = first.get_or_insert_with(|| failures.clone());
        if let Some(why) = why_other(tests, known, run, failures) {
            run.ending = PocEnding::Unclear(why);
            // A run that does not show the bug is no measure for the others.
            first = first.filter(|known| known.len() == tests.names.len());
        }
    }
}

fn why_other(
    tests: &FailingTests,
    known: &[TestFailure],
    run: &PocRun,
    failures: &[TestFailure],
) -> Option<String> {
    let is_failing = |name: &&String| failures.iter().any(|failure| failure.name == **name);
    if let Some(name) = tests.names.iter().find(|name| !is_failing(name)) {
        let result = run.suite.as_ref()?;
        let passes = || format!("the test {name} passes without a patch");
        return Some(not_passed(name, result).unwrap_or_else(passes));
    }
    let other = |failure: &&TestFailure| !known.iter().any(|one| one.fails_like(failure));
    let other = failures.iter().find(other)?;
    Some(format!(
        "the test {} fails in another way than before: {}",
        other.name,
        other
            .reason()
            .unwrap_or_else(|| "without a reason".to_owned())
    ))
}

#[cfg(test)]
#[path = "test_poc_tests.rs"]
mod tests;

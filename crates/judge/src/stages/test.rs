//! Test: what passed before must pass. A failure counts only if it is certain on both sides. A test that failed because
//! of the bug under repair and passes now is reported as another input that the patch fixes.

use patchwright_crash as crash;
use patchwright_domain::case::{Test, TestFormat};
use patchwright_domain::count::{agree, counted};
use patchwright_domain::report::CrashReport;
use patchwright_domain::suite::{Extent, Regression, Standing, SuiteResult};
use patchwright_subject::{LeakDetection, Leaks, PARTLY_KNOWN, SuiteRun, Tree, describe_stop};

use super::build::tests_failed;
use super::direct;
use super::leak::no_detection;
use super::over_limit;
use crate::error::JudgeError;
use crate::feedback;
use crate::finding::Finding;
use crate::trial::Trial;

const NAMED: usize = 10;

pub(crate) fn test(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let Some(test) = &context.subject.case.test else {
        return Ok(Finding::not_run("the case names no test command"));
    };
    let baseline = context.subject.baseline_suite(test, context.base)?;
    let before = match baseline.run {
        SuiteRun::Ran(result) => result,
        SuiteRun::NotRun(reason) => return Ok(Finding::not_run(reason)),
        SuiteRun::Stopped(outcome) => return Ok(Finding::not_run(describe_stop(outcome, test))),
    };
    let hit = shows_the_bug(trial, test, &before)?;
    if let Some(reason) = cannot_judge(&before) {
        return Ok(Finding::not_run(match hit {
            true => format!("{reason}{}", cured_alone(trial, test, &before)?),
            false => reason,
        }));
    }
    if let Some(found) = direct::test(trial, test)? {
        return Ok(found);
    }
    let log = trial.log("test-build");
    if !trial.tree.tests_are_built
        && let Some(run) =
            context
                .subject
                .build_candidate_tests(context.base, trial.layer()?, &log, None)?
        && !run.worked()
    {
        return tests_failed(trial, &run);
    }
    let mode = mode(trial, test, &before)?;
    let after = match run_once(trial, test, "test", mode.leaks)? {
        SuiteRun::Ran(result) => result,
        SuiteRun::NotRun(reason) => {
            let feedback = format!("With the patch the tests say nothing any more: {reason}.");
            return Ok(Finding::fail(
                format!("the tests no longer run: {reason}"),
                feedback,
            ));
        }
        SuiteRun::Stopped(outcome) => {
            let why = over_limit(
                "the test suite",
                outcome,
                mode.seconds.unwrap_or(baseline.seconds),
                test.seconds,
            )?;
            return Ok(Finding::fail(why.clone(), format!("With the patch {why}.")));
        }
    };
    let lost = before.regressions(&after);
    if after.extent == Extent::Cut {
        return Ok(Finding::fail(
            PARTLY_KNOWN,
            format!("With the patch {PARTLY_KNOWN}."),
        ));
    }
    if lost.is_empty() {
        let cured = match hit {
            true => describe_cured(&before, &after),
            false => String::new(),
        };
        let passing = passing(after.counts().passed);
        return Ok(Finding::pass(format!("{passing}{cured}{}", mode.note)));
    }
    repeat(trial, test, &before, lost, &mode)
}

/// Whether tests that fail before the patch fail because of a bug under repair.
fn shows_the_bug(trial: &Trial<'_>, test: &Test, before: &SuiteResult) -> Result<bool, JudgeError> {
    if before.failing().next().is_none() {
        return Ok(false);
    }
    let context = trial.context;
    if context.subject.case.is_shown_by_tests() {
        return Ok(!context.shown_by_failing(before).is_empty());
    }
    let project = context.subject.project();
    let shown = context.subject.suite_reports(test, context.base)?;
    let is_known = |report: &CrashReport| {
        let mut bugs = context.pocs.iter().map(|poc| &poc.report);
        bugs.any(|bug| crash::same_bug(bug, report, &project))
    };
    Ok(shown.iter().any(is_known))
}

/// If the suite cannot tell what a patch breaks, tests that failed because of the bug can still tell whether it is gone.
fn cured_alone(
    trial: &mut Trial<'_>,
    test: &Test,
    before: &SuiteResult,
) -> Result<String, JudgeError> {
    let context = trial.context;
    if !trial.tree.tests_are_built {
        let log = trial.log("test-build");
        let built =
            context
                .subject
                .build_candidate_tests(context.base, trial.layer()?, &log, None)?;
        if built.is_some_and(|run| !run.worked()) {
            return Ok("; with the patch the tests do not build".to_owned());
        }
    }
    Ok(match run_once(trial, test, "test", Leaks::Ignored)? {
        SuiteRun::Ran(after) => describe_cured(before, &after),
        SuiteRun::NotRun(reason) => format!("; with the patch they do not run: {reason}"),
        SuiteRun::Stopped(outcome) => format!("; {}", describe_stop(outcome, test)),
    })
}

/// What became of the tests that failed before, at least one of which showed the bug.
fn describe_cured(before: &SuiteResult, after: &SuiteResult) -> String {
    let failed = before.failing().count();
    let cured = before.cured(after);
    let named: Vec<&str> = cured.iter().copied().take(NAMED).collect();
    let named = named.join(", ");
    match (failed, cured.len()) {
        (_, 0) => format!(
            "; the {} showed this bug before and still {}",
            agree(failed, "failing test", "failing tests"),
            agree(failed, "fails", "fail")
        ),
        (1, _) => format!("; 1 test that failed by this bug passes now: {named}"),
        (_, count) => format!(
            "; {count} of {failed} failing tests, which showed this bug before, {} now: {named}",
            agree(count, "passes", "pass")
        ),
    }
}

/// Why the suite says nothing even about the unpatched program.
pub(crate) fn cannot_judge(before: &SuiteResult) -> Option<String> {
    // An unknown result may have been a pass that is lost now.
    if before.extent == Extent::Cut {
        return Some(PARTLY_KNOWN.to_owned());
    }
    match before.standing() {
        Standing::Passed => None,
        Standing::Failed | Standing::CommandFailed if before.format == TestFormat::ExitStatus => {
            Some("the suite fails before the patch and names no test".to_owned())
        }
        Standing::Failed | Standing::CommandFailed if before.counts().passed > 0 => None,
        Standing::Failed | Standing::CommandFailed => {
            Some("no test passes before the patch".to_owned())
        }
        Standing::OnlySkipped => Some("every test was skipped before the patch".to_owned()),
        Standing::NoTests => Some("the test command names no test".to_owned()),
        Standing::PartlyKnown => Some(PARTLY_KNOWN.to_owned()),
    }
}

/// How the tests are run, on both sides.
struct Mode {
    leaks: Leaks,
    /// How long the unpatched tests take in this mode, if measured.
    seconds: Option<f64>,
    /// A remark on the mode for the stage's detail.
    note: String,
}

/// Tests run as the project's developers run them: with leak detection, if that works without the patch.
fn mode(trial: &Trial<'_>, test: &Test, before: &SuiteResult) -> Result<Mode, JudgeError> {
    let without = |note| Mode {
        leaks: Leaks::Ignored,
        seconds: None,
        note,
    };
    let context = trial.context;
    if no_detection(context)?.is_some() {
        return Ok(without(String::new()));
    }
    let found = context
        .subject
        .test_leak_detection(test, context.base, before)?;
    Ok(match found {
        LeakDetection::Works { seconds } => Mode {
            leaks: Leaks::Reported,
            seconds: Some(seconds),
            note: String::new(),
        },
        LeakDetection::Fails { why } => without(format!("; leak detection was off: {why}")),
    })
}

fn run_once(
    trial: &Trial<'_>,
    test: &Test,
    log: &str,
    leaks: Leaks,
) -> Result<SuiteRun, JudgeError> {
    let layer = trial.context.subject.layer_on(trial.layer()?)?;
    Ok(trial
        .context
        .subject
        .run_suite(test, Tree::View(&layer), &trial.log(log), leaks)?)
}

/// Runs both sides once more: only what always fails with the patch and always passes without it counts.
fn repeat(
    trial: &Trial<'_>,
    test: &Test,
    before: &SuiteResult,
    lost: Vec<Regression>,
    mode: &Mode,
) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let base_layer = context.subject.layer(context.base)?;
    let base_again = context.subject.run_suite(
        test,
        Tree::View(&base_layer),
        &trial.log("base-test"),
        mode.leaks,
    )?;
    let again = run_once(trial, test, "test-again", mode.leaks)?;
    let (SuiteRun::Ran(base_again), SuiteRun::Ran(again)) = (base_again, again) else {
        return Ok(refusal(trial, &lost, 0));
    };
    let unsure = before.regressions(&base_again);
    let lost_again = before.regressions(&again);
    let (certain, flaky): (Vec<Regression>, Vec<Regression>) = lost
        .into_iter()
        .partition(|lost| is_in(lost, &lost_again) && !is_in(lost, &unsure));
    if certain.is_empty() {
        let names: Vec<String> = flaky.iter().map(describe_regression).collect();
        return Ok(Finding::pass(format!(
            "{}; flaky: {}{}",
            passing(again.counts().passed),
            names.join(", "),
            mode.note
        )));
    }
    Ok(refusal(trial, &certain, flaky.len()))
}

fn passing(count: usize) -> String {
    format!(
        "{} {}",
        counted(count, "test"),
        agree(count, "passes", "pass")
    )
}

fn is_in(lost: &Regression, others: &[Regression]) -> bool {
    others.iter().any(|other| match (lost, other) {
        (Regression::Test { name, .. }, Regression::Test { name: other, .. }) => name == other,
        (Regression::Command { .. }, Regression::Command { .. }) => true,
        (Regression::Test { .. }, Regression::Command { .. })
        | (Regression::Command { .. }, Regression::Test { .. }) => false,
    })
}

fn refusal(trial: &Trial<'_>, lost: &[Regression], flaky: usize) -> Finding {
    let names: Vec<String> = lost.iter().take(NAMED).map(describe_regression).collect();
    let more = lost.len().saturating_sub(NAMED);
    let tail = if more > 0 {
        format!(" and {more} more")
    } else {
        String::new()
    };
    let flaky = if flaky > 0 {
        format!(
            " ({flaky} {})",
            agree(
                flaky,
                "other is flaky and does not count",
                "others are flaky and do not count"
            )
        )
    } else {
        String::new()
    };
    let listed = format!("{}{tail}", names.join(", "));
    let tests: Vec<&str> = lost
        .iter()
        .filter_map(|lost| match lost {
            Regression::Test { name, .. } => Some(name.as_str()),
            Regression::Command { .. } => None,
        })
        .collect();
    let printed = feedback::test_output(trial, "test", &tests);
    let feedback = format!(
        "The patch breaks what worked: {listed}{flaky}. Keep the behaviour for valid input.\n\n{printed}"
    );
    let detail = format!(
        "{} that passed no longer {}: {listed}",
        counted(lost.len(), "test"),
        agree(lost.len(), "does", "do")
    );
    Finding::fail(detail, feedback.trim_end())
}

fn describe_regression(lost: &Regression) -> String {
    match lost {
        Regression::Test { name, now: Some(_) } => name.clone(),
        Regression::Test { name, now: None } => format!("{name} (not reported any more)"),
        Regression::Command { exit: Some(exit) } => {
            format!("the test command itself (status {exit})")
        }
        Regression::Command { exit: None } => "the test command itself (killed)".to_owned(),
    }
}

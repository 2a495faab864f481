//! PoC: runs every PoC several times. A clean result requires positive evidence that the program ran under its sanitizer.

use std::fs;
use std::sync::PoisonError;
use std::time::Instant;

use patchwright_crash as crash;
use patchwright_domain::case::Poc;
use patchwright_domain::count::counted;
use patchwright_domain::report::CrashReport;
use patchwright_domain::verdict::{PocOutcome, PocVerdict};
use patchwright_sandbox::{Outcome, ProcessEnd};
use patchwright_subject::neighbours::Said;
use patchwright_subject::{PocEnding, PocRun, Tree, Watch};

use super::classes;
use super::poc_run;
use super::poc_tests::{self, Objection};
use crate::baseline::{self, Evidence, PocBaseline};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::{BuildWay, Trial};
use crate::{fed, feedback};

/// Messages of a sanitizer or loader that could not start: the program's own code never ran.
const START_FAILURES: [&str; 7] = [
    "error while loading shared libraries",
    "incompatible ASan runtimes",
    "ASan runtime does not come first",
    "ReserveShadowMemoryRange failed",
    "Shadow memory range interleaves",
    "symbol lookup error",
    "FATAL: ThreadSanitizer: unexpected memory mapping",
];

/// In seconds. A slower unpatched run, such as one that hangs, is repeated only for the proof.
const CHEAP: f64 = 2.0;
/// How many runs the unpatched program gets to show the bug again.
const TRIES_WITHOUT: u32 = 3;

/// HUP, INT, KILL and TERM: the signals with which a script stops what it started.
const STOPPING: [i32; 4] = [1, 2, 9, 15];

/// The assessment of one run of the patched program.
struct Seen {
    outcome: PocOutcome,
    report: Option<CrashReport>,
    /// The output that the report was parsed from.
    printed: String,
    why: String,
    /// How a quiet run ended.
    end: Option<Outcome>,
    said: Said,
}

pub(crate) fn poc(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let started = Instant::now();
    let mut worst: Option<(&PocBaseline, Seen)> = None;
    let mut verdicts = Vec::new();
    let mut ends = Vec::new();
    let mut said = Vec::new();
    for (poc, baseline) in context.subject.case.pocs.iter().zip(&context.pocs) {
        let needed = baseline.runs_needed(context.subject.case.judge.runs);
        let (runs, seen) = run_until_not_clean(trial, poc, baseline, needed)?;
        verdicts.push(PocVerdict {
            name: poc.name.clone(),
            outcome: seen.outcome,
            runs,
        });
        ends.push(seen.end);
        said.push(seen.said.clone());
        let seen = match seen.outcome {
            PocOutcome::Clean => still_shown_without(trial, poc, baseline)?.unwrap_or(seen),
            _ => seen,
        };
        if let Some(verdict) = verdicts.last_mut() {
            verdict.outcome = seen.outcome;
        }
        if seen.outcome != PocOutcome::Clean {
            worst = Some((baseline, seen));
            break;
        }
    }
    let runs: u32 = verdicts.iter().map(|poc| poc.runs).sum();
    trial.pocs.clean_seconds = started.elapsed().as_secs_f64() / f64::from(runs.max(1));
    trial.pocs.verdicts = verdicts;
    trial.pocs.clean_ends = ends;
    trial.pocs.said = said;
    match worst {
        None => Ok(Finding::pass(describe_clean(trial))),
        Some((baseline, seen)) => Ok(refusal(trial, baseline, &seen)),
    }
}

fn run_until_not_clean(
    trial: &Trial<'_>,
    poc: &Poc,
    baseline: &PocBaseline,
    needed: u32,
) -> Result<(u32, Seen), JudgeError> {
    let mut last = Seen {
        outcome: PocOutcome::Inconclusive,
        report: None,
        printed: String::new(),
        why: "it was never run".to_owned(),
        end: None,
        said: Said::default(),
    };
    for run in 1..=needed {
        last = run_once(trial, poc, baseline)?;
        if last.outcome != PocOutcome::Clean {
            return Ok((run, last));
        }
    }
    Ok((needed, last))
}

/// The unpatched program must still show the bug now: a PoC that stopped crashing because of the time of day, or of
/// anything else than the patch, would make every patch look right. Returns the assessment if it no longer does.
fn still_shown_without(
    trial: &Trial<'_>,
    poc: &Poc,
    baseline: &PocBaseline,
) -> Result<Option<Seen>, JudgeError> {
    let context = trial.context;
    if baseline.seconds > CHEAP && trial.tree.way != BuildWay::Clean {
        return Ok(None);
    }
    let project = context.subject.project();
    let watch = Watch::for_bug(baseline.report.kind);
    let same_leak = |run: &PocRun| {
        let mut reports = run.reports.iter();
        reports.any(|report| crash::same_leak(&baseline.report, report, &project))
    };
    // One run that fails because of the machine must not refuse a right patch.
    let needed = baseline.runs_needed(1).max(TRIES_WITHOUT);
    let mut last = String::new();
    for _ in 0..needed {
        let _shared = context.quiet.read().unwrap_or_else(PoisonError::into_inner);
        let layer = context.subject.layer(context.base)?;
        let run = context.subject.run_poc(poc, Tree::View(&layer), watch)?;
        if baseline::is_same(baseline, &run.ending, &project)
            || (watch == Watch::Leaks && same_leak(&run))
        {
            return Ok(None);
        }
        last = run.ending.describe();
    }
    let runs = counted(needed, "run");
    Ok(Some(Seen {
        outcome: PocOutcome::Inconclusive,
        report: None,
        printed: String::new(),
        why: format!(
            "without the patch the bug no longer shows either ({runs}, the last one: {last}): something else than the patch ended it, such as the time"
        ),
        end: None,
        said: Said::default(),
    }))
}

/// A leak only shows in a run that looks for it, and such a run cannot be traced as well, so there are two runs.
fn run_once(trial: &Trial<'_>, poc: &Poc, baseline: &PocBaseline) -> Result<Seen, JudgeError> {
    let run = poc_run::run_calmly(trial, poc, baseline, Watch::Processes)?;
    let seen = assess(trial, baseline, &run)?;
    match (seen.outcome, Watch::for_bug(baseline.report.kind)) {
        (PocOutcome::Clean, Watch::Leaks) => {
            let run = poc_run::run_calmly(trial, poc, baseline, Watch::Leaks)?;
            Ok(Seen {
                said: seen.said,
                ..assess_leaks(trial, baseline, &run, seen.end)
            })
        }
        (_, Watch::Leaks | Watch::Processes) => Ok(seen),
    }
}

fn assess(trial: &Trial<'_>, baseline: &PocBaseline, run: &PocRun) -> Result<Seen, JudgeError> {
    let project = trial.context.subject.project();
    let seen = |outcome, report: Option<&CrashReport>, why: String| Seen {
        outcome,
        report: report.cloned(),
        printed: baseline::printed(run),
        why,
        end: None,
        said: Said::default(),
    };
    if baseline::is_same(baseline, &run.ending, &project) {
        let report = match &run.ending {
            PocEnding::Crashed(report) => Some(report.as_ref()),
            PocEnding::Hung(report) => report.as_deref(),
            PocEnding::Quiet(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => None,
        };
        return Ok(seen(PocOutcome::SameBug, report, String::new()));
    }
    Ok(match &run.ending {
        PocEnding::Crashed(report) if baseline.tests.is_some() => {
            seen(PocOutcome::OtherBug, Some(report), String::new())
        }
        PocEnding::Crashed(_) => match unknown_report(baseline, run, &project) {
            Some(report) => seen(PocOutcome::OtherBug, Some(report), String::new()),
            None => evidence_of_life(trial, baseline, run)?,
        },
        PocEnding::Hung(report) => seen(PocOutcome::Hang, report.as_deref(), String::new()),
        PocEnding::NotStarted(why) | PocEnding::Unclear(why) => {
            seen(PocOutcome::Inconclusive, None, why.clone())
        }
        PocEnding::Quiet(_) => match &baseline.tests {
            Some(before) => match poc_tests::objection(before, baseline.evidence, run)
                .or(unproven_classes(trial, baseline, run)?)
            {
                None => seen(PocOutcome::Clean, None, String::new()),
                Some(Objection::Breaks(why)) => seen(PocOutcome::OtherBug, None, why),
                Some(Objection::Unproven(why)) => seen(PocOutcome::Inconclusive, None, why),
            },
            None => evidence_of_life(trial, baseline, run)?,
        },
    })
}

/// Leaks at other sites are judged by the leak stage.
fn assess_leaks(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    run: &PocRun,
    plain: Option<Outcome>,
) -> Seen {
    let project = trial.context.subject.project();
    let same = |report: &&CrashReport| crash::same_leak(&baseline.report, report, &project);
    let still = run.reports.iter().find(same);
    let (outcome, why) = match (still, &run.ending, poc_run::blind(run, plain)) {
        (Some(_), _, _) => (PocOutcome::SameBug, String::new()),
        (None, PocEnding::Hung(_), _) => (PocOutcome::Hang, run.ending.describe()),
        (None, _, Some(why)) => (
            PocOutcome::Inconclusive,
            format!("leaks could not be looked for: {why}"),
        ),
        (None, _, None) => (PocOutcome::Clean, String::new()),
    };
    Seen {
        outcome,
        report: still.cloned(),
        printed: baseline::printed(run),
        why,
        end: plain,
        said: Said::default(),
    }
}

/// A report that the unpatched program does not print.
fn unknown_report<'r>(
    baseline: &PocBaseline,
    run: &'r PocRun,
    project: &crash::Project,
) -> Option<&'r CrashReport> {
    let is_noise = |report: &CrashReport| {
        !report.fatal
            && baseline
                .noise
                .iter()
                .any(|noise| crash::same_bug(noise, report, project))
    };
    run.reports.iter().find(|report| !is_noise(report))
}

fn evidence_of_life(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    run: &PocRun,
) -> Result<Seen, JudgeError> {
    let (outcome, why) = match missing_evidence(trial, baseline, run)? {
        None => (PocOutcome::Clean, String::new()),
        Some(why) => (PocOutcome::Inconclusive, why),
    };
    let end = match run.ending {
        PocEnding::Quiet(end) => Some(end),
        PocEnding::Crashed(_)
        | PocEnding::Hung(_)
        | PocEnding::NotStarted(_)
        | PocEnding::Unclear(_) => None,
    };
    Ok(Seen {
        outcome,
        report: None,
        printed: String::new(),
        why,
        end,
        said: Said::new(&run.stdout.head, &run.stderr.head),
    })
}

/// Why a quiet run proves nothing; `None` if it does.
fn missing_evidence(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    run: &PocRun,
) -> Result<Option<String>, JudgeError> {
    match run.ending {
        PocEnding::Quiet(Outcome::Exited(126 | 127)) => {
            return Ok(Some("a program could not be started".to_owned()));
        }
        PocEnding::Quiet(Outcome::Exited(_)) | PocEnding::Crashed(_) => {}
        PocEnding::Quiet(_)
        | PocEnding::Hung(_)
        | PocEnding::NotStarted(_)
        | PocEnding::Unclear(_) => {
            return Ok(Some(run.ending.describe()));
        }
    }
    if run.traced.cut {
        return Ok(Some("more processes ran than are recorded".to_owned()));
    }
    let printed = run.stderr.text();
    if let Some(failure) = START_FAILURES
        .iter()
        .find(|failure| printed.contains(**failure))
    {
        return Ok(Some(format!("the program could not start: {failure}")));
    }
    let program = baseline.program.display();
    let pids: Vec<u32> = run
        .traced
        .executed
        .iter()
        .filter(|executed| executed.executable == baseline.program)
        .map(|executed| executed.pid)
        .collect();
    if pids.is_empty() {
        return Ok(Some(format!(
            "{program}, which crashed before the patch, was not run"
        )));
    }
    if let Some(signal) = killed_by(run, &pids) {
        return Ok(Some(format!(
            "{program} was killed by signal {signal} without a report"
        )));
    }
    if let Some(why) = fed::other_input(&baseline.fed, run, &baseline.program) {
        return Ok(Some(why));
    }
    let alive = match baseline.evidence {
        Evidence::Shadow => pids.iter().any(|pid| run.traced.shadowed.contains(pid)),
        Evidence::UbsanCalls => holds_ubsan(trial, baseline)?,
        Evidence::Signal => true,
        Evidence::Classes => return classes::none_changed(trial, run),
    };
    Ok((!alive).then(|| format!("no sanitizer was alive in {program}")))
}

/// Of tests, only that the patch was in what they ran is asked.
fn unproven_classes(
    trial: &Trial<'_>,
    baseline: &PocBaseline,
    run: &PocRun,
) -> Result<Option<Objection>, JudgeError> {
    if baseline.evidence != Evidence::Classes {
        return Ok(None);
    }
    Ok(classes::none_changed(trial, run)?.map(Objection::Unproven))
}

/// The signal that ended the program, unless the PoC's own script may have sent it, as to a server it no longer needs.
fn killed_by(run: &PocRun, pids: &[u32]) -> Option<i32> {
    let others = run
        .traced
        .executed
        .iter()
        .filter(|executed| !pids.contains(&executed.pid));
    // The first one is the shell of the command itself.
    let scripted = others.count() > 1;
    pids.iter().find_map(|pid| match run.traced.ends.get(pid)? {
        ProcessEnd::Signalled(signal) if scripted && STOPPING.contains(signal) => None,
        ProcessEnd::Signalled(signal) => Some(*signal),
        ProcessEnd::Exited(_) => None,
    })
}

fn holds_ubsan(trial: &Trial<'_>, baseline: &PocBaseline) -> Result<bool, JudgeError> {
    let source = &trial.context.subject.case.source;
    let Ok(relative) = baseline.program.strip_prefix(source) else {
        return Ok(false);
    };
    let Some(path) = trial.layer()?.find(relative) else {
        return Ok(false);
    };
    let bytes = fs::read(&path).map_err(JudgeError::io("read", &path))?;
    Ok(baseline::holds(&bytes, b"__ubsan_handle_"))
}

fn refusal(trial: &Trial<'_>, baseline: &PocBaseline, seen: &Seen) -> Finding {
    let project = trial.context.subject.project();
    let purified = seen
        .report
        .as_ref()
        .map(|report| crash::purify(report, &project));
    let headline = purified
        .as_ref()
        .map_or_else(|| seen.why.clone(), |report| report.headline.clone());
    let (detail, opening) = match seen.outcome {
        PocOutcome::OtherBug if seen.report.is_none() => (
            "its tests pass, at the cost of others",
            "The tests of the PoC pass, but not all else is as before:",
        ),
        PocOutcome::OtherBug if baseline.tests.is_some() => (
            "its tests fail in another way",
            "The tests of the PoC still fail, in another way than before:",
        ),
        PocOutcome::SameBug if baseline.tests.is_some() => (
            "its tests still fail",
            "The tests of the PoC still fail as before:",
        ),
        PocOutcome::SameBug => ("still the same bug", "The PoC still shows the same bug:"),
        PocOutcome::OtherBug => (
            "another bug",
            "The PoC no longer shows the original bug, but another one:",
        ),
        PocOutcome::Hang => (
            "the program hangs",
            "With the patch the program does not come to an end:",
        ),
        PocOutcome::Inconclusive => (
            "inconclusive",
            "Nothing shows that the patched program ran as before:",
        ),
        PocOutcome::Clean => ("clean", ""),
    };
    let mut parts = vec![format!("{opening} {headline}")];
    if let Some(report) = &seen.report {
        if seen.outcome == PocOutcome::SameBug {
            parts.push(feedback::what_changed(trial, baseline, report));
        }
        parts.push(feedback::source_lines(trial, report));
    }
    parts.extend(purified.map(|report| report.text));
    parts.retain(|part| !part.is_empty());
    let finding = Finding::fail(
        format!("PoC {}: {detail}: {headline}", baseline.name),
        parts.join("\n\n"),
    );
    match seen.report {
        Some(_) => finding.with_raw(format!("{opening}\n\n{}", seen.printed)),
        None => finding,
    }
}

fn describe_clean(trial: &Trial<'_>) -> String {
    let runs = describe_runs(&trial.pocs.verdicts);
    let pocs = trial.context.subject.case.pocs.iter();
    let tests = pocs.filter_map(|poc| Some(poc.failing_tests()?.names.len()));
    match tests.sum::<usize>() {
        0 => format!("{runs} clean"),
        tests => format!("{} turned green: {runs}", counted(tests, "test")),
    }
}

fn describe_runs(pocs: &[PocVerdict]) -> String {
    let words: Vec<String> = pocs
        .iter()
        .map(|poc| format!("{} {} of {}", poc.name, poc.runs, poc.runs))
        .collect();
    words.join(", ")
}

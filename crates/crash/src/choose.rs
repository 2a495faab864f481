//! Which of several reports is the bug under repair, and what the end of the process adds to them.

use std::collections::BTreeSet;

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::echo::is_language;
use crate::names;
use crate::project::{Project, View};
use crate::signature::same_bug;

/// What identifies the bug under repair, besides the reports.
#[derive(Debug, Clone, Copy, Default)]
pub struct Hints<'a> {
    /// The manifest's `poc.bug`.
    pub bug: Option<BugKind>,
    /// The report that came with the case.
    pub sanitizer_report: Option<&'a CrashReport>,
}

/// The index of the bug under repair: the fatal report, else the named kind, else the one like the
/// given report, else the first.
pub fn choose(reports: &[CrashReport], hints: Hints<'_>, project: &Project) -> Option<usize> {
    let position = |wanted: &dyn Fn(&CrashReport) -> bool| reports.iter().position(wanted);
    position(&|report| report.fatal)
        .or_else(|| hints.bug.and_then(|kind| position(&|r| r.kind == kind)))
        .or_else(|| {
            let given = hints.sanitizer_report?;
            position(&|report| same_bug(report, given, project))
                .or_else(|| position(&|report| report.kind == given.kind))
        })
        .or(if reports.is_empty() { None } else { Some(0) })
}

/// How the process that printed the reports ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Exited(i32),
    Signalled(i32),
}

/// UBSan's and TSan's text does not tell whether they ended the process: its end does. Where no
/// report is fatal, a process that failed died of the last one; one that a signal killed without
/// any report gets one for the signal.
pub fn settle(reports: &mut Vec<CrashReport>, ending: Ending) {
    if reports.iter().any(|report| report.fatal) {
        return;
    }
    reports.retain(|report| !is_handled(report, ending));
    match ending {
        Ending::Exited(0) => {}
        Ending::Exited(_) => {
            let last = reports.iter_mut().next_back();
            if let Some(last) = last.filter(|report| report.sanitizer != Sanitizer::Leak) {
                last.fatal = true;
            }
        }
        Ending::Signalled(number) => match reports.last_mut() {
            // `abort_on_error`: the sanitizer itself raised it.
            Some(last) if number == 6 => last.fatal = true,
            Some(_) | None => reports.push(crate::from_signal(number)),
        },
    }
}

/// Whether a program only printed an exception that it caught: it ended well, or the exception is one of its own, by
/// which it turned the input down.
fn is_handled(report: &CrashReport, ending: Ending) -> bool {
    if !is_language(report.sanitizer)
        || matches!(report.kind, BugKind::DataRace | BugKind::Deadlock)
    {
        return false;
    }
    let by_program = matches!(report.sanitizer, Sanitizer::Java | Sanitizer::Javascript)
        && report.kind == BugKind::UncaughtException;
    match ending {
        Ending::Exited(0) => report.kind != BugKind::Timeout,
        Ending::Exited(_) => by_program,
        Ending::Signalled(_) => false,
    }
}

/// One `timeout` report out of several samples of a hanging process, with the frames whose
/// functions are in all of them. Nothing without a sample.
pub fn hang(samples: &[CrashReport], project: &Project) -> Option<CrashReport> {
    let first = samples.first()?;
    let common = samples
        .iter()
        .map(|sample| functions(sample, project))
        .reduce(|a, b| a.intersection(&b).cloned().collect())?;
    let is_common = |frame: &Frame| {
        let name = frame.function.as_deref().map(names::normal);
        name.is_some_and(|name| common.contains(&name))
    };
    let mut report = CrashReport::new(BugKind::Timeout, first.sanitizer);
    report.fatal = true;
    report.pid = first.pid;
    report.truncated = samples.iter().any(|sample| sample.truncated);
    report.frames = first
        .frames
        .iter()
        .filter(|f| is_common(f))
        .cloned()
        .collect();
    report
        .facts
        .insert("samples".to_owned(), samples.len().to_string());
    Some(report)
}

fn functions(sample: &CrashReport, project: &Project) -> BTreeSet<String> {
    View::new(sample, project)
        .functions(&sample.frames)
        .into_iter()
        .collect()
}

#[cfg(test)]
#[path = "choose_tests.rs"]
mod tests;

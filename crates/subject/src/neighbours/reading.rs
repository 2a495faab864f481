//! One run of a mutant, and what it proves.

use std::collections::BTreeSet;

use patchwright_crash::{self as crash, LeakSite, Project};
use patchwright_domain::report::{BugKind, CrashReport, Sanitizer, Signature};
use patchwright_sandbox::{BatchEnd, Outcome, RunEnd};
use serde::{Deserialize, Serialize};

use super::manner::Said;
use super::written::{self, Files};
use crate::options::SANITIZER_EXIT;
use crate::poc::CRASH_SIGNALS;

/// Functions on the stack of every run.
const ENTRIES: [&str; 2] = ["main", "LLVMFuzzerTestOneInput"];

#[derive(Debug)]
pub struct NeighbourRun {
    pub ending: NeighbourEnding,
    /// All reports except leaks.
    pub reports: Vec<CrashReport>,
    /// The leak reports.
    pub leaks: Vec<CrashReport>,
    pub leak_sites: BTreeSet<LeakSite>,
    pub behaviour: Behaviour,
    pub said: Said,
    /// Files it created, changed or removed.
    pub files: Files,
    pub seconds: f64,
    end: RunEnd,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NeighbourEnding {
    /// Ended by a report, a signal or the memory limit.
    Crashed,
    Hung,
    /// It ended by itself; non-fatal reports may have been printed.
    Quiet,
    /// How it ended is unknown; never counted as a pass.
    Unclear(&'static str),
}

impl NeighbourEnding {
    pub fn is_crash(&self) -> bool {
        matches!(self, Self::Crashed | Self::Hung)
    }
}

/// The parts of a benign run that a patch should not change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Behaviour {
    /// 128 and more for a signal.
    pub status: i32,
    /// Hashes of everything that was printed.
    pub out: u64,
    pub err: u64,
}

/// What a run shows of the bug under repair.
#[derive(Debug)]
pub(super) enum Showing {
    TheBug(CrashReport),
    Another(CrashReport),
    Nothing,
    Unclear,
}

/// Whether a run printed something that is a fault's report to us: programs may print those themselves, and exit.
pub(super) fn prints_report(end: &BatchEnd) -> bool {
    !crash::parse(&printed(end)).is_empty()
}

fn printed(end: &BatchEnd) -> Vec<u8> {
    let mut text = end.err.kept.clone();
    for part in end.reports.iter().chain([&end.out.kept]) {
        text.push(b'\n');
        text.extend_from_slice(part);
    }
    text
}

/// Frames are not symbolized yet; `settle` is called once they are.
pub(super) fn read(end: BatchEnd) -> NeighbourRun {
    NeighbourRun {
        ending: NeighbourEnding::Quiet,
        reports: crash::parse(&printed(&end)),
        leaks: Vec::new(),
        leak_sites: BTreeSet::new(),
        behaviour: Behaviour {
            status: status(end.end),
            out: end.out.hash,
            err: end.err.hash,
        },
        said: Said::new(&end.out.kept, &end.err.kept),
        files: written::files(end.left),
        seconds: end.wall.as_secs_f64(),
        end: end.end,
    }
}

/// The result for a mutant that brought down its sandbox.
pub(super) fn broken(outcome: Outcome) -> NeighbourRun {
    let memory = CrashReport {
        fatal: true,
        ..CrashReport::new(BugKind::OutOfMemory, Sanitizer::None)
    };
    let (ending, reports) = match outcome {
        Outcome::OutOfMemory => (NeighbourEnding::Crashed, vec![memory]),
        Outcome::DiskFull => (
            NeighbourEnding::Unclear("it wrote more than limits.disk-mib allows"),
            Vec::new(),
        ),
        Outcome::Exited(_)
        | Outcome::Signalled(_)
        | Outcome::TimedOut
        | Outcome::CpuExhausted
        | Outcome::Cancelled
        | Outcome::SupervisorKilled => {
            (NeighbourEnding::Unclear("it ended the runner"), Vec::new())
        }
    };
    NeighbourRun {
        ending,
        reports,
        leaks: Vec::new(),
        leak_sites: BTreeSet::new(),
        behaviour: Behaviour::default(),
        said: Said::default(),
        files: Files::new(),
        seconds: 0.0,
        end: RunEnd::Slow,
    }
}

impl NeighbourRun {
    pub(super) fn settle(&mut self, project: &Project) {
        let is_leak = |report: &CrashReport| report.kind == BugKind::MemoryLeak;
        let (leaks, reports): (Vec<_>, Vec<_>) = self.reports.drain(..).partition(is_leak);
        self.reports = reports;
        let sites = leaks
            .iter()
            .map(|report| crash::leak_sites(report, project));
        self.leak_sites = sites.flatten().collect();
        self.ending = self.find_ending(!leaks.is_empty());
        self.leaks = leaks;
    }

    fn find_ending(&mut self, leaks: bool) -> NeighbourEnding {
        let ending = match self.end {
            RunEnd::Hung => return NeighbourEnding::Hung,
            RunEnd::Slow => return NeighbourEnding::Unclear("it was not waited for"),
            RunEnd::Signalled(signal) => crash::Ending::Signalled(signal),
            RunEnd::Exited(code) if CRASH_SIGNALS.contains(&(code - 128)) => {
                crash::Ending::Signalled(code - 128)
            }
            RunEnd::Exited(SANITIZER_EXIT) if !leaks => crash::Ending::Exited(SANITIZER_EXIT),
            // A sanitizer exits with our own status; any other status is the program's.
            RunEnd::Exited(_) => crash::Ending::Exited(0),
        };
        crash::settle(&mut self.reports, ending);
        if self.reports.iter().any(|report| report.fatal) {
            return NeighbourEnding::Crashed;
        }
        match self.end {
            RunEnd::Exited(SANITIZER_EXIT) if !leaks => {
                NeighbourEnding::Unclear("a sanitizer ended it, but its report is gone")
            }
            RunEnd::Exited(126 | 127) => {
                NeighbourEnding::Unclear("a program of its command could not be started")
            }
            _ => NeighbourEnding::Quiet,
        }
    }

    /// A leak report replaces the program's exit status with the sanitizer's.
    pub(super) fn status_is_hidden(&self) -> bool {
        self.end == RunEnd::Exited(SANITIZER_EXIT)
    }

    /// A sanitizer ended it without a report, so what it found is unknown.
    pub(super) fn is_blind(&self) -> bool {
        self.status_is_hidden() && matches!(self.ending, NeighbourEnding::Unclear(_))
    }

    /// Not waited for, because enough others had hung.
    pub(super) fn was_left(&self) -> bool {
        self.end == RunEnd::Slow
    }

    pub(super) fn ended_by_itself(&self) -> bool {
        !self.was_left() && self.end != RunEnd::Hung
    }

    pub(super) fn showing(&self, bug: &CrashReport, project: &Project) -> Showing {
        match self.ending {
            NeighbourEnding::Hung => {
                let sample = self.hang(project);
                if bug.kind == BugKind::Timeout && is_same_hang(bug, &sample, project) {
                    return Showing::TheBug(sample);
                }
                return Showing::Another(sample);
            }
            NeighbourEnding::Crashed | NeighbourEnding::Quiet | NeighbourEnding::Unclear(_) => {}
        }
        let same = |report: &&CrashReport| crash::same_bug(bug, report, project);
        if let Some(report) = self.reports.iter().find(same) {
            return Showing::TheBug(report.clone());
        }
        let leaks = |report: &&CrashReport| crash::same_leak(bug, report, project);
        if let Some(report) = self.leaks.iter().find(leaks) {
            return Showing::TheBug(report.clone());
        }
        let fatal = self.reports.iter().find(|report| report.fatal);
        match (&self.ending, fatal) {
            (_, Some(report)) => Showing::Another(report.clone()),
            (NeighbourEnding::Quiet, None) => Showing::Nothing,
            (_, None) => Showing::Unclear,
        }
    }

    /// What a run shows of which no bug is known beforehand: what ended it, else the first of what was reported, else a leak.
    pub(super) fn bug(&self, project: &Project) -> Option<CrashReport> {
        match self.ending {
            NeighbourEnding::Hung => Some(self.hang(project)),
            NeighbourEnding::Unclear(_) => None,
            NeighbourEnding::Crashed | NeighbourEnding::Quiet => {
                let chosen = crash::choose(&self.reports, crash::Hints::default(), project);
                let report = chosen.and_then(|index| self.reports.get(index));
                report.or(self.leaks.first()).cloned()
            }
        }
    }

    /// It ended by itself and reported nothing.
    pub(crate) fn ended_well(&self) -> bool {
        self.ending == NeighbourEnding::Quiet && self.reports.is_empty()
    }

    pub(super) fn is_known(&self) -> bool {
        !matches!(self.ending, NeighbourEnding::Unclear(_))
    }

    /// The report of the bug's own fault, also where it was reached another way.
    pub(super) fn fault(&self, bug: &CrashReport, project: &Project) -> Option<CrashReport> {
        match self.showing(bug, project) {
            Showing::TheBug(report) => Some(report),
            Showing::Another(report) => crash::same_fault(bug, &report, project).then_some(report),
            Showing::Nothing | Showing::Unclear => None,
        }
    }

    /// The report of another bug than this one and its fault.
    pub(super) fn other(&self, bug: &CrashReport, project: &Project) -> Option<CrashReport> {
        let is_other = |report: &CrashReport| {
            !crash::same_place(bug, report, project) && !crash::same_fault(bug, report, project)
        };
        match self.showing(bug, project) {
            Showing::Another(report) => is_other(&report).then_some(report),
            Showing::TheBug(_) | Showing::Nothing | Showing::Unclear => None,
        }
    }

    /// The report that it ends in, if it has this signature.
    pub(super) fn shows(
        &self,
        bug: &CrashReport,
        wanted: &Signature,
        project: &Project,
    ) -> Option<CrashReport> {
        match self.showing(bug, project) {
            Showing::TheBug(report) | Showing::Another(report) => {
                (crash::signature(&report, project) == *wanted).then_some(report)
            }
            Showing::Nothing | Showing::Unclear => None,
        }
    }

    /// Reports it printed that did not end it.
    pub(super) fn noise(&self, project: &Project) -> impl Iterator<Item = Signature> {
        let quiet = self.reports.iter().filter(|report| !report.fatal);
        quiet.map(|report| crash::signature(report, project))
    }

    fn hang(&self, project: &Project) -> CrashReport {
        let mut reports = self.reports.iter().rev();
        let told = reports
            .clone()
            .find(|report| report.kind == BugKind::Timeout);
        let sample =
            told.or_else(|| reports.find(|report| report.fatal || report.kind == BugKind::Abort));
        let seen = sample.and_then(|sample| crash::hang(std::slice::from_ref(sample), project));
        seen.unwrap_or_else(|| CrashReport {
            fatal: true,
            ..CrashReport::new(BugKind::Timeout, Sanitizer::None)
        })
    }
}

/// A sample is taken at a random moment, so inner functions differ from one to the next. It is the same hang if one of
/// the bug's own functions is on its stack, or if its stack could not be sampled.
fn is_same_hang(bug: &CrashReport, sample: &CrashReport, project: &Project) -> bool {
    let own = |report: &CrashReport| {
        let functions = report
            .frames
            .iter()
            .filter_map(|frame| frame.function.as_deref());
        functions.filter(|name| !ENTRIES.contains(name)).count()
    };
    if sample.frames.is_empty() || own(bug) == 0 {
        return true;
    }
    let both = crash::hang(&[bug.clone(), sample.clone()], project);
    both.is_some_and(|both| own(&both) > 0)
}

fn status(end: RunEnd) -> i32 {
    match end {
        RunEnd::Exited(code) => code,
        RunEnd::Signalled(signal) => 128 + signal,
        RunEnd::Hung | RunEnd::Slow => -1,
    }
}

#[cfg(test)]
#[path = "reading_tests.rs"]
pub(super) mod tests;

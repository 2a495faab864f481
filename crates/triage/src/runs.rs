//! Runs every file, each several times, many in one sandbox.
//!
//! First with a short time limit, since most files of a fuzzer crash at once; what is still running then gets the time that the
//! target may take. A file that shows nothing is run with leak detection from its second run on.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use patchwright_crash::{self as crash, LeakSite, Project};
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_subject::neighbours::{InputEnd, InputOrder, InputRunner, NeighbourCut};
use patchwright_subject::{Base, InputFile, InputFolder, Layer, Leaks, Subject};

use crate::error::TriageError;
use crate::outcome::{FileOutcome, outcome};

/// Files in one batch: their contents are held in memory and written to the plan of the sandbox.
const AT_ONCE: usize = 128;
const BYTES_AT_ONCE: u64 = 16 << 20;
const SHORT: Duration = Duration::from_secs(1);
/// As many may hang in one sandbox before the others are no longer waited for.
const SLOW_AT_ONCE: usize = 4;

pub(crate) struct Runs<'a> {
    pub subject: &'a Subject<'a>,
    pub layer: &'a Layer,
    pub folder: &'a InputFolder,
    pub runs: usize,
    pub deadline: Instant,
}

impl<'a> Runs<'a> {
    /// The outcome of each file, in order. All of them have the ending that `poc` was made for.
    pub(crate) fn run(
        &self,
        poc: &Poc,
        files: &[&InputFile],
    ) -> Result<Vec<FileOutcome>, TriageError> {
        let Some(mut runner) = InputRunner::new(self.subject, self.layer, poc)? else {
            return Err(TriageError::NoTarget);
        };
        let usual = self.usual_leaks(&mut runner)?;
        let mut outcomes = Vec::new();
        for files in batches(files) {
            let contents = files
                .iter()
                .map(|file| self.folder.content(file))
                .collect::<Result<Vec<_>, _>>()?;
            let contents: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
            let mut batch = Batch {
                all: self,
                runner: &mut runner,
                usual: &usual,
                most: Duration::from_secs(poc.seconds),
                ends: vec![Vec::new(); contents.len()],
                contents,
            };
            batch.run()?;
            let project = self.subject.project();
            let ends = batch.ends.iter();
            outcomes.extend(ends.map(|ends| outcome(ends, &project)));
        }
        Ok(outcomes)
    }

    /// What the program loses on an empty input is no finding of a file.
    fn usual_leaks(&self, runner: &mut InputRunner<'_>) -> Result<BTreeSet<LeakSite>, TriageError> {
        let order = InputOrder {
            leaks: Leaks::Reported,
            each: SHORT,
            budget: self.left(),
        };
        let ran = runner.run(&[b""], order)?;
        let project = self.subject.project();
        let leaks = ran.ends.iter().filter_map(|end| match end {
            InputEnd::Bug(report) => Some(crash::leak_sites(report, &project)),
            InputEnd::Quiet | InputEnd::Left | InputEnd::Unclear(_) | InputEnd::NotRun => None,
        });
        Ok(leaks.flatten().collect())
    }

    fn left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }
}

/// Files that are run together.
struct Batch<'r, 'a> {
    all: &'r Runs<'a>,
    runner: &'r mut InputRunner<'a>,
    usual: &'r BTreeSet<LeakSite>,
    /// The target's own limit.
    most: Duration,
    contents: Vec<&'r [u8]>,
    /// Of each file the ends of its runs.
    ends: Vec<Vec<InputEnd>>,
}

impl Batch<'_, '_> {
    fn run(&mut self) -> Result<(), TriageError> {
        let everything: Vec<usize> = (0..self.contents.len()).collect();
        let first = self.once(&everything, Leaks::Ignored, SHORT)?;
        let (mut slow, mut quiet, mut crashing) = (Vec::new(), Vec::new(), Vec::new());
        for (index, end) in everything.into_iter().zip(first) {
            match &end {
                InputEnd::Left => slow.push(index),
                InputEnd::Bug(report) if report.kind == BugKind::Timeout => slow.push(index),
                InputEnd::Bug(_) => crashing.push(index),
                InputEnd::Quiet | InputEnd::Unclear(_) | InputEnd::NotRun => quiet.push(index),
            }
            if !slow.contains(&index) {
                self.note(index, end);
            }
        }
        for _ in 1..self.all.runs {
            for (some, leaks) in [(&crashing, Leaks::Ignored), (&quiet, Leaks::Reported)] {
                let ends = self.once(some, leaks, SHORT)?;
                for (index, end) in some.iter().zip(ends) {
                    self.note(*index, end);
                }
            }
        }
        self.leaks_count_alone(&quiet);
        for some in slow.chunks(SLOW_AT_ONCE) {
            self.run_slow(some)?;
        }
        Ok(())
    }

    /// With the whole time limit. One that hangs has hung twice then.
    fn run_slow(&mut self, some: &[usize]) -> Result<(), TriageError> {
        let mut again: Vec<usize> = some.to_vec();
        for _ in 0..self.all.runs {
            let ends = self.once(&again, Leaks::Ignored, self.most)?;
            let is_over = |end: &InputEnd| match end {
                InputEnd::Bug(report) => report.kind == BugKind::Timeout,
                InputEnd::Left | InputEnd::NotRun => true,
                InputEnd::Quiet | InputEnd::Unclear(_) => false,
            };
            let still = again.iter().zip(&ends).filter(|(_, end)| !is_over(end));
            let still: Vec<usize> = still.map(|(index, _)| *index).collect();
            for (index, end) in again.iter().zip(ends) {
                self.note(*index, end);
            }
            again = still;
        }
        Ok(())
    }

    /// The first run of a file that shows a leak later did not look for leaks.
    fn leaks_count_alone(&mut self, quiet: &[usize]) {
        let is_leak = |end: &InputEnd| matches!(end, InputEnd::Bug(report) if report.kind == BugKind::MemoryLeak);
        for index in quiet {
            if let Some(ends) = self.ends.get_mut(*index)
                && ends.iter().any(is_leak)
                && ends.first() == Some(&InputEnd::Quiet)
            {
                ends.remove(0);
            }
        }
    }

    fn once(
        &mut self,
        some: &[usize],
        leaks: Leaks,
        each: Duration,
    ) -> Result<Vec<InputEnd>, TriageError> {
        let contents = some.iter().filter_map(|index| self.contents.get(*index));
        let contents: Vec<&[u8]> = contents.copied().collect();
        let mut ends = vec![InputEnd::NotRun; contents.len()];
        let mut waiting: Vec<usize> = (0..contents.len()).collect();
        while !waiting.is_empty() {
            let next = waiting.iter().filter_map(|index| contents.get(*index));
            let next: Vec<&[u8]> = next.copied().collect();
            let order = InputOrder {
                leaks,
                each,
                budget: self.all.left(),
            };
            let ran = self.runner.run(&next, order)?;
            for (index, end) in waiting.iter().zip(ran.ends) {
                if let Some(slot) = ends.get_mut(*index) {
                    *slot = end;
                }
            }
            let before = waiting.len();
            waiting.retain(|index| ends.get(*index) == Some(&InputEnd::NotRun));
            match ran.cut {
                None | Some(NeighbourCut::Time) => break,
                // Files that use up all memory take their sandbox with them, and others print too much: the rest goes on in
                // another one.
                Some(NeighbourCut::Room | NeighbourCut::Problem(_)) if waiting.len() < before => {}
                Some(cut) => {
                    let problem = cut.to_string();
                    return Err(TriageError::Runs { problem });
                }
            }
        }
        let project = self.all.subject.project();
        let news = |end: InputEnd| without_usual(end, self.usual, &project);
        Ok(ends.into_iter().map(news).collect())
    }

    fn note(&mut self, index: usize, end: InputEnd) {
        if let Some(ends) = self.ends.get_mut(index) {
            ends.push(end);
        }
    }
}

fn without_usual(end: InputEnd, usual: &BTreeSet<LeakSite>, project: &Project) -> InputEnd {
    let leak = |report: &CrashReport| report.kind == BugKind::MemoryLeak;
    match end {
        InputEnd::Bug(report) if leak(&report) && !usual.is_empty() => {
            let news = crash::without_leaks(&report, usual, project);
            news.map_or(InputEnd::Quiet, |report| InputEnd::Bug(Box::new(report)))
        }
        other => other,
    }
}

/// As many files at once as may be held.
fn batches<'f>(files: &'f [&'f InputFile]) -> Vec<&'f [&'f InputFile]> {
    let mut batches = Vec::new();
    let mut rest = files;
    while !rest.is_empty() {
        let mut bytes = 0;
        let fits = |file: &&&InputFile| {
            bytes += file.bytes;
            bytes <= BYTES_AT_ONCE
        };
        let count = rest.iter().take(AT_ONCE).take_while(fits).count().max(1);
        let (some, others) = rest.split_at(count);
        batches.push(some);
        rest = others;
    }
    batches
}

/// A view of the base for all runs.
pub(crate) fn layer(subject: &Subject<'_>, base: &Base) -> Result<Layer, TriageError> {
    Ok(subject.layer(base)?)
}

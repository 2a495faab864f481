//! A whole triage: from a folder of files to bugs and their cases.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use patchwright_crash::{self as crash, Project};
use patchwright_domain::case::Poc;
use patchwright_domain::event::Step;
use patchwright_subject::{InputFile, InputFolder, Layer, Subject};

use crate::bugs::{Bug, Shown, bugs};
use crate::casr::second_opinion;
use crate::error::TriageError;
use crate::minimise::{Specimen, minimise};
use crate::outcome::FileOutcome;
use crate::runs::{self, Runs};
use crate::summary::{BugRow, FileCounts, FlakyRow, TriageSummary, UnclearRow};
use crate::target::{place_for, target};
use crate::written::{self, BugCase};

/// A file must crash more than once to count.
const FEWEST_RUNS: usize = 2;

/// What a triage is asked to do.
#[derive(Debug, Clone)]
pub struct TriageOrder<'a> {
    pub folder: &'a InputFolder,
    /// As the user named it.
    pub folder_name: String,
    /// Where the cases go.
    pub out: PathBuf,
    /// For all runs of the files.
    pub seconds: Duration,
    /// For making the smallest input of each bug smaller; zero is off.
    pub minimise: Duration,
}

/// Runs the files, groups them, and writes a case for each bug.
pub fn triage(
    subject: &Subject<'_>,
    order: &TriageOrder<'_>,
) -> Result<TriageSummary, TriageError> {
    let started = Instant::now();
    written::check_is_ours(&order.out)?;
    let target = target(subject.case)?;
    let base = subject.base()?;
    let layer = runs::layer(subject, &base)?;
    let places = subject.record.logs.join("triage");
    let work = Work {
        subject,
        layer: &layer,
        order,
        runs: (subject.case.judge.runs as usize).max(FEWEST_RUNS),
        places: &places,
    };
    let count = order.folder.files.len();
    let outcomes = subject.step(Step::RunInputs(count), || work.run(target))?;
    let mut found = Sorted::new(order.folder, outcomes, &subject.project());
    let all = bugs(std::mem::take(&mut found.shown), &subject.project());
    let made = subject.step(Step::Reduce, || {
        let make = |(bug, number): (&Bug<'_>, usize)| work.make(bug, number, target);
        let made = all.iter().zip(1..).filter_map(|bug| make(bug).transpose());
        made.collect::<Result<Vec<_>, TriageError>>()
    })?;
    let (rows, cases): (Vec<BugRow>, Vec<BugCase>) = made.into_iter().unzip();
    let second_opinion = (!all.is_empty()).then(|| second_opinion(&all));
    let summary = TriageSummary {
        status: status(rows.len(), found.unclear.len()).to_owned(),
        folder: order.folder_name.clone(),
        out: (!rows.is_empty()).then(|| order.out.display().to_string()),
        target: target.command.clone(),
        files: found.counts,
        bugs: rows,
        flaky: found.flaky,
        not_reproduced: found.quiet,
        unclear: found.unclear,
        second_opinion,
        seconds: (started.elapsed().as_secs_f64() * 1000.0).round() / 1000.0,
    };
    if !summary.bugs.is_empty() {
        written::write(subject.case, &order.out, &summary, &cases)?;
    }
    Ok(summary)
}

/// That nothing was found is said only if every file could be run.
fn status(bugs: usize, unclear: usize) -> &'static str {
    match (bugs, unclear) {
        (0, 0) => "none",
        (0, _) => "unclear",
        (_, _) => "bugs",
    }
}

struct Work<'a> {
    subject: &'a Subject<'a>,
    layer: &'a Layer,
    order: &'a TriageOrder<'a>,
    runs: usize,
    /// Where the empty files are that inputs take the place of.
    places: &'a Path,
}

impl Work<'_> {
    fn run(&self, target: &Poc) -> Result<Vec<FileOutcome>, TriageError> {
        let mut by_ending: BTreeMap<Option<&str>, Vec<usize>> = BTreeMap::new();
        for (index, file) in self.order.folder.files.iter().enumerate() {
            by_ending.entry(file.ending()).or_default().push(index);
        }
        let runs = Runs {
            subject: self.subject,
            layer: self.layer,
            folder: self.order.folder,
            runs: self.runs,
            deadline: Instant::now() + self.order.seconds,
        };
        let mut outcomes = BTreeMap::new();
        for (ending, indices) in by_ending {
            let poc = place_for(target, ending, self.places)?;
            let files = indices.iter();
            let files: Vec<&InputFile> = files
                .filter_map(|index| self.order.folder.files.get(*index))
                .collect();
            outcomes.extend(indices.into_iter().zip(runs.run(&poc, &files)?));
        }
        Ok(outcomes.into_values().collect())
    }

    /// The row and the case of a bug, with its smallest input made smaller.
    fn make(
        &self,
        bug: &Bug<'_>,
        number: usize,
        target: &Poc,
    ) -> Result<Option<(BugRow, BugCase)>, TriageError> {
        let Some(smallest) = bug.smallest() else {
            return Ok(None);
        };
        let poc = place_for(target, smallest.file.ending(), self.places)?;
        let given = Specimen {
            content: self.order.folder.content(smallest.file)?,
            report: smallest.report.clone(),
        };
        let subject = (self.subject, self.layer);
        let limits = (self.runs, self.order.minimise);
        let specimen = minimise(subject, &poc, given, limits)?;
        let project = self.subject.project();
        let row = row(bug, number, &specimen, &project, self.order);
        let content = specimen.content;
        Ok(Some((row, BugCase { poc, content })))
    }
}

fn row(
    bug: &Bug<'_>,
    number: usize,
    specimen: &Specimen,
    project: &Project,
    order: &TriageOrder<'_>,
) -> BugRow {
    let purified = crash::purify(&specimen.report, project);
    let view = crash::view(&specimen.report, project);
    let mut faces = bug.signatures(project);
    faces.remove(&view.signature);
    BugRow {
        bug: number,
        severity: bug.severity.level,
        reason: bug.severity.reason.clone(),
        kind: view.kind,
        cwe: view.cwe,
        sanitizer: view.sanitizer,
        function: view.function,
        file: view.file,
        line: view.line,
        signature: view.signature,
        headline: purified.headline,
        files: bug.shown.iter().map(|one| one.file.name()).collect(),
        faces: faces.into_iter().collect(),
        stacks: bug.stacks(),
        bytes: bug.smallest().map_or(0, |one| one.file.bytes),
        case_bytes: specimen.content.len() as u64,
        case: Some(
            order
                .out
                .join(written::folder_name(number))
                .display()
                .to_string(),
        ),
    }
}

/// The files by what they show.
struct Sorted<'a> {
    counts: FileCounts,
    shown: Vec<Shown<'a>>,
    flaky: Vec<FlakyRow>,
    quiet: Vec<String>,
    unclear: Vec<UnclearRow>,
}

impl<'a> Sorted<'a> {
    fn new(folder: &'a InputFolder, outcomes: Vec<FileOutcome>, project: &Project) -> Self {
        let left_out = folder.left_out.iter().map(|(file, reason)| UnclearRow {
            file: file.clone(),
            reason: reason.clone(),
        });
        let mut sorted = Self {
            counts: FileCounts::default(),
            shown: Vec::new(),
            flaky: Vec::new(),
            quiet: Vec::new(),
            unclear: left_out.collect(),
        };
        for (file, outcome) in folder.files.iter().zip(outcomes) {
            sorted.add(file, outcome, project);
        }
        sorted.counts = FileCounts {
            given: folder.files.len() + folder.copies.len() + folder.left_out.len(),
            copies: folder.copies.len(),
            reproduced: sorted.shown.len(),
            flaky: sorted.flaky.len(),
            not_reproduced: sorted.quiet.len(),
            unclear: sorted.unclear.len(),
        };
        sorted
    }

    fn add(&mut self, file: &'a InputFile, outcome: FileOutcome, project: &Project) {
        match outcome {
            FileOutcome::Bug(report) => self.shown.push(Shown {
                file,
                report: *report,
            }),
            FileOutcome::Flaky {
                report,
                crashes,
                runs,
            } => self.flaky.push(FlakyRow {
                file: file.name(),
                crashes,
                runs,
                signature: crash::signature(&report, project),
            }),
            FileOutcome::Quiet => self.quiet.push(file.name()),
            FileOutcome::Unclear(reason) => self.unclear.push(UnclearRow {
                file: file.name(),
                reason,
            }),
        }
    }
}

//! Which other bugs a patch also ends: the inputs of all bugs are run on the patched program.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use patchwright_domain::candidate::Candidate;
use patchwright_domain::event::Step;
use patchwright_domain::report::BugKind;
use patchwright_subject::{InputFile, InputFolder, Subject};

use crate::error::TriageError;
use crate::outcome::FileOutcome;
use crate::runs::Runs;
use crate::summary::BugRow;
use crate::target::{self, place_for, target};

/// Files of one bug that are run besides the input of its case.
const MOST_FILES: usize = 64;
const FEWEST_RUNS: usize = 2;

/// What to run again.
pub struct RecheckOrder<'a> {
    /// The bug that the patch is for.
    pub repaired: usize,
    pub bugs: &'a [&'a BugRow],
    /// The files of the triage, where they still are.
    pub folder: Option<&'a InputFolder>,
    /// For all runs.
    pub seconds: Duration,
}

/// What the patched program does with the inputs of one bug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rechecked {
    pub bug: usize,
    pub answer: RecheckAnswer,
    /// Whether the input of its case was run and shows nothing.
    pub proved_input_is_clean: bool,
    /// Files that still crash, hang, or do not always end well.
    pub still: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecheckAnswer {
    /// No input of it shows anything.
    Ended,
    /// Some do.
    Remains,
    /// Not all inputs could be run, or found again.
    Unclear,
}

/// Runs the inputs on the patched program. Unless the input that the patch was proved on is seen to be clean, nothing is claimed:
/// what was built here may not be the patched program.
pub fn recheck(
    subject: &Subject<'_>,
    patch: &Candidate,
    order: &RecheckOrder<'_>,
) -> Result<Vec<Rechecked>, TriageError> {
    let target = target(subject.case)?;
    let base = subject.base()?;
    let layer = subject.lay(&base, patch)?;
    let built = subject.build_candidate(&layer, &[], "recheck", None)?;
    if !built.worked() {
        return Err(TriageError::Rebuild);
    }
    let deadline = Instant::now() + order.seconds;
    let runs = (subject.case.judge.runs as usize).max(FEWEST_RUNS);
    let mut all = Vec::new();
    let count = order.bugs.len();
    subject.step(Step::RunInputs(count), || {
        for row in order.bugs {
            let mut outcomes = BTreeMap::new();
            let own = own_input(row)?;
            let files = order.folder.map(|folder| (folder, listed(folder, row)));
            let files = files.map(|(folder, files)| (folder, files, ""));
            let own = own
                .as_ref()
                .map(|folder| (folder, folder.files.iter().collect(), OWN));
            for (folder, files, mark) in own.into_iter().chain(files) {
                let runs = Runs {
                    subject,
                    layer: &layer,
                    folder,
                    runs,
                    deadline,
                };
                let places = subject.record.logs.join("recheck");
                let ran = run(&runs, &files, |ending| place_for(target, ending, &places))?;
                outcomes.extend(
                    ran.into_iter()
                        .map(|(name, one)| (format!("{mark}{name}"), one)),
                );
            }
            all.push(rechecked(row, &outcomes));
        }
        Ok::<_, TriageError>(())
    })?;
    let own = all.iter().find(|one| one.bug == order.repaired);
    match own.is_some_and(|own| own.proved_input_is_clean) {
        true => Ok(all),
        false => Err(TriageError::Rebuild),
    }
}

/// Marks the input of a case among the files of its bug.
const OWN: &str = "case: ";

/// The input of the bug's case.
fn own_input(row: &BugRow) -> Result<Option<InputFolder>, TriageError> {
    let Some(case) = &row.case else {
        return Ok(None);
    };
    let mut folder = InputFolder::read(&PathBuf::from(case).join("poc"))?;
    // Beside it may be further files that the target reads.
    folder.files.retain(|file| target::is_place(&file.name()));
    Ok(Some(folder))
}

fn listed<'f>(folder: &'f InputFolder, row: &BugRow) -> Vec<&'f InputFile> {
    let is_own = |file: &&InputFile| row.files.contains(&file.name());
    folder
        .files
        .iter()
        .filter(is_own)
        .take(MOST_FILES)
        .collect()
}

fn run(
    runs: &Runs<'_>,
    files: &[&InputFile],
    place: impl Fn(Option<&str>) -> Result<patchwright_domain::case::Poc, TriageError>,
) -> Result<Vec<(String, FileOutcome)>, TriageError> {
    let mut by_ending: BTreeMap<Option<&str>, Vec<&InputFile>> = BTreeMap::new();
    for file in files {
        by_ending.entry(file.ending()).or_default().push(file);
    }
    let mut all = Vec::new();
    for (ending, files) in by_ending {
        let outcomes = runs.run(&place(ending)?, &files)?;
        let names = files.iter().map(|file| file.name());
        all.extend(names.zip(outcomes));
    }
    Ok(all)
}

fn rechecked(row: &BugRow, outcomes: &BTreeMap<String, FileOutcome>) -> Rechecked {
    // Leaks are looked for once nothing else goes wrong, and what ends early may leak.
    let is_leak = |kind: BugKind| kind == BugKind::MemoryLeak && row.kind != BugKind::MemoryLeak;
    let is_clean = |outcome: &FileOutcome| match outcome {
        FileOutcome::Quiet => Some(true),
        FileOutcome::Bug(report) | FileOutcome::Flaky { report, .. } => Some(is_leak(report.kind)),
        FileOutcome::Unclear(_) => None,
    };
    let still = outcomes.iter();
    let still = still.filter(|(_, outcome)| is_clean(outcome) == Some(false));
    let still: Vec<String> = still.map(|(name, _)| name.clone()).collect();
    // The folder may be gone, or files in it: a bug is not ended by what nobody ran.
    let wanted = row.files.len().min(MOST_FILES);
    let others = outcomes
        .keys()
        .filter(|name| !name.starts_with(OWN))
        .count();
    let is_known = outcomes.len() > others
        && others >= wanted
        && outcomes.values().all(|one| is_clean(one).is_some());
    let mut own = outcomes.iter().filter(|(name, _)| name.starts_with(OWN));
    Rechecked {
        bug: row.bug,
        proved_input_is_clean: own.any(|(_, outcome)| is_clean(outcome) == Some(true)),
        answer: match (still.is_empty(), is_known) {
            (false, _) => RecheckAnswer::Remains,
            (true, true) => RecheckAnswer::Ended,
            (true, false) => RecheckAnswer::Unclear,
        },
        still,
    }
}

/// The folder of a triage's files, if it is still there.
pub fn files_of(folder: &str) -> Option<InputFolder> {
    InputFolder::read(Path::new(folder)).ok()
}

#[cfg(test)]
#[path = "recheck_tests.rs"]
mod tests;

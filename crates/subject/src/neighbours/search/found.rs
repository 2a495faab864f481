//! An input that a search found on a patched program, to be kept, shown and made smaller.

use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport, Signature};
use patchwright_sandbox::Layer;

use super::reduce::reduced;
use super::{Searcher, Subject};
use crate::SubjectError;
use crate::neighbours::Changes;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::given::Given;
use crate::neighbours::material::{Material, Part};
use crate::neighbours::mutant::Mutant;
use crate::neighbours::relatives;
use crate::neighbours::set::Neighbours;

/// What making an input smaller may take: part of the search's own time, and so many runs.
const MOST_SECONDS: Duration = Duration::from_secs(5);
const SHARE_OF_SEARCH: u32 = 4;
const MOST_RUNS: usize = 320;
const LAST_RUN: Duration = Duration::from_secs(2);

/// An input of a search, and what the patched program does with it.
#[derive(Debug, Clone)]
pub struct FoundInput {
    pub report: CrashReport,
    /// It alone.
    inputs: Neighbours,
}

impl FoundInput {
    pub(super) fn new(report: CrashReport, input: Mutant, material: &Material) -> Self {
        let material = Material {
            relatives: Vec::new(),
            ..material.clone()
        };
        Self {
            report,
            inputs: Neighbours {
                material,
                mutants: vec![input],
                benign: Vec::new(),
                given: Given::default(),
            },
        }
    }

    /// The input, to be stored or shown.
    pub fn changes(&self, poc: &Poc) -> Option<Changes> {
        self.inputs.changes(0, poc)
    }

    pub(super) fn mutant(&self) -> Option<&Mutant> {
        self.inputs.mutants.first()
    }

    pub(super) fn material(&self) -> &Material {
        &self.inputs.material
    }

    /// The part that it changes, and its content there.
    fn content(&self) -> Option<(&Mutant, &Part, Vec<u8>)> {
        let mutant = self.mutant()?;
        let part = self.inputs.material.parts.get(mutant.part)?;
        Some((mutant, part, part.with(&mutant.splices)))
    }
}

impl Subject<'_> {
    /// A smaller input that ends in the same way on this tree; `None` if none was found in time.
    pub fn smaller(
        &self,
        poc: &Poc,
        layer: &Layer,
        found: &FoundInput,
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<Option<FoundInput>, SubjectError> {
        // Each trial would take as long as a run may take.
        let is_slow = matches!(found.report.kind, BugKind::Timeout | BugKind::OutOfMemory);
        let Some((mutant, part, content)) = found.content().filter(|_| !is_slow) else {
            return Ok(None);
        };
        if part.window.is_some() {
            return Ok(None);
        }
        let wanted = crash::signature(&found.report, &self.project());
        let budget = (self.search_budget() / SHARE_OF_SEARCH).min(MOST_SECONDS);
        let limits = (Deadline::after(budget), u32::MAX);
        let material = &found.inputs.material;
        let mut searcher = Searcher::new(self, (poc, material), layer, (bug, clean), limits);
        let made = |content: Vec<u8>| Mutant {
            command: mutant.command.clone(),
            ..relatives::whole(mutant.part, part, content)
        };
        let small = reduced(&content, MOST_RUNS, |tried| {
            let tried = tried.iter().cloned().map(&made).collect();
            searcher.show(tried, &wanted)
        })?;
        if small.len() == content.len() {
            return Ok(None);
        }
        // Once more: sizes in its report may differ, and it must not have been chance.
        searcher.deadline = Deadline::after(LAST_RUN);
        let report = searcher.report(made(small.clone()), &wanted)?;
        Ok(report.map(|report| FoundInput::new(report, made(small), material)))
    }
}

impl Searcher<'_> {
    /// Which of the trials end in the report with this signature; without those that there was no time for.
    fn show(&mut self, trials: Vec<Mutant>, wanted: &Signature) -> Result<Vec<bool>, SubjectError> {
        if self.room() == 0 {
            return Ok(Vec::new());
        }
        let all = trials.clone();
        let project = self.project();
        let ran = self.run(trials)?;
        let shows = |trial: &Mutant| {
            let run = ran.iter().find(|(input, _)| input == trial);
            run.is_some_and(|(_, run)| run.shows(self.bug, wanted, &project).is_some())
        };
        Ok(all.iter().map(shows).collect())
    }

    fn report(
        &mut self,
        trial: Mutant,
        wanted: &Signature,
    ) -> Result<Option<CrashReport>, SubjectError> {
        let project = self.project();
        let ran = self.run(vec![trial])?;
        let mut shown = ran.iter();
        Ok(shown.find_map(|(_, run)| run.shows(self.bug, wanted, &project)))
    }
}

//! Inputs of a search that end in another bug than the one under repair: they say nothing about the patch, and are worth
//! a case of their own.

use std::time::Duration;

use patchwright_crash::{self as crash, Project};
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport, Signature};

use super::found::FoundInput;
use super::{Searcher, Subject};
use crate::SubjectError;
use crate::base::Base;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::findings::NeighbourFindings;
use crate::neighbours::material::Material;
use crate::neighbours::mutant::Mutant;
use crate::neighbours::set::Neighbours;

/// Different bugs that are kept for one PoC.
const MOST_BUGS: usize = 8;
/// For their runs on the unpatched program.
const MOST_SECONDS: Duration = Duration::from_secs(5);

/// Another bug, with the smallest input that showed it.
#[derive(Debug)]
pub struct OtherBug {
    pub input: FoundInput,
    pub signature: Signature,
    /// Whether the unpatched program is known to show it on the same input.
    pub unpatched: bool,
    /// Whether the unpatched program shows the bug under repair there, on the same object: the patch only moves it.
    pub moved: bool,
    /// Whether the unpatched program shows it as well, and it is about the same object.
    pub same_object: bool,
    origin: Origin,
    bytes: usize,
}

/// Where its input is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// The pool: the unpatched program ends in the bug under repair.
    Pool,
    Trial,
}

/// Different bugs, in the order in which they were found.
pub(super) struct OtherBugs<'a> {
    pub found: Vec<OtherBug>,
    material: &'a Material,
    project: Project,
}

impl<'a> OtherBugs<'a> {
    pub(super) fn new(material: &'a Material, project: Project) -> Self {
        Self {
            found: Vec::new(),
            material,
            project,
        }
    }

    /// Takes what the known inputs expose.
    pub(super) fn add_exposed(&mut self, on_pool: &NeighbourFindings, inputs: &Neighbours) {
        let is_the_fault = |mutant: u32| {
            let mut same = on_pool.same_place.iter().chain(&on_pool.still);
            same.any(|still| still.mutant == mutant)
        };
        for exposed in &on_pool.exposed {
            if let (Some(input), false) =
                (inputs.mutant(exposed.mutant), is_the_fault(exposed.mutant))
            {
                self.add(input, &exposed.report, Origin::Pool);
            }
        }
    }

    pub(super) fn add(&mut self, input: &Mutant, report: &CrashReport, origin: Origin) {
        if !report.fatal || is_slowness(report.kind) {
            return;
        }
        let signature = crash::signature(report, &self.project);
        let part = self.material.parts.get(input.part);
        let bytes = part.map_or(0, |part| part.with(&input.splices).len());
        let known = self.found.iter().position(|one| one.signature == signature);
        let is_smaller = |one: &OtherBug| bytes < one.bytes;
        match known.and_then(|at| self.found.get(at)) {
            Some(known) if !is_smaller(known) => return,
            None if self.found.len() == MOST_BUGS => return,
            Some(_) | None => {}
        }
        let bug = OtherBug {
            input: FoundInput::new(report.clone(), input.clone(), self.material),
            signature,
            unpatched: false,
            moved: false,
            same_object: false,
            origin,
            bytes,
        };
        match known.and_then(|at| self.found.get_mut(at)) {
            Some(known) => *known = bug,
            None => self.found.push(bug),
        }
    }
}

/// Many inputs are large: that they take long, or much memory, is no bug.
fn is_slowness(kind: BugKind) -> bool {
    matches!(
        kind,
        BugKind::Timeout | BugKind::OutOfMemory | BugKind::AllocationSizeTooBig
    )
}

impl Subject<'_> {
    /// Finds out what the unpatched program shows on the same inputs.
    pub fn look_for_unpatched(
        &self,
        poc: &Poc,
        base: &Base,
        others: &mut [OtherBug],
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<(), SubjectError> {
        let mut asked: Vec<&mut OtherBug> = others
            .iter_mut()
            .filter(|one| one.origin == Origin::Trial)
            .collect();
        let Some(material) = asked.first().map(|one| one.input.material().clone()) else {
            return Ok(());
        };
        let layer = self.layer(base)?;
        let limits = (Deadline::after(MOST_SECONDS), u32::MAX);
        let mut searcher = Searcher::new(self, (poc, &material), &layer, (bug, clean), limits);
        let inputs = asked.iter().filter_map(|one| one.input.mutant().cloned());
        let ran = searcher.run(inputs.collect())?;
        let project = self.project();
        for one in &mut asked {
            let input = one.input.mutant();
            let run = ran.iter().find(|(ran, _)| Some(ran) == input);
            let shown = run.and_then(|(_, run)| run.shows(bug, &one.signature, &project));
            one.unpatched = shown.is_some();
            let showed_it = run.is_some_and(|(_, run)| run.fault(bug, &project).is_some());
            let same_object = crash::same_object(bug, &one.input.report, &project);
            one.moved = showed_it && same_object;
            one.same_object = one.unpatched && same_object;
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "others_tests.rs"]
mod tests;

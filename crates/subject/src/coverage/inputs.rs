//! The lines that single inputs execute.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Poc;
use patchwright_sandbox::{INSIDE_ROOT, Outcome, ProbeEffect, Supervision};

use super::jvm::JvmTracer;
use super::modules::Modules;
use super::{ALL_REPORTED, Coverage, REPORTED, TIMES_SLOWER_ON_JVM};
use crate::SubjectError;
use crate::base::Base;
use crate::neighbours::Neighbours;
use crate::poc::{Watch, poc_job};
use crate::room::{Scratch, Tree};
use crate::subject::Subject;

/// Probes for the inputs of one PoC: made once, used for each of them.
pub struct InputProbes<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    modules: Modules<'a>,
}

impl<'a> InputProbes<'a> {
    /// `programs` are those that the PoC runs, relative to the source root.
    pub fn new(
        subject: &'a Subject<'a>,
        base: &'a Base,
        programs: &[PathBuf],
        files: &'a BTreeSet<RelPath>,
    ) -> Result<Self, SubjectError> {
        let mut modules = Modules::of_files(files);
        for program in programs {
            modules.look_into(&base.tree(), program, &subject.case.source)?;
        }
        Ok(Self {
            subject,
            base,
            modules,
        })
    }

    /// With every program and library of the tree, for those who do not know what the PoC runs.
    pub fn of_tree(
        subject: &'a Subject<'a>,
        base: &'a Base,
        files: &'a BTreeSet<RelPath>,
    ) -> Result<Self, SubjectError> {
        let mut modules = Modules::of_files(files);
        modules.find(&base.tree(), &subject.case.source)?;
        Ok(Self {
            subject,
            base,
            modules,
        })
    }

    /// The lines that the unpatched program executes until it crashes, for the PoC itself or one of its neighbours; `None` if
    /// that cannot be observed.
    pub fn crash_coverage(
        &self,
        poc: &Poc,
        mutant: Option<(&Neighbours, u32)>,
    ) -> Result<Option<Coverage>, SubjectError> {
        match mutant {
            None => self.coverage_of(poc, ALL_REPORTED),
            Some((neighbours, mutant)) => self.changed(poc, neighbours, mutant, ALL_REPORTED),
        }
    }

    /// The lines that the unpatched program executes for a neighbour of the PoC; `None` if that cannot be observed.
    pub fn coverage(
        &self,
        poc: &Poc,
        neighbours: &Neighbours,
        mutant: u32,
    ) -> Result<Option<Coverage>, SubjectError> {
        self.changed(poc, neighbours, mutant, REPORTED)
    }

    fn changed(
        &self,
        poc: &Poc,
        neighbours: &Neighbours,
        mutant: u32,
        effect: ProbeEffect,
    ) -> Result<Option<Coverage>, SubjectError> {
        let Some(changes) = neighbours.changes(mutant, poc) else {
            return Ok(None);
        };
        let folder = Scratch::new(self.subject.host.sandbox, "mutant")?;
        let changed = changes.applied_to(poc, folder.path())?;
        self.coverage_of(&changed, effect)
    }

    fn coverage_of(
        &self,
        poc: &Poc,
        effect: ProbeEffect,
    ) -> Result<Option<Coverage>, SubjectError> {
        if self.subject.case.runs_on_jvm() {
            return self.traced(poc);
        }
        if self.modules.is_empty() {
            return Ok(None);
        }
        let reached = self.reached(poc, effect)?;
        Ok(reached.map(|reached| self.modules.coverage(&reached)))
    }

    /// The lines of a Java program.
    fn traced(&self, poc: &Poc) -> Result<Option<Coverage>, SubjectError> {
        let subject = self.subject;
        let inputs = subject.lay_out_inputs(poc)?;
        let layer = subject.layer(self.base)?;
        let mut room = subject.room(Tree::View(&layer))?;
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let reports = room.folder("reports", &inside("reports"))?;
        let seen_inputs = room.writable(inputs.path(), &inside("poc"));
        let tracer = JvmTracer::lay_out(&mut room, self.modules.files())?;
        let mut job = poc_job(&mut room, poc, &reports, &seen_inputs, Watch::Processes)?;
        job.limits.wall *= TIMES_SLOWER_ON_JVM;
        let ran = tracer.run(subject, job)?;
        Ok(ran.and_then(|(coverage, finished)| match finished.outcome {
            Outcome::Exited(_) | Outcome::Signalled(_) => Some(coverage),
            _ => None,
        }))
    }

    fn reached(
        &self,
        poc: &Poc,
        effect: ProbeEffect,
    ) -> Result<Option<BTreeSet<usize>>, SubjectError> {
        let subject = self.subject;
        let reports = Scratch::new(subject.host.sandbox, "reports")?;
        let inputs = subject.lay_out_inputs(poc)?;
        let layer = subject.layer(self.base)?;
        let mut room = subject.room(Tree::View(&layer))?;
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let seen_reports = room.writable(reports.path(), &inside("reports"));
        let seen_inputs = room.writable(inputs.path(), &inside("poc"));
        self.modules.lay_out(&mut room, effect)?;
        let mut job = poc_job(
            &mut room,
            poc,
            &seen_reports,
            &seen_inputs,
            Watch::Processes,
        )?;
        job.supervision = Supervision::Probed;
        let finished = subject.run_job(&job)?;
        match finished.outcome {
            Outcome::Cancelled => Err(SubjectError::Cancelled),
            Outcome::Exited(_) | Outcome::Signalled(_) => Ok(Some(finished.traced.reached)),
            _ => Ok(None),
        }
    }
}

//! The runs that are compared: the PoCs and their neighbours, each with the lines that it executes.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Poc;
use patchwright_domain::event::Step;
use patchwright_domain::report::CrashReport;
use patchwright_domain::suite::Standing;
use patchwright_subject::neighbours::{NeighbourBaseline, Neighbours};
use patchwright_subject::{Base, Coverage, InputProbes, PocEnding, PocRun, Subject, SuiteRun};

use crate::error::RepairError;

/// Each run needs a sandbox of its own.
const MOST_FAILING: usize = 6;
const MOST_PASSING: usize = 24;
const MOST_POCS: usize = 4;

/// What all runs together say.
#[derive(Debug, Default)]
pub(super) struct Observed {
    pub failing: Vec<Coverage>,
    /// The tests are one run: what they execute is known for the suite as a whole.
    pub passing: Vec<Coverage>,
    /// The crashes, for those who want to know what lies near them.
    pub reports: Vec<CrashReport>,
    /// What is missing, and why.
    pub notes: Vec<String>,
}

pub(super) fn observe(
    subject: &Subject<'_>,
    base: &Base,
    files: &BTreeSet<RelPath>,
) -> Result<Observed, RepairError> {
    let probes = InputProbes::of_tree(subject, base, files)?;
    let mut observed = Observed::default();
    for poc in subject.case.pocs.iter().take(MOST_POCS) {
        let run = subject.run_on_base(poc, base)?;
        let PocEnding::Crashed(report) = &run.ending else {
            let how = run.ending.describe();
            observed.notes.push(format!("PoC {}: {how}", poc.name));
            continue;
        };
        observed.reports.push((**report).clone());
        match probes.crash_coverage(poc, None)? {
            Some(lines) => observed.failing.push(lines),
            None => {
                let words = format!("PoC {}: its lines cannot be observed", poc.name);
                observed.notes.push(words);
            }
        }
        observed.look_at_neighbours((subject, base), (poc, report, &run), &probes)?;
    }
    observed.look_at_tests(subject, base, files)?;
    Ok(observed)
}

impl Observed {
    fn look_at_neighbours(
        &mut self,
        (subject, base): (&Subject<'_>, &Base),
        (poc, report, run): (&Poc, &CrashReport, &PocRun),
        probes: &InputProbes<'_>,
    ) -> Result<(), RepairError> {
        let program = run.launch.as_ref().map(|launch| launch.executable.clone());
        let Some(program) = program.filter(|_| subject.case.judge.neighbours > 0) else {
            let words = format!("PoC {}: it has no neighbours to compare with", poc.name);
            self.notes.push(words);
            return Ok(());
        };
        let clean = Duration::from_secs_f64(run.seconds.max(0.0));
        let crash: (&CrashReport, &Path) = (report, &program);
        let (mutants, before) = subject.step(Step::Neighbours, || {
            subject.neighbour_baseline(poc, base, crash, clean)
        })?;
        let room = MOST_FAILING.saturating_sub(self.failing.len());
        for mutant in failing(&before, room) {
            let lines = probes.crash_coverage(poc, Some((&mutants, mutant)))?;
            self.failing.extend(lines);
        }
        let room = MOST_PASSING.saturating_sub(self.passing.len());
        for mutant in passing(&mutants, &before, room) {
            let lines = probes.coverage(poc, &mutants, mutant)?;
            self.passing.extend(lines);
        }
        Ok(())
    }

    fn look_at_tests(
        &mut self,
        subject: &Subject<'_>,
        base: &Base,
        files: &BTreeSet<RelPath>,
    ) -> Result<(), RepairError> {
        let Some(test) = &subject.case.test else {
            self.notes.push("the case has no tests".to_owned());
            return Ok(());
        };
        let passes = match subject.baseline_suite(test, base)?.run {
            SuiteRun::Ran(result) => result.standing() == Standing::Passed,
            SuiteRun::NotRun(_) | SuiteRun::Stopped(_) => false,
        };
        if !passes {
            let words = "the tests do not all pass before any patch, so they are left out";
            self.notes.push(words.to_owned());
            return Ok(());
        }
        self.passing.push(subject.test_coverage(test, base, files)?);
        Ok(())
    }
}

/// Neighbours that hit the bug, in ways as different as there are.
fn failing(before: &NeighbourBaseline, most: usize) -> Vec<u32> {
    let mut ways = BTreeSet::new();
    let (mut chosen, mut others) = (Vec::new(), Vec::new());
    for mutant in &before.hits {
        let way = before.ways.get(mutant);
        match way.is_none_or(|way| ways.insert(*way)) {
            true => chosen.push(*mutant),
            false => others.push(*mutant),
        }
    }
    chosen.into_iter().chain(others).take(most).collect()
}

/// Benign neighbours: those that the program accepts first, whole inputs before mutants, mutants from the whole list.
fn passing(mutants: &Neighbours, before: &NeighbourBaseline, most: usize) -> Vec<u32> {
    let (accepted, refused): (Vec<u32>, Vec<u32>) = before
        .benign
        .keys()
        .partition(|mutant| before.benign.get(mutant).is_some_and(|did| did.status == 0));
    let (whole, mutated): (Vec<u32>, Vec<u32>) = accepted
        .into_iter()
        .partition(|mutant| mutants.is_whole_input(*mutant));
    let mut chosen: Vec<u32> = whole.into_iter().take(most / 2).collect();
    for some in [mutated, refused] {
        let room = most - chosen.len();
        chosen.extend(spread(some, room));
    }
    chosen
}

/// So many of them, from the whole list.
fn spread(some: Vec<u32>, most: usize) -> impl Iterator<Item = u32> {
    let step = some.len().div_ceil(most.max(1)).max(1);
    some.into_iter().step_by(step).take(most)
}

//! What the unpatched program does with each mutant: computed once per case, stored next to the base.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::time::Duration;

use patchwright_crash::{self as crash, LeakSite, Project};
use patchwright_domain::case::{Cwd, Env, Limits, Poc};
use patchwright_domain::report::{BugKind, CrashReport, Signature};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::cut::NeighbourCut;
use super::manner::Manner;
use super::mutant::Mutant;
use super::reading::{Behaviour, NeighbourEnding, NeighbourRun, Showing};
use super::run::{NeighbourOrder, NeighbourRuns, Switched, Twice};
use super::search::{self, Vocabulary};
use super::written::{FileDifference, Written};
use super::{MUTATOR_VERSION, Neighbours, mutate};
use crate::SubjectError;
use crate::base::Base;
use crate::hex::hex;
use crate::kept::keep;
use crate::options::Watchfulness;
use crate::subject::Subject;
use crate::symbolize::Names;
use crate::test_inputs::{TestCall, TestInput};

/// Part of the key; raised when the stored content changes.
const FORMAT: u32 = 9;

/// Mutants by number, as [`Neighbours::generate`] makes them.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct NeighbourBaseline {
    pub ran: u32,
    /// Hit the bug under repair.
    pub hits: BTreeSet<u32>,
    /// How each of them crashed: equal if the reports differ only in addresses.
    pub ways: BTreeMap<u32, u64>,
    /// Behaved the same twice, without a report.
    pub benign: BTreeMap<u32, Behaviour>,
    /// The files that benign and leaking mutants left behind, if any.
    pub written: BTreeMap<u32, Written>,
    /// For benign mutants with a non-zero status, how the program rejected them.
    pub refusals: BTreeMap<u32, Manner>,
    /// For mutants that show a leak under repair, what else they did twice: a leak does not end a run.
    pub leaking: BTreeMap<u32, Behaviour>,
    /// Mutants in which leaks could not be detected.
    pub blind: BTreeSet<u32>,
    /// Hit another bug.
    pub others: BTreeMap<u32, Signature>,
    /// Neither: their two runs differ, or how they ended is unknown.
    pub unsettled: BTreeSet<u32>,
    /// Every report except that of the bug.
    pub known: BTreeSet<Signature>,
    /// Leak sites of runs that did not crash.
    pub leak_sites: BTreeSet<LeakSite>,
    pub cut: Option<NeighbourCut>,
    pub seconds: f64,
    /// Further mutants found by running the program; numbered after those made from its content alone.
    pub edges: Vec<Mutant>,
}

impl NeighbourBaseline {
    /// The mutants worth running on a patched program, the most informative first.
    pub fn order(&self) -> Vec<u32> {
        let rest = self.benign.keys().chain(self.others.keys());
        self.hits.iter().chain(rest).copied().collect()
    }

    pub(super) fn from_runs(runs: &NeighbourRuns, bug: &CrashReport, project: &Project) -> Self {
        let mut baseline = Self {
            ran: u32::try_from(runs.first.len()).unwrap_or(u32::MAX),
            cut: runs.cut.clone(),
            seconds: runs.seconds,
            ..Self::default()
        };
        for (&index, first) in &runs.first {
            let again = runs.again.get(&index);
            baseline.take(index, first, again, bug, project);
        }
        baseline
    }

    /// Keeps only the benign ones, and adds the reports and leak sites already known from `before`.
    pub(super) fn only_benign(self, before: &Self) -> Self {
        let mut only = Self {
            hits: BTreeSet::new(),
            leaking: BTreeMap::new(),
            others: BTreeMap::new(),
            ..self
        };
        only.known.extend(before.known.iter().cloned());
        only.leak_sites.extend(before.leak_sites.iter().cloned());
        only
    }

    fn take(
        &mut self,
        index: u32,
        first: &NeighbourRun,
        again: Option<&NeighbourRun>,
        bug: &CrashReport,
        project: &Project,
    ) {
        self.known.extend(first.noise(project));
        self.blind.extend(first.is_blind().then_some(index));
        let showings = [Some(first), again].map(|run| run.map(|run| run.showing(bug, project)));
        for showing in showings.into_iter().flatten() {
            match showing {
                Showing::TheBug(report) => {
                    self.hits.insert(index);
                    self.ways.insert(index, way(&report, project));
                    let whole = first.ending == NeighbourEnding::Quiet;
                    let again = again.filter(|_| whole && bug.kind == BugKind::MemoryLeak);
                    let did = again.and_then(|again| stable(first, again));
                    if let (Some(did), Some(again)) = (did, again) {
                        self.leaking.insert(index, did);
                        self.note_files(index, first, again);
                    }
                    let own = crash::leak_sites(bug, project);
                    let others = first.leak_sites.difference(&own).cloned();
                    self.leak_sites.extend(others.filter(|_| again.is_some()));
                    return;
                }
                Showing::Another(report) => {
                    let signature = crash::signature(&report, project);
                    self.known.insert(signature.clone());
                    self.others.insert(index, signature);
                    return;
                }
                Showing::Nothing | Showing::Unclear => {}
            }
        }
        self.leak_sites.extend(first.leak_sites.iter().cloned());
        let did = again.and_then(|again| Some((again, stable(first, again)?)));
        match did {
            Some((again, behaviour)) => {
                self.benign.insert(index, behaviour);
                self.note_files(index, first, again);
                if behaviour.status != 0 {
                    let manner = first.said.manner(behaviour.status);
                    self.refusals.insert(index, manner);
                }
            }
            None => {
                self.unsettled.insert(index);
            }
        }
    }

    /// Files that a run of this mutant leaves different from both runs of the unpatched program.
    pub(super) fn file_differences(&self, index: u32, run: &NeighbourRun) -> Vec<FileDifference> {
        let none = Written::default();
        let written = self.written.get(&index).unwrap_or(&none);
        written.differences(&run.files)
    }

    fn note_files(&mut self, index: u32, first: &NeighbourRun, again: &NeighbourRun) {
        let written = Written::by_two(&first.files, &again.files);
        if !written.is_empty() {
            self.written.insert(index, written);
        }
    }
}

/// Hashes how the bug shows: the text of its report, which contains values and calls but no addresses.
pub(super) fn way(report: &CrashReport, project: &Project) -> u64 {
    let mut hasher = DefaultHasher::new();
    crash::purify(report, project).text.hash(&mut hasher);
    hasher.finish()
}

/// What both runs did; a leak report may have hidden the status of the first.
fn stable(first: &NeighbourRun, again: &NeighbourRun) -> Option<Behaviour> {
    let told = again.behaviour;
    let seen = Behaviour {
        status: if first.status_is_hidden() {
            told.status
        } else {
            first.behaviour.status
        },
        ..first.behaviour
    };
    (again.ending == NeighbourEnding::Quiet && seen == told).then_some(told)
}

impl Subject<'_> {
    /// The mutants of a PoC and what the unpatched program does with them. `program` is the one that crashes, by its
    /// path in the sandbox, and `clean` is how long a run takes that does not hang, if known.
    pub fn neighbour_baseline(
        &self,
        poc: &Poc,
        base: &Base,
        (bug, program): (&CrashReport, &Path),
        clean: Duration,
    ) -> Result<(Neighbours, NeighbourBaseline), SubjectError> {
        let judge = &self.case.judge;
        let mut neighbours = Neighbours::generate(poc, base, judge, self.fed_to(program, base)?)?;
        let known_words = Vocabulary::read(base, &search::files(bug))?;
        let calls = self.calls_of(program, base)?;
        let kept = base.folder().join(format!(
            "neighbours-{}.json",
            self.neighbour_key(poc, &neighbours, bug)?
        ));
        let known = fs::read(&kept).ok();
        let known =
            known.and_then(|bytes| serde_json::from_slice::<NeighbourBaseline>(&bytes).ok());
        if let Some(baseline) = known {
            neighbours.mutants.extend(baseline.edges.iter().cloned());
            neighbours.make_benign_inputs(&baseline, judge.neighbours, (&known_words, &calls));
            self.note_seeds(poc, &neighbours, &baseline);
            return Ok((neighbours, baseline));
        }
        let layer = self.layer(base)?;
        let mut names = Names::default();
        let wanted: Vec<u32> = (0..neighbours.len()).collect();
        let order = NeighbourOrder {
            poc,
            neighbours: &neighbours,
            wanted: &wanted,
            clean,
            unleaked: &BTreeSet::new(),
            twice: Twice::Quiet,
            budget: self.neighbour_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        let mut runs = self.run_neighbours(&layer, order, &mut names)?;
        let baseline = NeighbourBaseline::from_runs(&runs, bug, &self.project());
        let clean = runs.usual(clean);
        let order = NeighbourOrder { clean, ..order };
        let edges = self.find_edges(&layer, order, (&baseline, bug), &mut names)?;
        neighbours.mutants.extend(edges.iter().cloned());
        let wanted: Vec<u32> = (neighbours.len() - edges.len() as u32..neighbours.len()).collect();
        let order = NeighbourOrder {
            poc,
            neighbours: &neighbours,
            wanted: &wanted,
            clean,
            unleaked: &BTreeSet::new(),
            twice: Twice::Quiet,
            budget: self.neighbour_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        runs.add(self.run_neighbours(&layer, order, &mut names)?);
        let mut baseline = NeighbourBaseline::from_runs(&runs, bug, &self.project());
        baseline.edges = edges;
        // A failed run may work the next time, so it is not stored.
        if !matches!(baseline.cut, Some(NeighbourCut::Problem(_))) {
            keep(&kept, &baseline)?;
        }
        neighbours.make_benign_inputs(&baseline, judge.neighbours, (&known_words, &calls));
        self.note_seeds(poc, &neighbours, &baseline);
        Ok((neighbours, baseline))
    }

    pub(super) fn neighbour_budget(&self) -> Duration {
        Duration::from_secs(self.case.judge.neighbour_seconds)
    }

    /// The inputs that the tests give to this program.
    fn fed_to(&self, program: &Path, base: &Base) -> Result<Vec<TestInput>, SubjectError> {
        let Some(test) = &self.case.test else {
            return Ok(Vec::new());
        };
        let mut inputs = self.test_inputs(test, base)?.inputs;
        inputs.retain(|input| input.readers.contains(program));
        Ok(inputs)
    }

    /// How the tests call this program.
    pub(super) fn calls_of(
        &self,
        program: &Path,
        base: &Base,
    ) -> Result<Vec<TestCall>, SubjectError> {
        let Some(test) = &self.case.test else {
            return Ok(Vec::new());
        };
        let calls = self.test_inputs(test, base)?.calls.into_iter();
        Ok(calls.filter(|call| call.program == program).collect())
    }

    /// Reports once per case how the seeds can be used.
    fn note_seeds(&self, poc: &Poc, neighbours: &Neighbours, baseline: &NeighbourBaseline) {
        let (folders, first) = (&self.case.judge.seeds, self.case.pocs.first());
        if folders.is_empty() || first != Some(poc) {
            return;
        }
        self.note(match neighbours.seeds_before(baseline) {
            Some(counts) => counts.describe_before(),
            None => "the folders of seeds hold no file".to_owned(),
        });
    }

    pub(super) fn neighbour_key(
        &self,
        poc: &Poc,
        neighbours: &Neighbours,
        bug: &CrashReport,
    ) -> Result<String, SubjectError> {
        let judge = &self.case.judge;
        let inputs = KeyInputs {
            format: FORMAT,
            mutator: MUTATOR_VERSION,
            content: hex(&mutate::seed(&neighbours.material)),
            command: &poc.command,
            cwd: &poc.cwd,
            env: [&self.case.env, &poc.env],
            seconds: poc.seconds,
            bug: crash::signature(bug, &self.project()),
            judge: [u64::from(judge.neighbours), judge.neighbour_seconds],
            limits: &self.case.limits,
        };
        let text = serde_json::to_vec(&inputs).map_err(|error| SubjectError::BadCache {
            path: self.case.source.clone(),
            message: error.to_string(),
        })?;
        let digest = hex(&Sha256::digest(&text));
        Ok(digest.chars().take(32).collect())
    }
}

#[derive(Serialize)]
struct KeyInputs<'a> {
    format: u32,
    mutator: u32,
    content: String,
    command: &'a str,
    cwd: &'a Cwd,
    env: [&'a Env; 2],
    seconds: u64,
    bug: Signature,
    judge: [u64; 2],
    limits: &'a Limits,
}

#[cfg(test)]
#[path = "baseline_tests.rs"]
mod tests;

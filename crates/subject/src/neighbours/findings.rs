//! Compares a patched program's runs with those of the unpatched one.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_crash::{self as crash, LeakSite, Project};
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport, Signature};
use patchwright_domain::verdict::{NeighbourCounts, SeedCounts};
use patchwright_sandbox::Layer;

use super::Neighbours;
use super::baseline::NeighbourBaseline;
use super::cut::NeighbourCut;
use super::manner::Said;
use super::reading::{Behaviour, NeighbourEnding, NeighbourRun, Showing};
use super::run::{NeighbourOrder, NeighbourRuns, Switched, Twice};
use super::written::FileDifference;
use crate::SubjectError;
use crate::options::{Leaks, Watchfulness};
use crate::subject::Subject;
use crate::symbolize::Names;

/// What running the neighbours shows about a patch.
#[derive(Debug, Default)]
pub struct NeighbourFindings {
    pub run: u32,
    /// Known from before the patch, but not run.
    pub left: u32,
    /// Hit the bug before, and were run.
    pub hit: u32,
    /// Of those, without any report now.
    pub fixed: u32,
    /// The different ways in which those had crashed.
    pub ways: BTreeSet<u64>,
    /// How mutants that hit the bug before end now, if known.
    pub answers: Vec<HitAnswer>,
    /// The bug is still there: the patch fits the PoC, not the bug.
    pub still: Vec<Still>,
    /// The same kind of crash in the same function, or the same life of a block, reached another way; the unpatched program
    /// may have shown it too.
    pub same_place: Vec<Still>,
    /// Inputs that hit the bug before and go wrong elsewhere now, on the same object.
    pub moved: Vec<Still>,
    /// Bugs that the unpatched program did not show on these mutants.
    pub exposed: Vec<Exposed>,
    /// Benign before, and compared.
    pub benign: u32,
    /// Of those, the ones that behave as before.
    pub kept: Vec<u32>,
    /// Of those, the ones that consistently behave differently now.
    pub changed: Vec<Changed>,
    /// The changed ones, and those that were benign before and crash now.
    pub(super) worse: Vec<u32>,
    /// Names of the first of them.
    pub changed_inputs: Vec<String>,
    /// `None` if the user gave none.
    pub seeds: Option<SeedCounts>,
    /// New leak sites on mutants that were benign before, with the first mutant that shows each.
    pub new_leaks: BTreeMap<LeakSite, u32>,
    /// Mutants whose result is unknown; never counted as a pass.
    pub unclear: Vec<(u32, &'static str)>,
    pub cut: Option<NeighbourCut>,
    pub seconds: f64,
}

/// What the patched program does with an input that showed the bug before.
#[derive(Debug, PartialEq, Eq)]
pub struct HitAnswer {
    pub mutant: u32,
    pub end: HitEnd,
}

#[derive(Debug, PartialEq, Eq)]
pub enum HitEnd {
    /// It ended by itself; 128 and more for a signal.
    Ended { status: i32, said: Said },
    /// It ended with another bug.
    OtherBug(BugKind),
}

#[derive(Debug)]
pub struct Still {
    pub mutant: u32,
    pub report: CrashReport,
}

#[derive(Debug)]
pub struct Exposed {
    pub mutant: u32,
    pub report: CrashReport,
    pub signature: Signature,
    /// Function of the top frame in the project's own source.
    pub function: Option<String>,
    /// Whether the unpatched program shows it too, on another mutant.
    pub known: bool,
}

#[derive(Debug)]
pub struct Changed {
    pub mutant: u32,
    pub before: Behaviour,
    pub after: Behaviour,
    /// Files it leaves different from before.
    pub files: Vec<FileDifference>,
}

impl NeighbourFindings {
    pub fn counts(&self) -> NeighbourCounts {
        NeighbourCounts {
            run: self.run as usize,
            hit: self.hit as usize,
            fixed: self.fixed as usize,
            different: self.ways.len(),
            exposed: self.exposed.len(),
            changed: self.changed.len(),
            benign: self.benign as usize,
            changed_inputs: self.changed_inputs.clone(),
            seeds: self.seeds.clone(),
        }
    }
}

impl NeighbourFindings {
    /// What this mutant shows of the bug, or of another one.
    pub fn shown(&self, mutant: Option<u32>) -> Option<Still> {
        let mutant = mutant?;
        let still = self.still.iter().chain(&self.same_place);
        let still = still.map(|one| (one.mutant, &one.report));
        let exposed = self.exposed.iter().map(|one| (one.mutant, &one.report));
        let mut all = still.chain(exposed);
        let (_, report) = all.find(|(own, _)| *own == mutant)?;
        Some(Still {
            mutant,
            report: report.clone(),
        })
    }
}

/// Time for repeating runs that seem to have changed.
const REPEATS: Duration = Duration::from_secs(10);

impl NeighbourFindings {
    /// A nondeterministic program may differ by chance: a mutant that behaves as before in a second run does not count
    /// as changed.
    fn keep_lasting(&mut self, before: &NeighbourBaseline, again: &BTreeMap<u32, NeighbourRun>) {
        self.changed.retain(|one| {
            let as_before = |run: &NeighbourRun| {
                run.behaviour == one.before && before.file_differences(one.mutant, run).is_empty()
            };
            !again.get(&one.mutant).is_some_and(as_before)
        });
    }
}

impl Subject<'_> {
    /// Runs the mutants whose behaviour is known on a candidate's tree, which is not written to. `clean` is how long
    /// the patched PoC takes.
    pub fn patched_neighbours(
        &self,
        poc: &Poc,
        layer: &Layer,
        known: (&Neighbours, &NeighbourBaseline),
        bug: &CrashReport,
        clean: Duration,
    ) -> Result<NeighbourFindings, SubjectError> {
        let (neighbours, baseline) = known;
        let wanted = baseline.order();
        let none = BTreeSet::new();
        let order = NeighbourOrder {
            poc,
            neighbours,
            wanted: &wanted,
            clean,
            unleaked: match bug.kind {
                BugKind::MemoryLeak => &none,
                // A leak counts against a patch only if nothing went wrong before.
                _ => &baseline.hits,
            },
            twice: Twice::Leaking,
            budget: self.neighbour_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        self.compared(layer, order, baseline, bug)
    }

    /// Compares the runs; what changed is run again and named.
    pub(super) fn compared(
        &self,
        layer: &Layer,
        order: NeighbourOrder<'_>,
        baseline: &NeighbourBaseline,
        bug: &CrashReport,
    ) -> Result<NeighbourFindings, SubjectError> {
        let mut names = Names::default();
        let runs = self.run_neighbours(layer, order, &mut names)?;
        let mut findings = compare(baseline, &runs, bug, &self.project());
        let wanted: Vec<u32> = findings.changed.iter().map(|one| one.mutant).collect();
        let order = NeighbourOrder {
            wanted: &wanted,
            ..order
        };
        let again = self.run_once(layer, &order, Leaks::Ignored, REPEATS, &mut names)?;
        findings.keep_lasting(baseline, &again.runs);
        findings.name_inputs(order.neighbours, baseline, &runs);
        Ok(findings)
    }
}

pub fn compare(
    baseline: &NeighbourBaseline,
    runs: &NeighbourRuns,
    bug: &CrashReport,
    project: &Project,
) -> NeighbourFindings {
    let known = baseline.order();
    let left = known.iter().filter(|index| !runs.first.contains_key(index));
    let mut findings = NeighbourFindings {
        run: u32::try_from(runs.first.len()).unwrap_or(u32::MAX),
        left: u32::try_from(left.count()).unwrap_or(u32::MAX),
        cut: runs.cut.clone(),
        seconds: runs.seconds,
        ..NeighbourFindings::default()
    };
    for (&mutant, first) in &runs.first {
        let comparison = Comparison {
            baseline,
            bug,
            project,
            mutant,
        };
        comparison.add(first, runs.again.get(&mutant), &mut findings);
    }
    findings
}

struct Comparison<'a> {
    baseline: &'a NeighbourBaseline,
    bug: &'a CrashReport,
    project: &'a Project,
    mutant: u32,
}

impl Comparison<'_> {
    fn add(
        &self,
        first: &NeighbourRun,
        again: Option<&NeighbourRun>,
        findings: &mut NeighbourFindings,
    ) {
        let was_hit = self.baseline.hits.contains(&self.mutant);
        findings.hit += u32::from(was_hit);
        match self.showing(first, again) {
            Showing::TheBug(report) => findings.still.push(Still {
                mutant: self.mutant,
                report,
            }),
            Showing::Another(report) => {
                findings.answers.extend(was_hit.then_some(HitAnswer {
                    mutant: self.mutant,
                    end: HitEnd::OtherBug(report.kind),
                }));
                let (bug, project) = (self.bug, self.project);
                let still = || Still {
                    mutant: self.mutant,
                    report: report.clone(),
                };
                if crash::same_place(bug, &report, project)
                    || crash::same_fault(bug, &report, project)
                {
                    findings.same_place.push(still());
                } else if was_hit && crash::same_object(bug, &report, project) {
                    findings.moved.push(still());
                }
                self.expose(report, findings);
            }
            Showing::Unclear => {
                let why = match first.ending {
                    NeighbourEnding::Unclear(why) => why,
                    NeighbourEnding::Crashed | NeighbourEnding::Hung | NeighbourEnding::Quiet => {
                        "its report is gone"
                    }
                };
                findings.unclear.push((self.mutant, why));
            }
            Showing::Nothing => {
                if was_hit {
                    self.add_fixed(first, again, findings);
                }
                self.look_at_quiet(first, again, findings);
            }
        }
    }

    fn add_fixed(
        &self,
        first: &NeighbourRun,
        again: Option<&NeighbourRun>,
        findings: &mut NeighbourFindings,
    ) {
        findings.fixed += 1;
        let way = self.baseline.ways.get(&self.mutant);
        findings.ways.extend(way.copied());
        let told = again.unwrap_or(first);
        if !told.status_is_hidden() {
            findings.answers.push(HitAnswer {
                mutant: self.mutant,
                end: HitEnd::Ended {
                    status: told.behaviour.status,
                    said: told.said.clone(),
                },
            });
        }
    }

    /// What both runs show together. Leak detection may have failed in the first, as it did before the patch.
    fn showing(&self, first: &NeighbourRun, again: Option<&NeighbourRun>) -> Showing {
        let shown = first.showing(self.bug, self.project);
        if matches!(shown, Showing::TheBug(_)) {
            return shown;
        }
        let news = first.is_blind() && !self.baseline.blind.contains(&self.mutant);
        match again.map(|again| again.showing(self.bug, self.project)) {
            Some(second @ (Showing::TheBug(_) | Showing::Another(_))) => second,
            Some(Showing::Nothing) if !first.ending.is_crash() && !news => Showing::Nothing,
            Some(Showing::Nothing | Showing::Unclear) | None => shown,
        }
    }

    fn expose(&self, report: CrashReport, findings: &mut NeighbourFindings) {
        let signature = crash::signature(&report, self.project);
        if self.baseline.others.get(&self.mutant) == Some(&signature) {
            return;
        }
        let place = crash::locate(&report, self.project);
        findings.exposed.push(Exposed {
            mutant: self.mutant,
            function: place.and_then(|place| place.function),
            known: self.baseline.known.contains(&signature),
            signature,
            report,
        });
    }

    fn look_at_quiet(
        &self,
        first: &NeighbourRun,
        again: Option<&NeighbourRun>,
        findings: &mut NeighbourFindings,
    ) {
        for report in &first.reports {
            let signature = crash::signature(report, self.project);
            if !self.baseline.known.contains(&signature) {
                self.expose(report.clone(), findings);
            }
        }
        let baseline = self.baseline;
        let leaking = || baseline.leaking.get(&self.mutant);
        let Some(&before) = baseline.benign.get(&self.mutant).or_else(leaking) else {
            return;
        };
        findings.benign += 1;
        let told = again.unwrap_or(first);
        let after = told.behaviour;
        let files = baseline.file_differences(self.mutant, told);
        let is_kept = after == before && files.is_empty();
        if !is_kept && !told.status_is_hidden() {
            findings.changed.push(Changed {
                mutant: self.mutant,
                before,
                after,
                files,
            });
        } else if is_kept {
            findings.kept.push(self.mutant);
        }
        for site in first.leak_sites.difference(&self.baseline.leak_sites) {
            let mutant = self.mutant;
            findings.new_leaks.entry(site.clone()).or_insert(mutant);
        }
    }
}

#[cfg(test)]
#[path = "findings_tests.rs"]
mod tests;

//! Edges: inputs at the boundary of the bug. A check that is off by one, or that only catches values as large as the
//! PoC's, lets the last bad one through; one that is too strict changes the last good one.
//!
//! Random mutants rarely hit the boundary. It is found on the unpatched program by bisecting between a value that
//! crashes and one that does not.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use patchwright_crash::Project;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_sandbox::Layer;

use super::baseline::NeighbourBaseline;
use super::dial::{self, Dial, Seen};
use super::given::Given;
use super::mutant::Mutant;
use super::reading::{NeighbourRun, Showing};
use super::run::{NeighbourOrder, Twice};
use super::set::{Neighbours, reserved};
use crate::SubjectError;
use crate::options::Leaks;
use crate::subject::Subject;
use crate::symbolize::Names;

const ROUNDS: u32 = 8;
const PROBES_EACH: u64 = 4;
const MOST_DIALS: usize = 10;
/// Dials tried per batch, until there are enough.
const TRIED_AT_ONCE: usize = 24;
/// Fraction of the neighbours' time budget.
const TIME_SHARE: f64 = 0.3;

impl Subject<'_> {
    /// The inputs next to the boundary on either side, as far as it is found in time.
    pub(super) fn find_edges(
        &self,
        layer: &Layer,
        order: NeighbourOrder<'_>,
        (baseline, bug): (&NeighbourBaseline, &CrashReport),
        names: &mut Names,
    ) -> Result<Vec<Mutant>, SubjectError> {
        let Neighbours {
            material, mutants, ..
        } = order.neighbours;
        let calm = |index: u32| baseline.benign.contains_key(&index);
        let mut search = Search {
            layer,
            order,
            bug,
            known: already_seen(mutants, baseline),
            names,
            deadline: Instant::now()
                + Duration::from_secs(self.case.judge.neighbour_seconds).mul_f64(TIME_SHARE),
        };
        let mut dials = search.keep_real(self, dial::dials(material, mutants, calm))?;
        for _ in 0..ROUNDS {
            let probes: Vec<Probe> = dials.iter().enumerate().flat_map(between).collect();
            let shown = search.run(self, &probes)?;
            if shown.is_empty() {
                break;
            }
            for (index, dial) in dials.iter_mut().enumerate() {
                let own = probes
                    .iter()
                    .zip(&shown)
                    .filter(|(probe, _)| probe.dial == index);
                let seen: Vec<_> = own.map(|(probe, seen)| (probe.value, *seen)).collect();
                dial.narrow(&seen);
            }
        }
        let most = reserved(self.case.judge.neighbours) as usize;
        Ok(at_the_border(&dials, mutants, most))
    }
}

/// Where the search runs, and how long it may take.
struct Search<'a> {
    layer: &'a Layer,
    order: NeighbourOrder<'a>,
    bug: &'a CrashReport,
    /// Results by mutant, including those of runs before the search.
    known: BTreeMap<Mutant, Seen>,
    names: &'a mut Names,
    deadline: Instant,
}

impl Search<'_> {
    /// The first dials that have a boundary. If the smallest change already removes the bug, the change broke the
    /// format; if no change removes it, there is no boundary.
    fn keep_real(
        &mut self,
        subject: &Subject<'_>,
        dials: Vec<Dial>,
    ) -> Result<Vec<Dial>, SubjectError> {
        let mut real: Vec<Dial> = Vec::new();
        for some in dials.chunks(TRIED_AT_ONCE) {
            if real.len() >= MOST_DIALS {
                break;
            }
            let ends = |(index, dial): (usize, &Dial)| {
                let values = [dial.beside(), dial.good];
                values.map(|value| Probe::new(index, dial, value))
            };
            let probes: Vec<Probe> = some.iter().enumerate().flat_map(ends).flatten().collect();
            let shown = self.run(subject, &probes)?;
            let saw = |index: usize, value: u64, what: Seen| {
                let mut all = probes.iter().zip(&shown);
                all.any(|(probe, seen)| {
                    probe.dial == index && probe.value == value && *seen == Some(what)
                })
            };
            let is_real = |(index, dial): &(usize, &Dial)| {
                saw(*index, dial.beside(), Seen::Bug) && saw(*index, dial.good, Seen::NoBug)
            };
            let found = some.iter().enumerate().filter(is_real);
            real.extend(found.map(|(_, dial)| dial.clone()));
        }
        real.truncate(MOST_DIALS);
        Ok(real)
    }

    /// What each probe shows; empty if there is nothing to run or no time left.
    fn run(
        &mut self,
        subject: &Subject<'_>,
        probes: &[Probe],
    ) -> Result<Vec<Option<Seen>>, SubjectError> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if probes.is_empty() || left.is_zero() {
            return Ok(Vec::new());
        }
        let mutants = probes.iter().map(|probe| &probe.mutant);
        let unknown = mutants.filter(|mutant| !self.known.contains_key(mutant));
        let turned = Neighbours {
            material: self.order.neighbours.material.clone(),
            mutants: unknown.cloned().collect(),
            benign: Vec::new(),
            given: Given::default(),
        };
        let wanted: Vec<u32> = (0..turned.len()).collect();
        let order = NeighbourOrder {
            neighbours: &turned,
            wanted: &wanted,
            twice: Twice::Leaking,
            ..self.order
        };
        let leaks = match self.bug.kind {
            BugKind::MemoryLeak => Leaks::Reported,
            _ => Leaks::Ignored,
        };
        let once = subject.run_once(self.layer, &order, leaks, left, self.names)?;
        let project = subject.project();
        for (index, mutant) in wanted.iter().zip(turned.mutants) {
            let run = once.runs.get(index);
            if let Some(seen) = run.and_then(|run| seen(run, self.bug, &project)) {
                self.known.insert(mutant, seen);
            }
        }
        let shown = |probe: &Probe| self.known.get(&probe.mutant).copied();
        Ok(probes.iter().map(shown).collect())
    }
}

/// Results of mutants that need not run again.
fn already_seen(mutants: &[Mutant], baseline: &NeighbourBaseline) -> BTreeMap<Mutant, Seen> {
    let settled = baseline.benign.keys().chain(baseline.others.keys());
    let hits = baseline.hits.iter().map(|index| (*index, Seen::Bug));
    let all = hits.chain(settled.map(|index| (*index, Seen::NoBug)));
    let mutant = |(index, seen): (u32, Seen)| Some((mutants.get(index as usize)?.clone(), seen));
    all.filter_map(mutant).collect()
}

/// A dial at one value.
struct Probe {
    dial: usize,
    value: u64,
    mutant: Mutant,
}

impl Probe {
    fn new(index: usize, dial: &Dial, value: u64) -> Option<Self> {
        Some(Self {
            dial: index,
            value,
            mutant: dial.mutant(value)?,
        })
    }
}

fn between((index, dial): (usize, &Dial)) -> Vec<Probe> {
    let values = dial.between(PROBES_EACH).into_iter();
    values
        .filter_map(|value| Probe::new(index, dial, value))
        .collect()
}

fn seen(run: &NeighbourRun, bug: &CrashReport, project: &Project) -> Option<Seen> {
    match run.showing(bug, project) {
        Showing::TheBug(_) => Some(Seen::Bug),
        Showing::Another(_) | Showing::Nothing => Some(Seen::NoBug),
        Showing::Unclear => None,
    }
}

fn at_the_border(dials: &[Dial], known: &[Mutant], most: usize) -> Vec<Mutant> {
    let mut found: Vec<Mutant> = Vec::new();
    for dial in dials {
        let last_bad = dial.mutant(dial.bad);
        let first_good = (dial.gap() == 1).then(|| dial.mutant(dial.good)).flatten();
        for mutant in last_bad.into_iter().chain(first_good) {
            if found.len() < most && !found.contains(&mutant) && !known.contains(&mutant) {
                found.push(mutant);
            }
        }
    }
    found
}

//! Runs mutants of a PoC, many in each sandbox and as many sandboxes at once as there are jobs.
//!
//! Every worker has its own view of the tree, so concurrent mutants do not see each other's files, and all workers see
//! the same paths, so equal runs print the same output.

mod order;
mod scripts;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use patchwright_domain::case::Cwd;
use patchwright_sandbox::{
    Batch, BatchEnd, BatchLimits, Cut, INSIDE_ROOT, Job, Layer, LayerMethod, Outcome, Serve,
    Supervision,
};

use super::cut::NeighbourCut;
use super::deadline::{Deadline, PATIENCE};
use super::folders::{private, watched};
use super::reading::{self, NeighbourRun};
use crate::SubjectError;
use crate::options::{Leaks, Purpose, SANITIZER_EXIT, Watchfulness};
use crate::room::{Room, Tree};
use crate::subject::Subject;
use crate::symbolize::{self, Names};
pub use order::{NeighbourOrder, Switched, Twice};
use scripts::{Places, parts, runs};

const SHORTEST_LIMIT: Duration = Duration::from_secs(1);
const TIMES_CLEAN: u32 = 10;
const GRACE: Duration = Duration::from_secs(3);
/// Each hang costs its whole time limit; after this many, only mutants that end quickly are waited for.
const MOST_HANGS: u32 = 4;
/// A mutant may bring down the whole sandbox (memory, disk, killing every process); the rest then continues in another
/// one, up to this many times.
const MOST_RESTARTS: usize = 8;
/// Fewer are not worth another sandbox.
const FEWEST_EACH: usize = 8;
/// Runs that must have ended by themselves to tell how long a run takes, as in `sandbox/inside/batch.rs`.
const ENOUGH_ENDED: usize = 5;

/// The part of a run's memory that may hold released blocks, as a divisor.
const QUARANTINE_SHARE: u64 = 4;

/// What the runs showed.
#[derive(Debug, Default)]
pub struct NeighbourRuns {
    pub first: BTreeMap<u32, NeighbourRun>,
    pub again: BTreeMap<u32, NeighbourRun>,
    pub cut: Option<NeighbourCut>,
    /// Without waiting for a processor.
    pub seconds: f64,
}

impl NeighbourRuns {
    /// Adds the runs of further mutants.
    pub(super) fn add(&mut self, further: Self) {
        self.first.extend(further.first);
        self.again.extend(further.again);
        self.cut = self.cut.take().or(further.cut);
        // Rounded so that the value survives serialisation.
        self.seconds = ((self.seconds + further.seconds) * 1000.0).round() / 1000.0;
    }

    /// How long a run takes that does not hang, once enough of them are known.
    pub(super) fn usual(&self, supposed: Duration) -> Duration {
        let ended = self.first.values().filter(|run| run.ended_by_itself());
        let seconds: Vec<f64> = ended.map(|run| run.seconds).collect();
        let slowest = seconds.iter().copied().fold(0.0, f64::max);
        if seconds.len() < ENOUGH_ENDED {
            supposed
        } else {
            supposed.min(Duration::from_secs_f64(slowest))
        }
    }
}

impl Subject<'_> {
    /// Runs mutants on views of `layer`, which is not written to. `names` must belong to the same tree.
    pub(super) fn run_neighbours(
        &self,
        layer: &Layer,
        order: NeighbourOrder<'_>,
        names: &mut Names,
    ) -> Result<NeighbourRuns, SubjectError> {
        let started = Instant::now();
        let budget = order.budget;
        let all = order.wanted.iter().copied();
        let (unleaked, leaked): (Vec<u32>, Vec<u32>) =
            all.partition(|index| order.unleaked.contains(index));
        let mut first = Once::default();
        let mut deadline = Deadline::after(budget.mul_f64(0.7));
        for (wanted, leaks) in [(unleaked, Leaks::Ignored), (leaked, Leaks::Reported)] {
            let order = NeighbourOrder {
                wanted: &wanted,
                ..order
            };
            // The rest is reserved for the second runs, which are fewer and do not hang.
            let once = self.run_once(layer, &order, leaks, deadline.left(), names)?;
            deadline.put_off(once.waited);
            first.add(once);
        }
        let wanted: Vec<u32> = order
            .wanted
            .iter()
            .copied()
            .filter(|index| {
                first
                    .runs
                    .get(index)
                    .is_some_and(|run| repeats(run, order.twice))
            })
            .collect();
        let order = NeighbourOrder {
            wanted: &wanted,
            ..order
        };
        let left = deadline.left() + budget.mul_f64(0.3);
        let again = self.run_once(layer, &order, Leaks::Ignored, left, names)?;
        let worked = started
            .elapsed()
            .saturating_sub(first.waited + again.waited);
        Ok(NeighbourRuns {
            first: first.runs,
            again: again.runs,
            cut: first.cut.or(again.cut),
            seconds: worked.as_secs_f64(),
        })
    }

    pub(crate) fn run_once(
        &self,
        layer: &Layer,
        order: &NeighbourOrder<'_>,
        leaks: Leaks,
        budget: Duration,
        names: &mut Names,
    ) -> Result<Once, SubjectError> {
        if order.wanted.is_empty() {
            return Ok(Once::default());
        }
        let workers = self.workers(layer, order.wanted.len());
        let raw: Vec<Result<Raw, SubjectError>> = thread::scope(|scope| {
            let work = |worker: usize| {
                let own = order.wanted.iter().copied().skip(worker).step_by(workers);
                let own: Vec<u32> = own.collect();
                scope.spawn(move || self.run_share(layer, order, own, leaks, budget))
            };
            let threads: Vec<_> = (0..workers).map(work).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or(Err(SubjectError::Reader)))
                .collect()
        });
        let mut all = Raw::default();
        for raw in raw {
            let raw = raw?;
            all.ended.extend(raw.ended);
            all.broken.extend(raw.broken);
            all.cut = all.cut.or(raw.cut);
            // Workers wait at the same time.
            all.waited = all.waited.max(raw.waited);
            all.unserved = all.unserved.or(raw.unserved);
        }
        self.say_why_unserved(all.unserved.take());
        self.read(layer, all, names)
    }

    pub(super) fn workers(&self, layer: &Layer, runs: usize) -> usize {
        match layer.method() {
            // Every view would be a full copy of the tree.
            LayerMethod::Copy => 1,
            LayerMethod::Disk | LayerMethod::Memory => {
                let most = runs.div_ceil(FEWEST_EACH);
                most.min(self.case.limits.jobs as usize).max(1)
            }
        }
    }

    /// One worker's share, in one sandbox unless mutants break it.
    fn run_share(
        &self,
        layer: &Layer,
        order: &NeighbourOrder<'_>,
        mut wanted: Vec<u32>,
        leaks: Leaks,
        budget: Duration,
    ) -> Result<Raw, SubjectError> {
        let started = Instant::now();
        let mut raw = Raw::default();
        // Leak detection stops the process from another one, which a copy may not start; counts are kept in shared memory.
        // A virtual machine has threads of its own from its first moment on.
        let mut serve = match (leaks, order.counts) {
            _ if self.case.runs_on_jvm() => Serve::Never,
            (Leaks::Ignored, None) => Serve::Quiet {
                fault: SANITIZER_EXIT,
            },
            (Leaks::Reported, _) | (_, Some(_)) => Serve::Never,
        };
        if order.switched != Switched::None {
            // A copy was started with another edit.
            serve = Serve::Never;
        }
        for _ in 0..=MOST_RESTARTS {
            let view = self.host.sandbox.layer_on(layer)?;
            let left = (budget + raw.waited).saturating_sub(started.elapsed());
            let (job, mut batch, _room) = self.batch(&view, order, &wanted, leaks, left)?;
            batch.serve = serve;
            let mut runs = self.host.sandbox.run_batch(job, &batch, self.host.cancel)?;
            raw.unserved = raw.unserved.or(runs.unserved);
            // Of a copy no fault is believed, whoever tells of it.
            let doubtful = runs
                .ended
                .extract_if(.., |_, end| end.served && reading::prints_report(end));
            let is_sound = doubtful.count() == 0;
            serve = Serve::Never;
            raw.ended.extend(runs.ended);
            raw.waited += runs.waited;
            match runs.cut {
                None if is_sound => return Ok(raw),
                None => {}
                Some(Cut::Time) => raw.cut = Some(NeighbourCut::Time),
                Some(Cut::Room) => raw.cut = Some(NeighbourCut::Room),
                Some(Cut::Problem(problem)) => raw.cut = Some(NeighbourCut::Problem(problem)),
                Some(Cut::Broken { outcome, during }) => {
                    if outcome == Outcome::Cancelled {
                        return Err(SubjectError::Cancelled);
                    }
                    raw.broken.extend(during.map(|index| (index, outcome)));
                }
            }
            let is_done =
                |index: &u32| raw.ended.contains_key(index) || raw.broken.contains_key(index);
            wanted.retain(|index| !is_done(index));
            if wanted.is_empty() || raw.cut.is_some() {
                return Ok(raw);
            }
        }
        let problem = format!("{MOST_RESTARTS} neighbours broke their sandbox");
        raw.cut = Some(NeighbourCut::Problem(problem));
        Ok(raw)
    }

    pub(super) fn batch(
        &self,
        view: &Layer,
        order: &NeighbourOrder<'_>,
        wanted: &[u32],
        leaks: Leaks,
        budget: Duration,
    ) -> Result<(Job, Batch, Room<'_>), SubjectError> {
        let poc = order.poc;
        let mut room = self.room(match order.counts {
            Some(counts) => Tree::Counting(view, counts),
            None => Tree::View(view),
        })?;
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let reports = room.folder("reports", &inside("reports"))?;
        let inputs = room.folder("poc", &inside("poc"))?;
        let stdin = room.folder("stdin", &inside("stdin"))?;
        let scratch = room.folder("scratch", &inside("scratch"))?;
        let purpose = Purpose::Unnamed {
            reports: &reports.to_string_lossy(),
            leaks,
            quarantine: match order.watchfulness {
                Watchfulness::Usual => None,
                Watchfulness::LateUses => Some(self.case.limits.memory_mib / QUARANTINE_SHARE),
            },
        };
        room.add_env(&poc.env, &purpose);
        let places = Places {
            inputs: &inputs,
            stdin: &stdin,
            scratch: &scratch,
        };
        let limit = (order.clean * TIMES_CLEAN)
            .min(Duration::from_secs(poc.seconds))
            .max(SHORTEST_LIMIT);
        let limits = BatchLimits {
            each: limit,
            least: SHORTEST_LIMIT,
            grace: GRACE,
            budget,
            most_hangs: MOST_HANGS,
        };
        let cwd = match &poc.cwd {
            Cwd::Source(below) => room.source.join(below),
            Cwd::Scratch => scratch.clone(),
        };
        // The runner enforces the budget itself; this is a fallback.
        let wall = budget * PATIENCE + limit * 4 + GRACE + Duration::from_secs(20);
        let job = room.job(Default::default(), &cwd, wall, Supervision::Batch);
        let watched = watched(poc, &cwd, &room.source);
        let own = [&reports, &inputs, &stdin, &scratch].map(PathBuf::clone);
        let batch = Batch {
            parts: parts(poc, &places),
            stdin: poc
                .stdin
                .is_some()
                .then_some(usize::from(poc.input.is_some())),
            emptied: own.into_iter().chain(private(&job)).collect(),
            watched,
            reports,
            runs: runs(order, wanted, &room, &places),
            serve: Serve::Never,
            look: None,
            limits,
        };
        Ok((job, batch, room))
    }

    fn say_why_unserved(&self, why: Option<String>) {
        if let Some(why) = why
            && !self.unserved_reported.swap(true, Ordering::Relaxed)
        {
            self.note(format!(
                "The program is started for every mutant, which takes longer: {why}."
            ));
        }
    }

    /// Symbolizes all frames of all runs at once, because starting a symbolizer costs more than a run.
    fn read(&self, layer: &Layer, raw: Raw, names: &mut Names) -> Result<Once, SubjectError> {
        let mut runs: BTreeMap<u32, NeighbourRun> = raw
            .ended
            .into_iter()
            .map(|(index, end)| (index, reading::read(end)))
            .collect();
        let reports = runs.values_mut().flat_map(|run| &mut run.reports);
        symbolize::complete_from(self, Tree::View(layer), names, reports)?;
        let project = self.project();
        for run in runs.values_mut() {
            run.settle(&project);
        }
        let broken = raw.broken.into_iter();
        runs.extend(broken.map(|(index, outcome)| (index, reading::broken(outcome))));
        Ok(Once {
            runs,
            cut: raw.cut,
            waited: raw.waited,
        })
    }
}

#[derive(Default)]
pub(crate) struct Once {
    pub runs: BTreeMap<u32, NeighbourRun>,
    pub cut: Option<NeighbourCut>,
    /// How long runs waited for a processor, or slept.
    pub waited: Duration,
}

impl Once {
    fn add(&mut self, further: Self) {
        self.runs.extend(further.runs);
        self.cut = self.cut.take().or(further.cut);
        self.waited += further.waited;
    }
}

#[derive(Default)]
struct Raw {
    ended: BTreeMap<u32, BatchEnd>,
    broken: BTreeMap<u32, Outcome>,
    cut: Option<NeighbourCut>,
    unserved: Option<String>,
    waited: Duration,
}

fn repeats(run: &NeighbourRun, twice: Twice) -> bool {
    match twice {
        Twice::Quiet => !run.ending.is_crash() && !run.was_left(),
        Twice::Leaking => !run.ending.is_crash() && run.status_is_hidden(),
    }
}

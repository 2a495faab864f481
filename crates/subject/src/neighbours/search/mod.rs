//! Search against a patch: further inputs and command lines that show the bug.
//!
//! Small changes of the PoC see one way to the bug. The search looks for others: other keywords and records, numbers
//! turned together, longer names, other options. It runs on the unpatched program, once for each case, and what it finds
//! is stored next to the base, so that every candidate runs the same inputs. A candidate that passes them is searched
//! itself, with numbers that its own conditions name.

mod aliases;
mod bits;
mod bytes;
mod change;
mod columns;
mod commands;
mod counted;
mod counter;
mod cuts;
mod evidence;
mod fits;
mod found;
mod grafts;
mod guide;
mod leading;
mod lines;
mod means;
mod merged;
mod mixed;
mod named;
mod operands;
mod others;
mod patched;
mod pool;
mod queue;
mod reduce;
mod refuting;
mod rings;
mod seed;
mod session_steps;
mod sessions;
mod sizes;
mod spellings;
mod stretched;
mod text;
mod turns;
mod valid;
mod valid_seeds;
mod words;

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_crash::Project;
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_sandbox::Layer;

use guide::{Guide, Tried};
use queue::Made;

use super::cut::NeighbourCut;
use super::deadline::Deadline;
use super::given::Given;
use super::material::Material;
use super::mutant::Mutant;
use super::reading::NeighbourRun;
use super::run::{NeighbourOrder, Switched, Twice};
use super::set::Neighbours;
use crate::SubjectError;
use crate::options::{Leaks, Watchfulness};
use crate::subject::Subject;
use crate::symbolize::Names;

pub use evidence::SearchInput;
pub use found::FoundInput;
pub(super) use means::Means;
pub use others::OtherBug;
pub use patched::{PatchedTree, SearchDepth, SearchFindings};
pub use pool::{Handed, SearchPool};
pub(super) use pool::{donors, files};
pub(super) use queue::{MOST_BYTES, Queue};
pub(super) use reduce::reduced;
pub use valid::{BothTrees, ValidFindings};
pub(super) use words::Vocabulary;

/// Trials for each neighbour that the case asks for: on the unpatched program, which serves all candidates, and on one of these. As
/// many again begin with inputs of the project.
const TRIALS_BEFORE: u32 = 10;
const TRIALS_AFTER: u32 = 5;
/// A guided search goes on where a blind one would repeat itself.
const TIMES_GUIDED: u32 = 2;
/// Little can be changed in a small input: at most so many trials, and so many more for each of its bytes.
const TRIALS_AT_LEAST: u32 = 60;
const TRIALS_EACH_BYTE: u32 = 20;
/// Trials in one batch. Starting a sandbox costs as much as several of them.
const AT_ONCE: usize = 160;

/// A trial that was run for real.
struct Guided {
    input: Mutant,
    run: NeighbourRun,
    /// It came where none was before.
    is_new: bool,
}

/// Trials on one tree, until time or number run out.
struct Searcher<'a> {
    subject: &'a Subject<'a>,
    layer: &'a Layer,
    poc: &'a Poc,
    material: &'a Material,
    bug: &'a CrashReport,
    /// How long a run takes that does not hang.
    clean: Duration,
    names: Names,
    deadline: Deadline,
    left: u32,
    executions: u32,
    cut: Option<NeighbourCut>,
    at_once: usize,
}

impl<'a> Searcher<'a> {
    fn new(
        subject: &'a Subject<'a>,
        (poc, material): (&'a Poc, &'a Material),
        layer: &'a Layer,
        (bug, clean): (&'a CrashReport, Duration),
        (deadline, trials): (Deadline, u32),
    ) -> Self {
        Self {
            subject,
            layer,
            poc,
            material,
            bug,
            clean,
            names: Names::default(),
            deadline,
            left: trials,
            executions: 0,
            cut: None,
            at_once: AT_ONCE,
        }
    }

    /// More trials, in smaller batches, if there is a guide.
    fn guided_by(mut self, guide: Option<&Guide<'_>>) -> Self {
        if guide.is_some() {
            self.left = self.left.saturating_mul(TIMES_GUIDED);
            self.at_once = guide::FEWEST_AT_ONCE;
        }
        self
    }

    /// How many trials the next batch may have; 0 when the search is over.
    fn room(&self) -> usize {
        let over = self.cut.is_some() || self.deadline.is_over();
        if over {
            0
        } else {
            self.at_once.min(self.left as usize)
        }
    }

    /// Runs those of the trials that may show a fault, as far as the guide can tell; without one, all.
    fn run_guided(
        &mut self,
        trials: Vec<Made>,
        guide: Option<&mut Guide<'_>>,
        queue: &mut Queue<'_>,
    ) -> Result<Vec<Guided>, SubjectError> {
        let tried = match guide {
            Some(guide) => {
                let tried = guide.look(trials, self.deadline)?;
                self.at_once = guide::at_once(self.at_once, &tried);
                tried
            }
            None => trials.into_iter().map(Tried::unseen).collect(),
        };
        guide::go_on(queue, &tried);
        let all = tried.len();
        let reaching = tried.iter().filter(|one| one.is_new());
        let reaching: BTreeSet<Mutant> = reaching.map(|one| one.made.mutant.clone()).collect();
        let faulty = tried.into_iter().filter(|one| one.may_fault);
        let faulty: Vec<Mutant> = faulty.map(|one| one.made.mutant).collect();
        let quiet = u32::try_from(all - faulty.len()).unwrap_or(u32::MAX);
        self.left = self.left.saturating_sub(quiet);
        self.executions += quiet;
        let ran = self.run(faulty)?.into_iter();
        let ran = ran.map(|(input, run)| Guided {
            is_new: reaching.contains(&input),
            input,
            run,
        });
        Ok(ran.collect())
    }

    /// Runs the trials; without those that there was no time for.
    fn run(&mut self, trials: Vec<Mutant>) -> Result<Vec<(Mutant, NeighbourRun)>, SubjectError> {
        if trials.is_empty() {
            return Ok(Vec::new());
        }
        let neighbours = Neighbours {
            material: self.material.clone(),
            mutants: trials,
            benign: Vec::new(),
            given: Given::default(),
        };
        let wanted: Vec<u32> = (0..neighbours.len()).collect();
        let budget = self.deadline.left();
        let order = NeighbourOrder {
            poc: self.poc,
            neighbours: &neighbours,
            wanted: &wanted,
            clean: self.clean,
            unleaked: &Default::default(),
            twice: Twice::Leaking,
            budget,
            counts: None,
            watchfulness: Watchfulness::LateUses,
            switched: Switched::None,
        };
        let leaks = match self.bug.kind {
            BugKind::MemoryLeak => Leaks::Reported,
            _ => Leaks::Ignored,
        };
        let once = self
            .subject
            .run_once(self.layer, &order, leaks, budget, &mut self.names)?;
        self.deadline.put_off(once.waited);
        // A run whose end is not known showed nothing.
        let known = once.runs.values().filter(|run| run.is_known());
        self.executions += u32::try_from(known.count()).unwrap_or(u32::MAX);
        self.left = self.left.saturating_sub(neighbours.len());
        self.cut = self.cut.take().or(once.cut);
        let mut runs = once.runs;
        let ran = wanted.into_iter().zip(neighbours.mutants);
        Ok(ran
            .filter_map(|(index, mutant)| Some((mutant, runs.remove(&index)?)))
            .collect())
    }

    fn project(&self) -> Project {
        self.subject.project()
    }
}

impl Subject<'_> {
    /// The trials of a search that begins with the PoC, and those that begin with inputs of the project.
    fn trials_from_poc(&self, material: &Material, each: u32) -> u32 {
        let bytes = material.parts.first().map_or(0, |part| part.bytes.len());
        let own = donors(&material.relatives);
        let further = match own.iter().map(|own| own.len()).sum() {
            0 => 0,
            bytes => self.search_trials(bytes, each),
        };
        self.search_trials(bytes, each) + further
    }

    /// So many for each neighbour, unless there are too few bytes to make them of.
    fn search_trials(&self, bytes: usize, each: u32) -> u32 {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        let worth = bytes
            .saturating_mul(TRIALS_EACH_BYTE)
            .saturating_add(TRIALS_AT_LEAST);
        self.case.judge.neighbours.saturating_mul(each).min(worth)
    }

    fn search_budget(&self) -> Duration {
        Duration::from_secs(self.case.judge.search_seconds)
    }
}

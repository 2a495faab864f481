//! Tells a search which of its trials lead further: they run on a tree that says which edges they reach and what they compare.
//!
//! Nothing follows from such a run but where the search goes on. What seems to show a fault there is run on the real program.

use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_sandbox::{Layer, Looked};

use super::operands;
use super::queue::{Made, Queue};
use super::stretched::stretched;
use super::text::alternately;
use super::turns::Kind;
use crate::SubjectError;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::given::Given;
use crate::neighbours::look::Seen;
use crate::neighbours::material::Material;
use crate::neighbours::mutant::Mutant;
use crate::neighbours::run::{NeighbourOrder, Switched, Twice};
use crate::neighbours::set::Neighbours;
use crate::options::Watchfulness;
use crate::subject::Subject;

/// Each with a bit for every order of magnitude in which it was passed.
const EDGES: usize = 1 << 16;
/// Seeds that one batch adds: making their changes takes time.
const MOST_OF_BATCH: usize = 8;

/// What one batch reaches, the next one goes on from; while there is nothing new, larger ones cost less.
pub(super) const FEWEST_AT_ONCE: usize = 64;
const MOST_AT_ONCE: usize = 320;

pub(super) struct Guide<'a> {
    subject: &'a Subject<'a>,
    layer: &'a Layer,
    poc: &'a Poc,
    material: &'a Material,
    clean: Duration,
    known: Vec<u8>,
    pub executions: u32,
}

/// A trial, and what it did on the instrumented tree.
pub(super) struct Tried {
    pub made: Made,
    /// Run it for real: it may show a fault, or it could not be looked at.
    pub may_fault: bool,
    /// What none before reached.
    pub new: Novelty,
    looked: Looked,
}

/// The more of it the better: edges that were never passed count most, then other orders of magnitude of known ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Novelty {
    edges: usize,
    counts: usize,
}

impl Tried {
    pub(super) fn is_new(&self) -> bool {
        self.new > Novelty::default()
    }

    /// Without a guide nothing is known of it.
    pub(super) fn unseen(made: Made) -> Self {
        Self {
            made,
            may_fault: true,
            new: Novelty::default(),
            looked: Looked::default(),
        }
    }
}

impl<'a> Guide<'a> {
    pub(super) fn new(
        subject: &'a Subject<'a>,
        layer: &'a Layer,
        (poc, material): (&'a Poc, &'a Material),
        clean: Duration,
    ) -> Self {
        Self {
            subject,
            layer,
            poc,
            material,
            clean,
            known: vec![0; EDGES],
            executions: 0,
        }
    }

    /// How many edges were reached so far.
    pub(super) fn edges(&self) -> usize {
        self.known.iter().filter(|buckets| **buckets != 0).count()
    }

    /// What these inputs compare. What they reach is known from now on.
    pub(super) fn begin(
        &mut self,
        seeds: &[Mutant],
        deadline: Deadline,
    ) -> Result<Vec<Seen>, SubjectError> {
        let seen = self.run(seeds, &[], deadline)?;
        for one in &seen {
            self.take(&one.looked);
        }
        Ok(seen)
    }

    /// In the order of the trials, whoever of them ran first.
    pub(super) fn look(
        &mut self,
        trials: Vec<Made>,
        deadline: Deadline,
    ) -> Result<Vec<Tried>, SubjectError> {
        let mutants: Vec<Mutant> = trials.iter().map(|made| made.mutant.clone()).collect();
        let known = self.known.clone();
        let seen = self.run(&mutants, &known, deadline)?;
        let tried = trials.into_iter().zip(seen).map(|(made, seen)| Tried {
            made,
            may_fault: seen.fault,
            new: self.take(&seen.looked),
            looked: seen.looked,
        });
        Ok(tried.collect())
    }

    fn run(
        &mut self,
        mutants: &[Mutant],
        known: &[u8],
        deadline: Deadline,
    ) -> Result<Vec<Seen>, SubjectError> {
        let neighbours = Neighbours {
            material: self.material.clone(),
            mutants: mutants.to_vec(),
            benign: Vec::new(),
            given: Given::default(),
        };
        let wanted: Vec<u32> = (0..neighbours.len()).collect();
        let budget = deadline.left();
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
        let mut seen = self.subject.look(self.layer, &order, (known, budget))?;
        self.executions += u32::try_from(seen.len()).unwrap_or(u32::MAX);
        let unknown = || Seen {
            fault: true,
            looked: Looked::default(),
        };
        let all = wanted.iter();
        Ok(all
            .map(|index| seen.remove(index).unwrap_or_else(unknown))
            .collect())
    }

    /// How much of it is new.
    fn take(&mut self, looked: &Looked) -> Novelty {
        let mut new = Novelty::default();
        for one in &looked.reached {
            let bit = 1 << (one % 8);
            let edge = usize::try_from(one / 8).ok();
            if let Some(buckets) = edge.and_then(|edge| self.known.get_mut(edge))
                && *buckets & bit == 0
            {
                match *buckets {
                    0 => new.edges += 1,
                    _ => new.counts += 1,
                }
                *buckets |= bit;
            }
        }
        new
    }
}

/// How many trials the next batch may have.
pub(super) fn at_once(before: usize, tried: &[Tried]) -> usize {
    match tried.iter().any(|one| one.new.edges > 0) {
        true => FEWEST_AT_ONCE,
        false => (before * 2).min(MOST_AT_ONCE),
    }
}

/// Goes on from the trials that reached something new: their kind of change has its turn more often, they become seeds, and what
/// they compared is tried.
pub(super) fn go_on(queue: &mut Queue<'_>, tried: &[Tried]) -> Vec<Added> {
    let new: Vec<&Tried> = tried.iter().filter(|one| one.is_new()).collect();
    for kind in new.iter().filter_map(|one| one.made.kind) {
        queue.reward(kind);
    }
    let mut best = new;
    best.sort_by_key(|one| std::cmp::Reverse(one.new));
    let mut added = Vec::new();
    for one in best.into_iter().take(MOST_OF_BATCH) {
        let Some(seed) = queue.add_reaching(&one.made.mutant) else {
            continue;
        };
        add_compared(queue, seed, &one.looked);
        added.push(Added {
            of: one.made.seed,
            mutant: one.made.mutant.clone(),
        });
    }
    added
}

/// A trial that became a seed.
pub(super) struct Added {
    pub of: usize,
    pub mutant: Mutant,
}

/// What a run of a seed compared is tried.
pub(super) fn add_compared(queue: &mut Queue<'_>, seed: usize, looked: &Looked) {
    let Some(content) = queue.seed(seed) else {
        return;
    };
    let changes = operands::matched(content, looked);
    queue.add_compared(seed, Some(Kind::COMPARED), changes);
}

/// The same for what only the patched program compares, before anything else.
pub(super) fn add_asked(queue: &mut Queue<'_>, seed: usize, patched: &Looked, before: &Looked) {
    let Some(content) = queue.seed(seed) else {
        return;
    };
    let added = operands::added(patched, before);
    let (matched, stretched) = (
        operands::matched(content, &added),
        stretched(content, &added),
    );
    let changes = alternately(matched, stretched);
    queue.add_compared(seed, None, changes);
}

//! Benign inputs: valid inputs of the program in another shape, containing nothing of the PoC.
//!
//! Small changes of the PoC mostly reach the bug or are rejected. Only inputs that were fine can show that a patch breaks them,
//! so these are made from other inputs than the PoC. A candidate runs them last, when nothing else speaks against it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::Layer;

use super::Neighbours;
use super::baseline::NeighbourBaseline;
use super::cut::NeighbourCut;
use super::findings::NeighbourFindings;
use super::reshape::{self, BenignInput};
use super::run::{NeighbourOrder, Switched, Twice};
use super::search::{MOST_BYTES, Means, Queue, Vocabulary, donors};
use crate::SubjectError;
use crate::base::Base;
use crate::kept::keep;
use crate::options::Watchfulness;
use crate::subject::Subject;
use crate::symbolize::Names;
use crate::test_inputs::TestCall;

/// Part of the key; raised when the stored content changes.
const FORMAT: u32 = 3;
/// Divides the neighbours' time budget; these inputs get that much in addition.
const TIME_SHARE: u32 = 3;
/// Valid inputs with other words, numbers and options of the program, besides the reshaped ones.
const MOST_OTHERS: usize = 160;

impl Neighbours {
    /// Makes the benign inputs, mostly from inputs that the unpatched program accepts: what follows the first error in
    /// a file is seldom read. There are no more of them than neighbours were asked for.
    pub(super) fn make_benign_inputs(
        &mut self,
        before: &NeighbourBaseline,
        neighbours: u32,
        (known, calls): (&Vocabulary, &[TestCall]),
    ) {
        let accepted = before.benign.iter().filter(|(_, did)| did.status == 0);
        let accepted = accepted.filter_map(|(index, _)| self.relative(*index));
        let accepted: BTreeMap<&[u8], &str> = accepted
            .map(|one| (one.bytes.as_slice(), one.name.as_str()))
            .collect();
        let contents: HashSet<&[u8]> = accepted.keys().copied().collect();
        let mut benign = reshape::make(&self.material, &contents, neighbours as usize);
        let small = accepted
            .into_iter()
            .filter(|(bytes, _)| bytes.len() <= MOST_BYTES);
        let (inputs, names): (Vec<&[u8]>, Vec<&str>) = small.unzip();
        let donors = donors(&self.material.relatives);
        let means = Means {
            known,
            numbers: &known.numbers,
            patch: &[],
            characters: &[],
            donors: &donors,
            calls,
        };
        let queue = Queue::of_inputs(&self.material, &inputs, &means);
        let most = MOST_OTHERS.min(neighbours as usize);
        let others = queue.map(|mut queue| queue.next_of_seeds(most));
        for made in others.unwrap_or_default() {
            let is_there = benign.iter().any(|known| known.mutant == made.mutant);
            if let Some(name) = names.get(made.seed).filter(|_| !is_there) {
                benign.push(BenignInput::other(name, benign.len() + 1, made.mutant));
            }
        }
        self.benign = benign;
    }
}

impl Subject<'_> {
    /// What the unpatched program does with the benign inputs, limited to benign behaviour; stored next to the base.
    /// `before` is what it does with the mutants.
    pub fn benign_baseline(
        &self,
        poc: &Poc,
        base: &Base,
        (neighbours, before): (&Neighbours, &NeighbourBaseline),
        bug: &CrashReport,
        clean: Duration,
    ) -> Result<NeighbourBaseline, SubjectError> {
        let first = neighbours.len();
        let wanted: Vec<u32> = (first..).take(neighbours.benign.len()).collect();
        let key = self.neighbour_key(poc, neighbours, bug)?;
        let inputs = reshape::digest(&neighbours.benign);
        let name = format!("benign-inputs-{FORMAT}-{first}-{inputs}-{key}.json");
        let kept = base.folder().join(name);
        let known = fs::read(&kept).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(known);
        }
        let layer = self.layer(base)?;
        let order = NeighbourOrder {
            poc,
            neighbours,
            wanted: &wanted,
            clean,
            unleaked: &wanted.iter().copied().collect(),
            twice: Twice::Quiet,
            budget: self.benign_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        let runs = self.run_neighbours(&layer, order, &mut Names::default())?;
        let made = NeighbourBaseline::from_runs(&runs, bug, &self.project());
        let made = made.only_benign(before);
        // A failed run may work the next time, so it is not stored.
        if !matches!(made.cut, Some(NeighbourCut::Problem(_))) {
            keep(&kept, &made)?;
        }
        Ok(made)
    }

    /// Runs the benign inputs on a candidate's tree, which is not written to. Leaks are not checked; the leak stage
    /// uses the mutants for that.
    pub fn patched_benign_inputs(
        &self,
        poc: &Poc,
        layer: &Layer,
        known: (&Neighbours, &NeighbourBaseline),
        bug: &CrashReport,
        clean: Duration,
    ) -> Result<NeighbourFindings, SubjectError> {
        let (neighbours, baseline) = known;
        let wanted = baseline.order();
        let unleaked: BTreeSet<u32> = wanted.iter().copied().collect();
        let order = NeighbourOrder {
            poc,
            neighbours,
            wanted: &wanted,
            clean,
            unleaked: &unleaked,
            twice: Twice::Leaking,
            budget: self.benign_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        self.compared(layer, order, baseline, bug)
    }

    fn benign_budget(&self) -> Duration {
        Duration::from_secs(self.case.judge.neighbour_seconds) / TIME_SHARE
    }
}

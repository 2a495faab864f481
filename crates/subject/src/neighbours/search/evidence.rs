//! Inputs of a search that leave with an accepted patch, and those that come with somebody else's: whoever checks the patch
//! runs the same ones.

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;

use super::change::spread;
use super::pool::{Handed, SearchPool};
use super::queue::{MOST_GROWN, searched_part};
use super::{Searcher, Subject};
use crate::SubjectError;
use crate::base::Base;
use crate::neighbours::baseline::way;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::findings::{HitEnd, NeighbourFindings};
use crate::neighbours::mutant::Mutant;
use crate::neighbours::relatives;

/// Of one input, and of all together.
const MOST_BYTES: usize = 64 << 10;
const MOST_TOGETHER: usize = 1 << 20;
/// For running those of somebody else on the unpatched program.
const MOST_SECONDS: Duration = Duration::from_secs(20);

/// An input by its content: that of the PoC's first file, or else its arguments, one in each line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchInput {
    pub content: Vec<u8>,
    /// Replaces the PoC's command.
    pub command: Option<String>,
}

impl SearchPool {
    /// At most so many inputs that the patched program is seen to handle: one for each way to the bug, then evenly of the others.
    pub fn evidence(&self, found: &NeighbourFindings, most: usize) -> Vec<SearchInput> {
        let ended = found.answers.iter().filter_map(|answer| match answer.end {
            HitEnd::Ended { .. } => Some(answer.mutant),
            HitEnd::OtherBug(_) => None,
        });
        let ended: BTreeSet<u32> = ended.collect();
        let mut ways = BTreeSet::new();
        let is_new = |mutant: &u32| {
            let way = self.before.ways.get(mutant);
            way.is_some_and(|way| ways.insert(*way))
        };
        let (first, others): (Vec<u32>, Vec<u32>) = ended.into_iter().partition(is_new);
        let some = |all: Vec<u32>, most: usize| match most {
            0 => Vec::new(),
            _ => spread(all, most),
        };
        let first = some(first, most);
        let others = some(others, most.saturating_sub(first.len()));
        let mut together = 0;
        let is_small = |input: &SearchInput| {
            together += input.content.len();
            input.content.len() <= MOST_BYTES && together <= MOST_TOGETHER
        };
        let chosen = first.into_iter().chain(others);
        chosen
            .filter_map(|mutant| self.content(mutant))
            .filter(is_small)
            .collect()
    }

    fn content(&self, mutant: u32) -> Option<SearchInput> {
        let mutant = self.inputs.mutant(mutant)?;
        let (index, part) = searched_part(&self.inputs.material)?;
        (mutant.part == index && part.window.is_none()).then(|| SearchInput {
            content: part.with(&mutant.splices),
            command: mutant.command.clone(),
        })
    }

    /// Puts further hits in front, each with the way in which it crashes.
    fn add_hits(&mut self, hits: Vec<(Mutant, u64)>) {
        let count = u32::try_from(hits.len()).unwrap_or(u32::MAX);
        let shifted = |index: u32| index.saturating_add(count);
        let before = &mut self.before;
        before.hits = before.hits.iter().map(|index| shifted(*index)).collect();
        let ways = std::mem::take(&mut before.ways).into_iter();
        before.ways = ways.map(|(index, way)| (shifted(index), way)).collect();
        let (mut mutants, ways): (Vec<Mutant>, Vec<u64>) = hits.into_iter().unzip();
        before.hits.extend(0..count);
        before.ways.extend((0..).zip(ways));
        mutants.append(&mut self.inputs.mutants);
        self.inputs.mutants = mutants;
    }
}

impl Subject<'_> {
    /// Adds the inputs that show the fault in the unpatched program, whoever says that they do.
    pub fn hand_to_pool(
        &self,
        pool: &mut SearchPool,
        inputs: &[SearchInput],
        (poc, base): (&Poc, &Base),
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<(), SubjectError> {
        let Some((index, part)) = searched_part(&pool.inputs.material) else {
            return Ok(());
        };
        let small = inputs.iter().filter(|one| one.content.len() <= MOST_GROWN);
        let mutants = small.map(|one| Mutant {
            command: one.command.clone(),
            ..relatives::whole(index, part, one.content.clone())
        });
        let (known, new): (Vec<Mutant>, Vec<Mutant>) =
            mutants.partition(|one| pool.inputs.mutants.contains(one));
        let mut hits = Vec::new();
        if !new.is_empty() {
            let layer = self.layer(base)?;
            let limits = (Deadline::after(MOST_SECONDS), u32::MAX);
            let material = &pool.inputs.material;
            let mut searcher = Searcher::new(self, (poc, material), &layer, (bug, clean), limits);
            let project = self.project();
            for (input, run) in searcher.run(new)? {
                let report = run.fault(bug, &project);
                hits.extend(report.map(|report| (input, way(&report, &project))));
            }
        }
        pool.handed = Handed {
            all: inputs.len(),
            shown: known.len() + hits.len(),
        };
        pool.add_hits(hits);
        Ok(())
    }
}

#[cfg(test)]
#[path = "evidence_tests.rs"]
mod tests;

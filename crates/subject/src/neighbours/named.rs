//! The user's own inputs among the neighbours: what became of each, by name. The effect of a patch on real inputs is
//! the strongest evidence, so every input that was not compared is reported.

use patchwright_domain::count::agree;
use patchwright_domain::verdict::SeedCounts;

use super::baseline::NeighbourBaseline;
use super::findings::NeighbourFindings;
use super::material::{Relative, RelativeOrigin};
use super::relatives;
use super::run::NeighbourRuns;
use super::set::Neighbours;

/// How many inputs are named in messages.
const MOST_NAMES: usize = 8;

impl Neighbours {
    /// The input's name for display: a file's name, else the mutant's number.
    pub fn input_name(&self, index: u32) -> String {
        let relative = self.relative(index).map(|one| &one.name);
        let name = relative.or_else(|| self.benign_input(index).map(|one| &one.name));
        name.map_or_else(|| format!("neighbour {index}"), String::clone)
    }

    /// The changed part of the PoC.
    pub(super) fn content(&self, index: u32) -> Option<Vec<u8>> {
        let mutant = self.mutant(index)?;
        let part = self.material.parts.get(mutant.part)?;
        Some(part.with(&mutant.splices))
    }

    /// Its bytes.
    pub fn input_length(&self, index: u32) -> Option<usize> {
        self.content(index).map(|content| content.len())
    }

    /// Whether it is a complete input of the project or the user rather than a mutant.
    pub fn is_whole_input(&self, index: u32) -> bool {
        self.relative(index).is_some()
    }

    pub(super) fn relative(&self, index: u32) -> Option<&Relative> {
        relatives::which(&self.material, self.mutant(index)?)
    }

    fn seeds(&self) -> impl Iterator<Item = u32> {
        let is_seed = |index: &u32| {
            let relative = self.relative(*index);
            relative.is_some_and(|one| one.origin == RelativeOrigin::Given)
        };
        (0..self.len()).filter(is_seed)
    }

    /// The seeds on the unpatched program: how many are known to be benign, and why the others are not. `None` if the
    /// user gave none.
    pub(super) fn seeds_before(&self, before: &NeighbourBaseline) -> Option<SeedCounts> {
        if self.given.count == 0 {
            return None;
        }
        let mut counts = SeedCounts {
            given: self.given.count,
            left_out: self.given.left_out.clone(),
            ..SeedCounts::default()
        };
        let [mut hit, mut crash, mut unstable, mut late] = [0; 4];
        for index in self.seeds() {
            if before.hits.contains(&index) {
                hit += 1;
            } else if before.others.contains_key(&index) {
                crash += 1;
            } else if before.unsettled.contains(&index) {
                unstable += 1;
            } else if before.benign.contains_key(&index) {
                counts.compared += 1;
            } else {
                late += 1;
            }
        }
        let reasons = [
            (hit, agree(hit, "hits the bug", "hit the bug")),
            (crash, agree(crash, "shows another bug", "show another bug")),
            (unstable, "not the same in two runs"),
            (late, "not run in time"),
            (self.given.unused, "unused, since the PoC reads no file"),
        ];
        let reasons = reasons.iter().filter(|(count, _)| *count > 0);
        counts
            .left_out
            .extend(reasons.map(|(count, why)| format!("{count} {why}")));
        Some(counts)
    }
}

impl NeighbourFindings {
    /// Names what changed, and what became of the seeds.
    pub(super) fn name_inputs(
        &mut self,
        neighbours: &Neighbours,
        before: &NeighbourBaseline,
        runs: &NeighbourRuns,
    ) {
        let changed = self.changed.iter().map(|one| one.mutant);
        let exposed = self.exposed.iter().map(|one| one.mutant);
        let worse: Vec<u32> = exposed
            .filter(|index| before.benign.contains_key(index))
            .collect();
        let mut changed: Vec<u32> = changed.chain(worse).collect();
        changed.sort_unstable();
        changed.dedup();
        self.seeds = neighbours.seeds_before(before).map(|mut counts| {
            let benign = |index: &u32| before.benign.contains_key(index);
            let run = |index: &u32| runs.first.contains_key(index);
            let left = neighbours.seeds().filter(benign).filter(|one| !run(one));
            let left = left.count();
            if left > 0 {
                counts
                    .left_out
                    .push(format!("{left} not run in time after the patch"));
            }
            counts.compared -= left;
            let seeds: Vec<u32> = neighbours.seeds().collect();
            counts.changed = changed.iter().filter(|one| seeds.contains(one)).count();
            counts
        });
        self.worse = changed;
        self.name_worse(neighbours);
    }

    /// Adds what the benign inputs show. Leaks and the user's seeds are covered by the mutants.
    pub fn add_benign_inputs(&mut self, further: Self, neighbours: &Neighbours) {
        self.run += further.run;
        self.left += further.left;
        self.still.extend(further.still);
        self.same_place.extend(further.same_place);
        self.moved.extend(further.moved);
        self.exposed.extend(further.exposed);
        self.benign += further.benign;
        self.kept.extend(further.kept);
        self.changed.extend(further.changed);
        self.unclear.extend(further.unclear);
        self.cut = self.cut.take().or(further.cut);
        self.seconds += further.seconds;
        self.worse.extend(further.worse);
        self.name_worse(neighbours);
    }

    /// Names files before inputs made from them, and both before mutants, because their names say more.
    fn name_worse(&mut self, neighbours: &Neighbours) {
        let worth = |index: &u32| {
            let whole = neighbours.is_whole_input(*index);
            (!whole, !neighbours.is_benign_input(*index))
        };
        self.worse.sort_by_key(worth);
        let named = self.worse.iter().take(MOST_NAMES);
        self.changed_inputs = named.map(|index| neighbours.input_name(*index)).collect();
    }
}

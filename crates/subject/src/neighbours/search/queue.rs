//! The order in which the search tries changes: every kind of change in turn, of the PoC and of every input that
//! showed the bug in a new way.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::change::{self, Change};
use super::commands;
use super::means::Means;
use super::seed::{Seed, Trial};
use super::turns::{Kind, Turns};
use crate::neighbours::material::{Material, Part, Role};
use crate::neighbours::mutant::Mutant;
use crate::neighbours::relatives;

/// Larger inputs are not searched around: every trial is a copy.
pub(in crate::neighbours) const MOST_BYTES: usize = 64 << 10;
/// A trial may become this large.
pub(super) const MOST_GROWN: usize = 256 << 10;
/// The same for arguments: the system takes no longer ones.
const MOST_ARGUMENTS: usize = 32 << 10;
/// All trials of a batch together.
const MOST_TOGETHER: usize = 16 << 20;
const MOST_SEEDS: usize = 16;
/// The same for those that only reached something new.
const MOST_REACHING: usize = 64;
/// Trials of one of many seeds before the next has its turns.
const STAY: usize = 8;

/// The part of a PoC that a search changes: its first file, or its arguments.
pub(super) fn searched_part(material: &Material) -> Option<(usize, &Part)> {
    let any = || material.parts.iter().enumerate().next();
    relatives::first_file(material).or_else(any)
}

pub(in crate::neighbours) struct Queue<'a> {
    material: &'a Material,
    /// The part that is changed, the PoC's first file or its arguments.
    part: usize,
    seeds: Vec<Seed>,
    means: Means<'a>,
    seen: HashSet<u64>,
    turn: usize,
    /// Seeds that were there at the beginning.
    given: usize,
    /// Whether the first seed is the PoC.
    from_poc: bool,
    most_grown: usize,
    kinds: Turns,
    /// Seeds that only reached something new.
    reaching: usize,
    /// Trials since one was made because of a comparison.
    since_compared: u32,
}

/// A trial, and what it was made of.
pub(in crate::neighbours) struct Made {
    /// The number of its seed.
    pub seed: usize,
    /// `None` if the patch asked for it.
    pub kind: Option<Kind>,
    pub mutant: Mutant,
}

impl<'a> Queue<'a> {
    /// Begins with the PoC and the project's own inputs; `None` if the PoC has nothing that can be changed.
    pub(super) fn new(material: &'a Material, means: &Means<'a>) -> Option<Self> {
        let (part, original) = searched_part(material)?;
        if original.window.is_some() || original.bytes.len() > MOST_BYTES {
            return None;
        }
        let mut queue = Self::empty(material, part, means);
        let mut seed = Seed::new(original.bytes.clone());
        if let Role::File(_) = original.role {
            seed.add_commands(commands::others(
                &material.command,
                means.known,
                means.calls,
            ));
        }
        queue.seen.insert(key(&original.bytes, None));
        queue.seeds.push(seed);
        if let Role::File(_) = original.role {
            for donor in means.donors {
                queue.seen.insert(key(donor, None));
                queue.seeds.push(Seed::new(donor.to_vec()));
            }
        }
        queue.given = queue.seeds.len();
        Some(queue)
    }

    /// Begins with other inputs than the PoC.
    pub(in crate::neighbours) fn of_inputs(
        material: &'a Material,
        inputs: &[&[u8]],
        means: &Means<'a>,
    ) -> Option<Self> {
        let (part, original) = searched_part(material)?;
        let mut queue = Self::empty(material, part, means);
        queue.from_poc = false;
        let commands = match original.role {
            Role::File(_) => commands::others(&material.command, means.known, means.calls),
            Role::Words(_) => Vec::new(),
        };
        for input in inputs {
            let mut seed = Seed::new(input.to_vec());
            seed.add_commands(commands.clone());
            queue.seen.insert(key(input, None));
            queue.seeds.push(seed);
        }
        queue.given = queue.seeds.len().max(1);
        Some(queue)
    }

    fn empty(material: &'a Material, part: usize, means: &Means<'a>) -> Self {
        Self {
            material,
            part,
            seeds: Vec::new(),
            means: *means,
            seen: HashSet::new(),
            turn: 0,
            given: 1,
            from_poc: true,
            most_grown: match material.parts.get(part).map(|part| &part.role) {
                Some(Role::Words(_)) => MOST_ARGUMENTS,
                Some(Role::File(_)) | None => MOST_GROWN,
            },
            kinds: Turns::default(),
            reaching: 0,
            since_compared: 0,
        }
    }

    /// Mutants that need not be tried, because somebody did.
    pub(super) fn skip(&mut self, tried: &[Mutant]) {
        for mutant in tried {
            let content = self.content(mutant);
            self.seen.insert(key(&content, mutant.command.as_deref()));
        }
    }

    /// Whether it is smaller than every seed that shows the bug: what is small is searched through soonest.
    pub(super) fn is_smallest(&self, mutant: &Mutant) -> bool {
        let length = self.content(mutant).len();
        let found = self.seeds.iter().skip(self.given);
        let mut showing = self.seeds.first().into_iter().chain(found);
        mutant.command.is_none() && showing.all(|seed| length < seed.content.len())
    }

    /// An input that showed something new becomes a seed of further ones.
    pub(super) fn add(&mut self, mutant: &Mutant) -> bool {
        let found = self.seeds.len().saturating_sub(self.given + self.reaching);
        let fits = found < MOST_SEEDS;
        fits && self.add_seed(mutant)
    }

    /// The same for one that reached something new.
    pub(super) fn add_reaching(&mut self, mutant: &Mutant) -> Option<usize> {
        let fits = self.reaching < MOST_REACHING && self.add_seed(mutant);
        self.reaching += usize::from(fits);
        fits.then(|| self.seeds.len() - 1)
    }

    fn add_seed(&mut self, mutant: &Mutant) -> bool {
        let content = self.content(mutant);
        let fits = content.len() <= MOST_BYTES && mutant.command.is_none();
        if fits {
            self.seeds.push(Seed::new(content));
        }
        fits
    }

    /// Tries these soon: they follow from what a run of this seed compared, `kind` being `None` if only a patched program does so.
    pub(super) fn add_compared(
        &mut self,
        seed: usize,
        kind: Option<Kind>,
        changes: impl IntoIterator<Item = Change>,
    ) {
        if let Some(seed) = self.seeds.get_mut(seed) {
            let changes = changes.into_iter().map(|change| (kind, change));
            seed.compared.extend(changes);
        }
    }

    pub(super) fn seed(&self, at: usize) -> Option<&[u8]> {
        self.seeds.get(at).map(|seed| seed.content.as_slice())
    }

    /// The seeds as they are, unless one is too large.
    pub(super) fn seeds(&self) -> Vec<Mutant> {
        let contents = self.seeds.iter().map(|seed| seed.content.clone());
        contents
            .filter_map(|content| self.mutant(content, None))
            .collect()
    }

    /// A trial of this kind led somewhere.
    pub(in crate::neighbours) fn reward(&mut self, kind: Kind) {
        self.kinds.reward(kind);
    }

    /// The next trials, at most so many; fewer once everything was tried.
    pub(in crate::neighbours) fn next_of_seeds(&mut self, most: usize) -> Vec<Made> {
        let mut found = Vec::new();
        let mut idle = 0;
        let mut together = 0;
        while found.len() < most && together < MOST_TOGETHER && idle < self.seeds.len().max(1) * 2 {
            let (at, trial) = self.next_trial();
            idle = if trial.is_some() { 0 } else { idle + 1 };
            let content = self.seeds.get(at).map(|seed| seed.content.as_slice());
            let (Some((kind, trial)), Some(content)) = (trial, content) else {
                continue;
            };
            let (content, command) = match trial {
                Trial::Change(change) => (change::applied(content, &change, self.most_grown), None),
                Trial::Content(content) => (Some(content), None),
                Trial::Command(command) => (Some(content.to_vec()), Some(command)),
            };
            let is_new = |content: &Vec<u8>| self.seen.insert(key(content, command.as_deref()));
            let Some(content) = content.filter(is_new) else {
                continue;
            };
            together += content.len();
            let made = self.mutant(content, command);
            found.extend(made.map(|mutant| Made {
                seed: at,
                kind,
                mutant,
            }));
        }
        found
    }

    /// The surest changes of all seeds come before the others of one; the seed that was found last leads furthest.
    fn next_compared(&self) -> Option<usize> {
        let waiting = self.seeds.iter().enumerate();
        let waiting = waiting.filter(|(_, seed)| !seed.compared.is_empty());
        let next = waiting.min_by_key(|(at, seed)| (seed.compared_tried, std::cmp::Reverse(*at)));
        next.map(|(at, _)| at)
    }

    /// Every second one because of a comparison, if there is such a one.
    fn next_trial(&mut self) -> (usize, Option<(Option<Kind>, Trial)>) {
        self.since_compared += 1;
        if self.since_compared > 1
            && let Some(at) = self.next_compared()
        {
            self.since_compared = 0;
            let seed = self.seeds.get_mut(at);
            let trial = seed.and_then(Seed::next_compared);
            return (
                at,
                trial.map(|(kind, change)| (kind, Trial::Change(change))),
            );
        }
        let at = self.next_seed();
        let seed = self.seeds.get_mut(at);
        let trial = seed.and_then(|seed| seed.next(&self.means, &mut self.kinds));
        (at, trial)
    }

    /// From the PoC, every second turn is of an input that shows the bug, the PoC or one found since, and the others are of the
    /// project's own: another way to the bug is often one step from what a test does. Of other inputs, those that were given have
    /// two of three.
    fn next_seed(&mut self) -> usize {
        let turn = self.turn;
        self.turn += 1;
        let found = self.seeds.len().saturating_sub(self.given);
        // Of many seeds each stays for a while, so that not all are prepared.
        let stay = if self.reaching > 0 { STAY } else { 1 };
        let of_found = |turn: usize| self.given + turn / stay % found;
        if !self.from_poc {
            return match turn % 3 {
                2 if found > 0 => of_found(turn / 3),
                _ => turn % self.given,
            };
        }
        let own = self.given.saturating_sub(1);
        let showing = match own {
            0 => turn,
            _ if turn % 2 == 1 => return 1 + turn / 2 % own,
            _ => turn / 2,
        };
        match showing % 2 {
            1 if found > 0 => of_found(showing / 2),
            _ => 0,
        }
    }

    /// The unchanged input with so much of one byte behind it: what a header promises has to be there.
    pub(super) fn filled(&self, mutant: &Mutant, filler: usize) -> Option<Mutant> {
        let mut content = self.content(mutant);
        let last = content.last().copied().unwrap_or_default();
        content.resize(content.len() + filler, last);
        let fits = content.len() <= self.most_grown;
        let made = self.mutant(content, mutant.command.clone());
        made.filter(|_| fits)
    }

    fn mutant(&self, content: Vec<u8>, command: Option<String>) -> Option<Mutant> {
        let part: &Part = self.material.parts.get(self.part)?;
        let mutant = relatives::whole(self.part, part, content);
        Some(Mutant { command, ..mutant })
    }

    pub(super) fn content(&self, mutant: &Mutant) -> Vec<u8> {
        let part = self.material.parts.get(self.part);
        let own = part.filter(|_| mutant.part == self.part);
        own.map(|part| part.with(&mutant.splices))
            .unwrap_or_default()
    }
}

fn key(content: &[u8], command: Option<&str>) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    command.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
#[path = "queue_tests.rs"]
mod tests;

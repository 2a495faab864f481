//! Several lines at once, as other inputs have them, about the names of this one: a program that is told what to do line by line shows
//! what a patch confuses only after a sequence of commands. Made when it is their turn.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::columns::{Columns, Line};
use super::session_steps::{self, MOST_RUN, ended, present};
use super::words::Vocabulary;
use crate::neighbours::random::Random;

/// Larger inputs are not changed so.
const MOST_BYTES: usize = 16 << 10;
const MOST_LINES: usize = 400;
/// Trials of each seed.
const TRIALS: usize = 2000;
/// Changes of one trial, and lines of one.
const MOST_TOGETHER: usize = 4;

pub(super) struct Sessions {
    random: Random,
    left: usize,
    columns: Option<Columns>,
}

impl Sessions {
    pub(super) fn new(content: &[u8]) -> Self {
        let seed = Sha256::digest([b"sessions", content].concat());
        let fits = content.len() <= MOST_BYTES;
        Self {
            random: Random::new(seed.into()),
            left: if fits { TRIALS } else { 0 },
            columns: None,
        }
    }

    pub(super) fn next(
        &mut self,
        content: &[u8],
        donors: &[&[u8]],
        known: &Vocabulary,
    ) -> Option<Vec<u8>> {
        self.left = self.left.checked_sub(1)?;
        let random = &mut self.random;
        let columns = self.columns.get_or_insert_with(|| {
            let texts = [content].into_iter().chain(donors.iter().copied());
            Columns::learn(&texts.collect::<Vec<_>>(), known)
        });
        let lines = content.split_inclusive(|byte| *byte == b'\n');
        let mut lines: Vec<Vec<u8>> = lines.map(<[u8]>::to_vec).collect();
        if lines.len() > MOST_LINES {
            return None;
        }
        let mut steps = random.small(MOST_TOGETHER);
        // The first text is this one.
        let others = columns.texts.get(1..).unwrap_or_default();
        if random.one_in(2)
            && let Some(other) = random.pick(others)
        {
            let other = columns.lines.get(other.clone()).unwrap_or_default();
            let other = match random.one_in(2) {
                true => renamed_alike(other, &lines, columns, random),
                false => other.iter().map(|line| line.text.clone()).collect(),
            };
            lines = woven(lines, &other, random);
            steps -= 1;
        }
        for _ in 0..steps {
            session_steps::take(&mut lines, columns, random);
        }
        Some(lines.concat())
    }
}

/// All lines of both in their order, a few of each in turn. What both begin with stands once.
fn woven(own: Vec<Vec<u8>>, other: &[Vec<u8>], random: &mut Random) -> Vec<Vec<u8>> {
    let both = own.iter().zip(other);
    let shared = both.take_while(|(own, other)| own == other).count();
    let mut made = Vec::with_capacity(own.len() + other.len());
    let mut own = own.into_iter().map(ended).peekable();
    made.extend(own.by_ref().take(shared));
    let mut other = other.iter().skip(shared).peekable();
    while own.peek().is_some() || other.peek().is_some() {
        let run = random.small(MOST_RUN);
        if random.below(own.len() + other.len()) < own.len() {
            made.extend(own.by_ref().take(run));
        } else {
            made.extend(other.by_ref().take(run).cloned());
        }
    }
    made
}

/// The lines of another input about the names of this one, each name always the same; without what this one says already.
fn renamed_alike(
    other: &[Line],
    own: &[Vec<u8>],
    columns: &Columns,
    random: &mut Random,
) -> Vec<Vec<u8>> {
    let present = present(own, columns);
    let mut names: BTreeMap<(usize, Vec<u8>), Vec<u8>> = BTreeMap::new();
    let mut made: Vec<Vec<u8>> = Vec::with_capacity(other.len());
    for line in other {
        let mut new = line.text.clone();
        for slot in line.slots.iter().rev().filter(|slot| !slot.is_number) {
            let old = line.text.get(slot.range.clone()).unwrap_or_default();
            let name = names.entry((slot.class, old.to_vec())).or_insert_with(|| {
                let here = present.get(&slot.class).map_or(&[][..], Vec::as_slice);
                random.pick(here).map_or(old, Vec::as_slice).to_vec()
            });
            new.splice(slot.range.clone(), name.iter().copied());
        }
        if !own.contains(&new) {
            made.push(new);
        }
    }
    made
}

#[cfg(test)]
#[path = "sessions_tests.rs"]
mod tests;

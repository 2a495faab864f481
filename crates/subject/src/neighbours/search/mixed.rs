//! Several random changes at once, for what no single one reaches; made when it is their turn.

use sha2::{Digest, Sha256};

use crate::neighbours::material::pieces;
use crate::neighbours::random::Random;
use crate::neighbours::{change_text, mutant, reshape_bytes, reshape_text};

/// Larger inputs are not made.
const MOST_BYTES: usize = 64 << 10;
/// Random changes, several at once, for each seed.
const MIXED: usize = 600;
const MIXED_TOGETHER: usize = 4;

pub(super) struct Mixed {
    random: Random,
    left: usize,
}

impl Mixed {
    pub(super) fn new(content: &[u8]) -> Self {
        Self {
            random: Random::new(Sha256::digest(content).into()),
            left: MIXED,
        }
    }

    pub(super) fn next(&mut self, content: &[u8], donors: &[&[u8]]) -> Option<Vec<u8>> {
        self.left = self.left.checked_sub(1)?;
        let mut now = content.to_vec();
        for _ in 0..1 + self.random.below(MIXED_TOGETHER) {
            let new = changed(&now, donors, &mut self.random);
            now = new.filter(|new| new.len() <= MOST_BYTES).unwrap_or(now);
        }
        Some(now)
    }
}

fn changed(content: &[u8], donors: &[&[u8]], random: &mut Random) -> Option<Vec<u8>> {
    let is_text = change_text::is_text(content);
    if random.one_in(2) {
        let splice = mutant::splice(content, is_text, random)?;
        return Some(pieces(content, &[splice]).collect::<Vec<_>>().concat());
    }
    let other = random.pick(donors).copied().unwrap_or(content);
    match is_text && change_text::is_text(other) {
        true => reshape_text::reshaped(content, other, random),
        false => reshape_bytes::reshaped(content, other, random),
    }
}

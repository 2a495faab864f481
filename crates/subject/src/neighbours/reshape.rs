//! The benign inputs of a PoC: each of its relatives in other shapes, containing nothing of the PoC.

use std::collections::HashSet;

use sha2::{Digest, Sha256};

use super::material::{Material, Relative};
use super::mutant::Mutant;
use super::random::Random;
use super::{change_text, mutate, relatives, reshape_bytes, reshape_text};
use crate::hex::hex;

/// Raised when the same relatives give different inputs.
const RESHAPE_VERSION: u32 = 2;
const MOST: usize = 160;
/// Every input is a copy, so larger relatives are not used.
const MOST_RESHAPED: usize = 64 << 10;
const MOST_BYTES: usize = 128 << 10;
const TRIES_EACH: usize = 8;
/// One in this many may be made from a rejected input.
const OTHERS: usize = 4;

/// An input made from one of the PoC's relatives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BenignInput {
    pub(super) mutant: Mutant,
    /// Name for display.
    pub(super) name: String,
}

impl BenignInput {
    /// One that the search's own changes made of the input with this name.
    pub(super) fn other(input: &str, number: usize, mutant: Mutant) -> Self {
        let name = match &mutant.command {
            Some(command) => format!("{input}, run as {command}"),
            None => format!("{input}, changed ({number})"),
        };
        Self { mutant, name }
    }
}

/// Deterministic for the same relatives, PoC and `accepted` inputs; most are made from the latter. At most
/// `wanted`.
pub(super) fn make(
    material: &Material,
    accepted: &HashSet<&[u8]>,
    wanted: usize,
) -> Vec<BenignInput> {
    let most = wanted.min(MOST);
    let Some((index, poc)) = relatives::first_file(material) else {
        return Vec::new();
    };
    let small = |one: &&Relative| one.bytes.len() <= MOST_RESHAPED;
    let valid: Vec<&Relative> = material.relatives.iter().filter(small).collect();
    let is_accepted = |one: &&Relative| accepted.contains(one.bytes.as_slice());
    let accepted: Vec<&Relative> = valid.iter().copied().filter(is_accepted).collect();
    let pick = |random: &mut Random| {
        let all = accepted.is_empty() || random.one_in(OTHERS);
        random.pick(if all { &valid } else { &accepted }).copied()
    };
    let whole = material.relatives.iter().map(|one| one.bytes.clone());
    let mut seen: HashSet<Vec<u8>> = whole.chain([poc.bytes.clone(), Vec::new()]).collect();
    let mut random = Random::new(seed(material));
    let mut found = Vec::new();
    for _ in 0..most * TRIES_EACH {
        let (Some(relative), Some(other)) = (pick(&mut random), pick(&mut random)) else {
            break;
        };
        let Some(content) = reshaped(&relative.bytes, &other.bytes, &mut random) else {
            continue;
        };
        if found.len() == most {
            break;
        }
        if content.len() <= MOST_BYTES && seen.insert(content.clone()) {
            found.push(BenignInput {
                mutant: relatives::whole(index, poc, content),
                name: format!("{}, changed ({})", relative.name, found.len() + 1),
            });
        }
    }
    found
}

/// Identifies this set of inputs among others of the same PoC.
pub(super) fn digest(inputs: &[BenignInput]) -> String {
    let mut hash = Sha256::new();
    for command in inputs.iter().filter_map(|one| one.mutant.command.as_ref()) {
        hash.update(command.len().to_le_bytes());
        hash.update(command);
    }
    for splice in inputs.iter().flat_map(|one| &one.mutant.splices) {
        hash.update(splice.insert.len().to_le_bytes());
        hash.update(&splice.insert);
    }
    let digest = hex(&hash.finalize());
    digest.chars().take(16).collect()
}

fn seed(material: &Material) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"benign inputs");
    hash.update(RESHAPE_VERSION.to_le_bytes());
    hash.update(mutate::seed(material));
    hash.finalize().into()
}

/// Reshapes once or twice: a second change may use what the first makes room for.
fn reshaped(bytes: &[u8], other: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let reshape = match [bytes, other].into_iter().all(change_text::is_text) {
        true => reshape_text::reshaped,
        false => reshape_bytes::reshaped,
    };
    let once = reshape(bytes, other, random)?;
    if once.is_empty() || once.len() > MOST_BYTES || !random.one_in(3) {
        return Some(once);
    }
    reshape(&once, other, random)
}

#[cfg(test)]
#[path = "reshape_tests.rs"]
mod tests;

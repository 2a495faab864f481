//! The neighbours of a PoC: always the same for the same content, each different from all others.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

use patchwright_sandbox::Splice;
use sha2::{Digest, Sha256};

use super::material::{Material, Part, Relative, Role, pieces};
use super::mutant::{Mutant, splice};
use super::random::Random;
use super::{change_text, relatives};

/// Raised when the same content gives different mutants than before.
pub const MUTATOR_VERSION: u32 = 6;
/// Unchanged as long as the random mutants of a content stay the same.
const SEED_VERSION: u32 = 1;

/// A mutant may be twice as long as its original plus this much.
const SLACK_BYTES: usize = 4096;
/// Limit for the few that are enlarged on purpose.
pub(super) const MOST_SWOLLEN_BYTES: usize = 2 << 20;
/// How often a piece is repeated.
const SWELLINGS: [usize; 3] = [64, 16, 4];
/// At most this share of the mutants is enlarged.
const SWOLLEN_PERCENT: usize = 5;
/// For a large file, at most this share is cut short.
const SHORTENED_PERCENT: usize = 5;
/// At most this share has a flag flipped.
const SWITCHED_PERCENT: usize = 8;
/// At most this share is, or contains a piece of, a relative of the PoC, if it has any.
const RELATED_PERCENT: usize = 30;
const TRIES_EACH: usize = 20;
const TRIES_MORE: usize = 200;

/// The seeds and at most `count` mutants; fewer if no more can be found.
pub(super) fn mutants(material: &Material, count: usize) -> Vec<Mutant> {
    let weights: Vec<(usize, usize)> = material
        .parts
        .iter()
        .enumerate()
        .map(|(index, part)| (16 + part.bytes.len().min(512), index))
        .collect();
    let mut random = Random::new(seed(material));
    let mut seen: HashSet<u64> = material
        .parts
        .iter()
        .enumerate()
        .map(|(index, part)| content(index, part, &[]))
        .collect();
    let mut seeds = relatives::seeds(material);
    let mut is_new = |mutant: &Mutant| {
        let original = material.parts.get(mutant.part);
        original.is_some_and(|part| seen.insert(content(mutant.part, part, &mutant.splices)))
    };
    seeds.retain(&mut is_new);
    let mut on_purpose = swollen(material, count * SWOLLEN_PERCENT / 100);
    on_purpose.extend(shortened(material, count * SHORTENED_PERCENT / 100));
    on_purpose.extend(switched(material, count * SWITCHED_PERCENT / 100));
    let related = count * RELATED_PERCENT / 100;
    on_purpose.extend(relatives::mutants(material, related, &mut random));
    on_purpose.retain(is_new);
    let count = count - on_purpose.len();
    let mut found = Vec::new();
    for _ in 0..count.saturating_mul(TRIES_EACH).saturating_add(TRIES_MORE) {
        if found.len() == count {
            break;
        }
        let Some(index) = random.weighted(&weights) else {
            break;
        };
        let Some(part) = material.parts.get(index) else {
            break;
        };
        let Some(splices) = splices(material, part, &mut random) else {
            continue;
        };
        if seen.insert(content(index, part, &splices)) {
            found.push(Mutant::new(index, splices));
        }
    }
    // Time may run out, so the user's seeds come first.
    seeds.extend(found);
    seeds.extend(on_purpose);
    seeds
}

/// Repeats a piece of the content many times: a patch that only makes more room (a larger block, a smaller stack frame)
/// is overrun by it where a slightly changed byte would still fit.
fn swollen(material: &Material, most: usize) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (index, part) in material.parts.iter().enumerate() {
        let length = part.bytes.len();
        if length == 0 || !matches!(part.role, Role::File(_)) {
            continue;
        }
        let ranges = [
            (0, length),
            (0, length / 2),
            (length / 3, length / 3),
            (length / 2, 8),
        ];
        for (start, count) in ranges {
            let piece = part
                .bytes
                .get(start..(start + count).min(length))
                .unwrap_or_default();
            let fits = |times: &&usize| piece.len() * **times + length <= MOST_SWOLLEN_BYTES;
            let Some(times) = SWELLINGS.iter().find(fits).filter(|_| !piece.is_empty()) else {
                continue;
            };
            let splice = Splice {
                at: start + piece.len(),
                remove: 0,
                insert: piece.repeat(*times),
            };
            found.push(Mutant::new(index, vec![splice]));
        }
    }
    found.truncate(most);
    found
}

/// A large file without its end: the content of the windows is rarely the reason why it had to be large.
fn shortened(material: &Material, most: usize) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (index, part) in material.parts.iter().enumerate() {
        let length = part.rest();
        if part.window.is_none() || part.offset() != 0 {
            continue;
        }
        let kept = [
            length / 2,
            length / 4 * 3,
            length / 16,
            length / 16 * 15,
            length / 256,
        ];
        let cut = |at| Splice {
            at,
            remove: length - at,
            insert: Vec::new(),
        };
        found.extend(kept.map(|at| Mutant::new(index, vec![cut(at)])));
    }
    found.truncate(most);
    found
}

/// Flips a flag in a binary file and appends enough data for the other path through the program: a patch may have fixed
/// only the path that the PoC takes.
fn switched(material: &Material, most: usize) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (index, part) in material.parts.iter().enumerate() {
        let length = part.bytes.len();
        let binary = matches!(part.role, Role::File(_)) && !change_text::is_text(&part.bytes);
        if !binary || length == 0 || length > SLACK_BYTES {
            continue;
        }
        let tail = part.bytes.repeat(SLACK_BYTES / length);
        for (at, byte) in part.bytes.iter().enumerate() {
            let turned = Splice {
                at,
                remove: 1,
                insert: vec![byte ^ 1],
            };
            let more = Splice {
                at: length,
                remove: 0,
                insert: tail.clone(),
            };
            found.push(Mutant::new(index, vec![turned, more]));
        }
    }
    found.truncate(most);
    found
}

/// A hash of what the mutants depend on.
pub(super) fn seed(material: &Material) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(SEED_VERSION.to_le_bytes());
    for part in &material.parts {
        let role = match &part.role {
            Role::File(index) => format!("file {index}"),
            Role::Words(range) => format!("words {range:?}"),
        };
        hash.update(role.as_bytes());
        hash.update((part.bytes.len() as u64).to_le_bytes());
        hash.update(&part.bytes);
        if let Some(window) = &part.window {
            hash.update((window.offset as u64).to_le_bytes());
            hash.update((window.file_bytes as u64).to_le_bytes());
            hash.update(window.file_digest);
        }
    }
    for Relative { bytes, .. } in &material.relatives {
        hash.update(b"relative");
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    hash.finalize().into()
}

fn splices(material: &Material, part: &Part, random: &mut Random) -> Option<Vec<Splice>> {
    let text = change_text::is_text(&part.bytes);
    let times = random.weighted(&[(15, 1), (4, 2), (1, 3)])?;
    let mut splices: Vec<Splice> = Vec::new();
    for _ in 0..times {
        splices.push(splice(&part.bytes, text, random)?);
    }
    splices.sort();
    let overlap = splices.windows(2).any(|pair| match pair {
        [first, second] => first.at + first.remove > second.at || first.at == second.at,
        _ => false,
    });
    let grown: usize = splices.iter().map(|splice| splice.insert.len()).sum();
    let removed: usize = splices.iter().map(|splice| splice.remove).sum();
    let most = part.bytes.len() * 2 + SLACK_BYTES;
    if overlap || part.bytes.len() + grown > most + removed {
        return None;
    }
    match &part.role {
        Role::File(_) => Some(splices),
        // Only what can be an argument.
        Role::Words(range) => material
            .command_with(range, &part.with(&splices))
            .map(|_| splices),
    }
}

/// Identifies the content; for a window also what is removed after it.
fn content(index: usize, part: &Part, splices: &[Splice]) -> u64 {
    let mut hash = DefaultHasher::new();
    hash.write_usize(index);
    for piece in pieces(&part.bytes, splices) {
        hash.write(piece);
    }
    let beyond = |splice: &&Splice| splice.at + splice.remove > part.bytes.len();
    for splice in splices.iter().filter(beyond) {
        hash.write_usize(splice.at);
        hash.write_usize(splice.remove);
    }
    hash.finish()
}

#[cfg(test)]
#[path = "mutate_tests.rs"]
mod tests;

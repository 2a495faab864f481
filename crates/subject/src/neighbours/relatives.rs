//! Relatives: inputs of the PoC's kind that the project itself has, as samples or as test data.
//!
//! A PoC takes one path through the program. Others may reach the same bug, and a patch may break them; small changes
//! of the PoC alone rarely find those paths. So some neighbours are relatives: unchanged, slightly changed, or with a
//! piece of the PoC in them.

use std::collections::BTreeMap;
use std::path::Path;

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Leftovers, Splice, Unreadable};

use super::change_text;
use super::material::{Material, Part, Relative, RelativeOrigin, Role, pieces};
use super::mutant::{self, Mutant};
use super::random::Random;
use crate::SubjectError;
use crate::base::Base;
use crate::test_inputs::TestInput;
use crate::tree_files;

/// Larger files are left out.
const MOST_BYTES: u64 = 1 << 20;
/// Larger ones are only run unchanged, since every mutant would be a copy.
const MOST_MUTATED: usize = 64 << 10;
const MOST_RELATIVES: usize = 16;
/// How many files are read to compare their first bytes.
const MOST_HEADS: usize = 2000;
/// Files of one binary format start with the same bytes.
const HEAD: usize = 4;
const MOST_LINES: usize = 4;
const TRIES_EACH: usize = 8;

/// The relatives of the PoC's input: what the tests give to the same program, those with the same extension first; then
/// files of the source with its extension, else with its first bytes. Deterministic for the same source and tests.
pub(super) fn find(
    base: &Base,
    input: &Path,
    poc: &[u8],
    fed: Vec<TestInput>,
) -> Result<Vec<Relative>, SubjectError> {
    let (alike, others): (Vec<_>, Vec<_>) = fed
        .into_iter()
        .filter(|one| one.bytes != poc)
        .partition(|one| ends_alike(&one.path, input));
    let mut found = BTreeMap::new();
    for some in [alike, others] {
        let left = MOST_RELATIVES - found.len().min(MOST_RELATIVES);
        for TestInput { path, bytes, .. } in spread(some, left) {
            let name = path.to_string_lossy().into_owned();
            found.entry(bytes).or_insert(name);
        }
    }
    for (bytes, name) in like_the_poc(base, input, poc)? {
        if found.len() < MOST_RELATIVES {
            found.entry(bytes).or_insert(name);
        }
    }
    let found = found.into_iter().map(|(bytes, name)| Relative {
        name,
        bytes,
        origin: RelativeOrigin::Project,
    });
    Ok(found.collect())
}

/// Picks at most `most` elements evenly from the list, in order.
fn spread<T>(all: Vec<T>, most: usize) -> impl Iterator<Item = T> {
    let (count, chosen) = (all.len(), most.min(all.len()));
    let is_chosen = move |at: usize| (at + 1) * chosen / count > at * chosen / count;
    let all = all.into_iter().enumerate();
    all.filter(move |(at, _)| is_chosen(*at))
        .map(|(_, one)| one)
}

fn ends_alike(one: &Path, other: &Path) -> bool {
    let ends = [one, other].map(Path::extension);
    matches!(ends, [Some(own), Some(other)] if own.eq_ignore_ascii_case(other))
}

/// Files with the PoC's extension, else with its first bytes.
fn like_the_poc(
    base: &Base,
    input: &Path,
    poc: &[u8],
) -> Result<BTreeMap<Vec<u8>, String>, SubjectError> {
    let root = base.pristine();
    let paths = tree_files::regular_files(&root)?;
    let left = Leftovers::open(&root)?;
    let same_end = |path: &&RelPath| ends_alike(path.as_path(), input);
    let mut alike: Vec<&RelPath> = paths.iter().filter(same_end).collect();
    if alike.is_empty() && !change_text::is_text(poc) {
        let begins_alike = |path: &&RelPath| {
            let head = left.read_head(path.as_path(), HEAD as u64);
            head.is_ok_and(|head| head.len() == HEAD && poc.starts_with(&head))
        };
        alike = paths.iter().take(MOST_HEADS).filter(begins_alike).collect();
    }
    let mut found = BTreeMap::new();
    // Evenly across the tree, if there are more than needed.
    for path in alike
        .iter()
        .step_by(alike.len().div_ceil(MOST_RELATIVES).max(1))
    {
        let bytes = match left.read(path.as_path(), MOST_BYTES) {
            Ok(bytes) => bytes,
            // Skipping unreadable files would silently change the neighbours.
            Err(error @ Unreadable::Io { .. }) => return Err(error.into()),
            Err(
                Unreadable::NotBeneath { .. }
                | Unreadable::NotAFile { .. }
                | Unreadable::TooLarge { .. },
            ) => continue,
        };
        if !bytes.is_empty() && bytes != poc {
            found.entry(bytes).or_insert_with(|| path.to_string());
        }
    }
    Ok(found)
}

/// At most `most` mutants of the PoC's first file that are, or contain a piece of, its relatives.
pub(super) fn mutants(material: &Material, most: usize, random: &mut Random) -> Vec<Mutant> {
    let Some((index, poc)) = first_file(material).filter(|_| !material.relatives.is_empty()) else {
        return Vec::new();
    };
    let own = of_origin(material, RelativeOrigin::Project);
    let mut contents: Vec<Vec<u8>> = own.map(|one| one.bytes.clone()).take(most).collect();
    let small = |one: &&Relative| one.bytes.len() <= MOST_MUTATED;
    let mutated: Vec<&Relative> = material.relatives.iter().filter(small).collect();
    for _ in 0..most.saturating_mul(TRIES_EACH) {
        let Some(relative) = random.pick(&mutated).filter(|_| contents.len() < most) else {
            break;
        };
        let relative = &relative.bytes;
        let made = match random.below(4) {
            0 | 1 => changed(relative, random),
            // Only a window of a large file is in memory, which is no input by itself.
            3 if poc.window.is_none() => joined(&poc.bytes, relative, random),
            _ => joined(relative, &poc.bytes, random),
        };
        contents.extend(made.filter(|made| *made != poc.bytes));
    }
    let contents = contents.into_iter();
    contents.map(|content| whole(index, poc, content)).collect()
}

/// The seeds in place of the PoC's first file.
pub(super) fn seeds(material: &Material) -> Vec<Mutant> {
    let Some((index, poc)) = first_file(material) else {
        return Vec::new();
    };
    let given = of_origin(material, RelativeOrigin::Given);
    given
        .map(|seed| whole(index, poc, seed.bytes.clone()))
        .collect()
}

/// The relative that a mutant consists of, if it is one unchanged.
pub(super) fn which<'m>(material: &'m Material, mutant: &Mutant) -> Option<&'m Relative> {
    let (index, poc) = first_file(material)?;
    let [splice] = mutant.splices.as_slice() else {
        return None;
    };
    let as_usual = mutant.part == index && mutant.command.is_none();
    let whole = as_usual && splice.at == 0 && splice.remove == poc.rest();
    let mut all = material.relatives.iter().filter(|_| whole);
    all.find(|one| one.bytes == splice.insert)
}

fn of_origin(material: &Material, origin: RelativeOrigin) -> impl Iterator<Item = &Relative> {
    let all = material.relatives.iter();
    all.filter(move |one| one.origin == origin)
}

pub(super) fn first_file(material: &Material) -> Option<(usize, &Part)> {
    let mut parts = material.parts.iter().enumerate();
    parts.find(|(_, part)| part.role == Role::File(0))
}

pub(super) fn whole(index: usize, poc: &Part, content: Vec<u8>) -> Mutant {
    let splice = Splice {
        at: 0,
        remove: poc.rest(),
        insert: content,
    };
    Mutant::new(index, vec![splice])
}

fn changed(relative: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let splice = mutant::splice(relative, change_text::is_text(relative), random)?;
    Some(pieces(relative, &[splice]).collect::<Vec<_>>().concat())
}

/// `into` with a piece of `from`: lines of text, or bytes, usually from the same position.
fn joined(into: &[u8], from: &[u8], random: &mut Random) -> Option<Vec<u8>> {
    let splice = match change_text::is_text(into) && change_text::is_text(from) {
        true => lines(into, from, random)?,
        false => bytes(into, from, random)?,
    };
    Some(pieces(into, &[splice]).collect::<Vec<_>>().concat())
}

fn lines(into: &[u8], from: &[u8], random: &mut Random) -> Option<Splice> {
    let given: Vec<&[u8]> = from.split_inclusive(|&byte| byte == b'\n').collect();
    let start = random.below(given.len());
    let count = random.small(MOST_LINES);
    let mut piece = given
        .get(start..)?
        .iter()
        .take(count)
        .copied()
        .collect::<Vec<_>>()
        .concat();
    // The last line of a file may lack its newline.
    if piece.last().is_some_and(|&byte| byte != b'\n') {
        piece.push(b'\n');
    }
    let own: Vec<&[u8]> = into.split_inclusive(|&byte| byte == b'\n').collect();
    let line = random.below(own.len() + 1);
    let at: usize = own.get(..line)?.iter().map(|line| line.len()).sum();
    let replaced = if random.one_in(2) { count } else { 0 };
    let remove = own
        .get(line..)?
        .iter()
        .take(replaced)
        .map(|line| line.len())
        .sum();
    Some(Splice {
        at,
        remove,
        insert: piece,
    })
}

fn bytes(into: &[u8], from: &[u8], random: &mut Random) -> Option<Splice> {
    const WIDTHS: [usize; 6] = [1, 2, 4, 8, 16, 64];
    let width = *random.pick(&WIDTHS)?;
    let start = random.below(from.len());
    let piece = from.get(start..from.len().min(start + width))?.to_vec();
    let at = match random.below(3) {
        0 => random.below(into.len() + 1),
        _ => start.min(into.len()),
    };
    let remove = match random.below(4) {
        0 => 0,
        _ => piece.len().min(into.len() - at),
    };
    Some(Splice {
        at,
        remove,
        insert: piece,
    })
}

#[cfg(test)]
#[path = "relatives_tests.rs"]
mod tests;

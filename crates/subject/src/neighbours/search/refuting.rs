//! Inputs that refuted a candidate: those after it are tried with them first, also in later runs of the same case.

use std::fs::{self, File, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rustix::fs::{FlockOperation, flock};

use super::queue::searched_part;
use crate::SubjectError;
use crate::kept::keep;
use crate::neighbours::material::{Material, Part};
use crate::neighbours::mutant::Mutant;

/// The oldest go first.
const MOST_KEPT: usize = 32;
/// Larger inputs are not remembered.
const MOST_BYTES: usize = 64 << 10;
/// A number for each byte makes the file four times as large as the inputs.
const MOST_FILE_BYTES: u64 = 16 << 20;
const MOST_COMMAND: usize = 4 << 10;

/// The known ones, oldest first, and where they are stored.
#[derive(Debug)]
pub(super) struct Refuting {
    path: PathBuf,
    known: Mutex<Vec<Mutant>>,
}

impl Refuting {
    /// What is stored, as far as it can be used: a file that is damaged only makes a search begin with nothing.
    pub(super) fn open(path: PathBuf, material: &Material) -> Self {
        let known = Mutex::new(read(&path, material));
        Self { path, known }
    }

    pub(super) fn all(&self) -> Vec<Mutant> {
        let known = self.known.lock();
        known.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds further ones, also to the file.
    pub(super) fn remember(
        &self,
        material: &Material,
        new: Vec<Mutant>,
    ) -> Result<(), SubjectError> {
        // Held while the file is read and written, so that nothing of another process is lost.
        let _lock = lock(&self.path)?;
        let mut all = read(&self.path, material);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let part = searched_part(material);
        let is_ours =
            |input: &Mutant| part.is_some_and(|(index, part)| is_one_of_ours(input, index, part));
        for input in new.into_iter().filter(is_ours) {
            for list in [&mut all, &mut *known] {
                add(list, input.clone());
            }
        }
        keep(&self.path, &all)
    }
}

fn add(list: &mut Vec<Mutant>, input: Mutant) {
    if list.contains(&input) {
        return;
    }
    let most_before = MOST_KEPT - 1;
    list.drain(..list.len().saturating_sub(most_before));
    list.push(input);
}

fn lock(path: &Path) -> Result<File, SubjectError> {
    let beside = path.with_extension("lock");
    let opened = OpenOptions::new().create(true).append(true).open(&beside);
    let file = opened.map_err(SubjectError::io("open", &beside))?;
    flock(&file, FlockOperation::LockExclusive)
        .map_err(|error| SubjectError::io("lock", &beside)(error.into()))?;
    Ok(file)
}

fn read(path: &Path, material: &Material) -> Vec<Mutant> {
    let Some((index, part)) = searched_part(material) else {
        return Vec::new();
    };
    // Opening a pipe would wait for a writer.
    let is_file = fs::metadata(path).is_ok_and(|about| about.is_file());
    let opened = is_file.then(|| File::open(path).ok()).flatten();
    let Some(file) = opened else {
        return Vec::new();
    };
    let mut bytes = Vec::new();
    if file.take(MOST_FILE_BYTES).read_to_end(&mut bytes).is_err() {
        return Vec::new();
    }
    let mut all: Vec<Mutant> = serde_json::from_slice(&bytes).unwrap_or_default();
    all.retain(|input| is_one_of_ours(input, index, part));
    all.drain(..all.len().saturating_sub(MOST_KEPT));
    all
}

/// Whether a search could have made it.
fn is_one_of_ours(input: &Mutant, index: usize, part: &Part) -> bool {
    let [splice] = input.splices.as_slice() else {
        return false;
    };
    let command = input.command.as_deref().unwrap_or_default();
    input.part == index
        && splice.at == 0
        && splice.remove == part.rest()
        && splice.insert.len() <= MOST_BYTES
        && command.len() <= MOST_COMMAND
        && !command.contains('\0')
}

#[cfg(test)]
#[path = "refuting_tests.rs"]
mod tests;

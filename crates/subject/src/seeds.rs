//! Seeds: inputs of the PoC's kind that the user has, such as a fuzzer's corpus. They are run as they are, so that a patch
//! is seen to leave them alone, and mutants are made of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_sandbox::Leftovers;

use crate::SubjectError;
use crate::tree_files;

pub const MOST_SEEDS: usize = 100;
/// Larger inputs take long and show little more.
const MOST_BYTES: u64 = 64 << 10;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seed {
    /// Its base name.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Seeds, and how many files were left out and why.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Seeds {
    pub used: Vec<Seed>,
    /// Larger than a seed may be, or not readable.
    pub too_large: usize,
    /// Empty, or the same as another.
    pub needless: usize,
    /// Beyond as many as are used.
    pub too_many: usize,
}

impl Seeds {
    /// The same ones for the same folders: by path, and from all over them where there are more than enough. Links are not
    /// followed.
    pub fn read(folders: &[PathBuf]) -> Result<Self, SubjectError> {
        let mut seeds = Self::default();
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for folder in folders {
            let paths = tree_files::regular_files(folder)?;
            all.extend(paths.into_iter().map(|path| (folder, path)));
        }
        let step = all.len().div_ceil(MOST_SEEDS).max(1);
        seeds.too_many = all.len() - all.len().div_ceil(step);
        for (folder, path) in all.into_iter().step_by(step) {
            match Leftovers::open(folder)?.read(path.as_path(), MOST_BYTES) {
                Err(_) => seeds.too_large += 1,
                Ok(bytes) if bytes.is_empty() || !seen.insert(bytes.clone()) => seeds.needless += 1,
                Ok(bytes) => seeds.used.push(Seed {
                    name: base_name(path.as_path()),
                    bytes,
                }),
            }
        }
        Ok(seeds)
    }

    /// What was left out, for people; nothing where all are used.
    pub fn cut_words(&self) -> Option<String> {
        let counted = [
            (self.too_many, format!("beyond {MOST_SEEDS}")),
            (
                self.too_large,
                format!("larger than {} KiB", MOST_BYTES >> 10),
            ),
            (self.needless, "empty or the same as another".to_owned()),
        ];
        let left: usize = counted.iter().map(|(count, _)| count).sum();
        let all = self.used.len() + left;
        let why = counted.iter().filter(|(count, _)| *count > 0);
        let why: Vec<String> = why.map(|(count, why)| format!("{count} {why}")).collect();
        match (self.used.len(), left) {
            (0, 0) => Some("the folders of seeds hold no file".to_owned()),
            (_, 0) => None,
            (used, _) => Some(format!(
                "{used} of {all} seeds are used: {}",
                why.join(", ")
            )),
        }
    }
}

fn base_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
#[path = "seeds_tests.rs"]
mod tests;

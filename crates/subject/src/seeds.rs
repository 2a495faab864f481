//! Seeds: inputs of the PoC's kind that the user has, such as a fuzzer's corpus. They are run unchanged, to see that a
//! patch leaves them alone, and mutants are made from them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use patchwright_sandbox::{Leftovers, Unreadable};
use sha2::{Digest, Sha256};

use crate::SubjectError;
use crate::tree_files;

pub const MOST_SEEDS: usize = 100;
/// Large enough for real inputs such as photos, documents and captures, which run whole.
const MOST_BYTES: u64 = 8 << 20;
/// All of them go into every batch of runs, and into the bundle.
const MOST_TOGETHER: usize = 32 << 20;

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
    /// Number of files in the folders.
    pub given: usize,
    pub too_large: usize,
    /// Left out because those before them already reach the total size limit.
    pub too_much: usize,
    pub unreadable: usize,
    /// Empty, or equal to another.
    pub needless: usize,
    /// Beyond the number of seeds that are used.
    pub too_many: usize,
}

impl Seeds {
    /// Reads seeds in a fixed order: by path, and evenly across the folders if there are more than needed. Links are
    /// not followed.
    pub fn read(folders: &[PathBuf]) -> Result<Self, SubjectError> {
        let mut seeds = Self::default();
        let mut seen = BTreeSet::new();
        let mut all = Vec::new();
        for folder in folders {
            let paths = tree_files::regular_files(folder)?;
            all.extend(paths.into_iter().map(|path| (folder, path)));
        }
        seeds.given = all.len();
        let step = all.len().div_ceil(MOST_SEEDS).max(1);
        seeds.too_many = all.len() - all.len().div_ceil(step);
        let mut together = 0;
        for (folder, path) in all.into_iter().step_by(step) {
            match Leftovers::open(folder)?.read(path.as_path(), MOST_BYTES) {
                Err(Unreadable::TooLarge { .. }) => seeds.too_large += 1,
                Err(_) => seeds.unreadable += 1,
                Ok(bytes) if bytes.is_empty() || seen.contains(&digest(&bytes)) => {
                    seeds.needless += 1;
                }
                Ok(bytes) if together + bytes.len() > MOST_TOGETHER => seeds.too_much += 1,
                Ok(bytes) => {
                    together += bytes.len();
                    seen.insert(digest(&bytes));
                    let name = path.as_path().file_name().unwrap_or_default();
                    let name = name.to_string_lossy().into_owned();
                    seeds.used.push(Seed { name, bytes });
                }
            }
        }
        Ok(seeds)
    }

    /// Why files were left out, each reason with its count.
    pub fn left_out(&self) -> Vec<String> {
        let megabytes = |bytes: u64| format!("{} MiB", bytes >> 20);
        let counted = [
            (self.too_many, format!("beyond {MOST_SEEDS}")),
            (
                self.too_large,
                format!("larger than {}", megabytes(MOST_BYTES)),
            ),
            (
                self.too_much,
                format!("beyond {} together", megabytes(MOST_TOGETHER as u64)),
            ),
            (self.unreadable, "not readable".to_owned()),
            (self.needless, "empty or the same as another".to_owned()),
        ];
        let some = counted.into_iter().filter(|(count, _)| *count > 0);
        some.map(|(count, why)| format!("{count} {why}")).collect()
    }
}

fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
#[path = "seeds_tests.rs"]
mod tests;

//! A folder of inputs that somebody else made, such as the crashes of a fuzzer: which files they are, and their content.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Leftovers, Unreadable};
use sha2::{Digest, Sha256};

use crate::SubjectError;
use crate::tree_files;

/// Far more than a fuzzer leaves after it has compared its own crashes.
const MOST_FILES: usize = 20_000;
/// Each run writes its input anew.
const MOST_BYTES: u64 = 8 << 20;
/// What fuzzers put beside their crashes for people.
const NOTES: [&str; 2] = ["README.txt", "README"];

/// The inputs of a folder, by path. Links and hidden files are left out.
#[derive(Debug, Clone, Default)]
pub struct InputFolder {
    root: PathBuf,
    pub files: Vec<InputFile>,
    /// Files that are equal to an earlier one, with its index.
    pub copies: Vec<(String, usize)>,
    /// What cannot be used, and why.
    pub left_out: Vec<(String, String)>,
}

/// One input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputFile {
    path: RelPath,
    pub bytes: u64,
}

impl InputFile {
    /// For a person, relative to the folder.
    pub fn name(&self) -> String {
        self.path.to_string()
    }

    /// The ending of its name, by which many programs choose what to do: at most a few plain letters.
    pub fn ending(&self) -> Option<&str> {
        const MOST: usize = 12;
        let ending = self.path.as_path().extension()?.to_str()?;
        let is_plain = ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
        (is_plain && ending.len() <= MOST).then_some(ending)
    }
}

impl InputFolder {
    pub fn read(root: &Path) -> Result<Self, SubjectError> {
        let paths = tree_files::few_regular_files(root, MOST_FILES)?;
        let folder = Leftovers::open(root)?;
        let mut found = Self {
            root: root.to_owned(),
            ..Self::default()
        };
        let mut seen: BTreeMap<[u8; 32], usize> = BTreeMap::new();
        for path in paths.into_iter().filter(|path| is_input(path.as_path())) {
            let bytes = match folder.read(path.as_path(), MOST_BYTES) {
                Ok(bytes) => bytes,
                Err(Unreadable::TooLarge { .. }) => {
                    let why = format!("larger than {} MiB", MOST_BYTES >> 20);
                    found.left_out.push((path.to_string(), why));
                    continue;
                }
                Err(error) => {
                    let why = format!("cannot be read: {error}");
                    found.left_out.push((path.to_string(), why));
                    continue;
                }
            };
            match seen.get(&digest(&bytes)) {
                Some(first) => found.copies.push((path.to_string(), *first)),
                None => {
                    seen.insert(digest(&bytes), found.files.len());
                    let bytes = bytes.len() as u64;
                    found.files.push(InputFile { path, bytes });
                }
            }
        }
        Ok(found)
    }

    /// A file of the folder, to be named on a command line.
    pub fn path(&self, file: &InputFile) -> PathBuf {
        self.root.join(file.path.as_path())
    }

    pub fn content(&self, file: &InputFile) -> Result<Vec<u8>, SubjectError> {
        Ok(Leftovers::open(&self.root)?.read(file.path.as_path(), MOST_BYTES)?)
    }
}

fn is_input(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    !name.starts_with('.') && !NOTES.contains(&name.as_ref())
}

fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
#[path = "input_folder_tests.rs"]
mod tests;

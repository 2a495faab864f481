//! The files of a finished base, for readers. The build may have planted anything in its tree: links are not followed,
//! pipes not waited on, and what is too large is left out.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Leftovers, Unreadable};

use crate::SubjectError;
use crate::base::Base;

const MOST_BYTES: u64 = 16 << 20;
const MOST_TOGETHER: usize = 1 << 30;
const MOST_FILES: usize = 200_000;
/// What build systems try their compilers on is no source of the project.
const OF_BUILD_SYSTEMS: [&str; 3] = ["CMakeFiles", "meson-private", "meson-info"];

impl Base {
    /// The regular files of the built tree.
    pub fn paths(&self) -> Result<Vec<RelPath>, SubjectError> {
        regular_files(&self.tree())
    }

    /// One of them.
    pub fn read(&self, path: &RelPath) -> Result<Vec<u8>, SubjectError> {
        Ok(Leftovers::open(&self.tree())?.read(path.as_path(), MOST_BYTES)?)
    }

    /// The regular files of the built tree whose names are wanted, generated ones too.
    pub fn files(
        &self,
        wanted: &dyn Fn(&RelPath) -> bool,
    ) -> Result<BTreeMap<RelPath, Vec<u8>>, SubjectError> {
        let root = self.tree();
        let left = Leftovers::open(&root)?;
        let mut found = BTreeMap::new();
        let mut together = 0usize;
        for path in regular_files(&root)?
            .into_iter()
            .filter(|path| wanted(path))
        {
            let bytes = match left.read(path.as_path(), MOST_BYTES) {
                Ok(bytes) => bytes,
                Err(error @ Unreadable::Io { .. }) => return Err(error.into()),
                Err(
                    Unreadable::NotBeneath { .. }
                    | Unreadable::NotAFile { .. }
                    | Unreadable::TooLarge { .. },
                ) => continue,
            };
            together = together.saturating_add(bytes.len());
            if together > MOST_TOGETHER || found.len() >= MOST_FILES {
                break;
            }
            found.insert(path, bytes);
        }
        Ok(found)
    }
}

pub(crate) fn regular_files(root: &Path) -> Result<Vec<RelPath>, SubjectError> {
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let full = root.join(&folder);
        let listed = fs::read_dir(&full).map_err(SubjectError::io("list", &full))?;
        for entry in listed {
            let entry = entry.map_err(SubjectError::io("list", &full))?;
            let name = entry.file_name();
            let relative = folder.join(&name);
            let kind = entry
                .file_type()
                .map_err(SubjectError::io("look at", entry.path()))?;
            if kind.is_dir() && !is_no_source(&name) {
                waiting.push(relative);
            } else if kind.is_file() {
                found.extend(RelPath::new(relative.as_os_str().as_bytes().to_vec()).ok());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Hidden folders hold what tools keep for themselves: old versions of patched files, objects, settings.
fn is_no_source(folder: &OsStr) -> bool {
    let hidden = folder.as_bytes().starts_with(b".");
    hidden || OF_BUILD_SYSTEMS.iter().any(|known| folder == *known)
}

//! The regular files of a tree. A build may have planted anything in it: links are not followed.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;

use crate::SubjectError;

/// Compiler probes of build systems are not sources of the project.
const OF_BUILD_SYSTEMS: [&str; 3] = ["CMakeFiles", "meson-private", "meson-info"];

pub(crate) fn regular_files(root: &Path) -> Result<Vec<RelPath>, SubjectError> {
    few_regular_files(root, usize::MAX)
}

/// An error if there are more than `most`.
pub(crate) fn few_regular_files(root: &Path, most: usize) -> Result<Vec<RelPath>, SubjectError> {
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        if found.len() > most {
            let source_root = root.to_owned();
            return Err(SubjectError::TooManyFiles { source_root, most });
        }
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

/// Hidden folders hold private data of tools: old versions of patched files, objects, settings.
fn is_no_source(folder: &OsStr) -> bool {
    let hidden = folder.as_bytes().starts_with(b".");
    hidden || OF_BUILD_SYSTEMS.iter().any(|known| folder == *known)
}

//! Symbolic links in the path of a patch: a path that is a link or leads through one means a different file than the
//! one that scope checks, so a patch could reach the tests under another name.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::Candidate;
use patchwright_domain::foreign::visible_line;

use crate::error::JudgeError;

/// Why a candidate cannot be applied to these trees; `None` if there is no link in its way.
pub(crate) fn in_the_way(
    candidate: &Candidate,
    trees: &[PathBuf],
) -> Result<Option<String>, JudgeError> {
    let changes = candidate.changes.iter();
    let paths = changes
        .flat_map(|change| [Some(change.path()), change.old_path()])
        .flatten();
    for path in paths {
        let parts = path.as_path().ancestors();
        for part in parts.filter(|part| *part != Path::new("")) {
            if is_link(part, trees)? {
                return Ok(Some(format!(
                    "{path} leads through the link {}; name the file itself",
                    visible_line(&part.to_string_lossy())
                )));
            }
        }
    }
    Ok(None)
}

fn is_link(path: &Path, trees: &[PathBuf]) -> Result<bool, JudgeError> {
    for tree in trees {
        let full = tree.join(path);
        match fs::symlink_metadata(&full) {
            Ok(about) if about.is_symlink() => return Ok(true),
            Ok(_) => {}
            // A new file, perhaps below something that is not a folder: not a link.
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
            Err(error) => return Err(JudgeError::io("look at", full)(error)),
        }
    }
    Ok(false)
}

#[cfg(test)]
#[path = "links_tests.rs"]
mod tests;

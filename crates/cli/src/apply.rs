//! Writes a proved patch to the user's tree: only on request, and only if the files still are what was
//! read.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use patchwright_repair::Touched;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum ApplyError {
    #[error("{} has changed since it was read: nothing was written; use `git am` with the patch", path.display())]
    Changed { path: PathBuf },
    #[error("the patch makes, moves or deletes {}: use `git am` with it", path.display())]
    NotAnEdit { path: PathBuf },
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        action: &'static str,
        path: PathBuf,
        source: std::io::Error,
    },
}

/// Checks all files before the first is written; each is replaced atomically.
pub fn apply(source: &Path, touched: &[Touched]) -> Result<(), ApplyError> {
    let mut edits = Vec::new();
    for file in touched {
        let path = source.join(file.path.as_path());
        let (Some(before), Some(after)) = (&file.before, &file.after) else {
            return Err(ApplyError::NotAnEdit { path });
        };
        if !is_still(&path, source, before) {
            return Err(ApplyError::Changed { path });
        }
        edits.push((path, after));
    }
    for (path, after) in edits {
        replace(&path, after).map_err(|source| ApplyError::Io {
            action: "write",
            path,
            source,
        })?;
    }
    Ok(())
}

/// Whether it is a regular file of the tree itself, with the content that the patch was made for.
fn is_still(path: &Path, source: &Path, before: &[u8]) -> bool {
    let is_file = fs::symlink_metadata(path).is_ok_and(|about| about.is_file());
    let below = match (fs::canonicalize(path), fs::canonicalize(source)) {
        (Ok(path), Ok(source)) => path.starts_with(source),
        (_, _) => false,
    };
    is_file && below && fs::read(path).is_ok_and(|content| content == before)
}

fn replace(path: &Path, content: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut aside = tempfile::NamedTempFile::new_in(folder)?;
    aside.write_all(content)?;
    aside.as_file().sync_all()?;
    fs::set_permissions(aside.path(), fs::metadata(path)?.permissions())?;
    aside.persist(path)?;
    Ok(())
}

//! Copies trees and files into a case: bounded, without history, and no link that leads out of it.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Component, Path, PathBuf};

use crate::error::ImportError;

const MOST_FILES: usize = 300_000;
const MOST_BYTES: u64 = 16 << 30;
const VERSION_CONTROL: [&str; 3] = [".git", ".hg", ".svn"];

/// Links that were left out, relative to the tree.
#[derive(Debug, Default)]
pub(crate) struct LeftOut {
    pub links: Vec<String>,
}

/// `to` must not be there yet.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<LeftOut, ImportError> {
    let mut left_out = LeftOut::default();
    let (mut files, mut bytes) = (0, 0);
    let mut waiting = vec![PathBuf::new()];
    fs::create_dir_all(to).map_err(ImportError::io("create", to))?;
    while let Some(folder) = waiting.pop() {
        let source = from.join(&folder);
        for entry in fs::read_dir(&source).map_err(ImportError::io("list", &source))? {
            let entry = entry.map_err(ImportError::io("list", &source))?;
            let path = entry.path();
            let kind = entry
                .file_type()
                .map_err(ImportError::io("look at", &path))?;
            let below = folder.join(entry.file_name());
            let target = to.join(&below);
            if VERSION_CONTROL
                .iter()
                .any(|name| entry.file_name() == *name)
            {
                continue;
            }
            if kind.is_dir() {
                fs::create_dir(&target).map_err(ImportError::io("create", &target))?;
                waiting.push(below);
            } else if kind.is_symlink() {
                match inner_link(&path, &below) {
                    Some(link) => {
                        symlink(link, &target).map_err(ImportError::io("create", &target))?
                    }
                    None => left_out.links.push(below.display().to_string()),
                }
            } else if kind.is_file() {
                bytes += fs::copy(&path, &target).map_err(ImportError::io("copy", &path))?;
                files += 1;
            }
            if files > MOST_FILES || bytes > MOST_BYTES {
                return Err(ImportError::Unusable(format!(
                    "{} has more than {MOST_FILES} files or {} GiB; name the project's own folder",
                    from.display(),
                    MOST_BYTES >> 30
                )));
            }
        }
    }
    Ok(left_out)
}

/// A link whose target stays in the tree, by its letters.
fn inner_link(link: &Path, below: &Path) -> Option<PathBuf> {
    let target = fs::read_link(link).ok()?;
    let mut depth = below.components().count().checked_sub(1)?;
    for part in target.components() {
        match part {
            Component::Normal(_) => depth += 1,
            Component::CurDir => {}
            Component::ParentDir => depth = depth.checked_sub(1)?,
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(target)
}

/// Every regular file, relative; links are not followed.
pub(crate) fn files(root: &Path) -> Result<Vec<String>, ImportError> {
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let path = root.join(&folder);
        for entry in fs::read_dir(&path).map_err(ImportError::io("list", &path))? {
            let entry = entry.map_err(ImportError::io("list", &path))?;
            let kind = entry
                .file_type()
                .map_err(ImportError::io("look at", &path))?;
            let below = folder.join(entry.file_name());
            if kind.is_dir() {
                waiting.push(below);
            } else if let (true, Some(name)) = (kind.is_file(), below.to_str()) {
                found.push(name.to_owned());
            }
            if found.len() > MOST_FILES {
                return Err(ImportError::Unusable(format!(
                    "{} has more than {MOST_FILES} files; name the folder of fewer cases",
                    root.display()
                )));
            }
        }
    }
    found.sort();
    Ok(found)
}

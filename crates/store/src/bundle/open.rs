//! Reads an untrusted bundle: every file is copied once into a folder of our own, counted and hashed on the way, and
//! only the copy is used after that.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Read;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use patchwright_domain::bundle::{BUNDLE_FORMAT, BundleAbout};
use rustix::fs::OFlags;
use serde::Deserialize;

use super::sums::{self, Sums};
use super::{
    ABOUT, BundleError, MOST_ABOUT_BYTES, MOST_BYTES, MOST_DEPTH, MOST_FILE_BYTES, MOST_FILES,
    MOST_SUMS_BYTES, SUMS,
};

/// A bundle whose files match its own list. That says nothing about who wrote it.
#[derive(Debug)]
pub struct OpenedBundle {
    /// The copy.
    pub folder: PathBuf,
    pub about: BundleAbout,
}

/// Copies the bundle at `path` into the empty folder `copy`.
pub fn open(path: &Path, copy: &Path) -> Result<OpenedBundle, BundleError> {
    let sums = sums::parse(&list(path)?)?;
    only_listed(path, &sums)?;
    let mut left = MOST_BYTES;
    for (name, expected) in &sums {
        left = take(path, copy, name, expected, left)?;
    }
    Ok(OpenedBundle {
        about: about(copy)?,
        folder: copy.to_owned(),
    })
}

fn list(bundle: &Path) -> Result<String, BundleError> {
    let path = bundle.join(SUMS);
    if !path.symlink_metadata().is_ok_and(|about| about.is_file()) {
        return Err(BundleError::NoBundle {
            path: bundle.to_owned(),
            what: SUMS,
        });
    }
    let bytes = bounded(&path, MOST_SUMS_BYTES)?;
    let bytes = bytes.ok_or_else(|| BundleError::refused(SUMS, "is too big"))?;
    String::from_utf8(bytes).map_err(|_| BundleError::refused(SUMS, "is not text"))
}

/// The bundle may contain nothing that the list does not name, and no link, pipe or device at all.
fn only_listed(bundle: &Path, sums: &Sums) -> Result<(), BundleError> {
    let mut waiting = vec![(PathBuf::new(), 0)];
    let mut seen = BTreeSet::new();
    while let Some((folder, depth)) = waiting.pop() {
        let full = bundle.join(&folder);
        for entry in fs::read_dir(&full).map_err(BundleError::io("list", &full))? {
            let entry = entry.map_err(BundleError::io("list", &full))?;
            let relative = folder.join(entry.file_name());
            let name = relative.display().to_string();
            let kind = entry
                .file_type()
                .map_err(BundleError::io("look at", &full))?;
            if kind.is_dir() && depth < MOST_DEPTH {
                waiting.push((relative, depth + 1));
            } else if !kind.is_file() {
                return Err(BundleError::refused(name, "is not a regular file"));
            } else if name != SUMS && !sums.contains_key(&name) {
                return Err(BundleError::refused(name, "is not in the list of files"));
            }
            seen.insert(folder.clone());
            if seen.len() > MOST_FILES || waiting.len() > MOST_FILES {
                return Err(BundleError::refused(".", "holds too many folders"));
            }
        }
    }
    Ok(())
}

/// Copies one file; returns how many bytes may still come.
fn take(
    bundle: &Path,
    copy: &Path,
    name: &str,
    expected: &str,
    left: u64,
) -> Result<u64, BundleError> {
    let target = copy.join(name);
    let folder = target.parent().unwrap_or(copy);
    fs::create_dir_all(folder).map_err(BundleError::io("create", folder))?;
    let mut from = plain_file(&bundle.join(name))?;
    let mut to = File::create(&target).map_err(BundleError::io("create", &target))?;
    let copied = sums::copy(&mut from, &mut to, left.min(MOST_FILE_BYTES))
        .map_err(BundleError::io("copy", &target))?;
    match copied {
        None => Err(BundleError::refused(name, "is too big")),
        Some((sum, _)) if sum != expected => Err(BundleError::refused(
            name,
            "is not the file that the list names: its hash is another",
        )),
        Some((_, bytes)) => Ok(left - bytes),
    }
}

fn about(copy: &Path) -> Result<BundleAbout, BundleError> {
    #[derive(Deserialize)]
    struct Format {
        format: u32,
    }
    let path = copy.join(ABOUT);
    if !path.is_file() {
        return Err(BundleError::NoBundle {
            path: copy.to_owned(),
            what: ABOUT,
        });
    }
    let bytes = bounded(&path, MOST_ABOUT_BYTES)?;
    let bytes = bytes.ok_or_else(|| BundleError::refused(ABOUT, "is too big"))?;
    let unreadable = |error: serde_json::Error| BundleError::refused(ABOUT, error.to_string());
    let Format { format } = serde_json::from_slice(&bytes).map_err(unreadable)?;
    if format != BUNDLE_FORMAT {
        return Err(BundleError::Format {
            found: format,
            known: BUNDLE_FORMAT,
        });
    }
    serde_json::from_slice(&bytes).map_err(unreadable)
}

fn bounded(path: &Path, most: u64) -> Result<Option<Vec<u8>>, BundleError> {
    let mut bytes = Vec::new();
    plain_file(path)?
        .take(most + 1)
        .read_to_end(&mut bytes)
        .map_err(BundleError::io("read", path))?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Never follows a link in the last component and never blocks on a pipe.
fn plain_file(path: &Path) -> Result<File, BundleError> {
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK;
    let file = OpenOptions::new()
        .read(true)
        .custom_flags(flags.bits().cast_signed())
        .open(path)
        .map_err(BundleError::io("open", path))?;
    let about = file.metadata().map_err(BundleError::io("look at", path))?;
    match about.is_file() {
        true => Ok(file),
        false => Err(BundleError::refused(
            path.display().to_string(),
            "is not a regular file",
        )),
    }
}

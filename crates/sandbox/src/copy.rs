//! Copies a tree: content, mode and times to the nanosecond, never the owner.
//!
//! Owners are left out because a file whose owner is not mapped in the job's user namespace cannot be
//! written through an overlay. Links are copied as links; nothing is read through one.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, CWD, Timespec, Timestamps, utimensat};

use crate::{Identity, SandboxError};

/// What was copied, and what was left out.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Copied {
    pub files: u64,
    pub bytes: u64,
    /// Pipes, sockets and devices, which are not copied; relative paths.
    pub special: Vec<PathBuf>,
}

/// `wanted` is asked with paths relative to `from`; an unwanted folder is not entered.
pub fn copy_tree(
    from: &Path,
    to: &Path,
    identity: Identity,
    wanted: &dyn Fn(&Path) -> bool,
) -> Result<Copied, SandboxError> {
    let mut copied = Copied::default();
    let mut folders = Vec::new();
    let mut waiting = vec![PathBuf::new()];
    while let Some(folder) = waiting.pop() {
        let source = from.join(&folder);
        for entry in fs::read_dir(&source).map_err(SandboxError::io("list", &source))? {
            let entry = entry.map_err(SandboxError::io("list", &source))?;
            let relative = folder.join(entry.file_name());
            if !wanted(&relative) {
                continue;
            }
            let kind = entry
                .file_type()
                .map_err(SandboxError::io("look at", entry.path()))?;
            if kind.is_dir() {
                let made = to.join(&relative);
                fs::create_dir(&made).map_err(SandboxError::io("create", &made))?;
                waiting.push(relative.clone());
                folders.push(relative);
            } else {
                copy_entry(
                    &entry.path(),
                    &to.join(&relative),
                    identity,
                    &mut copied,
                    relative,
                )?;
            }
        }
    }
    folders.push(PathBuf::new());
    // Deepest first: filling a folder changes its times.
    folders.sort_by_key(|folder| std::cmp::Reverse(folder.components().count()));
    for folder in folders {
        finish(&from.join(&folder), &to.join(&folder), identity)?;
    }
    Ok(copied)
}

fn copy_entry(
    from: &Path,
    to: &Path,
    identity: Identity,
    copied: &mut Copied,
    relative: PathBuf,
) -> Result<(), SandboxError> {
    let about = fs::symlink_metadata(from).map_err(SandboxError::io("look at", from))?;
    if about.is_symlink() {
        let target = fs::read_link(from).map_err(SandboxError::io("read the link", from))?;
        symlink(target, to).map_err(SandboxError::io("create the link", to))?;
    } else if about.is_file() {
        copied.bytes += copy_content(from, to).map_err(SandboxError::io("copy", from))?;
    } else {
        copied.special.push(relative);
        return Ok(());
    }
    copied.files += 1;
    finish(from, to, identity)
}

/// The file was regular when we checked; NOFOLLOW and NONBLOCK protect us if it is replaced
/// meanwhile.
fn copy_content(from: &Path, to: &Path) -> io::Result<u64> {
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
    let mut source = OpenOptions::new()
        .read(true)
        .custom_flags(flags)
        .open(from)?;
    let mut target = File::create_new(to)?;
    io::copy(&mut source, &mut target)
}

fn finish(from: &Path, to: &Path, identity: Identity) -> Result<(), SandboxError> {
    let about = fs::symlink_metadata(from).map_err(SandboxError::io("look at", from))?;
    if !about.is_symlink() {
        // The build must be able to write to a tree that was read-only at its source.
        let owner = if about.is_dir() { 0o700 } else { 0o600 };
        let rights = fs::Permissions::from_mode(about.mode() & 0o777 | owner);
        fs::set_permissions(to, rights).map_err(SandboxError::io("change the mode of", to))?;
    }
    identity.own(to)?;
    let times = Timestamps {
        last_access: Timespec {
            tv_sec: about.atime(),
            tv_nsec: about.atime_nsec() as _,
        },
        last_modification: Timespec {
            tv_sec: about.mtime(),
            tv_nsec: about.mtime_nsec() as _,
        },
    };
    utimensat(CWD, to, &times, AtFlags::SYMLINK_NOFOLLOW)
        .map_err(|error| SandboxError::io("set the times of", to)(error.into()))
}

#[cfg(test)]
#[path = "copy_tests.rs"]
mod tests;

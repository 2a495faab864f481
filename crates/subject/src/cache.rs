//! Stores bases between runs, shared by all processes of a user.
//!
//! A base is made in a folder with the suffix `.partial` and renamed when it is complete. A process that builds it
//! holds its lock exclusively, one that uses it holds the lock shared, and only unlocked bases are removed.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use patchwright_sandbox::{CancelToken, remove_tree};
use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

use crate::SubjectError;

/// Above this size the least recently used bases are removed.
const DEFAULT_MOST_BYTES: u64 = 20 << 30;
/// Interval between attempts to take a lock that another process holds.
const RETRY: Duration = Duration::from_millis(50);

#[derive(Debug, Clone)]
pub struct Cache {
    bases: PathBuf,
    most_bytes: u64,
}

/// Describes a base, in its folder.
pub(crate) const ABOUT: &str = "about.json";

/// The project a base belongs to; empty if an earlier version made it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Project {
    pub name: String,
    /// For display only: bytes that are not UTF-8 are replaced.
    pub source: String,
}

impl Project {
    fn read(base: &Path) -> Self {
        let text = fs::read(base.join(ABOUT)).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }
}

/// One base, as `patchwright cache` lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub key: String,
    pub project: Project,
    pub path: PathBuf,
    pub bytes: u64,
    pub last_used: SystemTime,
    pub in_use: bool,
}

/// While this value is alive, no process removes or rebuilds the base.
#[derive(Debug)]
pub(crate) struct Held {
    pub folder: PathBuf,
    _lock: File,
}

/// The right to make a base.
pub(crate) struct Making {
    pub partial: PathBuf,
    folder: PathBuf,
    lock: File,
}

pub(crate) enum Claim {
    Ready(Held),
    Make(Making),
}

impl Cache {
    /// `root` is the tool's cache folder; `most_mib` overrides the size limit.
    pub fn open(root: &Path, most_mib: Option<u64>) -> Result<Self, SubjectError> {
        let bases = root.join("bases");
        fs::create_dir_all(&bases).map_err(SubjectError::io("create", &bases))?;
        // Closed to other users: a base holds private sources, and a build may leave set-uid files owned by us.
        fs::set_permissions(&bases, fs::Permissions::from_mode(0o700))
            .map_err(SubjectError::io("make private", &bases))?;
        let most_bytes = most_mib.map_or(DEFAULT_MOST_BYTES, |mib| mib.saturating_mul(1 << 20));
        Ok(Self { bases, most_bytes })
    }

    /// Waits for another process that is making the same base; calls `on_wait` once before that.
    pub(crate) fn claim(
        &self,
        key: &str,
        on_wait: &dyn Fn(),
        cancel: &CancelToken,
    ) -> Result<Claim, SubjectError> {
        let folder = self.bases.join(key);
        let lock = self.lock_file(key)?;
        let wait = Wait {
            on_wait,
            cancel,
            about: &folder,
        };
        wait.lock(&lock, FlockOperation::NonBlockingLockShared)?;
        if folder.is_dir() {
            touch(&folder);
            return Ok(Claim::Ready(Held {
                folder,
                _lock: lock,
            }));
        }
        wait.lock(&lock, FlockOperation::NonBlockingLockExclusive)?;
        if folder.is_dir() {
            return self.claim(key, on_wait, cancel);
        }
        let partial = self.bases.join(format!("{key}.partial"));
        remove_tree(&partial).map_err(SubjectError::io("remove", &partial))?;
        fs::create_dir(&partial).map_err(SubjectError::io("create", &partial))?;
        Ok(Claim::Make(Making {
            partial,
            folder,
            lock,
        }))
    }

    /// Removes the base with this key unless it is in use.
    pub(crate) fn forget(&self, key: &str) -> Result<bool, SubjectError> {
        let lock = self.lock_file(key)?;
        if flock(&lock, FlockOperation::NonBlockingLockExclusive).is_err() {
            return Ok(false);
        }
        let folder = self.bases.join(key);
        remove_tree(&folder).map_err(SubjectError::io("remove", &folder))?;
        Ok(true)
    }

    pub fn entries(&self) -> Result<Vec<Entry>, SubjectError> {
        let mut entries = Vec::new();
        let listed = fs::read_dir(&self.bases).map_err(SubjectError::io("list", &self.bases))?;
        for found in listed {
            let found = found.map_err(SubjectError::io("list", &self.bases))?;
            if !found.path().is_dir() {
                continue;
            }
            let name = found.file_name().to_string_lossy().into_owned();
            let key = name.strip_suffix(".partial").unwrap_or(&name).to_owned();
            let lock = self.lock_file(&key)?;
            let about = found
                .metadata()
                .map_err(SubjectError::io("look at", found.path()))?;
            entries.push(Entry {
                key,
                project: Project::read(&found.path()),
                bytes: size_of(&found.path()),
                path: found.path(),
                last_used: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
                in_use: flock(&lock, FlockOperation::NonBlockingLockExclusive).is_err(),
            });
        }
        entries.sort_by_key(|entry| entry.last_used);
        Ok(entries)
    }

    /// Removes unused bases; returns how many were removed and how many were kept.
    pub fn clear(&self) -> Result<(usize, usize), SubjectError> {
        let entries = self.entries()?;
        let mut removed = 0;
        for entry in &entries {
            removed += usize::from(self.remove(entry)?);
        }
        Ok((removed, entries.len() - removed))
    }

    /// Removes the least recently used bases until the limit is met.
    pub(crate) fn shrink(&self) -> Result<(), SubjectError> {
        let entries = self.entries()?;
        let mut total: u64 = entries.iter().map(|entry| entry.bytes).sum();
        for entry in &entries {
            if total > self.most_bytes && self.remove(entry)? {
                total = total.saturating_sub(entry.bytes);
            }
        }
        Ok(())
    }

    fn remove(&self, entry: &Entry) -> Result<bool, SubjectError> {
        let lock = self.lock_file(&entry.key)?;
        if flock(&lock, FlockOperation::NonBlockingLockExclusive).is_err() {
            return Ok(false);
        }
        remove_tree(&entry.path).map_err(SubjectError::io("remove", &entry.path))?;
        Ok(true)
    }

    /// The lock file outlives its base: removing it would let two processes lock two different files.
    fn lock_file(&self, key: &str) -> Result<File, SubjectError> {
        let path = self.bases.join(format!("{key}.lock"));
        let opened = OpenOptions::new().create(true).append(true).open(&path);
        opened.map_err(SubjectError::io("open", &path))
    }
}

impl Making {
    /// Publishes the complete base.
    pub(crate) fn finish(self) -> Result<Held, SubjectError> {
        fs::rename(&self.partial, &self.folder)
            .map_err(SubjectError::io("rename", &self.partial))?;
        touch(&self.folder);
        flock(&self.lock, FlockOperation::LockShared)
            .map_err(|error| SubjectError::io("lock", &self.folder)(error.into()))?;
        Ok(Held {
            folder: self.folder.clone(),
            _lock: self.lock,
        })
    }
}

/// Locks are polled because a wait in the kernel could not be cancelled.
pub(crate) struct Wait<'a> {
    pub on_wait: &'a dyn Fn(),
    pub cancel: &'a CancelToken,
    /// What the lock protects.
    pub about: &'a Path,
}

impl Wait<'_> {
    pub(crate) fn lock(&self, lock: &File, at_once: FlockOperation) -> Result<(), SubjectError> {
        let mut told = false;
        loop {
            match flock(lock, at_once) {
                Ok(()) => return Ok(()),
                Err(Errno::WOULDBLOCK | Errno::INTR) => {}
                Err(error) => {
                    return Err(SubjectError::io("lock", self.about)(io::Error::from(error)));
                }
            }
            if self.cancel.is_cancelled() {
                return Err(SubjectError::Cancelled);
            }
            if !told {
                (self.on_wait)();
                told = true;
            }
            thread::sleep(RETRY);
        }
    }
}

/// The modification time of a base's folder records its last use.
fn touch(folder: &Path) {
    let now = rustix::fs::Timespec {
        tv_sec: 0,
        tv_nsec: rustix::fs::UTIME_NOW,
    };
    let times = rustix::fs::Timestamps {
        last_access: now,
        last_modification: now,
    };
    // A failure only affects the order of removal.
    let _ = rustix::fs::utimensat(
        rustix::fs::CWD,
        folder,
        &times,
        rustix::fs::AtFlags::empty(),
    );
}

fn size_of(folder: &Path) -> u64 {
    let mut sum = 0;
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        for entry in fs::read_dir(&path).into_iter().flatten().flatten() {
            let Ok(about) = entry.path().symlink_metadata() else {
                continue;
            };
            sum += about.blocks() * 512;
            if about.is_dir() {
                waiting.push(entry.path());
            }
        }
    }
    sum
}

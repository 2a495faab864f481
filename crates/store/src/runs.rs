//! All stored runs: their names, which one is meant, and what state one is in.

use std::fs::{self, DirEntry, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rustix::fs::{FlockOperation, flock};

use crate::run_folder::JOURNAL;
use crate::{Read, StoreError};

/// A larger journal is not ours; reading it would hold up everything else.
const MOST_JOURNAL_BYTES: u64 = 512 << 20;

/// Whether a process is working on a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activity {
    Running,
    Still,
}

/// What the journal of one run holds at this moment.
#[derive(Debug)]
pub struct Glance {
    pub read: Read,
    pub activity: Activity,
    path: PathBuf,
}

impl Glance {
    /// Fails if an event is unknown, for callers that must not miss one.
    pub fn require_known(&self) -> Result<(), StoreError> {
        self.read.unknown.clone().refuse(&self.path)
    }
}

/// The names of all runs, newest first; no folder is no runs.
pub fn runs(folder: &Path) -> Result<Vec<String>, StoreError> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::io("list", folder)(error)),
    };
    let listed: Vec<DirEntry> = listed
        .collect::<Result<_, _>>()
        .map_err(StoreError::io("list", folder))?;
    let runs = listed
        .iter()
        .filter(|entry| entry.path().join(JOURNAL).is_file());
    let mut names: Vec<(Option<SystemTime>, String)> = runs
        .filter_map(|entry| {
            let made = entry.metadata().and_then(|about| about.modified());
            Some((made.ok(), entry.file_name().into_string().ok()?))
        })
        .collect();
    names.sort_by(|one, other| (second(&other.1), other.0).cmp(&(second(&one.1), one.0)));
    Ok(names.into_iter().map(|(_, name)| name).collect())
}

/// Names begin with the second of their start; within one the folders' own times decide.
fn second(name: &str) -> &str {
    name.get(..15).unwrap_or(name)
}

/// The run that a word means: its whole name, a unique prefix, or `latest`.
pub fn meant(folder: &Path, word: &str) -> Result<String, StoreError> {
    let mut names = runs(folder)?;
    let none = || StoreError::NotMeant {
        word: word.to_owned(),
        runs: folder.to_owned(),
    };
    if word == "latest" {
        return names.into_iter().next().ok_or_else(none);
    }
    if names.iter().any(|name| name == word) {
        return Ok(word.to_owned());
    }
    names.retain(|name| !word.is_empty() && name.starts_with(word));
    match names.as_slice() {
        [] => Err(none()),
        [one] => Ok(one.clone()),
        [one, other, ..] => Err(StoreError::Ambiguous {
            word: word.to_owned(),
            some: [one.clone(), other.clone()],
            count: names.len(),
        }),
    }
}

/// Reads a run without blocking its writer.
pub fn glance(folder: &Path, id: &str) -> Result<Glance, StoreError> {
    let path = folder.join(id).join(JOURNAL);
    let about = fs::metadata(&path).map_err(StoreError::io("read", &path))?;
    if !about.is_file() || about.len() > MOST_JOURNAL_BYTES {
        return Err(StoreError::NoJournal { path });
    }
    let read = crate::read(&path)?;
    let activity = activity(&path, &read)?;
    Ok(Glance {
        read,
        activity,
        path,
    })
}

/// A writer holds the lock from before its first line. Where there is none yet, asking would race with the writer
/// that is just about to take it.
fn activity(path: &Path, read: &Read) -> Result<Activity, StoreError> {
    if read.entries.is_empty() {
        return Ok(Activity::Still);
    }
    let file = File::open(path).map_err(StoreError::io("open", path))?;
    match flock(&file, FlockOperation::NonBlockingLockShared) {
        Ok(()) => Ok(Activity::Still),
        Err(rustix::io::Errno::WOULDBLOCK) => Ok(Activity::Running),
        Err(error) => Err(StoreError::io("lock", path)(error.into())),
    }
}

#[cfg(test)]
#[path = "runs_tests.rs"]
mod tests;

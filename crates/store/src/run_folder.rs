//! The folder of one run: its journal and the logs of its commands.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patchwright_domain::event::Event;

use crate::{Entry, Journal, JournalReader, StoreError};

pub(crate) const JOURNAL: &str = "journal.jsonl";
const MOST_FIRST_LINE: u64 = 1 << 20;
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub struct RunFolder {
    id: String,
    path: PathBuf,
    pub journal: Journal,
}

impl RunFolder {
    /// A new run below `runs`. `command` makes its name readable; the time makes names sort.
    pub fn create(runs: &Path, command: &str, now: SystemTime) -> Result<Self, StoreError> {
        fs::create_dir_all(runs).map_err(StoreError::io("create", runs))?;
        let seconds = now
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        for attempt in 0..1000 {
            let id = format!(
                "{}-{command}-{}-{attempt}",
                stamp(seconds),
                std::process::id()
            );
            let path = runs.join(&id);
            // Journals and logs contain prompts, sources and output of private projects.
            match fs::DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => return Self::open_at(id, path),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(StoreError::io("create", &path)(error)),
            }
        }
        Err(StoreError::InUse {
            path: runs.to_owned(),
        })
    }

    /// A run that an earlier process began.
    pub fn resume(runs: &Path, id: &str) -> Result<Self, StoreError> {
        let path = runs.join(id);
        let is_name = Path::new(id).file_name() == Some(id.as_ref());
        if !is_name || !path.join(JOURNAL).is_file() {
            return Err(StoreError::NoRun {
                id: id.to_owned(),
                runs: runs.to_owned(),
            });
        }
        // A job of a killed process holds the journal a moment longer.
        let patience = Instant::now() + PATIENCE;
        loop {
            match Self::open_at(id.to_owned(), path.clone()) {
                Err(StoreError::InUse { .. }) if Instant::now() < patience => {
                    thread::sleep(Duration::from_millis(20));
                }
                other => return other,
            }
        }
    }

    fn open_at(id: String, path: PathBuf) -> Result<Self, StoreError> {
        let logs = path.join("logs");
        fs::create_dir_all(&logs).map_err(StoreError::io("create", &logs))?;
        let journal = Journal::open(&path.join(JOURNAL))?;
        Ok(Self { id, path, journal })
    }

    /// Everything that was written to it so far.
    pub fn events(&self) -> Result<Vec<Event>, StoreError> {
        let entries = self.entries()?.into_iter();
        Ok(entries.map(|entry| entry.event).collect())
    }

    /// With their times.
    pub fn entries(&self) -> Result<Vec<Entry>, StoreError> {
        Ok(crate::read(&self.path.join(JOURNAL))?.entries)
    }

    /// What was written from this event on, one line at a time.
    pub fn events_from(&self, number: u64) -> Result<JournalReader, StoreError> {
        JournalReader::open(&self.path.join(JOURNAL), number)
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn logs(&self) -> PathBuf {
        self.path.join("logs")
    }
}

/// The newest run of this identity whose status `is_over` does not call finished.
pub fn unfinished(
    runs: &Path,
    identity: &str,
    is_over: impl Fn(&str) -> bool,
) -> Result<Option<String>, StoreError> {
    let names = entries(runs)?;
    for name in names.into_iter().rev() {
        let path = runs.join(&name).join(JOURNAL);
        if first_identity(&path)?.as_deref() == Some(identity) {
            let last = crate::read(&path)?.entries.into_iter().next_back();
            let over = match last.map(|entry| entry.event) {
                Some(Event::RunFinished { status, .. }) => is_over(&status),
                Some(_) | None => false,
            };
            if !over {
                return Ok(Some(name));
            }
        }
    }
    Ok(None)
}

/// The names in a folder, sorted; no folder has none.
fn entries(folder: &Path) -> Result<Vec<String>, StoreError> {
    let listed = match fs::read_dir(folder) {
        Ok(listed) => listed,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(StoreError::io("list", folder)(error)),
    };
    let mut names = Vec::new();
    for entry in listed {
        let entry = entry.map_err(StoreError::io("list", folder))?;
        // We name runs in ASCII: anything else is not one.
        names.extend(entry.file_name().into_string().ok());
    }
    names.sort();
    Ok(names)
}

/// Only the first line is read: there may be thousands of runs. None if no run was recorded.
fn first_identity(journal: &Path) -> Result<Option<String>, StoreError> {
    let mut line = Vec::new();
    let file = match fs::File::open(journal) {
        Ok(file) => file,
        // No run, or one of another user, which only they can resume.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::PermissionDenied
            ) =>
        {
            return Ok(None);
        }
        Err(error) => return Err(StoreError::io("open", journal)(error)),
    };
    BufReader::new(file.take(MOST_FIRST_LINE))
        .read_until(b'\n', &mut line)
        .map_err(StoreError::io("read", journal))?;
    Ok(match serde_json::from_slice::<Entry>(&line) {
        Ok(Entry {
            event: Event::RunStarted { identity, .. },
            ..
        }) => identity,
        // The line was cut off when the run was killed, or is not ours.
        Ok(_) | Err(_) => None,
    })
}

/// `20260131-142307` in UTC.
fn stamp(seconds: u64) -> String {
    let (days, of_day) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = civil(days);
    format!(
        "{year:04}{month:02}{day:02}-{:02}{:02}{:02}",
        of_day / 3600,
        of_day / 60 % 60,
        of_day % 60
    )
}

/// Days since 1970 as a date, by Howard Hinnant's era arithmetic.
pub fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
#[path = "run_folder_tests.rs"]
mod tests;

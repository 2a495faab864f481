//! The folder of one run: its journal and the logs of its commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Journal, StoreError};

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
            match fs::create_dir(&path) {
                Ok(()) => return Self::open_at(id, path),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(StoreError::io("create", &path)(error)),
            }
        }
        Err(StoreError::InUse {
            path: runs.to_owned(),
        })
    }

    fn open_at(id: String, path: PathBuf) -> Result<Self, StoreError> {
        let logs = path.join("logs");
        fs::create_dir(&logs).map_err(StoreError::io("create", &logs))?;
        let journal = Journal::open(&path.join("journal.jsonl"))?;
        Ok(Self { id, path, journal })
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
fn civil(days: u64) -> (u64, u64, u64) {
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

//! The append-only record of a run: one JSON line per event, in the kernel's hands before the event
//! counts as having happened. That outlives a kill of the process; a power cut may cost the last lines.
//!
//! A process that is killed leaves at most one torn line, at the end. Reading passes it over, and
//! appending cuts it off first, so that no line ever continues another's half.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read as _, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use rustix::fs::{FlockOperation, flock};
use serde::{Deserialize, Serialize};

use crate::StoreError;

/// No event of ours comes near this; it bounds what a damaged file can make us keep.
const MOST_LINE_BYTES: u64 = 64 << 20;

/// One line of the journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Counts up from 0 without a gap, over all processes that wrote to the run.
    pub number: u64,
    /// Since this process opened the journal.
    pub at_seconds: f64,
    #[serde(flatten)]
    pub event: Event,
}

/// An open journal. Only one process appends at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    opened: Instant,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    file: File,
    next: u64,
}

/// What a journal holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Read {
    pub entries: Vec<Entry>,
    /// Bytes of the last line that was never finished.
    pub torn_bytes: u64,
    /// Where the next line begins.
    whole_bytes: u64,
}

impl Journal {
    /// Opens for appending; a torn last line is cut off.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let mut file = file.map_err(StoreError::io("open", path))?;
        flock(&file, FlockOperation::NonBlockingLockExclusive).map_err(|_| StoreError::InUse {
            path: path.to_owned(),
        })?;
        let known = read_from(&mut file, path)?;
        if known.torn_bytes > 0 {
            file.set_len(known.whole_bytes)
                .map_err(StoreError::io("cut the torn line of", path))?;
        }
        let next = known.entries.last().map_or(0, |entry| entry.number + 1);
        let state = Mutex::new(State { file, next });
        Ok(Self {
            path: path.to_owned(),
            opened: Instant::now(),
            state,
        })
    }

    /// Returns when the event is written: a kill after that does not lose it.
    pub fn append(&self, event: &Event) -> Result<(), StoreError> {
        let at_seconds = round(self.opened.elapsed());
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = Entry {
            number: state.next,
            at_seconds,
            event: event.clone(),
        };
        let mut line = serde_json::to_vec(&entry).map_err(|source| StoreError::Event { source })?;
        line.push(b'\n');
        // One write per line: threads and a kill see whole lines but for the last.
        state
            .file
            .write_all(&line)
            .map_err(StoreError::io("append to", &self.path))?;
        state.next += 1;
        Ok(())
    }
}

/// Reads a journal, also while it is being written.
pub fn read(path: &Path) -> Result<Read, StoreError> {
    let mut file = File::open(path).map_err(StoreError::io("open", path))?;
    read_from(&mut file, path)
}

fn read_from(file: &mut File, path: &Path) -> Result<Read, StoreError> {
    file.seek(SeekFrom::Start(0))
        .map_err(StoreError::io("read", path))?;
    let mut lines = BufReader::new(file);
    let mut read = Read {
        entries: Vec::new(),
        torn_bytes: 0,
        whole_bytes: 0,
    };
    loop {
        let mut line = Vec::new();
        let count = lines
            .by_ref()
            .take(MOST_LINE_BYTES)
            .read_until(b'\n', &mut line);
        let count = count.map_err(StoreError::io("read", path))? as u64;
        if count == 0 {
            return Ok(read);
        }
        let Some(text) = line.strip_suffix(b"\n") else {
            read.torn_bytes = count;
            return Ok(read);
        };
        read.entries.push(entry(text, &read, path)?);
        read.whole_bytes += count;
    }
}

fn entry(text: &[u8], read: &Read, path: &Path) -> Result<Entry, StoreError> {
    let line = read.entries.len() + 1;
    let damaged = |message: String| StoreError::Damaged {
        path: path.to_owned(),
        line,
        message,
    };
    let entry: Entry = serde_json::from_slice(text).map_err(|error| damaged(error.to_string()))?;
    let expected = read.entries.last().map_or(0, |last| last.number + 1);
    if entry.number != expected {
        return Err(damaged(format!(
            "event {} where {expected} was expected",
            entry.number
        )));
    }
    Ok(entry)
}

fn round(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

#[cfg(test)]
#[path = "journal_tests.rs"]
mod tests;

//! The append-only record of a run: one JSON line per event, in the kernel's hands before the event
//! counts as having happened. That outlives a kill of the process; a power cut may cost the last lines.
//!
//! A process that is killed leaves at most one torn line, at the end. Reading passes it over, and
//! appending cuts it off first, so that no line ever continues another's half.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use rustix::fs::{FlockOperation, flock};
use serde::Serialize;

use crate::entry::{Entry, Line, UnknownEvents};
use crate::error::StoreError;
use crate::journal_reader::JournalReader;

/// As [`Entry`], with a borrowed event.
#[derive(Serialize)]
struct Written<'e> {
    number: u64,
    at_seconds: f64,
    #[serde(flatten)]
    event: &'e Event,
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

/// The contents of a journal.
#[derive(Debug, Clone, PartialEq)]
pub struct Read {
    /// Those that this version knows, in their order.
    pub entries: Vec<Entry>,
    pub unknown: UnknownEvents,
    /// Bytes of the last line that was never finished.
    pub torn_bytes: u64,
}

impl Journal {
    /// Opens for appending; a torn last line is cut off.
    ///
    /// What a newer version wrote may mean anything, so nothing is added to a journal that is not understood to its end.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let file = file.map_err(StoreError::io("open", path))?;
        flock(&file, FlockOperation::NonBlockingLockExclusive).map_err(|_| StoreError::InUse {
            path: path.to_owned(),
        })?;
        let shared = file.try_clone().map_err(StoreError::io("open", path))?;
        let mut reader = JournalReader::new(shared, path, 0)?;
        let mut unknown = UnknownEvents::default();
        while let Some(line) = reader.next_line()? {
            if let Line::Unknown(event) = line {
                unknown.add(&event);
            }
        }
        unknown.refuse(path)?;
        if reader.torn_bytes() > 0 {
            file.set_len(reader.whole_bytes())
                .map_err(StoreError::io("cut the torn line of", path))?;
        }
        let next = reader.next_number();
        let state = Mutex::new(State { file, next });
        Ok(Self {
            path: path.to_owned(),
            opened: Instant::now(),
            state,
        })
    }

    /// Returns the event's number when it is written: a kill after that does not lose it.
    pub fn append(&self, event: &Event) -> Result<u64, StoreError> {
        let at_seconds = round(self.opened.elapsed());
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let number = state.next;
        let written = Written {
            number,
            at_seconds,
            event,
        };
        let mut line =
            serde_json::to_vec(&written).map_err(|source| StoreError::Event { source })?;
        line.push(b'\n');
        // One write per line: threads and a kill see whole lines except for the last.
        state
            .file
            .write_all(&line)
            .map_err(StoreError::io("append to", &self.path))?;
        state.next += 1;
        Ok(number)
    }

    /// The number that the next event will have.
    pub fn next_number(&self) -> u64 {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.next
    }
}

/// Reads a whole journal, also while it is being written.
pub fn read(path: &Path) -> Result<Read, StoreError> {
    let mut reader = JournalReader::open(path, 0)?;
    let mut entries = Vec::new();
    let mut unknown = UnknownEvents::default();
    while let Some(line) = reader.next_line()? {
        match line {
            Line::Known(entry) => entries.push(entry),
            Line::Unknown(event) => unknown.add(&event),
        }
    }
    Ok(Read {
        entries,
        unknown,
        torn_bytes: reader.torn_bytes(),
    })
}

fn round(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

#[cfg(test)]
#[path = "journal_tests.rs"]
mod tests;

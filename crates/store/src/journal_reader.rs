//! Reads a journal line by line, from any event on and also while another process writes it.
//!
//! A newer version may write events that this one does not know. A line that is whole and in its place is no damage: it is
//! handed out as unknown, and each caller decides whether it can do without.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use crate::entry::{Entry, Line, UnknownEvent};
use crate::error::StoreError;

/// No event of ours comes near this; it bounds what a damaged file can make us hold in memory.
const MOST_LINE_BYTES: u64 = 64 << 20;
/// Reads forward and keeps one line at a time.
#[derive(Debug)]
pub struct JournalReader {
    lines: BufReader<File>,
    path: PathBuf,
    /// The first event that is handed out.
    from: u64,
    /// The event that the next line must hold.
    next: u64,
    whole_bytes: u64,
    torn_bytes: u64,
}

impl JournalReader {
    /// Starts at the event with this number; a journal that is shorter has none yet.
    pub fn open(path: &Path, from: u64) -> Result<Self, StoreError> {
        let file = File::open(path).map_err(StoreError::io("open", path))?;
        Self::new(file, path, from)
    }

    pub(crate) fn new(mut file: File, path: &Path, from: u64) -> Result<Self, StoreError> {
        file.seek(SeekFrom::Start(0))
            .map_err(StoreError::io("read", path))?;
        Ok(Self {
            lines: BufReader::new(file),
            path: path.to_owned(),
            from,
            next: 0,
            whole_bytes: 0,
            torn_bytes: 0,
        })
    }

    /// The next whole line; none at the end. A later call returns what was written since.
    pub fn next_line(&mut self) -> Result<Option<Line>, StoreError> {
        while let Some(text) = self.read_line()? {
            let expected = self.next;
            self.next += 1;
            // Lines are numbered without a gap, so those before the first wanted one need not be understood.
            if expected >= self.from {
                return self.parse(&text, expected).map(Some);
            }
        }
        Ok(None)
    }

    /// Bytes of the last line that was not finished when the end was reached.
    pub fn torn_bytes(&self) -> u64 {
        self.torn_bytes
    }

    /// Where the next line begins.
    pub(crate) fn whole_bytes(&self) -> u64 {
        self.whole_bytes
    }

    /// The number that the next event will have.
    pub(crate) fn next_number(&self) -> u64 {
        self.next
    }

    fn read_line(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        let mut line = Vec::new();
        let count = self
            .lines
            .by_ref()
            .take(MOST_LINE_BYTES)
            .read_until(b'\n', &mut line);
        let count = count.map_err(StoreError::io("read", &self.path))? as u64;
        if line.pop_if(|last| *last == b'\n').is_some() {
            self.whole_bytes += count;
            self.torn_bytes = 0;
            return Ok(Some(line));
        }
        if count == MOST_LINE_BYTES {
            let message = format!("it is longer than {} MiB", MOST_LINE_BYTES >> 20);
            return Err(self.damaged(self.next, message));
        }
        self.torn_bytes = count;
        self.lines
            .seek(SeekFrom::Start(self.whole_bytes))
            .map_err(StoreError::io("read", &self.path))?;
        Ok(None)
    }

    fn parse(&self, text: &[u8], expected: u64) -> Result<Line, StoreError> {
        let (number, line) = match serde_json::from_slice::<Entry>(text) {
            Ok(entry) => (entry.number, Line::Known(entry)),
            Err(error) => {
                let unknown: UnknownEvent = serde_json::from_slice(text)
                    .map_err(|_| self.damaged(expected, error.to_string()))?;
                (unknown.number, Line::Unknown(unknown))
            }
        };
        if number != expected {
            let message = format!("event {number} where {expected} was expected");
            return Err(self.damaged(expected, message));
        }
        Ok(line)
    }

    fn damaged(&self, event: u64, message: String) -> StoreError {
        StoreError::Damaged {
            path: self.path.clone(),
            line: event + 1,
            message,
        }
    }
}

impl Iterator for JournalReader {
    type Item = Result<Line, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_line().transpose()
    }
}

#[cfg(test)]
#[path = "journal_reader_tests.rs"]
mod tests;

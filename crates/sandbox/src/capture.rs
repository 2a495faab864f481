//! Keeps the head and the tail of a program's output, however much it prints.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

const HEAD_BYTES: usize = 256 << 10;
const TAIL_BYTES: usize = 256 << 10;
/// Larger than `MOST_BYTES` in `inside/record.rs`.
const RECORD_BYTES: usize = 16 << 20;
const SPILL_BYTES: u64 = 64 << 20;
/// How long to keep reading a pipe that is still open after the job has ended.
const LINGER: Duration = Duration::from_millis(500);

/// The first and the last part of a stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Captured {
    pub head: Vec<u8>,
    pub tail: Vec<u8>,
    /// Number of bytes printed, kept or not.
    pub total: u64,
}

impl Captured {
    /// How many bytes between head and tail were not kept.
    pub fn omitted(&self) -> u64 {
        self.total
            .saturating_sub((self.head.len() + self.tail.len()) as u64)
    }

    /// The kept output, with a line that says how much was cut.
    pub fn bytes(&self) -> Vec<u8> {
        let mut all = self.head.clone();
        if self.omitted() > 0 {
            all.extend_from_slice(
                format!("\n[… {} bytes not kept …]\n", self.omitted()).as_bytes(),
            );
        }
        all.extend_from_slice(&self.tail);
        all
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes()).into_owned()
    }
}

pub(crate) struct Keeper {
    head_bytes: usize,
    captured: Captured,
    tail: VecDeque<u8>,
    spill: Option<File>,
    spilled: u64,
}

impl Keeper {
    pub(crate) fn new(spill: Option<File>) -> Self {
        Self {
            head_bytes: HEAD_BYTES,
            captured: Captured::default(),
            tail: VecDeque::new(),
            spill,
            spilled: 0,
        }
    }

    /// For the supervisor's channel. The supervisor limits what it writes, so all of it is kept.
    pub(crate) fn records() -> Self {
        Self {
            head_bytes: RECORD_BYTES,
            ..Self::new(None)
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        self.captured.total += bytes.len() as u64;
        let room = self.head_bytes - self.captured.head.len();
        let (to_head, to_tail) = bytes.split_at(room.min(bytes.len()));
        self.captured.head.extend_from_slice(to_head);
        self.tail.extend(to_tail);
        let surplus = self.tail.len().saturating_sub(TAIL_BYTES);
        self.tail.drain(..surplus);
        self.spill_over(bytes);
    }

    /// On a full disk the log is cut; the result of the job is not affected.
    fn spill_over(&mut self, bytes: &[u8]) {
        let Some(file) = &mut self.spill else {
            return;
        };
        let room = usize::try_from(SPILL_BYTES - self.spilled).unwrap_or(usize::MAX);
        let kept = bytes.get(..room.min(bytes.len())).unwrap_or_default();
        self.spilled += kept.len() as u64;
        if file.write_all(kept).is_err() {
            self.spill = None;
        }
    }

    fn finish(self) -> Captured {
        Captured {
            tail: self.tail.into(),
            ..self.captured
        }
    }
}

/// Reads until the stream ends, or until the linger time has passed after `done`.
pub(crate) fn drain(
    mut stream: impl Read + AsFd,
    mut keeper: Keeper,
    done: &AtomicBool,
) -> io::Result<Captured> {
    let mut buffer = vec![0; 64 << 10];
    let mut closing: Option<Instant> = None;
    loop {
        if done.load(Ordering::SeqCst)
            && closing.get_or_insert_with(Instant::now).elapsed() > LINGER
        {
            return Ok(keeper.finish());
        }
        if !is_readable(&stream)? {
            continue;
        }
        match stream.read(&mut buffer) {
            Ok(0) => return Ok(keeper.finish()),
            Ok(count) => keeper.take(buffer.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

fn is_readable(stream: &impl AsFd) -> io::Result<bool> {
    let tick = Timespec {
        tv_sec: 0,
        tv_nsec: 250_000_000,
    };
    match poll(&mut [PollFd::new(stream, PollFlags::IN)], Some(&tick)) {
        Ok(count) => Ok(count > 0),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
#[path = "capture_tests.rs"]
mod tests;

//! How far a build or a test run is, read from its log while it is written. The log is hostile text: only numbers from it are
//! shown, and only a limited amount is read at a time.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use patchwright_domain::event::Step;
use patchwright_domain::verdict::StageName;

use super::count::{Count, What};

/// Per stream and look.
const MOST_READ: u64 = 256 << 10;
/// The longest line that is inspected.
const MOST_LINE: usize = 4 << 10;
const STREAMS: [&str; 2] = ["out", "err"];

pub struct Far {
    logs: PathBuf,
    log: Log,
    since: SystemTime,
    /// The log that is followed, without the extensions of its two files.
    stem: PathBuf,
    streams: [Stream; 2],
    count: Count,
}

/// Which log belongs to a step.
enum Log {
    Named(&'static str),
    /// The log of a candidate that was written to last.
    OfCandidate,
}

#[derive(Default)]
struct Stream {
    read: u64,
    /// The beginning of an incomplete line.
    rest: Vec<u8>,
}

impl Far {
    /// `None` for steps whose output has nothing to count. `all` is what an earlier run counted.
    pub fn for_step(step: &Step, logs: &Path, all: impl Fn(What) -> Option<usize>) -> Option<Self> {
        let (log, what) = match step {
            Step::Setup => (Log::Named("setup"), What::Files),
            Step::Build => (Log::Named("build"), What::Files),
            Step::BuildTests => (Log::Named("test-build"), What::Files),
            Step::Test => (Log::Named("test"), What::Tests),
            Step::Judge { stage, .. } => match stage {
                StageName::Build => (Log::OfCandidate, What::Files),
                StageName::Test => (Log::OfCandidate, What::Tests),
                _ => return None,
            },
            _ => return None,
        };
        Some(Self {
            logs: logs.to_owned(),
            log,
            since: SystemTime::now(),
            stem: PathBuf::new(),
            streams: Default::default(),
            count: Count::new(what, all(what)),
        })
    }

    /// `12 of 40 files`; `None` if nothing was counted.
    pub fn describe(&mut self) -> Option<String> {
        let stem = match &self.log {
            Log::Named(name) => Some(self.logs.join(name)),
            Log::OfCandidate => newest(&self.logs, self.since),
        };
        if let Some(stem) = stem.filter(|stem| *stem != self.stem) {
            // Another log is another command, so counting starts over.
            self.stem = stem;
            self.streams = Default::default();
            self.count.restart();
        }
        for (stream, end) in self.streams.iter_mut().zip(STREAMS) {
            let path = self.stem.with_extension(end);
            if is_fresh(&path, self.since) {
                stream.follow(&path, &mut self.count);
            }
        }
        self.count.describe()
    }
}

impl Stream {
    fn follow(&mut self, path: &Path, count: &mut Count) {
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|mut file| {
            file.seek(SeekFrom::Start(self.read))?;
            file.take(MOST_READ).read_to_end(&mut bytes)
        });
        self.read += read.unwrap_or(0) as u64;
        for line in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
            let room = MOST_LINE.saturating_sub(self.rest.len());
            self.rest.extend(line.iter().take(room));
            if line.ends_with(b"\n") || line.ends_with(b"\r") {
                count.line(&String::from_utf8_lossy(&self.rest));
                self.rest.clear();
            }
        }
    }
}

/// The stem of the candidate log that was written to last.
fn newest(logs: &Path, since: SystemTime) -> Option<PathBuf> {
    let entries = fs::read_dir(logs).ok()?.flatten();
    let written = entries.filter_map(|entry| {
        let name = entry.file_name();
        let candidate = name.to_str()?.starts_with("candidate-");
        let time = entry.metadata().ok()?.modified().ok()?;
        (candidate && time >= since).then_some((time, entry.path()))
    });
    let (_, path) = written.max()?;
    Some(path.with_extension(""))
}

/// Files left by an earlier command under the same name do not count.
fn is_fresh(path: &Path, since: SystemTime) -> bool {
    let modified = fs::metadata(path).and_then(|about| about.modified());
    modified.is_ok_and(|time| time >= since)
}

//! Looks after a running job from outside: memory and CPU of the whole tree of processes, growth of
//! what it may write.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Trees larger than this are not counted to the end at every look.
const MOST_ENTRIES: usize = 2_000_000;
const MOST_PROCESSES: usize = 100_000;

/// One look at the tree of processes below (and with) `root`.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Look {
    pub resident_bytes: u64,
    pub cpu: Duration,
}

pub(crate) fn look(root: u32) -> Look {
    let mut sum = Look::default();
    for pid in tree(root) {
        sum.resident_bytes += resident_bytes(pid);
        sum.cpu += cpu_time(pid);
    }
    sum
}

/// The resident memory with shared pages counted once: asked only when the plain sum is too high.
pub(crate) fn proportional_bytes(root: u32) -> u64 {
    tree(root)
        .into_iter()
        .map(|pid| proportional(pid).unwrap_or_else(|| resident_bytes(pid)))
        .sum()
}

pub(crate) fn tree(root: u32) -> Vec<u32> {
    let mut found = vec![root];
    let mut next = 0;
    while let Some(&pid) = found.get(next) {
        next += 1;
        if found.len() < MOST_PROCESSES {
            found.extend(children(pid));
        }
    }
    found
}

/// A process's children hang on the thread that made them.
fn children(pid: u32) -> Vec<u32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else {
        return Vec::new();
    };
    let lists = threads
        .flatten()
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists
        .flat_map(|list| {
            list.split_ascii_whitespace()
                .filter_map(|word| word.parse().ok())
                .collect::<Vec<u32>>()
        })
        .collect()
}

fn resident_bytes(pid: u32) -> u64 {
    let statm = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
    let pages: u64 = statm
        .split_ascii_whitespace()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(0);
    pages.saturating_mul(rustix::param::page_size() as u64)
}

fn proportional(pid: u32) -> Option<u64> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let line = rollup.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    Some(
        line.split_ascii_whitespace()
            .next()?
            .parse::<u64>()
            .ok()?
            .saturating_mul(1024),
    )
}

/// Its own time and that of the children it has waited for.
fn cpu_time(pid: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks: u64 = after_name
        .split_ascii_whitespace()
        .skip(11)
        .take(4)
        .filter_map(|word| word.parse::<u64>().ok())
        .sum();
    let per_second = rustix::param::clock_ticks_per_second().max(1);
    Duration::from_millis(ticks.saturating_mul(1000) / per_second)
}

/// Watches what a job may write, without spending more than a tenth of the time on it.
pub(crate) struct DiskWatch {
    roots: Vec<PathBuf>,
    at_start: u64,
    limit: u64,
    next: Instant,
}

impl DiskWatch {
    const SHORTEST: Duration = Duration::from_millis(100);

    pub(crate) fn new(roots: Vec<PathBuf>, limit: u64) -> Self {
        let at_start = roots.iter().map(|root| allocated_bytes(root)).sum();
        Self {
            roots,
            at_start,
            limit,
            next: Instant::now() + Self::SHORTEST,
        }
    }

    /// Is there more than allowed? Also when the file system itself runs out.
    pub(crate) fn is_over(&mut self) -> bool {
        let begin = Instant::now();
        if begin < self.next {
            return false;
        }
        let now: u64 = self.roots.iter().map(|root| allocated_bytes(root)).sum();
        self.next = Instant::now() + Self::SHORTEST.max(begin.elapsed() * 10);
        now.saturating_sub(self.at_start) > self.limit
            || self.roots.iter().any(|root| is_almost_full(root))
    }
}

fn is_almost_full(path: &Path) -> bool {
    const RESERVE_BYTES: u64 = 64 << 20;
    rustix::fs::statvfs(path)
        .is_ok_and(|fs| fs.f_bavail.saturating_mul(fs.f_frsize) < RESERVE_BYTES)
}

fn allocated_bytes(root: &Path) -> u64 {
    let mut sum = 0;
    let mut waiting = vec![root.to_owned()];
    let mut seen = 0;
    while let Some(path) = waiting.pop() {
        let Ok(about) = fs::symlink_metadata(&path) else {
            continue;
        };
        sum += about.blocks() * 512;
        seen += 1;
        if about.is_dir() && seen < MOST_ENTRIES {
            waiting.extend(
                fs::read_dir(&path)
                    .into_iter()
                    .flatten()
                    .flatten()
                    .map(|entry| entry.path()),
            );
        }
    }
    sum
}

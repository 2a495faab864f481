//! Watches how much a job writes, without spending more than a tenth of the time on it.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::watch::Pace;

/// Larger trees are not counted completely.
const MOST_ENTRIES: u64 = 2_000_000;
/// The minimum cost of an entry: an empty file takes no block, but the number of files is limited too.
const ENTRY_BYTES: u64 = 1024;

pub(crate) struct DiskWatch {
    roots: Vec<PathBuf>,
    at_start: Count,
    free_at_start: u64,
    limit: u64,
    pace: Pace,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Count {
    bytes: u64,
    /// Something could not be read, such as a folder without permissions or a path that is too long.
    blind: bool,
}

impl DiskWatch {
    pub(crate) fn new(roots: Vec<PathBuf>, limit: u64) -> Self {
        Self {
            at_start: count_all(&roots),
            free_at_start: free_bytes(&roots),
            roots,
            limit,
            pace: Pace::default(),
        }
    }

    /// Whether more was written than allowed, or the file system itself is full.
    pub(crate) fn is_over(&mut self, hidden_bytes: u64) -> bool {
        let Self { roots, pace, .. } = self;
        let Some(now) = pace.run(|| count_all(roots)) else {
            return false;
        };
        let mut grown = now.bytes.saturating_sub(self.at_start.bytes);
        if now.blind {
            // Other programs may have filled the disk too, but since the job created a folder that we cannot read,
            // the growth is attributed to it.
            grown = grown.max(self.free_at_start.saturating_sub(free_bytes(&self.roots)));
        }
        grown.saturating_add(hidden_bytes) > self.limit
            || self.roots.iter().any(|root| is_almost_full(root))
    }
}

fn count_all(roots: &[PathBuf]) -> Count {
    let mut sum = Count::default();
    for root in roots {
        let one = count(root, MOST_ENTRIES);
        sum.bytes = sum.bytes.saturating_add(one.bytes);
        sum.blind |= one.blind;
    }
    sum
}

fn count(root: &Path, most_entries: u64) -> Count {
    let mut sum = Count::default();
    let mut waiting = vec![root.to_owned()];
    let mut seen = 0;
    while let Some(path) = waiting.pop() {
        if seen == most_entries {
            sum.blind = true;
            break;
        }
        seen += 1;
        match look_at(&path, &mut waiting) {
            Ok(bytes) => sum.bytes = sum.bytes.saturating_add(bytes.max(ENTRY_BYTES)),
            // The job may remove files while they are counted.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(_) => sum.blind = true,
        }
    }
    sum
}

fn look_at(path: &Path, waiting: &mut Vec<PathBuf>) -> io::Result<u64> {
    let about = fs::symlink_metadata(path)?;
    if about.is_dir() {
        for entry in fs::read_dir(path)? {
            waiting.push(entry?.path());
        }
    }
    Ok(about.blocks().saturating_mul(512))
}

fn free_bytes(roots: &[PathBuf]) -> u64 {
    let mut systems: Vec<_> = roots
        .iter()
        .filter_map(|root| rustix::fs::statvfs(root).ok())
        .collect();
    systems.sort_by_key(|system| system.f_fsid);
    systems.dedup_by_key(|system| system.f_fsid);
    let free = systems
        .iter()
        .map(|system| system.f_bfree.saturating_mul(system.f_frsize));
    free.fold(0, u64::saturating_add)
}

fn is_almost_full(path: &Path) -> bool {
    const RESERVE_BYTES: u64 = 64 << 20;
    const RESERVE_ENTRIES: u64 = 1000;
    rustix::fs::statvfs(path).is_ok_and(|fs| {
        let size = fs.f_blocks.saturating_mul(fs.f_frsize);
        let left = fs.f_bavail.saturating_mul(fs.f_frsize);
        // Some file systems have no fixed number of inodes and report zero.
        let entries_run_out = fs.f_files > RESERVE_ENTRIES && fs.f_favail < RESERVE_ENTRIES;
        left < RESERVE_BYTES.min(size / 16) || entries_run_out
    })
}

#[cfg(test)]
#[path = "disk_tests.rs"]
mod tests;

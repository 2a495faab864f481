//! Measures a running job from outside: memory and CPU time of the whole process tree.

use std::collections::BTreeMap;
use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const MOST_PROCESSES: usize = 100_000;

/// What a process tree uses at one moment.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sample {
    pub resident_bytes: u64,
    pub cpu: Duration,
}

pub(crate) fn sample(tree: &[u32]) -> Sample {
    let mut sum = Sample::default();
    for &pid in tree {
        sum.resident_bytes += resident_bytes(pid) + swapped_bytes(pid);
        sum.cpu += cpu_time(pid);
    }
    sum
}

/// Memory with shared pages counted once; expensive, so only used if the plain sum is too high.
/// `memory_files` is the size of memory files without a name; the part of them that is also mapped is
/// not counted twice.
pub(crate) fn exact_bytes(tree: &[u32], memory_files: u64) -> u64 {
    let mut sum = Proportional::default();
    for &pid in tree {
        let one = proportional(pid).unwrap_or_else(|| Proportional {
            own: resident_bytes(pid) + swapped_bytes(pid),
            shared_memory: 0,
        });
        sum.own = sum.own.saturating_add(one.own);
        sum.shared_memory = sum.shared_memory.saturating_add(one.shared_memory);
    }
    sum.own.saturating_add(sum.shared_memory.max(memory_files))
}

/// `root` and the processes below it.
pub(crate) fn tree(root: u32) -> Vec<u32> {
    static LISTS: OnceLock<bool> = OnceLock::new();
    let own = format!("/proc/self/task/{}/children", std::process::id());
    if *LISTS.get_or_init(|| fs::exists(&own).unwrap_or(false)) {
        collect(root, children)
    } else {
        let parents = all_parents();
        collect(root, |pid| parents.get(&pid).cloned().unwrap_or_default())
    }
}

fn collect(root: u32, children: impl Fn(u32) -> Vec<u32>) -> Vec<u32> {
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

/// The kernel lists a process's children by the thread that created them.
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

/// For kernels that do not list children.
fn all_parents() -> BTreeMap<u32, Vec<u32>> {
    let mut children: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    for pid in entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()) {
        if let Some(parent) = stat_fields(pid).get(1).and_then(|word| word.parse().ok()) {
            children.entry(parent).or_default().push(pid);
        }
    }
    children
}

/// The fields of `stat` after the name, which may contain any character.
fn stat_fields(pid: u32) -> Vec<String> {
    let stat = fs::read(format!("/proc/{pid}/stat")).unwrap_or_default();
    let stat = String::from_utf8_lossy(&stat);
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    after_name
        .split_ascii_whitespace()
        .map(str::to_owned)
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

/// Only read if the machine has swap.
fn swapped_bytes(pid: u32) -> u64 {
    static SWAPS: OnceLock<bool> = OnceLock::new();
    let swaps = || fs::read_to_string("/proc/swaps").is_ok_and(|text| text.lines().count() > 1);
    if !*SWAPS.get_or_init(swaps) {
        return 0;
    }
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    kibibytes(&status, "VmSwap:").unwrap_or(0)
}

#[derive(Debug, Default)]
struct Proportional {
    own: u64,
    shared_memory: u64,
}

fn proportional(pid: u32) -> Option<Proportional> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let all = kibibytes(&rollup, "Pss:")?;
    let shared_memory = kibibytes(&rollup, "Pss_Shmem:").unwrap_or(0);
    let swapped = kibibytes(&rollup, "SwapPss:").unwrap_or(0);
    Some(Proportional {
        own: all.saturating_sub(shared_memory).saturating_add(swapped),
        shared_memory,
    })
}

fn kibibytes(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let number: u64 = line.split_ascii_whitespace().next()?.parse().ok()?;
    Some(number.saturating_mul(1024))
}

/// CPU time of the process and of the children it waited for.
fn cpu_time(pid: u32) -> Duration {
    let ticks: u64 = stat_fields(pid)
        .iter()
        .skip(11)
        .take(4)
        .filter_map(|word| word.parse::<u64>().ok())
        .fold(0, u64::saturating_add);
    let per_second = rustix::param::clock_ticks_per_second().max(1);
    Duration::from_millis(ticks.saturating_mul(1000) / per_second)
}

/// Limits expensive measurements to ten per second and a tenth of the time.
#[derive(Debug)]
pub(crate) struct Pace {
    next: Instant,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            next: Instant::now(),
        }
    }
}

impl Pace {
    const SHORTEST: Duration = Duration::from_millis(100);

    /// `None` when it is not time yet.
    pub(crate) fn run<T>(&mut self, look: impl FnOnce() -> T) -> Option<T> {
        let begin = Instant::now();
        if begin < self.next {
            return None;
        }
        let seen = look();
        self.next = Instant::now() + Self::SHORTEST.max(begin.elapsed() * 10);
        Some(seen)
    }
}

#[cfg(test)]
#[path = "watch_tests.rs"]
mod tests;

//! What the machine can give to jobs. A manifest may be a stranger's: whatever it asks for, the machine stays usable.

use std::path::Path;

use patchwright_domain::case::Limits;

/// More at once are no build, and would crowd out the user's own.
const MOST_PROCESSES: u64 = 16_384;

/// The limits of a case as far as this machine grants them: three quarters of its memory, and of what is free on the disk
/// that holds `work`.
pub fn granted(limits: &Limits, work: &Path) -> Limits {
    let share = |bytes: u64| (bytes / 4 * 3) >> 20;
    let system = rustix::system::sysinfo();
    let memory = (system.totalram as u64).saturating_mul(u64::from(system.mem_unit));
    let disk = rustix::fs::statvfs(work).map(|about| about.f_bavail.saturating_mul(about.f_frsize));
    Limits {
        memory_mib: limits.memory_mib.min(share(memory)),
        processes: limits.processes.min(MOST_PROCESSES),
        disk_mib: disk.map_or(limits.disk_mib, |free| limits.disk_mib.min(share(free))),
        jobs: limits.jobs,
    }
}

/// Tells what a case asks for in vain; nothing where it gets all.
pub fn refused(limits: &Limits, work: &Path) -> Option<String> {
    let granted = granted(limits, work);
    let one = |what: &str, asked: u64, got: u64| {
        (asked > got).then(|| format!("{what} = {asked}, jobs get {got}"))
    };
    let words: Vec<String> = [
        one("memory-mib", limits.memory_mib, granted.memory_mib),
        one("processes", limits.processes, granted.processes),
        one("disk-mib", limits.disk_mib, granted.disk_mib),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!words.is_empty()).then(|| {
        format!(
            "the case asks for more than this machine gives: {}",
            words.join("; ")
        )
    })
}

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;

//! What the machine can give to jobs. A manifest may come from a stranger: whatever it asks for, the machine stays
//! usable.

use patchwright_domain::case::Limits;

/// More at once are no build, and would crowd out the user's own.
const MOST_PROCESSES: u64 = 16_384;

/// The limits of a case as far as this machine grants them: three quarters of its memory. The disk has a reserve of its own,
/// which no job takes.
pub fn granted(limits: &Limits) -> Limits {
    let system = rustix::system::sysinfo();
    let memory = (system.totalram as u64).saturating_mul(u64::from(system.mem_unit));
    Limits {
        memory_mib: limits.memory_mib.min((memory / 4 * 3) >> 20),
        processes: limits.processes.min(MOST_PROCESSES),
        ..limits.clone()
    }
}

/// Reports which limits were lowered; nothing where none was.
pub fn refused(limits: &Limits) -> Option<String> {
    let granted = granted(limits);
    let one = |what: &str, asked: u64, got: u64| {
        (asked > got).then(|| format!("{what} = {asked}, jobs get {got}"))
    };
    let words: Vec<String> = [
        one("memory-mib", limits.memory_mib, granted.memory_mib),
        one("processes", limits.processes, granted.processes),
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

//! What the machine can give to jobs. A manifest may come from a stranger: whatever it asks for, the machine stays usable.

use patchwright_domain::case::Limits;

/// No build needs more at once, and more would crowd out the user's own processes.
const MOST_PROCESSES: u64 = 16_384;

/// The limits of a case as far as this machine grants them: at most three quarters of its memory. The disk has its own
/// reserve, which no job can use up.
pub fn granted(limits: &Limits) -> Limits {
    let system = rustix::system::sysinfo();
    let memory = (system.totalram as u64).saturating_mul(u64::from(system.mem_unit));
    Limits {
        memory_mib: limits.memory_mib.min((memory / 4 * 3) >> 20),
        processes: limits.processes.min(MOST_PROCESSES),
        ..limits.clone()
    }
}

/// Says which limits were lowered; `None` if none was.
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

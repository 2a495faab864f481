//! For tests only: folders, tiny subjects with planted bugs, and what a command may leave on the host.

mod cases;
mod host;
mod project;
pub mod provider;
mod script;
mod snapshot;

pub use cases::check_all;
pub use host::{left_in, processes_that_see};
pub use project::Project;
pub use script::Script;
pub use snapshot::Snapshot;

/// What this thread has worked so far: how busy the machine is does not count.
pub fn cpu_time() -> std::time::Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    std::time::Duration::from_secs(seconds)
        + std::time::Duration::from_nanos(now.tv_nsec.unsigned_abs())
}

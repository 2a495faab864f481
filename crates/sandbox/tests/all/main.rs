//! One binary for all tests that start processes.
#![expect(clippy::unwrap_used, reason = "tests")]

mod batches;
mod escapes;
mod escapes_files;
mod escapes_host;
mod escapes_killed;
mod escapes_limits;
mod escapes_supervisor;
mod filtered_calls;
mod jobs;
mod orphans;
mod served;
mod servers;
mod support;
mod watched_files;

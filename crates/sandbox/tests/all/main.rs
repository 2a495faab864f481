//! One binary for all tests that start processes.
#![expect(clippy::unwrap_used, reason = "tests")]

mod jobs;
mod support;

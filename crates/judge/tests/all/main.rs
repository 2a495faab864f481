//! One binary for all tests that judge real programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod evasion;
mod examples;
mod leaks;
mod support;

//! One binary for all tests that judge real programs.
#![expect(clippy::unwrap_used, reason = "tests")]

mod builds;
mod evasion;
mod examples;
mod failing_suites;
mod implication;
mod leaks;
mod properties;
mod search;
mod sessions;
mod sets;
mod shown_by_tests;
mod support;
mod unseen;

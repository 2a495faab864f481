//! One binary for all tests that run a subject in the sandbox.
#![expect(clippy::unwrap_used, reason = "tests")]

mod bench;
mod coverage;
mod language_server;
mod neighbours;
mod tree_files;

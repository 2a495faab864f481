//! One binary for all tests that run a subject in the sandbox.
#![expect(clippy::unwrap_used, reason = "tests")]

mod analysis;
mod benign_inputs;
mod coverage;
mod fixture;
mod guided;
mod language_server;
mod neighbours;
mod properties;
mod tree_files;

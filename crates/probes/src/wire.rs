//! A connection to a program that uses the framing of LSP and DAP: a header with the length, then JSON.
//!
//! A reader thread passes each response to its caller; a writer thread keeps callers from blocking on a program that
//! does not read. Every request has a deadline, and when the connection ends, all pending requests fail at once. Input
//! is hostile: its size is limited, and anything that is not a message ends the connection.

mod connection;
mod dialect;
mod error;
mod frame;
mod pending;

pub use connection::{Answer, Wire};
pub use dialect::{Dialect, Heard, Notice};
pub use error::WireError;

#[cfg(test)]
mod hostile_tests;

#[cfg(test)]
#[path = "wire_tests.rs"]
mod tests;

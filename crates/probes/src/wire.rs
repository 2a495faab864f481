//! Talk with a program that speaks the framing of LSP and DAP: a header with the length, then JSON.
//!
//! A reader thread hands each answer to who asked; a writer thread keeps a program that does not read from
//! holding up its asker. Every question has a deadline, and when the talk ends, all open questions fail at
//! once. What comes in is hostile: its size is bounded, and what is no message ends the talk.

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

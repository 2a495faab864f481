//! The lowered tree of real and odd sources.
#![expect(clippy::unwrap_used, reason = "tests")]

mod golden;
mod hostile;
mod print;
mod spans;

//! The nouns of Patchwright: plain data, no I/O.

mod bytes;
pub mod candidate;
pub mod case;
pub mod report;

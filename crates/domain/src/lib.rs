//! The nouns of Patchwright: plain data, no I/O.

pub mod case;
pub mod report;

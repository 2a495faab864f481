//! The nouns of Patchwright: plain data, no I/O.

mod bytes;
pub mod candidate;
pub mod case;
pub mod constraint;
pub mod event;
pub mod report;
pub mod reproduction;
pub mod suite;
pub mod verdict;

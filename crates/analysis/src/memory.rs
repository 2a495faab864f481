//! Which memory is accessed, and how much room there is.

pub mod access;
pub mod accesses;
mod aliases;
pub mod library;
mod reach;
pub mod room;

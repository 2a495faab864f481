//! What one iteration of a loop, or a run of statements, appends to one buffer.

pub mod cursor;
pub mod events;
pub mod segment;
pub mod sum;

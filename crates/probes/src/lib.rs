//! Questions to the code and to the live program. Never edits; knows nothing of repairs.

pub mod syntax;
pub mod wire;

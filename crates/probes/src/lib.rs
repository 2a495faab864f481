//! Questions to the code and to the live program. Never edits; knows nothing of repairs.

pub mod code;
pub mod debug;
pub mod location;
pub mod lsp;
pub mod wire;

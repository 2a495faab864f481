//! Questions to the code and to the live program. Never edits; knows nothing of repairs.

pub mod code;
pub mod debug;
pub mod lsp;
pub mod place;
pub mod wire;

//! Queries about the code and about the running program. Never edits; knows nothing of repairs.

pub mod code;
pub mod debug;
pub mod location;
pub mod lsp;
pub mod wire;

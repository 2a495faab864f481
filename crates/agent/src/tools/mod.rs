//! What a model may call.
//!
//! A tool is an argument struct with a [`Call`] for the handle it needs; its schema is derived from the struct. Tools
//! that share a handle are a [`ToolSet`], whose handle is opened by the first call; a [`Toolbox`] finds the tool by
//! its name and puts right what can be put right in a call.

mod answer;
mod arguments;
mod seam;
mod toolbox;

pub use answer::{Found, Then, ToolAnswer, ToolError};
pub use seam::{Call, Tool, ToolSpec};
pub use toolbox::{ToolSet, Toolbox, meant};

//! What a model may call.
//!
//! A tool is an argument struct with a [`Call`] for the handle it needs; its schema is derived from the struct. Tools
//! that share a handle are a [`ToolSet`], whose handle is opened by the first call; a [`Toolbox`] finds the tool by
//! its name and puts right what can be put right in a call.

mod abreast;
mod answer;
mod arguments;
pub(crate) mod lenient;
mod reading;
mod seam;
mod set;
mod toolbox;
mod watch;

pub use answer::{Found, Then, ToolAnswer, ToolError, Voice};
pub use reading::CallReading;
pub use seam::{AnswerLength, Call, Effect, Fork, Tool, ToolSpec};
pub use set::ToolSet;
pub use toolbox::{Gate, Prepared, Toolbox, meant};
pub use watch::{CallSeen, Remark, Watch};

pub(crate) use arguments::read;
pub(crate) use toolbox::named;

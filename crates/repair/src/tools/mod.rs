//! The tools that look at a program for whoever repairs it: an agent, a strategy, a person at the command line.
//!
//! A tool is an argument struct with a [`Call`] for the handle it needs; its schema is derived from the struct. Tools
//! that share a handle are a [`ToolSet`], whose handle is opened by the first call; a [`Toolbox`] finds the tool by
//! its name and puts right what can be put right in a call.

mod answer;
mod arguments;
pub mod code;
pub mod debug;
mod seam;
mod sight;
mod toolbox;

pub use answer::{Found, ToolAnswer, ToolError};
pub use seam::{Call, Tool, ToolSpec};
pub use sight::{Crash, Sight};
pub use toolbox::{ToolSet, Toolbox};

use code::{CodeTools, Help};
use debug::DebugTools;

/// Every tool there is, on what is looked at. Nothing is started before the first call of a tool that needs it.
pub fn toolbox<'a>(sight: &'a Sight<'a>, help: Help) -> Toolbox<'a> {
    let code = ToolSet::new(code::tools(), move || CodeTools::open(sight, help));
    let debug = ToolSet::new(debug::tools(), move || DebugTools::open(sight));
    Toolbox::default().with(code).with(debug)
}

/// What there is, without anything to look at.
pub fn specs() -> Vec<ToolSpec> {
    let code = code::tools().into_iter().map(|tool| tool.spec);
    let debug = debug::tools().into_iter().map(|tool| tool.spec);
    code.chain(debug).collect()
}

/// The tool that a name means, before anything is built for it.
pub fn meant(name: &str) -> Result<&'static str, ToolError> {
    toolbox::meant(name, &specs())
}

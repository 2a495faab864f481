//! Tools that inspect a program, for an agent, a strategy, or a person at the command line.
//!
//! How a struct becomes a tool, and how calls are corrected, is in `agent::tools`.

pub mod code;
pub mod debug;
pub(crate) mod edit;
pub mod localization;
mod looks;
pub(crate) mod poc;
mod sight;
pub(crate) mod validate;

pub use patchwright_agent::tools::{
    Call, Fork, Found, Tool, ToolAnswer, ToolError, ToolSet, ToolSpec, Toolbox,
};
pub use sight::{Crash, Sight};
pub use validate::verdict_answer;

use code::{CodeTools, Help};
use debug::DebugTools;
use localization::LocalizationTools;

/// All tools. Nothing is started before the first call of a tool that needs it.
pub fn toolbox<'a>(sight: &'a Sight<'a>, help: Help) -> Toolbox<'a> {
    let calls = help.calls();
    let code = ToolSet::new(code::tools_with(&help), move || {
        CodeTools::open(sight, help)
    });
    let debug = ToolSet::new(debug::tools(), move || DebugTools::open(sight));
    let localization = ToolSet::new(localization::tools(), move || {
        Ok(LocalizationTools::new(sight))
    });
    Toolbox::default()
        .with(code)
        .with(debug)
        .with(localization)
        .reading(calls)
}

/// Those that read the source; several calls at once are carried out side by side.
pub fn code_toolbox<'a>(sight: &'a Sight<'a>, help: Help) -> Toolbox<'a> {
    let calls = help.calls();
    let code = ToolSet::new(code::tools_with(&help), move || {
        CodeTools::open(sight, help)
    });
    Toolbox::default()
        .with(code.reading_at_once())
        .reading(calls)
}

/// Those that look at the running program, one call at a time.
pub fn debug_toolbox<'a>(sight: &'a Sight<'a>) -> Toolbox<'a> {
    let debug = ToolSet::new(debug::tools(), move || DebugTools::open(sight));
    let localization = ToolSet::new(localization::tools(), move || {
        Ok(LocalizationTools::new(sight))
    });
    Toolbox::default().with(debug).with(localization)
}

/// The tools' descriptions, without anything to run them on.
pub fn specs() -> Vec<ToolSpec> {
    let code = code::tools().into_iter().map(|tool| tool.spec);
    let debug = debug::tools().into_iter().map(|tool| tool.spec);
    let localization = localization::tools();
    let localization = localization.into_iter().map(|tool| tool.spec);
    code.chain(debug).chain(localization).collect()
}

/// Resolves the name of a tool before anything is built for it.
pub fn meant(name: &str) -> Result<&'static str, ToolError> {
    patchwright_agent::tools::meant(name, &specs())
}

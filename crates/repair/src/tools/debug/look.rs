//! `print_value`, `locals`, `backtrace` and `memory`: the state of the stopped program.

use patchwright_probes::debug::print;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{DebugTools, answered, refused, run, words};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MEMORY: u32 = 64;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PrintValue {
    /// An expression of the source language, evaluated where the program stands.
    expression: String,
    /// The frame it is evaluated in, as `backtrace` numbers them; by default the one the program was run to.
    frame: Option<u32>,
}

impl<'a> Call<DebugTools<'a>> for PrintValue {
    const NAME: &'static str = "print_value";
    const ABOUT: &'static str = "The value of an expression where the program stands; at the crash, if it was not run to a line";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let note = tools.ensure_stopped()?;
        let frame = tools.frame(self.frame);
        let value = tools.value_of(&self.expression, frame).map_err(refused)?;
        Ok(answered(print(&value), note))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Locals {
    /// The frame, as `backtrace` numbers them; by default the one the program was run to.
    frame: Option<u32>,
}

impl<'a> Call<DebugTools<'a>> for Locals {
    const NAME: &'static str = "locals";
    const ABOUT: &'static str =
        "The arguments and local variables of a frame where the program stands";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let note = tools.ensure_stopped()?;
        let frame = tools.frame(self.frame);
        let text = run::variables(tools, frame)?;
        Ok(answered(text.trim_start().to_owned(), note))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Backtrace {}

impl<'a> Call<DebugTools<'a>> for Backtrace {
    const NAME: &'static str = "backtrace";
    const ABOUT: &'static str =
        "The stack where the program stands, with arguments and inlined frames";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let note = tools.ensure_stopped()?;
        let frame = tools.frame;
        let halt = tools.session.halt();
        let text = halt.map(|halt| words::backtrace(halt, &tools.sources, frame));
        Ok(answered(text.unwrap_or_default(), note))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Memory {
    /// A number, or an expression that is a pointer or an array.
    address: String,
    /// How many bytes, 64 by default, 1024 at most.
    count: Option<u32>,
    /// The frame the expression is evaluated in.
    frame: Option<u32>,
}

impl<'a> Call<DebugTools<'a>> for Memory {
    const NAME: &'static str = "memory";
    const ABOUT: &'static str =
        "Bytes of the program's memory where it stands, and which of them it may not touch";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let note = tools.ensure_stopped()?;
        let frame = tools.frame(self.frame);
        let count = self.count.unwrap_or(MEMORY) as usize;
        let read = tools
            .session
            .memory(&self.address, count, frame)
            .map_err(refused)?;
        let mut text = words::dump(read.address, &read.bytes);
        if let Some(forbidden) = read.forbidden {
            let offset = forbidden.saturating_sub(read.address);
            text += &format!(
                "\n{forbidden:#x} (byte {offset} of these) is the first that the program may not touch."
            );
        }
        if read.bytes.len() < count.min(1024) {
            text += &format!("\nOnly {} bytes of these can be read.", read.bytes.len());
        }
        Ok(answered(text, note))
    }
}

//! `step`.

use patchwright_probes::debug::StepKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{DebugTools, refused, run, words};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum StepMode {
    /// To the next line of this function.
    #[default]
    Over,
    /// Into the function that is called.
    Into,
    /// Until this function has returned.
    Out,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// `over` (the default), `into` a call, or `out` of this function.
    kind: Option<StepMode>,
    /// How many steps, 1 by default.
    count: Option<u32>,
}

impl<'a> Call<DebugTools<'a>> for Step {
    const NAME: &'static str = "step";
    const ABOUT: &'static str = "Goes on by lines from where run_to_line stopped";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let kind = match self.kind.unwrap_or_default() {
            StepMode::Over => StepKind::Over,
            StepMode::Into => StepKind::Into,
            StepMode::Out => StepKind::Out,
        };
        let halt = tools
            .session
            .step(kind, self.count.unwrap_or(1))
            .map_err(refused)?;
        let mut text = format!("The program {}.\n", words::stopped(&halt.kind));
        let ended = halt.kind.is_end();
        text += &format!("\nStack:\n{}\n", words::backtrace(halt, &tools.sources, 0));
        tools.frame = 0;
        if !ended {
            text += &run::variables(tools, 0)?;
        }
        Ok(ToolAnswer::new(text))
    }
}

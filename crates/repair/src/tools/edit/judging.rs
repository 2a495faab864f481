//! `test_edits` and `finish`: only what the judge accepted, exactly as it is now, is a result.

use patchwright_agent::tools::Then;
use schemars::JsonSchema;
use serde::Deserialize;

use super::EditTools;
use crate::tools::validate::{evidence, submit};
use crate::tools::{Call, ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TestEdits {
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl<'a> Call<EditTools<'a>> for TestEdits {
    const NAME: &'static str = "test_edits";
    const ABOUT: &'static str = "Hands your copy to the judge: it is built, run on the crashing input and its like, and tested. What is accepted is handed in";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let candidate = tools.edits()?;
        let id = candidate.id.clone();
        let answer = submit(tools.validator, self.why.as_deref(), || {
            Ok((candidate, Vec::new()))
        })?;
        Ok(answer.in_state(id.0))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Finish {}

impl<'a> Call<EditTools<'a>> for Finish {
    const NAME: &'static str = "finish";
    const ABOUT: &'static str =
        "Hands in your edits and ends the work; only if the judge accepted them as they are now";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let candidate = tools.edits()?;
        let Some(verdict) = tools.validator.earlier(&candidate.id) else {
            return Err(ToolError::refused(
                "not finished: the judge has not seen these edits as they are now. Call test_edits",
            ));
        };
        if !verdict.accepted {
            let evidence = evidence(tools.validator, &verdict).text;
            return Err(ToolError::Refused(format!(
                "not finished: this is what the judge found in exactly these edits.\n\n{evidence}"
            )));
        }
        tools.validator.note_accepted(&candidate.id);
        let mut answer = ToolAnswer::new("Finished.\n").ours();
        answer.then = Then::Done;
        Ok(answer)
    }
}

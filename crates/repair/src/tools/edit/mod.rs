//! `edit`: an agent changes a private copy of the sources step by step, and has it judged as a whole.

mod working_copy;

use patchwright_domain::candidate::Candidate;
use patchwright_edit::{candidate, print};
use schemars::JsonSchema;
use serde::Deserialize;

use super::validate::{Validator, submit};
use super::{Call, Tool, ToolAnswer, ToolError};
use crate::error::RepairError;

use working_copy::WorkingCopy;

pub(crate) use working_copy::replaced;

pub(crate) struct EditTools<'a> {
    validator: &'a Validator<'a>,
    copy: WorkingCopy,
}

pub(crate) fn tools<'a>() -> Vec<Tool<EditTools<'a>>> {
    vec![
        Tool::for_call::<ReplaceText>(),
        Tool::for_call::<UndoEdit>(),
        Tool::for_call::<ShowEdits>(),
        Tool::for_call::<ValidateEdits>(),
    ]
}

impl<'a> EditTools<'a> {
    pub(crate) fn new(validator: &'a Validator<'a>) -> Self {
        Self {
            validator,
            copy: WorkingCopy::default(),
        }
    }

    /// All edits so far as one candidate.
    fn candidate(&self) -> Result<Candidate, ToolError> {
        let sources = self.validator.ledger.scene.judge.sources();
        let changes = self.copy.changes(&sources)?;
        if changes.is_empty() {
            return Err(ToolError::refused(
                "nothing is edited; call replace_text first",
            ));
        }
        let origin = self.validator.author.origin();
        Ok(candidate(changes, origin, &sources).map_err(RepairError::from)?)
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReplaceText {
    /// Path of the file below the source root.
    file: String,
    /// Text that occurs exactly once in the file, as your copy has it now.
    old: String,
    /// What stands there instead.
    new: String,
}

impl<'a> Call<EditTools<'a>> for ReplaceText {
    const NAME: &'static str = "replace_text";
    const ABOUT: &'static str = "Replaces a text in your own copy of the source";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let sources = tools.validator.ledger.scene.judge.sources();
        let edited = tools
            .copy
            .replace(&sources, &self.file, &self.old, &self.new);
        Ok(ToolAnswer::new(format!("{} was edited.\n", edited?)).ours())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct UndoEdit {}

impl<'a> Call<EditTools<'a>> for UndoEdit {
    const NAME: &'static str = "undo_edit";
    const ABOUT: &'static str = "Takes back the last edit of your copy";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let undone = tools.copy.undo();
        let path = undone.ok_or_else(|| ToolError::refused("there is no edit to take back"))?;
        Ok(ToolAnswer::new(format!("The last edit of {path} was taken back.\n")).ours())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ShowEdits {}

impl<'a> Call<EditTools<'a>> for ShowEdits {
    const NAME: &'static str = "show_edits";
    const ABOUT: &'static str = "What your copy differs in from the source, as a diff";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let sources = tools.validator.ledger.scene.judge.sources();
        let diff = print(&tools.candidate()?, &sources).map_err(RepairError::from)?;
        Ok(ToolAnswer::new(String::from_utf8_lossy(&diff)))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ValidateEdits {
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl<'a> Call<EditTools<'a>> for ValidateEdits {
    const NAME: &'static str = "validate_edits";
    const ABOUT: &'static str = "Hands your copy to the judge: it is built, run on the crashing input and its like, and tested";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let candidate = tools.candidate()?;
        submit(tools.validator, self.why.as_deref(), || {
            Ok((candidate, Vec::new()))
        })
    }
}

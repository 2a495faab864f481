//! `edit`: an agent changes a private copy of the sources step by step, has it judged as a whole, and finishes with what
//! the judge accepted.

mod judging;
mod working_copy;

use std::fmt::Write as _;

use patchwright_domain::candidate::{Candidate, RelPath};
use patchwright_edit::{candidate, print};
use schemars::JsonSchema;
use serde::Deserialize;

use super::code::shortened;
use super::validate::{Validator, fitted};
use super::{Call, Tool, ToolAnswer, ToolError};
use crate::error::RepairError;

use judging::{Finish, TestEdits};
use working_copy::WorkingCopy;

pub(crate) use working_copy::{changed_lines, replaced};

/// Of one view.
const MOST_LINES: usize = 400;

pub(crate) struct EditTools<'a> {
    validator: &'a Validator<'a>,
    copy: WorkingCopy,
}

pub(crate) fn tools<'a>() -> Vec<Tool<EditTools<'a>>> {
    vec![
        Tool::for_call::<ReplaceText>(),
        Tool::for_call::<ApplyDiff>(),
        Tool::for_call::<UndoEdit>(),
        Tool::for_call::<ShowEdits>(),
        Tool::for_call::<ViewEdited>(),
        Tool::for_call::<TestEdits>(),
        Tool::for_call::<Finish>(),
    ]
}

impl<'a> EditTools<'a> {
    pub(crate) fn new(validator: &'a Validator<'a>) -> Self {
        Self {
            validator,
            copy: WorkingCopy::default(),
        }
    }

    /// All edits so far as one candidate; `None` if the copy is as the source.
    fn candidate(&self) -> Result<Option<Candidate>, ToolError> {
        let sources = self.validator.ledger.scene.judge.sources();
        let changes = self.copy.changes(&sources)?;
        if changes.is_empty() {
            return Ok(None);
        }
        let origin = self.validator.author.origin();
        let made = candidate(changes, origin, &sources).map_err(RepairError::from)?;
        Ok(Some(made))
    }

    fn edits(&self) -> Result<Candidate, ToolError> {
        let none =
            || ToolError::refused("nothing is edited: call replace_text or apply_diff first");
        self.candidate()?.ok_or_else(none)
    }

    /// The lines of the last edit, so that nobody has to look at them.
    fn edited(&self) -> Result<ToolAnswer, ToolError> {
        self.in_state(ToolAnswer::new(self.copy.last_edit()))
    }

    /// With what the copy has become.
    fn in_state(&self, answer: ToolAnswer) -> Result<ToolAnswer, ToolError> {
        let id = self.candidate()?.map(|candidate| candidate.id.0);
        Ok(answer.in_state(id.unwrap_or_else(|| "the source".to_owned())))
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
        tools
            .copy
            .replace(&sources, &self.file, &self.old, &self.new)?;
        tools.edited()
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ApplyDiff {
    /// A unified diff or search/replace blocks, each below the path of its file, for your copy as it is now. May bring new
    /// files.
    diff: String,
}

impl<'a> Call<EditTools<'a>> for ApplyDiff {
    const NAME: &'static str = "apply_diff";
    const ABOUT: &'static str =
        "Applies a diff to your own copy of the source, as one edit: all of it, or nothing";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let sources = tools.validator.ledger.scene.judge.sources();
        let copy = &mut tools.copy;
        let (_, notes) = fitted(tools.validator, &self.diff, |text| {
            copy.patch(&sources, text)
        })?;
        let mut answer = tools.edited()?;
        answer.notes = notes;
        Ok(answer)
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
        let paths = undone.ok_or_else(|| ToolError::refused("there is no edit to take back"))?;
        let text = format!("The last edit of {} was taken back.\n", joined(&paths));
        tools.in_state(ToolAnswer::new(text).ours())
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
        let diff = print(&tools.edits()?, &sources).map_err(RepairError::from)?;
        Ok(ToolAnswer::new(String::from_utf8_lossy(&diff)))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ViewEdited {
    /// Path of the file below the source root.
    file: String,
    /// First line, from 1.
    start: usize,
    /// Last line.
    end: usize,
}

impl<'a> Call<EditTools<'a>> for ViewEdited {
    const NAME: &'static str = "view_edited";
    const ABOUT: &'static str = "Shows lines of a file as your copy has them now";

    fn run(self, tools: &mut EditTools<'a>) -> Result<ToolAnswer, ToolError> {
        let sources = tools.validator.ledger.scene.judge.sources();
        let (path, content) = tools.copy.file(&sources, &self.file)?;
        let content = String::from_utf8_lossy(&content);
        let lines = content.lines().count();
        let from = self.start.min(self.end).max(1);
        if from > lines {
            let words = format!("`{path}` has lines 1 to {lines} in your copy");
            return Err(ToolError::Refused(words));
        }
        let to = self
            .start
            .max(self.end)
            .min(lines)
            .min(from + MOST_LINES - 1);
        let mut text = format!("{path} in your copy, lines {from}-{to} of {lines}\n");
        let numbered = content.lines().enumerate().skip(from - 1);
        for (at, line) in numbered.take(to + 1 - from) {
            let _ = writeln!(text, "{:>5}  {}", at + 1, shortened(line));
        }
        Ok(ToolAnswer::new(text))
    }
}

fn joined(paths: &[RelPath]) -> String {
    let paths: Vec<String> = paths.iter().map(ToString::to_string).collect();
    paths.join(", ")
}

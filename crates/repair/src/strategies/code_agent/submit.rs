//! Hands the agent's changes to the judge.

use patchwright_edit::candidate;
use schemars::JsonSchema;
use serde::Deserialize;

use super::difference::difference;
use super::hands::Hands;
use super::todo::TodoList;
use crate::error::RepairError;
use crate::tools::validate::submit;
use crate::tools::{Call, ToolAnswer, ToolError};

pub(super) const SUBMIT: &str = Submit::NAME;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Submit {
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl<'t> Call<Hands<'t>> for Submit {
    const NAME: &'static str = "submit";
    const ABOUT: &'static str = "Hands what you changed in the source to the judge: it is applied to the original source, built, run on the crashing input and its like, and tested";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let Some(validator) = hands.validator else {
            return Err(ToolError::refused("this agent hands in no patches"));
        };
        let scene = hands.scene();
        let found = difference(scene, &hands.work.tree)?;
        let mut notes = Vec::new();
        if !found.left_out.is_empty() {
            let files = few(&found.left_out);
            notes.push(format!("not part of the patch: {files}"));
        }
        let new = found.new_files();
        if !new.is_empty() {
            notes.push(format!("new files of the patch: {}", few(&new)));
        }
        if found.changes.is_empty() {
            return Err(ToolError::Refused(nothing_changed(&notes, &hands.todo)));
        }
        let origin = validator.author.origin();
        let made = candidate(found.changes, origin, &scene.judge.sources());
        let made = made.map_err(RepairError::from)?;
        let state = made.id.0.clone();
        let answer = submit(validator, self.why.as_deref(), || Ok((made, Vec::new())))?;
        let mut answer = answer.in_state(state);
        answer.notes.extend(notes);
        answer.text += &hands.todo.reminder();
        Ok(answer)
    }
}

fn nothing_changed(notes: &[String], todo: &TodoList) -> String {
    let notes: String = notes.iter().map(|note| format!("({note})\n")).collect();
    format!(
        "{notes}Nothing to judge: no source file of the program differs from the original, so it still crashes. Change the \
         source, build it and run the crashing input before you submit.{}",
        todo.reminder()
    )
}

fn few(names: &[String]) -> String {
    const FEW: usize = 8;
    let shown = names
        .iter()
        .take(FEW)
        .cloned()
        .collect::<Vec<_>>()
        .join(", ");
    match names.len().checked_sub(FEW) {
        Some(more @ 1..) => format!("{shown} and {more} more"),
        Some(0) | None => shown,
    }
}

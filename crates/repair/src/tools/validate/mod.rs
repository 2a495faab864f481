//! `validate`: a patch that somebody writes in a conversation, through the judge and back in words.

mod copied;
mod validator;
mod words;

use patchwright_edit::{EditError, read_candidate};
use schemars::JsonSchema;
use serde::Deserialize;

use super::code::Switch;
use super::{Call, Tool, ToolAnswer, ToolError};
use crate::candidates::Proposed;
use crate::error::RepairError;
use crate::prompt::relative;

pub(crate) use validator::{Author, Validator};

pub(crate) const NAME: &str = "validate";

/// So many in a row, and then code has to be looked at.
const MOST_IN_A_ROW: u32 = 3;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Validate {
    /// The whole patch: search/replace blocks, each below the path of its file, or a unified diff.
    patch: String,
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

pub(crate) fn tools<'a>() -> Vec<Tool<&'a Validator<'a>>> {
    vec![Tool::of::<Validate>()]
}

impl<'a> Call<&'a Validator<'a>> for Validate {
    const NAME: &'static str = NAME;
    const ABOUT: &'static str = "Hands a patch to the judge: it is applied to the original source, built, run on the crashing input and its like, and tested";

    fn run(self, validator: &mut &'a Validator<'a>) -> Result<ToolAnswer, ToolError> {
        if validator.is_full() {
            return Ok(words::full());
        }
        validator.count_one(MOST_IN_A_ROW)?;
        let (proposed, corrections) = read(validator, &self)?;
        let before = validator.earlier(&proposed.candidate.id);
        let verdict = match &before {
            Some(verdict) => Some(verdict.clone()),
            None => validator.judge(&proposed)?,
        };
        let Some(verdict) = verdict else {
            return Err(ToolError::refused(
                "the patched program used up a limit of the case that the unpatched one stays within, so there is no verdict: try another patch",
            ));
        };
        let mut answer = words::answer(&verdict);
        answer.text = relative(&answer.text, validator.root());
        answer.notes.extend(corrections);
        if before.is_some() {
            answer = answer.noted("this patch does the same as one that was judged before");
        }
        Ok(answer)
    }
}

/// The candidate that the patch makes, and what was put right in it.
fn read(validator: &Validator<'_>, call: &Validate) -> Result<(Proposed, Vec<String>), ToolError> {
    let sources = validator.ledger.scene.judge.sources();
    let (patch, copied) = copied::cleaned(&call.patch);
    let (candidate, corrections) =
        match read_candidate(patch.as_bytes(), validator.author.origin(), &sources) {
            Ok(read) => read,
            Err(error @ EditError::Unreadable { .. }) => {
                return Err(RepairError::from(error).into());
            }
            Err(error) => return Err(ToolError::Refused(words::misfit(&error))),
        };
    let corrections = corrections.iter().map(ToString::to_string);
    let corrections: Vec<String> = copied
        .map(str::to_owned)
        .into_iter()
        .chain(corrections)
        .collect();
    if validator.correction == Switch::Off && !corrections.is_empty() {
        return Err(ToolError::Refused(words::uncorrected(&corrections)));
    }
    let note = validator.note(&candidate, call.why.as_deref())?;
    Ok((Proposed { candidate, note }, words::few(corrections)))
}

//! `validate`: has a patch judged, and reports the verdict.

mod after;
mod copied;
mod narrowing;
mod validator;
mod words;

use std::path::Path;

use patchwright_agent::tools::Then;
use patchwright_domain::assists::AUTO_CORRECTION;
use patchwright_domain::candidate::{Candidate, CandidateId, Origin};
use patchwright_domain::chat::ToolCall;
use patchwright_domain::verdict::Verdict;
use patchwright_edit::{Correction, EditError, Sources, read_candidate};
use schemars::JsonSchema;
use serde::Deserialize;

use super::code::Switch;
use super::{Call, Tool, ToolAnswer, ToolError};
use crate::candidates::Proposed;
use crate::error::RepairError;
use crate::prompt::relative;

use after::After;

pub(crate) use narrowing::{NARROWED, NARROWING, by_answer, evidence_against, reason, unchanged};
pub(crate) use validator::{Author, Substitute, Validator, plain};

pub(crate) const NAME: &str = "validate";

/// After this many patches in a row, code has to be viewed first.
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
    vec![Tool::for_call::<Validate>()]
}

impl<'a> Call<&'a Validator<'a>> for Validate {
    const NAME: &'static str = NAME;
    const ABOUT: &'static str = "Hands a patch to the judge: it is applied to the original source, built, run on the crashing input and its like, and tested";

    fn run(self, validator: &mut &'a Validator<'a>) -> Result<ToolAnswer, ToolError> {
        submit(validator, self.why.as_deref(), || {
            read(validator, &self.patch)
        })
    }
}

/// What an agent is told of a verdict; `root` is the source's folder, which is nobody's business.
pub fn verdict_answer(verdict: &Verdict, root: &Path) -> ToolAnswer {
    let mut answer = words::answer(verdict, Switch::On);
    answer.text = relative(&answer.text, root);
    answer
}

/// Has a candidate judged, and reports the verdict. `read` makes the candidate and says what it corrected; it is not
/// called if no more candidates may be judged.
pub(crate) fn submit(
    validator: &Validator<'_>,
    why: Option<&str>,
    read: impl FnOnce() -> Result<(Candidate, Vec<String>), ToolError>,
) -> Result<ToolAnswer, ToolError> {
    if validator.is_full() {
        return Ok(words::full());
    }
    validator.count_one(MOST_IN_A_ROW)?;
    let (candidate, corrections) = read()?;
    let note = validator.note(&candidate, why)?;
    let scene = validator.ledger.scene;
    let proposed = Proposed::new(candidate, note, scene).map_err(RepairError::from)?;
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
    let mut answer = told(validator, &proposed.candidate.id, &verdict)?;
    answer.assists.add(AUTO_CORRECTION, corrections.len());
    answer.notes.splice(0..0, corrections);
    if before.is_some() {
        answer = answer.noted("this patch does the same as one that was judged before");
    }
    Ok(answer)
}

/// Counts a verdict for the conversation that the patch comes from; returns what its author is told.
pub(crate) fn told(
    validator: &Validator<'_>,
    id: &CandidateId,
    verdict: &Verdict,
) -> Result<ToolAnswer, ToolError> {
    let mut answer = evidence(validator, verdict);
    match validator.after(id, verdict)? {
        After::Offered(told) => {
            answer.text = told;
            answer.then = Then::Within(narrowing::MOST_TURNS);
            answer.assists.add(NARROWING, 1);
        }
        After::Kept => answer = answer.noted("the patch that was accepted before is kept"),
        After::Over => answer.then = Then::Done,
        After::AsJudged => {}
    }
    Ok(answer)
}

/// What the author of a patch is told about its verdict.
pub(crate) fn evidence(validator: &Validator<'_>, verdict: &Verdict) -> ToolAnswer {
    let mut answer = words::answer(verdict, validator.purification);
    answer.text = relative(&answer.text, validator.root());
    answer
}

/// Small models write their patch as text instead of submitting it.
pub(crate) fn written(text: &str) -> Option<ToolCall> {
    written_for(NAME, text)
}

/// Like [`written`], for another tool that takes a `patch`.
pub(crate) fn written_for(tool: &str, text: &str) -> Option<ToolCall> {
    patchwright_edit::parse(text.as_bytes()).ok()?;
    Some(ToolCall {
        id: String::new(),
        name: tool.to_owned(),
        arguments: serde_json::json!({ "patch": text }),
    })
}

/// The candidate for a patch, and what was corrected in it.
pub(crate) fn read(
    validator: &Validator<'_>,
    patch: &str,
) -> Result<(Candidate, Vec<String>), ToolError> {
    read_with(validator, patch, read_candidate)
}

/// Like [`read`], for a strategy that understands other forms of edits too.
pub(crate) fn read_with<T>(
    validator: &Validator<'_>,
    patch: &str,
    reader: impl FnOnce(&[u8], Origin, &Sources<'_>) -> Result<(T, Vec<Correction>), EditError>,
) -> Result<(T, Vec<String>), ToolError> {
    let sources = validator.ledger.scene.judge.sources();
    fitted(validator, patch, |text| {
        reader(text, validator.author.origin(), &sources)
    })
}

/// Reads a patch with `reader`, without what was copied with it from a view. A patch that does not fit is noted and refused, and
/// so is one that had to be corrected if that is switched off.
pub(crate) fn fitted<T>(
    validator: &Validator<'_>,
    patch: &str,
    reader: impl FnOnce(&[u8]) -> Result<(T, Vec<Correction>), EditError>,
) -> Result<(T, Vec<String>), ToolError> {
    let (patch, copied) = copied::cleaned(patch);
    let (made, corrections) = match reader(patch.as_bytes()) {
        Ok(read) => read,
        Err(error @ EditError::Unreadable { .. }) => {
            return Err(RepairError::from(error).into());
        }
        Err(error) => {
            validator.note_misfit(&patch, &error.to_string());
            return Err(ToolError::Refused(words::misfit(&error)));
        }
    };
    let corrections = corrections.iter().map(ToString::to_string);
    let corrections: Vec<String> = copied
        .map(str::to_owned)
        .into_iter()
        .chain(corrections)
        .collect();
    if validator.correction == Switch::Off && !corrections.is_empty() {
        validator.note_misfit(&patch, &corrections.join("\n"));
        return Err(ToolError::Refused(words::uncorrected(&corrections)));
    }
    Ok((made, words::few(corrections)))
}

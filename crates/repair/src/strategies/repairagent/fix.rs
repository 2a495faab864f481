//! `write_fix`: a fix goes to the judge, who applies it to a tree of its own. The source stays as it is.

use patchwright_agent::tools::Then;
use schemars::JsonSchema;
use serde::Deserialize;

use super::state::{Step, WRITE_FIX};
use super::variants;
use super::work::Work;
use crate::tools::validate::{self, Validator};
use crate::tools::{Call, ToolAnswer, ToolError};

pub(super) struct Fixing<'t> {
    pub work: &'t Work<'t>,
    /// None while a call is only estimated.
    pub validator: Option<&'t Validator<'t>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WriteFix {
    /// The whole fix, of one file or several: search/replace blocks, each below the path of its file, or a unified diff.
    patch: String,
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl<'t> Call<Fixing<'t>> for WriteFix {
    const NAME: &'static str = WRITE_FIX;
    const ABOUT: &'static str = "Has a fix judged: applied to the original source, built, run on the crashing input and its like, and tested; then it is undone";

    fn run(self, fixing: &mut Fixing<'t>) -> Result<ToolAnswer, ToolError> {
        let no_judge = || ToolError::refused("there is no judge");
        let validator = fixing.validator.ok_or_else(no_judge)?;
        let (candidate, notes) = validate::read(validator, &self.patch)?;
        let id = candidate.id.clone();
        let hypothesis = fixing.work.hypothesis();
        let why = self.why.as_deref().or(hypothesis.as_deref());
        let answer = validate::submit(validator, why, || Ok((candidate.clone(), notes)))?;
        fixing.work.step(Step::Fix, "a fix was judged")?;
        let Some(verdict) = validator.earlier(&id) else {
            return Ok(answer);
        };
        if verdict.accepted || answer.then != Then::GoOn {
            return Ok(answer);
        }
        variants::try_them(fixing.work, validator, (&candidate, &verdict), answer)
    }
}

//! The tools that change nothing but the state.

use patchwright_agent::tools::Then;
use schemars::JsonSchema;
use serde::Deserialize;

use super::state::{
    COLLECT_MORE_INFORMATION, DISCARD_HYPOTHESIS, EXPRESS_HYPOTHESIS, GOAL_ACCOMPLISHED, Step,
};
use super::work::Work;
use crate::kit::paragraph;
use crate::tools::validate::Validator;
use crate::tools::{Call, ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ExpressHypothesis {
    /// What is wrong, where, and why that makes the program crash, in one to three sentences.
    hypothesis: String,
}

impl<'w> Call<&'w Work<'w>> for ExpressHypothesis {
    const NAME: &'static str = EXPRESS_HYPOTHESIS;
    const ABOUT: &'static str =
        "States what you believe is wrong, and leads on to collecting what a fix needs";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let hypothesis = said("hypothesis", &self.hypothesis)?;
        let moved = work.step(Step::Suppose(hypothesis.clone()), &hypothesis)?;
        Ok(noted(moved))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DiscardHypothesis {
    /// What speaks against it, in one sentence.
    reason: String,
}

impl<'w> Call<&'w Work<'w>> for DiscardHypothesis {
    const NAME: &'static str = DISCARD_HYPOTHESIS;
    const ABOUT: &'static str = "Gives up the hypothesis, and leads back to understanding the bug";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let reason = said("reason", &self.reason)?;
        let moved = work.step(Step::Discard, &reason)?;
        Ok(noted(moved))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CollectMoreInformation {
    /// What is missing for a fix, in one sentence.
    reason: String,
}

impl<'w> Call<&'w Work<'w>> for CollectMoreInformation {
    const NAME: &'static str = COLLECT_MORE_INFORMATION;
    const ABOUT: &'static str =
        "Keeps the hypothesis, and leads back to collecting what a fix needs";

    fn run(self, work: &mut &'w Work<'w>) -> Result<ToolAnswer, ToolError> {
        let reason = said("reason", &self.reason)?;
        let moved = work.step(Step::CollectMore, &reason)?;
        Ok(noted(moved))
    }
}

/// The judge is asked what became of the fixes.
pub(super) struct Finishing<'t> {
    pub work: &'t Work<'t>,
    pub validator: Option<&'t Validator<'t>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalAccomplished {
    /// Why the accepted fix is the right one, in one sentence.
    reason: Option<String>,
}

impl<'t> Call<Finishing<'t>> for GoalAccomplished {
    const NAME: &'static str = GOAL_ACCOMPLISHED;
    const ABOUT: &'static str = "Ends the work; only once the judge has accepted a fix";

    fn run(self, finishing: &mut Finishing<'t>) -> Result<ToolAnswer, ToolError> {
        if finishing.validator.and_then(Validator::accepted).is_none() {
            return Err(ToolError::refused(
                "not accomplished: the judge has accepted no fix of this round. Its verdict counts, not yours: write another fix",
            ));
        }
        let why = self.reason.as_deref().map(paragraph).unwrap_or_default();
        finishing.work.step(Step::Finish, &why)?;
        let mut answer = ToolAnswer::new("Done.\n").ours();
        answer.then = Then::Done;
        Ok(answer)
    }
}

fn said(name: &str, words: &str) -> Result<String, ToolError> {
    let words = paragraph(words);
    match words.is_empty() {
        true => Err(ToolError::Refused(format!("`{name}` is empty"))),
        false => Ok(words),
    }
}

fn noted(moved: String) -> ToolAnswer {
    ToolAnswer::new(format!("Noted. {moved}\n")).ours()
}

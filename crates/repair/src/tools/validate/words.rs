//! What the caller is told about a patch.

use patchwright_agent::tools::Then;
use patchwright_domain::assists::REPORT_PURIFICATION;
use patchwright_domain::verdict::{StageName, StageOutcome, Verdict};
use patchwright_edit::EditError;

use crate::prompt::fence;
use crate::tools::ToolAnswer;
use crate::tools::code::Switch;

/// In bytes; the rest of a long compiler or test log would not help.
const MOST_FEEDBACK: usize = 12 << 10;
/// How many corrections of one patch are mentioned.
const MOST_NOTES: usize = 8;

/// Without purification, reports are included as printed.
pub(super) fn answer(verdict: &Verdict, purification: Switch) -> ToolAnswer {
    let text = match verdict.failed_stage {
        _ if verdict.accepted => "ACCEPTED: the patch passed every check.\n".to_owned(),
        Some(stage) => refused(verdict, stage, purification),
        None => format!("REFUSED.\n\n{}\n", data(&verdict.feedback)),
    };
    let mut answer = ToolAnswer::new(text).ours();
    let purified = purification == Switch::On && verdict.raw_feedback.is_some();
    let times = usize::from(purified && !verdict.accepted);
    answer.assists.add(REPORT_PURIFICATION, times);
    if verdict.accepted {
        answer.then = Then::Done;
    }
    answer
}

/// No more candidates may be judged, so there is no point in continuing.
pub(super) fn full() -> ToolAnswer {
    let mut answer = ToolAnswer::new("Not judged: this repair may judge no more patches.\n").ours();
    answer.then = Then::Done;
    answer
}

fn refused(verdict: &Verdict, failed: StageName, purification: Switch) -> String {
    let passed: Vec<&str> = verdict
        .stages
        .iter()
        .filter(|stage| stage.outcome == StageOutcome::Pass)
        .map(|stage| stage.name.name())
        .collect();
    let passed = match passed.is_empty() {
        true => String::new(),
        false => format!(" It passed {}.", passed.join(", ")),
    };
    let found = match (&verdict.raw_feedback, purification) {
        (Some(raw), Switch::Off) => raw.clone(),
        (Some(_) | None, Switch::On) | (None, Switch::Off) => with_detail(verdict, failed),
    };
    format!(
        "REFUSED at the check `{}`: {}.{passed}\n\n{}\n",
        failed.name(),
        meaning(failed),
        data(&found)
    )
}

fn with_detail(verdict: &Verdict, failed: StageName) -> String {
    let stage = verdict.stages.iter().find(|stage| stage.name == failed);
    let detail = stage.map(|stage| stage.detail.as_str()).unwrap_or_default();
    let feedback = verdict.feedback.as_str();
    match feedback.contains(detail) {
        true => feedback.to_owned(),
        false => format!("{detail}\n{feedback}"),
    }
}

/// What a failure at this stage means, for a reader who does not know the judge.
fn meaning(stage: StageName) -> &'static str {
    match stage {
        StageName::Apply => "the patch does not fit the source",
        StageName::Scope => {
            "the patch touches what it may not, or hides the bug instead of fixing it"
        }
        StageName::Syntax | StageName::Build => "the patched source does not compile",
        StageName::Ran => "the changed code does not run when the crashing input is read",
        StageName::Poc => "the crashing input still makes the program fail",
        StageName::Property => "what must hold at a place of the program still does not hold",
        StageName::Leak => "the patched program loses memory that it freed before",
        StageName::Test => "tests fail that passed before",
        StageName::Neighbours | StageName::Search => {
            "other inputs that lead to the same bug still make the program fail"
        }
    }
}

/// The patch does not match the source.
pub(super) fn misfit(error: &EditError) -> String {
    format!(
        "The patch was not judged, because it does not fit the source:\n{}\nView the lines again and copy them as they are.",
        data(&error.to_string())
    )
}

pub(super) fn uncorrected(corrections: &[String]) -> String {
    let all = few(corrections.to_vec()).join("\n");
    format!(
        "The patch was not judged, because it does not stand in the source as it is written:\n{}",
        data(&all)
    )
}

pub(super) fn few(mut corrections: Vec<String>) -> Vec<String> {
    let more = corrections.len().saturating_sub(MOST_NOTES);
    corrections.truncate(MOST_NOTES);
    if more > 0 {
        corrections.push(format!("{more} more things were put right"));
    }
    corrections
}

/// Fences the output of compilers, programs and tests, and source text.
fn data(text: &str) -> String {
    fence("judge", text, MOST_FEEDBACK)
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;

//! A turn for a patch that was accepted but not verified: its author is told what changed, and may narrow the patch or say that the
//! change is right. The accepted patch is kept either way, and the one ranking chooses.

use patchwright_domain::assists;
use patchwright_domain::changed_input::{ChangedInput, InputContent, RunExcerpt};
use patchwright_domain::count::counted;
use patchwright_domain::verdict::{Trust, Verdict};

use crate::input_text;
use crate::prompt::{PromptError, fence, render};

const TOLD: &str = include_str!("../../../prompts/facts/narrowing.md");
const BY_CALL: &str = include_str!("../../../prompts/facts/narrowing-call.md");
const BY_ANSWER: &str = include_str!("../../../prompts/facts/narrowing-answer.md");
const PATCH: &str = include_str!("../../../prompts/facts/narrowing-patch.md");
const INPUT: &str = include_str!("../../../prompts/facts/narrowing-input.md");

/// The phases in which the author is told, and in which it is known what came of it.
pub(crate) const NARROWING: &str = assists::NARROWING;
pub(crate) const NARROWED: &str = "narrowed";

/// How many patches may be judged after the offer.
pub(super) const MOST_PATCHES: usize = 2;
/// How many turns may follow it: a few looks, and the patches.
pub(super) const MOST_TURNS: u32 = 8;

/// In characters, for the name of an input.
const MOST_NAME: usize = 80;
/// In bytes, for what one run printed, a command, a list of files, removed code and a patch.
const MOST_TEXT: usize = 2 << 10;
const MOST_PATCH: usize = 4 << 10;
/// How many things that were taken away are named.
const MOST_REMOVED: usize = 3;

/// Why an accepted patch is not verified, if its author can do something about it. That no benign run passes through the change
/// is no such reason: the right place for a repair may be one that nothing else reaches.
pub(crate) fn reason(verdict: &Verdict) -> Option<String> {
    if !verdict.accepted || verdict.trust != Trust::Untested {
        return None;
    }
    let against = verdict.benign.against();
    if !against.is_empty() {
        return Some(format!(
            "benign runs through the change do not end as before ({})",
            against.join(", ")
        ));
    }
    let mut removed = verdict.unanswered();
    let words = "no run shows whether what it takes away is missed";
    removed.next().map(|_| words.to_owned())
}

/// What the author is told in the conversation that the patch comes from; `None` if there is nothing to do about it.
pub(super) fn by_call(verdict: &Verdict) -> Result<Option<String>, PromptError> {
    let count = MOST_PATCHES.to_string();
    told(verdict, &render(BY_CALL, &[("count", &count)])?)
}

/// The same behind the first message of a fresh conversation, with the patch.
pub(crate) fn by_answer(verdict: &Verdict, patch: &str) -> Result<Option<String>, PromptError> {
    let Some(told) = told(verdict, BY_ANSWER)? else {
        return Ok(None);
    };
    let patch = fence("patch", patch, MOST_PATCH);
    render(PATCH, &[("patch", &patch), ("told", told.trim_end())]).map(Some)
}

/// Why the patch stays the best that was offered for narrowing.
pub(crate) fn unchanged(patch: &str, refused: usize) -> String {
    match refused {
        0 => format!("{patch} stands"),
        refused => format!(
            "{patch} stands, {} refused",
            counted(refused, "other patch")
        ),
    }
}

fn told(verdict: &Verdict, how: &str) -> Result<Option<String>, PromptError> {
    let Some(reason) = reason(verdict) else {
        return Ok(None);
    };
    let evidence = evidence_against(verdict)?;
    let values = [
        ("reason", reason.as_str()),
        ("evidence", &evidence),
        ("how", how.trim_end()),
    ];
    render(TOLD, &values).map(Some)
}

/// What speaks against a patch: changed inputs, and what it takes away. Empty if nothing does.
pub(crate) fn evidence_against(verdict: &Verdict) -> Result<String, PromptError> {
    let mut evidence = Vec::new();
    for changed in &verdict.benign.examples {
        evidence.push(input(changed)?.trim_end().to_owned());
    }
    let removed: Vec<&str> = verdict
        .unanswered()
        .take(MOST_REMOVED)
        .map(|doubt| doubt.detail.as_str())
        .collect();
    if !removed.is_empty() {
        evidence.push(fence("judge", &removed.join("\n"), MOST_TEXT));
    }
    Ok(evidence.join("\n\n"))
}

fn input(changed: &ChangedInput) -> Result<String, PromptError> {
    let name: String = changed.input.chars().take(MOST_NAME).collect();
    let name = format!("`{}`", name.escape_debug());
    let content = match &changed.content {
        InputContent::File { beginning, bytes } => input_text::describe("It", beginning, *bytes),
        InputContent::Command(command) => {
            format!("It is run as\n\n{}", fence("command", command, MOST_TEXT))
        }
    };
    let files = changed.files.as_ref();
    let files =
        files.map(|files| format!("\n\nIts files:\n\n{}", fence("files", files, MOST_TEXT)));
    render(
        INPUT,
        &[
            ("input", &name),
            ("what", &changed.what),
            ("content", &content),
            ("before", &run(&changed.before, changed.from_line)),
            ("after", &run(&changed.after, changed.from_line)),
            ("files", &files.unwrap_or_default()),
        ],
    )
}

fn run(excerpt: &RunExcerpt, from_line: Option<usize>) -> String {
    let RunExcerpt { ended, output } = excerpt;
    match from_line {
        None => format!("{ended}; what it prints is the same."),
        Some(_) if output.is_empty() => format!("{ended}, printing nothing more."),
        Some(line) => format!(
            "{ended}, and from line {line} of its output on:\n\n{}",
            fence("output", output, MOST_TEXT)
        ),
    }
}

#[cfg(test)]
#[path = "narrowing_tests.rs"]
mod tests;

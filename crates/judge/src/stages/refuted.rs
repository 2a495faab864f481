//! The input that refutes a patch: made smaller, kept, shown, and tried first on what comes after.

use std::time::Duration;

use patchwright_domain::input_text::{self, Shown};
use patchwright_subject::neighbours::{ChangedFile, Changes, FoundInput, SearchPool};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

/// Little enough to leave room for the report in a prompt.
const MOST: Shown = Shown {
    text: 480,
    dumped: 160,
};
const MOST_COMMAND: usize = 240;

/// An input that refutes the patch.
#[derive(Debug)]
pub(super) struct Refuting {
    /// The number of its PoC.
    pub poc: usize,
    pub input: Option<FoundInput>,
    pub origin: Origin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// Known from the unpatched program.
    Pool,
    /// Found on the candidate.
    Trial,
}

/// The refusal with the input in it.
pub(super) fn shown(
    trial: &Trial<'_>,
    found: Finding,
    refuting: Refuting,
    pools: &[SearchPool],
) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let known = (
        context.subject.case.pocs.get(refuting.poc),
        context.pocs.get(refuting.poc),
        pools.get(refuting.poc),
        refuting.input,
    );
    let (Some(poc), Some(baseline), Some(pool), Some(input)) = known else {
        return Ok(found);
    };
    let layer = context.subject.layer_on(trial.layer()?)?;
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let bug = (&baseline.report, clean);
    let smaller = context.subject.smaller(poc, &layer, &input, bug)?;
    if refuting.origin == Origin::Trial {
        let all: Vec<&FoundInput> = [&input].into_iter().chain(&smaller).collect();
        context.subject.remember_refuting(pool, &all)?;
    }
    let is_smaller = smaller.is_some();
    let Some(changes) = smaller.unwrap_or(input).changes(poc) else {
        return Ok(found);
    };
    let name = trial.log(&format!("search-{}", poc.name));
    context.subject.keep_mutant(&name, &changes)?;
    Ok(found.showing(&describe(&changes, &poc.command, is_smaller)))
}

/// The command, if it is another, and the content of the file.
fn describe(changes: &Changes, usual: &str, is_smaller: bool) -> String {
    let mut parts = Vec::new();
    if let Some(command) = changes.command.as_deref().filter(|own| *own != usual) {
        let command: String = command.chars().take(MOST_COMMAND).collect();
        parts.push(format!("The command is `{}`.", command.escape_debug()));
    }
    if let Some(ChangedFile::Whole { content, .. }) = &changes.file {
        let role = match is_smaller {
            true => "The input, made as small as it still shows this,",
            false => "The input",
        };
        let told = input_text::describe(role, content, content.len() as u64, MOST);
        let lines = told.text.lines().map(|line| format!("\n    {line}"));
        let lines: String = lines.collect();
        parts.push(match lines.is_empty() {
            true => format!("{}.", told.about),
            false => format!("{}:\n{lines}", told.about),
        });
    }
    parts.join("\n")
}

#[cfg(test)]
#[path = "refuted_tests.rs"]
mod tests;

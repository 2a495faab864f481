//! Benign inputs that speak against a patch, run once more before and after it: a reader sees what they are and where the two
//! outputs part.

use patchwright_domain::changed_input::{ChangedInput, RunExcerpt};
use patchwright_subject::neighbours::Neighbours;
use patchwright_subject::{PocRun, Tree};

use super::Spoilt;
use super::looks::InputLook;
use crate::error::JudgeError;
use crate::trial::Trial;

/// Each costs two runs.
const MOST_EXAMPLES: usize = 2;
/// Bytes kept of an input.
const MOST_INPUT: usize = 2 << 10;
/// Bytes shown of an output, from where it differs.
const MOST_OUTPUT: usize = 480;
/// Bytes shown before the first difference in a long line.
const MOST_BEFORE: usize = 80;

/// The inputs that are the strongest evidence first.
pub(super) fn examples(
    trial: &Trial<'_>,
    spoilt: &[Spoilt<'_>],
) -> Result<Vec<ChangedInput>, JudgeError> {
    let mut chosen: Vec<&Spoilt<'_>> = spoilt.iter().collect();
    let key = |one: &&Spoilt<'_>| {
        let input = one.input;
        (input.origin, input.outcome, input.poc, input.mutant)
    };
    chosen.sort_by_key(key);
    chosen.dedup_by_key(|one| key(one));
    let mut examples = Vec::new();
    for one in chosen.into_iter().take(MOST_EXAMPLES) {
        examples.extend(example(trial, one)?);
    }
    Ok(examples)
}

/// `None` if the input cannot be run alone.
fn example(trial: &Trial<'_>, spoilt: &Spoilt<'_>) -> Result<Option<ChangedInput>, JudgeError> {
    let InputLook { poc, mutant, .. } = *spoilt.input;
    let poc = trial.context.subject.case.pocs.get(poc);
    let changes = poc.and_then(|poc| spoilt.inputs.changes(mutant, poc));
    let Some(changes) = changes else {
        return Ok(None);
    };
    let Some((before, after)) = run_both(trial, spoilt.inputs, spoilt.input)? else {
        return Ok(None);
    };
    let parted = part(&printed(&before), &printed(&after));
    let (from_line, [old, new]) = match parted {
        Some((line, outputs)) => (Some(line), outputs),
        None => (None, [String::new(), String::new()]),
    };
    Ok(Some(ChangedInput {
        input: spoilt.inputs.input_name(mutant),
        what: spoilt.what.to_owned(),
        content: changes.content(MOST_INPUT)?,
        before: excerpt(&before, old),
        after: excerpt(&after, new),
        from_line,
        files: super::files_of(spoilt.found, spoilt.input),
    }))
}

/// The run of the unpatched program and that of the patched one.
pub(super) fn run_both(
    trial: &Trial<'_>,
    inputs: &Neighbours,
    input: &InputLook,
) -> Result<Option<(PocRun, PocRun)>, JudgeError> {
    let context = trial.context;
    let subject = context.subject;
    let Some(poc) = subject.case.pocs.get(input.poc) else {
        return Ok(None);
    };
    let base = subject.layer(context.base)?;
    let patched = subject.layer_on(trial.layer()?)?;
    let run = |layer| subject.run_neighbour(poc, inputs, input.mutant, Tree::View(layer));
    Ok(run(&base)?.zip(run(&patched)?))
}

pub(super) fn printed(run: &PocRun) -> String {
    let printed = [run.stdout.bytes(), run.stderr.bytes()].concat();
    String::from_utf8_lossy(&printed).into_owned()
}

fn excerpt(run: &PocRun, output: String) -> RunExcerpt {
    let ended = run.ending.describe();
    RunExcerpt {
        ended: ended.trim_end_matches(", no report").to_owned(),
        output,
    }
}

/// The line in which two outputs differ first, and both from there on. `None` if they are the same.
fn part(before: &str, after: &str) -> Option<(usize, [String; 2])> {
    if before == after {
        return None;
    }
    let mut same = before.bytes().zip(after.bytes());
    let differs = same.position(|(one, other)| one != other);
    let differs = differs.unwrap_or(before.len().min(after.len()));
    let common = before.as_bytes().get(..differs).unwrap_or_default();
    let line = common.iter().filter(|byte| **byte == b'\n').count() + 1;
    let line_start = common.iter().rposition(|byte| *byte == b'\n');
    let line_start = line_start.map_or(0, |at| at + 1);
    let start = line_start.max(differs.saturating_sub(MOST_BEFORE));
    let excerpts = [before, after].map(|output| cut(output, start, start > line_start));
    Some((line, excerpts))
}

/// From a byte that may be within a letter.
fn cut(output: &str, mut start: usize, within_line: bool) -> String {
    while !output.is_char_boundary(start) {
        start -= 1;
    }
    let rest = output.get(start..).unwrap_or_default();
    let mut end = rest.len().min(MOST_OUTPUT);
    while !rest.is_char_boundary(end) {
        end -= 1;
    }
    let shown = rest.get(..end).unwrap_or_default().trim_end();
    let before = if within_line { "…" } else { "" };
    let behind = if end < rest.len() { "…" } else { "" };
    format!("{before}{shown}{behind}")
}

#[cfg(test)]
#[path = "changed_tests.rs"]
mod tests;

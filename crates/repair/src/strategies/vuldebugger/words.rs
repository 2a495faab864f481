//! Constraints, observations and conclusions as text for prompts. Names, values and the words of another model are data.

use patchwright_domain::constraint::Constraint;
use patchwright_domain::observation::{Agreement, Diagnosis, Observation, describe};
use patchwright_domain::report::Location;

use super::findings::Wants;
use crate::error::RepairError;
use crate::prompt::{fence, render};

const KNOWN: &str = include_str!("../../../prompts/vuldebugger/constraint-known.md");
const WANTED: &str = include_str!("../../../prompts/vuldebugger/constraint-wanted.md");
const AGAIN: &str = include_str!("../../../prompts/vuldebugger/again.md");

const MOST_CONSTRAINTS: usize = 4;
const MOST_OBSERVATIONS: usize = 40;
/// In bytes.
const MOST_TEXT: usize = 6 << 10;

/// Empty if there is none and none is wanted.
pub(super) fn constraint(all: &[Constraint], wants: Wants) -> Result<String, RepairError> {
    if wants == Wants::Constraint {
        return Ok(WANTED.to_owned());
    }
    if all.is_empty() {
        return Ok(String::new());
    }
    // The first of several constraints for one place is the best guess.
    let mut places: Vec<&Location> = Vec::new();
    let best = all.iter().filter(|one| {
        let new = !places.contains(&&one.site);
        places.push(&one.site);
        new
    });
    let told: Vec<String> = best.take(MOST_CONSTRAINTS).map(in_words).collect();
    let told = fence("constraint", &told.join("\n"), MOST_TEXT);
    Ok(render(KNOWN, &[("constraints", &told)])?)
}

/// `At src/a.c:40 in fill: … must be less than …. In C: i < n (does not hold at the crash: i = 9, n = 8)`.
fn in_words(constraint: &Constraint) -> String {
    let english = constraint.english.trim_end_matches('.');
    let condition = constraint.condition.as_ref().map(ToString::to_string);
    let grounds = constraint.grounds.iter();
    let known = grounds
        .rev()
        .find(|ground| Some(&ground.part) == condition.as_ref())
        .map(|ground| format!(" ({})", ground.why));
    let condition = condition.filter(|condition| !english.contains(condition));
    let condition = condition.map(|condition| format!(" In C: {condition}"));
    format!(
        "At {}: {english}.{}{}",
        describe(&constraint.site),
        condition.unwrap_or_default(),
        known.unwrap_or_default()
    )
}

/// What an earlier round found; empty in the first.
pub(super) fn again(
    earlier: Option<&Diagnosis>,
    seen: &[Observation],
) -> Result<String, RepairError> {
    if seen.is_empty() && earlier.is_none() {
        return Ok(String::new());
    }
    let diagnosed = earlier.map(diagnosis).unwrap_or_default();
    let values = [
        ("diagnosis", diagnosed.as_str()),
        ("observations", &observations(seen, |_| true)),
    ];
    Ok(render(AGAIN, &values)?)
}

pub(super) fn diagnosis(diagnosis: &Diagnosis) -> String {
    let mut text = format!(
        "Cause: {}\nThe bad state first appears at {}.\n",
        diagnosis.cause,
        describe(&diagnosis.first_bad)
    );
    if !diagnosis.chain.is_empty() {
        let numbers: Vec<String> = diagnosis.chain.iter().map(usize::to_string).collect();
        text += &format!("Observations that show it: {}.\n", numbers.join(", "));
    }
    text += "Places to fix, the best first:\n";
    for (at, fix) in diagnosis.fixes.iter().enumerate() {
        text += &format!("{}. {}: {}\n", at + 1, describe(&fix.at), fix.change);
    }
    fence("conclusion", text.trim_end(), MOST_TEXT)
}

/// Only observations that were decided or that the conclusion names: the others would distract from it.
pub(super) fn decisive(seen: &[Observation], diagnosis: &Diagnosis) -> String {
    observations(seen, |number| {
        let decided = seen.get(number - 1).map(|one| one.agrees);
        decided.is_some_and(|agrees| agrees != Agreement::Unclear)
            || diagnosis.chain.contains(&number)
    })
}

/// The latest of the wanted observations, with their numbers; empty if there are none.
fn observations(seen: &[Observation], wanted: impl Fn(usize) -> bool) -> String {
    let numbered = seen.iter().enumerate().map(|(at, one)| (at + 1, one));
    let lines: Vec<String> = numbered
        .filter(|(number, _)| wanted(*number))
        .map(|(number, one)| line(number, one))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    let first = lines.len().saturating_sub(MOST_OBSERVATIONS);
    let lines = lines.get(first..).unwrap_or_default();
    let told = fence("observations", &lines.join("\n"), MOST_TEXT);
    format!("What a debugger saw in a run on the known input:\n\n{told}")
}

fn line(number: usize, one: &Observation) -> String {
    let outcome = match one.agrees {
        Agreement::Yes => "holds",
        Agreement::No => "does NOT hold",
        Agreement::Unclear => "not decided",
    };
    format!(
        "{number}. {}: expected `{}`, {outcome}: {}",
        one.describe_place(),
        one.expected,
        one.actual
    )
}

//! What is wrong and what must hold, in few words.

use std::collections::BTreeSet;

use patchwright_code::{CodeMap, Placed};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::report::FrameView;

use super::{Form, MOST_BYTES};
use crate::error::RepairError;
use crate::prompt::fence;
use crate::strategies::workflow::Round;
use crate::strategies::workflow::gather::used;

const MOST_CALLS: usize = 4;

/// What is wrong and what must hold, as data; the shortest last.
pub(super) fn bugs(
    round: &Round<'_>,
    target: Placed<'_>,
    form: Form,
) -> Result<Vec<String>, RepairError> {
    let headline = round.facts.headline();
    let map = round.facts.map()?;
    let mut constraints = round.derived.constraints.iter().take(1);
    let constraint = match form {
        Form::Condition | Form::Line => constraints
            .find(|one| speaks_of(one, map, target))
            .map(violation_words),
        Form::Function | Form::Lines => constraints.next().map(constraint_words),
    };
    let frames = round.facts.bugs().iter();
    let frames: Vec<&FrameView> = frames
        .flat_map(|bug| bug.frames.iter().take(MOST_CALLS))
        .collect();
    let calls: Vec<String> = frames.iter().filter_map(|frame| called(frame)).collect();
    // Who calls whom does not help with one line.
    let calls = (!calls.is_empty() && form.mark().is_none())
        .then(|| format!("Calls, innermost first: {}.", calls.join(", ")));
    let crashing = frames.first().and_then(|frame| {
        let file = map.file_meant(frame.file.as_deref()?)?;
        let line = frame.line?;
        // The names of another function mislead.
        let here = file.path == target.file.path && target.element.span.has_line(line);
        (here || form.mark().is_none())
            .then(|| format!("The line that crashes: {}", file.line(line).trim()))
    });
    let all = [
        vec![Some(headline.clone()), calls, crashing, constraint.clone()],
        vec![Some(headline.clone()), constraint],
        vec![Some(headline)],
    ];
    let told = all.into_iter().map(|lines| {
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        fence("analysis", &lines.join("\n"), MOST_BYTES)
    });
    Ok(told.collect())
}

/// Whether a function can say what must hold: small models use names that it does not have.
fn speaks_of(constraint: &Constraint, map: &CodeMap, target: Placed<'_>) -> bool {
    let Some(condition) = &constraint.condition else {
        return true;
    };
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let known: BTreeSet<&str> = used(map, target)
        .into_iter()
        .chain([target])
        .flat_map(|one| one.file.slice(one.element.span).split(|c| !is_part(c)))
        .collect();
    let paths = condition.to_string().replace("->", ".");
    let paths = paths.split(|letter| !is_part(letter) && letter != '.');
    let mut names = paths.filter_map(|path| path.split('.').next());
    names.all(|name| {
        let is_number = name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit());
        is_number || is_builtin(name) || known.contains(name) || !map.named(name).is_empty()
    })
}

/// Names that the language defines, so that no source does.
fn is_builtin(name: &str) -> bool {
    const WORDS: [&str; 9] = [
        "NULL", "char", "int", "long", "null", "nullptr", "short", "sizeof", "unsigned",
    ];
    name.ends_with("_t") || WORDS.contains(&name)
}

/// `It goes wrong if a >= b`: small models write a check of what they are told, and do not negate it.
fn violation_words(constraint: &Constraint) -> String {
    match &constraint.condition {
        Some(condition) => format!("It goes wrong if `{}`.", condition.negated()),
        None => constraint.english.clone(),
    }
}

/// `a < b must hold at src/rows.c:41 in sum_row`.
fn constraint_words(constraint: &Constraint) -> String {
    let Some(condition) = &constraint.condition else {
        return constraint.english.clone();
    };
    let site = &constraint.site;
    let said = |words: Option<String>| words.unwrap_or_default();
    format!(
        "`{condition}` must hold{}{}{}.",
        said(site.file.as_ref().map(|file| format!(" at {file}"))),
        said(site.line.map(|line| format!(":{line}"))),
        said(site.function.as_ref().map(|name| format!(" in {name}")))
    )
}

fn called(frame: &FrameView) -> Option<String> {
    let (function, file, line) = (frame.function.as_ref()?, frame.file.as_ref()?, frame.line?);
    Some(format!("{function} ({file}:{line})"))
}

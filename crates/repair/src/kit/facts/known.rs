//! What a strategy without a model hands over: the constraints it derived, and its best patch so far.

use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::counted;
use patchwright_domain::report::Location;

use crate::candidates::{Found, best_first, doubt};
use crate::error::RepairError;
use crate::kit::context::RepairContext;

use crate::prompt::{fence, relative, render};
use crate::tools::code::Switch;
use crate::tools::validate::evidence_against;

const KNOWN: &str = include_str!("../../../prompts/facts/known.md");
const DOUBTFUL: &str = include_str!("../../../prompts/facts/doubtful.md");

const MOST_CONSTRAINTS: usize = 6;
/// In bytes.
const MOST_TEXT: usize = 4 << 10;

/// Empty if nothing is known.
pub(super) fn section(
    ctx: &RepairContext<'_>,
    narrowing: Switch,
    before: &Found,
) -> Result<String, RepairError> {
    if before.constraints.is_empty() {
        return Ok(String::new());
    }
    let constraints = worth_telling(&before.constraints).into_iter();
    let constraints: Vec<String> = constraints.take(MOST_CONSTRAINTS).map(in_words).collect();
    let constraints = fence("constraints", &constraints.join("\n"), MOST_TEXT);
    let judged = before.tally.judged;
    let tally = match judged {
        0 => String::new(),
        _ => format!(
            "It had {} judged: {}.",
            counted(judged, "small patch"),
            before.tally.outcomes()
        ),
    };
    let doubtful = doubtful(ctx, narrowing, before)?;
    let values = [
        ("tally", tally.as_str()),
        ("constraints", &constraints),
        ("doubtful", &doubtful),
    ];
    Ok(render(KNOWN, &values)?)
}

/// Leaves out what is only guessed where something better is known of the same place; if nothing is, the first guess stays. A
/// reader takes every sentence for a finding, and a bound by a number that happens to stand beside the pointer misleads.
pub(crate) fn worth_telling(all: &[Constraint]) -> Vec<&Constraint> {
    let same =
        |one: &Constraint, other: &Constraint| (one.rule, &one.site) == (other.rule, &other.site);
    let told = all.iter().enumerate().filter(|(at, one)| {
        let better = |other: &Constraint| same(one, other) && !other.is_guess();
        let before = all.iter().take(*at).any(|other| same(one, other));
        !one.is_guess() || !(before || all.iter().any(better))
    });
    told.map(|(_, one)| one).collect()
}

/// `i < row->len must hold at rows.c:41 in sum_row: the index …`.
pub(crate) fn in_words(constraint: &Constraint) -> String {
    let Location {
        function,
        file,
        line,
        ..
    } = &constraint.site;
    let said = |words: Option<String>| words.unwrap_or_default();
    let condition = constraint.condition.as_ref();
    format!(
        "- {}at {}{}{}: {}",
        said(condition.map(|condition| format!("`{condition}` must hold "))),
        file.as_deref().unwrap_or("an unknown place"),
        said(line.map(|line| format!(":{line}"))),
        said(function.as_ref().map(|name| format!(" in {name}"))),
        constraint.english
    )
}

/// The best patch, why it is doubtful, and what it changed, which a model may keep.
fn doubtful(
    ctx: &RepairContext<'_>,
    narrowing: Switch,
    before: &Found,
) -> Result<String, RepairError> {
    let sources = ctx.scene().judge.sources();
    let ranked = best_first(&before.passed);
    let Some(best) = ranked.first() else {
        return Ok(String::new());
    };
    let doubt = doubt(&best.verdict, ctx.scene());
    let doubt = doubt.unwrap_or_else(|| "it may be improved".to_owned());
    let patch = patchwright_edit::print(&best.proposed.candidate, &sources)?;
    let patch = fence("patch", &String::from_utf8_lossy(&patch), MOST_TEXT);
    let changed = match narrowing {
        Switch::On => evidence_against(&best.verdict)?,
        Switch::Off => String::new(),
    };
    let changed = match changed.is_empty() {
        true => changed,
        false => relative(&format!("\n{changed}\n"), &ctx.scene().subject.case.source),
    };
    let values = [
        ("doubt", doubt.as_str()),
        ("patch", &patch),
        ("changed", &changed),
    ];
    Ok(render(DOUBTFUL, &values)?)
}

#[cfg(test)]
#[path = "known_tests.rs"]
mod tests;

//! The last failure in the function that is to be changed, in few words.

use patchwright_code::Placed;
use patchwright_edit::print;

use crate::candidates::{Failures, Refused};
use crate::error::RepairError;
use crate::kit::Optimisation;
use crate::prompt::{fence, render};
use crate::strategies::workflow::Round;
use crate::tools::code::Switch;

const REFUSED: &str = include_str!("../../../../prompts/workflow/small-refused.md");
const UNREAD: &str = include_str!("../../../../prompts/workflow/small-unread.md");

/// In bytes.
const MOST_PATCH: usize = 800;
const MOST_REASON: usize = 300;

/// Empty if nothing failed there.
pub(super) fn section(
    round: &Round<'_>,
    failures: &Failures<'_>,
    function: Placed<'_>,
) -> Result<String, RepairError> {
    if round.access.without.switch(Optimisation::Counterexamples) == Switch::Off {
        return Ok(String::new());
    }
    let judge = round.ctx.scene().judge;
    for one in failures.refused.iter().rev() {
        let candidate = &one.proposed.candidate;
        let touched = judge.touched_functions(candidate)?;
        if candidate.origin.is_model() && touched.contains(&function.element.name) {
            return refused(one, &changed_lines(&print(candidate, &judge.sources())?));
        }
    }
    match failures.misfits.last() {
        Some(misfit) => {
            let why = fence("reason", &misfit.why, MOST_REASON);
            Ok(render(UNREAD, &[("reason", &why)])?)
        }
        None => Ok(String::new()),
    }
}

fn refused(one: &Refused, patch: &str) -> Result<String, RepairError> {
    let stage = one.verdict.refused_by();
    let name = stage.map(|stage| stage.name.name()).unwrap_or_default();
    let detail = stage.map(|stage| stage.detail.as_str()).unwrap_or_default();
    let values = [
        ("patch", fence("patch", patch, MOST_PATCH)),
        ("stage", name.to_owned()),
        ("reason", fence("reason", detail, MOST_REASON)),
    ];
    let values: Vec<(&str, &str)> = values
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    Ok(render(REFUSED, &values)?)
}

/// The lines that a diff takes away and adds.
fn changed_lines(diff: &[u8]) -> String {
    let diff = String::from_utf8_lossy(diff);
    let is_header = |line: &&str| line.starts_with("+++") || line.starts_with("---");
    let changed = diff.lines().filter(|line| line.starts_with(['+', '-']));
    let changed: Vec<&str> = changed.filter(|line| !is_header(line)).collect();
    changed.join("\n")
}

//! Which cells there are to work on.

use std::collections::BTreeSet;

use patchwright_bench::{CellResult, PlannedCell};

use super::cell::command;
use super::opened::Opened;

/// All cells, or those that were named. What cannot be meant is said before anything is run.
pub(super) fn chosen(opened: &Opened, names: &[String]) -> anyhow::Result<Vec<PlannedCell>> {
    let chosen = opened.chosen(names)?;
    for planned in &chosen {
        command(planned, &opened.folder.root().join("case"))?;
    }
    Ok(chosen)
}

/// Those without a result. Those that were begun go first: they are nearest to their end.
pub(super) fn left_of(
    opened: &Opened,
    chosen: Vec<PlannedCell>,
    before: &[CellResult],
) -> Vec<PlannedCell> {
    let done = before.iter().filter(|one| one.is_final());
    let done: BTreeSet<&str> = done.map(|one| one.id.as_str()).collect();
    let left = chosen.into_iter();
    let left = left.filter(|one| !done.contains(one.id.as_str()));
    let is_begun = |one: &PlannedCell| opened.folder.cell(&one.id).runs().exists();
    let (mut begun, fresh): (Vec<_>, Vec<_>) = left.partition(is_begun);
    begun.extend(fresh);
    begun
}

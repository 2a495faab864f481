//! The functions that a candidate changes or adds: a bug that shows up in one of them is attributed to the patch.

use std::collections::BTreeSet;

use super::pair::pair;
use super::{CheatInputs, read};

/// Functions are identified by the last component of their names. Files that cannot be analysed were refused earlier.
pub fn touched_functions(inputs: &CheatInputs<'_>) -> BTreeSet<String> {
    let changes = inputs.candidate.changes.iter();
    let touched: Vec<_> = changes
        .filter_map(|change| read(change, inputs).ok())
        .collect();
    let pairs = pair(&touched);
    let changed = pairs.changed.iter().map(|(_, after)| after.function);
    let new = pairs.new.iter().map(|(function, _)| function.function);
    changed
        .chain(new)
        .map(|function| function.called().to_owned())
        .collect()
}

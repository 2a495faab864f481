//! What is wrong with a condition, as far as it can be told without a build.

use std::collections::BTreeMap;

use patchwright_code::Condition;
use patchwright_code::preprocess::Macros;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::Property;

/// `None` for a condition that may be built; whether it compiles is not known yet.
pub(super) fn refusal(property: &Property, sources: &BTreeMap<RelPath, Vec<u8>>) -> Option<String> {
    let macros = Macros::in_sight(sources, &property.file);
    let read = Condition::read_among(&property.condition, &macros);
    read.err()
        .map(|why| format!("its condition is refused: {why}"))
}

#[cfg(test)]
#[path = "refusal_tests.rs"]
mod tests;

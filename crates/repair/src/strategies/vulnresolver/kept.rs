//! The properties that refuse a patch, as its writer is told.

use patchwright_domain::property::Property;

use crate::error::RepairError;
use crate::prompt::{fence, render};

const KEPT: &str = include_str!("../../../prompts/vulnresolver/kept.md");

/// In bytes.
const MOST: usize = 8 << 10;

/// Empty if there are none.
pub(super) fn section<'p>(kept: impl Iterator<Item = &'p Property>) -> Result<String, RepairError> {
    let lines: Vec<String> = kept.map(|property| format!("- {property}")).collect();
    if lines.is_empty() {
        return Ok(String::new());
    }
    let lines = fence("property", &lines.join("\n"), MOST);
    Ok(render(KEPT, &[("properties", &lines)])?)
}

#[cfg(test)]
#[path = "kept_tests.rs"]
mod tests;

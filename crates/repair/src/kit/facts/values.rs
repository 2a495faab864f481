//! The values of variables at the crash, and where the bad one was last written; empty if the debugger does not work.

use crate::error::RepairError;
use crate::kit::context::RepairContext;
use crate::kit::debugger_look::debugger_look;
use crate::prompt::{fence, render};
use crate::tools::debug::values_at_crash;

const SECTION: &str = include_str!("../../../prompts/facts/values.md");

/// In bytes.
const MOST_TEXT: usize = 4 << 10;

/// Empty if nothing is known.
pub(super) fn section(ctx: &RepairContext<'_>) -> Result<String, RepairError> {
    if ctx.scene().subject.case.is_shown_by_tests() {
        return Ok(String::new());
    }
    let without = "the prompt has no values at the crash";
    let sight = ctx.sight();
    let values = debugger_look(ctx, without, |most| values_at_crash(&sight, most))?;
    let values = values.unwrap_or_default();
    match values.trim().is_empty() {
        true => Ok(String::new()),
        false => {
            let values = fence("debugger", values.trim_end(), MOST_TEXT);
            Ok(render(SECTION, &[("values", &values)])?)
        }
    }
}

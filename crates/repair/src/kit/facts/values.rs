//! The values of variables at the crash, and where the bad one was last written. The debugger runs once, for a limited time;
//! if it does not work, the section is empty.

use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use patchwright_subject::SubjectError;

use crate::error::RepairError;
use crate::kit::context::RepairContext;
use crate::prompt::{fence, render};
use crate::tools::ToolError;
use crate::tools::debug::values_at_crash;

const SECTION: &str = include_str!("../../../prompts/facts/values.md");

const MOST_TIME: Duration = Duration::from_secs(20);
/// In bytes.
const MOST_TEXT: usize = 3 << 10;

/// Empty if nothing is known.
pub(super) fn section(ctx: &RepairContext<'_>) -> Result<String, RepairError> {
    let scene = ctx.scene();
    if ctx.known_crash().is_none() {
        return Ok(String::new());
    }
    let sight = ctx.sight();
    let left = ctx.deadline.saturating_duration_since(Instant::now());
    let values = match values_at_crash(&sight, MOST_TIME.min(left / 4)) {
        Ok(values) => values,
        Err(error) if scene.subject.is_cancelled() => return Err(stopped(error)),
        Err(error) => {
            let text = format!("the prompt has no values at the crash: {error}");
            scene.subject.tell(Event::Noted { text });
            return Ok(String::new());
        }
    };
    match values.trim().is_empty() {
        true => Ok(String::new()),
        false => {
            let values = fence("debugger", values.trim_end(), MOST_TEXT);
            Ok(render(SECTION, &[("values", &values)])?)
        }
    }
}

fn stopped(error: ToolError) -> RepairError {
    match error {
        ToolError::Refused(_) => SubjectError::Cancelled.into(),
        ToolError::Stopped(error) => match error.downcast::<RepairError>() {
            Ok(error) => *error,
            Err(_) => SubjectError::Cancelled.into(),
        },
    }
}

//! A look with the debugger that no model asked for: it runs once, for a limited time, and is done without if it does
//! not work.

use std::time::{Duration, Instant};

use patchwright_domain::event::Event;
use patchwright_subject::SubjectError;

use super::context::RepairContext;
use crate::error::RepairError;
use crate::tools::ToolError;

const MOST_TIME: Duration = Duration::from_secs(20);

/// `None` if there is nothing to see; a note then says what is done without (`the prompt has no values`).
pub(crate) fn debugger_look<T>(
    ctx: &RepairContext<'_>,
    without: &str,
    look: impl FnOnce(Duration) -> Result<T, ToolError>,
) -> Result<Option<T>, RepairError> {
    if ctx.known_crash().is_none() {
        return Ok(None);
    }
    let left = ctx.deadline.saturating_duration_since(Instant::now());
    let subject = ctx.scene().subject;
    match look(MOST_TIME.min(left / 4)) {
        Ok(seen) => Ok(Some(seen)),
        Err(error) if subject.is_cancelled() => Err(stopped(error)),
        Err(error) => {
            let text = format!("{without}: {error}");
            subject.tell(Event::Noted { text });
            Ok(None)
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

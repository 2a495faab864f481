//! The program stopped where it crashes, and which of several constraints do not hold there: only those can be what
//! went wrong.

use std::time::Duration;

use patchwright_code::lex::{Dialect, TokenKind, code_tokens};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::observation::Agreement;
use patchwright_domain::report::BugKind;
use patchwright_probes::debug::{Frame, Patience};

use super::expectation::operands;
use super::{DebugTools, read_condition, refused};
use crate::tools::ToolError;
use crate::tools::sight::Sight;

/// A constraint as the debugger sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct AtCrash {
    pub holds: Agreement,
    /// The values in it.
    pub actual: String,
}

impl AtCrash {
    fn unknown() -> Self {
        Self {
            holds: Agreement::Unclear,
            actual: String::new(),
        }
    }
}

/// One answer for each constraint. Unclear if its place is on no frame of the crashing stack.
pub(crate) fn at_crash<'a>(
    sight: &'a Sight<'a>,
    constraints: &[Constraint],
    most: Duration,
) -> Result<Vec<AtCrash>, ToolError> {
    if !has_values(sight)? {
        return Ok(vec![AtCrash::unknown(); constraints.len()]);
    }
    let (mut tools, frames) = stopped_at_crash(sight, most)?;
    let all = constraints.iter();
    Ok(all.map(|one| look(&mut tools, &frames, one)).collect())
}

/// Whether values at the crash say anything about a bug of this kind: not for a leak, a stack overflow, a hang.
pub(super) fn has_values(sight: &Sight<'_>) -> Result<bool, ToolError> {
    let kind = sight.crash()?.map(|crash| crash.report.kind);
    Ok(!matches!(
        kind,
        None | Some(BugKind::MemoryLeak | BugKind::StackOverflow | BugKind::Timeout)
    ))
}

pub(super) fn stopped_at_crash<'a>(
    sight: &'a Sight<'a>,
    most: Duration,
) -> Result<(DebugTools<'a>, Vec<Frame>), ToolError> {
    let patience = Patience {
        question: most / 2,
        run: most / 2,
    };
    let mut tools = DebugTools::open_within(sight, Some(patience))?;
    let halt = tools.session.run_to_crash().map_err(refused)?;
    if halt.kind.is_end() {
        return Err(ToolError::refused(
            "the program did not crash in the debugger",
        ));
    }
    let frames = halt.backtrace.frames.clone();
    Ok((tools, frames))
}

fn look(tools: &mut DebugTools<'_>, frames: &[Frame], constraint: &Constraint) -> AtCrash {
    let site = &constraint.site;
    let frame = frames.iter().position(|frame| {
        let place = frame.place.as_ref().filter(|place| place.in_project);
        place.is_some_and(|at| Some(&at.file) == site.file.as_ref() && Some(at.line) == site.line)
    });
    let condition = constraint.condition.as_ref().map(ToString::to_string);
    let condition = condition.and_then(|text| read_condition(&text).ok());
    let (Some(frame), Some(condition)) = (frame, condition) else {
        return AtCrash::unknown();
    };
    let compared = tools.compare(&condition, &operands(&condition), frame);
    let written = || {
        let line = site.file.as_deref().zip(site.line);
        line.and_then(|(file, line)| tools.sources.line(file, line))
    };
    let holds = match compared.agrees {
        Agreement::Yes if written().is_none_or(|line| steps(&line)) => Agreement::Unclear,
        decided => decided,
    };
    AtCrash {
        holds,
        actual: compared.actual,
    }
}

/// Whether a line changes a value before it may use it: after `a[--n]` with `n` at 0, `n > 0` holds again if `n` is
/// unsigned.
fn steps(line: &str) -> bool {
    let tokens = code_tokens(line.as_bytes(), Dialect::C);
    tokens.iter().any(|token| {
        let text = token.text.as_ref();
        let compares = matches!(text, b"==" | b"!=" | b"<=" | b">=");
        let assigns = token.kind == TokenKind::Punct && text.len() > 1 && text.ends_with(b"=");
        matches!(text, b"++" | b"--") || (assigns && !compares)
    })
}

#[cfg(test)]
#[path = "at_crash_tests.rs"]
mod tests;

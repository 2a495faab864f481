//! What a debugger shows without being asked: the values of the innermost frames, and where those that determined the bad access
//! were last written.

use std::time::{Duration, Instant};

use patchwright_code::CodeMap;
use patchwright_probes::debug::{Frame, Watched, Writer};

use super::at_crash::{has_values, stopped_at_crash};
use super::frame_values::{frame_values, path_of};
use super::printed::{in_short, is_lost, without_text};
use super::{DebugTools, words};
use crate::tools::ToolError;
use crate::tools::sight::Sight;

/// How many values are shown, and how many are followed to their last write.
const MOST_VALUES: usize = 5;
const MOST_WATCHED: usize = 3;
/// How many callers a parameter is followed through.
const MOST_CALLERS: usize = 4;

/// Empty if values at the crash say nothing about bugs of this kind: a leak, a stack overflow, a hang.
pub(crate) fn values_at_crash<'a>(
    sight: &'a Sight<'a>,
    most: Duration,
) -> Result<String, ToolError> {
    if !has_values(sight)? {
        return Ok(String::new());
    }
    let until = Instant::now() + most;
    let (mut tools, frames) = stopped_at_crash(sight, most)?;
    // Most of the time is for the runs that find writes.
    let text = frame_values(&mut tools, &frames, Instant::now() + most / 4)?;
    let suspects = suspects(&tools, &frames);
    Ok(text + &written(&mut tools, &frames, &suspects, until))
}

/// An expression in a frame of the stack.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Suspect {
    expression: String,
    frame: usize,
}

/// The values that determined the access; a parameter is replaced by what its caller passed.
fn suspects(tools: &DebugTools<'_>, frames: &[Frame]) -> Vec<Suspect> {
    let Some(top) = frames.first().and_then(path_of) else {
        return Vec::new();
    };
    let files = frames.iter().take(MOST_CALLERS + 1).filter_map(path_of);
    let map = tools.sources.map(files.map(|(path, _)| path));
    let purified = tools.report.as_ref().map(|(_, purified)| purified);
    let location = purified.and_then(|purified| purified.location.as_ref());
    let column = location.and_then(|at| at.column.filter(|_| at.line == Some(top.1)));
    let named = map.deciding_on(&top.0, top.1, column);
    let mut found: Vec<Suspect> = Vec::new();
    for expression in named {
        let suspect = Suspect {
            expression,
            frame: 0,
        };
        for one in given(&map, frames, suspect, MOST_CALLERS) {
            if !found.contains(&one) {
                found.push(one);
            }
        }
    }
    found
}

/// The arguments that callers passed for a parameter; anything else stays as it is.
fn given(map: &CodeMap, frames: &[Frame], suspect: Suspect, callers: usize) -> Vec<Suspect> {
    let argument = || {
        let (path, line) = frames.get(suspect.frame).and_then(path_of)?;
        let (function, index) = map.parameter(&path, line, &suspect.expression)?;
        let (path, line) = frames.get(suspect.frame + 1).and_then(path_of)?;
        let of_caller = map.deciding_in_argument(&path, line, function, index);
        (!of_caller.is_empty()).then_some(of_caller)
    };
    let Some(of_caller) = (callers > 0).then(argument).flatten() else {
        return vec![suspect];
    };
    let above = of_caller.into_iter().map(|expression| Suspect {
        expression,
        frame: suspect.frame + 1,
    });
    above
        .flat_map(|one| given(map, frames, one, callers - 1))
        .collect()
}

/// Skips what cannot be read: the value may be in a register, and time is short.
fn written(
    tools: &mut DebugTools<'_>,
    frames: &[Frame],
    suspects: &[Suspect],
    until: Instant,
) -> String {
    let mut lines = Vec::new();
    let mut watched = 0;
    for suspect in suspects {
        if lines.len() >= MOST_VALUES || Instant::now() >= until {
            break;
        }
        // Finding a write leaves the program stopped there.
        if watched > 0 && tools.session.run_to_crash().is_err() {
            break;
        }
        let function = frames
            .get(suspect.frame)
            .map(|frame| frame.function.as_str());
        let value = tools.session.evaluate(&suspect.expression, suspect.frame);
        let Some(value) = value.ok().filter(|value| !is_lost(value)) else {
            continue;
        };
        let known = format!(
            "`{}` in {} is {}",
            suspect.expression,
            function.unwrap_or("an unnamed function"),
            in_short(&value)
        );
        let last = match watched < MOST_WATCHED && Instant::now() < until {
            true => tools.session.watch(&suspect.expression, suspect.frame).ok(),
            false => None,
        };
        watched += usize::from(last.is_some());
        let last = last.filter(|last| is_possible(last, suspect, frames));
        let last = last.and_then(|last| last_write(tools, &last));
        lines.push(format!("{known}{}\n", last.unwrap_or_default()));
    }
    lines.concat()
}

/// A local variable is not written by the callers of its function: in optimised code its memory was used for something
/// else before.
fn is_possible(watched: &Watched, suspect: &Suspect, frames: &[Frame]) -> bool {
    let is_variable = suspect
        .expression
        .chars()
        .all(|c| c.is_alphanumeric() || c == '_');
    let callers = frames.get(suspect.frame + 1..).unwrap_or_default();
    match &watched.writer {
        Writer::Line { function, .. } => {
            !is_variable || callers.iter().all(|frame| frame.function != *function)
        }
        Writer::SystemCall { .. } | Writer::NobodySince(_) | Writer::TooOften { .. } => true,
    }
}

/// `; last written at src/a.c:40 in fill: …`; `None` if the writer is not known.
fn last_write(tools: &DebugTools<'_>, watched: &Watched) -> Option<String> {
    match &watched.writer {
        Writer::Line {
            function,
            place: Some(place),
            change,
        } if place.in_project => {
            let code = tools.sources.line(&place.file, place.line);
            let code = code.map(|code| format!(": `{code}`")).unwrap_or_default();
            let values = match (&change.old, &change.new) {
                (Some(old), Some(new)) => {
                    format!(" (from {} to {})", without_text(old), without_text(new))
                }
                (None, _) | (_, None) => String::new(),
            };
            Some(format!(
                "; last written at {} in {function}{values}{code}",
                words::place(place)
            ))
        }
        Writer::SystemCall { name } => Some(format!("; last written by the kernel, for {name}")),
        Writer::Line { .. } | Writer::NobodySince(_) | Writer::TooOften { .. } => None,
    }
}

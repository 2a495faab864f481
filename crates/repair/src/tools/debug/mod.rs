//! Tools that examine the running program with a debugger.

mod at_crash;
mod compare;
mod expectation;
mod folded;
mod frame_values;
mod look;
mod notebook;
pub(crate) mod observe;
mod open;
mod printed;
mod run;
mod sources;
mod stepping;
mod targets;
mod values;
mod watching;
mod who;
mod witness;
mod words;

use patchwright_domain::report::{CrashReport, PurifiedReport};
use patchwright_probes::debug::{Began, DebugError, Session, Value};
use patchwright_subject::SubjectError;

use super::Tool;
use super::{ToolAnswer, ToolError};
use crate::error::RepairError;

pub(crate) use at_crash::{AtCrash, at_crash};
use folded::folded;
use frame_values::path_of;
pub(crate) use notebook::Notebook;
pub(crate) use open::is_possible;
use sources::Sources;
pub(crate) use values::values_at_crash;

/// The state of the debugger tools: one session on the program.
pub struct DebugTools<'a> {
    session: Session<'a>,
    sources: Sources,
    /// The PoC's report on this tree; `None` if it does not crash.
    report: Option<(CrashReport, PurifiedReport)>,
    /// The frame that is used if none is named.
    frame: usize,
    /// Notes on this program, reported with its first run.
    remarks: Vec<String>,
}

/// All of them, in the order in which they are listed.
pub fn tools<'a>() -> Vec<Tool<DebugTools<'a>>> {
    vec![
        Tool::for_call::<run::RunProgram>(),
        Tool::for_call::<run::RunToLine>(),
        Tool::for_call::<look::PrintValue>(),
        Tool::for_call::<look::Locals>(),
        Tool::for_call::<look::Backtrace>(),
        Tool::for_call::<watching::Watch>(),
        Tool::for_call::<stepping::Step>(),
        Tool::for_call::<look::Memory>(),
        Tool::for_call::<who::WhoAllocated>(),
        Tool::for_call::<who::WhoFreed>(),
    ]
}

impl DebugTools<'_> {
    /// Makes sure that the program is stopped somewhere; the note says if it had to be run for that.
    fn ensure_stopped(&mut self) -> Result<Option<String>, ToolError> {
        match self.session.ensure_stopped().map_err(refused)? {
            Began::Before => Ok(None),
            Began::Now => {
                self.frame = 0;
                let kind = self.session.halt().map(|halt| words::stopped(&halt.kind));
                Ok(kind.map(|kind| format!("the program was run for this, and {kind}")))
            }
        }
    }

    /// The variables of a frame that have no value yet.
    fn unset(&self, frame: usize) -> Vec<String> {
        let halt = self.session.halt();
        let frame = halt.and_then(|halt| halt.backtrace.frames.get(frame));
        let Some((path, line)) = frame.and_then(path_of) else {
            return Vec::new();
        };
        let map = self.sources.map([path.clone()].into_iter());
        map.unset_at(&path, line)
    }

    fn frame(&self, asked: Option<u32>) -> usize {
        asked.map_or(self.frame, |frame| frame as usize)
    }

    /// The value of an expression in a frame. Debuggers know no macros: if they do not understand the expression,
    /// macros are expanded.
    fn value_of(&mut self, expression: &str, frame: usize) -> Result<Value, DebugError> {
        let complaint = match self.session.evaluate(expression, frame) {
            Err(DebugError::Refused(complaint)) => complaint,
            other => return other,
        };
        let halt = self.session.halt();
        let place = halt.and_then(|halt| halt.backtrace.frames.get(frame)?.place.as_ref());
        let written = place.and_then(|place| self.sources.written_out(&place.file, expression));
        let Some(written) = written else {
            return Err(DebugError::Refused(complaint));
        };
        let value = self.session.evaluate(&written, frame)?;
        Ok(Value {
            name: expression.to_owned(),
            ..value
        })
    }
}

/// Parses a condition that can be evaluated; the error asks for a better one.
pub(crate) fn read_condition(said: &str) -> Result<String, String> {
    expectation::read(Some(said), None).map(|read| read.condition)
}

fn refused(error: DebugError) -> ToolError {
    match error {
        DebugError::Sandbox(error) => RepairError::from(SubjectError::from(error)).into(),
        DebugError::Cancelled => RepairError::from(SubjectError::Cancelled).into(),
        DebugError::JobMaker(error) => match error.downcast::<SubjectError>() {
            Ok(error) if matches!(*error, SubjectError::DebuggerNeedsWalls) => {
                ToolError::Refused(error.to_string())
            }
            Ok(error) => RepairError::from(*error).into(),
            Err(error) => ToolError::Refused(error.to_string()),
        },
        other => ToolError::Refused(other.to_string()),
    }
}

fn answered(text: String, notes: impl IntoIterator<Item = String>) -> ToolAnswer {
    let mut answer = ToolAnswer::new(folded(&text));
    answer.notes.extend(notes);
    answer
}

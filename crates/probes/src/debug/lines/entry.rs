//! Where a line was last entered before the program crashed in it.

use std::collections::BTreeMap;

use super::super::adapter::AdapterKind;
use super::super::breakpoints::{AddressPlan, Plan, most_counted};
use super::super::error::DebugError;
use super::super::frames::Backtrace;
use super::super::halt::{Halt, HaltKind};
use super::super::lldb;
use super::super::session::Session;
use super::super::value::{Depth, LOST};
use super::{LineAsked, frame_at};

impl Session<'_> {
    /// The first instruction of the part of the line that crashed or called the code that crashed, if the line is on the
    /// stack.
    pub(super) fn crash_entry(
        &self,
        halt: &Halt,
        file: &str,
        line: u32,
    ) -> Result<Option<AddressPlan>, DebugError> {
        if self.setup.adapter != AdapterKind::Lldb || !halt.kind.is_crash() {
            return Ok(None);
        }
        let Some((frame, pc)) = machine_frame(&halt.backtrace, file, line) else {
            return Ok(None);
        };
        // In all other cases the program counter is the return address after a call.
        let faulted = matches!(halt.kind, HaltKind::Signal(_)) && halt.backtrace.above.is_empty();
        let at = match faulted && frame == 0 {
            true => pc,
            false => pc.saturating_sub(1),
        };
        let printed = self
            .client()?
            .command(&format!("image lookup --verbose --address {at:#x}"))?;
        let start = lldb::line_start(&printed, at);
        Ok(start.map(|start| AddressPlan {
            module: start.module,
            address: start.address,
            hit: most_counted(self.run_seconds()),
        }))
    }
}

impl Session<'_> {
    /// Whether the last hit of the line's own breakpoint belongs to the execution that crashed; then the start of the
    /// line is the better place to stop. True if both locations are hit equally often, or with the same values.
    pub(super) fn begins_the_same(
        &mut self,
        asked: &LineAsked,
        line: u32,
        plan: &Plan,
    ) -> Result<bool, DebugError> {
        let (Some(own), Some(entry)) = (plan.lines.first(), plan.addresses.first()) else {
            return Ok(true);
        };
        if own.hit == entry.hit {
            return Ok(true);
        }
        let until = self.deadline();
        let (mut halt, placed) = self.run(plan)?;
        let ids: Vec<i64> = placed.iter().map(|breakpoint| breakpoint.id).collect();
        let mut states = [None, None];
        while halt.kind == HaltKind::Line && states.contains(&None) {
            for (id, state) in ids.iter().zip(&mut states) {
                if halt.ids.contains(id) {
                    let frames = &halt.backtrace.frames;
                    let frame = frame_at(frames, &asked.file, line).unwrap_or(0);
                    *state = Some(self.state(frames.get(frame).map_or(0, |frame| frame.id))?);
                }
            }
            halt = self.go_on(&halt, until)?;
        }
        Ok(match states {
            [Some(own), Some(entry)] => agree(&own, &entry),
            [Some(_), None] => true,
            [None, _] => false,
        })
    }

    fn state(&self, frame: i64) -> Result<State, DebugError> {
        let locals = self.locals_of(frame, Depth::Itself)?;
        let known = locals.into_iter().filter(|local| local.text != LOST);
        Ok(known.map(|local| (local.name, local.text)).collect())
    }
}

/// The known values of a frame's variables.
type State = BTreeMap<String, String>;

pub(super) fn agree(own: &State, entry: &State) -> bool {
    let differs = |(name, value): (&String, &String)| own.get(name).is_some_and(|own| own != value);
    !entry.iter().any(differs)
}

/// The innermost of the frames that share a machine frame with the line's frame, and its program counter.
pub(super) fn machine_frame(backtrace: &Backtrace, file: &str, line: u32) -> Option<(usize, u64)> {
    let frames = &backtrace.frames;
    let own = frames.get(frame_at(frames, file, line)?)?.sp?;
    let innermost = frames.iter().position(|frame| frame.sp == Some(own))?;
    Some((innermost, frames.get(innermost)?.pc?))
}

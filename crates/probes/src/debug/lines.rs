//! Runs to a line of the source, by default to its last hit before the crash: the first is rarely the one that matters.
//!
//! One run counts the hits, the next stops at the wanted one. In optimised code a line has several locations, and a
//! breakpoint takes the first; the crash shows which one matters, and it is counted as well.

mod entry;
mod nearest;

use super::adapter::AdapterKind;
use super::breakpoints::{AddressPlan, LinePlan, Plan, most_counted};
use super::error::DebugError;
use super::expression;
use super::frames::{Frame, SourceLine};
use super::halt::{Halt, HaltKind};
use super::line_count::{Counted, LineAsked};
use super::lldb;
use super::protocol::Breakpoint;
use super::session::Session;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    Last,
    First,
    /// Counts from 1.
    Nth(u64),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineOutcome {
    Reached(Reached),
    /// The line has code, but no run reaches it.
    Never {
        line: u32,
        nearest: Nearest,
    },
    TooFew {
        line: u32,
        wanted: u64,
        reached: u64,
    },
    /// Neither this line nor a later one has code in this program.
    NoCode {
        nearest: Nearest,
    },
    /// The program was too slow to count all hits.
    Slow {
        line: u32,
        counted: u64,
        seconds: u64,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reached {
    /// The line that the breakpoint is on: the requested one or the next with code.
    pub line: u32,
    /// Which hit this is, if hits were counted.
    pub hit: Option<u64>,
    pub of: Reaches,
    /// The frame at the line: others may be inlined there.
    pub frame: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaches {
    Exactly(u64),
    /// Too many to count: the program is stopped at its crash, in this line.
    TooMany {
        more_than: u64,
    },
    Uncounted,
}

/// The nearest line that was reached or has code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nearest {
    Line(u32),
    Nowhere,
    /// This debugger cannot tell.
    Unknown,
}

struct LineRun {
    halt: Halt,
    /// One count for each line of the plan.
    counts: Vec<u64>,
    line: u32,
    plan: Plan,
}

impl Session<'_> {
    pub fn run_to_line(&mut self, asked: &LineAsked, hit: Hit) -> Result<LineOutcome, DebugError> {
        if let Some(condition) = &asked.condition {
            expression::only_looks(condition)?;
        }
        self.retried(|session| match session.reach(asked, hit)? {
            LineOutcome::Never { .. } if session.known.thread.is_some() => {
                session.in_any_thread(|session| session.reach(asked, hit))
            }
            outcome => Ok(outcome),
        })
    }

    fn reach(&mut self, asked: &LineAsked, hit: Hit) -> Result<LineOutcome, DebugError> {
        match hit {
            Hit::Last => self.find_last(asked),
            Hit::First => self.stop_at_nth(asked, 1),
            Hit::Nth(n) => self.stop_at_nth(asked, n.max(1)),
        }
    }

    fn stop_at_nth(&mut self, asked: &LineAsked, hit: u64) -> Result<LineOutcome, DebugError> {
        let run = match self.line_run(asked, hit)? {
            Ok(run) => run,
            Err(outcome) => return Ok(outcome),
        };
        let line = run.line;
        if run.halt.kind == HaltKind::Line {
            return self.reached(asked, run.halt, line, Some(hit), Reaches::Uncounted);
        }
        match run.counts.first().copied().unwrap_or(0) {
            0 => self.never(asked, line),
            reached => {
                self.set_halt(run.halt);
                Ok(LineOutcome::TooFew {
                    line,
                    wanted: hit,
                    reached,
                })
            }
        }
    }

    fn find_last(&mut self, asked: &LineAsked) -> Result<LineOutcome, DebugError> {
        let counted = match self.known.counts.get(asked) {
            Some(counted) => counted.clone(),
            None => match self.count(asked)? {
                Ok(counted) => counted,
                Err(outcome) => return Ok(outcome),
            },
        };
        self.known.counts.insert(asked.clone(), counted.clone());
        self.stop_at_last(asked, &counted)
    }

    fn count(&mut self, asked: &LineAsked) -> Result<Result<Counted, LineOutcome>, DebugError> {
        let run = match self.line_run(asked, most_counted(self.run_seconds()))? {
            Ok(run) => run,
            Err(outcome) => return Ok(Err(outcome)),
        };
        let own = run.counts.first().copied().unwrap_or(0);
        let unfinished = matches!(run.halt.kind, HaltKind::Paused | HaltKind::Line);
        if self.known.crash.is_none() && !unfinished {
            self.known.crash = Some(run.halt.clone());
            self.learn_thread(&run.halt)?;
            if self.known.thread.is_some() {
                return self.count(asked);
            }
        }
        if self.differs(&run.halt) {
            // State of an earlier run may interfere, so start with a new debugger.
            self.end();
            return self.count_afresh(asked);
        }
        if unfinished {
            return self.too_often(asked, run).map(Err);
        }
        // The condition selects the hits that the caller wants; the crash is not subject to it.
        let entry = match asked.condition {
            None => self.crash_entry(&run.halt, &asked.file, run.line)?,
            Some(_) => None,
        };
        if own == 0 && entry.is_none() {
            return self.never(asked, run.line).map(Err);
        }
        self.counted(asked, run, entry).map(Ok)
    }

    fn count_afresh(
        &mut self,
        asked: &LineAsked,
    ) -> Result<Result<Counted, LineOutcome>, DebugError> {
        let run = match self.line_run(asked, most_counted(self.run_seconds()))? {
            Ok(run) => run,
            Err(outcome) => return Ok(Err(outcome)),
        };
        match run.counts.first() {
            None | Some(0) => self.never(asked, run.line).map(Err),
            Some(_) => self.counted(asked, run, None).map(Ok),
        }
    }

    /// Also counts the location through which the line was entered before the crash, if it is not the line's own
    /// breakpoint.
    fn counted(
        &mut self,
        asked: &LineAsked,
        run: LineRun,
        entry: Option<AddressPlan>,
    ) -> Result<Counted, DebugError> {
        let own = run.counts.first().copied().unwrap_or(0);
        let mut plan = run.plan;
        if let Some(entry) = entry {
            plan.addresses = vec![entry];
            let (halt, placed) = self.run(&plan)?;
            let entered = self.hits(&placed, &halt)?.get(1).copied().unwrap_or(0);
            for address in &mut plan.addresses {
                address.hit = entered;
            }
            plan.addresses.retain(|address| address.hit > 0);
        }
        for line in &mut plan.lines {
            line.hit = own;
        }
        plan.lines.retain(|line| line.hit > 0);
        if own > 0 && self.begins_the_same(asked, run.line, &plan)? {
            plan.addresses.clear();
        }
        Ok(Counted {
            line: run.line,
            own,
            plan,
        })
    }

    fn stop_at_last(
        &mut self,
        asked: &LineAsked,
        counted: &Counted,
    ) -> Result<LineOutcome, DebugError> {
        let until = self.deadline();
        let (mut halt, placed) = self.run(&counted.plan)?;
        let mut waiting: Vec<i64> = placed.iter().map(|breakpoint| breakpoint.id).collect();
        while halt.kind == HaltKind::Line {
            waiting.retain(|id| !halt.ids.contains(id));
            if waiting.is_empty() {
                break;
            }
            halt = self.go_on(&halt, until)?;
        }
        let hit = Some(counted.own).filter(|_| counted.plan.addresses.is_empty());
        let of = Reaches::Exactly(counted.own);
        self.reached(asked, halt, counted.line, hit, of)
    }

    fn reached(
        &mut self,
        asked: &LineAsked,
        halt: Halt,
        line: u32,
        hit: Option<u64>,
        of: Reaches,
    ) -> Result<LineOutcome, DebugError> {
        let frames = &halt.backtrace.frames;
        // A breakpoint in a library is resolved to a line only when the library is loaded.
        let top = halt
            .backtrace
            .place()
            .filter(|place| place.file == asked.file);
        let line = match (frame_at(frames, &asked.file, line), top, &halt.kind) {
            (None, Some(place), HaltKind::Line) => place.line,
            _ => line,
        };
        let frame = frame_at(frames, &asked.file, line).unwrap_or(0);
        self.set_halt(halt);
        if let Some(condition) = &asked.condition {
            let id = self.frame(frame)?.id;
            if let Err(DebugError::Refused(message)) = self.number_or_truth(condition, id) {
                let complaint = expression::complaint(&message);
                let words =
                    format!("the condition `{condition}` cannot be evaluated there: {complaint}");
                return Err(DebugError::Refused(words));
            }
        }
        Ok(LineOutcome::Reached(Reached {
            line,
            hit,
            of,
            frame,
        }))
    }

    fn number_or_truth(&self, expression: &str, frame: i64) -> Result<(), DebugError> {
        self.number_of(&format!("(int)!!({expression})"), frame)
            .map(drop)
    }

    /// Runs with one breakpoint; returns an outcome if it cannot be set on the line.
    fn line_run(
        &mut self,
        asked: &LineAsked,
        hit: u64,
    ) -> Result<Result<LineRun, LineOutcome>, DebugError> {
        let whole = self
            .setup
            .target
            .root
            .join(&asked.file)
            .display()
            .to_string();
        let name = asked.file.rsplit('/').next().unwrap_or_default().to_owned();
        for file in [whole, name] {
            let plan = Plan {
                lines: vec![LinePlan {
                    file,
                    line: asked.line,
                    column: asked.column,
                    condition: asked.condition.clone(),
                    hit,
                }],
                thread: self.known.thread,
                ..Plan::default()
            };
            let (halt, placed) = self.run(&plan)?;
            let placed = self.as_placed(placed)?;
            if self.has_place(&placed)? || halt.kind == HaltKind::Line {
                let counts = self.hits(&placed, &halt)?;
                let line = placed
                    .first()
                    .filter(|one| one.verified)
                    .map(|one| one.line);
                let line = line
                    .and_then(|line| u32::try_from(line).ok())
                    .filter(|line| *line > 0);
                return Ok(Ok(LineRun {
                    halt,
                    counts,
                    line: line.unwrap_or(asked.line),
                    plan,
                }));
            }
            self.set_halt(halt);
        }
        let nearest = self.nearest_code(asked)?;
        Ok(Err(LineOutcome::NoCode { nearest }))
    }

    /// GDB knows the line of a breakpoint only after the program is loaded.
    fn as_placed(&self, placed: Vec<Breakpoint>) -> Result<Vec<Breakpoint>, DebugError> {
        let (AdapterKind::Gdb, Ok(client)) = (self.setup.adapter, self.client()) else {
            return Ok(placed);
        };
        let listed = client.gdb_breakpoints()?;
        let now = placed.into_iter().map(|one| {
            match listed.get(&one.id).and_then(|listed| listed.line) {
                Some(line) => Breakpoint {
                    verified: true,
                    line: i64::from(line),
                    ..one
                },
                None => one,
            }
        });
        Ok(now.collect())
    }

    fn has_place(&self, placed: &[Breakpoint]) -> Result<bool, DebugError> {
        let verified = placed.iter().any(|breakpoint| breakpoint.verified);
        let Ok(client) = self.client() else {
            return Ok(verified);
        };
        match self.setup.adapter {
            // Breakpoints in a library are resolved only after it is loaded.
            AdapterKind::Lldb if !verified => {
                let known = lldb::placed(&client.command("breakpoint list --brief")?);
                let is_known = |breakpoint: &Breakpoint| known.contains(&breakpoint.id);
                Ok(placed.iter().any(is_known))
            }
            AdapterKind::Lldb | AdapterKind::Gdb => Ok(verified),
        }
    }

    /// How often each breakpoint was hit in this run.
    fn hits(&self, placed: &[Breakpoint], halt: &Halt) -> Result<Vec<u64>, DebugError> {
        let Ok(client) = self.client() else {
            if halt.kind == HaltKind::Paused {
                return Ok(Vec::new());
            }
            let words = "the program ended in a way that cannot be followed, and its hits could not be counted";
            return Err(DebugError::Refused(words.to_owned()));
        };
        let counts = match self.setup.adapter {
            AdapterKind::Lldb => lldb::hit_counts(&client.command("breakpoint list --brief")?),
            AdapterKind::Gdb => {
                let listed = client.gdb_breakpoints()?.into_iter();
                listed.map(|(id, one)| (id, one.hits)).collect()
            }
        };
        let count = |breakpoint: &Breakpoint| counts.get(&breakpoint.id).copied().unwrap_or(0);
        Ok(placed.iter().map(count).collect())
    }

    /// Whether this run ended normally although the program is known to crash.
    fn differs(&self, halt: &Halt) -> bool {
        let known = self.known.crash.as_ref();
        known.is_some_and(|crash| crash.kind.is_crash()) && halt.kind.is_end()
    }

    pub(super) fn hangs(&self) -> bool {
        let known = self.known.crash.as_ref();
        self.known.hangs || known.is_some_and(|crash| crash.kind == HaltKind::Paused)
    }

    fn too_often(&mut self, asked: &LineAsked, run: LineRun) -> Result<LineOutcome, DebugError> {
        let counted = run.counts.first().copied().unwrap_or(0);
        let slow = LineOutcome::Slow {
            line: run.line,
            counted,
            seconds: self.run_seconds(),
        };
        let of = Reaches::TooMany { more_than: counted };
        match run.halt.kind {
            // A program that does not end has no last hit: this one is as good as any.
            HaltKind::Line if self.hangs() => {
                return self.reached(asked, run.halt, run.line, Some(counted), of);
            }
            HaltKind::Paused if counted > 0 && self.hangs() => {
                return self.stop_at_nth(asked, counted);
            }
            _ if counted == 0 => {
                self.set_halt(run.halt);
                return Ok(slow);
            }
            _ => {}
        }
        let crash = self.run_to_crash()?.clone();
        let at = frame_at(&crash.backtrace.frames, &asked.file, run.line);
        if crash.kind.is_crash() && at.is_some() {
            return self.reached(asked, crash, run.line, None, of);
        }
        Ok(slow)
    }
}

/// The innermost frame at this line.
fn frame_at(frames: &[Frame], file: &str, line: u32) -> Option<usize> {
    let here = |place: &SourceLine| place.file == file && place.line == line;
    frames
        .iter()
        .position(|frame| frame.place.as_ref().is_some_and(here))
}

#[cfg(test)]
#[path = "lines_tests.rs"]
mod tests;

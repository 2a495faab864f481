//! Running the program: start, continue, wait, and pause it if it takes too long.

use std::time::Instant;

use serde_json::{Value as Json, json};

use super::adapter::AdapterKind;
use super::breakpoints::Plan;
use super::client::{Client, Event};
use super::error::DebugError;
use super::frames::{Backtrace, SourceLine};
use super::halt::{Ending, Entry, Halt, HaltKind};
use super::protocol::{Breakpoint, Stopped};
use super::session::Session;

/// A program paused at a random moment may be in code without line information, so it is paused
/// again.
const PAUSES: usize = 5;

impl Session<'_> {
    /// Restarts the program under `plan` and waits until it stops.
    pub(super) fn run(&mut self, plan: &Plan) -> Result<(Halt, Vec<Breakpoint>), DebugError> {
        let placed = self.start(plan)?;
        let halt = self.next_halt(self.deadline())?;
        Ok((halt, placed))
    }

    fn start(&mut self, plan: &Plan) -> Result<Vec<Breakpoint>, DebugError> {
        self.live.halt = None;
        self.live.plan = plan.clone();
        let arguments = self
            .setup
            .target
            .launch(self.setup.adapter, self.known.follow);
        let kind = self.setup.adapter;
        if let Some(client) = self
            .live
            .client
            .as_ref()
            .filter(|client| client.able.supports_restart_request)
        {
            let placed = plan.apply(client, kind, &mut self.live.told)?;
            client.forget_events()?;
            client.ask::<Json>("restart", json!({"arguments": arguments}))?;
            return Ok(placed);
        }
        self.end();
        let job = (self.setup.make_job)().map_err(DebugError::JobMaker)?;
        let client = Client::start(
            self.setup.sandbox,
            &job,
            self.setup.cancel,
            self.setup.patience.question,
            kind,
        );
        let client = client.map_err(|error| match kind {
            AdapterKind::Gdb if error.is_of_the_adapter() => DebugError::Unable(
                "a gdb speaks as a debug adapter from version 14 on, built with Python, and where the sandbox sees it",
            ),
            AdapterKind::Gdb | AdapterKind::Lldb => error,
        })?;
        for command in self.setup.target.gdb_commands(kind, self.known.follow) {
            client.gdb_command(&command)?;
        }
        let mut placed = Vec::new();
        let told = &mut self.live.told;
        client.launch(arguments, |client| {
            placed = plan.apply(client, kind, told)?;
            Ok(())
        })?;
        self.live.client = Some(client);
        Ok(placed)
    }

    /// Changes where the stopped program will stop next.
    pub(super) fn replan(&mut self, plan: &Plan) -> Result<(), DebugError> {
        self.live.plan = plan.clone();
        let client = self.live.client.as_ref().ok_or(DebugError::NotRunning)?;
        plan.apply(client, self.setup.adapter, &mut self.live.told)?;
        Ok(())
    }

    /// Runs to the start of the program; after that, only the goal stops it.
    pub(super) fn at_entry(&mut self, goal: &Plan) -> Result<Halt, DebugError> {
        let from_start = Plan {
            entry: Entry::Awaited,
            ..goal.clone()
        };
        let (entry, _) = self.run(&from_start)?;
        if entry.kind != HaltKind::Entry {
            let words =
                "the program could not be stopped where it begins, and so nothing could be watched";
            return Err(DebugError::Refused(words.to_owned()));
        }
        self.replan(goal)?;
        Ok(entry)
    }

    /// Continues a stopped program to its next halt.
    pub(super) fn go_on(&mut self, from: &Halt, until: Instant) -> Result<Halt, DebugError> {
        self.resume(from.thread)?;
        self.next_halt(until)
    }

    fn resume(&self, thread: i64) -> Result<(), DebugError> {
        let client = self.client()?;
        client.forget_events()?;
        client.ask::<Json>("continue", json!({"threadId": thread}))?;
        Ok(())
    }

    pub(super) fn next_halt(&mut self, until: Instant) -> Result<Halt, DebugError> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let event = self.client()?.wait(left)?;
            if self.setup.cancel.is_cancelled() {
                return Err(DebugError::Cancelled);
            }
            match event {
                Some(Event::Stopped(stopped)) => {
                    let halt = self.look(&stopped)?;
                    if !self.is_passed(&halt) {
                        return Ok(halt);
                    }
                    self.known.passed.extend(halt.backtrace.place().cloned());
                    self.resume(halt.thread)?;
                }
                Some(Event::Exited(status)) => {
                    // A debugger whose program has ended cannot start another.
                    self.end();
                    return Ok(gone(status));
                }
                Some(Event::Initialized) | Some(Event::Ended(_)) => {}
                None => return self.pause(),
            }
        }
    }

    /// Pauses a program that runs too long, or kills it if it cannot be paused.
    fn pause(&mut self) -> Result<Halt, DebugError> {
        for _ in 0..PAUSES {
            match self.try_pause() {
                // Without line information the halt says nothing about where it is.
                Ok(Some(halt))
                    if halt.kind == HaltKind::Paused && halt.backtrace.place().is_none() =>
                {
                    self.resume(halt.thread)?;
                }
                Ok(Some(halt)) => return Ok(halt),
                Ok(None) => break,
                Err(error) if error.is_of_the_adapter() => break,
                Err(other) => return Err(other),
            }
        }
        self.end();
        Ok(Halt {
            kind: HaltKind::Paused,
            ..gone(0)
        })
    }

    fn try_pause(&self) -> Result<Option<Halt>, DebugError> {
        let client = self.client()?;
        client.pause()?;
        loop {
            match client.wait(self.setup.patience.question)? {
                Some(Event::Stopped(stopped)) => return self.look(&stopped).map(Some),
                Some(Event::Exited(status)) => return Ok(Some(gone(status))),
                Some(Event::Initialized | Event::Ended(_)) => {}
                None => return Ok(None),
            }
        }
    }

    fn look(&self, stopped: &Stopped) -> Result<Halt, DebugError> {
        let backtrace = Backtrace::ask(self.client()?, stopped.thread_id, &self.setup.target.root)?;
        let innermost = backtrace
            .frames
            .first()
            .map(|frame| frame.function.as_str());
        let top = backtrace.above.first().map(String::as_str).or(innermost);
        let mut kind = HaltKind::from_stop(stopped, top.unwrap_or_default(), self.live.plan.entry);
        if self.setup.adapter == AdapterKind::Gdb && matches!(kind, HaltKind::Signal(_)) {
            kind = HaltKind::Signal(self.client()?.gdb_signal());
        }
        Ok(Halt {
            kind,
            backtrace,
            thread: stopped.thread_id,
            ids: stopped.hit_breakpoint_ids.clone(),
        })
    }

    /// UBSan continues after a report unless configured otherwise: only stop at the bug under repair.
    fn is_passed(&self, halt: &Halt) -> bool {
        let above = &halt.backtrace.above;
        let ours = above.iter().any(|function| function.contains("__ubsan"));
        if !ours || !matches!(halt.kind, HaltKind::Report(_)) {
            return false;
        }
        let fatal = above
            .iter()
            .any(|name| name.contains("__ubsan_handle") && name.ends_with("_abort"));
        let place = halt.backtrace.place();
        let expected = self.known.expected.as_ref().is_some_and(|expected| {
            let same = |place: &SourceLine| {
                expected.file.as_ref() == Some(&place.file) && expected.line == Some(place.line)
            };
            place.is_some_and(same)
        });
        !fatal && !expected
    }
}

fn gone(status: i64) -> Halt {
    Halt {
        kind: HaltKind::Ended(Ending::Gone { status }),
        backtrace: Backtrace::default(),
        thread: 0,
        ids: Vec::new(),
    }
}

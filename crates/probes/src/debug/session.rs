//! One program under one debugger: run, stopped, inspected and run again. At most one debugger exists at a time; it
//! is kept between queries, and its whole process tree ends with the session.

use std::collections::BTreeMap;
use std::error::Error as StdError;
use std::time::{Duration, Instant};

use patchwright_sandbox::{CancelToken, Job, Sandbox};
use serde_json::{Value as Json, json};

use super::adapter::AdapterKind;
use super::breakpoints::{Plan, SetBreakpoints};
use super::client::Client;
use super::error::DebugError;
use super::expression;
use super::frames::{Frame, SourceLine};
use super::halt::{Ending, Halt, HaltKind};
use super::line_count::{Counted, LineAsked};
use super::protocol::Scopes;
use super::target::{Follow, Target};
use super::value::{Depth, Fetch, Value};

/// Limit on the steps of one query.
const MOST_STEPS: u32 = 200;

/// Creates the job in which debugger and program run. Its command is the debugger's, and no earlier run has written
/// to its tree.
pub type JobMaker<'a> = Box<dyn FnMut() -> Result<Job, Box<dyn StdError + Send + Sync>> + 'a>;

/// Time limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// For one request to the debugger.
    pub question: Duration,
    /// For one run of the program under the debugger.
    pub run: Duration,
}

/// Where the bug under repair is expected, in the project's source.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expected {
    pub file: Option<String>,
    pub line: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    Over,
    Into,
    Out,
}

/// Whether the program was already stopped when the query came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Began {
    Before,
    /// It was run to its crash for this query.
    Now,
}

/// What a session is created with.
pub struct SessionSetup<'a> {
    pub sandbox: &'a Sandbox,
    pub cancel: &'a CancelToken,
    pub make_job: JobMaker<'a>,
    pub adapter: AdapterKind,
    pub target: Target,
    pub patience: Patience,
}

pub struct Session<'a> {
    /// Before `setup`: the debugger must end before its make_job does.
    pub(super) live: Live,
    pub(super) known: Known,
    pub(super) setup: SessionSetup<'a>,
}

/// The current debugger, and where the program is stopped.
#[derive(Default)]
pub(super) struct Live {
    pub client: Option<Client>,
    pub told: SetBreakpoints,
    /// The breakpoints that the program runs with.
    pub plan: Plan,
    pub halt: Option<Halt>,
}

/// What is known about the crash, from the caller and from earlier runs.
#[derive(Default)]
pub(super) struct Known {
    pub expected: Option<Expected>,
    pub hangs: bool,
    pub follow: Follow,
    /// How the program ends if nothing stops it.
    pub crash: Option<Halt>,
    /// The number of the crashing thread, if there are several threads.
    pub thread: Option<u32>,
    /// Reports that did not end the program and are not the expected one.
    pub passed: Vec<SourceLine>,
    pub counts: BTreeMap<LineAsked, Counted>,
}

impl<'a> Session<'a> {
    /// Nothing is started before the first query.
    pub fn new(setup: SessionSetup<'a>) -> Self {
        Self {
            live: Live::default(),
            known: Known::default(),
            setup,
        }
    }

    /// If the sanitizer continues after reports, stops at this one.
    pub fn expecting(mut self, expected: Expected) -> Self {
        self.known.expected = Some(expected);
        self
    }

    /// The program hangs instead of crashing.
    pub fn hanging(mut self) -> Self {
        self.known.hangs = true;
        self
    }

    /// Runs the program until it crashes, ends, or runs out of time.
    pub fn run_to_crash(&mut self) -> Result<&Halt, DebugError> {
        let halt = self.retried(|session| session.crash_run())?;
        self.learn_thread(&halt)?;
        self.known.crash = Some(halt.clone());
        Ok(self.live.halt.insert(halt))
    }

    fn crash_run(&mut self) -> Result<Halt, DebugError> {
        self.known.passed.clear();
        let (halt, _) = self.run(&Plan::default())?;
        if !halt.kind.is_end() {
            return Ok(halt);
        }
        if self.known.follow == Follow::Parent
            && self.known.expected.is_some()
            && self.known.passed.is_empty()
        {
            return self.crash_of_child(halt);
        }
        match self.known.passed.last() {
            // Nothing else ended the program, so a report on the way is the best place to stop.
            Some(place) => {
                self.known.expected = Some(Expected {
                    file: Some(place.file.clone()),
                    line: Some(place.line),
                });
                Ok(self.run(&Plan::default())?.0)
            }
            None => Ok(halt),
        }
    }

    /// The crashing process may be a child that the program forked.
    fn crash_of_child(&mut self, of_parent: Halt) -> Result<Halt, DebugError> {
        self.known.follow = Follow::Child;
        self.end();
        let (halt, _) = self.run(&Plan::default())?;
        if halt.kind.is_end() {
            self.known.follow = Follow::Parent;
            self.end();
            return match of_parent.kind {
                HaltKind::Ended(Ending::Gone { .. }) => Ok(of_parent),
                _ => Ok(self.run(&Plan::default())?.0),
            };
        }
        Ok(halt)
    }

    /// Makes sure that the program is stopped; runs it to its crash if it is not.
    pub fn ensure_stopped(&mut self) -> Result<Began, DebugError> {
        match &self.live.halt {
            Some(halt)
                if halt.kind != HaltKind::Ended(Ending::Gone { status: 0 })
                    && self.live.client.is_some() =>
            {
                Ok(Began::Before)
            }
            _ => self.run_to_crash().map(|_| Began::Now),
        }
    }

    /// Whether the debugger supports breakpoints at columns.
    pub fn knows_columns(&self) -> bool {
        self.setup.adapter == AdapterKind::Lldb
    }

    /// As reported by the running debugger.
    pub fn debugger_version(&self) -> Option<String> {
        let about = self.live.client.as_ref()?.able.lldb.as_ref()?;
        let first = about.version.lines().next().unwrap_or_default().trim();
        Some(first.to_owned()).filter(|line| !line.is_empty())
    }

    pub fn halt(&self) -> Option<&Halt> {
        self.live.halt.as_ref()
    }

    /// How the program ends if nothing stops it, once that is known.
    pub fn crash(&self) -> Option<&Halt> {
        self.known.crash.as_ref()
    }

    pub fn evaluate(&mut self, expression: &str, frame: usize) -> Result<Value, DebugError> {
        expression::only_looks(expression)?;
        let id = self.frame(frame)?.id;
        let answer = Fetch::new(self.client()?, id).evaluate(expression, Depth::PartsOfParts);
        self.kept(answer).map_err(|error| match error {
            DebugError::Refused(message) => DebugError::Refused(expression::complaint(&message)),
            other => other,
        })
    }

    /// Arguments and local variables.
    pub fn locals(&mut self, frame: usize) -> Result<Vec<Value>, DebugError> {
        let id = self.frame(frame)?.id;
        let answer = self.locals_of(id, Depth::Parts);
        self.kept(answer)
    }

    pub(super) fn locals_of(&self, frame: i64, depth: Depth) -> Result<Vec<Value>, DebugError> {
        let client = self.client()?;
        let scopes: Scopes = client.ask("scopes", json!({"frameId": frame}))?;
        let mut all = Vec::new();
        for scope in scopes.scopes {
            if matches!(scope.name.as_str(), "Locals" | "Arguments") {
                let mut fetch = Fetch::new(client, frame);
                all.extend(fetch.all(scope.variables_reference, depth)?);
            }
        }
        Ok(all)
    }

    pub fn step(&mut self, kind: StepKind, times: u32) -> Result<&Halt, DebugError> {
        let stepped = self.steps(kind, times.clamp(1, MOST_STEPS));
        let halt = self.kept(stepped)?;
        Ok(self.live.halt.insert(halt))
    }

    fn steps(&mut self, kind: StepKind, times: u32) -> Result<Halt, DebugError> {
        let mut halt = self.live.halt.clone().ok_or(DebugError::NotRunning)?;
        if halt.kind.is_crash() || halt.kind.is_end() {
            let words = "the program has come to its end and goes no further: use run_to_line first, then step";
            return Err(DebugError::Refused(words.to_owned()));
        }
        let name = match kind {
            StepKind::Over => "next",
            StepKind::Into => "stepIn",
            StepKind::Out => "stepOut",
        };
        for _ in 0..times {
            let client = self.client()?;
            client.forget_events()?;
            client.ask::<Json>(name, json!({"threadId": halt.thread}))?;
            halt = self.next_halt(Instant::now() + self.setup.patience.run)?;
            if halt.kind != HaltKind::Step {
                break;
            }
        }
        Ok(halt)
    }

    pub(super) fn frame(&self, index: usize) -> Result<&Frame, DebugError> {
        let halt = self.live.halt.as_ref().ok_or(DebugError::NotRunning)?;
        let frames = &halt.backtrace.frames;
        frames.get(index).ok_or(match frames.len() {
            0 => DebugError::NotRunning,
            count => DebugError::NoFrame {
                asked: index,
                last: count - 1,
            },
        })
    }

    pub(super) fn type_of(&self, expression: &str, frame: i64) -> Result<String, DebugError> {
        let value = Fetch::new(self.client()?, frame).evaluate(expression, Depth::Itself)?;
        Ok(value.type_name)
    }

    /// A short form of the value, if it can be read.
    pub(super) fn text_of(&self, expression: &str, frame: i64) -> Option<String> {
        let mut fetch = Fetch::new(self.client().ok()?, frame);
        let value = fetch.evaluate(expression, Depth::Itself).ok()?;
        Some(value.text)
    }

    pub(super) fn client(&self) -> Result<&Client, DebugError> {
        self.live.client.as_ref().ok_or(DebugError::NotRunning)
    }

    pub(super) fn deadline(&self) -> Instant {
        Instant::now() + self.setup.patience.run
    }

    pub(super) fn run_seconds(&self) -> u64 {
        self.setup.patience.run.as_secs()
    }

    pub(super) fn set_halt(&mut self, halt: Halt) -> &Halt {
        self.live.halt.insert(halt)
    }

    /// Ends the debugger and the program; the next run starts in a new make_job.
    pub(super) fn end(&mut self) {
        self.live.client = None;
        self.live.halt = None;
        self.live.told = SetBreakpoints::default();
    }

    /// Retries once with a new debugger if the debugger dies.
    pub(super) fn retried<T>(
        &mut self,
        mut action: impl FnMut(&mut Self) -> Result<T, DebugError>,
    ) -> Result<T, DebugError> {
        match action(self) {
            Err(error) if error.is_of_the_adapter() && !self.setup.cancel.is_cancelled() => {
                self.end();
                let again = action(self);
                self.kept(again)
            }
            other => self.kept(other),
        }
    }

    /// Ends a debugger that failed, so that it is not used again.
    pub(super) fn kept<T>(&mut self, answer: Result<T, DebugError>) -> Result<T, DebugError> {
        if let Err(DebugError::Adapter { .. } | DebugError::Launch(_)) = &answer {
            self.end();
        }
        if self.setup.cancel.is_cancelled() {
            self.end();
            return Err(DebugError::Cancelled);
        }
        answer
    }
}

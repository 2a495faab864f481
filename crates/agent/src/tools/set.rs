//! Tools that share a handle.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;

use super::abreast;
use super::answer::{Answered, ToolError};
use super::seam::{Effect, Fork, Tool, ToolSpec};

/// In bytes. Tools say less by themselves; lines of data may be long all the same.
const LONGEST_ANSWER: usize = 64 << 10;

/// Tools that share a handle, which is opened by the first call.
pub struct ToolSet<H, F> {
    tools: Vec<Tool<H>>,
    handle: Handle<H, F>,
    run: RunAll<H>,
    /// Held while its calls are carried out.
    lock: Arc<Mutex<()>>,
}

/// How several calls are carried out.
type RunAll<H> = fn(&mut H, Vec<(&Tool<H>, Value)>) -> Vec<(Answered, Duration)>;

/// Servers and debuggers start with the first call.
enum Handle<H, F> {
    Unopened(F),
    Open(H),
    /// It could not be opened; why.
    Failed(String),
}

impl<H, F: FnOnce() -> Result<H, ToolError>> ToolSet<H, F> {
    /// `open` is called before the first call, and never twice.
    pub fn new(tools: Vec<Tool<H>>, open: F) -> Self {
        Self {
            tools,
            handle: Handle::Unopened(open),
            run: abreast::in_turn,
            lock: Arc::default(),
        }
    }

    /// No call runs while another set works under the same lock, whichever thread it is on.
    pub fn one_at_a_time(mut self, lock: Arc<Mutex<()>>) -> Self {
        self.lock = lock;
        self
    }

    /// All its tools only read.
    pub fn reading(mut self) -> Self {
        for tool in &mut self.tools {
            tool.effect = Effect::Reads;
        }
        self
    }

    /// All its tools only read, and several calls are carried out at once.
    pub fn reading_at_once(mut self) -> Self
    where
        H: Fork,
    {
        self.run = abreast::at_once;
        self.reading()
    }

    fn handle(&mut self) -> Result<&mut H, ToolError> {
        if let Handle::Unopened(_) = self.handle {
            let unsaid = Handle::Failed("it could not be opened".to_owned());
            if let Handle::Unopened(open) = std::mem::replace(&mut self.handle, unsaid) {
                match open() {
                    Ok(handle) => self.handle = Handle::Open(handle),
                    Err(error) => {
                        self.handle = Handle::Failed(error.to_string());
                        return Err(error);
                    }
                }
            }
        }
        match &mut self.handle {
            Handle::Open(handle) => Ok(handle),
            Handle::Failed(why) => Err(ToolError::Refused(why.clone())),
            Handle::Unopened(_) => Err(ToolError::refused("it was not opened")),
        }
    }
}

/// A set of any handle type.
pub(super) trait Callable {
    fn specs(&self) -> Vec<(ToolSpec, Effect)>;
    /// With the arguments as the schemas want them; the answers in the order of the calls, with the time each took.
    fn call_all(&mut self, calls: Vec<(&'static str, Value)>) -> Vec<(Answered, Duration)>;
}

impl<H, F: FnOnce() -> Result<H, ToolError>> Callable for ToolSet<H, F> {
    fn specs(&self) -> Vec<(ToolSpec, Effect)> {
        let tools = self.tools.iter();
        tools.map(|tool| (tool.spec, tool.effect)).collect()
    }

    fn call_all(&mut self, calls: Vec<(&'static str, Value)>) -> Vec<(Answered, Duration)> {
        let lock = Arc::clone(&self.lock);
        let _held = lock.lock().unwrap_or_else(PoisonError::into_inner);
        // The first call gets the error itself, the others its message.
        if let Err(error) = self.handle() {
            let why = error.to_string();
            let first = std::iter::once(error);
            let others = std::iter::repeat_with(|| ToolError::Refused(why.clone()));
            let refusals = first
                .chain(others)
                .map(|error| (Err(error), Duration::ZERO));
            return refusals.take(calls.len()).collect();
        }
        let Handle::Open(handle) = &mut self.handle else {
            return Vec::new();
        };
        let tools = &self.tools;
        let known = |(name, arguments)| {
            let tool = tools.iter().find(|tool| tool.spec.name == name)?;
            Some((tool, arguments))
        };
        let mut answered = (self.run)(handle, calls.into_iter().filter_map(known).collect());
        for (answer, _) in &mut answered {
            if let Ok(answer) = answer {
                answer.shorten(LONGEST_ANSWER);
            }
        }
        answered
    }
}

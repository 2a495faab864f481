//! Tools that look at one thing through one handle.

use serde_json::Value;

use super::answer::{ToolAnswer, ToolError};
use super::seam::{Effect, Tool, ToolSpec};

/// In bytes. Tools say less by themselves; lines of data may be long all the same.
const LONGEST_ANSWER: usize = 64 << 10;

/// Tools that look at one thing through one handle.
pub struct ToolSet<H, F> {
    tools: Vec<Tool<H>>,
    handle: Handle<H, F>,
}

/// A server or a debugger is not started before somebody asks it.
enum Handle<H, F> {
    Unopened(F),
    Open(H),
    /// It could not be opened, which was said then.
    Failed(String),
}

impl<H, F: FnOnce() -> Result<H, ToolError>> ToolSet<H, F> {
    /// `open` is called before the first call, and never twice.
    pub fn new(tools: Vec<Tool<H>>, open: F) -> Self {
        Self {
            tools,
            handle: Handle::Unopened(open),
        }
    }

    /// All its tools only read.
    pub fn reading(mut self) -> Self {
        for tool in &mut self.tools {
            tool.effect = Effect::Reads;
        }
        self
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

/// A set whatever its handle is.
pub(super) trait Callable {
    fn specs(&self) -> Vec<(ToolSpec, Effect)>;
    /// With the arguments as its schema wants them.
    fn call(&mut self, name: &str, arguments: Value) -> Result<ToolAnswer, ToolError>;
}

impl<H, F: FnOnce() -> Result<H, ToolError>> Callable for ToolSet<H, F> {
    fn specs(&self) -> Vec<(ToolSpec, Effect)> {
        let tools = self.tools.iter();
        tools.map(|tool| (tool.spec, tool.effect)).collect()
    }

    fn call(&mut self, name: &str, arguments: Value) -> Result<ToolAnswer, ToolError> {
        let missing = || ToolError::Refused(format!("there is no tool `{name}`"));
        let found = self.tools.iter().position(|tool| tool.spec.name == name);
        let at = found.ok_or_else(missing)?;
        self.handle()?;
        let (Handle::Open(handle), Some(tool)) = (&mut self.handle, self.tools.get(at)) else {
            return Err(missing());
        };
        let mut answer = tool.call(handle, arguments)?;
        answer.shorten(LONGEST_ANSWER);
        Ok(answer)
    }
}

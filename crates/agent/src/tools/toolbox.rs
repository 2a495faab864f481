//! Tools that share a handle, and all of them under one roof.

use serde_json::Value;

use super::answer::{ToolAnswer, ToolError};
use super::arguments;
use super::seam::{Tool, ToolSpec};

/// In bytes. Tools say less by themselves; lines of data may be long all the same.
const LONGEST_ANSWER: usize = 64 << 10;

/// Every tool that an asker may call.
#[derive(Default)]
pub struct Toolbox<'a> {
    sets: Vec<Box<dyn Callable + 'a>>,
}

impl<'a> Toolbox<'a> {
    pub fn with<H: 'a>(mut self, set: ToolSet<'a, H>) -> Self {
        self.sets.push(Box::new(set));
        self
    }

    pub fn specs(&self) -> Vec<ToolSpec> {
        self.sets.iter().flat_map(|set| set.specs()).collect()
    }

    /// Calls a tool by its name or one that can only mean it.
    pub fn call(&mut self, name: &str, arguments: &Value) -> Result<ToolAnswer, ToolError> {
        let meant = meant(name, &self.specs())?;
        let mut answer = self.call_exactly(meant, arguments)?;
        if meant != name {
            answer
                .notes
                .insert(0, format!("`{name}` was taken for `{meant}`"));
        }
        Ok(answer)
    }

    fn call_exactly(&mut self, name: &str, arguments: &Value) -> Result<ToolAnswer, ToolError> {
        for set in &mut self.sets {
            if let Some(answer) = set.call(name, arguments) {
                return answer;
            }
        }
        Err(ToolError::Refused(format!("there is no tool `{name}`")))
    }
}

/// The tool that a name means.
pub fn meant(name: &str, specs: &[ToolSpec]) -> Result<&'static str, ToolError> {
    let known = specs.iter().map(|spec| spec.name);
    let exact = known.clone().find(|known| *known == name);
    let found = exact.or_else(|| arguments::nearest(name, known.clone()));
    found.ok_or_else(|| {
        let names: Vec<&str> = known.collect();
        let names = names.join(", ");
        ToolError::Refused(format!("there is no tool `{name}`; there are {names}"))
    })
}

/// Tools that look at one thing through one handle.
pub struct ToolSet<'a, H> {
    tools: Vec<Tool<H>>,
    handle: Handle<'a, H>,
}

type Opener<'a, H> = Box<dyn FnOnce() -> Result<H, ToolError> + 'a>;

/// A server or a debugger is not started before somebody asks it.
enum Handle<'a, H> {
    Unopened(Opener<'a, H>),
    Open(H),
    /// It could not be opened, which was said then.
    Failed(String),
}

impl<'a, H> ToolSet<'a, H> {
    /// `open` is called before the first call, and never twice.
    pub fn new(tools: Vec<Tool<H>>, open: impl FnOnce() -> Result<H, ToolError> + 'a) -> Self {
        Self {
            tools,
            handle: Handle::Unopened(Box::new(open)),
        }
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

trait Callable {
    fn specs(&self) -> Vec<ToolSpec>;
    /// Nothing for a tool of another set.
    fn call(&mut self, name: &str, given: &Value) -> Option<Result<ToolAnswer, ToolError>>;
}

impl<H> Callable for ToolSet<'_, H> {
    fn specs(&self) -> Vec<ToolSpec> {
        self.tools.iter().map(|tool| tool.spec).collect()
    }

    fn call(&mut self, name: &str, given: &Value) -> Option<Result<ToolAnswer, ToolError>> {
        let at = self.tools.iter().position(|tool| tool.spec.name == name)?;
        let spec = self.tools.get(at)?.spec;
        let (arguments, notes) = match arguments::corrected(&(spec.schema)(), given) {
            Ok(corrected) => corrected,
            Err(wrong) => return Some(Err(ToolError::Refused(format!("{name}: {wrong}")))),
        };
        if let Err(error) = self.handle() {
            return Some(Err(error));
        }
        let Handle::Open(handle) = &mut self.handle else {
            return None;
        };
        let answer = self.tools.get(at)?.call(handle, arguments);
        Some(answer.map(|mut answer| {
            answer.notes.splice(0..0, notes);
            answer.shorten(LONGEST_ANSWER);
            answer
        }))
    }
}

#[cfg(test)]
#[path = "toolbox_tests.rs"]
mod tests;

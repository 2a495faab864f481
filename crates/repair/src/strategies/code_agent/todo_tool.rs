//! The tool that keeps the list of things to do.

use schemars::JsonSchema;
use serde::Deserialize;

use super::hands::Hands;
use super::todo::Task;
use crate::tools::{Call, ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Todo {
    /// The whole list as it is now; left out, the list is only shown.
    tasks: Option<Vec<Task>>,
}

impl<'t> Call<Hands<'t>> for Todo {
    const NAME: &'static str = "todo";
    const ABOUT: &'static str = "Keeps your list of things to do, and shows it";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        if let Some(tasks) = self.tasks {
            hands.todo.replace(tasks).map_err(ToolError::Refused)?;
        }
        Ok(ToolAnswer::new(hands.todo.render()))
    }
}

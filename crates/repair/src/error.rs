//! Errors that stop a repair. A refused candidate is not one of them.

use std::io;
use std::path::PathBuf;

use patchwright_agent::ModelError;
use patchwright_agent::tools::ToolError;
use patchwright_edit::EditError;
use patchwright_judge::JudgeError;
use patchwright_subject::SubjectError;
use thiserror::Error;

use crate::prompt::PromptError;

#[derive(Debug, Error)]
pub enum RepairError {
    #[error(transparent)]
    Subject(#[from] SubjectError),
    #[error(transparent)]
    Judge(#[from] JudgeError),
    #[error("a candidate cannot be made: {0}")]
    Edit(#[from] EditError),
    #[error(
        "the source or the build has changed since that run was stopped: start again without --resume"
    )]
    BaseChanged,
    #[error("this strategy needs a model; give one with --model")]
    NoModel,
    #[error("no model can be asked: {0}")]
    Model(ModelError),
    #[error("the issue report {} cannot be read: {source}", path.display())]
    Issue { path: PathBuf, source: io::Error },
    #[error("the change that brought the bug in, {}, cannot be read: {source}", path.display())]
    Introduced { path: PathBuf, source: io::Error },
    #[error("a prompt cannot be made: {0}")]
    Prompt(#[from] PromptError),
    #[error("a tool does not work: {0}")]
    Tool(String),
}

impl From<RepairError> for ToolError {
    fn from(error: RepairError) -> Self {
        Self::Stopped(Box::new(error))
    }
}

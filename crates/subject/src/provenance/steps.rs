//! What is recorded of a build: its steps, and which of them made which file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Everything observed of a build, over one or several commands on the same tree.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildStory {
    pub(super) steps: Vec<Step>,
    /// The step that wrote the final content of each path.
    pub(super) made: BTreeMap<PathBuf, usize>,
    /// More happened than is recorded.
    pub cut: bool,
}

/// One process; for a compiler, including everything it starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Step {
    pub(super) call: Call,
    pub(super) kind: StepKind,
    /// Code from the tree that ran inside one of the machine's tools.
    pub(super) foreign: Option<PathBuf>,
    pub(super) reads: Vec<Read>,
    /// Whether it opened any file for writing.
    pub(super) wrote: bool,
    /// The step of the process that started it.
    pub(super) parent: Option<usize>,
}

/// How a program was called.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Call {
    pub(super) program: PathBuf,
    pub(super) cwd: PathBuf,
    pub(super) argv: Vec<String>,
    /// The environment variables that tools read, and the content of response files.
    pub(super) told: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum StepKind {
    /// A program of the machine whose output follows from its arguments and the files it reads.
    Tool,
    /// Anything else, mostly interpreters of the project's own files.
    Script,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Read {
    pub(super) path: PathBuf,
    /// The step that wrote it; `None` if it existed before the build.
    pub(super) made_by: Option<usize>,
    /// The index of the patched content that was read.
    #[serde(skip)]
    pub(super) content: Option<usize>,
    /// It was written to before its reader ended.
    #[serde(skip)]
    pub(super) changed: bool,
}

impl BuildStory {
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

//! What a build made of what: which program of the machine read which files and wrote which others, in order.
//!
//! A build that wants to deceive has to do something else with a patch than without it: compile another file, call the
//! compiler otherwise, link another object. So the steps that lead to a program are compared with those of the unpatched
//! build. Each must have been made there too, with the same words, and may only have read what is as it was, what is
//! patched, and what such steps made. Pure: traces in, findings out.

mod calls;
mod proof;
mod recording;
mod story;

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub use proof::{Doubt, Patched, Proof, Question, Shown, State, prove};
pub use recording::BuildRecording;

/// All that was seen of a build, over one or several commands on the same tree.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildStory {
    steps: Vec<Step>,
    /// The step that wrote what stands under each path at the end.
    made: BTreeMap<PathBuf, usize>,
    /// More happened than is recorded.
    pub cut: bool,
}

/// One process; of a compiler also all that it starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Step {
    call: Call,
    kind: StepKind,
    /// Code out of the tree that ran inside one of the machine's tools.
    foreign: Option<PathBuf>,
    reads: Vec<Read>,
    /// Whether it opened any file to write to it.
    wrote: bool,
    /// The step of the process that started it.
    parent: Option<usize>,
}

/// How a program was called.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Call {
    program: PathBuf,
    cwd: PathBuf,
    argv: Vec<String>,
    /// The variables that tools listen to, and the content of response files.
    told: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum StepKind {
    /// A program of the machine whose output follows from its words and the files that it reads.
    Tool,
    /// Anything else, most of all what interprets the project's own files.
    Script,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Read {
    path: PathBuf,
    /// The step that wrote it; nothing for what stood there before the build.
    made_by: Option<usize>,
    /// The patched content that it was, by number.
    #[serde(skip)]
    content: Option<usize>,
    /// It was written to before its reader ended.
    #[serde(skip)]
    changed: bool,
}

impl BuildStory {
    /// What a further command did on the same tree; `writable` is where it could write.
    pub fn add(&mut self, traced: &patchwright_sandbox::Traced, writable: &[PathBuf]) {
        story::add(self, traced, writable);
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

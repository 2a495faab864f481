//! The user's settings: models, budgets, the strategy. They come from four places, in order of precedence: flags,
//! environment, the project's file, the user's file. Every value knows its source.
//!
//! A project's file comes with the project, so anybody may have written it. It may choose among the models that the
//! user has defined and ask for less; it cannot define a model, name a key or a URL, or make anything cost more.

mod draft;
mod external;
mod model;
mod numbers;
mod order;
mod places;
mod server;
mod settle;

use std::fmt;
use std::path::PathBuf;

use patchwright_domain::chat::Nanodollars;
use patchwright_llm::ModelSpec;
use patchwright_probes::debug::Wanted;
use patchwright_probes::lsp::ServerSpec;

pub use external::ExternalSpec;
pub use order::ModelOrder;
pub use places::Files;
pub use settle::{allow_read, looking, settle};

/// What the command line asks for.
#[derive(Debug, Clone, Default)]
pub struct Wishes {
    pub models: Vec<String>,
    pub strategy: Option<String>,
    pub rounds: Option<u32>,
    pub usd: Option<f64>,
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
    pub seconds: Option<u64>,
    pub candidates: Option<usize>,
    pub order: Option<ModelOrder>,
    pub round: RoundWishes,
}

/// What the command line asks for, per round.
#[derive(Debug, Clone, Default)]
pub struct RoundWishes {
    pub usd: Option<f64>,
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
    pub seconds: Option<u64>,
}

#[derive(Debug, Clone)]
pub struct Settings {
    /// In the order in which they are used; empty if no model is.
    pub models: Sourced<Vec<Chosen>>,
    pub strategy: Sourced<String>,
    pub rounds: Sourced<u32>,
    pub money: Sourced<Option<Nanodollars>>,
    pub tokens: Sourced<Option<u64>>,
    pub calls: Sourced<Option<u64>>,
    pub seconds: Sourced<u64>,
    pub candidates: Sourced<usize>,
    pub order: Sourced<ModelOrder>,
    pub round: RoundCaps,
    /// All models that the user's file defines, with their lines.
    pub defined: Vec<Sourced<ModelSpec>>,
    /// The coding agents that the user's file describes.
    pub external: Vec<Sourced<ExternalSpec>>,
    pub looking: Looking,
    /// Host paths that every manifest may make visible in the sandbox.
    pub allow_read: Vec<Sourced<PathBuf>>,
    pub user_file: Option<PathBuf>,
    pub project_file: Option<PathBuf>,
}

/// What each round may use, within the whole budget.
#[derive(Debug, Clone)]
pub struct RoundCaps {
    pub money: Sourced<Option<Nanodollars>>,
    pub tokens: Sourced<Option<u64>>,
    pub calls: Sourced<Option<u64>>,
    pub seconds: Sourced<Option<u64>>,
}

/// The tools that inspect the program.
#[derive(Debug, Clone)]
pub struct Looking {
    /// The language servers; no file extension is handled by two of them.
    pub servers: Vec<Sourced<ServerSpec>>,
    pub debugger: Sourced<Wanted>,
}

impl Looking {
    pub fn specs(&self) -> Vec<ServerSpec> {
        self.servers.iter().map(|one| one.value.clone()).collect()
    }
}

/// One entry of the list of models.
#[derive(Debug, Clone, PartialEq)]
pub enum Chosen {
    Model(Box<ModelSpec>),
    /// The models of a run, answered from its journal.
    Replay(String),
}

impl Chosen {
    pub fn name(&self) -> String {
        match self {
            Self::Model(spec) => spec.name.clone(),
            Self::Replay(run) => format!("replay/{run}"),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Sourced<T> {
    pub value: T,
    pub source: Source,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    Default,
    File { path: PathBuf, line: usize },
    Variable(&'static str),
    Flag(&'static str),
}

impl<T> Sourced<T> {
    fn new(value: T, source: Source) -> Self {
        Self { value, source }
    }

    fn map<U>(self, change: impl FnOnce(T) -> U) -> Sourced<U> {
        Sourced::new(change(self.value), self.source)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{} line {line}", path.display()),
            Self::Variable(name) => f.write_str(name),
            Self::Flag(name) => f.write_str(name),
        }
    }
}

#[cfg(test)]
#[path = "config_tests.rs"]
mod tests;

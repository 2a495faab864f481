//! Tools that read the source.

mod asked;
mod chain;
mod definition;
mod elements;
mod excerpt;
mod files;
mod help;
mod hover;
mod marks;
mod open;
mod references;
mod render;
mod repository;
mod resolve;
mod search;
mod similar;
mod skeleton;
mod text;
mod view;
mod viewed;

use std::cell::RefCell;
use std::path::PathBuf;

use patchwright_code::CodeMap;
use patchwright_domain::assists::Assists;
use patchwright_probes::code::{CodeEyes, Source};
use patchwright_probes::lsp::Index;

use super::looks::Looks;
use super::{Call, Fork, Tool, ToolAnswer};

pub(crate) use excerpt::excerpt;
pub use help::{Help, Switch, UnknownHelp};
pub use marks::Marks;
pub(crate) use render::{numbered, shortened};
pub(crate) use repository::source_tree;
pub(crate) use skeleton::skeleton_text;

use viewed::Viewed;

/// The state of the code tools: the current tree, and what was shown of it.
#[derive(Debug)]
pub struct CodeTools {
    eyes: CodeEyes,
    /// Where the source is, in the paths that the caller uses.
    root: PathBuf,
    marks: Marks,
    viewed: Viewed,
    looks: Looks,
    help: Help,
    /// What was corrected and done unasked since the last answer.
    assists: RefCell<Assists>,
    /// A notice to add to the first view.
    notice: Option<String>,
}

impl CodeTools {
    /// `root` is where reports and callers expect the source.
    pub fn new(eyes: CodeEyes, root: impl Into<PathBuf>, marks: Marks, help: Help) -> Self {
        Self {
            eyes,
            root: root.into(),
            marks,
            viewed: Viewed::default(),
            looks: Looks::default(),
            help,
            assists: RefCell::default(),
            notice: None,
        }
    }

    /// Something that applies to all answers; the first view mentions it.
    pub fn with_notice(self, notice: impl Into<String>) -> Self {
        Self {
            notice: Some(notice.into()),
            ..self
        }
    }

    /// Counts every view of code in `looks`.
    pub(crate) fn counted_by(self, looks: Looks) -> Self {
        Self { looks, ..self }
    }

    fn assisted(&self, by: &str, times: usize) {
        self.assists.borrow_mut().add(by, times);
    }

    /// Adds the assists to the answer.
    fn told(&self, answer: ToolAnswer) -> ToolAnswer {
        answer.assisted(&self.assists.take())
    }

    fn map(&self) -> &CodeMap {
        self.eyes.map()
    }
}

impl Fork for CodeTools {
    fn fork(&self) -> Self {
        Self {
            eyes: self.eyes.beside(),
            root: self.root.clone(),
            marks: self.marks.clone(),
            viewed: self.viewed.fork(),
            looks: self.looks.clone(),
            help: self.help.clone(),
            assists: RefCell::default(),
            notice: self.notice.clone(),
        }
    }

    fn join(&mut self, fork: Self) {
        self.viewed.join(fork.viewed);
        if fork.notice.is_none() {
            self.notice = None;
        }
    }
}

/// All of them, in the order in which they are listed.
pub fn tools() -> Vec<Tool<CodeTools>> {
    vec![
        Tool::for_call::<view::ViewCode>(),
        Tool::for_call::<definition::FindDefinition>(),
        Tool::for_call::<references::FindReferences>(),
        Tool::for_call::<hover::Hover>(),
        Tool::for_call::<elements::FunctionBody>(),
        Tool::for_call::<elements::SearchElement>(),
        Tool::for_call::<search::SearchCode>(),
        Tool::for_call::<text::FindText>(),
        Tool::for_call::<similar::SimilarCalls>(),
        Tool::for_call::<similar::Callers>(),
        Tool::for_call::<similar::Callees>(),
        Tool::for_call::<elements::ListElements>(),
        Tool::for_call::<skeleton::Skeleton>(),
        Tool::for_call::<repository::RepositoryTree>(),
        Tool::for_call::<resolve::ResolveSymbols>(),
    ]
}

/// All of them; where no lines are marked, nothing is said of marks.
pub fn tools_with(help: &Help) -> Vec<Tool<CodeTools>> {
    let mut tools = tools();
    let view = <view::ViewCode as Call<CodeTools>>::NAME;
    for tool in tools.iter_mut().filter(|tool| tool.spec.name == view) {
        tool.spec.about = match help.marks {
            Switch::On => tool.spec.about,
            Switch::Off => view::ABOUT_UNMARKED,
        };
    }
    tools
}

/// Adds a note if an answer is less reliable than a compiler's.
fn with_source(answer: ToolAnswer, from: &Source) -> ToolAnswer {
    match from {
        Source::Server {
            index: Index::Whole,
        } => answer,
        Source::Server {
            index: Index::Partial { percent },
        } => answer.noted(format!(
            "the language server has read only {percent} % of the project: places may be missing"
        )),
        Source::Syntax { why } => answer.noted(format!("by names and syntax alone: {why}")),
    }
}

#[cfg(test)]
#[path = "code_tests.rs"]
mod tests;

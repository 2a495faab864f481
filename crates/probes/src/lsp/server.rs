//! A language server that may die: who asks it hears an answer, or why there is none.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{SandboxError, Server};
use serde_json::Value;
use thiserror::Error;

use super::client::Client;
use super::index::Index;
use super::protocol;
use super::spec::{Patience, ServerSpec};
use crate::place::Place;
use crate::wire::WireError;

/// A server that failed so many questions, each time also after a fresh start, is not started again.
const MOST_FAILURES: u32 = 2;

/// The text of a file of the tree that is looked at.
pub type Texts<'t> = &'t dyn Fn(&RelPath) -> Option<&'t str>;

/// About the name at a place of a tree.
#[derive(Clone, Copy)]
pub struct Question<'q> {
    pub file: &'q RelPath,
    /// From 1.
    pub line: u32,
    /// In bytes from 0.
    pub column: u32,
    /// Files that are not as they lie on the server's disk.
    pub changed: &'q BTreeSet<RelPath>,
    pub texts: Texts<'q>,
    /// A number from 1, another one for each set of texts.
    pub view: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LspError {
    #[error("{server} does not read files like {file}")]
    NotItsLanguage { server: String, file: RelPath },
    #[error("{server} was not of use: {why}")]
    Failed { server: String, why: String },
    #[error("{server} was given up: {why}")]
    GivenUp { server: String, why: String },
}

/// Started by the first question.
pub struct LanguageServer {
    spec: ServerSpec,
    root: PathBuf,
    patience: Patience,
    start: Box<dyn FnMut() -> Result<Server, SandboxError> + Send>,
    client: Option<Client>,
    failures: u32,
    last_failure: String,
}

impl fmt::Debug for LanguageServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { spec, failures, .. } = self;
        let mut shown = f.debug_struct("LanguageServer");
        shown.field("name", &spec.name).field("failures", failures);
        shown.finish_non_exhaustive()
    }
}

#[derive(Clone, Copy)]
enum Needs {
    Index,
    FileOnly,
}

impl LanguageServer {
    /// `root` is the source root as the server sees it; `start` starts its job, also a second time.
    pub fn new(
        spec: ServerSpec,
        root: PathBuf,
        patience: Patience,
        start: impl FnMut() -> Result<Server, SandboxError> + Send + 'static,
    ) -> Self {
        Self {
            spec,
            root,
            patience,
            start: Box::new(start),
            client: None,
            failures: 0,
            last_failure: String::new(),
        }
    }

    pub fn name(&self) -> &str {
        &self.spec.name
    }

    pub fn definitions(
        &mut self,
        question: &Question<'_>,
    ) -> Result<(Vec<Place>, Index), LspError> {
        self.places("textDocument/definition", question)
    }

    /// With declarations and the definition.
    pub fn references(&mut self, question: &Question<'_>) -> Result<(Vec<Place>, Index), LspError> {
        self.places("textDocument/references", question)
    }

    /// Plain text; nothing where there is nothing to say.
    pub fn hover(&mut self, question: &Question<'_>) -> Result<Option<String>, LspError> {
        let read = |_: &Client, answer| protocol::hover(answer);
        let asked = self.ask("textDocument/hover", question, Needs::FileOnly, &read);
        asked.map(|(hover, _)| hover)
    }

    fn places(
        &mut self,
        method: &str,
        question: &Question<'_>,
    ) -> Result<(Vec<Place>, Index), LspError> {
        let root = self.root.clone();
        let read = |client: &Client, answer| {
            protocol::places(answer, &root, client.encoding(), question.texts)
        };
        self.ask(method, question, Needs::Index, &read)
    }

    fn ask<T>(
        &mut self,
        method: &str,
        question: &Question<'_>,
        needs: Needs,
        read: &dyn Fn(&Client, Value) -> Option<T>,
    ) -> Result<(T, Index), LspError> {
        let server = self.spec.name.clone();
        if self.spec.language_of(question.file).is_none() {
            let file = question.file.clone();
            return Err(LspError::NotItsLanguage { server, file });
        }
        if self.failures >= MOST_FAILURES {
            let why = self.last_failure.clone();
            return Err(LspError::GivenUp { server, why });
        }
        let mut tried = self.try_once(method, question, needs, read);
        if let Err(Failure::OfServer(_)) = tried {
            tried = self.try_once(method, question, needs, read);
        }
        tried.map_err(|failure| {
            let why = match failure {
                Failure::OfQuestion(why) => why,
                Failure::OfServer(why) => {
                    self.failures += 1;
                    self.last_failure.clone_from(&why);
                    why
                }
            };
            LspError::Failed { server, why }
        })
    }

    /// A server that failed is killed.
    fn try_once<T>(
        &mut self,
        method: &str,
        question: &Question<'_>,
        needs: Needs,
        read: &dyn Fn(&Client, Value) -> Option<T>,
    ) -> Result<(T, Index), Failure> {
        let mut client = match self.client.take() {
            Some(client) => client,
            None => {
                let server =
                    (self.start)().map_err(|error| Failure::OfServer(error.to_string()))?;
                Client::greet(server, &self.spec, &self.root, &self.patience)
                    .map_err(Failure::OfServer)?
            }
        };
        let asked = exchange(
            &mut client,
            method,
            question,
            needs,
            &self.spec,
            &self.patience,
        );
        let asked = asked.and_then(|(answer, index)| match read(&client, answer) {
            Some(read) => Ok((read, index)),
            None => Err(WireError::Broken(format!("its answer to {method} is none"))),
        });
        match asked {
            Ok(answer) => {
                self.client = Some(client);
                Ok(answer)
            }
            Err(error) if error.is_of_one_question() => {
                self.client = Some(client);
                Err(Failure::OfQuestion(error.to_string()))
            }
            Err(error) => Err(Failure::OfServer(client.last_words(&error))),
        }
    }
}

enum Failure {
    OfQuestion(String),
    OfServer(String),
}

fn exchange(
    client: &mut Client,
    method: &str,
    question: &Question<'_>,
    needs: Needs,
    spec: &ServerSpec,
    patience: &Patience,
) -> Result<(Value, Index), WireError> {
    client.show(question, spec, patience.question)?;
    let index = match needs {
        Needs::Index => client.wait_for_index(patience),
        Needs::FileOnly => Index::Whole,
    };
    let answer = client.ask(method, question, patience.question)?;
    Ok((answer, index))
}

//! A language server that may die: every query gets an answer, or the reason why there is none.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{SandboxError, Server};
use serde_json::Value;
use thiserror::Error;

use super::client::Client;
use super::index::Index;
use super::protocol;
use super::question::Question;
use super::spec::{Patience, ServerSpec};
use crate::location::Location;
use crate::wire::WireError;

/// After this many failed queries, each of which failed again after a restart, the server is not started again.
const MOST_FAILURES: u32 = 2;

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LspError {
    #[error("{server} does not read files like {file}")]
    NotItsLanguage { server: String, file: RelPath },
    #[error("{server} gave no answer: {why}")]
    Failed { server: String, why: String },
    #[error("{server} was given up: {why}")]
    GivenUp { server: String, why: String },
}

/// Started by the first query. Queries may be concurrent: the next can be sent while one waits for its answer.
pub struct LanguageServer {
    spec: ServerSpec,
    root: PathBuf,
    patience: Patience,
    state: Mutex<State>,
    /// A retry runs alone: a crash caused by a concurrent query must not count against this one.
    company: RwLock<()>,
}

struct State {
    start: Box<dyn FnMut() -> Result<Server, SandboxError> + Send>,
    client: Option<Arc<Client>>,
    failures: u32,
    last_failure: String,
}

impl fmt::Debug for LanguageServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let failures = self.state().failures;
        let mut shown = f.debug_struct("LanguageServer");
        shown.field("name", &self.spec.name);
        shown.field("failures", &failures);
        shown.finish_non_exhaustive()
    }
}

#[derive(Clone, Copy)]
enum Needs {
    Index,
    FileOnly,
}

impl LanguageServer {
    /// `root` is the source root as the server sees it; `start` starts its job and may be called again.
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
            state: Mutex::new(State {
                start: Box::new(start),
                client: None,
                failures: 0,
                last_failure: String::new(),
            }),
            company: RwLock::new(()),
        }
    }

    pub fn name(&self) -> &str {
        &self.spec.name
    }

    pub fn reads(&self, file: &RelPath) -> bool {
        self.spec.language_of(file).is_some()
    }

    /// Starts it without a query.
    pub fn try_start(&self) -> Result<(), LspError> {
        self.running().map(drop).map_err(|failure| {
            let (Failure::OfQuestion(why) | Failure::OfServer(why)) = failure;
            let server = self.spec.name.clone();
            LspError::Failed { server, why }
        })
    }

    pub fn definitions(&self, question: &Question<'_>) -> Result<(Vec<Location>, Index), LspError> {
        self.places("textDocument/definition", question)
    }

    /// Includes declarations and the definition.
    pub fn references(&self, question: &Question<'_>) -> Result<(Vec<Location>, Index), LspError> {
        self.places("textDocument/references", question)
    }

    /// Plain text; `None` if there is nothing to say.
    pub fn hover(&self, question: &Question<'_>) -> Result<Option<String>, LspError> {
        let read = |_: &Client, answer| protocol::hover(answer);
        let asked = self.ask("textDocument/hover", question, Needs::FileOnly, &read);
        asked.map(|(hover, _)| hover)
    }

    fn places(
        &self,
        method: &str,
        question: &Question<'_>,
    ) -> Result<(Vec<Location>, Index), LspError> {
        let root = self.root.clone();
        let read = |client: &Client, answer| {
            protocol::places(answer, &root, client.encoding(), question.texts)
        };
        self.ask(method, question, Needs::Index, &read)
    }

    fn ask<T>(
        &self,
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
        let mut tried = {
            let _beside_others = self.company.read();
            self.give_up()?;
            self.try_once(method, question, needs, read)
        };
        let mut _alone = None;
        if let Err(Failure::OfServer(_)) = tried {
            _alone = Some(self.company.write());
            self.give_up()?;
            tried = self.try_once(method, question, needs, read);
        }
        tried.map_err(|failure| {
            let why = match failure {
                Failure::OfQuestion(why) => why,
                Failure::OfServer(why) => {
                    let mut state = self.state();
                    state.failures += 1;
                    state.last_failure.clone_from(&why);
                    why
                }
            };
            LspError::Failed { server, why }
        })
    }

    /// Fails if the server failed too often to be used again.
    fn give_up(&self) -> Result<(), LspError> {
        let state = self.state();
        if state.failures < MOST_FAILURES {
            return Ok(());
        }
        Err(LspError::GivenUp {
            server: self.spec.name.clone(),
            why: state.last_failure.clone(),
        })
    }

    /// Kills the server if it fails.
    fn try_once<T>(
        &self,
        method: &str,
        question: &Question<'_>,
        needs: Needs,
        read: &dyn Fn(&Client, Value) -> Option<T>,
    ) -> Result<(T, Index), Failure> {
        let client = self.running()?;
        let asked = exchange(&client, method, question, needs, &self.spec, &self.patience);
        let asked = asked.and_then(|(answer, index)| match read(&client, answer) {
            Some(read) => Ok((read, index)),
            None => Err(WireError::Broken(format!("its answer to {method} is none"))),
        });
        asked.map_err(|error| match error.is_of_one_question() {
            true => Failure::OfQuestion(error.to_string()),
            false => Failure::OfServer(self.killed(client, &error)),
        })
    }

    fn running(&self) -> Result<Arc<Client>, Failure> {
        let mut state = self.state();
        if let Some(client) = &state.client {
            return Ok(Arc::clone(client));
        }
        let server = (state.start)().map_err(|error| Failure::OfServer(error.to_string()))?;
        let client = Client::greet(server, &self.spec, &self.root, &self.patience)
            .map_err(Failure::OfServer)?;
        let client = Arc::new(client);
        state.client = Some(Arc::clone(&client));
        Ok(client)
    }

    /// The next query starts a new server. The old one ends when the last query that still uses it does.
    fn killed(&self, client: Arc<Client>, error: &WireError) -> String {
        let mut state = self.state();
        state.client.take_if(|known| Arc::ptr_eq(known, &client));
        drop(state);
        match Arc::into_inner(client) {
            Some(client) => client.last_words(error),
            None => error.to_string(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

enum Failure {
    OfQuestion(String),
    OfServer(String),
}

fn exchange(
    client: &Client,
    method: &str,
    question: &Question<'_>,
    needs: Needs,
    spec: &ServerSpec,
    patience: &Patience,
) -> Result<(Value, Index), WireError> {
    let shown = client.show(question, spec, patience.question);
    let answered = shown.and_then(|()| {
        let index = match needs {
            Needs::Index => client.wait_for_index(patience),
            Needs::FileOnly => Index::Whole,
        };
        let answer = client.ask(method, question, patience.question)?;
        Ok((answer, index))
    });
    client.put_away(question.file);
    answered
}

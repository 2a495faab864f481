//! One running server: initialised, sent files, sent requests.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;
use patchwright_sandbox::{Outcome, Server};
use serde_json::{Value, json};

use super::documents::{DocumentNotice, Documents};
use super::index::{Index, IndexWatch};
use super::protocol::{Encoding, uri};
use super::question::Question;
use super::settling::{Settled, Settling};
use super::spec::{Patience, ReadSign, ServerSpec};
use crate::wire::{Dialect, Wire, WireError};

/// How long to wait for the standard error of a server that failed; it is already dead or about to be
/// killed.
const LAST_WORDS: Duration = Duration::from_millis(300);
const LONGEST_LAST_WORDS: usize = 200;

pub(super) struct Client {
    wire: Wire,
    index: Arc<IndexWatch>,
    settling: Arc<Settling>,
    encoding: Encoding,
    documents: Mutex<Documents>,
    root: PathBuf,
}

impl Client {
    pub(super) fn greet(
        server: Server,
        spec: &ServerSpec,
        root: &Path,
        patience: &Patience,
    ) -> Result<Self, String> {
        let index = Arc::new(IndexWatch::new(spec.index_token.clone()));
        let settling = Arc::new(Settling::default());
        let listening = (Arc::clone(&index), Arc::clone(&settling));
        let listener = move |heard| {
            listening.0.hear(&heard);
            listening.1.hear(&heard);
        };
        let wire = Wire::to_server(Dialect::LanguageServer, server, listener)
            .map_err(|error| error.to_string())?;
        let mut client = Self {
            wire,
            index,
            settling,
            encoding: Encoding::Utf16,
            documents: Mutex::default(),
            root: root.to_owned(),
        };
        let greeting = greeting(root, &spec.init_options);
        let answered = client.wire.ask("initialize", greeting, patience.start);
        let answered = answered.and_then(|answer| {
            client.wire.tell("initialized", json!({}))?;
            Ok(answer)
        });
        match answered {
            Ok(answer) => {
                client.encoding = Encoding::of_answer(&answer);
                Ok(client)
            }
            Err(error) => Err(client.last_words(&error)),
        }
    }

    pub(super) fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// Sends the files that the query is about, and waits until the server has read those that changed.
    pub(super) fn show(
        &self,
        question: &Question<'_>,
        spec: &ServerSpec,
        within: Duration,
    ) -> Result<(), WireError> {
        let Question { file, changed, .. } = question;
        let texts = question.texts;
        let mut documents = self
            .documents
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for one in documents.show(question.view, file, changed, texts) {
            if spec.read_sign == ReadSign::Diagnostics {
                self.expect(&one, changed);
            }
            self.tell(&one, spec, &|file| texts(file).unwrap_or_default())?;
        }
        // Released before waiting: what is recorded in it has been sent, so the next holder can rely on
        // it.
        drop(documents);
        match self.settling.wait(within) {
            Settled::Yes => Ok(()),
            Settled::No => Err(WireError::TimedOut {
                name: "textDocument/didChange".to_owned(),
                within,
            }),
        }
    }

    /// The query about this file is done.
    pub(super) fn put_away(&self, file: &RelPath) {
        let documents = self.documents.lock();
        documents
            .unwrap_or_else(PoisonError::into_inner)
            .put_away(file);
    }

    fn expect(&self, told: &DocumentNotice, changed: &BTreeSet<RelPath>) {
        let (file, version) = match told {
            DocumentNotice::Change { file, version } => (file, *version),
            DocumentNotice::Open(file) if changed.contains(file) => (file, 1),
            DocumentNotice::Open(_) | DocumentNotice::Close(_) => return,
        };
        let uri = uri(&self.root.join(file.as_path()));
        self.settling.expect(uri, version);
    }

    pub(super) fn wait_for_index(&self, patience: &Patience) -> Index {
        self.index.wait(patience)
    }

    pub(super) fn ask(
        &self,
        method: &str,
        question: &Question<'_>,
        within: Duration,
    ) -> Result<Value, WireError> {
        let line = question.line.saturating_sub(1);
        let text = (question.texts)(question.file).unwrap_or_default();
        let column = match self.encoding {
            Encoding::Utf8 => question.column,
            Encoding::Utf16 => {
                let line = lines::line(text, question.line).unwrap_or_default();
                self.encoding.column(line, question.column)
            }
        };
        let arguments = json!({
            "textDocument": {"uri": uri(&self.root.join(question.file.as_path()))},
            "position": {"line": line, "character": column},
            // Only used for references.
            "context": {"includeDeclaration": true},
        });
        self.wire.ask(method, arguments, within)
    }

    /// Why it failed, with the last line of its standard error if it is dead.
    pub(super) fn last_words(mut self, error: &WireError) -> String {
        let Some(finished) = self.wire.post_mortem(LAST_WORDS) else {
            return error.to_string();
        };
        let said = finished.stderr.text();
        let last = said.lines().rev().find(|line| !line.trim().is_empty());
        let last: String = last
            .unwrap_or_default()
            .chars()
            .take(LONGEST_LAST_WORDS)
            .collect();
        let end = match finished.outcome {
            Outcome::Exited(127) => "it is not installed".to_owned(),
            Outcome::Exited(code) => format!("it ended with status {code}"),
            Outcome::Signalled(signal) => format!("signal {signal} ended it"),
            Outcome::OutOfMemory => "it took more memory than it is given".to_owned(),
            Outcome::DiskFull => "it wrote more than it may".to_owned(),
            Outcome::Cancelled
            | Outcome::TimedOut
            | Outcome::CpuExhausted
            | Outcome::SupervisorKilled => return error.to_string(),
        };
        match (error, last.is_empty()) {
            (WireError::Ended, true) => end,
            (WireError::Ended, false) => format!("{end}: {last}"),
            (error, _) => format!("{error} ({end})"),
        }
    }

    fn tell<'t>(
        &self,
        told: &DocumentNotice,
        spec: &ServerSpec,
        text: &dyn Fn(&RelPath) -> &'t str,
    ) -> Result<(), WireError> {
        // clangd counts lines by newlines in requests, but like the compiler in its answers.
        let text = |file: &RelPath| lines::with_newlines(text(file));
        let at = |file: &RelPath| uri(&self.root.join(file.as_path()));
        match told {
            DocumentNotice::Open(file) => self.wire.tell(
                "textDocument/didOpen",
                json!({"textDocument": {
                    "uri": at(file),
                    "languageId": spec.language_of(file).unwrap_or_default(),
                    "version": 1,
                    "text": text(file),
                }}),
            ),
            DocumentNotice::Change { file, version } => self.wire.tell(
                "textDocument/didChange",
                json!({
                    "textDocument": {"uri": at(file), "version": version},
                    "contentChanges": [{"text": text(file)}],
                }),
            ),
            DocumentNotice::Close(file) => self.wire.tell(
                "textDocument/didClose",
                json!({"textDocument": {"uri": at(file)}}),
            ),
        }
    }
}

fn greeting(root: &Path, init_options: &Value) -> Value {
    let root = uri(root);
    json!({
        "processId": null,
        "clientInfo": {"name": "patchwright"},
        "rootUri": root,
        "workspaceFolders": [{"uri": root, "name": "source"}],
        "initializationOptions": init_options,
        "capabilities": {
            "offsetEncoding": ["utf-8", "utf-16"],
            "general": {"positionEncodings": ["utf-8", "utf-16"]},
            "window": {"workDoneProgress": true},
            "textDocument": {
                "synchronization": {"didSave": false},
                "hover": {"contentFormat": ["plaintext"]},
                "definition": {"linkSupport": false},
            },
        },
    })
}

//! A model that is answered through files: each request becomes a pair of files in a folder, and the answer is put next
//! to it. For places without a network, for a person, for any other program. `docs/EXCHANGE.md` is its contract.

mod answer;
mod folder;
mod readable;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patchwright_agent::budget::worst_case;
use patchwright_agent::{CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{Reply, Request, Usage};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::error::OpenError;
use crate::spec::ModelSpec;
use answer::{Found, Seen};
use folder::{Folder, Pair};

pub(crate) const SCHEMA: &str = "patchwright.exchange/1";
const LOOK_EVERY: Duration = Duration::from_millis(100);

pub(crate) struct Exchange {
    about: ModelAbout,
    path: PathBuf,
    deadline: Duration,
    /// Pairs whose answer was used. Each is marked as used when the next request comes, because only then the answer is
    /// certain to be in the journal: a run killed before that finds it again.
    handed_on: Mutex<BTreeSet<u64>>,
}

/// `NNNN-request.json`.
#[derive(Serialize)]
struct Asked<'a> {
    schema: &'static str,
    number: u64,
    model: &'a str,
    /// The same for the same request.
    key: &'a str,
    /// The deadline, in seconds since 1970.
    deadline: u64,
    answer: String,
    request: &'a Request,
}

impl Exchange {
    pub(crate) fn open(spec: &ModelSpec) -> Result<Self, OpenError> {
        let path = PathBuf::from(&spec.model);
        Folder::open(&path).map_err(|error| OpenError::Setting {
            name: spec.name.clone(),
            setting: "folder",
            why: error.to_string(),
        })?;
        Ok(Self {
            about: spec.about(),
            path,
            deadline: spec.network.timeouts.total,
            handed_on: Mutex::default(),
        })
    }

    fn wait(
        &self,
        folder: &Folder,
        pair: &Pair,
        request: &Request,
        context: CallContext<'_>,
    ) -> Result<Reply, ModelError> {
        let started = Instant::now();
        let mut refused: Option<Seen> = None;
        loop {
            if (context.cancelled)() {
                return Err(ModelError::Cancelled);
            }
            match answer::look(folder, pair.number, refused.as_ref()) {
                Found::Nothing => {}
                Found::Answer(answer) => {
                    folder.remove(&folder::error_name(pair.number));
                    self.handed_on().insert(pair.number);
                    let reply = answer.into_reply(self.usual(request), &self.about.name, request);
                    (context.on_text)(&reply.said.text);
                    return Ok(reply);
                }
                Found::Refused(seen, why) => {
                    // A person has to fix the answer; it does not matter here whether the note could be written.
                    let _ = folder.write(&folder::error_name(pair.number), why.as_bytes());
                    refused = Some(seen);
                }
            }
            if started.elapsed() > self.deadline {
                let name = folder::answer_name(pair.number);
                let words = format!("no usable answer {name} within {:?}", self.deadline);
                return Err(self.failed(&words));
            }
            std::thread::sleep(LOOK_EVERY);
        }
    }

    /// The usage assumed when an answer does not state it: none where nothing is paid, else the worst case.
    fn usual(&self, request: &Request) -> Usage {
        let worst = worst_case(&self.about, request);
        match worst.money {
            Some(money) if money.0 == 0 => Usage::default(),
            _ => Usage {
                input: worst.input,
                output: worst.output,
                ..Usage::default()
            },
        }
    }

    fn failed(&self, words: &str) -> ModelError {
        ModelError::Record(format!("exchange {}: {words}", self.path.display()))
    }

    fn handed_on(&self) -> std::sync::MutexGuard<'_, BTreeSet<u64>> {
        self.handed_on
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn mark_used(&self, folder: &Folder) {
        for number in std::mem::take(&mut *self.handed_on()) {
            folder.mark_used(number);
        }
    }

    fn ask_in(&self, folder: &Folder, request: &Request) -> Result<Pair, std::io::Error> {
        let key = key(&self.about.name, request)?;
        if let Some(pair) = folder.unanswered(&key)? {
            return Ok(pair);
        }
        let deadline = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            + self.deadline;
        folder.claim(|number| {
            let asked = Asked {
                schema: SCHEMA,
                number,
                model: &self.about.name,
                key: &key,
                deadline: deadline.as_secs(),
                answer: folder::answer_name(number),
                request,
            };
            let json = serde_json::to_string_pretty(&asked)?;
            Ok((readable::text(number, request), json))
        })
    }
}

impl ModelClient for Exchange {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let failed = |error: std::io::Error| self.failed(&error.to_string());
        let folder = Folder::open(&self.path).map_err(failed)?;
        self.mark_used(&folder);
        let pair = self.ask_in(&folder, request).map_err(failed)?;
        self.wait(&folder, &pair, request, context)
    }
}

impl Drop for Exchange {
    fn drop(&mut self) {
        if let Ok(folder) = Folder::open(&self.path) {
            self.mark_used(&folder);
        }
    }
}

fn key(model: &str, request: &Request) -> Result<String, serde_json::Error> {
    let mut hash = Sha256::new();
    hash.update(model.as_bytes());
    hash.update([0]);
    hash.update(serde_json::to_vec(request)?);
    Ok(hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

#[cfg(test)]
#[path = "exchange_tests.rs"]
mod tests;

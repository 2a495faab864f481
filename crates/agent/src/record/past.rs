//! The answers of a journal, and how far this process has come in repeating them.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_domain::chat::{ModelAbout, Reply, Request, Spent};
use patchwright_domain::event::{Asked, Event, Failure, Sink};

use super::digest::{Hash, Parts, key};
use super::failure;
use super::trail::{Requests, Trail};
use crate::budget::worst_case;
use crate::model_error::ModelError;

/// One for all models of a run.
#[derive(Debug, Default)]
pub struct Record {
    requests: Requests,
    pasts: HashMap<String, Past>,
    models: Vec<ModelAbout>,
    now: Mutex<Now>,
}

/// What became of a request.
#[derive(Debug, Clone, Default)]
pub(super) struct Past {
    pub outcome: Option<Outcome>,
    /// For attempts at it that brought no answer.
    pub lost: Spent,
    /// How often the process ended before the answer came.
    pub unheard: u64,
}

#[derive(Debug, Clone)]
pub(super) enum Outcome {
    Answered { reply: Box<Reply>, spent: Spent },
    Failed { error: ModelError, then: Then },
}

/// What the process did after a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// It went on, so later answers fit only after the same failure.
    WentOn,
    /// It ended, so the next process may try again.
    Ended,
}

#[derive(Debug, Default)]
struct Now {
    asked: HashMap<Hash, u32>,
    repeated: HashSet<String>,
    trail: Trail,
}

/// A request that is about to be asked.
pub(super) struct Turn {
    pub key: String,
    parts: Parts,
}

impl Record {
    pub fn from_events<'e>(events: impl IntoIterator<Item = &'e Event>) -> Self {
        let mut record = Self::default();
        let mut fresh: Vec<String> = Vec::new();
        for event in events {
            match event {
                Event::ModelAsked { asked } => {
                    fresh.drain(..).for_each(|key| record.went_on(&key));
                    record.take_asked(asked);
                }
                Event::RunResumed { .. } => fresh.clear(),
                Event::ModelFailed {
                    key,
                    kind: Failure::Unheard,
                    lost,
                    ..
                } => {
                    let past = record.pasts.entry(key.clone()).or_default();
                    past.unheard = past.unheard.saturating_sub(1);
                    past.lost += *lost;
                }
                Event::ModelFailed { key, .. } => {
                    fresh.push(key.clone());
                    record.take_outcome(event);
                }
                other => record.take_outcome(other),
            }
        }
        record
    }

    /// A request as it was asked, rebuilt from the journal.
    pub fn request(&self, key: &str) -> Option<Request> {
        self.requests.whole(key)
    }

    /// The models of the run, in the order in which they were first asked.
    pub fn models(&self) -> &[ModelAbout] {
        &self.models
    }

    /// All that was paid for answers and failures.
    pub fn spent(&self) -> Spent {
        let mut all = Spent::default();
        for past in self.pasts.values() {
            all += past.lost;
            if let Some(Outcome::Answered { spent, .. }) = &past.outcome {
                all += *spent;
            }
        }
        all
    }

    /// For the journal: calls whose process ended before their answer. They may have been billed, so the worst case counts.
    pub fn unheard(&self) -> Vec<Event> {
        let mut lost: Vec<Event> = Vec::new();
        for asked in self.requests.firsts() {
            let times = self.pasts.get(&asked.key).map_or(0, |past| past.unheard);
            let worst = self.worst(asked);
            lost.extend((0..times).map(|_| Event::ModelFailed {
                key: asked.key.clone(),
                model: asked.model.clone(),
                error:
                    "the run was stopped before the answer came; it may be on the bill".to_owned(),
                kind: Failure::Unheard,
                cost: worst.money,
                lost: worst,
            }));
        }
        lost
    }

    fn worst(&self, asked: &Asked) -> Spent {
        let about = self.models.iter().find(|about| about.name == asked.model);
        match about.zip(self.request(&asked.key)) {
            Some((about, request)) => worst_case(about, &request).spent(),
            None => Spent {
                calls: 1,
                ..Spent::default()
            },
        }
    }

    /// Names what is about to be asked: asked again it gets another name.
    pub(super) fn turn(&self, caller: &str, model: &str, request: &Request) -> Turn {
        let parts = Parts::hash(request);
        let whole = parts.whole(caller, model);
        let mut now = self.now();
        let asked = now.asked.entry(whole).or_insert(0);
        let key = key(&whole, *asked);
        *asked = asked.saturating_add(1);
        Turn { key, parts }
    }

    pub(super) fn past(&self, key: &str) -> Option<&Past> {
        self.pasts.get(key)
    }

    /// The request was answered from this record.
    pub(super) fn repeated(&self, turn: Turn) {
        let mut now = self.now();
        now.repeated.insert(turn.key.clone());
        now.trail.remember(turn.key, turn.parts);
    }

    /// The request is to be asked now. The journal is told while others wait: they may grow out of this one, so they must
    /// stand behind it.
    pub(super) fn asked(&self, turn: Turn, about: &ModelAbout, request: &Request, sink: Sink<'_>) {
        let mut now = self.now();
        let asked = now.trail.asked(&turn.key, about, request, &turn.parts);
        now.trail.remember(turn.key, turn.parts);
        sink(Event::ModelAsked {
            asked: Box::new(asked),
        });
    }

    /// The first request to this model that was not repeated yet.
    pub(super) fn next(&self, model: &str) -> Option<&Asked> {
        let now = self.now();
        let due = |asked: &&Asked| !now.repeated.contains(&asked.key);
        let mut mine = self.requests.iter().filter(|asked| asked.model == model);
        mine.find(due).or_else(|| self.requests.iter().find(due))
    }

    fn take_asked(&mut self, asked: &Asked) {
        if let Some(about) = &asked.about {
            self.now().trail.told(&about.name);
            if !self.models.iter().any(|known| known.name == about.name) {
                self.models.push(about.clone());
            }
        }
        self.pasts.entry(asked.key.clone()).or_default().unheard += 1;
        self.requests.push(asked.clone());
    }

    fn take_outcome(&mut self, event: &Event) {
        let (key, outcome, lost) = match event {
            Event::ModelAnswered {
                key,
                reply,
                cost,
                lost,
                ..
            } => {
                let mut spent = Spent {
                    money: *cost,
                    usage: reply.usage,
                    calls: 1,
                };
                spent.usage += lost.usage;
                spent.calls = spent.calls.saturating_add(lost.calls);
                let reply = reply.clone();
                (key, Outcome::Answered { reply, spent }, Spent::default())
            }
            Event::ModelFailed {
                key,
                model,
                error,
                kind,
                lost,
                ..
            } => {
                let error = failure::again(*kind, model, error);
                let then = Then::Ended;
                (key, Outcome::Failed { error, then }, *lost)
            }
            _ => return,
        };
        let past = self.pasts.entry(key.clone()).or_default();
        past.unheard = past.unheard.saturating_sub(1);
        past.outcome = Some(outcome);
        past.lost += lost;
    }

    fn went_on(&mut self, key: &str) {
        if let Some(Outcome::Failed { then, .. }) = self
            .pasts
            .get_mut(key)
            .and_then(|past| past.outcome.as_mut())
        {
            *then = Then::WentOn;
        }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

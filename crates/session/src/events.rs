//! The stream of events: each is written to the journal first, then delivered to every listener in journal order.
//!
//! No lock is held while a listener runs. One thread delivers at a time; events that other threads emit meanwhile are written
//! immediately and queued for that thread. A blocking listener therefore delays the call whose event it handles, never the
//! journal, and a listener may itself emit events or cancel calls.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use patchwright_domain::event::Event;
use patchwright_sandbox::CancelToken;
use patchwright_store::{RunFolder, StoreError};

use crate::error::SessionError;

/// Called with each event and its number in the journal.
///
/// Numbers increase by one. A gap means that the listener was too slow and events were dropped; they can be read from the
/// journal ([`RunFolder::events_from`]).
pub type Listener = Box<dyn Fn(u64, &Event) + Send + Sync>;

/// How many events may be queued while a listener blocks.
const MOST_WAITING: usize = 4096;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListenerId(u64);

/// Handle of a registered listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subscription {
    pub id: ListenerId,
    /// The first event it receives; earlier ones are in the journal.
    pub first: u64,
}

pub(crate) struct EventStream {
    run: RunFolder,
    /// Cancels the whole session, which must not continue once an event could not be written.
    cancel: CancelToken,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    listeners: Vec<Registered>,
    added: u64,
    waiting: VecDeque<(u64, Event)>,
    /// Whether a thread is delivering the queued events.
    telling: bool,
    failure: Option<Arc<StoreError>>,
}

#[derive(Clone)]
struct Registered {
    subscription: Subscription,
    listener: Arc<Listener>,
}

impl EventStream {
    pub fn new(run: RunFolder, cancel: CancelToken) -> Self {
        Self {
            run,
            cancel,
            state: Mutex::default(),
        }
    }

    pub fn run(&self) -> &RunFolder {
        &self.run
    }

    pub fn add(&self, listener: Listener) -> Subscription {
        let mut state = self.lock();
        let subscription = Subscription {
            id: ListenerId(state.added),
            first: self.run.journal.next_number(),
        };
        state.added += 1;
        state.listeners.push(Registered {
            subscription,
            listener: Arc::new(listener),
        });
        subscription
    }

    pub fn remove(&self, id: ListenerId) {
        let mut state = self.lock();
        state.listeners.retain(|one| one.subscription.id != id);
    }

    /// Writes the event to the journal, then delivers it.
    pub fn emit(&self, event: Event) {
        let mut state = self.lock();
        if state.failure.is_some() {
            // The failed write may have left a partial line; appending to it would corrupt the journal.
            return;
        }
        match self.run.journal.append(&event) {
            Ok(number) if state.waiting.len() < MOST_WAITING => {
                state.waiting.push_back((number, event));
            }
            Ok(_) => {}
            Err(error) => {
                state.failure = Some(Arc::new(error));
                self.cancel.cancel();
            }
        }
        if !state.telling {
            state.telling = true;
            drop(state);
            self.tell_waiting();
        }
    }

    /// Fails once an event could not be written.
    pub fn check(&self) -> Result<(), SessionError> {
        match &self.lock().failure {
            None => Ok(()),
            Some(source) => Err(SessionError::Journal {
                source: Arc::clone(source),
            }),
        }
    }

    fn tell_waiting(&self) {
        loop {
            let mut state = self.lock();
            let Some((number, event)) = state.waiting.pop_front() else {
                state.telling = false;
                return;
            };
            let hears = |one: &&Registered| one.subscription.first <= number;
            let listeners: Vec<Registered> =
                state.listeners.iter().filter(hears).cloned().collect();
            drop(state);
            for one in listeners {
                let told = catch_unwind(AssertUnwindSafe(|| (one.listener)(number, &event)));
                if told.is_err() {
                    self.give_up(one.subscription);
                }
            }
        }
    }

    fn give_up(&self, subscription: Subscription) {
        self.remove(subscription.id);
        self.emit(Event::Noted {
            text: "a listener of this run's events panicked and is told no more of them".to_owned(),
        });
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[path = "events_tests.rs"]
mod tests;

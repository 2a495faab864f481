//! One call of a client while it is carried out: how it is cancelled, and where its progress goes.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use patchwright_domain::event::Event;
use patchwright_sandbox::CancelToken;

use crate::plain;

/// Characters of a progress message.
const MOST_WORDS: usize = 200;

#[derive(Clone)]
pub struct Request {
    pub cancel: Cancellation,
    tell: Arc<dyn Fn(String) + Send + Sync>,
}

impl Request {
    /// `tell` must not block.
    pub fn new(cancel: Cancellation, tell: impl Fn(String) + Send + Sync + 'static) -> Self {
        Self {
            cancel,
            tell: Arc::new(tell),
        }
    }

    /// Passes on what a waiting client wants to know.
    pub fn hear(&self, event: &Event) {
        let words = match event {
            Event::StepStarted { step } => step.describe(),
            Event::Noted { text } => text.clone(),
            Event::Judged { verdict, .. } => match verdict.accepted {
                true => "the patch passed".to_owned(),
                false => "the patch was refused".to_owned(),
            },
            _ => return,
        };
        self.say(&words);
    }

    pub fn say(&self, words: &str) {
        (self.tell)(plain::line(words, MOST_WORDS));
    }
}

/// Cancels a call: everything that was attached to it, and everything that is attached later.
#[derive(Clone, Default)]
pub struct Cancellation(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    cancelled: bool,
    tokens: Vec<(u64, CancelToken)>,
    attached: u64,
}

/// Detaches its token when it is dropped.
pub struct Attached {
    from: Cancellation,
    number: u64,
}

impl Cancellation {
    pub fn cancel(&self) {
        let mut state = self.lock();
        state.cancelled = true;
        state.tokens.drain(..).for_each(|(_, token)| token.cancel());
    }

    pub fn is_cancelled(&self) -> bool {
        self.lock().cancelled
    }

    /// The token is cancelled with the call, until the result is dropped.
    pub fn attach(&self, token: CancelToken) -> Attached {
        let mut state = self.lock();
        if state.cancelled {
            token.cancel();
        }
        state.attached += 1;
        let number = state.attached;
        state.tokens.push((number, token));
        drop(state);
        Attached {
            from: self.clone(),
            number,
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        let mut state = self.from.lock();
        state.tokens.retain(|(number, _)| *number != self.number);
    }
}

#[cfg(test)]
#[path = "request_tests.rs"]
mod tests;

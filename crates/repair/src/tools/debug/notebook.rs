//! What was observed in a run so far. Every debugging agent adds to it, and each observation is journalled once.

use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_domain::event::Event;
use patchwright_domain::observation::Observation;

use crate::candidates::Ledger;
use crate::tools::ToolError;

pub(crate) struct Notebook<'a> {
    ledger: &'a Ledger<'a>,
    pages: Mutex<Pages>,
}

#[derive(Default)]
struct Pages {
    seen: Vec<Observation>,
    /// What has to be done before the program may be examined.
    due: Option<&'static str>,
    /// Why the program cannot be examined.
    blind: Option<String>,
}

impl<'a> Notebook<'a> {
    pub(crate) fn new(ledger: &'a Ledger<'a>) -> Self {
        Self {
            ledger,
            pages: Mutex::default(),
        }
    }

    /// Returns the number of the observation, from 1; repeating a look keeps its number.
    pub(super) fn add(&self, observation: Observation) -> usize {
        let mut pages = self.pages();
        let known = pages.seen.iter().position(|one| *one == observation);
        if let Some(at) = known {
            return at + 1;
        }
        pages.seen.push(observation.clone());
        let number = pages.seen.len();
        drop(pages);
        self.ledger.tell_round(Event::Observed {
            observation: Box::new(observation),
        });
        number
    }

    pub(crate) fn seen(&self) -> Vec<Observation> {
        self.pages().seen.clone()
    }

    /// Sets what has to be done before the program may be examined; `None` once it is done.
    pub(crate) fn require(&self, due: Option<&'static str>) {
        self.pages().due = due;
    }

    pub(super) fn may_look(&self) -> Result<(), ToolError> {
        match self.pages().due {
            Some(due) => Err(ToolError::refused(due)),
            None => Ok(()),
        }
    }

    /// Records that no debugger works here.
    pub(super) fn note_blind(&self, why: String) {
        self.pages().blind = Some(why);
    }

    /// Why nothing can be observed.
    pub(crate) fn blind(&self) -> Option<String> {
        self.pages().blind.clone()
    }

    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

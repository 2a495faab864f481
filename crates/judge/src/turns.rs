//! Whose turn it is to run mutants. One candidate's mutants keep all cores busy: two at a time would both be late, and
//! the second is often not needed once the first is known.

use std::collections::BTreeSet;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Nobody waits longer than this: mutants that hang leave the cores idle.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Default)]
pub(crate) struct Turns {
    line: Mutex<Line>,
    moved: Condvar,
}

#[derive(Default)]
struct Line {
    next: u64,
    running: Option<u64>,
    waiting: BTreeSet<u64>,
}

/// A place in the queue, given up when dropped.
pub(crate) struct Turn<'t> {
    turns: &'t Turns,
    number: u64,
}

impl Turns {
    /// Lower numbers go first.
    pub(crate) fn number(&self) -> u64 {
        let mut line = self.line();
        line.next += 1;
        line.next
    }

    pub(crate) fn queue(&self, number: u64) -> Turn<'_> {
        self.line().waiting.insert(number);
        Turn {
            turns: self,
            number,
        }
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn<'_> {
    pub(crate) fn wait(&self) {
        let others =
            |line: &mut Line| line.running.is_some() || line.waiting.first() != Some(&self.number);
        let waited = self
            .turns
            .moved
            .wait_timeout_while(self.turns.line(), PATIENCE, others);
        let (mut line, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        line.waiting.remove(&self.number);
        if !waited.timed_out() {
            line.running = Some(self.number);
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut line = self.turns.line();
        line.waiting.remove(&self.number);
        if line.running == Some(self.number) {
            line.running = None;
        }
        self.turns.moved.notify_all();
    }
}

#[cfg(test)]
#[path = "turns_tests.rs"]
mod tests;

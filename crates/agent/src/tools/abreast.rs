//! Several calls through one handle: in sequence, or in parallel through forks of it.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::answer::Answered;
use super::seam::{Fork, Tool};

/// A reply may hold any number of calls.
const MOST_AT_ONCE: usize = 8;

pub(super) fn in_turn<H>(
    handle: &mut H,
    calls: Vec<(&Tool<H>, Value)>,
) -> Vec<(Answered, Duration)> {
    let calls = calls.into_iter();
    calls
        .map(|(tool, arguments)| timed(|| tool.call(handle, arguments)))
        .collect()
}

/// Every call sees what was seen before the reply and what the calls before it announce, however fast the others are: the
/// same calls get the same answers.
pub(super) fn at_once<H: Fork>(
    handle: &mut H,
    calls: Vec<(&Tool<H>, Value)>,
) -> Vec<(Answered, Duration)> {
    if calls.len() < 2 {
        return in_turn(handle, calls);
    }
    let mut due = VecDeque::new();
    for (at, (tool, arguments)) in calls.into_iter().enumerate() {
        let fork = handle.fork();
        tool.announce(handle, arguments.clone());
        due.push_back((at, tool, arguments, fork));
    }
    let workers = due.len().min(MOST_AT_ONCE);
    let due = Mutex::new(due);
    let mut done = thread::scope(|scope| {
        let work = || {
            let mut done = Vec::new();
            while let Some((at, tool, arguments, mut fork)) = next(&due) {
                let answered = timed(|| tool.call(&mut fork, arguments));
                done.push((at, fork, answered));
            }
            done
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(|thread| match thread.join() {
            Ok(done) => done,
            // A tool that panics does so here as it would have on this thread.
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.flatten().collect::<Vec<_>>()
    });
    done.sort_by_key(|(at, ..)| *at);
    let mut answers = Vec::new();
    for (_, fork, answered) in done {
        handle.join(fork);
        answers.push(answered);
    }
    answers
}

fn next<T>(due: &Mutex<VecDeque<T>>) -> Option<T> {
    let mut due: MutexGuard<'_, _> = due.lock().unwrap_or_else(PoisonError::into_inner);
    due.pop_front()
}

fn timed(call: impl FnOnce() -> Answered) -> (Answered, Duration) {
    let started = Instant::now();
    (call(), started.elapsed())
}

//! Limits on requests and tokens per minute, enforced before the server does. One pace serves all threads that ask one
//! model.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::spec::PerMinute;

const MINUTE: Duration = Duration::from_secs(60);

pub(crate) struct Pace {
    requests: Option<usize>,
    tokens: Option<u64>,
    /// What was sent within the last minute, oldest first.
    sent: Mutex<Sent>,
}

#[derive(Default)]
struct Sent {
    next: u64,
    calls: VecDeque<Call>,
}

struct Call {
    id: u64,
    at: Duration,
    tokens: u64,
}

/// A call that was let through, until it is known what it used.
pub(crate) struct Seat(u64);

impl Pace {
    pub(crate) fn new(limits: PerMinute) -> Self {
        Self {
            requests: limits.requests.map(|count| count.max(1) as usize),
            tokens: limits.tokens,
            sent: Mutex::default(),
        }
    }

    /// Admits a call, or says how long to wait before asking again. Servers count a call's output limit as used until
    /// they know better.
    pub(crate) fn take(&self, now: Duration, input: u64, output: u64) -> Result<Seat, Duration> {
        let mut sent = self.lock();
        sent.forget(now);
        let wanted = self.wanted(input, output);
        let enough = |calls: &VecDeque<Call>| {
            let used: u64 = calls.iter().map(|call| call.tokens).sum();
            let requests = self.requests.is_none_or(|most| calls.len() < most);
            requests
                && self
                    .tokens
                    .is_none_or(|most| used.saturating_add(wanted) <= most)
        };
        // A call that exceeds a whole minute's limit goes when it is alone: the server decides.
        if !sent.calls.is_empty() && !enough(&sent.calls) {
            let oldest = sent.calls.front().map_or(now, |call| call.at);
            let wait = (oldest + MINUTE).saturating_sub(now);
            return Err(wait.max(Duration::from_millis(1)));
        }
        let id = sent.next;
        sent.next += 1;
        sent.calls.push_back(Call {
            id,
            at: now,
            tokens: wanted,
        });
        Ok(Seat(id))
    }

    pub(crate) fn settle(&self, seat: Seat, tokens: u64) {
        let mut sent = self.lock();
        if let Some(call) = sent.calls.iter_mut().find(|call| call.id == seat.0) {
            call.tokens = tokens;
        }
    }

    /// The worst-case input is several times the usual one; a quarter of it is close to what servers count.
    fn wanted(&self, input: u64, output: u64) -> u64 {
        (input / 4).saturating_add(output)
    }

    fn lock(&self) -> MutexGuard<'_, Sent> {
        self.sent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Sent {
    fn forget(&mut self, now: Duration) {
        while self
            .calls
            .front()
            .is_some_and(|call| now.saturating_sub(call.at) >= MINUTE)
        {
            self.calls.pop_front();
        }
    }
}

#[cfg(test)]
#[path = "pace_tests.rs"]
mod tests;

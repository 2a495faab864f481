//! A client that retries when that can help, and throttles itself before a server has to. Each attempt passes through
//! the client inside, so a meter there counts every one that may be on a bill.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use patchwright_agent::budget::worst_case;
use patchwright_agent::{Billed, CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{Reply, Request};

use crate::clock::Clock;
use crate::pace::{Pace, Seat};
use crate::paces::SharedPace;
use crate::spec::{ModelSpec, PerMinute};

/// What a retrying or falling-back client reports while it works.
#[derive(Debug, Clone, PartialEq)]
pub enum Notice {
    /// An attempt failed, and another follows after a wait.
    Waiting {
        model: String,
        error: ModelError,
        /// Of the attempt that failed, from 1.
        attempt: u32,
        wait: Duration,
    },
    /// The next model of the list is asked from here on.
    Changed {
        from: String,
        to: String,
        error: ModelError,
    },
}

#[derive(Debug, Clone, PartialEq)]
pub struct Patience {
    /// Attempts of one call, the first included.
    pub attempts: u32,
    /// Attempts at a server that has never answered and cannot be reached: it may be starting, or the address is wrong.
    pub unreachable: u32,
    /// How often an attempt is repeated when it is unknown whether it was billed.
    pub unclear: u32,
    /// The first wait is up to this long, each next up to twice as long as the one before.
    pub first_wait: Duration,
    pub longest_wait: Duration,
    /// All waits of one call together. A server that asks for more is not waited for.
    pub all_waits: Duration,
    pub per_minute: PerMinute,
}

pub struct Patient<'a, C> {
    inner: C,
    patience: Patience,
    pace: Arc<Pace>,
    clock: &'a dyn Clock,
    told: &'a (dyn Fn(&Notice) + Sync),
    /// Waits are drawn at random, so that callers who failed together do not come back together.
    drawn: AtomicU64,
    /// Whether the model has ever answered.
    answered: AtomicBool,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            attempts: 8,
            unreachable: 3,
            unclear: 2,
            first_wait: Duration::from_secs(1),
            longest_wait: Duration::from_secs(60),
            all_waits: Duration::from_secs(600),
            per_minute: PerMinute::default(),
        }
    }
}

impl Patience {
    /// For a model that has a fallback: give up soon, not after minutes.
    pub fn before_another(self) -> Self {
        Self {
            attempts: self.attempts.min(3),
            all_waits: self.all_waits.min(Duration::from_secs(30)),
            ..self
        }
    }
}

impl ModelSpec {
    pub fn patience(&self) -> Patience {
        Patience {
            per_minute: self.per_minute,
            ..Patience::default()
        }
    }
}

impl<'a, C: ModelClient> Patient<'a, C> {
    pub fn new(
        inner: C,
        patience: Patience,
        clock: &'a dyn Clock,
        told: &'a (dyn Fn(&Notice) + Sync),
    ) -> Self {
        let pace = Arc::new(Pace::new(patience.per_minute));
        Self {
            inner,
            patience,
            pace,
            clock,
            told,
            drawn: AtomicU64::new(clock.seed()),
            answered: AtomicBool::new(false),
        }
    }

    /// Keeps to a model's limits together with the other clients of this pace, which must have the same clock.
    pub fn sharing(mut self, pace: &SharedPace) -> Self {
        self.pace = Arc::clone(&pace.0);
        self
    }

    /// Respects the per-minute limits in advance.
    fn take_seat(&self, request: &Request, context: CallContext<'_>) -> Result<Seat, ModelError> {
        let (input, output) = match self.patience.per_minute.tokens {
            Some(_) => {
                let worst = worst_case(self.inner.about(), request);
                (worst.input, worst.output)
            }
            None => (0, 0),
        };
        loop {
            match self.pace.take(self.clock.now(), input, output) {
                Ok(seat) => return Ok(seat),
                Err(wait) => self.clock.sleep(wait, context)?,
            }
        }
    }

    fn attempt(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let seat = self.take_seat(request, context)?;
        let answer = self.inner.ask(request, context);
        if let Ok(reply) = &answer {
            self.answered.store(true, Ordering::Relaxed);
            self.pace
                .settle(seat, reply.usage.input + reply.usage.output);
        }
        answer
    }

    /// How long to wait after the attempt of that number; nothing when no further one may follow.
    fn wait(&self, error: &ModelError, so_far: &SoFar) -> Option<Duration> {
        let after = match error {
            ModelError::Busy { after, .. } => *after,
            ModelError::Broke {
                billed: Billed::No, ..
            } => None,
            ModelError::Unreachable { .. } => {
                let known = self.answered.load(Ordering::Relaxed);
                (known || so_far.attempts < self.patience.unreachable).then_some(())?;
                None
            }
            ModelError::Broke {
                billed: Billed::Perhaps,
                ..
            } => {
                (so_far.unclear < self.patience.unclear).then_some(())?;
                None
            }
            ModelError::TooLong { .. }
            | ModelError::Denied { .. }
            | ModelError::Budget(_)
            | ModelError::Overrun { .. }
            | ModelError::Differs { .. }
            | ModelError::Record(_)
            | ModelError::Cancelled => return None,
        };
        if so_far.attempts >= self.patience.attempts {
            return None;
        }
        let doublings = so_far.attempts.saturating_sub(1).min(20);
        let most = self
            .patience
            .first_wait
            .saturating_mul(1 << doublings)
            .min(self.patience.longest_wait);
        let drawn = most.mul_f64(self.draw());
        // Wait at least as long as the server asks; other clients were told the same, so part of our own backoff is
        // added.
        let wait = after.map_or(drawn, |after| {
            after.saturating_add(drawn.min(self.patience.first_wait))
        });
        (so_far.waited.saturating_add(wait) <= self.patience.all_waits).then_some(wait)
    }

    /// From 0 to 1 (splitmix64).
    fn draw(&self) -> f64 {
        let step = 0x9e37_79b9_7f4a_7c15;
        let mut bits = self
            .drawn
            .fetch_add(step, Ordering::Relaxed)
            .wrapping_add(step);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The attempts of one call so far.
#[derive(Default)]
struct SoFar {
    attempts: u32,
    unclear: u32,
    waited: Duration,
}

impl<C: ModelClient> ModelClient for Patient<'_, C> {
    fn about(&self) -> &ModelAbout {
        self.inner.about()
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let mut so_far = SoFar::default();
        loop {
            let error = match self.attempt(request, context) {
                Ok(reply) => return Ok(reply),
                Err(error) => error,
            };
            so_far.attempts += 1;
            let Some(wait) = self.wait(&error, &so_far) else {
                return Err(error);
            };
            if matches!(
                error,
                ModelError::Broke {
                    billed: Billed::Perhaps,
                    ..
                }
            ) {
                so_far.unclear += 1;
            }
            (self.told)(&Notice::Waiting {
                model: self.about().name.clone(),
                error,
                attempt: so_far.attempts,
                wait,
            });
            self.clock.sleep(wait, context)?;
            so_far.waited += wait;
        }
    }
}

#[cfg(test)]
#[path = "patient_tests.rs"]
pub(crate) mod tests;

//! An injected clock, so that tests of long waits do not wait.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use patchwright_agent::{CallContext, ModelError};

pub trait Clock: Sync {
    /// Since any fixed moment.
    fn now(&self) -> Duration;

    /// Ends early, with an error, when the caller is cancelled.
    fn sleep(&self, wait: Duration, context: CallContext<'_>) -> Result<(), ModelError>;

    /// A seed for random choices.
    fn seed(&self) -> u64;
}

/// The machine's own.
#[derive(Debug)]
pub struct RealClock(Instant);

const ASK_EVERY: Duration = Duration::from_millis(100);

impl RealClock {
    pub fn new() -> Self {
        Self(Instant::now())
    }
}

impl Default for RealClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for RealClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn sleep(&self, wait: Duration, context: CallContext<'_>) -> Result<(), ModelError> {
        let started = Instant::now();
        loop {
            if (context.cancelled)() {
                return Err(ModelError::Cancelled);
            }
            let left = wait.saturating_sub(started.elapsed());
            if left.is_zero() {
                return Ok(());
            }
            std::thread::sleep(left.min(ASK_EVERY));
        }
    }

    fn seed(&self) -> u64 {
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        now.as_secs() ^ u64::from(now.subsec_nanos()).rotate_left(32)
    }
}

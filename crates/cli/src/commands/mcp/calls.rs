//! The calls that are being carried out: how many there may be, and how the server waits for them at its end.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A client that asks for more at once is told to wait.
const MOST_AT_ONCE: usize = 32;
/// A cancelled call ends in well under a second; whatever still runs then dies with this process.
const LONGEST_END: Duration = Duration::from_secs(20);

#[derive(Default)]
pub struct Calls(Arc<Inner>);

#[derive(Default)]
struct Inner {
    running: Mutex<usize>,
    ended: Condvar,
}

/// A call, until it is dropped.
pub struct Running(Arc<Inner>);

impl Calls {
    /// `None` if there are too many.
    pub fn begin(&self) -> Option<Running> {
        let mut running = self.0.lock();
        if *running >= MOST_AT_ONCE {
            return None;
        }
        *running += 1;
        Some(Running(Arc::clone(&self.0)))
    }

    /// Waits until no call runs.
    pub fn wait(&self) {
        let deadline = Instant::now() + LONGEST_END;
        let mut running = self.0.lock();
        while *running > 0 {
            let Some(left) = deadline.checked_duration_since(Instant::now()) else {
                return;
            };
            let waited = self.0.ended.wait_timeout(running, left);
            (running, _) = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, usize> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        *self.0.lock() -= 1;
        self.0.ended.notify_all();
    }
}

#[cfg(test)]
#[path = "calls_tests.rs"]
mod tests;

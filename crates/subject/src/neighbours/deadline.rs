//! When runs of mutants end. On a busy machine they wait for a processor; that is not held against them, so that the same is tried
//! as on an idle one.

use std::time::{Duration, Instant};

/// How many times longer than asked for it may take in all.
pub(super) const PATIENCE: u32 = 3;

#[derive(Debug, Clone, Copy)]
pub(super) struct Deadline {
    at: Instant,
    latest: Instant,
}

impl Deadline {
    pub(super) fn after(budget: Duration) -> Self {
        let now = Instant::now();
        Self {
            at: now + budget,
            latest: now + budget * PATIENCE,
        }
    }

    pub(super) fn left(self) -> Duration {
        self.at.saturating_duration_since(Instant::now())
    }

    pub(super) fn is_over(self) -> bool {
        self.left().is_zero()
    }

    pub(super) fn put_off(&mut self, waited: Duration) {
        self.at = (self.at + waited).min(self.latest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_puts_a_deadline_off_but_not_for_ever() {
        let budget = Duration::from_secs(1000);
        let mut deadline = Deadline::after(budget);
        assert!(!deadline.is_over() && deadline.left() <= budget);
        deadline.put_off(budget / 2);
        assert!(deadline.left() > budget && deadline.left() <= budget * 3 / 2);
        deadline.put_off(budget * 9);
        assert!(deadline.left() > budget * 2 && deadline.left() <= budget * 3);
        assert!(Deadline::after(Duration::ZERO).is_over());
    }
}

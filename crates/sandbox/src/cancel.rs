//! Cancellation of running work.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Asks running jobs to stop. Clones share one flag.
#[derive(Debug, Clone, Default)]
pub struct CancelToken {
    flag: Arc<AtomicBool>,
    parent: Option<Arc<CancelToken>>,
}

impl CancelToken {
    /// A token whose flag is set elsewhere, such as by a signal handler.
    pub fn new(flag: Arc<AtomicBool>) -> Self {
        Self { flag, parent: None }
    }

    /// Cancels this token and its children, not its parent.
    pub fn cancel(&self) {
        self.flag.store(true, Ordering::SeqCst);
    }

    pub fn is_cancelled(&self) -> bool {
        self.flag.load(Ordering::SeqCst)
            || self
                .parent
                .as_ref()
                .is_some_and(|parent| parent.is_cancelled())
    }

    /// A token that is cancelled by itself or together with this one.
    pub fn child(&self) -> Self {
        Self {
            flag: Arc::default(),
            parent: Some(Arc::new(self.clone())),
        }
    }
}

#[cfg(test)]
#[path = "cancel_tests.rs"]
mod tests;

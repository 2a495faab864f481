//! The limits of each model for several repairs at once: all of them together keep to what its provider lets through.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::clock::{Clock, RealClock};
use crate::pace::Pace;
use crate::spec::ModelSpec;

#[derive(Default)]
pub struct Paces {
    clock: RealClock,
    known: Mutex<BTreeMap<String, Arc<Pace>>>,
}

/// One model's pace.
pub struct SharedPace(pub(crate) Arc<Pace>);

impl Paces {
    /// The clock that the paces go by.
    pub fn clock(&self) -> &dyn Clock {
        &self.clock
    }

    /// The pace of this model, known by its name.
    pub fn pace(&self, spec: &ModelSpec) -> SharedPace {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let pace = known.entry(spec.name.clone());
        let pace = pace.or_insert_with(|| Arc::new(Pace::new(spec.per_minute)));
        SharedPace(Arc::clone(pace))
    }
}

#[cfg(test)]
#[path = "paces_tests.rs"]
mod tests;

//! Properties that a repair must make true. What the unpatched program says about one is learned when it is stated: if it
//! is not violated there, it says nothing about the bug.

use std::sync::{PoisonError, RwLock};

use patchwright_domain::property::{Holding, Property, PropertyCounts};
use patchwright_subject::PropertyAnswer;

/// A property and what the unpatched program says about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedProperty {
    pub property: Property,
    /// In the order of the PoCs.
    pub(crate) base: Vec<PropertyAnswer>,
}

/// What a property is worth as evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The unpatched program violates it, so a patched one must not.
    Kept(PropertyCounts),
    NotViolated(PropertyCounts),
    /// It could not be asked, and why.
    Unusable(String),
}

impl StatedProperty {
    pub fn standing(&self) -> Standing {
        let mut counts: Option<PropertyCounts> = None;
        let mut unusable = None;
        for answer in &self.base {
            match answer {
                PropertyAnswer::Counted(one) => {
                    counts.get_or_insert_default().add(one.clone());
                }
                PropertyAnswer::Unusable(why) => unusable = unusable.or(Some(why.clone())),
                PropertyAnswer::Gone => {}
            }
        }
        match counts {
            Some(counts) if counts.holding() == Holding::Violated => Standing::Kept(counts),
            Some(counts) => Standing::NotViolated(counts),
            None => Standing::Unusable(unusable.unwrap_or_else(|| "it was never asked".to_owned())),
        }
    }

    pub fn is_kept(&self) -> bool {
        matches!(self.standing(), Standing::Kept(_))
    }

    /// Why it is no evidence, as a sentence; nothing for one that is.
    pub fn why_useless(&self) -> Option<String> {
        let name = &self.property.name;
        match self.standing() {
            Standing::Kept(_) => None,
            Standing::NotViolated(counts) => Some(format!(
                "property {name} is not usable, the unpatched program does not violate it: {}",
                counts.describe()
            )),
            Standing::Unusable(why) => Some(format!("property {name} is not usable: {why}")),
        }
    }
}

/// All that were stated; they hold for every candidate that is judged from then on.
#[derive(Default)]
pub(crate) struct StatedProperties(RwLock<Vec<StatedProperty>>);

impl StatedProperties {
    pub(crate) fn all(&self) -> Vec<StatedProperty> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.clone()
    }

    pub(crate) fn is_empty(&self) -> bool {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.is_empty()
    }

    /// One that has the name of an earlier one takes its place.
    pub(crate) fn add(&self, further: Vec<StatedProperty>) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        for one in further {
            known.retain(|other| other.property.name != one.property.name);
            known.push(one);
        }
    }
}

#[cfg(test)]
#[path = "properties_tests.rs"]
mod tests;

//! Properties that a repair must establish. The unpatched program is checked when a property is stated: if it does not
//! violate the property there, the property says nothing about the bug.

use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use patchwright_domain::property::{Holding, Property, PropertyCounts};
use patchwright_subject::PropertyAnswer;

use crate::error::JudgeError;

/// A property and its result on the unpatched program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedProperty {
    pub property: Property,
    /// One per PoC, in their order.
    pub(crate) base: Vec<PropertyAnswer>,
}

/// What a property is worth as evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The unpatched program violates it, so the patched one must not.
    Kept(PropertyCounts),
    NotViolated(PropertyCounts),
    /// It could not be checked, and why.
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

    /// Why it is no evidence, as a sentence; `None` if it is evidence.
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

/// All stated properties; they apply to every candidate judged from then on.
#[derive(Default)]
pub(crate) struct StatedProperties(RwLock<Vec<StatedProperty>>);

impl StatedProperties {
    pub(crate) fn all(&self) -> Vec<StatedProperty> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.clone()
    }

    /// Replaces an earlier property of the same name.
    pub(crate) fn add(&self, further: Vec<StatedProperty>) {
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        for one in further {
            known.retain(|other| other.property.name != one.property.name);
            known.push(one);
        }
    }
}

/// Derives properties; called when the first candidate gets as far as that.
pub(crate) type Derive<'j> = dyn Fn() -> Result<Vec<Property>, JudgeError> + Sync + 'j;

/// The derived properties that are evidence.
#[derive(Default)]
pub(crate) struct DerivedProperties {
    pub known: OnceLock<Vec<StatedProperty>>,
    /// Held while the unpatched program is asked.
    pub asking: Mutex<()>,
}

#[cfg(test)]
#[path = "properties_tests.rs"]
mod tests;

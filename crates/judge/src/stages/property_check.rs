//! What one property says about a patched program.

use patchwright_domain::property::{Holding, Property, PropertyCounts, PropertyVerdict};
use patchwright_domain::verdict::Doubt;
use patchwright_subject::PropertyAnswer;

use crate::finding::Finding;
use crate::properties::{Standing, StatedProperty};

/// The result of one property on the patched program.
pub(super) struct Checked {
    pub stated: StatedProperty,
    /// Whether a violation refuses the patch.
    binds: bool,
    pub counts: PropertyCounts,
    /// The patch changed the statement in front of which it is checked.
    pub gone: bool,
    /// Why a run that had to answer could not be checked.
    pub unclear: Option<String>,
    /// The input that violated it first.
    on: Option<String>,
}

impl Checked {
    pub(super) fn new(stated: StatedProperty, resizes: bool) -> Self {
        Self {
            binds: !(stated.property.is_derived() && resizes),
            stated,
            counts: PropertyCounts::default(),
            gone: false,
            unclear: None,
            on: None,
        }
    }

    /// `poc` is the index of the PoC: a program without the location before the patch need not have it afterwards.
    pub(super) fn take(&mut self, answer: PropertyAnswer, poc: usize, on: &str) {
        if !matches!(self.stated.base.get(poc), Some(PropertyAnswer::Counted(_))) {
            return;
        }
        match answer {
            PropertyAnswer::Counted(counts) => {
                if counts.failures > 0 {
                    self.on.get_or_insert_with(|| on.to_owned());
                }
                self.counts.add(counts);
            }
            PropertyAnswer::Gone => self.gone = true,
            PropertyAnswer::Unusable(why) => {
                self.unclear
                    .get_or_insert_with(|| format!("{why} (on {on})"));
            }
        }
    }

    /// Whether it is evidence and the patched program could be asked about it.
    pub(super) fn is_told(&self) -> bool {
        self.stated.is_kept() && !self.gone && self.unclear.is_none()
    }

    pub(super) fn is_violated(&self) -> bool {
        self.counts.holding() == Holding::Violated
    }

    pub(super) fn verdict(&self) -> PropertyVerdict {
        let before = match self.stated.standing() {
            Standing::Kept(counts) | Standing::NotViolated(counts) => counts,
            Standing::Unusable(_) => PropertyCounts::default(),
        };
        PropertyVerdict::new(&self.stated.property, &before, &self.counts)
    }

    pub(super) fn doubt(&self) -> Option<Doubt> {
        let property = &self.stated.property;
        let (name, detail) = match property.is_derived() {
            _ if !self.stated.is_kept() => return None,
            true if !self.binds && self.is_violated() => (
                "property-violated",
                format!(
                    "`{}` does not hold at {} in the patched program either; it was derived from the unpatched one, and the \
                     patch changes a declaration or an allocation: is there room for every input now, or only for these? {}",
                    property.condition,
                    property.place(),
                    self.counts.describe()
                ),
            ),
            false if self.gone => (
                "property-place-changed",
                format!(
                    "the patch changes the statement that property {} stands before, so it says nothing",
                    property.name
                ),
            ),
            _ => return None,
        };
        Some(Doubt {
            name: name.to_owned(),
            detail,
            example: Some(property.place()),
        })
    }

    pub(super) fn refusal(&self) -> Option<Finding> {
        let property = &self.stated.property;
        if !self.stated.is_kept() || !self.binds {
            return None;
        }
        if let Some(why) = self.unclear.as_ref().filter(|_| !property.is_derived()) {
            let detail = format!("property {} is inconclusive: {why}", property.name);
            return Some(Finding::fail(detail.clone(), detail));
        }
        if !self.is_violated() {
            return None;
        }
        let on = self.on.as_deref().unwrap_or("a run");
        let detail = format!(
            "property {} is still violated on {on}: `{}` at {}, {}",
            property.name,
            property.condition,
            property.place(),
            self.counts.describe()
        );
        let feedback = format!(
            "What must hold does not hold in the patched program. {} It was {}. Make it hold wherever that place is reached, or \
             do not reach the place with such values.{}",
            capitalised(&detail),
            stated_by(property),
            more_values(&self.counts)
        );
        Some(Finding::fail(detail, feedback))
    }
}

fn stated_by(property: &Property) -> String {
    match property.is_derived() {
        true => "derived from the report, and only the crash violates it in the unpatched program"
            .to_owned(),
        false => format!("stated by {}", property.stated_by),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    format!("{first}{}.", letters.as_str())
}

fn more_values(counts: &PropertyCounts) -> String {
    let lines = counts.first.iter().filter(|values| !values.is_empty());
    let lines = lines.map(|values| format!("\n    {values}"));
    let lines: String = lines.collect();
    match lines.is_empty() {
        true => lines,
        false => format!("\nValues when it did not hold:{lines}"),
    }
}

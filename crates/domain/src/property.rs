//! A safety property: what must hold at a place of the program, as a condition of C that runs can check.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::candidate::RelPath;
use crate::count::{agree, counted};

/// What must hold just before the statement of a line is executed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Property {
    /// Tells the properties of a case apart.
    pub name: String,
    pub file: RelPath,
    /// Of the unpatched file, from 1.
    pub line: u32,
    /// An expression of C or C++ over what can be named there; it may change nothing.
    pub condition: String,
    /// A strategy's name, or `user`.
    pub stated_by: String,
}

impl Property {
    /// Who states what was derived from a crash report.
    pub const DERIVED_BY: &str = "constraint";

    /// Whether nobody vouches for it: it was read out of a report and the source.
    pub fn is_derived(&self) -> bool {
        self.stated_by == Self::DERIVED_BY
    }

    /// `src/rows.c:41`.
    pub fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: `{}` at {}", self.name, self.condition, self.place())
    }
}

/// What runs said about a property.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    Violated,
    Holds,
    NotReached,
}

impl Holding {
    pub fn name(self) -> &'static str {
        match self {
            Self::Violated => "violated",
            Self::Holds => "holds",
            Self::NotReached => "not reached",
        }
    }
}

/// How often a property was checked by the runs of a program, and how that came out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PropertyCounts {
    pub passes: u64,
    pub failures: u64,
    /// The values of the first failures: `i = 7 (int), row->len = 3 (unsigned long)`.
    pub first: Vec<String>,
    /// Whether the last check of a run failed, so that the run may have ended by what the property forbids.
    #[serde(default)]
    pub failed_last: bool,
}

impl PropertyCounts {
    pub fn holding(&self) -> Holding {
        match (self.failures, self.passes) {
            (0, 0) => Holding::NotReached,
            (0, _) => Holding::Holds,
            _ => Holding::Violated,
        }
    }

    /// Together with what other runs said.
    pub fn add(&mut self, other: Self) {
        self.passes = self.passes.saturating_add(other.passes);
        self.failures = self.failures.saturating_add(other.failures);
        self.first.extend(other.first);
        self.failed_last |= other.failed_last;
    }

    /// `violated 1 of 4 times, first with i = 3 (int)`.
    pub fn describe(&self) -> String {
        let times = self.passes.saturating_add(self.failures);
        match self.holding() {
            Holding::NotReached => "not reached".to_owned(),
            Holding::Holds => format!("holds {}", counted(times, "time")),
            Holding::Violated => {
                let first = self.first.first().filter(|values| !values.is_empty());
                let first = first.map(|values| format!(", first with {values}"));
                format!(
                    "violated {} of {times} {}{}",
                    self.failures,
                    agree(times, "time", "times"),
                    first.unwrap_or_default()
                )
            }
        }
    }
}

/// What a verdict says about a property: the fields of its JSON are a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PropertyVerdict {
    pub name: String,
    /// `src/rows.c:41`, of the unpatched file.
    pub place: String,
    pub condition: String,
    pub stated_by: String,
    pub base: Holding,
    pub candidate: Holding,
    /// How often, and with which values, before and after the patch.
    pub detail: String,
}

impl PropertyVerdict {
    pub fn new(property: &Property, base: &PropertyCounts, candidate: &PropertyCounts) -> Self {
        Self {
            name: property.name.clone(),
            place: property.place(),
            condition: property.condition.clone(),
            stated_by: property.stated_by.clone(),
            base: base.holding(),
            candidate: candidate.holding(),
            detail: format!("before: {}; now: {}", base.describe(), candidate.describe()),
        }
    }

    /// The property that it is about; nothing if its place is none.
    pub fn property(&self) -> Option<Property> {
        let (file, line) = self.place.rsplit_once(':')?;
        Some(Property {
            name: self.name.clone(),
            file: RelPath::new(file).ok()?,
            line: line.parse().ok()?,
            condition: self.condition.clone(),
            stated_by: self.stated_by.clone(),
        })
    }

    /// Whether it is evidence for the patch.
    pub fn speaks_for_it(&self) -> bool {
        self.base == Holding::Violated && self.candidate != Holding::Violated
    }

    /// `in-row (user): `i < len` at rows.c:41 · before: violated …; now: holds 3 times`.
    pub fn describe(&self) -> String {
        format!(
            "{} ({}): `{}` at {} · {}",
            self.name, self.stated_by, self.condition, self.place, self.detail
        )
    }
}

#[cfg(test)]
#[path = "property_tests.rs"]
mod tests;

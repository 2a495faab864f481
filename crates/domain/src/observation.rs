//! What a debugging agent saw of a running program: every look with what was expected there, and what the looks add up to.

use serde::{Deserialize, Serialize};

use crate::count::counted;
use crate::report::Location;

/// One look at the running program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    pub place: Location,
    /// Which time the place was reached, where that was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit: Option<u64>,
    /// Only times when this is true were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// What was looked at.
    pub expression: String,
    /// What should hold there, as the agent said before it looked.
    pub expected: String,
    pub actual: String,
    pub agrees: Agreement,
}

/// Whether a program is as it was expected to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Agreement {
    Yes,
    No,
    /// The debugger could not decide it: the place was not reached, the value is not kept, or the expectation is no
    /// condition.
    Unclear,
}

impl Agreement {
    pub fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Unclear => "unclear",
        }
    }
}

impl Observation {
    /// `src/a.c:40 in fill, time 3 with n > 2`.
    pub fn describe_place(&self) -> String {
        let hit = self.hit.map(|hit| format!(", time {hit}"));
        let when = self.when.as_ref().map(|when| format!(" with {when}"));
        format!(
            "{}{}{}",
            describe(&self.place),
            hit.unwrap_or_default(),
            when.unwrap_or_default()
        )
    }
}

/// What a debugging agent concludes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnosis {
    /// What is wrong, in English.
    pub cause: String,
    /// Where the bad state first appears.
    pub first_bad: Location,
    /// The observations that lead there, by their numbers in the run, from 1.
    pub chain: Vec<usize>,
    /// Where it may be fixed, the best place first.
    pub fixes: Vec<FixPlace>,
    pub stated_by: StatedBy,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixPlace {
    pub at: Location,
    /// What is to be changed there.
    pub change: String,
}

/// Who a diagnosis is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatedBy {
    Agent,
    /// The agent came to no end: this is read off its observations.
    Observations,
}

impl Diagnosis {
    /// `the bad state first appears at src/a.c:40 in fill (3 observations) · fix at src/a.c:38 in fill`.
    pub fn describe(&self) -> String {
        let fix = match self.fixes.first() {
            Some(fix) => format!(" · fix at {}", describe(&fix.at)),
            None => String::new(),
        };
        format!(
            "the bad state first appears at {} ({}){fix}",
            describe(&self.first_bad),
            counted(self.chain.len(), "observation")
        )
    }
}

/// `src/a.c:40 in fill`.
pub fn describe(at: &Location) -> String {
    let file = at.file.as_deref().unwrap_or("an unknown place");
    let line = at.line.map(|line| format!(":{line}")).unwrap_or_default();
    let function = at.function.as_ref().map(|name| format!(" in {name}"));
    format!("{file}{line}{}", function.unwrap_or_default())
}

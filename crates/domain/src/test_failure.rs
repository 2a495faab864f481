//! What a failing test said: the bug under repair where nothing crashes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// One test that failed. All texts were printed by the program under repair; they are bounded and without control characters.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestFailure {
    pub name: String,
    /// The assertion, or what else the test says about it, in one line.
    pub message: Option<String>,
    /// Given only where the test says which is which.
    pub expected: Option<String>,
    pub actual: Option<String>,
    /// Where the assertion is, as printed.
    pub file: Option<String>,
    pub line: Option<u32>,
    /// What the test printed, shortened.
    pub output: String,
}

impl TestFailure {
    /// Whether two runs of a test failed in one way. What changes from run to run does not count: addresses, times, and
    /// what is printed besides.
    pub fn fails_like(&self, other: &Self) -> bool {
        self.name == other.name && self.way() == other.way()
    }

    fn way(&self) -> [Option<String>; 3] {
        let texts = [&self.message, &self.expected, &self.actual];
        texts.map(|text| text.as_deref().map(lasting))
    }

    /// `expected 4, got 3`, else its message; `None` if the test gives no reason.
    pub fn reason(&self) -> Option<String> {
        match (&self.expected, &self.actual) {
            (Some(expected), Some(actual)) => Some(format!("expected {expected}, got {actual}")),
            (Some(_) | None, _) => self.message.clone(),
        }
    }
}

/// The failures of `names`, in that order, as far as there are some.
pub fn in_order(names: &[String], failures: Vec<TestFailure>) -> Vec<TestFailure> {
    let failures = failures.into_iter().map(|one| (one.name.clone(), one));
    let mut failures: BTreeMap<String, TestFailure> = failures.collect();
    let ordered = names.iter().filter_map(|name| failures.remove(name));
    ordered.collect()
}

/// The text without addresses and times.
fn lasting(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        !is_address(bare) && !is_time(bare)
    });
    words.collect::<Vec<_>>().join(" ")
}

fn is_address(word: &str) -> bool {
    let digits = word.strip_prefix("0x").unwrap_or_default();
    digits.len() >= 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn is_time(word: &str) -> bool {
    let units = ["ms", "us", "ns", "s"];
    let number = units.iter().find_map(|unit| word.strip_suffix(unit));
    number.is_some_and(|number| number.parse::<f64>().is_ok())
}

#[cfg(test)]
#[path = "test_failure_tests.rs"]
mod tests;

//! What the patched program does with inputs that showed the bug before. Nobody can know the right answer to them, but a
//! reviewer can be shown where to look.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::count::agree;

/// What becomes of some of those inputs, with one of them to try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    pub class: AnswerClass,
    pub count: usize,
    pub example: AnswerExample,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerClass {
    /// With the status and the first word on stderr that other bad inputs get.
    Refused,
    /// With the status of other bad inputs, in other words.
    RefusedOtherwise,
    /// Neither success nor a status that other bad inputs get.
    OtherStatus,
    /// Status 0.
    Accepted,
    /// Ended by a signal that is none of a crash.
    Signal,
    /// It shows another bug.
    OtherBug,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerExample {
    /// A PoC, a file, or a mutant by its number.
    pub input: String,
    /// 128 and more for a signal; nothing where a report ended the run.
    pub status: Option<i32>,
    /// The head of what it printed.
    pub output: String,
}

impl AnswerClass {
    pub fn name(self) -> &'static str {
        match self {
            Self::Refused => "refused",
            Self::RefusedOtherwise => "refused-otherwise",
            Self::OtherStatus => "other-status",
            Self::Accepted => "accepted",
            Self::Signal => "signal",
            Self::OtherBug => "other-bug",
        }
    }

    fn describe(self, count: usize) -> &'static str {
        let (one, many) = match self {
            Self::Refused => (
                "is refused as other bad input is",
                "are refused as other bad input is",
            ),
            Self::RefusedOtherwise => (
                "is refused in other words than other bad input",
                "are refused in other words than other bad input",
            ),
            Self::OtherStatus => (
                "ends with a status that no other bad input gets",
                "end with a status that no other bad input gets",
            ),
            Self::Accepted => ("is accepted", "are accepted"),
            Self::Signal => ("ends by a signal", "end by a signal"),
            Self::OtherBug => ("shows another bug", "show another bug"),
        };
        agree(count, one, many)
    }
}

impl Answer {
    /// Counts what became of each input; the first of each class is its example.
    pub fn count(seen: impl IntoIterator<Item = (AnswerClass, AnswerExample)>) -> Vec<Self> {
        let mut classes: BTreeMap<AnswerClass, Self> = BTreeMap::new();
        for (class, example) in seen {
            let known = classes.entry(class).or_insert(Self {
                class,
                count: 0,
                example,
            });
            known.count += 1;
        }
        classes.into_values().collect()
    }

    /// ``41 are refused as other bad input is, such as neighbour 7 (status 1: `bad header`)``.
    pub fn describe(&self) -> String {
        let such = match self.count {
            1 => format!(": {}", self.example.describe()),
            _ => format!(", such as {}", self.example.describe()),
        };
        format!("{} {}{such}", self.count, self.class.describe(self.count))
    }
}

impl AnswerExample {
    pub fn describe(&self) -> String {
        let status = self.status.map(|status| format!("status {status}"));
        let output = (!self.output.is_empty()).then(|| format!("`{}`", self.output));
        let parts: Vec<String> = [status, output].into_iter().flatten().collect();
        match parts.as_slice() {
            [] => self.input.clone(),
            parts => format!("{} ({})", self.input, parts.join(": ")),
        }
    }
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;

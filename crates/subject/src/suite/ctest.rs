//! CTest's console lines: `1/7 Test #1: name ....   Passed    0.01 sec`.

use std::collections::HashMap;

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::line_reader::LineReader;
use super::lines::{is_number, is_progress};
use super::names::Cases;

#[derive(Default)]
pub(super) struct Ctest {
    cases: Cases,
    /// Positions of the tests of this invocation: a repeated test (`--repeat`) keeps its last result.
    index: HashMap<String, usize>,
    /// A line that only CTest prints was seen; `Start 1: x` could come from anything.
    recognised: bool,
}

impl LineReader for Ctest {
    fn line(&mut self, line: &str) {
        let line = line.trim();
        if line.starts_with("Test project ") {
            self.index.clear();
            self.recognised = true;
        } else if let Some(name) = started(line) {
            // Failed until a result says otherwise, since CTest itself may be killed.
            self.set(name, Failed);
        } else if let Some((name, outcome)) = ended(line) {
            self.set(name, outcome);
            self.recognised = true;
        }
    }

    fn finish(self) -> Cases {
        if self.recognised {
            self.cases
        } else {
            Cases::default()
        }
    }
}

impl Ctest {
    fn set(&mut self, name: &str, outcome: TestOutcome) {
        let known = self
            .index
            .get(name)
            .and_then(|&at| self.cases.list.get_mut(at));
        match known {
            Some(case) => case.outcome = outcome,
            None => {
                self.index.insert(name.to_owned(), self.cases.list.len());
                self.cases.push(name, outcome);
            }
        }
    }
}

/// `Start  3: name`.
fn started(line: &str) -> Option<&str> {
    let (number, name) = line.strip_prefix("Start ")?.trim_start().split_once(": ")?;
    is_number(number).then_some(name)
}

/// The test of a result line, and how it ended.
pub(super) fn result(line: &str) -> Option<(&str, TestOutcome)> {
    ended(line.trim())
}

fn ended(line: &str) -> Option<(&str, TestOutcome)> {
    let test = match line.split_once(' ') {
        Some((progress, rest)) if is_progress(progress) => rest.trim_start(),
        _ => line,
    };
    let numbered = test.strip_prefix("Test ")?.trim_start().strip_prefix('#')?;
    let (number, rest) = numbered.split_once(": ")?;
    if !is_number(number) {
        return None;
    }
    let (name, outcome) = match rest.split_once("***") {
        Some((name, word)) => (name, outcome_of(word)),
        None => (rest.rsplit_once("   Passed")?.0, Passed),
    };
    Some((name.trim_end_matches('.').trim_end(), outcome))
}

fn outcome_of(word: &str) -> TestOutcome {
    if word.starts_with("Skipped") || word.starts_with("Not Run (Disabled)") {
        Skipped
    } else {
        Failed
    }
}

//! GoogleTest's console lines: `[ RUN      ] A.b`, `[       OK ] A.b (0 ms)`.

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::line_reader::LineReader;
use super::names::Cases;

#[derive(Default)]
pub(super) struct Gtest {
    cases: Cases,
    /// The test that was started last and has not ended.
    running: Option<String>,
}

impl LineReader for Gtest {
    fn line(&mut self, line: &str) {
        if let Some(name) = after(line, "[ RUN      ] ") {
            self.give_up_running();
            self.running = Some(name.trim().to_owned());
        } else if line.starts_with("[==========]") || line.starts_with("[  PASSED  ]") {
            self.give_up_running();
        } else if let Some(outcome) = self.result_of_running(line)
            && let Some(name) = self.running.take()
        {
            self.cases.push(&name, outcome);
        }
    }

    fn finish(mut self) -> Cases {
        self.give_up_running();
        self.cases
    }
}

/// Whether a line starts the test.
pub(super) fn starts(test: &str) -> impl Fn(&str) -> bool + '_ {
    move |line| after(line, "[ RUN      ] ").is_some_and(|name| name.trim() == test)
}

/// Whether a line ends the test as failed, or starts something else.
pub(super) fn ends(line: &str, test: &str) -> bool {
    after(line, "[  FAILED  ] ").is_some_and(|rest| names(rest, test))
        || line.starts_with("[ RUN      ] ")
        || line.starts_with("[----------]")
}

impl Gtest {
    /// A test that was started but did not end took its program down.
    fn give_up_running(&mut self) {
        if let Some(name) = self.running.take() {
            self.cases.push(&name, Failed);
        }
    }

    /// The list of failed tests at the end has the same form as results, so only a running test can end.
    fn result_of_running(&self, line: &str) -> Option<TestOutcome> {
        let running = self.running.as_deref()?;
        [
            ("[       OK ] ", Passed),
            ("[  FAILED  ] ", Failed),
            ("[  SKIPPED ] ", Skipped),
        ]
        .into_iter()
        .find(|(mark, _)| after(line, mark).is_some_and(|rest| names(rest, running)))
        .map(|(_, outcome)| outcome)
    }
}

/// Whether `rest` is the test's name, alone or before `, where GetParam() = …` and ` (0 ms)`.
fn names(rest: &str, test: &str) -> bool {
    rest.strip_prefix(test)
        .is_some_and(|end| end.is_empty() || end.starts_with([' ', ',']))
}

/// What follows the mark. The test's own output may precede it if it did not end with a newline.
fn after<'a>(line: &'a str, mark: &str) -> Option<&'a str> {
    line.split_once(mark).map(|(_, rest)| rest)
}

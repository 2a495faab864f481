//! Automake's harnesses, serial and parallel, and others with the same `PASS: name` lines (DejaGnu, scripts).

use std::path::Path;

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::line_reader::LineReader;
use super::lines::{is_number, plain_lines};
use super::names::Cases;

#[derive(Default)]
pub(super) struct Automake {
    cases: Cases,
    /// A result that is dropped if the next line underlines it, because it is then a section heading of a printed log.
    held: Option<(TestOutcome, String)>,
    place: OutputPart,
    /// The harness's own summary was seen, so the lines are not a script's.
    pub summed_up: bool,
}

#[derive(Default, PartialEq, Eq)]
enum OutputPart {
    #[default]
    Results,
    /// Inside a `test-suite.log` printed by `VERBOSE=1`; it repeats results and contains the tests' own output.
    Log,
}

impl LineReader for Automake {
    fn line(&mut self, line: &str) {
        if is_summary(line) {
            self.summed_up = true;
            self.place = OutputPart::Results;
        }
        if line.starts_with(".. contents::") {
            self.place = OutputPart::Log;
        }
        let underline = line.len() >= 3 && line.bytes().all(|byte| byte == b'=');
        match self.held.take() {
            Some((_, held)) if underline && line.len() == held.len() => {}
            Some((outcome, held)) => self.keep(outcome, &held),
            None => {}
        }
        if self.place == OutputPart::Results
            && let Some((word, _)) = line.split_once(": ")
            && let Some(outcome) = outcome_of(word)
        {
            self.held = Some((outcome, line.to_owned()));
        }
    }

    fn finish(mut self) -> Cases {
        if let Some((outcome, held)) = self.held.take() {
            self.keep(outcome, &held);
        }
        self.cases
    }
}

impl Automake {
    fn keep(&mut self, outcome: TestOutcome, line: &str) {
        if let Some((_, name)) = line.split_once(": ") {
            self.cases.push(without_directive(name), outcome);
        }
    }
}

/// Reads one `.trs` file: one result per test or, with drivers of a finer protocol, per test point.
pub(super) fn read_trs(path: &Path, bytes: &[u8], cases: &mut Cases) {
    let test = path.with_extension("").to_string_lossy().into_owned();
    for line in plain_lines(bytes) {
        let Some(result) = line.strip_prefix(":test-result:") else {
            continue;
        };
        let (word, point) = match result.trim().split_once(' ') {
            Some((word, point)) => (word, format!(" {}", without_directive(point))),
            None => (result.trim(), String::new()),
        };
        if let Some(outcome) = outcome_of(word) {
            cases.push(&format!("{test}{point}"), outcome);
        }
    }
}

fn outcome_of(word: &str) -> Option<TestOutcome> {
    match word {
        "PASS" => Some(Passed),
        "FAIL" | "XPASS" | "ERROR" | "KPASS" | "UNRESOLVED" => Some(Failed),
        "SKIP" | "XFAIL" | "KFAIL" | "UNTESTED" | "UNSUPPORTED" => Some(Skipped),
        _ => None,
    }
}

/// Removes a test point's `# SKIP why`, since the reason may differ from run to run.
fn without_directive(name: &str) -> &str {
    ["# SKIP", "# TODO"]
        .iter()
        .filter_map(|directive| name.find(directive))
        .min()
        .and_then(|at| name.get(..at))
        .unwrap_or(name)
        .trim_end()
}

fn is_summary(line: &str) -> bool {
    let counted = || {
        let mut words = line.split(' ');
        let count = words
            .next()
            .is_some_and(|word| word == "All" || is_number(word));
        count
            && (line.ends_with(" passed")
                || line.ends_with(" failed")
                || line.contains(" did not behave as expected"))
            && (line.contains(" test ") || line.contains(" tests "))
    };
    line.starts_with("Testsuite summary") || counted()
}

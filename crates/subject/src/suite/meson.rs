//! Meson's console lines (`1/6 project:suite / name   OK   0.02s`) and its `testlog.json`.

use std::collections::HashMap;

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};
use serde::Deserialize;

use super::line_reader::LineReader;
use super::lines::{is_number, is_progress};
use super::names::Cases;

#[derive(Default)]
pub(super) struct Meson {
    cases: Cases,
    /// Tests that a verbose run announced (`RUNNING`) and that have not finished.
    running: HashMap<String, usize>,
    place: OutputPart,
}

#[derive(Default, PartialEq, Eq)]
enum OutputPart {
    #[default]
    Results,
    /// The list at the end repeats the lines of the failed tests.
    Summary,
}

impl LineReader for Meson {
    fn line(&mut self, line: &str) {
        match line.trim_end() {
            "Summary of Failures:" => self.place = OutputPart::Summary,
            end if end.starts_with("Ok:") => self.place = OutputPart::Results,
            _ => {}
        }
        if self.place == OutputPart::Summary {
            return;
        }
        match test_of(line) {
            Some((name, Word::Running)) => {
                self.running.insert(name.clone(), self.cases.list.len());
                self.cases.push(&name, Failed);
            }
            Some((name, Word::Ended(outcome))) => self.end(&name, outcome),
            None => {}
        }
    }

    fn finish(self) -> Cases {
        self.cases
    }
}

impl Meson {
    fn end(&mut self, name: &str, outcome: TestOutcome) {
        let started = self.running.remove(name);
        match started.and_then(|at| self.cases.list.get_mut(at)) {
            Some(case) => case.outcome = outcome,
            None => self.cases.push(name, outcome),
        }
    }
}

/// Reads `testlog.json`: one object per line and test. A truncated line is ignored.
pub(super) fn read_testlog(bytes: &[u8], cases: &mut Cases) {
    #[derive(Deserialize)]
    struct Entry {
        name: String,
        result: String,
    }
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Ok(entry) = serde_json::from_slice::<Entry>(line)
            && let Some(Word::Ended(outcome)) = word_of(&entry.result)
        {
            cases.push(&entry.name, outcome);
        }
    }
}

enum Word {
    Running,
    Ended(TestOutcome),
}

fn test_of(line: &str) -> Option<(String, Word)> {
    let mut words = line.split_whitespace().peekable();
    words.next().filter(|word| is_progress(word))?;
    let mut name: Vec<&str> = Vec::new();
    while let Some(word) = words.next() {
        let timed = words.peek().is_some_and(|next| is_duration(next));
        match word_of(word) {
            Some(Word::Running) if words.peek().is_none() && !name.is_empty() => {
                return Some((name.join(" "), Word::Running));
            }
            Some(Word::Ended(outcome)) if timed && !name.is_empty() => {
                return Some((name.join(" "), Word::Ended(outcome)));
            }
            Some(_) | None => name.push(word),
        }
    }
    None
}

fn word_of(word: &str) -> Option<Word> {
    match word {
        "OK" => Some(Word::Ended(Passed)),
        "FAIL" | "UNEXPECTEDPASS" | "TIMEOUT" | "ERROR" | "INTERRUPT" => Some(Word::Ended(Failed)),
        "SKIP" | "EXPECTEDFAIL" | "IGNORED" => Some(Word::Ended(Skipped)),
        "RUNNING" => Some(Word::Running),
        _ => None,
    }
}

/// `0.02s`, or `0.02` followed by a separate `s` in older versions.
fn is_duration(word: &str) -> bool {
    let number = word.strip_suffix('s').unwrap_or(word);
    number
        .split_once('.')
        .is_some_and(|(whole, part)| [whole, part].iter().all(|digits| is_number(digits)))
}

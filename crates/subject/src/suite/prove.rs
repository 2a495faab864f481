//! What `prove` prints if it hides the tests' own lines: `t/basic.t .. ok`.

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::line_reader::LineReader;
use super::names::Cases;

#[derive(Default)]
pub(super) struct Prove {
    cases: Cases,
    /// A script whose result is on a later line.
    open: Option<String>,
}

impl LineReader for Prove {
    fn line(&mut self, line: &str) {
        if let Some((script, result)) = script_line(line) {
            self.give_up();
            match outcome_of(result) {
                Some(outcome) => self.cases.push(script, outcome),
                None => self.open = Some(script.to_owned()),
            }
        } else if let Some(outcome) = outcome_of(line)
            && let Some(script) = self.open.take()
        {
            self.cases.push(&script, outcome);
        }
    }

    fn finish(mut self) -> Cases {
        self.give_up();
        self.cases
    }
}

impl Prove {
    fn give_up(&mut self) {
        if let Some(script) = self.open.take() {
            self.cases.push(&script, Failed);
        }
    }
}

/// `t/basic.t ..... ok`, perhaps after a `[12:00:01]`.
fn script_line(line: &str) -> Option<(&str, &str)> {
    let line = match line.strip_prefix('[') {
        Some(stamped) => stamped.split_once("] ")?.1,
        None => line,
    };
    let (script, rest) = line.split_once(" ..")?;
    let is_script = script.ends_with(".t") && !script.contains(' ');
    let result = rest.trim_start_matches('.');
    (is_script && (result.is_empty() || result.starts_with(' '))).then(|| (script, result.trim()))
}

fn outcome_of(result: &str) -> Option<TestOutcome> {
    let first = result.split([' ', ':', ',']).next().unwrap_or_default();
    match first {
        "ok" => Some(Passed),
        "skipped" => Some(Skipped),
        "Failed" | "Dubious" | "No" => Some(Failed),
        _ => None,
    }
}

//! Counts what a build or a test run has done, from its output lines.

use std::ffi::OsStr;

use patchwright_domain::count::counted;
use patchwright_subject::compile_commands::is_compiler;

/// Larger numbers cannot be a count of files or tests.
const MOST: usize = 1_000_000;
const RESULTS: [&str; 8] = [
    "PASS:", "FAIL:", "SKIP:", "XFAIL:", "XPASS:", "ERROR:", "ok ", "not ok ",
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Files,
    Tests,
}

#[derive(Debug)]
pub struct Count {
    what: What,
    done: usize,
    /// The total that the command itself reports, which takes precedence over the count of an
    /// earlier run.
    said: Option<usize>,
    known: Option<usize>,
    percent: Option<usize>,
}

impl Count {
    pub fn new(what: What, known: Option<usize>) -> Self {
        Self {
            what,
            done: 0,
            said: None,
            known: known.filter(|count| *count > 0),
            percent: None,
        }
    }

    pub fn restart(&mut self) {
        *self = Self::new(self.what, self.known);
    }

    pub fn line(&mut self, line: &str) {
        let line = line.trim_end();
        match self.what {
            What::Files => self.build_line(line),
            What::Tests => self.test_line(line),
        }
    }

    /// `12 of 40 files`, `42 % of the build`, `12 tests`.
    pub fn describe(&self) -> Option<String> {
        let noun = match self.what {
            What::Files => "file",
            What::Tests => "test",
        };
        let all = self.said.or(self.known).filter(|all| *all >= self.done);
        match (self.done, all, self.percent) {
            (_, _, Some(percent)) => Some(format!("{percent} %")),
            (0, _, None) => None,
            (done, Some(all), None) => Some(format!("{done} of {}", counted(all, noun))),
            (done, None, None) => Some(counted(done, noun)),
        }
    }

    fn build_line(&mut self, line: &str) {
        let inside = line.strip_prefix('[').and_then(|rest| rest.split_once(']'));
        let inside = inside.map(|(inside, _)| inside.trim());
        if let Some((done, all)) = inside.and_then(fraction) {
            (self.done, self.said) = (done, Some(all));
        } else if let Some(percent) = inside.and_then(|inside| number(inside.strip_suffix('%')?)) {
            self.percent = Some(percent.min(100));
        } else if compiles(line) {
            self.done = (self.done + 1).min(MOST);
        }
    }

    fn test_line(&mut self, line: &str) {
        let first = line.split_whitespace().next().unwrap_or_default();
        let plan = line.strip_prefix("1..").and_then(number);
        let running = line
            .strip_prefix("[==========] Running ")
            .and_then(|rest| number(rest.split(' ').next()?));
        if let Some((done, all)) = fraction(first) {
            (self.done, self.said) = (done, Some(all));
        } else if let Some(all) = plan.or(running) {
            self.said = Some((self.said.unwrap_or(0) + all).min(MOST));
        } else if RESULTS.iter().any(|start| line.starts_with(start)) || is_gtest(line) {
            self.done = (self.done + 1).min(MOST);
        }
    }
}

/// `3/12`.
fn fraction(word: &str) -> Option<(usize, usize)> {
    let (done, all) = word.split_once('/')?;
    let (done, all) = (number(done)?, number(all)?);
    (done <= all).then_some((done, all))
}

fn number(word: &str) -> Option<usize> {
    let number: usize = word.trim().parse().ok()?;
    (number <= MOST).then_some(number)
}

/// `  CC  foo.o`, as printed by quiet rules, or a compiler call with `-c`.
fn compiles(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let Some(first) = words.next() else {
        return false;
    };
    if line.starts_with(' ') && matches!(first, "CC" | "CXX") {
        return true;
    }
    is_compiler(OsStr::new(first)) && words.any(|word| word == "-c")
}

fn is_gtest(line: &str) -> bool {
    let ended = line.starts_with("[       OK ]") || line.starts_with("[  FAILED  ]");
    ended && line.ends_with(" ms)")
}

#[cfg(test)]
#[path = "count_tests.rs"]
mod tests;

//! What failing tests printed: the part of the output or of a log that belongs to each.
//!
//! Written by hostile programs like the results themselves: every part is bounded, and a test of which nothing is found
//! says nothing.

use std::path::{Path, PathBuf};

use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{SuiteResult, TestOutcome};
use patchwright_domain::test_failure::TestFailure;
use serde::Deserialize;

use super::assertion::Assertion;
use super::lines::plain_lines;
use super::{ctest, gtest, junit, tap_line};

/// Lines kept of one test, and characters of each.
const MOST_LINES: usize = 60;
const MOST_LINE: usize = 300;
/// Lines shown around a test's name where nothing marks what belongs to it.
const AROUND: usize = 12;
/// CTest's log of the last run, which has what its console leaves out.
const CTEST_LOG: &str = "LastTest.log";

/// Everything that a test run left.
pub struct Remains<'a> {
    pub output: &'a [u8],
    pub files: &'a [(PathBuf, Vec<u8>)],
    /// The log that a harness keeps for one test of this name.
    pub log_of: &'a dyn Fn(&str) -> Option<String>,
}

/// Whether a file holds what tests printed, besides their results.
pub fn is_log_file(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == CTEST_LOG)
}

/// What those of the named tests that failed said, in the order of `names`.
pub fn failures(result: &SuiteResult, names: &[String], remains: &Remains<'_>) -> Vec<TestFailure> {
    let failed = |name: &&String| {
        let mut cases = result.cases.iter();
        cases.any(|case| case.name == **name && case.outcome == TestOutcome::Failed)
    };
    let lines: Vec<String> = plain_lines(remains.output).collect();
    let failed = names.iter().filter(failed);
    failed
        .map(|name| failure(result.format, name, &lines, remains))
        .collect()
}

fn failure(format: TestFormat, name: &str, lines: &[String], remains: &Remains<'_>) -> TestFailure {
    let mut said: Vec<String> = own_part(format, name, lines, remains)
        .into_iter()
        .map(|line| line.chars().take(MOST_LINE).collect())
        .collect();
    let is_blank = |line: &String| line.trim().is_empty();
    let first = said.iter().position(|line| !is_blank(line));
    said.drain(..first.unwrap_or(said.len()));
    said.truncate(MOST_LINES);
    while said.last().is_some_and(is_blank) {
        said.pop();
    }
    let assertion = Assertion::read(&said);
    TestFailure {
        name: name.to_owned(),
        message: assertion.message,
        expected: assertion.expected,
        actual: assertion.actual,
        file: assertion.file,
        line: assertion.line,
        output: said.join("\n"),
    }
}

fn own_part(
    format: TestFormat,
    name: &str,
    lines: &[String],
    remains: &Remains<'_>,
) -> Vec<String> {
    let found = match format {
        TestFormat::Junit => junit_part(name, remains),
        TestFormat::Gtest => section(lines, gtest::starts(name), |line| gtest::ends(line, name)),
        TestFormat::Tap => tap_part(name, lines),
        TestFormat::Ctest => {
            let printed = ctest_part(name, lines).filter(|part| !is_silent(part));
            printed.or_else(|| ctest_log(name, remains))
        }
        TestFormat::Meson => meson_part(name, remains),
        TestFormat::ExitStatus => Some(last(lines)),
        TestFormat::Auto | TestFormat::Automake | TestFormat::Autotest => None,
    };
    let logged = || {
        let log = (remains.log_of)(name)?;
        Some(last(&plain_lines(log.as_bytes()).collect::<Vec<_>>()))
    };
    let found = found.filter(|part| !is_silent(part));
    found.or_else(logged).unwrap_or_else(|| around(lines, name))
}

fn is_silent(part: &[String]) -> bool {
    part.iter().all(|line| line.trim().is_empty())
}

/// The lines between the first that starts a section and the next that ends it.
fn section(
    lines: &[String],
    starts: impl Fn(&str) -> bool,
    ends: impl Fn(&str) -> bool,
) -> Option<Vec<String>> {
    let start = lines.iter().position(|line| starts(line))?;
    let inside = lines.iter().skip(start + 1);
    Some(inside.take_while(|line| !ends(line)).cloned().collect())
}

/// What follows `not ok 3 - name`: comments and YAML up to the next result.
fn tap_part(name: &str, lines: &[String]) -> Option<Vec<String>> {
    // A subtest is named after its parents.
    let own = name.rsplit(" / ").next().unwrap_or(name);
    let is_own = |line: &str| match tap_line::parse(line.trim()) {
        tap_line::Line::Point(point) => {
            line.trim_start().starts_with("not ok")
                && (point.description == own || point.name(point.number.unwrap_or(0)) == own)
        }
        _ => false,
    };
    let indent = |line: &str| line.len() - line.trim_start().len();
    let start = lines.iter().position(|line| is_own(line))?;
    let column = lines.get(start).map_or(0, |line| indent(line));
    // Its YAML may quote results; it is further to the right.
    let ends = |line: &&String| {
        let is_result = !matches!(tap_line::parse(line.trim()), tap_line::Line::Other);
        is_result && indent(line) <= column
    };
    let inside = lines.iter().skip(start + 1);
    Some(inside.take_while(|line| !ends(line)).cloned().collect())
}

/// With `--output-on-failure`, a test's output follows its result.
fn ctest_part(name: &str, lines: &[String]) -> Option<Vec<String>> {
    let is_result = |line: &str| ctest::result(line).is_some_and(|(test, _)| test == name);
    let ends = |line: &str| {
        let line = line.trim();
        line.starts_with("Start ")
            || line.contains("% tests passed")
            || ctest::result(line).is_some()
    };
    section(lines, is_result, ends)
}

/// `3/7 Testing: name`, some lines, `Output:`, a rule, and then the output.
fn ctest_log(name: &str, remains: &Remains<'_>) -> Option<Vec<String>> {
    let mut logs = remains.files.iter().filter(|(path, _)| is_log_file(path));
    logs.find_map(|(_, bytes)| {
        let lines: Vec<String> = plain_lines(bytes).collect();
        let is_own = |line: &str| {
            line.split_once(" Testing: ")
                .is_some_and(|(_, test)| test == name)
        };
        let test = section(&lines, is_own, |line| line.contains(" Testing: "))?;
        section(
            &test,
            |line| line.starts_with("-----"),
            |line| line.starts_with("<end of output>") || line.starts_with("-----"),
        )
    })
}

fn meson_part(name: &str, remains: &Remains<'_>) -> Option<Vec<String>> {
    #[derive(Deserialize)]
    struct Entry {
        name: String,
        #[serde(default)]
        stdout: String,
        #[serde(default)]
        stderr: String,
    }
    let is_log = |path: &Path| path.file_name().is_some_and(|name| name == "testlog.json");
    let mut logs = remains.files.iter().filter(|(path, _)| is_log(path));
    let entry = logs.find_map(|(_, bytes)| {
        let entries = bytes.split(|&byte| byte == b'\n');
        let mut entries = entries.filter_map(|line| serde_json::from_slice::<Entry>(line).ok());
        entries.find(|entry| entry.name == name)
    })?;
    let text = format!("{}\n{}", entry.stdout, entry.stderr);
    Some(plain_lines(text.as_bytes()).collect())
}

fn junit_part(name: &str, remains: &Remains<'_>) -> Option<Vec<String>> {
    let files = remains.files.iter().map(|(_, bytes)| bytes.as_slice());
    let mut documents = files
        .filter(|bytes| junit::is_junit(bytes))
        .chain(junit::document_in(remains.output));
    let text = documents.find_map(|document| junit::failure_text(document, name))?;
    Some(plain_lines(text.as_bytes()).collect())
}

fn last(lines: &[String]) -> Vec<String> {
    let said: Vec<&String> = lines
        .iter()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let cut = said.len().saturating_sub(MOST_LINES);
    said.into_iter().skip(cut).cloned().collect()
}

fn around(lines: &[String], name: &str) -> Vec<String> {
    let at = lines.iter().position(|line| line.contains(name));
    let first = at.map_or(0, |at| at.saturating_sub(AROUND / 3));
    match at {
        Some(_) => lines.iter().skip(first).take(AROUND).cloned().collect(),
        None => Vec::new(),
    }
}

#[cfg(test)]
#[path = "failures_tests.rs"]
mod tests;

//! Parses the output of a test command into results per test. Pure: the caller runs the command and passes its output.
//!
//! All of this was printed by hostile programs: parsing is bounded, always terminates and never panics, and what is not
//! reported as passed has not passed.

mod assertion;
mod automake;
mod autotest;
mod ctest;
mod detect;
mod failures;
mod gtest;
mod junit;
mod line_reader;
pub(crate) mod lines;
mod meson;
mod names;
mod none_ran;
mod prove;
mod result_files;
mod tap;
mod tap_line;
mod xml;

use std::path::PathBuf;

use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{SuiteResult, TestOutcome};

use automake::Automake;
use autotest::Autotest;
use ctest::Ctest;
use detect::detect;
pub use failures::{Remains, failures, is_log_file};
use gtest::Gtest;
use line_reader::{LineReader, console, read_lines};
use meson::Meson;
use names::Cases;
use none_ran::says_none_ran;
use result_files::from_files;
pub use result_files::is_result_file;
use tap::Tap;

/// Name of the one test that stands for an exit status.
pub const EXIT_STATUS_TEST: &str = "exit status";

#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum SuiteError {
    #[error("{} is not a JUnit file: no <testsuite> or <testcase> near its start", path.display())]
    NotJunit { path: PathBuf },
}

/// Reads the results of one run from the command's output and the result files it wrote.
///
/// Console lines take precedence over `.trs` files and `testlog.json`, which may be left over from an earlier run.
/// `exit` is `None` if the command was killed.
pub fn read(
    format: TestFormat,
    output: &[u8],
    exit: Option<i32>,
    files: &[(PathBuf, Vec<u8>)],
) -> Result<SuiteResult, SuiteError> {
    let (format, mut cases) = match format {
        TestFormat::Auto => detect(output, files).unwrap_or_else(|| by_exit_status(output, exit)),
        TestFormat::ExitStatus => by_exit_status(output, exit),
        TestFormat::Autotest => (format, console::<Autotest>(output)),
        TestFormat::Automake => (format, console_or_files::<Automake>(format, output, files)),
        TestFormat::Meson => (format, console_or_files::<Meson>(format, output, files)),
        TestFormat::Tap => (format, tap_of(output)),
        TestFormat::Ctest => (format, console::<Ctest>(output)),
        TestFormat::Gtest => (format, console::<Gtest>(output)),
        TestFormat::Junit => (format, junit_of(output, files)?),
    };
    names::make_unique(&mut cases.list);
    Ok(SuiteResult {
        format,
        cases: cases.list,
        exit,
        extent: cases.extent,
    })
}

fn console_or_files<R: LineReader>(
    format: TestFormat,
    output: &[u8],
    files: &[(PathBuf, Vec<u8>)],
) -> Cases {
    let cases = console::<R>(output);
    if cases.is_empty() {
        from_files(format, files)
    } else {
        cases
    }
}

fn tap_of(output: &[u8]) -> Cases {
    let cases = console::<Tap>(output);
    match cases.is_empty() {
        true => read_lines(Tap::without_plan(), output),
        false => cases,
    }
}

fn junit_of(output: &[u8], files: &[(PathBuf, Vec<u8>)]) -> Result<Cases, SuiteError> {
    let mut cases = from_files(TestFormat::Junit, files);
    if !cases.is_empty() {
        return Ok(cases);
    }
    if let Some(document) = junit::document_in(output) {
        junit::read(document, &mut cases);
        return Ok(cases);
    }
    let mut documents = files
        .iter()
        .filter(|(path, _)| is_result_file(TestFormat::Junit, path));
    match documents.next() {
        Some((path, bytes))
            if !junit::is_junit(bytes) && !documents.any(|(_, bytes)| junit::is_junit(bytes)) =>
        {
            Err(SuiteError::NotJunit { path: path.clone() })
        }
        Some(_) | None => Ok(cases),
    }
}

/// One test stands for all, unless the command itself says that it ran none.
fn by_exit_status(output: &[u8], exit: Option<i32>) -> (TestFormat, Cases) {
    let mut cases = Cases::default();
    match exit {
        Some(0) if says_none_ran(output) => {}
        Some(0) => cases.push(EXIT_STATUS_TEST, TestOutcome::Passed),
        Some(_) | None => cases.push(EXIT_STATUS_TEST, TestOutcome::Failed),
    }
    (TestFormat::ExitStatus, cases)
}

#[cfg(test)]
#[path = "suite_tests.rs"]
mod tests;

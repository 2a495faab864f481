//! What a user needs to know about a test run that failed before any patch: the end of the failing test's output, and
//! what to do.

use patchwright_crash::{self as crash, Project};
use patchwright_domain::report::{CrashReport, Sanitizer};
use patchwright_domain::suite::{Standing, SuiteResult, TestOutcome};
use patchwright_sandbox::Leftovers;
use serde::{Deserialize, Serialize};

use crate::suite_outcome::SuiteRun;

const NO_REPORT: &str = "a test that fails without a patch cannot be lost by one; if it fails by this bug, that it passes with the patch is told";
const LINES: usize = 12;
const MOST_LINE: usize = 200;
const MOST_LOG_BYTES: u64 = 1 << 20;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuiteTail {
    /// The last lines.
    pub output: String,
    pub hint: Option<String>,
}

/// `None` for a run in which no test and no command failed.
pub(crate) fn tail(
    run: &SuiteRun,
    printed: &[u8],
    left: Option<&Leftovers>,
    project: &Project,
) -> Option<SuiteTail> {
    let failing = match run {
        SuiteRun::Ran(result) => match result.standing() {
            Standing::Passed | Standing::OnlySkipped | Standing::PartlyKnown => return None,
            Standing::Failed | Standing::CommandFailed | Standing::NoTests => first_failing(result),
        },
        SuiteRun::NotRun(_) | SuiteRun::Stopped(_) => None,
    };
    let own = failing.and_then(|name| own_log(name, left?));
    let printed = String::from_utf8_lossy(printed);
    let text = own.as_deref().unwrap_or(&printed);
    let reports = [text, &printed].map(|text| crash::parse(text.as_bytes()));
    let report = reports.iter().flatten().next();
    Some(SuiteTail {
        output: last_lines(text),
        hint: match (report, run) {
            (Some(report), _) => Some(with_report(report, project)),
            (None, SuiteRun::Ran(_)) => Some(NO_REPORT.to_owned()),
            (None, SuiteRun::NotRun(_) | SuiteRun::Stopped(_)) => None,
        },
    })
}

fn first_failing(result: &SuiteResult) -> Option<&str> {
    let mut cases = result.cases.iter();
    let failing = cases.find(|case| case.outcome == TestOutcome::Failed);
    failing.map(|case| case.name.as_str())
}

/// automake writes the output of each test to its own file, `a.log` for `a.test`.
pub(crate) fn own_log(name: &str, left: &Leftovers) -> Option<String> {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let places = [format!("{name}.log"), format!("{stem}.log")];
    let read = |place: &String| left.read(place.as_ref(), MOST_LOG_BYTES).ok();
    let bytes = places.iter().find_map(read)?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

fn last_lines(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let last = lines.iter().skip(lines.len().saturating_sub(LINES));
    let short = |line: &&str| line.chars().take(MOST_LINE).collect::<String>();
    last.map(short).collect::<Vec<_>>().join("\n")
}

/// Names the sanitizer report that failed the test, which may not be the bug under repair.
fn with_report(report: &CrashReport, project: &Project) -> String {
    let view = crash::view(report, project);
    let file = view.file.map(|file| match view.line {
        Some(line) => format!(" ({file}:{line})"),
        None => format!(" ({file})"),
    });
    let what = format!(
        "a report failed the test: the program {}{}",
        crash::purify(report, project).headline,
        file.unwrap_or_default()
    );
    let rest = match report.sanitizer {
        Sanitizer::Undefined => {
            "If it is not the bug, let tests go on after it: UBSAN_OPTIONS = \"halt_on_error=0\" in [test.env], and no \
             -fno-sanitize-recover in the build's flags"
        }
        Sanitizer::Leak => {
            "If it is not the bug, let tests ignore leaks: ASAN_OPTIONS = \"detect_leaks=0\" in [test.env]"
        }
        Sanitizer::Address
        | Sanitizer::HwAddress
        | Sanitizer::Memory
        | Sanitizer::Thread
        | Sanitizer::Libfuzzer
        | Sanitizer::Glibc
        | Sanitizer::Valgrind
        | Sanitizer::Jazzer
        | Sanitizer::Java
        | Sanitizer::Rust
        | Sanitizer::Go
        | Sanitizer::Python
        | Sanitizer::Javascript
        | Sanitizer::Signal
        | Sanitizer::None => {
            "If it is the bug itself, a patch may fix the test too; else the test does not count"
        }
    };
    format!("{what}. {rest}")
}

#[cfg(test)]
#[path = "suite_tail_tests.rs"]
mod tests;

//! Reports of failing tests: nothing crashed, and the tests say what is wrong.

use std::fmt::Write as _;

use patchwright_domain::count::counted;
use patchwright_domain::report::CrashReport;
use patchwright_domain::test_failure::TestFailure;

/// Tests described in full, and lines shown of what each printed.
const SHOWN_TESTS: usize = 5;
const SHOWN_LINES: usize = 20;
const MOST_LINE: usize = 200;
/// Names in a headline, and the longest reason there.
const NAMED: usize = 3;
const MOST_REASON: usize = 200;

/// The names of the first tests.
pub(crate) fn names(report: &CrashReport, most: usize) -> Vec<String> {
    let names = report.failures.iter().map(|failure| failure.name.clone());
    names.take(most).collect()
}

/// Whether at least one test fails in both reports, in the same way.
pub(crate) fn fail_alike(a: &CrashReport, b: &CrashReport) -> bool {
    let is_in_b = |one: &TestFailure| b.failures.iter().any(|other| one.fails_like(other));
    a.failures.iter().any(is_in_b)
}

/// `fails the test round: expected 4, got 3`.
pub(crate) fn headline(report: &CrashReport) -> String {
    match report.failures.as_slice() {
        [] => "fails a test".to_owned(),
        [one] => match one.reason() {
            Some(reason) => format!("fails the test {}: {}", one.name, cut(&reason, MOST_REASON)),
            None => format!("fails the test {}", one.name),
        },
        all => {
            let named = names(report, NAMED).join(", ");
            let more = match all.len().saturating_sub(NAMED) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            format!("fails {}: {named}{more}", counted(all.len(), "test"))
        }
    }
}

/// What each test said.
pub(crate) fn write(text: &mut String, report: &CrashReport) {
    for failure in report.failures.iter().take(SHOWN_TESTS) {
        write_failure(text, failure);
    }
    let more = report.failures.len().saturating_sub(SHOWN_TESTS);
    if more > 0 {
        let _ = writeln!(text, "\n{} fail as well.", counted(more, "further test"));
    }
}

fn write_failure(text: &mut String, failure: &TestFailure) {
    let place = match (&failure.file, failure.line) {
        (Some(file), Some(line)) => format!(" at {file}:{line}"),
        (Some(file), None) => format!(" in {file}"),
        (None, _) => String::new(),
    };
    let _ = writeln!(text, "\nTest {} fails{place}.", failure.name);
    let said = [
        ("It says: ", &failure.message),
        ("Expected: ", &failure.expected),
        ("Actual:   ", &failure.actual),
    ];
    for (title, words) in said {
        if let Some(words) = words {
            let _ = writeln!(text, "  {title}{}", cut(words, MOST_LINE * 2));
        }
    }
    if failure.output.is_empty() {
        return;
    }
    let _ = writeln!(text, "  It prints:");
    let lines: Vec<&str> = failure.output.lines().collect();
    for line in lines.iter().take(SHOWN_LINES) {
        // The mark keeps what a program printed from looking like a part of the report.
        let _ = writeln!(text, "  | {}", cut(line, MOST_LINE));
    }
    let more = lines.len().saturating_sub(SHOWN_LINES);
    if more > 0 {
        let _ = writeln!(text, "  | … {} left out", counted(more, "line"));
    }
}

fn cut(text: &str, most: usize) -> String {
    let text = text.replace('\n', " ");
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text,
    }
}

#[cfg(test)]
#[path = "failed_tests_tests.rs"]
mod tests;

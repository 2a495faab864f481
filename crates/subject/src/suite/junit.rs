//! JUnit's XML, as GoogleTest, CTest, Meson, pytest and others write it.

use patchwright_domain::suite::Extent;
use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::names::{Cases, stable};
use super::xml::{End, Tag, Tags, attribute, find};

/// Whether a document looks like JUnit's.
pub(super) fn is_junit(document: &[u8]) -> bool {
    let head = document.get(..4096).unwrap_or(document);
    find(head, b"<testsuite").is_some() || find(head, b"<testcase").is_some()
}

/// The part of a program's output from its first suite to the end of its last; to the very end if that is missing.
pub(super) fn document_in(output: &[u8]) -> Option<&[u8]> {
    let document = output.get(find(output, b"<testsuite")?..)?;
    let mark = b"</testsuite";
    let end = document
        .windows(mark.len())
        .rposition(|window| window == mark)
        .and_then(|at| document.get(..at));
    Some(end.unwrap_or(document))
}

/// Reads every test of a document; if it is cut off, keeps what came before.
pub(super) fn read(document: &[u8], cases: &mut Cases) {
    let mut tags = Tags::new(document);
    let mut open: Option<(String, TestOutcome)> = None;
    for tag in tags.by_ref() {
        match tag {
            Tag::Open {
                name: b"testcase",
                attributes,
            } => {
                let started = (name_of(attributes), outcome_of(attributes));
                if let Some((name, _)) = open.replace(started) {
                    cases.push(&name, Failed);
                }
            }
            Tag::Alone {
                name: b"testcase",
                attributes,
            } => {
                cases.push(&name_of(attributes), outcome_of(attributes));
            }
            Tag::Open { name, .. } | Tag::Alone { name, .. } => {
                if let Some((_, outcome)) = &mut open {
                    *outcome = changed_by(name, *outcome);
                }
            }
            Tag::Close { name: b"testcase" } => {
                if let Some((name, outcome)) = open.take() {
                    cases.push(&name, outcome);
                }
            }
            Tag::Close { .. } => {}
        }
    }
    if let Some((name, _)) = open {
        cases.push(&name, Failed);
        cases.extent = Extent::Cut;
    }
    if tags.end == End::Torn {
        cases.extent = Extent::Cut;
    }
}

/// What a document says of the failure of one test: the message and the text of its first failure.
pub(super) fn failure_text(document: &[u8], test: &str) -> Option<String> {
    let mut tags = Tags::new(document);
    let mut is_own = false;
    while let Some(tag) = tags.next() {
        match tag {
            Tag::Open {
                name: b"testcase",
                attributes,
            } => is_own = stable(&name_of(attributes)) == test,
            Tag::Close { name: b"testcase" } => is_own = false,
            Tag::Open {
                name: name @ (b"failure" | b"error"),
                attributes,
            } if is_own => {
                let message = attribute(attributes, "message").unwrap_or_default();
                return Some(format!("{message}\n{}", tags.text_before_close(name)));
            }
            Tag::Alone {
                name: b"failure" | b"error",
                attributes,
            } if is_own => return attribute(attributes, "message"),
            Tag::Open { .. } | Tag::Alone { .. } | Tag::Close { .. } => {}
        }
    }
    None
}

fn name_of(attributes: &[u8]) -> String {
    let name = attribute(attributes, "name").unwrap_or_default();
    match attribute(attributes, "classname") {
        Some(class) if !class.is_empty() && class != name => format!("{class}.{name}"),
        _ => name,
    }
}

/// The outcome in the test's own tag, where GoogleTest and CTest mark tests that did not run.
fn outcome_of(attributes: &[u8]) -> TestOutcome {
    let is = |name, values: &[&str]| {
        attribute(attributes, name).is_some_and(|value| values.contains(&value.as_str()))
    };
    if is("status", &["fail"]) {
        Failed
    } else if is("status", &["notrun", "disabled"]) || is("result", &["skipped", "suppressed"]) {
        Skipped
    } else {
        Passed
    }
}

fn changed_by(element: &[u8], outcome: TestOutcome) -> TestOutcome {
    match element {
        b"failure" | b"error" => Failed,
        b"skipped" if outcome == Passed => Skipped,
        _ => outcome,
    }
}

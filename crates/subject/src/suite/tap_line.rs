//! One line of the Test Anything Protocol.

use patchwright_domain::suite::TestOutcome;

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Version,
    Plan { tests: u64 },
    Point(Point),
    BailOut,
    Other,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub status: Status,
    pub number: Option<u64>,
    pub description: String,
    pub directive: Directive,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Status {
    Ok,
    NotOk,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Directive {
    None,
    Skip,
    Todo,
}

impl Point {
    /// A TODO test does not count, whatever its result; a skipped one that is not ok was not skipped.
    pub fn outcome(&self) -> TestOutcome {
        match (self.directive, self.status) {
            (Directive::Todo, _) | (Directive::Skip, Status::Ok) => TestOutcome::Skipped,
            (Directive::None, Status::Ok) => TestOutcome::Passed,
            (Directive::None | Directive::Skip, Status::NotOk) => TestOutcome::Failed,
        }
    }

    pub fn name(&self, number: u64) -> String {
        if self.description.is_empty() {
            format!("test {number}")
        } else {
            self.description.clone()
        }
    }
}

/// Parses a line without its indentation.
pub(super) fn parse(text: &str) -> Line {
    if text.starts_with("TAP version ") {
        Line::Version
    } else if text.starts_with("Bail out!") {
        Line::BailOut
    } else if let Some(tests) = plan(text) {
        Line::Plan { tests }
    } else {
        point(text).map_or(Line::Other, Line::Point)
    }
}

/// `1..4`, followed by nothing but a comment.
fn plan(text: &str) -> Option<u64> {
    let rest = text.strip_prefix("1..")?;
    let (number, comment) = split_digits(rest);
    let comment = comment.trim_start();
    if comment.is_empty() || comment.starts_with('#') {
        number.parse().ok()
    } else {
        None
    }
}

fn point(text: &str) -> Option<Point> {
    let (status, rest) = match text.strip_prefix("not ok") {
        Some(rest) => (Status::NotOk, rest),
        None => (Status::Ok, text.strip_prefix("ok")?),
    };
    if !rest.is_empty() && !rest.starts_with([' ', '\t']) {
        return None;
    }
    let (digits, after) = split_digits(rest.trim_start());
    let ends_there = after.is_empty() || after.starts_with([' ', '\t', '-', ':']);
    let (number, rest) = if ends_there && !digits.is_empty() {
        (digits.parse().ok(), after)
    } else {
        (None, rest)
    };
    let (description, directive) = split_directive(rest);
    let description = description
        .trim()
        .trim_start_matches(['-', ':'])
        .trim_start();
    Some(Point {
        status,
        number,
        description: unescape(description),
        directive,
    })
}

fn split_digits(text: &str) -> (&str, &str) {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    text.split_at(end)
}

/// Cuts off `# SKIP why`, `# TODO why` and `# time=3ms`; any other `#` belongs to the description.
fn split_directive(text: &str) -> (&str, Directive) {
    for (at, _) in text.match_indices('#') {
        let (before, after) = text.split_at(at);
        if before.ends_with(['\\', '#']) {
            continue;
        }
        let word: String = after
            .chars()
            .skip_while(|&c| c == '#' || c == ' ')
            .take(5)
            .flat_map(char::to_lowercase)
            .collect();
        if word.starts_with("skip") {
            return (before, Directive::Skip);
        } else if word.starts_with("todo") {
            return (before, Directive::Todo);
        } else if word == "time=" {
            return (before, Directive::None);
        }
    }
    (text, Directive::None)
}

fn unescape(text: &str) -> String {
    text.replace("\\#", "#").replace("\\\\", "\\")
}

#[cfg(test)]
#[path = "tap_line_tests.rs"]
mod tests;

//! Phrases that headlines and purified reports share: places, counts, verbs.

use patchwright_domain::count::counted;
use patchwright_domain::report::{CrashReport, Direction, Location};

/// `f (a.c:40)`
pub(crate) fn describe_location(location: &Location) -> String {
    let function = location
        .function
        .as_deref()
        .unwrap_or("an unnamed function");
    match (&location.file, location.line) {
        (Some(file), Some(line)) => format!("{function} ({file}:{line})"),
        (Some(file), None) => format!("{function} ({file})"),
        (None, _) => function.to_owned(),
    }
}

pub(crate) fn byte_count(count: u64) -> String {
    counted(count, "byte")
}

/// A count as the report spells it.
pub(crate) fn told_byte_count(count: &str) -> String {
    format!("{count} {}", if count == "1" { "byte" } else { "bytes" })
}

pub(crate) fn access_verb(report: &CrashReport) -> &'static str {
    match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => "reads",
        Some(Direction::Write) => "writes",
        Some(Direction::Execute) => "jumps to",
        Some(Direction::Unknown) | None => "touches",
    }
}

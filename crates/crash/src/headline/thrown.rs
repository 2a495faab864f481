//! Sentences for exceptions, panics and failed checks of languages that watch themselves.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};

use crate::echo::is_language;

/// Longest part of a message that a headline shows.
const SHOWN: usize = 200;

/// What happened, where a runtime of another language than C says it.
pub(super) fn thrown(report: &CrashReport) -> Option<String> {
    if !is_language(report.sanitizer) || report.access.is_some() {
        return None;
    }
    let did = match report.kind {
        BugKind::UncaughtException => return Some(uncaught(report)),
        BugKind::Panic => "panics",
        BugKind::AssertionFailure => "fails its assertion",
        BugKind::IndexOutOfBounds => "uses an index out of bounds",
        BugKind::NullDereference => "uses a null reference",
        BugKind::BadCast => "takes a value for a type that it does not have",
        BugKind::DivideByZero => "divides an integer by zero",
        BugKind::IntegerOverflow => "computes a number that its type cannot hold",
        BugKind::ShiftOutOfBounds => "shifts by an amount its type does not allow",
        BugKind::NegativeSizeParam => "asks for a size that is negative or invalid",
        BugKind::AllocationSizeTooBig => "asks for more in one allocation than is possible",
        BugKind::OutOfMemory => "runs out of memory",
        BugKind::NumberFormat => "reads a number from text that is none",
        BugKind::DataRace => "lets two threads use one object at the same time",
        BugKind::Deadlock => "waits for something that cannot happen any more",
        BugKind::SecurityIssue => "lets its input reach what an attacker could use",
        BugKind::Unreachable => "reaches a place that its authors took to be unreachable",
        BugKind::Timeout if report.facts.contains_key("seconds") => return None,
        BugKind::Timeout => "does not come to an end",
        _ => return None,
    };
    let said = first_line(report.message.as_deref().unwrap_or_default());
    Some(match said.as_str() {
        "" => did.to_owned(),
        said => format!("{did}: {said}"),
    })
}

fn uncaught(report: &CrashReport) -> String {
    let class = report.facts.get("exception").map(String::as_str);
    let said = first_line(report.message.as_deref().unwrap_or_default());
    let what = match (class, said.as_str()) {
        (Some(class), "") => class.to_owned(),
        (Some(class), said) => format!("{class}: {said}"),
        (None, "") => "an exception".to_owned(),
        (None, said) => said.to_owned(),
    };
    match report.fatal || report.sanitizer == Sanitizer::Python {
        true => format!("throws {what}, and nothing catches it"),
        false => format!("throws {what}"),
    }
}

fn first_line(message: &str) -> String {
    let line = message.lines().next().unwrap_or_default();
    let mut shown: String = line.chars().take(SHOWN).collect();
    if shown.len() < line.len() {
        shown.push('…');
    }
    shown
}

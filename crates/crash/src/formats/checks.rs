//! Checks that libraries and projects print with their condition before they end the process: glib, glog and Abseil,
//! Chromium, V8, WebKit, Mozilla, Qt and BSD's assert.
//!
//! Only words that a process does not outlive begin a report: "check failed" in a log of a program that goes on is its
//! own business.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    continues,
    feed,
    ..Format::PLAIN
};

/// How a failed condition is introduced.
const CONDITIONS: &[&str] = &[
    "Check failed: ",
    "DCHECK failed: ",
    "Debug check failed: ",
    "assertion failed: ",
    "Assertion failed: ",
];

/// How a place that must not be reached is named.
const UNREACHABLE: &[&str] = &[
    "code should not be reached",
    "NOTREACHED",
    "unreachable code",
    "UNREACHABLE",
    "SHOULD NEVER BE REACHED",
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    glib(text)
        .or_else(|| fatal_log(text))
        .or_else(|| engine(text))
        .or_else(|| named(text))
        .or_else(|| bsd(text))
        .or_else(|| qt(text))
}

fn failed(message: &str, place: Option<Frame>) -> CrashReport {
    let message = message.trim();
    let mut report = CrashReport::new(BugKind::Abort, Sanitizer::None);
    report.fatal = true;
    say(&mut report, message);
    report.frames.extend(place);
    report
}

/// Reads the condition out of the message.
fn say(report: &mut CrashReport, message: &str) {
    if UNREACHABLE.iter().any(|words| message.contains(words)) {
        report.kind = BugKind::Unreachable;
    } else if message.contains("out of memory") || message.contains("failed to allocate ") {
        report.kind = BugKind::OutOfMemory;
    } else if let Some(condition) = CONDITIONS
        .iter()
        .find_map(|words| scan::after(message, words))
    {
        assertion(report, condition);
    } else if let Some((condition, values)) =
        scan::after(message, "assertion failed (").and_then(|rest| rest.split_once("): "))
    {
        assertion(report, condition);
        report.facts.insert("values".to_owned(), values.to_owned());
    }
    report.message = Some(message.to_owned());
}

fn assertion(report: &mut CrashReport, condition: &str) {
    report.kind = BugKind::AssertionFailure;
    let condition = condition.trim().trim_end_matches('.').trim_end();
    let whole = condition
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let condition = whole
        .filter(|inner| !inner.contains(')'))
        .unwrap_or(condition);
    report
        .facts
        .insert("assertion".to_owned(), condition.to_owned());
}

fn frame(file: &str, line: Option<u32>, function: Option<&str>) -> Option<Frame> {
    Some(Frame {
        file: Some(file.trim().to_owned()).filter(|file| !file.is_empty()),
        line: Some(line?),
        function: function
            .map(str::to_owned)
            .filter(|function| !function.is_empty()),
        ..Frame::default()
    })
}

/// `Domain:ERROR:../src/a.c:12:f: assertion failed: (n < 3)`, `(process:1): Domain-ERROR **: 12:00:00.000: words`
fn glib(text: &str) -> Option<CrashReport> {
    let text = text.strip_prefix("Bail out! ").unwrap_or(text);
    if let Some((domain, rest)) = text.split_once("ERROR:")
        && (domain.is_empty() || domain.ends_with(':') && !domain.contains([' ', '=']))
    {
        let (place, message) = rest.split_once(": ")?;
        let (place, function) = glib_place(place)?;
        let (file, line, _) = scan::position(place)?;
        return Some(failed(message, frame(file, line, Some(function))));
    }
    let (head, rest) = text.split_once("ERROR **: ")?;
    if !head.contains("): ") {
        return None;
    }
    let message = match rest.split_once(": ") {
        Some((time, message)) if time.starts_with(|c: char| c.is_ascii_digit()) => message,
        _ => rest,
    };
    Some(failed(message, None))
}

/// `../src/a.c:12:void f(int)`
fn glib_place(place: &str) -> Option<(&str, &str)> {
    place.match_indices(':').find_map(|(at, _)| {
        let rest = place.get(at + 1..)?;
        let (_, tail) = scan::number(rest)?;
        let end = place.len() - tail.len();
        Some((place.get(..end)?, tail.strip_prefix(':')?))
    })
}

/// Logs whose severity is fatal: `F0101 12:00:00.000000 1 a.cc:12] words`, `[1:1:0101/120000.1:FATAL:a.cc(12)] words`
fn fatal_log(text: &str) -> Option<CrashReport> {
    let (head, message) = text.split_once("] ")?;
    let place = match head.rsplit_once("FATAL:") {
        Some((before, place)) if before.contains('[') => place,
        Some(_) => return None,
        None => {
            let digits = head.strip_prefix('F')?;
            if !digits.starts_with(|c: char| c.is_ascii_digit()) || digits.len() < 10 {
                return None;
            }
            head.rsplit(' ').next()?
        }
    };
    Some(failed(message, bracketed(place)))
}

/// `a.cc(12)` or `a.cc:12`
fn bracketed(place: &str) -> Option<Frame> {
    if let Some((file, line)) = place
        .strip_suffix(')')
        .and_then(|place| place.rsplit_once('('))
    {
        return frame(file, line.parse().ok(), None);
    }
    let (file, line, _) = scan::position(place)?;
    frame(file, line, None)
}

/// `# Fatal error in ../src/a.cc, line 12`: the next line says what failed.
fn engine(text: &str) -> Option<CrashReport> {
    let line_has_mark = text.starts_with('#');
    let text = text.trim_start_matches(['#', ' ']);
    if text.starts_with("Fatal process out of memory: ")
        || text.starts_with("Fatal JavaScript out of memory: ")
    {
        return Some(failed(text, None));
    }
    let place = text.strip_prefix("Fatal error in ")?;
    let place = match place.rsplit_once(", line ") {
        Some((file, line)) => frame(file, line.trim().parse().ok(), None),
        None if line_has_mark => None,
        None => return None,
    };
    let mut report = failed("", place);
    report.message = None;
    Some(report)
}

/// `ASSERTION FAILED: n < 3`, `Assertion failure: n < 3, at /src/a.cpp:12`, `Hit MOZ_CRASH(why) at /src/a.cpp:12`
fn named(text: &str) -> Option<CrashReport> {
    if let Some(condition) = text.strip_prefix("ASSERTION FAILED: ") {
        return Some(failed(&format!("assertion failed: {condition}"), None));
    }
    if text == "SHOULD NEVER BE REACHED" {
        return Some(failed(text, None));
    }
    let text = text.split_once("] ").map_or(text, |(_, text)| text);
    if let Some(rest) = text.strip_prefix("Assertion failure: ") {
        let (condition, place) = rest
            .rsplit_once(", at ")
            .or_else(|| rest.rsplit_once(" at "))?;
        return Some(failed(
            &format!("assertion failed: {condition}"),
            bracketed(place),
        ));
    }
    let (why, place) = text.strip_prefix("Hit MOZ_CRASH(")?.rsplit_once(") at ")?;
    Some(failed(why, bracketed(place)))
}

/// `Assertion failed: (n < 3), function f, file a.c, line 12.`
fn bsd(text: &str) -> Option<CrashReport> {
    let rest = text.strip_prefix("Assertion failed: ")?;
    let (rest, line) = rest.trim_end_matches('.').rsplit_once(", line ")?;
    let (rest, file) = rest.rsplit_once(", file ")?;
    let (condition, function) = match rest.rsplit_once(", function ") {
        Some((condition, function)) => (condition, Some(function)),
        None => (rest, None),
    };
    let place = frame(file, line.parse().ok(), function);
    Some(failed(&format!("assertion failed: {condition}"), place))
}

/// `ASSERT: "n < 3" in file a.cpp, line 12`
fn qt(text: &str) -> Option<CrashReport> {
    let rest = text.strip_prefix("ASSERT: \"")?;
    let (condition, place) = rest.rsplit_once("\" in file ")?;
    let (file, line) = place.rsplit_once(", line ")?;
    let place = frame(file, line.parse().ok(), None);
    Some(failed(&format!("assertion failed: {condition}"), place))
}

/// glib says everything twice.
fn continues(open: &OpenReport, line: &str) -> bool {
    let text = line.trim();
    text.starts_with("Bail out! ") && open.next_index == 0
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    let said = text.trim_start_matches(['#', ' ']);
    if open.report.message.is_none() && text.starts_with('#') && !said.is_empty() {
        say(&mut open.report, said);
    } else if let Some((place, function)) = text.split_once(" : ")
        && open.place.is_none()
        && let Some(frame) = bracketed(place)
    {
        open.place = Some(Frame {
            function: Some(function.to_owned()),
            ..frame
        });
    }
}

#[cfg(test)]
#[path = "checks_tests.rs"]
mod tests;

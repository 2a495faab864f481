//! Exceptions of JavaScript, as Node.js, a log or Jazzer.js prints them.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;
use crate::thrown::{Link, Thrown};

pub(super) const FORMAT: Format = Format {
    begin,
    begin_before_stack,
    continues,
    feed,
    close: OpenReport::settle_thrown,
    ..Format::PLAIN
};

/// By class and the words its message must have.
const CLASSES: &[(&str, &str, BugKind)] = &[
    ("TypeError", "of undefined", BugKind::NullDereference),
    ("TypeError", "of null", BugKind::NullDereference),
    ("TypeError", "undefined is not ", BugKind::NullDereference),
    ("TypeError", "null is not ", BugKind::NullDereference),
    (
        "RangeError",
        "Maximum call stack size exceeded",
        BugKind::StackOverflow,
    ),
    (
        "RangeError",
        "Maximum BigInt size exceeded",
        BugKind::AllocationSizeTooBig,
    ),
    (
        "RangeError",
        "Invalid string length",
        BugKind::AllocationSizeTooBig,
    ),
    (
        "RangeError",
        "Array buffer allocation failed",
        BugKind::AllocationSizeTooBig,
    ),
    (
        "RangeError",
        "Invalid array length",
        BugKind::NegativeSizeParam,
    ),
    (
        "RangeError",
        "Invalid array buffer length",
        BugKind::NegativeSizeParam,
    ),
    (
        "RangeError",
        "Invalid typed array length",
        BugKind::NegativeSizeParam,
    ),
    (
        "RangeError",
        "Invalid count value",
        BugKind::NegativeSizeParam,
    ),
    ("RangeError", "Division by zero", BugKind::DivideByZero),
    ("RangeError", "out of range", BugKind::IndexOutOfBounds),
    (
        "RangeError",
        "outside of buffer bounds",
        BugKind::IndexOutOfBounds,
    ),
    (
        "RangeError",
        "outside the bounds of the DataView",
        BugKind::IndexOutOfBounds,
    ),
    ("AssertionError", "", BugKind::AssertionFailure),
    ("FuzzerSecurityIssue", "", BugKind::SecurityIssue),
    ("Finding", "", BugKind::SecurityIssue),
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    if let Some(message) = scan::after(text, "== Uncaught Exception: ") {
        let message = message.strip_prefix("Jazzer.js: ").unwrap_or(message);
        return Some(report(BugKind::UncaughtException, message, true));
    }
    if let Some(what) = scan::after(text, "== Command Injection in ") {
        return Some(report(
            BugKind::SecurityIssue,
            &format!("Command Injection in {what}"),
            true,
        ));
    }
    let out_of_memory = text.starts_with("FATAL ERROR: ") && text.ends_with("heap out of memory");
    if out_of_memory {
        let message = text.trim_start_matches("FATAL ERROR: ");
        return Some(report(BugKind::OutOfMemory, message, true));
    }
    // What was thrown is no error and has no stack.
    text.starts_with("(Use `node --trace-uncaught").then(|| {
        let message = "a thrown value that is no Error";
        report(BugKind::UncaughtException, message, true)
    })
}

fn report(kind: BugKind, message: &str, fatal: bool) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Javascript);
    report.fatal = fatal;
    report.message = Some(message.to_owned()).filter(|message| !message.is_empty());
    report
}

fn begin_before_stack(line: &str) -> Option<CrashReport> {
    let (class, message) = split(line.trim())?;
    let mut report = report(kind(class, message), message, false);
    report
        .facts
        .insert("exception".to_owned(), class.to_owned());
    Some(report)
}

/// Jazzer.js announces the message before the error itself.
fn continues(open: &OpenReport, line: &str) -> bool {
    let announced = open.thrown.is_empty() && !open.report.facts.contains_key("exception");
    announced && split(line.trim()).is_some()
}

/// `RangeError [ERR_OUT_OF_RANGE]: The value…`
fn split(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix("Uncaught ").unwrap_or(text);
    let (head, message) = text.split_once(':').unwrap_or((text, ""));
    let class = head.split(" [").next().unwrap_or(head);
    let legal = class.chars().all(|c| c.is_alphanumeric() || c == '_');
    let named = class.ends_with("Error") || class.ends_with("Exception") || class == "Finding";
    let is_class = legal && named && class.starts_with(|c: char| c.is_uppercase());
    is_class.then(|| (class, message.trim().trim_end_matches(" {")))
}

fn kind(class: &str, message: &str) -> BugKind {
    CLASSES
        .iter()
        .find(|(known, words, _)| *known == class && message.contains(words))
        .map_or(BugKind::UncaughtException, |(_, _, kind)| *kind)
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if open.thrown.is_empty() && open.report.facts.contains_key("exception") {
        let report = &open.report;
        let class = report.facts.get("exception").cloned().unwrap_or_default();
        let message = report.message.clone().unwrap_or_default();
        let first = Thrown::new(Link::First, report.kind, &class, &message);
        open.throw(first);
    }
    if let Some(frame) = frame(text) {
        open.push_thrown(frame);
    } else if text.starts_with("Node.js v") {
        open.report.fatal = true;
        open.complete = true;
    } else if let Some((class, message)) = text.strip_prefix("[cause]: ").and_then(split) {
        open.throw(Thrown::new(
            Link::CauseOf,
            kind(class, message),
            class,
            message,
        ));
    } else if let Some((class, message)) = split(text).filter(|_| open.thrown.is_empty()) {
        open.throw(Thrown::new(
            Link::First,
            kind(class, message),
            class,
            message,
        ));
    } else if !open.complete
        && let Some(last) = open.thrown.last_mut().filter(|last| last.frames.is_empty())
    {
        last.say_more(text);
    }
}

/// `at Reader.header (/src/a.js:37:13)`, `at /src/a.js:3:1`, `at async later (file:///src/a.mjs:4:2)`
fn frame(text: &str) -> Option<Frame> {
    let text = text.strip_prefix("at ")?.trim_end_matches(" {");
    let (function, place) = match text
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once(" ("))
    {
        Some((function, place)) => (Some(function), place),
        None => (None, text.strip_prefix("async ").unwrap_or(text)),
    };
    let place = place.strip_prefix("file://").unwrap_or(place);
    let (file, line, column) = scan::position(place)?;
    let own = file.contains(['/', '.']) || file.starts_with("node:");
    if !own && !matches!(place, "native" | "<anonymous>" | "index 0") {
        return None;
    }
    Some(Frame {
        function: function.map(named),
        file: own.then(|| file.to_owned()),
        line,
        column,
        ..Frame::default()
    })
}

/// Without what is said of the call: `async`, `new`, and the name it was called by.
fn named(function: &str) -> String {
    let function = function.strip_prefix("async ").unwrap_or(function);
    let function = function.strip_prefix("new ").unwrap_or(function);
    function
        .split(" [as ")
        .next()
        .unwrap_or(function)
        .to_owned()
}

#[cfg(test)]
#[path = "javascript_tests.rs"]
mod tests;

//! Python's tracebacks, Atheris, and the stacks that faulthandler prints.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer, StackRole};

use crate::open_report::{Format, OpenReport};
use crate::scan;
use crate::thrown::{Link, Thrown};

pub(super) const FORMAT: Format = Format {
    begin,
    continues,
    feed,
    close,
    ..Format::PLAIN
};

const TRACEBACK: &str = "Traceback (most recent call last):";

/// By class and the words its message must have.
const CLASSES: &[(&str, &str, BugKind)] = &[
    ("IndexError", "", BugKind::IndexOutOfBounds),
    ("ZeroDivisionError", "", BugKind::DivideByZero),
    ("OverflowError", "", BugKind::IntegerOverflow),
    ("RecursionError", "", BugKind::StackOverflow),
    ("MemoryError", "", BugKind::OutOfMemory),
    ("AssertionError", "", BugKind::AssertionFailure),
    (
        "AttributeError",
        "'NoneType' object",
        BugKind::NullDereference,
    ),
    ("TypeError", "'NoneType' object", BugKind::NullDereference),
    (
        "ValueError",
        "invalid literal for int()",
        BugKind::NumberFormat,
    ),
    (
        "ValueError",
        "could not convert string to float",
        BugKind::NumberFormat,
    ),
    ("TimeoutError", "", BugKind::Timeout),
];

const FATAL: &[(&str, BugKind)] = &[
    ("Segmentation fault", BugKind::Segv),
    ("Bus error", BugKind::BusError),
    ("Floating", BugKind::DivideByZero),
    ("Illegal instruction", BugKind::IllegalInstruction),
    ("Aborted", BugKind::Abort),
    ("Cannot recover from stack overflow", BugKind::StackOverflow),
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = bare(line);
    if text.ends_with(TRACEBACK) || text == "=== Uncaught Python exception: ===" {
        return Some(CrashReport::new(
            BugKind::UncaughtException,
            Sanitizer::Python,
        ));
    }
    if let Some(why) = text.strip_prefix("Fatal Python error: ") {
        let kind = FATAL.iter().find(|(start, _)| why.starts_with(start));
        let mut report = CrashReport::new(
            kind.map_or(BugKind::Abort, |(_, kind)| *kind),
            Sanitizer::Python,
        );
        report.fatal = true;
        report.message = Some(why.to_owned());
        return Some(report);
    }
    let limit = scan::between(text, "Timeout (", ")!")?;
    let mut report = CrashReport::new(BugKind::Timeout, Sanitizer::Python);
    report.fatal = true;
    report.facts.insert("limit".to_owned(), limit.to_owned());
    Some(report)
}

/// A further traceback of the chain, or the one that Atheris announced.
fn continues(open: &OpenReport, line: &str) -> bool {
    if !bare(line).ends_with(TRACEBACK) {
        return false;
    }
    match open.thrown.last() {
        None => true,
        Some(last) => last.class.is_empty() || last.frames.is_empty(),
    }
}

/// Without the bars that a group of exceptions is printed behind.
fn bare(line: &str) -> &str {
    line.trim().trim_start_matches(['|', '+']).trim()
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = bare(line);
    if text.ends_with(TRACEBACK) {
        if open.thrown.is_empty() {
            unnamed(open, Link::First);
        }
    } else if text.starts_with("The above exception was the direct cause of") {
        unnamed(open, Link::CausedBy);
    } else if text.starts_with("During handling of the above exception, another") {
        unnamed(open, Link::Handling);
    } else if let Some(frame) = frame(text) {
        if open.report.kind != BugKind::UncaughtException && open.thrown.is_empty() {
            // faulthandler's stacks have the innermost call first.
            open.push_next(frame);
        } else {
            if open.thrown.is_empty() {
                unnamed(open, Link::First);
            }
            open.push_thrown(frame);
        }
    } else if text.starts_with("Thread 0x") && open.next_index > 0 {
        open.expect_stack(StackRole::Thread, "of the program");
    } else {
        name(open, line, text);
    }
}

fn unnamed(open: &mut OpenReport, link: Link) {
    open.throw(Thrown::new(link, BugKind::UncaughtException, "", ""));
}

/// `File "/src/a.py", line 3, in f`; faulthandler leaves the second comma out.
fn frame(text: &str) -> Option<Frame> {
    let (file, rest) = text.strip_prefix("File \"")?.split_once("\", line ")?;
    let (line, rest) = scan::number(rest)?;
    let function = rest.trim_start_matches(',').trim().strip_prefix("in ")?;
    Some(Frame {
        function: Some(function.to_owned()),
        file: Some(file.to_owned()),
        line: u32::try_from(line).ok(),
        ..Frame::default()
    })
}

/// `demo.BadInput: bad header`, at the margin: lines of source are indented.
fn name(open: &mut OpenReport, line: &str, text: &str) {
    let at_margin = !line.starts_with(' ') || line.trim_start().starts_with('|');
    let (class, message) = text.split_once(": ").unwrap_or((text, ""));
    let legal = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_');
    if !at_margin || class.is_empty() || !class.chars().all(legal) || class.ends_with('.') {
        return;
    }
    let own = class.rsplit('.').next().unwrap_or(class);
    let known = CLASSES
        .iter()
        .find(|(known, words, _)| *known == own && message.contains(words));
    let kind = known.map_or(BugKind::UncaughtException, |(_, _, kind)| *kind);
    match open.thrown.last_mut() {
        // Atheris names the exception before its traceback.
        None if own.starts_with(|c: char| c.is_uppercase()) && open.next_index == 0 => {
            if open.report.kind == BugKind::UncaughtException {
                open.throw(Thrown::new(Link::First, kind, class, message));
            }
        }
        Some(last) if last.class.is_empty() && !last.frames.is_empty() => {
            last.kind = kind;
            last.class = class.to_owned();
            last.message = message.to_owned();
        }
        Some(_) | None => {}
    }
}

/// Tracebacks have the innermost call last.
fn close(open: &mut OpenReport) {
    for thrown in &mut open.thrown {
        thrown.frames.reverse();
    }
    let cut = open.thrown.last().is_some_and(|last| last.class.is_empty());
    open.report.truncated |= cut;
    open.settle_thrown();
}

#[cfg(test)]
#[path = "python_tests.rs"]
mod tests;

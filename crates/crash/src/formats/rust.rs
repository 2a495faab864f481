//! Rust's panics, with or without a backtrace.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

/// How messages of the compiler's and the library's own checks begin.
const MESSAGES: &[(&str, BugKind)] = &[
    ("index out of bounds: ", BugKind::IndexOutOfBounds),
    ("range start index ", BugKind::IndexOutOfBounds),
    ("range end index ", BugKind::IndexOutOfBounds),
    ("slice index starts at ", BugKind::IndexOutOfBounds),
    ("byte index ", BugKind::IndexOutOfBounds),
    ("start byte index ", BugKind::IndexOutOfBounds),
    ("end byte index ", BugKind::IndexOutOfBounds),
    ("begin <= end (", BugKind::IndexOutOfBounds),
    ("mid > len", BugKind::IndexOutOfBounds),
    ("cannot advance past ", BugKind::IndexOutOfBounds),
    ("insertion index (is ", BugKind::IndexOutOfBounds),
    ("removal index (is ", BugKind::IndexOutOfBounds),
    ("swap_remove index (is ", BugKind::IndexOutOfBounds),
    (
        "copy_from_slice: source slice length ",
        BugKind::IndexOutOfBounds,
    ),
    ("source slice length ", BugKind::IndexOutOfBounds),
    ("attempt to divide by zero", BugKind::DivideByZero),
    (
        "attempt to calculate the remainder with a divisor of zero",
        BugKind::DivideByZero,
    ),
    ("attempt to shift ", BugKind::ShiftOutOfBounds),
    ("attempt to ", BugKind::IntegerOverflow),
    ("assertion failed: ", BugKind::AssertionFailure),
    ("assertion `", BugKind::AssertionFailure),
    (
        "internal error: entered unreachable code",
        BugKind::Unreachable,
    ),
    ("capacity overflow", BugKind::AllocationSizeTooBig),
    (
        "Hash table capacity overflow",
        BugKind::AllocationSizeTooBig,
    ),
    ("misaligned pointer dereference", BugKind::MisalignedAddress),
    (
        "null pointer dereference occurred",
        BugKind::NullDereference,
    ),
    (
        "unsafe precondition(s) violated",
        BugKind::UndefinedBehavior,
    ),
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    if let Some(bytes) = scan::between(text, "memory allocation of ", " bytes failed") {
        let mut report = panic(BugKind::OutOfMemory);
        report
            .facts
            .insert("requested bytes".to_owned(), bytes.to_owned());
        return Some(report);
    }
    let rest = text
        .get(text.find("thread '")?..)?
        .strip_prefix("thread '")?;
    if rest.ends_with(" has overflowed its stack") {
        return Some(panic(BugKind::StackOverflow));
    }
    let (thread, place) = rest.split_once(" panicked at ")?;
    let thread = thread.rsplit_once('\'').map_or(thread, |(name, _)| name);
    let mut report = panic(BugKind::Panic);
    if thread != "main" {
        report.facts.insert("thread".to_owned(), thread.to_owned());
    }
    match old_message(place) {
        Some((message, place)) => {
            say(&mut report, message);
            report.frames.extend(frame_at(place));
        }
        None => report.frames.extend(frame_at(place.trim_end_matches(':'))),
    }
    Some(report)
}

fn panic(kind: BugKind) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Rust);
    report.fatal = true;
    report
}

/// Compilers before 1.73: `'message', src/main.rs:4:5`.
fn old_message(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('\'')?.rsplit_once("', ")
}

fn frame_at(place: &str) -> Option<Frame> {
    let (file, line, column) = scan::position(place)?;
    Some(Frame {
        file: Some(file.to_owned()),
        line: Some(line?),
        column,
        ..Frame::default()
    })
}

fn say(report: &mut CrashReport, message: &str) {
    report.kind = MESSAGES
        .iter()
        .find(|(start, _)| message.starts_with(start))
        .map_or(BugKind::Panic, |(_, kind)| *kind);
    if report.kind == BugKind::AssertionFailure {
        let condition = message
            .strip_prefix("assertion failed: ")
            .unwrap_or(message);
        report
            .facts
            .insert("assertion".to_owned(), condition.to_owned());
    }
    report.message = Some(message.to_owned());
}

/// A join that failed because the other thread panicked says nothing new.
const JOINED: &str = "on an `Err` value: Any { .. }";

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if text == "stack backtrace:" || text.starts_with("note: ") {
        open.complete |= text.starts_with("note: ");
        open.pending = None;
    } else if let Some(place) = text.strip_prefix("at ") {
        if let Some(frame) = open.pending.take() {
            let known = frame_at(place).unwrap_or_default();
            open.push_next(Frame {
                function: frame.function,
                ..known
            });
        }
    } else if let Some(function) = numbered(text) {
        flush(open);
        open.pending = Some(Frame {
            function: Some(function),
            ..Frame::default()
        });
    } else if let (None, BugKind::Panic, 0) =
        (&open.report.message, open.report.kind, open.next_index)
    {
        say(&mut open.report, text);
        open.complete |= text.contains(JOINED);
    } else if let Some(side) = text.strip_prefix("left: ") {
        open.report.facts.insert("left".to_owned(), side.to_owned());
    } else if let Some(side) = text.strip_prefix("right: ") {
        open.report
            .facts
            .insert("right".to_owned(), side.to_owned());
    }
}

/// A frame without a place.
fn flush(open: &mut OpenReport) {
    if let Some(frame) = open.pending.take() {
        open.push_next(frame);
    }
}

/// `  3: demo::pick` or `  3:     0x55d0 - demo::pick::h0123456789abcdef`
fn numbered(text: &str) -> Option<String> {
    let (_, rest) = scan::number(text)?;
    let rest = rest.strip_prefix(": ")?.trim_start();
    let name = match scan::hex(rest) {
        Some((_, rest)) => rest.trim_start().strip_prefix("- ")?,
        None => rest,
    };
    Some(without_hashes(name))
}

/// Without `[0123456789abcdef]` and `::h0123456789abcdef`, which differ from build to build.
fn without_hashes(name: &str) -> String {
    let is_hash = |text: &str| text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    let name = match name.rsplit_once("::h") {
        Some((head, hash)) if is_hash(hash) => head,
        _ => name,
    };
    let mut plain = String::new();
    let mut rest = name;
    while let Some((head, tail)) = rest.split_once('[') {
        plain.push_str(head);
        match tail.split_once(']') {
            Some((hash, after)) if is_hash(hash) => rest = after,
            _ => {
                plain.push('[');
                rest = tail;
            }
        }
    }
    plain.push_str(rest);
    plain
}

fn close(open: &mut OpenReport) {
    flush(open);
    if let Some(message) = open.report.message.as_deref()
        && message.contains(JOINED)
        && !open.report.facts.contains_key("thread")
    {
        // The thread's own panic is the fatal one.
        open.report.fatal = false;
    }
}

#[cfg(test)]
#[path = "rust_tests.rs"]
mod tests;

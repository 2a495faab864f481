//! Messages that the C and C++ runtimes print before they call `abort`: no stack, but a reason.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    ..Format::PLAIN
};

/// Whole messages of glibc's allocator and of its fortified functions.
const MESSAGES: &[(&str, BugKind)] = &[
    ("free(): double free detected", BugKind::DoubleFree),
    ("double free or corruption (fasttop)", BugKind::DoubleFree),
    ("double free or corruption (top)", BugKind::DoubleFree),
    ("double free or corruption (!prev)", BugKind::DoubleFree),
    ("double free or corruption (out)", BugKind::HeapCorruption),
    ("double free or corruption", BugKind::DoubleFree),
    ("free(): invalid pointer", BugKind::BadFree),
    ("munmap_chunk(): invalid pointer", BugKind::BadFree),
    ("realloc(): invalid pointer", BugKind::BadFree),
    ("free(): ", BugKind::HeapCorruption),
    ("malloc(): ", BugKind::HeapCorruption),
    ("calloc(): ", BugKind::HeapCorruption),
    ("realloc(): ", BugKind::HeapCorruption),
    ("malloc_consolidate(): ", BugKind::HeapCorruption),
    (
        "break adjusted to free malloc space",
        BugKind::HeapCorruption,
    ),
    ("corrupted size vs. prev_size", BugKind::HeapCorruption),
    ("corrupted double-linked list", BugKind::HeapCorruption),
    ("tcache_thread_shutdown(): ", BugKind::HeapCorruption),
    ("invalid fastbin entry (free)", BugKind::HeapCorruption),
    ("stack smashing detected", BugKind::StackBufferOverflow),
    ("buffer overflow detected", BugKind::BufferOverflow),
    ("%n in writable segment detected", BugKind::FortifyFailure),
    ("invalid %N$ use detected", BugKind::FortifyFailure),
    (
        "bit out of range 0 - FD_SETSIZE on fd_set",
        BugKind::FortifyFailure,
    ),
    (
        "longjmp causes uninitialized stack frame",
        BugKind::FortifyFailure,
    ),
    (
        "terminate called after throwing an instance of",
        BugKind::UncaughtException,
    ),
    (
        "terminate called without an active exception",
        BugKind::UncaughtException,
    ),
    ("terminate called recursively", BugKind::UncaughtException),
    (
        "terminating due to uncaught exception of type",
        BugKind::UncaughtException,
    ),
    (
        "terminating with uncaught exception of type",
        BugKind::UncaughtException,
    ),
    ("pure virtual method called", BugKind::PureVirtualCall),
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    if let Some(report) = assertion(text) {
        return Some(report);
    }
    let said = said(text);
    let (words, kind) = MESSAGES.iter().find(|(words, _)| said.starts_with(words))?;
    // An allocator's message ends with its words; a longer line only quotes it.
    if said.len() > words.len() + 200 {
        return None;
    }
    let mut report = CrashReport::new(*kind, Sanitizer::Glibc);
    report.fatal = true;
    report.message = Some(said.to_owned());
    if let Some(name) = scan::between(said, "instance of '", "'") {
        report.facts.insert("exception".to_owned(), name.to_owned());
    }
    Some(report)
}

/// Without the stars of `*** … ***: terminated`, the program's name that old versions put first
/// (``*** Error in `./a': … : 0x12 ***``), and libc++abi's own prefix.
fn said(text: &str) -> &str {
    let text = text.strip_prefix("libc++abi: ").unwrap_or(text);
    let Some(text) = text.strip_prefix("*** ") else {
        return text;
    };
    let text = text.split_once(" ***").map_or(text, |(head, _)| head);
    match text.strip_prefix("Error in `") {
        Some(named) => {
            let said = named.split_once("': ").map_or(named, |(_, said)| said);
            said.split_once(": 0x").map_or(said, |(said, _)| said)
        }
        None => text,
    }
}

/// glibc: `prog: file.c:12: func: Assertion `x' failed.`; libstdc++ quotes with plain quotes;
/// musl and BSD: `Assertion failed: x (file.c: func: 12)`.
fn assertion(text: &str) -> Option<CrashReport> {
    let (frame, expression) = gnu_assertion(text).or_else(|| musl_assertion(text))?;
    let mut report = CrashReport::new(BugKind::AssertionFailure, Sanitizer::Glibc);
    report.fatal = true;
    report.message = Some(format!("assertion `{expression}` failed"));
    report
        .facts
        .insert("assertion".to_owned(), expression.to_owned());
    report.frames.push(frame);
    Some(report)
}

fn gnu_assertion(text: &str) -> Option<(Frame, &str)> {
    let (place, rest) = text.split_once(": Assertion ")?;
    let end = rest.rfind(" failed")?;
    let expression = rest.get(..end)?.trim_matches(['`', '\'']);
    let mut frame = assertion_place(place);
    if frame.line.is_none() {
        // glibc's own asserts name only the function, or nothing at all.
        frame.function = place.rsplit(": ").next().map(str::to_owned);
    }
    Some((frame, expression))
}

/// `prog: dir/file.c:12: int f(int)`
fn assertion_place(place: &str) -> Frame {
    let mut frame = Frame::default();
    for (at, _) in place.match_indices(": ").chain([(place.len(), "")]) {
        let head = place.get(..at).unwrap_or_default();
        let (Some((path, Some(line), None)), true) = (scan::position(head), head.contains(':'))
        else {
            continue;
        };
        let file = path.rsplit(": ").next().unwrap_or(path);
        frame.file = Some(file.to_owned());
        frame.line = Some(line);
        let function = place.get(at + 2..).unwrap_or_default().trim();
        frame.function = (!function.is_empty()).then(|| function.to_owned());
        break;
    }
    frame
}

fn musl_assertion(text: &str) -> Option<(Frame, &str)> {
    let rest = text.strip_prefix("Assertion failed: ")?;
    let (expression, place) = rest.strip_suffix(')')?.rsplit_once(" (")?;
    let mut parts = place.split(": ");
    let frame = Frame {
        file: parts.next().map(str::to_owned),
        function: parts.next().map(str::to_owned),
        line: parts.next().and_then(|line| line.parse().ok()),
        ..Frame::default()
    };
    Some((frame, expression))
}

/// `  what():  vector::_M_range_check` follows an uncaught exception.
fn feed(open: &mut OpenReport, line: &str) {
    if let Some(what) = scan::after(line, "what():")
        && open.report.kind == BugKind::UncaughtException
    {
        open.report
            .facts
            .insert("what".to_owned(), what.trim().to_owned());
    }
}

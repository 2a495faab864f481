//! Go's panics, fatal errors and reports of its race detector.

mod frames;
pub(super) mod race;

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer, StackRole};

use crate::open_report::{Format, OpenReport};
use crate::scan;
use frames::function;

pub(super) const FORMAT: Format = Format {
    begin,
    begin_before_stack,
    begins_stack: |line| goroutine(line.trim()).is_some(),
    continues,
    feed,
    close,
};

const MESSAGES: &[(&str, BugKind)] = &[
    ("index out of range", BugKind::IndexOutOfBounds),
    ("slice bounds out of range", BugKind::IndexOutOfBounds),
    (
        "cannot convert slice with length",
        BugKind::IndexOutOfBounds,
    ),
    (
        "invalid memory address or nil pointer",
        BugKind::NullDereference,
    ),
    ("assignment to entry in nil map", BugKind::NullDereference),
    ("integer divide by zero", BugKind::DivideByZero),
    ("integer overflow", BugKind::IntegerOverflow),
    ("negative shift amount", BugKind::ShiftOutOfBounds),
    ("makeslice: ", BugKind::AllocationSizeTooBig),
    ("makechan: size out of range", BugKind::AllocationSizeTooBig),
    ("growslice: len out of range", BugKind::AllocationSizeTooBig),
    ("interface conversion: ", BugKind::BadCast),
    ("all goroutines are asleep - deadlock", BugKind::Deadlock),
    ("concurrent map ", BugKind::DataRace),
    ("stack overflow", BugKind::StackOverflow),
    ("stack exceeds ", BugKind::StackOverflow),
    ("out of memory", BugKind::OutOfMemory),
    ("cannot allocate memory", BugKind::OutOfMemory),
    ("unexpected signal during runtime execution", BugKind::Segv),
    ("unexpected fault address", BugKind::Segv),
    ("fault", BugKind::Segv),
    ("unlock of unlocked ", BugKind::BadUnlock),
];

fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim_end();
    if let Some(limit) = scan::between(text, "runtime: goroutine stack exceeds ", "-byte limit") {
        let mut report = fatal(BugKind::StackOverflow, "");
        report.facts.insert("limit".to_owned(), limit.to_owned());
        return Some(report);
    }
    if let Some(message) = text.strip_prefix("fatal error: ") {
        let kind = runtime_kind(message)?;
        return Some(fatal(kind, message));
    }
    // A server's log line may stand before it.
    let message = match text.strip_prefix("panic: ") {
        Some(message) => message,
        None => text.split_once(": panic serving ")?.1.split_once(": ")?.1,
    };
    Some(fatal(kind(message), message))
}

/// Compilers print `fatal error:` as well, but no goroutines.
fn begin_before_stack(line: &str) -> Option<CrashReport> {
    let message = line.trim_end().strip_prefix("fatal error: ")?;
    Some(fatal(BugKind::Panic, message))
}

fn fatal(kind: BugKind, message: &str) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Go);
    report.fatal = true;
    report.message = Some(plain(message)).filter(|message| !message.is_empty());
    report
}

/// Without the runtime's own words around the message.
fn plain(message: &str) -> String {
    let message = message.strip_prefix("runtime error: ").unwrap_or(message);
    let message = message.split(" [recovered").next().unwrap_or(message);
    message.trim().to_owned()
}

/// A panic of the program's own may say anything.
fn kind(message: &str) -> BugKind {
    let by_runtime = message.starts_with("runtime error: ")
        || ["interface conversion: ", "assignment to entry in nil map"]
            .iter()
            .any(|start| message.starts_with(start));
    match by_runtime {
        true => runtime_kind(message).unwrap_or(BugKind::Panic),
        false => BugKind::Panic,
    }
}

/// The runtime's own words.
fn runtime_kind(message: &str) -> Option<BugKind> {
    let message = message.strip_prefix("runtime error: ").unwrap_or(message);
    MESSAGES
        .iter()
        .find(|(start, _)| message.starts_with(start))
        .map(|(_, kind)| *kind)
}

/// Further panics and the fatal error behind a first message belong to the same death.
fn continues(open: &OpenReport, line: &str) -> bool {
    let text = line.trim();
    let more = text.starts_with("panic: ") || text.starts_with("fatal error: ");
    more && open.next_index == 0
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if let Some(message) = text.strip_prefix("panic: ") {
        let then = plain(message);
        open.report.facts.insert("then".to_owned(), then);
    } else if let Some(signal) = scan::between(text, "[signal ", ":") {
        signalled(open, signal, text);
    } else if text == "runtime stack:" {
        open.ignore_stacks();
    } else if let Some(state) = goroutine(text) {
        // Of several goroutines the first is the one that panicked.
        if open.report.frames.is_empty() {
            open.main_stack();
        } else {
            open.expect_stack(StackRole::Thread, &state);
        }
    } else if line.starts_with(' ')
        && let Some(function) = open.pending.take()
    {
        let place = text.split(" +0x").next().unwrap_or(text);
        let (file, line, _) = scan::position(place).unwrap_or(("", None, None));
        open.push_next(Frame {
            file: (!file.is_empty()).then(|| file.to_owned()),
            line,
            ..function
        });
    } else {
        open.pending = function(text).map(|name| Frame {
            function: Some(name.to_owned()),
            ..Frame::default()
        });
    }
}

/// `goroutine 1 gp=0x12 m=3 mp=0x34 [running]:` without the addresses.
fn goroutine(text: &str) -> Option<String> {
    let (number, rest) = scan::number(text.strip_prefix("goroutine ")?)?;
    let state = rest.strip_suffix("]:")?.rsplit_once('[')?.1;
    Some(format!("goroutine {number} ({state})"))
}

fn signalled(open: &mut OpenReport, signal: &str, text: &str) {
    let address = scan::after(text, "addr=").and_then(scan::hex);
    let wild = address.is_some_and(|(address, _)| address >= 4096);
    if wild && matches!(open.report.kind, BugKind::NullDereference) {
        open.report.kind = BugKind::Segv;
    }
    let name = signal.trim().to_owned();
    open.report.facts.insert("signal".to_owned(), name);
}

/// Deferred calls run on top of the panic they follow: what is below the last one is where it began.
fn close(open: &mut OpenReport) {
    let report = &mut open.report;
    let begun = report
        .frames
        .iter()
        .rposition(|frame| matches!(frame.function.as_deref(), Some("panic" | "runtime.gopanic")));
    if let Some(at) = begun {
        report.frames.drain(..=at);
    }
}

#[cfg(test)]
#[path = "go_tests.rs"]
mod tests;

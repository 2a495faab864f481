//! libFuzzer: crashes that no sanitizer explained, and inputs that took too much time or memory.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer, StackRole};

use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format { begin, feed, close };

const ERRORS: &[(&str, BugKind)] = &[
    ("deadly signal", BugKind::Signal),
    ("timeout", BugKind::Timeout),
    ("out-of-memory", BugKind::OutOfMemory),
    ("fuzz target exited", BugKind::FuzzTargetExited),
    (
        "fuzz target overwrites its const input",
        BugKind::ConstInputOverwritten,
    ),
    ("overwrites-const-input", BugKind::ConstInputOverwritten),
];

fn begin(line: &str) -> Option<CrashReport> {
    let (before, words) = line.split_once("ERROR: libFuzzer: ")?;
    let mut report = CrashReport::new(kind(words)?, Sanitizer::Libfuzzer);
    report.pid = scan::pid(before);
    report.fatal = true;
    read_facts(&mut report, words);
    Some(report)
}

pub(super) fn kind(words: &str) -> Option<BugKind> {
    ERRORS
        .iter()
        .find(|(start, _)| words.starts_with(start))
        .map(|(_, kind)| *kind)
}

fn read_facts(report: &mut CrashReport, words: &str) {
    let mut note = |name: &str, value: Option<&str>| {
        if let Some(value) = value {
            report
                .facts
                .insert(name.to_owned(), value.trim().to_owned());
        }
    };
    note("seconds", scan::between(words, "after ", " second"));
    note("used", scan::between(words, "(used: ", ";"));
    note("limit", scan::between(words, "limit: ", ")"));
    note("requested bytes", scan::between(words, "(malloc(", ")"));
}

/// An out-of-memory report lists the stacks that hold the memory, largest first.
fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if text.contains(" byte(s) (") && text.contains(" allocation(s)") {
        open.expect_stack(StackRole::Allocation, text);
    }
}

/// "Deadly signal" does not say which; a call of `abort` on the stack does.
fn close(open: &mut OpenReport) {
    open.report.truncated |= !open.complete;
    let calls_abort = open.report.frames.iter().any(|frame| {
        let function = frame.function.as_deref();
        matches!(function, Some("abort" | "__GI_abort"))
    });
    if calls_abort && open.report.kind == BugKind::Signal {
        open.report.kind = BugKind::Abort;
    }
}

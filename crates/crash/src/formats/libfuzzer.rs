//! libFuzzer: crashes that no sanitizer explained, and inputs that took too much time or memory.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer, StackRole};

use super::java;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

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
    } else if let Some(frame) = java::frames::read(text) {
        // Jazzer shows where the threads of its virtual machine stand.
        open.push_next(frame);
    } else if let Some(thread) = text.strip_prefix("Thread[") {
        java_thread(open, thread);
    }
}

/// `Thread[#1,main,5,main] (id=1 state=RUNNABLE)`: the fuzzer's own threads have nothing to do with it.
fn java_thread(open: &mut OpenReport, text: &str) {
    let mut names = text.split(',');
    let first = names.next().unwrap_or_default();
    let name = if first.starts_with('#') {
        names.next().unwrap_or_default()
    } else {
        first
    };
    if name == "main" {
        open.main_stack();
    } else {
        open.ignore_stacks();
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

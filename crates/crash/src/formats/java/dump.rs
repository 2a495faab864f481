//! Thread dumps: where every thread stands, when a program hangs or waits for itself.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer, StackRole};

use super::frames;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(in crate::formats) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

/// Threads of the virtual machine and of its libraries.
const MACHINE_THREADS: &[&str] = &[
    "Reference Handler",
    "Finalizer",
    "Signal Dispatcher",
    "Service Thread",
    "Monitor Deflation Thread",
    "C1 CompilerThread",
    "C2 CompilerThread",
    "Sweeper thread",
    "Notification Thread",
    "Common-Cleaner",
    "Attach Listener",
    "DestroyJavaVM",
    "VM Thread",
    "VM Periodic Task Thread",
    "GC Thread",
    "G1 ",
    "process reaper",
];

fn begin(line: &str) -> Option<CrashReport> {
    line.trim()
        .starts_with("Full thread dump ")
        .then(|| CrashReport::new(BugKind::Timeout, Sanitizer::Java))
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if text.starts_with("Found ") && text.contains("Java-level deadlock") {
        // What follows repeats the stacks of the threads concerned.
        open.report.kind = BugKind::Deadlock;
        open.report.stacks.clear();
        open.ignore_stacks();
    } else if let Some(name) = thread(text) {
        if is_shown(open, name, line) {
            open.expect_stack(StackRole::Thread, name);
        } else {
            open.ignore_stacks();
        }
    } else if let Some(frame) = frames::read(text) {
        open.push_next(frame);
    } else if let Some(lock) = scan::after(text, "- waiting to lock ") {
        wait_for(open, lock);
    }
}

/// `"left" #12 prio=5 …` or `"left":`
fn thread(text: &str) -> Option<&str> {
    let (name, rest) = text.strip_prefix('"')?.split_once('"')?;
    (rest == ":" || rest.starts_with(" #") || rest.contains("prio=")).then_some(name)
}

/// The summary of a deadlock names threads before it shows their stacks.
fn is_shown(open: &OpenReport, name: &str, line: &str) -> bool {
    let own = !MACHINE_THREADS.iter().any(|start| name.starts_with(start));
    let in_summary = open.report.kind == BugKind::Deadlock && !line.trim_end().ends_with(':');
    own && !in_summary && !line.contains(" daemon ")
}

fn wait_for(open: &mut OpenReport, lock: &str) {
    let Some(stack) = open.report.stacks.last() else {
        return;
    };
    if let (Some(class), BugKind::Deadlock) = (scan::between(lock, "(a ", ")"), open.report.kind) {
        let fact = format!("{} waits for", stack.title);
        open.report
            .facts
            .insert(fact, format!("a lock on a {class}"));
    }
}

/// The first thread of the program that runs or waits stands for the report.
fn close(open: &mut OpenReport) {
    let report = &mut open.report;
    report.stacks.retain(|stack| !stack.frames.is_empty());
    if report.stacks.is_empty() {
        return;
    }
    let main = report.stacks.iter().position(|stack| stack.title == "main");
    let stack = report.stacks.remove(main.unwrap_or(0));
    report.facts.insert("thread".to_owned(), stack.title);
    report.frames = stack.frames;
}

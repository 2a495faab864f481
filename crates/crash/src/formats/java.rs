//! Exceptions of the Java virtual machine, as it, a log or Jazzer prints them.

pub(super) mod dump;
mod exceptions;
pub(super) mod frames;
pub(super) mod hs_err;

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::open_report::{Format, OpenReport};
use crate::scan;
use crate::thrown::{Link, Thrown};
use exceptions::{kind, split};

pub(super) const FORMAT: Format = Format {
    begin,
    begin_before_stack,
    feed,
    close,
    ..Format::PLAIN
};

/// How the uncaught ones are announced.
fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    if let Some(rest) = text.strip_prefix("Exception in thread \"") {
        let (thread, thrown) = rest.split_once("\" ")?;
        let mut report = uncaught(thrown, Sanitizer::Java)?;
        if thread != "main" {
            note(&mut report, "thread", thread);
        }
        return Some(report);
    }
    if let Some(thrown) = scan::after(text, "== Java Exception: ") {
        return uncaught(thrown, Sanitizer::Jazzer);
    }
    // Thrown out of a constructor of globals or by the virtual machine itself.
    let thrown = text.strip_prefix("Exception: ")?;
    let thrown = thrown
        .split(" thrown from the UncaughtExceptionHandler")
        .next()?;
    uncaught(thrown, Sanitizer::Java)
}

fn uncaught(thrown: &str, sanitizer: Sanitizer) -> Option<CrashReport> {
    let mut report = announced(thrown, sanitizer)?;
    report.fatal = true;
    Some(report)
}

fn announced(thrown: &str, sanitizer: Sanitizer) -> Option<CrashReport> {
    let (class, message) = split(thrown)?;
    let mut report = CrashReport::new(kind(class, message), sanitizer);
    note(&mut report, "exception", class);
    report.message = Some(message.to_owned()).filter(|message| !message.is_empty());
    Some(report)
}

/// A name alone is any text; with a stack it was printed by somebody who caught it.
fn begin_before_stack(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    let text = text
        .split_once("Exception occurred: ")
        .map_or(text, |(_, thrown)| thrown);
    let (class, _) = split(text)?;
    let is_named = class.contains('.') && exceptions::is_named(class);
    is_named.then(|| announced(text, Sanitizer::Java))?
}

fn feed(open: &mut OpenReport, line: &str) {
    if open.thrown.is_empty() {
        begin_chain(open);
    }
    let text = line.trim();
    let depth = usize::from(line.starts_with("  ") || line.starts_with(' '));
    if let Some(frame) = frames::read(text) {
        open.push_thrown(frame);
    } else if let Some(count) = scan::between(text, "... ", " more").and_then(|n| n.parse().ok()) {
        repeat_outer(open, count);
    } else if let Some(cause) = text.strip_prefix("Caused by: ") {
        throw(open, Link::CauseOf, cause, depth);
    } else if let Some(other) = text.strip_prefix("Suppressed: ") {
        throw(open, Link::Suppressed, other, depth);
    } else if let Some(token) = text.strip_prefix("DEDUP_TOKEN: ") {
        note(&mut open.report, "dedup token", token);
        open.complete = true;
    } else if !open.complete
        && let Some(last) = open.thrown.last_mut().filter(|last| last.frames.is_empty())
    {
        last.say_more(text);
    }
}

/// The announced exception is the first of the chain.
fn begin_chain(open: &mut OpenReport) {
    let report = &open.report;
    let class = report.facts.get("exception").cloned().unwrap_or_default();
    let message = report.message.clone().unwrap_or_default();
    let first = Thrown::new(Link::First, report.kind, &class, &message);
    open.throw(first);
}

fn throw(open: &mut OpenReport, link: Link, text: &str, depth: usize) {
    // `[CIRCULAR REFERENCE: …]` names an exception that is already there.
    let Some((class, message)) = split(text) else {
        return;
    };
    let mut thrown = Thrown::new(link, kind(class, message), class, message);
    thrown.depth = depth;
    open.throw(thrown);
}

/// `... 3 more`: the last three frames are those of the exception that this one is printed under.
fn repeat_outer(open: &mut OpenReport, count: usize) {
    let Some((last, before)) = open.thrown.split_last() else {
        return;
    };
    let outer = before.iter().rev().find(|one| match last.link {
        Link::Suppressed => one.depth < last.depth,
        Link::First | Link::CauseOf | Link::CausedBy | Link::Handling => one.depth <= last.depth,
    });
    let frames: Vec<Frame> = outer.map_or_else(Vec::new, |outer| {
        let start = outer.frames.len().saturating_sub(count);
        outer.frames.get(start..).unwrap_or_default().to_vec()
    });
    for frame in frames {
        open.push_thrown(frame);
    }
}

fn close(open: &mut OpenReport) {
    open.settle_thrown();
    let report = &mut open.report;
    // Jazzer keeps the outermost frames of a recursion, and throws its own exception around the machine's.
    if report.kind == BugKind::SecurityIssue {
        let message = report.message.as_deref().unwrap_or_default();
        report.kind = exceptions::issue_kind(message);
    }
}

fn note(report: &mut CrashReport, name: &str, value: &str) {
    report
        .facts
        .insert(name.to_owned(), value.trim().to_owned());
}

#[cfg(test)]
#[path = "java_tests.rs"]
mod tests;

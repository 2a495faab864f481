//! Valgrind: every error is a block of lines behind `==pid==`.

mod words;

use patchwright_domain::report::{
    BugKind, CrashReport, Frame, Leak, LeakReach, Sanitizer, StackRole,
};

use crate::open_report::{Format, OpenReport};
use crate::{leaks, scan, signal};
use words::{address, error};

pub(super) const FORMAT: Format = Format {
    begin,
    continues,
    feed,
    close,
    ..Format::PLAIN
};

/// The text behind `==12== ` or `**12** `.
fn said(line: &str) -> Option<(u32, &str)> {
    let line = line.trim_start();
    let (pid, rest) = scan::number(line.strip_prefix("==")?)?;
    let rest = rest.strip_prefix("==")?;
    let rest = rest.strip_prefix(' ').unwrap_or(rest);
    Some((u32::try_from(pid).ok()?, rest))
}

fn begin(line: &str) -> Option<CrashReport> {
    let (pid, text) = said(line)?;
    // Errors stand at the margin; what is said about them is indented.
    if text.starts_with(' ') {
        return None;
    }
    let mut report = error(text).or_else(|| ended(text)).or_else(|| {
        let mut report = CrashReport::new(BugKind::MemoryLeak, Sanitizer::Valgrind);
        report.leaks.push(lost(text)?);
        Some(report)
    })?;
    report.pid = Some(pid);
    Some(report)
}

/// `Process terminating with default action of signal 11 (SIGSEGV)`
fn ended(text: &str) -> Option<CrashReport> {
    let rest = text.strip_prefix("Process terminating with default action of signal ")?;
    let (number, _) = scan::number(rest)?;
    let mut report = signal::from_signal(i32::try_from(number).ok()?);
    report.sanitizer = Sanitizer::Valgrind;
    Some(report)
}

/// `6 bytes in 1 blocks are definitely lost in loss record 3 of 5`
fn lost(text: &str) -> Option<Leak> {
    let reach = if text.contains(" definitely lost in loss record ") {
        LeakReach::Direct
    } else if text.contains(" indirectly lost in loss record ") {
        LeakReach::Indirect
    } else {
        return None;
    };
    let bytes = match scan::between(text, "(", " direct") {
        Some(direct) => direct.replace(',', "").parse().ok()?,
        None => text.split(' ').next()?.replace(',', "").parse().ok()?,
    };
    Some(Leak {
        reach,
        bytes,
        objects: scan::number_before(text, " blocks").unwrap_or(1),
        frames: Vec::new(),
    })
}

/// The signal that an error led to, and further leaks, belong to the open report.
fn continues(open: &OpenReport, line: &str) -> bool {
    let Some((_, text)) = said(line) else {
        return false;
    };
    let leaks = open.report.kind == BugKind::MemoryLeak && lost(text).is_some();
    let crashed = matches!(
        open.report.kind,
        BugKind::Segv
            | BugKind::NullDereference
            | BugKind::StackOverflow
            | BugKind::HeapUseAfterFree
    );
    let overflowed =
        open.report.kind == BugKind::StackOverflow && text.starts_with("Stack overflow");
    leaks || overflowed || crashed && ended(text).is_some()
}

fn feed(open: &mut OpenReport, line: &str) {
    let Some((_, text)) = said(line) else {
        return;
    };
    let text = text.trim();
    if let Some(leak) = lost(text) {
        open.expect_leak(leak);
    } else if ended(text).is_some() {
        open.report.fatal = true;
        if open.next_index > 0 {
            open.ignore_stacks();
        }
    } else if let Some((is_first, frame)) = frame(text) {
        // A stack that nothing announced is of no use.
        if is_first && open.next_index > 0 {
            open.ignore_stacks();
        }
        open.push_next(frame);
    } else if let Some(rest) = text.strip_prefix("Address 0x") {
        address(open, rest);
    } else if text.starts_with("Block was alloc'd at") {
        open.expect_stack(StackRole::Allocation, text);
    } else if text.starts_with("Uninitialised value was created by") {
        words::origin(open, text);
    } else if let Some(other) = text.strip_prefix("This conflicts with a previous ") {
        let title = match other.starts_with("write") {
            true => "the other access, a write",
            false => "the other access, a read",
        };
        open.expect_stack(StackRole::OtherAccess, title);
    }
}

/// `at 0x1091A3: name_of (/src/demo/leaks.c:14)`, `by 0x12: ??? (in /lib/libc.so.6)`
fn frame(text: &str) -> Option<(bool, Frame)> {
    let is_first = text.starts_with("at 0x");
    let rest = text
        .strip_prefix("at ")
        .or_else(|| text.strip_prefix("by "))?;
    let (address, rest) = scan::hex(rest)?;
    let rest = rest.strip_prefix(": ")?;
    let (function, place) = match rest
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once(" ("))
    {
        Some(split) => split,
        None => (rest, ""),
    };
    let mut frame = Frame {
        function: Some(function.to_owned()).filter(|name| name != "???"),
        address: Some(address),
        ..Frame::default()
    };
    if let Some(module) = place.strip_prefix("in ") {
        frame.module = Some(module.to_owned());
    } else if let Some((file, line, _)) = scan::position(place) {
        frame.file = Some(file.to_owned());
        frame.line = line;
    }
    Some((is_first, frame))
}

fn close(open: &mut OpenReport) {
    let report = &mut open.report;
    let first = |frames: &[Frame]| frames.first().and_then(|frame| frame.function.clone());
    if report.kind == BugKind::AllocDeallocMismatch {
        let made = report
            .stack(StackRole::Allocation)
            .and_then(|stack| first(&stack.frames));
        for (name, function) in [
            ("freed with", first(&report.frames)),
            ("allocated with", made),
        ] {
            if let Some(function) = function {
                let plain = function.split('(').next().unwrap_or_default().to_owned();
                report.facts.insert(name.to_owned(), plain);
            }
        }
    }
    // The stack behind the first line is that of the first leak.
    if let Some(first) = report
        .leaks
        .first_mut()
        .filter(|first| first.frames.is_empty())
    {
        first.frames = std::mem::take(&mut report.frames);
    }
    if let Some(leak) = leaks::first_lost(&report.leaks) {
        report.frames = leak.frames.clone();
    }
}

#[cfg(test)]
#[path = "valgrind_tests.rs"]
mod tests;

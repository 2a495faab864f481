//! ThreadSanitizer: races and misused locks, with the stacks of all threads concerned.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, MemoryPlace, Region, Sanitizer, StackRole,
};

use super::header;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

const WARNINGS: &[(&str, BugKind)] = &[
    ("data race", BugKind::DataRace),
    ("race on ", BugKind::DataRace),
    ("heap-use-after-free", BugKind::HeapUseAfterFree),
    ("use-after-free", BugKind::HeapUseAfterFree),
    ("lock-order-inversion", BugKind::LockOrderInversion),
    ("thread leak", BugKind::ThreadLeak),
    ("destroy of a locked mutex", BugKind::DestroyLockedMutex),
    ("double lock of a mutex", BugKind::DoubleLock),
    ("unlock of an unlocked mutex", BugKind::BadUnlock),
    ("read lock of a write locked mutex", BugKind::BadReadLock),
    (
        "read unlock of a write locked mutex",
        BugKind::BadReadUnlock,
    ),
    ("use of an invalid mutex", BugKind::InvalidMutex),
    (
        "signal-unsafe call inside of a signal",
        BugKind::SignalUnsafeCall,
    ),
    ("signal handler spoils errno", BugKind::ErrnoInSignalHandler),
];

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    if header.sanitizer != Sanitizer::Thread {
        return None;
    }
    kind(header.words).map(|kind| header.report(kind))
}

pub(super) fn kind(words: &str) -> Option<BugKind> {
    WARNINGS
        .iter()
        .find(|(start, _)| words.starts_with(start))
        .map(|(_, kind)| *kind)
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if let Some(access) = access(text) {
        race_access(open, text, access);
    } else if let Some(words) = text.strip_prefix("Location is ") {
        location(open, words);
    } else if text.starts_with("Thread ") && text.contains(" created by ") {
        open.expect_stack(StackRole::ThreadCreation, thread_title(text));
    } else if text.starts_with("Mutex M") && text.ends_with(':') {
        open.expect_stack(StackRole::Lock, text);
    } else if text.starts_with("Cycle in lock order graph") {
        open.report.message = Some(lock_cycle(text));
    }
}

/// `Previous write of size 4 at 0x12 by thread T1:`
fn access(text: &str) -> Option<Access> {
    let (words, rest) = text.split_once(" of size ")?;
    let words = words.to_ascii_lowercase();
    let direction = if words.ends_with("write") {
        Direction::Write
    } else if words.ends_with("read") {
        Direction::Read
    } else {
        return None;
    };
    let (size, rest) = scan::number(rest)?;
    let (address, _) = scan::hex(rest.strip_prefix(" at ")?)?;
    Some(Access {
        direction,
        size: Some(size),
        address: Some(address),
    })
}

/// The first access is the report's own, the second is the one it races with.
fn race_access(open: &mut OpenReport, text: &str, access: Access) {
    if open.report.access.is_none() && !text.starts_with("Previous") {
        open.report.access = Some(access);
        return;
    }
    let title = match access.direction {
        Direction::Write => "the other access, a write",
        Direction::Read | Direction::Execute | Direction::Unknown => "the other access, a read",
    };
    open.expect_stack(StackRole::OtherAccess, title);
}

/// `Location is heap block of size 8 at 0x12 allocated by main thread:`
fn location(open: &mut OpenReport, words: &str) {
    let place = match words {
        words if words.starts_with("heap block") => MemoryPlace::Heap,
        words if words.contains("([stack]+") => MemoryPlace::Stack,
        words if words.starts_with("global") => MemoryPlace::Global,
        words if words.starts_with("stack") => MemoryPlace::Stack,
        words if words.starts_with("TLS") => MemoryPlace::ThreadLocal,
        _ => return,
    };
    let mut region = Region::new(place);
    let name = scan::between(words, "global '", "'");
    region.object = name
        .filter(|name| !matches!(*name, "??" | "<null>"))
        .map(str::to_owned);
    region.size = scan::after(words, "of size ")
        .and_then(scan::number)
        .map(|(size, _)| size);
    region.start = scan::after(words, " at ")
        .and_then(scan::hex)
        .map(|(start, _)| start);
    region.end = region
        .start
        .zip(region.size)
        .and_then(|(a, b)| a.checked_add(b));
    open.report.region = Some(region);
    if place == MemoryPlace::Heap && words.ends_with(':') {
        open.expect_stack(StackRole::Allocation, words);
    }
}

/// Thread names and numbers stay, thread ids and states go.
fn thread_title(text: &str) -> &str {
    text.split(" (tid=").next().unwrap_or(text)
}

/// `Cycle in lock order graph: M0 (0x12) => M1 (0x34) => M0` without the addresses.
fn lock_cycle(text: &str) -> String {
    let words = text
        .split(' ')
        .filter(|word| !word.starts_with("(0x"))
        .collect::<Vec<_>>();
    words.join(" ")
}

/// Deadlocks and leaked threads have no crashing stack: the first that is shown stands for it.
fn close(open: &mut OpenReport) {
    let report = &mut open.report;
    report.truncated |= !open.complete;
    if report.kind == BugKind::HeapUseAfterFree {
        // The earlier access is the free itself.
        report
            .region
            .get_or_insert_with(|| Region::new(MemoryPlace::Heap));
        for stack in &mut report.stacks {
            if stack.role == StackRole::OtherAccess {
                stack.role = StackRole::Free;
            }
        }
    }
    if report.frames.is_empty()
        && let Some(stack) = report.stacks.first()
    {
        report.frames = stack.frames.clone();
    }
}

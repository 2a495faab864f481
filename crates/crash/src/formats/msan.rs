//! MemorySanitizer: use of an uninitialised value, and where that value came from.

use patchwright_domain::report::{BugKind, CrashReport, MemoryPlace, Region, Sanitizer, StackRole};

use super::header;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    (header.sanitizer == Sanitizer::Memory
        && header.words.starts_with("use-of-uninitialized-value"))
    .then(|| header.report(BugKind::UseOfUninitializedValue))
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if text == "Exiting" {
        open.report.fatal = true;
        open.complete = true;
    } else if text.starts_with("Uninitialized value was stored to memory") {
        open.expect_stack(StackRole::Store, text);
    } else if let Some(words) = scan::after(text, "Uninitialized value was created by ") {
        origin(open, words);
    }
}

fn origin(open: &mut OpenReport, words: &str) {
    let mut region = Region::new(match words {
        words if words.starts_with("a heap") => MemoryPlace::Heap,
        _ => MemoryPlace::Stack,
    });
    region.object = scan::between(words, "an allocation of '", "'").map(str::to_owned);
    open.report.region = Some(region);
    let role = match words {
        words if words.starts_with("a heap deallocation") => StackRole::Free,
        words if words.starts_with("a heap allocation") => StackRole::Allocation,
        _ => StackRole::Origin,
    };
    open.expect_stack(role, words);
}

fn close(open: &mut OpenReport) {
    if !open.complete {
        open.report.truncated = true;
        open.report.fatal = true;
    }
}

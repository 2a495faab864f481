//! HWAddressSanitizer: its first line says only that tags differ, and a later one why.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, MemoryPlace, Region, Sanitizer, Side, StackRole,
};

use super::{deadly, header};
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

const CAUSES: &[(&str, BugKind)] = &[
    ("heap-buffer-overflow", BugKind::HeapBufferOverflow),
    ("heap-buffer-underflow", BugKind::HeapBufferOverflow),
    ("use-after-free", BugKind::HeapUseAfterFree),
    ("stack tag-mismatch", BugKind::StackBufferOverflow),
    ("global-overflow", BugKind::GlobalBufferOverflow),
    ("double-free", BugKind::DoubleFree),
];

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    if header.sanitizer != Sanitizer::HwAddress {
        return None;
    }
    let kind = match header.words.split([' ', ':', ';']).next()? {
        "tag-mismatch" => BugKind::UnknownCrash,
        "allocation-tail-overwritten" => BugKind::HeapBufferOverflow,
        "invalid-free" => BugKind::BadFree,
        "double-free" => BugKind::DoubleFree,
        _ => return None,
    };
    let mut report = header.report(kind);
    report.fatal = true;
    let address = scan::after(header.words, "on address ").and_then(scan::hex);
    let writes = header.words.starts_with("allocation-tail-overwritten");
    report.access = Some(Access {
        direction: if writes {
            Direction::Write
        } else {
            Direction::Unknown
        },
        size: None,
        address: address.map(|(address, _)| address),
    });
    Some(report)
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if let Some(access) = access(text) {
        open.report.access = Some(access);
    } else if let Some(cause) = text.strip_prefix("Cause: ") {
        blame(&mut open.report, cause);
    } else if let Some((_, words)) = text.split_once(" is located ") {
        region(&mut open.report, text, words);
    } else if text.ends_with("here:") && text.starts_with("freed by") {
        open.expect_stack(StackRole::Free, text);
    } else if text.ends_with("here:") && text.contains("allocated by") {
        open.expect_stack(StackRole::Allocation, text);
    } else if text.starts_with("Potentially referenced stack objects") {
        open.ignore_stacks();
    } else {
        deadly::feed(open, line);
    }
}

fn blame(report: &mut CrashReport, cause: &str) {
    let Some((_, kind)) = CAUSES.iter().find(|(word, _)| cause.starts_with(word)) else {
        return;
    };
    // A free that fails because it is the second is told apart by its cause alone.
    report.kind = match (report.kind, kind) {
        (BugKind::BadFree, BugKind::HeapUseAfterFree) => BugKind::DoubleFree,
        (BugKind::BadFree, kind) if *kind != BugKind::DoubleFree => BugKind::BadFree,
        (_, kind) => *kind,
    };
    let place = match kind {
        BugKind::StackBufferOverflow => MemoryPlace::Stack,
        BugKind::GlobalBufferOverflow => MemoryPlace::Global,
        _ => MemoryPlace::Heap,
    };
    report.region.get_or_insert_with(|| Region::new(place));
}

/// `READ of size 4 at 0x12 tags: 3c/00 (ptr/mem) in thread T0`; tags in the address are no part of it.
fn access(text: &str) -> Option<Access> {
    let (word, rest) = text.split_once(" of size ")?;
    let direction = match word {
        "READ" => Direction::Read,
        "WRITE" => Direction::Write,
        _ => return None,
    };
    let (size, rest) = scan::number(rest)?;
    let (address, _) = scan::hex(rest.strip_prefix(" at ")?)?;
    Some(Access {
        direction,
        size: Some(size),
        address: Some(address),
    })
}

/// `0x12 is located 4 bytes after a 12-byte region [0x00,0x0c)`; older versions say `to the right of 12-byte region`.
fn region(report: &mut CrashReport, text: &str, words: &str) {
    let place = report
        .region
        .as_ref()
        .map_or(MemoryPlace::Heap, |region| region.place);
    let mut region = Region::new(place);
    region.size = scan::number_before(words, "-byte ");
    region.offset = scan::number(words).map(|(offset, _)| offset);
    region.side = if words.contains("after") || words.contains("right of") {
        Some(Side::After)
    } else if words.contains("before") || words.contains("left of") {
        Some(Side::Before)
    } else if words.contains("inside") {
        Some(Side::Inside)
    } else {
        None
    };
    let bounds = scan::between(words, "[", ")").and_then(|bounds| bounds.split_once(','));
    if let Some((start, end)) = bounds {
        region.start = scan::hex(start.trim()).map(|(start, _)| start);
        region.end = scan::hex(end.trim()).map(|(end, _)| end);
        // The region's address has no tag, the access's may have one.
        if let (Some(access), Some((address, _))) = (&mut report.access, scan::hex(text)) {
            access.address = Some(address);
        }
    }
    report.region = Some(region);
}

fn close(open: &mut OpenReport) {
    open.report.truncated |= !open.complete;
}

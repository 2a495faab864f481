//! AddressSanitizer: errors about memory it watches, with the region and its stacks.

mod region;

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, MemoryPlace, Region, Sanitizer, StackRole,
};

use super::{deadly, header};
use crate::open_report::{Format, OpenReport};
use crate::scan;
use region::{read_object, read_region};

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

/// For first lines that are a sentence instead of the kind itself.
const SENTENCES: &[(&str, BugKind)] = &[
    ("attempting double-free", BugKind::DoubleFree),
    ("attempting free on address which was not", BugKind::BadFree),
    (
        "attempting to call malloc_usable_size",
        BugKind::BadUsableSize,
    ),
    (
        "attempting to call __sanitizer_get_allocated_size",
        BugKind::BadUsableSize,
    ),
    ("requested allocation size", BugKind::AllocationSizeTooBig),
    ("calloc parameters overflow", BugKind::CallocOverflow),
    (
        "reallocarray parameters overflow",
        BugKind::ReallocarrayOverflow,
    ),
    ("pvalloc parameters overflow", BugKind::PvallocOverflow),
    ("allocator is out of memory", BugKind::OutOfMemory),
    ("failed to allocate", BugKind::OutOfMemory),
    ("specified RSS limit exceeded", BugKind::RssLimitExceeded),
    (
        "invalid allocation alignment",
        BugKind::InvalidAllocationAlignment,
    ),
    (
        "invalid alignment requested in aligned_alloc",
        BugKind::InvalidAlignedAllocAlignment,
    ),
    (
        "invalid alignment requested in posix_memalign",
        BugKind::InvalidPosixMemalignAlignment,
    ),
    (
        "bad parameters to __sanitizer_annotate_",
        BugKind::BadContiguousContainer,
    ),
];

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    let kind = kind(header.words)?;
    // LeakSanitizer and others share the allocator and its messages, but report no accesses.
    let own = header.sanitizer == Sanitizer::Address;
    if !own
        && !SENTENCES
            .iter()
            .any(|(words, _)| header.words.starts_with(words))
    {
        return None;
    }
    let mut report = header.report(kind);
    read_header(&mut report, header.words);
    Some(report)
}

pub(super) fn kind(words: &str) -> Option<BugKind> {
    let sentence = SENTENCES.iter().find(|(start, _)| words.starts_with(start));
    if let Some((_, kind)) = sentence {
        return Some(*kind);
    }
    let word = words.split([' ', ':', '(']).next()?;
    match word.parse() {
        Ok(kind) => Some(kind),
        Err(_) if word.ends_with("-param-overlap") => Some(BugKind::ParamOverlap),
        Err(_) => None,
    }
}

fn read_header(report: &mut CrashReport, words: &str) {
    let address = scan::after(words, "on address ")
        .or_else(|| scan::after(words, " on "))
        .or_else(|| scan::after(words, "malloc()-ed: "))
        .or_else(|| scan::after(words, "not owned: "))
        .and_then(scan::hex)
        .map(|(address, _)| address);
    if address.is_some() {
        report.access = Some(Access {
            direction: Direction::Unknown,
            size: None,
            address,
        });
    }
    match report.kind {
        BugKind::AllocDeallocMismatch => {
            if let Some((made, freed)) =
                scan::between(words, "(", ")").and_then(|pair| pair.split_once(" vs "))
            {
                note(report, "allocated with", made);
                note(report, "freed with", freed);
            }
        }
        BugKind::NegativeSizeParam => {
            if let Some(size) = scan::between(words, "(size=", ")") {
                note(report, "length", size);
            }
        }
        BugKind::AllocationSizeTooBig => {
            if let Some((size, _)) = scan::after(words, "size ").and_then(scan::hex) {
                note(report, "requested bytes", &unsigned(size));
            }
        }
        BugKind::CallocOverflow | BugKind::ReallocarrayOverflow => {
            if let Some(product) = scan::between(words, "count * size (", ")") {
                note(report, "count and size", product);
            }
        }
        BugKind::OutOfMemory => {
            if let Some((size, _)) = scan::after(words, "allocate ").and_then(scan::hex) {
                note(report, "requested bytes", &unsigned(size));
            }
        }
        BugKind::InvalidAllocationAlignment
        | BugKind::InvalidAlignedAllocAlignment
        | BugKind::InvalidPosixMemalignAlignment => {
            if let Some((_, rest)) = words.split_once(": ") {
                let value = rest.split([',', ' ']).next().unwrap_or_default();
                note(report, "alignment", value);
            }
        }
        _ => read_overlap(report, words),
    }
}

/// `memory ranges [0x1,0x5) and [0x3, 0x7) overlap`: the addresses go, the sizes and distance stay.
fn read_overlap(report: &mut CrashReport, words: &str) {
    let Some(ranges) = scan::after(words, "memory ranges ") else {
        return;
    };
    let bounds: Vec<u64> = ranges
        .split(['[', ',', ')', ' '])
        .filter_map(|word| scan::hex(word).map(|(value, _)| value))
        .collect();
    if let [a, a_end, b, b_end] = bounds.as_slice() {
        note(
            report,
            "first range bytes",
            &a_end.wrapping_sub(*a).to_string(),
        );
        note(
            report,
            "second range bytes",
            &b_end.wrapping_sub(*b).to_string(),
        );
        note(
            report,
            "distance between starts",
            &a.abs_diff(*b).to_string(),
        );
    }
}

/// A size beyond half of the range is more likely a negative number.
fn unsigned(size: u64) -> String {
    match i64::try_from(size) {
        Ok(_) => size.to_string(),
        Err(_) => format!("{size} ({} as a signed number)", size.cast_signed()),
    }
}

fn note(report: &mut CrashReport, name: &str, value: &str) {
    report
        .facts
        .insert(name.to_owned(), value.trim().to_owned());
}

fn feed(open: &mut OpenReport, line: &str) {
    let text = line.trim();
    if let Some(access) = access(text) {
        open.report.access = Some(access);
    } else if text.contains("is located") {
        read_region(open, text);
    } else if text.starts_with('[') && text.contains('\'') {
        read_object(open, text);
    } else if let Some(role) = stack_role(text) {
        open.expect_stack(role, text);
    } else if text.contains("is a wild pointer") {
        open.report
            .region
            .get_or_insert_with(|| Region::new(MemoryPlace::Wild));
    } else if let Some((name, bytes)) = type_size(text) {
        note(&mut open.report, name, bytes);
    } else if let Some(value) = scan::between(text, "is ascii string '", "'") {
        note(&mut open.report, "string", value);
    } else {
        deadly::feed(open, line);
    }
}

/// `READ of size 4 at 0x1234 thread T0`
fn access(text: &str) -> Option<Access> {
    let (word, rest) = text.split_once(" of size ")?;
    let direction = match word.rsplit(' ').next()? {
        "READ" => Direction::Read,
        "WRITE" => Direction::Write,
        "ACCESS" => Direction::Unknown,
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

fn stack_role(text: &str) -> Option<StackRole> {
    let ends = text.ends_with("here:") || text.ends_with("at:");
    if !ends {
        return None;
    }
    if text.contains("allocated by thread") {
        Some(StackRole::Allocation)
    } else if text.starts_with("freed by thread") || text.contains(" freed by thread") {
        Some(StackRole::Free)
    } else if text.contains(" created by ") {
        Some(StackRole::ThreadCreation)
    } else if text.contains("registered at:") {
        Some(StackRole::Other)
    } else {
        None
    }
}

fn type_size(text: &str) -> Option<(&'static str, &str)> {
    if let Some(rest) = scan::after(text, "size of the allocated type:") {
        return Some(("allocated type bytes", rest.trim().split(' ').next()?));
    }
    let rest = scan::after(text, "size of the deallocated type:")?;
    Some(("deleted type bytes", rest.trim().split(' ').next()?))
}

/// Errors end the process unless it was built and told to continue; then no `ABORTING` follows, nor does it if the text
/// was cut before the summary.
fn close(open: &mut OpenReport) {
    if !open.complete {
        open.report.truncated = true;
        open.report.fatal = true;
    }
}

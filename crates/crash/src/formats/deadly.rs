//! A deadly signal, which every sanitizer reports in the same words.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, MemoryPlace, Region, Sanitizer, StackRole,
};

use super::header;
use crate::open_report::{Format, OpenReport};
use crate::scan;

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close: |open| open.report.truncated |= !open.complete,
    ..Format::PLAIN
};

/// Addresses below this are the zero page.
const ZERO_PAGE: u64 = 4096;

/// Where AddressSanitizer keeps its shadow on x86-64 Linux, gap included.
fn is_shadow(address: u64) -> bool {
    (0x7fff_8000..0x1000_7fff_8000).contains(&address)
}

const SIGNALS: &[(&str, &str, BugKind)] = &[
    ("SEGV", "SIGSEGV", BugKind::Segv),
    ("BUS", "SIGBUS", BugKind::BusError),
    ("FPE", "SIGFPE", BugKind::DivideByZero),
    ("ILL", "SIGILL", BugKind::IllegalInstruction),
    ("ABRT", "SIGABRT", BugKind::Abort),
    ("TRAP", "SIGTRAP", BugKind::Trap),
    ("UNKNOWN SIGNAL", "", BugKind::Signal),
    ("stack-overflow", "SIGSEGV", BugKind::StackOverflow),
    // Windows has words of its own.
    ("access-violation", "access violation", BugKind::Segv),
    ("in-page-error", "in-page error", BugKind::BusError),
    (
        "datatype-misalignment",
        "datatype misalignment",
        BugKind::MisalignedAddress,
    ),
    (
        "int-divide-by-zero",
        "integer divide by zero",
        BugKind::DivideByZero,
    ),
    ("int-overflow", "integer overflow", BugKind::IntegerOverflow),
    (
        "illegal-instruction",
        "illegal instruction",
        BugKind::IllegalInstruction,
    ),
    (
        "priv-instruction",
        "privileged instruction",
        BugKind::IllegalInstruction,
    ),
    ("breakpoint", "breakpoint", BugKind::Trap),
];

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    let (words, signal, kind) = SIGNALS.iter().find_map(|(word, signal, kind)| {
        let rest = header.words.strip_prefix(word)?;
        rest.starts_with(" on ").then_some((rest, *signal, *kind))
    })?;
    let mut report = header.report(kind);
    report.fatal = true;
    if !signal.is_empty() {
        report.facts.insert("signal".to_owned(), signal.to_owned());
    }
    if matches!(kind, BugKind::Segv | BugKind::BusError) {
        read_fault(&mut report, words);
    }
    Some(report)
}

/// `on unknown address 0x12 (pc 0x34 bp …`; the address is missing for non-canonical ones.
fn read_fault(report: &mut CrashReport, words: &str) {
    let address = scan::after(words, "address ")
        .and_then(scan::hex)
        .map(|(address, _)| address);
    if report.sanitizer == Sanitizer::Address && address.is_none_or(is_shadow) {
        // The instrumentation read the shadow of a wild address before the program's own access:
        // the report's READ is not the program's.
        report.region = Some(Region::new(MemoryPlace::Wild));
        return;
    }
    let pc = scan::after(words, "(pc ")
        .and_then(scan::hex)
        .map(|(pc, _)| pc);
    let direction = match (address, pc) {
        (Some(address), Some(pc)) if address == pc => Direction::Execute,
        _ => Direction::Unknown,
    };
    let in_zero_page = address.is_some_and(|address| address < ZERO_PAGE);
    if in_zero_page && report.kind == BugKind::Segv {
        report.kind = BugKind::NullDereference;
    }
    let place = if in_zero_page {
        MemoryPlace::Null
    } else {
        MemoryPlace::Wild
    };
    report.region = Some(Region::new(place));
    report.access = Some(Access {
        direction,
        size: None,
        address,
    });
}

pub(super) fn feed(open: &mut OpenReport, line: &str) {
    if let Some(words) = scan::between(line, "The signal is caused by a ", " memory access") {
        let direction = match words {
            "READ" => Direction::Read,
            "WRITE" => Direction::Write,
            _ => return,
        };
        if let Some(access) = &mut open.report.access
            && access.direction == Direction::Unknown
        {
            access.direction = direction;
        }
    } else if line.contains("dereference of a high value address") {
        note(open, "address", "high, not a valid pointer");
    } else if line.contains(" created by ") && line.trim_end().ends_with("here:") {
        open.expect_stack(StackRole::ThreadCreation, line);
    }
}

fn note(open: &mut OpenReport, name: &str, value: &str) {
    open.report.facts.insert(name.to_owned(), value.to_owned());
}

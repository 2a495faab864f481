//! What Valgrind's sentences say of an error and of the memory it is about.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, MemoryPlace, Region, Sanitizer, Side, StackRole,
};

use crate::open_report::OpenReport;
use crate::scan;

/// Addresses below this are the zero page.
const ZERO_PAGE: u64 = 4096;

/// First lines without numbers in them.
const ERRORS: &[(&str, BugKind)] = &[
    (
        "Conditional jump or move depends on uninitialised value",
        BugKind::UseOfUninitializedValue,
    ),
    (
        "Use of uninitialised value of size ",
        BugKind::UseOfUninitializedValue,
    ),
    (
        "Invalid free() / delete / delete[] / realloc()",
        BugKind::BadFree,
    ),
    (
        "Mismatched free() / delete / delete []",
        BugKind::AllocDeallocMismatch,
    ),
    ("Mismatched new/delete", BugKind::AllocDeallocMismatch),
    ("Stack overflow in thread ", BugKind::StackOverflow),
];

pub(super) fn error(text: &str) -> Option<CrashReport> {
    if let Some((_, kind)) = ERRORS.iter().find(|(start, _)| text.starts_with(start)) {
        return Some(CrashReport::new(*kind, Sanitizer::Valgrind));
    }
    if text.starts_with("Syscall param ") && text.contains("uninitialised byte(s)") {
        return Some(CrashReport::new(
            BugKind::UseOfUninitializedValue,
            Sanitizer::Valgrind,
        ));
    }
    if text.starts_with("Jump to the invalid address ") {
        return Some(accessing(BugKind::Segv, Direction::Execute, None));
    }
    if let Some(rest) = text.strip_prefix("Source and destination overlap in ") {
        return Some(overlap(rest));
    }
    if let Some(rest) = scan::after(text, " has a fishy (possibly negative) value: ") {
        let mut report = CrashReport::new(BugKind::NegativeSizeParam, Sanitizer::Valgrind);
        report
            .facts
            .insert("length".to_owned(), rest.trim().to_owned());
        return Some(report);
    }
    let (kind, rest) = match text.strip_prefix("Invalid ") {
        Some(rest) => (BugKind::Segv, rest),
        None => (
            BugKind::DataRace,
            text.strip_prefix("Possible data race during ")?,
        ),
    };
    let (word, size) = rest.split_once(" of size ")?;
    let direction = match word {
        "read" => Direction::Read,
        "write" => Direction::Write,
        _ => return None,
    };
    let (size, _) = scan::number(size)?;
    Some(accessing(kind, direction, Some(size)))
}

fn accessing(kind: BugKind, direction: Direction, size: Option<u64>) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Valgrind);
    report.access = Some(Access {
        direction,
        size,
        address: None,
    });
    report
}

/// `memcpy(0x12, 0x10, 6)`
fn overlap(call: &str) -> CrashReport {
    let (name, arguments) = call.split_once('(').unwrap_or((call, ""));
    let kind = format!("{}-param-overlap", name.trim_start_matches('_'));
    let kind = kind.parse().unwrap_or(BugKind::ParamOverlap);
    let mut report = CrashReport::new(kind, Sanitizer::Valgrind);
    let mut parts = arguments.trim_end_matches(')').split(", ");
    let mut address = || scan::hex(parts.next()?).map(|(address, _)| address);
    let (to, from) = (address(), address());
    if let (Some(to), Some(from), Some(size)) = (to, from, parts.next()) {
        let distance = to.abs_diff(from).to_string();
        for (name, value) in [
            ("first range bytes", size),
            ("second range bytes", size),
            ("distance between starts", &distance),
        ] {
            report.facts.insert(name.to_owned(), value.to_owned());
        }
    }
    report
}

/// `4a8d04c is 0 bytes after a block of size 12 alloc'd`
pub(super) fn address(open: &mut OpenReport, rest: &str) {
    let (digits, words) = rest.split_once(' ').unwrap_or((rest, ""));
    let Ok(at) = u64::from_str_radix(digits, 16) else {
        return;
    };
    if let Some(access) = &mut open.report.access {
        access.address = Some(at);
    }
    if let Some(size) = scan::after(words, "a block of size ") {
        return block(open, words, size);
    }
    let mut region = Region::new(MemoryPlace::Wild);
    if let Some(name) = scan::between(words, "data symbol \"", "\"") {
        region.place = MemoryPlace::Global;
        region.object = Some(name.to_owned());
        region.offset = scan::after(words, "is ")
            .and_then(scan::number)
            .map(|(offset, _)| offset);
        region.side = Some(Side::Inside);
    } else if words.contains("stack") && !words.contains("not stack'd") {
        region.place = MemoryPlace::Stack;
    } else if at < ZERO_PAGE {
        region.place = MemoryPlace::Null;
        if open.report.kind == BugKind::Segv {
            open.report.kind = BugKind::NullDereference;
        }
    }
    open.report.region = Some(region);
}

fn block(open: &mut OpenReport, words: &str, size: &str) {
    let mut region = Region::new(MemoryPlace::Heap);
    region.size = scan::number(&size.replace(',', "")).map(|(size, _)| size);
    region.offset = scan::after(words, "is ")
        .and_then(|rest| scan::number(&rest.replace(',', "")).map(|(offset, _)| offset));
    region.side = Some(if words.contains(" bytes after ") {
        Side::After
    } else if words.contains(" bytes before ") {
        Side::Before
    } else {
        Side::Inside
    });
    let is_freed = words.contains("free'd");
    let kind = open.report.kind;
    open.report.kind = match (kind, is_freed) {
        (BugKind::Segv, true) => BugKind::HeapUseAfterFree,
        (BugKind::Segv, false) => BugKind::HeapBufferOverflow,
        (BugKind::BadFree, true) => BugKind::DoubleFree,
        (kind, _) => kind,
    };
    open.report.region = Some(region);
    let role = match is_freed {
        true => StackRole::Free,
        false => StackRole::Allocation,
    };
    open.expect_stack(role, words);
}

/// `Uninitialised value was created by a heap allocation`
pub(super) fn origin(open: &mut OpenReport, text: &str) {
    let (place, role) = match text.contains("heap") {
        true => (MemoryPlace::Heap, StackRole::Allocation),
        false => (MemoryPlace::Stack, StackRole::Origin),
    };
    open.report.region = Some(Region::new(place));
    open.expect_stack(role, text);
}

//! A report's headline: one sentence of what the program did, in numbers and names.

mod events;
mod object;
mod thrown;

use patchwright_domain::report::{BugKind, CrashReport, MemoryPlace, Sanitizer, Side, StackRole};

use crate::failed_tests;
use crate::phrases::{access_verb, byte_count, told_byte_count};
use crate::project::View;
use crate::region::{self, Spot};
use crate::runtime;
use object::{distance, object, sized, stack_place};

/// What happened, without a full stop.
pub(crate) fn headline(report: &CrashReport, view: &View<'_>) -> String {
    use BugKind::*;
    if let Some(said) = thrown::thrown(report) {
        return said;
    }
    let spot = region::measure(report);
    match report.kind {
        DoubleFree => double_free(report, view, &spot),
        BadFree => bad_free(report, view, &spot),
        BadUsableSize if spot.place.is_some() => format!(
            "asks for the size of a heap block at an address {}{}",
            distance(&spot),
            object(report, view, &spot)
        ),
        AllocDeallocMismatch => mismatch(report, view, &spot),
        NewDeleteTypeMismatch => type_mismatch(report, view),
        NullDereference => events::null_dereference(report),
        Segv | BusError => events::wild_access(report),
        StackOverflow => events::recursion(report, view),
        MemoryLeak => events::leaks(report, view),
        UseOfUninitializedValue => events::uninitialized(report, view, &spot),
        DataRace => events::race(report, view, &spot),
        Timeout => events::timeout(report),
        TestFailure => failed_tests::headline(report),
        _ if report.access.is_some() => access(report, view, &spot),
        _ => other(report, view),
    }
}

/// `reads 4 bytes, just past the end of a 12-byte heap block allocated in f (a.c:40)`
fn access(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = report.access.as_ref().and_then(|access| access.size);
    let verb = access_verb(report);
    let object = object(report, view, spot);
    let through = range_function(report);
    if spot.place.is_none() {
        return match size {
            Some(size) => format!("{verb} {} that it may not touch", byte_count(size)),
            None => other(report, view),
        };
    }
    let Some(whole) = size else {
        return format!("{verb} {}{object}", distance(spot));
    };
    match (through, spot.side) {
        // Such functions are checked as one range; the address is that of its first bad byte.
        (Some(function), Some(_)) => format!(
            "{verb} a range of {} in {function}; its first bad byte is {}{object}",
            byte_count(whole),
            distance(spot)
        ),
        (None, Some(Side::Inside)) if runs_over(spot, whole) => {
            let over = spot.offset.unwrap_or(0).saturating_add(whole) - spot.size.unwrap_or(0);
            let begin = match spot.offset.unwrap_or(0) {
                0 => "at the start".to_owned(),
                offset => format!("{} inside", byte_count(offset)),
            };
            format!(
                "{verb} {}, beginning {begin} and running {} past the end of {object}",
                byte_count(whole),
                byte_count(over)
            )
        }
        (_, _) => format!("{verb} {}, {}{object}", byte_count(whole), distance(spot)),
    }
}

fn runs_over(spot: &Spot<'_>, size: u64) -> bool {
    match (spot.offset, spot.size) {
        (Some(offset), Some(whole)) => offset.saturating_add(size) > whole,
        _ => false,
    }
}

/// The library function that made the access, when it is not the project's own code: `memcpy`.
pub fn range_function(report: &CrashReport) -> Option<String> {
    let top = report.frames.first()?.function.as_deref()?;
    if !runtime::is_runtime_function(top) || runtime::is_check(top) {
        return None;
    }
    let name = top.split('(').next().unwrap_or(top);
    let name = name.trim_start_matches('_');
    let name = ["asan_", "interceptor_", "msan_", "tsan_"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name);
    Some(name.to_owned())
}

fn double_free(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let block = format!("{}heap block", sized(spot.size));
    let first = stack_place(report, view, StackRole::Free)
        .map(|freed| format!("; first freed in {freed}"))
        .unwrap_or_default();
    let made = stack_place(report, view, StackRole::Allocation)
        .map(|made| format!(", allocated in {made}"))
        .unwrap_or_default();
    format!("frees {block} a second time{first}{made}")
}

fn bad_free(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    match spot.place {
        Some(MemoryPlace::Wild | MemoryPlace::Null) | None => {
            "frees an address that no allocation returned".to_owned()
        }
        Some(_) if spot.offset == Some(0) && spot.side == Some(Side::Inside) => {
            format!(
                "frees {}, which no allocation returned",
                object(report, view, spot)
            )
        }
        Some(_) => format!(
            "frees an address {}{}",
            distance(spot),
            object(report, view, spot)
        ),
    }
}

fn mismatch(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let fact = |name: &str| report.facts.get(name).map_or("?", String::as_str);
    format!(
        "frees with `{}` {} that `{}` made",
        fact("freed with"),
        object(report, view, spot),
        fact("allocated with")
    )
}

fn type_mismatch(report: &CrashReport, view: &View<'_>) -> String {
    let fact = |name: &str| report.facts.get(name).map_or("?", String::as_str);
    let made = stack_place(report, view, StackRole::Allocation)
        .map(|made| format!(" in {made}"))
        .unwrap_or_default();
    format!(
        "deletes as a type of {} an object allocated as one of {}{made}",
        told_byte_count(fact("deleted type bytes")),
        told_byte_count(fact("allocated type bytes"))
    )
}

/// Kinds that are described best by other parts of the report.
fn other(report: &CrashReport, view: &View<'_>) -> String {
    use BugKind::*;
    let fact = |name: &str| report.facts.get(name).map_or("?", String::as_str);
    match (report.kind, report.sanitizer, &report.message) {
        (AssertionFailure, _, _) => format!("fails its assertion `{}`", fact("assertion")),
        (UncaughtException, _, _) if report.facts.contains_key("exception") => {
            format!("throws {}, and nothing catches it", fact("exception"))
        }
        (_, Sanitizer::Undefined, Some(message)) => {
            format!("does what its language leaves undefined: {message}")
        }
        (Unreachable, _, Some(message)) => {
            format!("reaches a place that its authors took to be unreachable: {message}")
        }
        // The C library's own messages have kinds of their own.
        (Abort | OutOfMemory, _, Some(message)) => format!("is stopped by a check: {message}"),
        (_, _, Some(message)) => format!("is stopped by the C library: {message}"),
        (DivideByZero, _, None) => "divides an integer by zero".to_owned(),
        (Abort, _, None) => "calls abort".to_owned(),
        (NegativeSizeParam, _, None) => {
            format!(
                "passes the negative length {} to {}",
                fact("length"),
                library_function(report)
            )
        }
        (AllocationSizeTooBig, _, None) => {
            format!(
                "asks for {} bytes in one allocation",
                fact("requested bytes")
            )
        }
        (CallocOverflow | ReallocarrayOverflow, _, None) => format!(
            "asks for an array of {} bytes, which no size can express",
            fact("count and size")
        ),
        (_, _, None) if report.facts.contains_key("distance between starts") => format!(
            "has {} copy between ranges that overlap, of {} and {}, their starts {} apart",
            library_function(report),
            fact("first range bytes"),
            told_byte_count(fact("second range bytes")),
            told_byte_count(fact("distance between starts"))
        ),
        (_, _, None) => stopped(report, view),
    }
}

fn library_function(report: &CrashReport) -> String {
    range_function(report).unwrap_or_else(|| "a library function".to_owned())
}

fn stopped(report: &CrashReport, view: &View<'_>) -> String {
    let at = stack_place(report, view, StackRole::Allocation)
        .map(|made| format!("; the memory was allocated in {made}"))
        .unwrap_or_default();
    let facts: Vec<String> = report
        .facts
        .iter()
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    if facts.is_empty() {
        format!("stops with {}{at}", report.kind)
    } else {
        format!("stops with {} ({}){at}", report.kind, facts.join(", "))
    }
}

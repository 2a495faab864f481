//! A report's headline: one sentence of what the program did, in numbers and names.

use patchwright_domain::report::{
    BugKind, CrashReport, Direction, Leak, Location, Place, Sanitizer, Side, StackRole,
};

use crate::project::View;
use crate::region::{self, Spot};
use crate::{runtime, signature};

/// What happened, without a full stop.
pub(crate) fn headline(report: &CrashReport, view: &View<'_>) -> String {
    use BugKind::*;
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
        NullDereference => null_dereference(report),
        Segv | BusError => wild_access(report),
        StackOverflow => recursion(report, view),
        MemoryLeak => leaks(report, view),
        UseOfUninitializedValue => uninitialized(report, view, &spot),
        DataRace => race(report, view, &spot),
        Timeout => timeout(report),
        _ if report.access.is_some() => access(report, view, &spot),
        _ => other(report, view),
    }
}

/// `f (a.c:40)`
pub(crate) fn place(location: &Location) -> String {
    let function = location
        .function
        .as_deref()
        .unwrap_or("an unnamed function");
    match (&location.file, location.line) {
        (Some(file), Some(line)) => format!("{function} ({file}:{line})"),
        (Some(file), None) => format!("{function} ({file})"),
        (None, _) => function.to_owned(),
    }
}

pub(crate) fn bytes(count: u64) -> String {
    match count {
        1 => "1 byte".to_owned(),
        count => format!("{count} bytes"),
    }
}

/// `a 12-byte `, `an 8-byte `: the article with the size, where there is one.
fn sized(size: Option<u64>) -> String {
    match size {
        None => "a ".to_owned(),
        Some(size) => {
            let digits = size.to_string();
            let vowel = digits.starts_with('8') || size == 11 || size == 18;
            format!("{} {digits}-byte ", if vowel { "an" } else { "a" })
        }
    }
}

/// `reads 4 bytes, 0 bytes past the end of a 12-byte heap block allocated in f (a.c:40)`
fn access(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = report.access.as_ref().and_then(|access| access.size);
    let verb = verb(report);
    let object = object(report, view, spot);
    let through = range_function(report);
    if spot.place.is_none() {
        return match size {
            Some(size) => format!("{verb} {} that it may not touch", bytes(size)),
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
            bytes(whole),
            distance(spot)
        ),
        (None, Some(Side::Inside)) if runs_over(spot, whole) => {
            let over = spot.offset.unwrap_or(0).saturating_add(whole) - spot.size.unwrap_or(0);
            format!(
                "{verb} {}, beginning {} inside and running {} past the end of {object}",
                bytes(whole),
                bytes(spot.offset.unwrap_or(0)),
                bytes(over)
            )
        }
        (_, _) => format!("{verb} {}, {}{object}", bytes(whole), distance(spot)),
    }
}

fn runs_over(spot: &Spot<'_>, size: u64) -> bool {
    match (spot.offset, spot.size) {
        (Some(offset), Some(whole)) => offset.saturating_add(size) > whole,
        _ => false,
    }
}

fn verb(report: &CrashReport) -> &'static str {
    match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => "reads",
        Some(Direction::Write) => "writes",
        Some(Direction::Execute) => "jumps to",
        Some(Direction::Unknown) | None => "touches",
    }
}

/// The library function that made the access, when it is not the project's own code.
fn range_function(report: &CrashReport) -> Option<String> {
    let top = report.frames.first()?.function.as_deref()?;
    if !runtime::is_runtime_function(top) {
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

/// `4 bytes past the end of `, ending where the object's name begins.
fn distance(spot: &Spot<'_>) -> String {
    let far = bytes(spot.offset.unwrap_or(0));
    match spot.side {
        Some(Side::After) => format!("{far} past the end of "),
        Some(Side::Before) => format!("{far} before the start of "),
        Some(Side::Inside) => format!("{far} inside "),
        None => "next to or in ".to_owned(),
    }
}

/// The object with its size, name and history.
fn object(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = spot
        .size
        .map(|size| format!("{size}-byte "))
        .unwrap_or_default();
    match spot.place {
        Some(Place::Heap) => format!("{}heap block{}", sized(spot.size), history(report, view)),
        Some(Place::Stack) => match spot.object {
            Some(name) => format!(
                "the {size}stack variable `{name}`{}",
                frame_owner(report, view, spot)
            ),
            None if report.kind == BugKind::DynamicStackBufferOverflow => {
                "a variable-length array or alloca block".to_owned()
            }
            None => format!("the stack{}", frame_owner(report, view, spot)),
        },
        Some(Place::Global) => {
            let name = spot.object.unwrap_or("?");
            format!("the {size}global `{name}`{}", defined_at(report, view))
        }
        Some(Place::ThreadLocal) => "thread-local memory".to_owned(),
        Some(Place::Null) => "the zero page".to_owned(),
        Some(Place::Wild) | None => "no object known".to_owned(),
    }
}

fn history(report: &CrashReport, view: &View<'_>) -> String {
    let made = stack_place(report, view, StackRole::Allocation);
    let freed = stack_place(report, view, StackRole::Free);
    match (made, freed) {
        (Some(made), Some(freed)) => format!(", freed in {freed}, allocated in {made}"),
        (None, Some(freed)) => format!(", freed in {freed}"),
        (Some(made), None) => format!(" allocated in {made}"),
        (None, None) if report.stack(StackRole::Free).is_some() => ", already freed".to_owned(),
        (None, None) => String::new(),
    }
}

fn stack_place(report: &CrashReport, view: &View<'_>, role: StackRole) -> Option<String> {
    let frames = &report.stack(role)?.frames;
    view.first(frames).map(|location| place(&location))
}

fn frame_owner(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let owner = report
        .stack(StackRole::Frame)
        .and_then(|stack| view.first(&stack.frames));
    match owner {
        Some(mut owner) => {
            owner.line = spot.line.or(owner.line);
            format!(" of {}", place(&owner))
        }
        None => String::new(),
    }
}

fn defined_at(report: &CrashReport, view: &View<'_>) -> String {
    let defined = report.region.as_ref().and_then(|r| r.defined_at.as_deref());
    match defined.and_then(crate::scan::position) {
        Some((file, Some(line), _)) => format!(" ({}:{line})", view.path(file)),
        Some((file, None, _)) => format!(" ({})", view.path(file)),
        None => String::new(),
    }
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
        Some(Place::Wild | Place::Null) | None => {
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
        "deletes as a type of {} bytes an object allocated as one of {} bytes{made}",
        fact("deleted type bytes"),
        fact("allocated type bytes")
    )
}

fn null_dereference(report: &CrashReport) -> String {
    let address = report.access.as_ref().and_then(|access| access.address);
    let verb = match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => "reads through",
        Some(Direction::Write) => "writes through",
        Some(Direction::Execute) => "calls",
        Some(Direction::Unknown) | None => "dereferences",
    };
    match address {
        Some(0) | None => format!("{verb} a null pointer"),
        Some(at) => format!(
            "{verb} a null pointer, {} behind it (a field or an element)",
            bytes(at)
        ),
    }
}

fn wild_access(report: &CrashReport) -> String {
    match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => "reads from an address that is not mapped".to_owned(),
        Some(Direction::Write) => "writes to an address that is not mapped or read-only".to_owned(),
        Some(Direction::Execute) => "jumps to an address that is no code".to_owned(),
        Some(Direction::Unknown) | None => "touches an address it may not touch".to_owned(),
    }
}

fn recursion(report: &CrashReport, view: &View<'_>) -> String {
    let functions = signature::top_functions(report, view, 8);
    match functions.as_slice() {
        [] => "runs out of stack".to_owned(),
        [one] => format!("runs out of stack: {one} calls itself again and again"),
        several => format!(
            "runs out of stack: {} call each other again and again",
            several.join(", ")
        ),
    }
}

fn leaks(report: &CrashReport, view: &View<'_>) -> String {
    let bytes_lost: u64 = report
        .leaks
        .iter()
        .fold(0, |sum, leak| sum.saturating_add(leak.bytes));
    let objects: u64 = report
        .leaks
        .iter()
        .fold(0, |sum, leak| sum.saturating_add(leak.objects));
    let site = report
        .leaks
        .first()
        .and_then(|leak: &Leak| view.first(&leak.frames))
        .or_else(|| view.first(&report.frames))
        .map(|location| format!(" allocated in {}", place(&location)));
    match report.leaks.len() {
        0 => "loses memory it allocated".to_owned(),
        1 => format!(
            "never frees {} in {objects} block(s){}",
            bytes(bytes_lost),
            site.unwrap_or_default()
        ),
        sites => format!(
            "never frees {} in {objects} block(s) of {sites} sites{}",
            bytes(bytes_lost),
            site.map(|site| format!(", the first{site}"))
                .unwrap_or_default()
        ),
    }
}

fn uninitialized(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let origin = [StackRole::Origin, StackRole::Allocation, StackRole::Free]
        .into_iter()
        .find_map(|role| stack_place(report, view, role));
    let freed = report.stack(StackRole::Free).is_some();
    let what = match (spot.object, spot.place) {
        (Some(name), _) => format!("the stack variable `{name}`, declared"),
        (None, Some(Place::Heap)) if freed => "a heap block, freed".to_owned(),
        (None, Some(Place::Heap)) => "a heap block, allocated".to_owned(),
        (None, _) => String::new(),
    };
    match (what.as_str(), origin) {
        ("", _) => "decides on a value that was never set".to_owned(),
        (what, None) => {
            let what = what.split(',').next().unwrap_or(what);
            format!("decides on a value that was never set; it lies in {what}")
        }
        (what, Some(origin)) => {
            format!("decides on a value that was never set; it lies in {what} in {origin}")
        }
    }
}

fn race(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = report.access.as_ref().and_then(|access| access.size);
    let other = report.stack(StackRole::OtherAccess);
    let other_verb = match other {
        Some(stack) if stack.title.ends_with("a write") => "writes",
        Some(_) | None => "reads",
    };
    let other_place = other
        .and_then(|stack| view.first(&stack.frames))
        .map(|location| format!(" in {}", place(&location)))
        .unwrap_or_default();
    let of = match spot.place {
        Some(_) => format!(" of {}", object(report, view, spot)),
        None => String::new(),
    };
    format!(
        "{} {}{of} while another thread {other_verb} it{other_place}, with no lock between them",
        verb(report),
        bytes(size.unwrap_or(1))
    )
}

fn timeout(report: &CrashReport) -> String {
    match report.facts.get("seconds") {
        Some(seconds) => format!("is still running after {seconds} seconds"),
        None => "does not come to an end".to_owned(),
    }
}

/// Kinds that are told best by what else the report says.
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
            "has {} copy between ranges that overlap, of {} and {} bytes, their starts {} bytes apart",
            library_function(report),
            fact("first range bytes"),
            fact("second range bytes"),
            fact("distance between starts")
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

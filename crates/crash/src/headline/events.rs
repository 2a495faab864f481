//! Sentences for kinds that are not about the distance to an object.

use patchwright_domain::report::{CrashReport, Direction, Leak, MemoryPlace, StackRole};

use super::object::{object, stack_place};
use crate::phrases::{access_verb, byte_count, describe_location};
use crate::project::View;
use crate::region::Spot;
use crate::signature;

/// Functions of a recursion that a headline names.
const SHOWN_FUNCTIONS: usize = 8;

pub(super) fn null_dereference(report: &CrashReport) -> String {
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
            byte_count(at)
        ),
    }
}

pub(super) fn wild_access(report: &CrashReport) -> String {
    match report.access.as_ref().map(|access| access.direction) {
        Some(Direction::Read) => "reads from an address that is not mapped".to_owned(),
        Some(Direction::Write) => "writes to an address that is not mapped or read-only".to_owned(),
        Some(Direction::Execute) => "jumps to an address that is no code".to_owned(),
        Some(Direction::Unknown) | None => "touches an address it may not touch".to_owned(),
    }
}

pub(super) fn recursion(report: &CrashReport, view: &View<'_>) -> String {
    let Some(functions) = signature::recurring(&view.functions(&report.frames)) else {
        return "runs out of stack; no function repeats in its report".to_owned();
    };
    match functions
        .get(..functions.len().min(SHOWN_FUNCTIONS))
        .unwrap_or_default()
    {
        [] => "runs out of stack".to_owned(),
        [one] => format!("runs out of stack: {one} calls itself again and again"),
        several => format!(
            "runs out of stack: {} call each other again and again",
            several.join(", ")
        ),
    }
}

pub(super) fn leaks(report: &CrashReport, view: &View<'_>) -> String {
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
        .map(|location| format!(" allocated in {}", describe_location(&location)));
    match report.leaks.len() {
        0 => "loses memory it allocated".to_owned(),
        1 => format!(
            "never frees {} in {objects} block(s){}",
            byte_count(bytes_lost),
            site.unwrap_or_default()
        ),
        sites => format!(
            "never frees {} in {objects} block(s) of {sites} sites{}",
            byte_count(bytes_lost),
            site.map(|site| format!(", the first{site}"))
                .unwrap_or_default()
        ),
    }
}

pub(super) fn uninitialized(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let origin = [StackRole::Origin, StackRole::Allocation, StackRole::Free]
        .into_iter()
        .find_map(|role| stack_place(report, view, role));
    let freed = report.stack(StackRole::Free).is_some();
    let what = match (spot.object, spot.place) {
        (Some(name), _) => format!("the stack variable `{name}`, declared"),
        (None, Some(MemoryPlace::Heap)) if freed => "a heap block, freed".to_owned(),
        (None, Some(MemoryPlace::Heap)) => "a heap block, allocated".to_owned(),
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

pub(super) fn race(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = report.access.as_ref().and_then(|access| access.size);
    let other = report.stack(StackRole::OtherAccess);
    let other_verb = match other {
        Some(stack) if stack.title.ends_with("a write") => "writes",
        Some(_) | None => "reads",
    };
    let other_place = other
        .and_then(|stack| view.first(&stack.frames))
        .map(|location| format!(" in {}", describe_location(&location)))
        .unwrap_or_default();
    let of = match spot.place {
        Some(_) => format!(" of {}", object(report, view, spot)),
        None => String::new(),
    };
    format!(
        "{} {}{of} while another thread {other_verb} it{other_place}, with no lock between them",
        access_verb(report),
        size.map_or_else(|| "a value".to_owned(), byte_count)
    )
}

pub(super) fn timeout(report: &CrashReport) -> String {
    match report.facts.get("seconds") {
        Some(seconds) => format!("is still running after {seconds} seconds"),
        None => "does not come to an end".to_owned(),
    }
}

//! The memory an access is about, in words: its size, name and history.

use patchwright_domain::report::{BugKind, CrashReport, MemoryPlace, Side, StackRole};

use crate::phrases::{byte_count, describe_location};
use crate::project::View;
use crate::region::Spot;

/// `a 12-byte `, `an 8-byte `: the article with the size, where there is one.
pub(super) fn sized(size: Option<u64>) -> String {
    match size {
        None => "a ".to_owned(),
        Some(size) => {
            let digits = size.to_string();
            let vowel = digits.starts_with('8') || size == 11 || size == 18;
            format!("{} {digits}-byte ", if vowel { "an" } else { "a" })
        }
    }
}

/// `4 bytes past the end of `, `just past the end of `, ending where the object's name begins.
pub(super) fn distance(spot: &Spot<'_>) -> String {
    let (side, adjacent, beyond) = match spot.side {
        Some(Side::After) => ("past the end of", "just past the end of", spot.offset),
        Some(Side::Before) => (
            "before the start of",
            "just before the start of",
            spot.offset,
        ),
        Some(Side::Inside) => ("inside", "at the start of", spot.offset),
        None => return "next to or in ".to_owned(),
    };
    match beyond.unwrap_or(0) {
        0 => format!("{adjacent} "),
        offset => format!("{} {side} ", byte_count(offset)),
    }
}

/// The object with its size, name and history.
pub(super) fn object(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let size = spot
        .size
        .map(|size| format!("{size}-byte "))
        .unwrap_or_default();
    match spot.place {
        Some(MemoryPlace::Heap) => {
            format!("{}heap block{}", sized(spot.size), history(report, view))
        }
        Some(MemoryPlace::Stack) => match spot.object {
            Some(name) => format!(
                "the {size}stack variable `{name}`{}",
                frame_owner(report, view, spot)
            ),
            None if report.kind == BugKind::DynamicStackBufferOverflow => {
                "a variable-length array or alloca block".to_owned()
            }
            None => format!("the stack{}", frame_owner(report, view, spot)),
        },
        Some(MemoryPlace::Global) => {
            let name = spot.object.unwrap_or("?");
            format!("the {size}global `{name}`{}", defined_at(report, view))
        }
        Some(MemoryPlace::ThreadLocal) => "thread-local memory".to_owned(),
        Some(MemoryPlace::Null) => "the zero page".to_owned(),
        Some(MemoryPlace::Wild) | None => "no object known".to_owned(),
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

pub(super) fn stack_place(
    report: &CrashReport,
    view: &View<'_>,
    role: StackRole,
) -> Option<String> {
    let frames = &report.stack(role)?.frames;
    view.first(frames)
        .map(|location| describe_location(&location))
}

fn frame_owner(report: &CrashReport, view: &View<'_>, spot: &Spot<'_>) -> String {
    let owner = report
        .stack(StackRole::Frame)
        .and_then(|stack| view.first(&stack.frames));
    match owner {
        Some(mut owner) => {
            owner.line = spot.line.or(owner.line);
            format!(" of {}", describe_location(&owner))
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

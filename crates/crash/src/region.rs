//! How far an access missed its object, computed from addresses and frame offsets; the report's own
//! phrase is used only where those are missing.

use patchwright_domain::report::{CrashReport, MemoryPlace, Region, Side, StackObject};

/// Where an access lies, relative to its object.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Spot<'a> {
    pub(crate) place: Option<MemoryPlace>,
    pub(crate) side: Option<Side>,
    /// Bytes from the near edge, or from the start when inside.
    pub(crate) offset: Option<u64>,
    pub(crate) size: Option<u64>,
    pub(crate) object: Option<&'a str>,
    /// The line of a stack variable.
    pub(crate) line: Option<u32>,
}

pub(crate) fn measure(report: &CrashReport) -> Spot<'_> {
    let Some(region) = &report.region else {
        return Spot::default();
    };
    match region.place {
        MemoryPlace::Stack if !region.objects.is_empty() => stack_spot(report, region),
        MemoryPlace::Heap | MemoryPlace::Global | MemoryPlace::Stack | MemoryPlace::ThreadLocal => {
            block_spot(report, region)
        }
        MemoryPlace::Null | MemoryPlace::Wild => Spot {
            place: Some(region.place),
            ..Spot::default()
        },
    }
}

fn block_spot<'a>(report: &CrashReport, region: &'a Region) -> Spot<'a> {
    let address = report.access.as_ref().and_then(|access| access.address);
    let computed = match (address, region.start, region.end) {
        (Some(address), Some(start), Some(end)) => Some(relate(address, start, end)),
        _ => None,
    };
    let (side, offset) = match computed {
        Some((side, offset)) => (Some(side), Some(offset)),
        // A stack offset counts from the frame, not from an object.
        None if region.place == MemoryPlace::Stack => (None, None),
        None => (region.side, region.offset),
    };
    Spot {
        place: Some(region.place),
        side,
        offset,
        size: region.size,
        object: region.object.as_deref(),
        line: None,
    }
}

fn stack_spot<'a>(report: &CrashReport, region: &'a Region) -> Spot<'a> {
    let mut spot = Spot {
        place: Some(MemoryPlace::Stack),
        object: region.object.as_deref(),
        ..Spot::default()
    };
    let Some(at) = region.offset else {
        return spot;
    };
    let size = report
        .access
        .as_ref()
        .and_then(|access| access.size)
        .unwrap_or(1);
    let marked = spot.object;
    // A range that begins right after one variable and reaches into the next is marked by ASan as an underflow of the
    // next; it is the first that was overrun.
    let overrun = region.objects.iter().any(|object| object.end == at);
    let nearest = region.objects.iter().min_by_key(|object| {
        let aside = if overrun {
            object.end != at
        } else {
            marked.is_some_and(|name| name != object.name)
        };
        (aside, distance(object, at, size))
    });
    if let Some(object) = nearest {
        let (side, offset) = relate(at, object.start, object.end);
        spot.side = Some(side);
        spot.offset = Some(offset);
        spot.size = Some(object.end.saturating_sub(object.start));
        spot.object = Some(as_written(&object.name));
        spot.line = object.line;
    }
    spot
}

/// clang calls a variable of an inlined function `name.i`.
fn as_written(mut name: &str) -> &str {
    while let Some(shorter) = name.strip_suffix(".i").filter(|rest| !rest.is_empty()) {
        name = shorter;
    }
    name
}

/// Bytes between an access and an object; equally far from two, it is taken to overflow the lower.
fn distance(object: &StackObject, at: u64, size: u64) -> (u64, u64) {
    let end = at.saturating_add(size);
    if at >= object.end {
        (at - object.end, 0)
    } else if end <= object.start {
        (object.start - end, 1)
    } else {
        (0, 0)
    }
}

fn relate(address: u64, start: u64, end: u64) -> (Side, u64) {
    if address < start {
        (Side::Before, start - address)
    } else if address >= end {
        (Side::After, address - end)
    } else {
        (Side::Inside, address - start)
    }
}

#[cfg(test)]
#[path = "region_tests.rs"]
mod tests;

//! Where AddressSanitizer says an access lies: heap block, global, or variables of a stack frame.

use patchwright_domain::report::{CrashReport, MemoryPlace, Region, Side, StackObject, StackRole};

use crate::open_report::{MAX_PARTS, OpenReport};
use crate::scan;

pub(super) fn read_region(open: &mut OpenReport, text: &str) {
    if text.contains(" in stack of thread ") {
        let mut region = Region::new(MemoryPlace::Stack);
        region.offset = scan::after(text, " at offset ")
            .and_then(scan::number)
            .map(|(offset, _)| offset);
        open.report.region = Some(region);
        if text.ends_with("in frame") {
            open.expect_stack(StackRole::Frame, "");
        }
        return;
    }
    let region = heap_region(text).or_else(|| global_region(text));
    if let Some(region) = region
        && is_nearer(&region, &open.report)
    {
        open.report.region = Some(region);
    }
}

/// All globals around an address are listed, in the order of their addresses.
fn is_nearer(region: &Region, report: &CrashReport) -> bool {
    match &report.region {
        None => true,
        Some(known) if known.place == MemoryPlace::Wild => true,
        Some(known) => {
            let both = known.place == MemoryPlace::Global && region.place == MemoryPlace::Global;
            both && region.offset < known.offset
        }
    }
}

/// `… 12-byte region [0x1,0xd)`
fn heap_region(text: &str) -> Option<Region> {
    let size = scan::number_before(text, "-byte region")?;
    let mut region = Region::new(MemoryPlace::Heap);
    region.size = Some(size);
    let bounds = scan::between(text, "region [", ")").and_then(bounds);
    // Bounds that contradict the size were cut or garbled; then the phrase is used.
    let bounds = bounds.filter(|(start, end)| end.checked_sub(*start) == Some(size));
    region.start = bounds.map(|(start, _)| start);
    region.end = bounds.map(|(_, end)| end);
    (region.offset, region.side) = spot(text);
    Some(region)
}

/// `0x1,0xd`
fn bounds(text: &str) -> Option<(u64, u64)> {
    let (start, rest) = scan::hex(text)?;
    let (end, _) = scan::hex(rest.strip_prefix(',')?.trim_start())?;
    Some((start, end))
}

/// `… global variable 'tab' defined in 'g.c:3:5' (0x1234) of size 12`
fn global_region(text: &str) -> Option<Region> {
    let rest = scan::after(text, "global variable '")?;
    let (name, rest) = rest.split_once('\'')?;
    let mut region = Region::new(MemoryPlace::Global);
    region.object = Some(short(name));
    region.defined_at = scan::between(rest, "defined in '", "'").map(str::to_owned);
    region.start = scan::after(rest, " (").and_then(scan::hex).map(|(n, _)| n);
    region.size = scan::after(rest, ") of size ")
        .and_then(scan::number)
        .map(|(n, _)| n);
    region.end = region
        .start
        .zip(region.size)
        .and_then(|(a, b)| a.checked_add(b));
    (region.offset, region.side) = spot(text);
    Some(region)
}

/// The report's own phrase for the distance, in gcc's or clang's words.
fn spot(text: &str) -> (Option<u64>, Option<Side>) {
    const PHRASES: &[(&str, Side)] = &[
        (" bytes to the right of", Side::After),
        (" bytes after", Side::After),
        (" bytes to the left of", Side::Before),
        (" bytes before", Side::Before),
        (" bytes inside of", Side::Inside),
    ];
    for (phrase, side) in PHRASES {
        if let Some(offset) = scan::number_before(text, phrase) {
            return (Some(offset), Some(*side));
        }
    }
    (None, None)
}

/// `[32, 44) 'buf' (line 5) <== Memory access at offset 44 overflows this variable`
pub(super) fn read_object(open: &mut OpenReport, text: &str) {
    let Some(object) = stack_object(text) else {
        return;
    };
    let Some(region) = &mut open.report.region else {
        return;
    };
    if region.place != MemoryPlace::Stack {
        return;
    }
    if text.contains("<==") {
        region.object = Some(object.name.clone());
    }
    if region.objects.len() >= MAX_PARTS {
        open.report.truncated = true;
        return;
    }
    region.objects.push(object);
}

fn stack_object(text: &str) -> Option<StackObject> {
    let (start, rest) = scan::number(text.strip_prefix('[')?)?;
    let (end, rest) = scan::number(rest.strip_prefix(", ")?)?;
    let name = scan::between(rest, "'", "'")?;
    let line = scan::after(rest, "(line ")
        .and_then(scan::number)
        .and_then(|(line, _)| u32::try_from(line).ok());
    // gcc prints `buf:5` where clang prints `buf' (line 5)`.
    let (name, line) = match (name.rsplit_once(':'), line) {
        (Some((head, tail)), None) if !head.is_empty() => match tail.parse() {
            Ok(line) => (head, Some(line)),
            Err(_) => (name, None),
        },
        _ => (name, line),
    };
    Some(StackObject {
        name: short(without_inline_marks(name)),
        start,
        end,
        line,
    })
}

/// clang calls a variable of an inlined function `text.i`.
fn without_inline_marks(name: &str) -> &str {
    match name.find(".i") {
        Some(at)
            if at > 0
                && name
                    .get(at..)
                    .is_some_and(|tail| tail.replace(".i", "").is_empty()) =>
        {
            name.get(..at).unwrap_or(name)
        }
        Some(_) | None => name,
    }
}

/// Names come from the program under repair: a hostile one may print any length.
fn short(name: &str) -> String {
    name.chars().take(200).collect()
}

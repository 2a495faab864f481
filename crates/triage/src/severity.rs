//! How bad a bug is, by what its reports show: a write before a read, a freed block before a null pointer. It orders work; it is
//! no proof that a bug can be exploited, nor that it cannot.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use patchwright_domain::report::{BugKind, CrashReport, Direction, MemoryPlace};
use serde::{Deserialize, Serialize};

/// Frames by which places are told apart: what calls a function of the C library decides what it is given.
const PLACE_FRAMES: usize = 3;

/// The worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Critical,
    High,
    Medium,
    Low,
}

impl Level {
    pub fn name(self) -> &'static str {
        match self {
            Self::Critical => "critical",
            Self::High => "high",
            Self::Medium => "medium",
            Self::Low => "low",
        }
    }

    fn raised(self) -> Self {
        match self {
            Self::Critical | Self::High => Self::Critical,
            Self::Medium => Self::High,
            Self::Low => Self::Medium,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A level, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Severity {
    pub level: Level,
    pub reason: String,
}

/// Of one bug, by all its reports: the worst of them counts, and whether the input decides how far it goes.
pub fn severity(reports: &[&CrashReport]) -> Severity {
    let seen = reports.iter().map(|report| harm(report));
    let worst = seen.min_by_key(|(level, _)| *level);
    let (level, reason) = worst.unwrap_or((Level::Low, "nothing is known of it"));
    match controlled(reports) {
        Some(what) if level != Level::Low => Severity {
            level: level.raised(),
            reason: format!("{reason}; {what}"),
        },
        Some(_) | None => Severity {
            level,
            reason: reason.to_owned(),
        },
    }
}

fn harm(report: &CrashReport) -> (Level, &'static str) {
    use BugKind::*;
    let direction = report.access.as_ref().map(|access| access.direction);
    let is_null = matches!(report.kind, NullDereference | NullPointerUse)
        || report.region.as_ref().map(|region| region.place) == Some(MemoryPlace::Null);
    if is_null {
        return (
            Level::Low,
            "uses a pointer that is null or nearly so: the process ends",
        );
    }
    match (report.kind, direction) {
        (_, Some(Direction::Execute)) => (Level::Critical, "jumps to an address that is no code"),
        (DoubleFree | BadFree | AllocDeallocMismatch | NewDeleteTypeMismatch, _) => (
            Level::High,
            "frees what must not be freed: the heap is damaged",
        ),
        (NegativeSizeParam, _) => (Level::High, "copies with a size that has become negative"),
        (HeapUseAfterFree | StackUseAfterReturn | StackUseAfterScope, Some(Direction::Write)) => {
            (Level::High, "writes to memory that is no longer its own")
        }
        (HeapUseAfterFree | StackUseAfterReturn | StackUseAfterScope, _) => {
            (Level::Medium, "reads memory that is no longer its own")
        }
        (kind, Some(Direction::Write)) if is_overrun(kind) => {
            (Level::High, "writes outside of its object")
        }
        (kind, _) if is_overrun(kind) => (Level::Medium, "reads outside of its object"),
        (Segv | UnknownCrash, Some(Direction::Write)) => {
            (Level::High, "writes to an address that is not mapped")
        }
        (Segv | UnknownCrash, _) => (Level::Medium, "reads at an address that is not mapped"),
        (UseOfUninitializedValue, _) => (Level::Medium, "uses memory that was never set"),
        (DataRace, _) => (Level::Medium, "two threads use memory without order"),
        (AllocationSizeTooBig | CallocOverflow | ReallocarrayOverflow | OutOfMemory, _) => (
            Level::Low,
            "asks for more memory than there is: the process ends",
        ),
        (StackOverflow, _) => (Level::Low, "recurses until the stack ends"),
        (Timeout, _) => (Level::Low, "does not end in time"),
        (MemoryLeak, _) => (Level::Low, "loses memory"),
        _ => (
            Level::Low,
            "the process ends, and memory is not known to be damaged",
        ),
    }
}

fn is_overrun(kind: BugKind) -> bool {
    use BugKind::*;
    matches!(
        kind,
        HeapBufferOverflow
            | StackBufferOverflow
            | StackBufferUnderflow
            | GlobalBufferOverflow
            | DynamicStackBufferOverflow
            | ContainerOverflow
            | IntraObjectOverflow
            | IndexOutOfBounds
            | UseAfterPoison
            | MemcpyParamOverlap
    )
}

/// What differs between inputs that end at one place, so that whoever makes the input chooses it.
fn controlled(reports: &[&CrashReport]) -> Option<&'static str> {
    let place = |report: &CrashReport| {
        let frames = report.frames.iter().take(PLACE_FRAMES);
        let frames = frames.map(|frame| (frame.function.clone(), frame.line));
        frames.collect::<Vec<_>>()
    };
    let mut places: BTreeMap<_, Vec<&CrashReport>> = BTreeMap::new();
    for report in reports {
        places.entry(place(report)).or_default().push(report);
    }
    places.values().find_map(|reports| varying(reports))
}

fn varying(reports: &[&CrashReport]) -> Option<&'static str> {
    let is_several = |values: BTreeSet<u64>| values.len() > 1;
    let sizes = reports.iter().filter_map(|one| one.access.as_ref()?.size);
    if is_several(sizes.collect()) {
        return Some("the input decides how many bytes");
    }
    // Of blocks of one size: an offset that changes with the size of its block says nothing.
    let regions = reports.iter().filter_map(|one| one.region.as_ref());
    let blocks: BTreeSet<Option<u64>> = regions.clone().map(|region| region.size).collect();
    let offsets: BTreeSet<u64> = regions.filter_map(|region| region.offset).collect();
    (blocks.len() == 1 && is_several(offsets)).then_some("the input decides where")
}

#[cfg(test)]
#[path = "severity_tests.rs"]
mod tests;

//! Reports for tests, from short words.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, ExtraStack, Frame, MemoryPlace, Region, Sanitizer,
    Signature, StackRole,
};

use crate::severity::Level;
use crate::summary::BugRow;

/// `function:line` words, innermost first, all in one file.
pub(crate) fn frames(stack: &str) -> Vec<Frame> {
    let frame = |word: &str| {
        let (function, line) = word.split_once(':').unwrap_or((word, ""));
        Frame {
            function: Some(function.to_owned()),
            file: Some("/src/a.c".to_owned()),
            line: line.parse().ok(),
            ..Frame::default()
        }
    };
    stack.split_whitespace().map(frame).collect()
}

pub(crate) fn crash(kind: BugKind, stack: &str) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Address);
    report.fatal = true;
    report.frames = frames(stack);
    report
}

/// The same about a heap block of this size.
pub(crate) fn in_block(mut report: CrashReport, size: u64, allocated: &str) -> CrashReport {
    let mut region = Region::new(MemoryPlace::Heap);
    region.size = Some(size);
    region.offset = Some(0);
    report.region = Some(region);
    with_stack(report, StackRole::Allocation, allocated)
}

pub(crate) fn with_stack(mut report: CrashReport, role: StackRole, stack: &str) -> CrashReport {
    report.stacks.push(ExtraStack {
        role,
        title: String::new(),
        frames: frames(stack),
    });
    report
}

pub(crate) fn access(mut report: CrashReport, direction: Direction, size: u64) -> CrashReport {
    report.access = Some(Access {
        direction,
        size: Some(size),
        address: None,
    });
    report
}

/// A bug that these files show.
pub(crate) fn row(files: &[&str]) -> BugRow {
    BugRow {
        bug: 1,
        severity: Level::Low,
        reason: String::new(),
        kind: BugKind::NullDereference,
        cwe: None,
        sanitizer: Sanitizer::Address,
        function: None,
        file: None,
        line: None,
        signature: Signature("null-dereference:f".to_owned()),
        headline: String::new(),
        files: files.iter().map(|name| (*name).to_owned()).collect(),
        faces: Vec::new(),
        stacks: 1,
        bytes: 1,
        case_bytes: 1,
        case: None,
    }
}

//! Reports for tests, from short words.

use patchwright_domain::report::{
    Access, BugKind, CrashReport, Direction, ExtraStack, Frame, MemoryPlace, Region, Sanitizer,
    StackRole,
};

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

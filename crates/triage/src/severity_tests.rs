use super::*;
use crate::samples::{access, crash, in_block};

fn level(reports: &[&CrashReport]) -> Level {
    severity(reports).level
}

#[test]
fn writes_come_before_reads_and_those_before_null_pointers() {
    use BugKind::*;
    use Direction::{Execute, Read, Write};
    for (kind, direction, expected) in [
        (Segv, Execute, Level::Critical),
        (HeapBufferOverflow, Write, Level::High),
        (HeapUseAfterFree, Write, Level::High),
        (DoubleFree, Direction::Unknown, Level::High),
        (StackBufferOverflow, Write, Level::High),
        (Segv, Write, Level::High),
        (HeapBufferOverflow, Read, Level::Medium),
        (HeapUseAfterFree, Read, Level::Medium),
        (Segv, Read, Level::Medium),
        (NullDereference, Write, Level::Low),
        (AssertionFailure, Direction::Unknown, Level::Low),
        (StackOverflow, Direction::Unknown, Level::Low),
        (Timeout, Direction::Unknown, Level::Low),
    ] {
        let report = access(crash(kind, "f:1 main:2"), direction, 4);
        assert_eq!(level(&[&report]), expected, "{kind} {direction:?}");
    }
}

#[test]
fn the_worst_report_of_a_bug_counts() {
    let read = access(
        crash(BugKind::HeapBufferOverflow, "f:1"),
        Direction::Read,
        4,
    );
    let write = access(
        crash(BugKind::HeapBufferOverflow, "f:1"),
        Direction::Write,
        4,
    );
    let both = severity(&[&read, &write]);
    assert_eq!(both.level, Level::High);
    assert_eq!(both.reason, "writes outside of its object");
}

#[test]
fn what_the_input_decides_is_worse() {
    let reads = |size: u64| {
        let report = crash(BugKind::HeapBufferOverflow, "f:1");
        access(report, Direction::Read, size)
    };
    let found = severity(&[&reads(4), &reads(1000)]);
    assert_eq!(found.level, Level::High);
    assert_eq!(
        found.reason,
        "reads outside of its object; the input decides how many bytes"
    );
    let at = |size: u64, offset: u64| {
        let mut report = in_block(reads(4), size, "make main");
        report.region.as_mut().unwrap().offset = Some(offset);
        report
    };
    assert_eq!(level(&[&at(16, 0), &at(16, 64)]), Level::High);
    // The distance to the end of blocks of several sizes.
    assert_eq!(level(&[&at(16, 0), &at(32, 64)]), Level::Medium);
    // Two places, each with its own size.
    let mut elsewhere = reads(1000);
    elsewhere.frames = crate::samples::frames("g:9");
    assert_eq!(level(&[&reads(4), &elsewhere]), Level::Medium);
    let null = access(crash(BugKind::NullDereference, "f:1"), Direction::Read, 4);
    let other = access(crash(BugKind::NullDereference, "f:1"), Direction::Read, 8);
    assert_eq!(level(&[&null, &other]), Level::Low);
}

#[test]
fn whoever_finds_a_null_pointer_calls_it_one() {
    for kind in [BugKind::NullDereference, BugKind::NullPointerUse] {
        let found = severity(&[&crash(kind, "f:1")]);
        assert_eq!(found.level, Level::Low);
        assert!(found.reason.contains("null"), "{kind}: {}", found.reason);
    }
}

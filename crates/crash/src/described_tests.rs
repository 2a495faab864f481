use patchwright_domain::report::{Frame, Sanitizer};

use super::*;

fn frame(function: &str, file: &str) -> Frame {
    Frame {
        function: Some(function.to_owned()),
        file: Some(format!("/src/{file}")),
        line: Some(4),
        column: None,
        module: None,
        offset: None,
        address: None,
        inlined: false,
    }
}

fn report(kind: BugKind) -> CrashReport {
    CrashReport {
        frames: vec![frame("read_row(int)", "rows.c"), frame("main", "main.c")],
        fatal: true,
        ..CrashReport::new(kind, Sanitizer::Address)
    }
}

fn is_of(issue: &str, kind: BugKind) -> bool {
    let project = Project::at(std::path::Path::new("/src"));
    DescribedBug::read(issue.as_bytes())
        .differs(&report(kind), &project)
        .is_none()
}

#[test]
fn kind_and_place_must_be_those_of_the_issue() {
    use BugKind::*;
    for (issue, kind, wanted) in [
        (
            "A heap-buffer-overflow in read_row when a row is empty",
            HeapBufferOverflow,
            true,
        ),
        (
            "A heap buffer overflow in `read_row()`",
            HeapBufferOverflow,
            true,
        ),
        (
            "A heap buffer overflow in `read_row()`",
            StackBufferOverflow,
            false,
        ),
        ("Buffer overflow in src/rows.c", StackBufferOverflow, true),
        ("Use after free in rows.c:40", HeapUseAfterFree, true),
        ("Use after free in rows.c:40", HeapBufferOverflow, false),
        ("Use after free in columns.c", HeapUseAfterFree, false),
        ("It segfaults in read_row", NullDereference, true),
        ("segfault when I open the file", NullDereference, true),
        ("segfault when I open the file", HeapUseAfterFree, false),
        ("Segmentation fault when I open the file", Segv, true),
        ("rows.c reads one too many", HeapBufferOverflow, true),
        (
            "A heap buffer overflow with the attached poc.bin",
            HeapBufferOverflow,
            true,
        ),
        ("It does not work", HeapBufferOverflow, false),
        ("", HeapBufferOverflow, false),
    ] {
        assert_eq!(is_of(issue, kind), wanted, "{issue}: {kind}");
    }
}

#[test]
fn a_quoted_log_decides() {
    let log = |kind: &str, function: &str| {
        format!(
            "It crashes:\n\n==1==ERROR: AddressSanitizer: {kind} on address 0x602000000014 at pc 0x1 bp 0x2 sp 0x3\n\
             READ of size 4 at 0x602000000014 thread T0\n    #0 0x1 in {function} /src/rows.c:9:3\n    #1 0x2 in main /src/main.c:2:1\n"
        )
    };
    assert!(is_of(
        &log("heap-buffer-overflow", "read_row"),
        BugKind::HeapBufferOverflow
    ));
    assert!(!is_of(
        &log("heap-buffer-overflow", "read_row"),
        BugKind::HeapUseAfterFree
    ));
    assert!(!is_of(
        &log("heap-buffer-overflow", "other")
            .replace("main", "start")
            .replace("rows.c", "x.c"),
        BugKind::HeapBufferOverflow
    ));
}

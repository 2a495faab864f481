//! What counts as one fault: data rows of stacks, innermost first, functions by blanks.

use patchwright_domain::report::{ExtraStack, Frame, Sanitizer};

use super::*;

fn frames(stack: &str) -> Vec<Frame> {
    let frame = |function: &str| Frame {
        function: Some(function.to_owned()),
        file: Some("/src/a.c".to_owned()),
        ..Frame::default()
    };
    stack.split_whitespace().map(frame).collect()
}

fn report(kind: BugKind, [crash, allocated, freed]: [&str; 3]) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Address);
    report.frames = frames(crash);
    for (role, stack) in [(StackRole::Allocation, allocated), (StackRole::Free, freed)] {
        if !stack.is_empty() {
            report.stacks.push(ExtraStack {
                role,
                frames: frames(stack),
                title: String::new(),
            });
        }
    }
    report
}

#[test]
fn one_fault_or_two() {
    use BugKind::{
        DoubleFree, HeapBufferOverflow as Heap, HeapUseAfterFree as Freed, NullDereference as Null,
    };
    let life = ["make load main", "drop close main"];
    let [made, gone] = life;
    for (bug, other, expected) in [
        // The same function is at fault, whoever calls it.
        (
            (Heap, ["copy name main", "", ""]),
            (Heap, ["copy note run", "", ""]),
            true,
        ),
        (
            (Heap, ["copy name main", "", ""]),
            (Heap, ["join name main", "", ""]),
            false,
        ),
        // Helpers that many mistakes lead to.
        (
            (Null, ["length name main", "", ""]),
            (Null, ["length note run", "", ""]),
            false,
        ),
        (
            (Null, ["length name main", "", ""]),
            (Null, ["length name main", "", ""]),
            true,
        ),
        // One life of a block, used by another function.
        (
            (Freed, ["show main", made, gone]),
            (Freed, ["list main", made, gone]),
            true,
        ),
        (
            (Freed, ["show main", made, gone]),
            (DoubleFree, ["drop main", made, gone]),
            true,
        ),
        (
            (Freed, ["show main", made, gone]),
            (Freed, ["list main", made, "other main"]),
            false,
        ),
        (
            (Freed, ["show main", "", ""]),
            (Freed, ["list main", "", ""]),
            false,
        ),
        (
            (Freed, ["show main", made, gone]),
            (Heap, ["list main", made, gone]),
            false,
        ),
    ] {
        let (own, found) = (report(bug.0, bug.1), report(other.0, other.1));
        assert_eq!(
            same_fault(&own, &found, &Project::default()),
            expected,
            "{bug:?} {other:?}"
        );
    }
}

//! What counts as one fault: data rows of stacks, innermost first, functions by blanks.

use patchwright_domain::report::{ExtraStack, Frame, MemoryPlace, Region, Sanitizer};

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
        // A function and what it calls, about one block.
        (
            (Heap, ["expand name main", made, ""]),
            (Heap, ["copy expand note main", made, ""]),
            true,
        ),
        (
            (Heap, ["copy expand note main", made, ""]),
            (Heap, ["expand name main", made, ""]),
            true,
        ),
        (
            (Heap, ["expand name main", made, ""]),
            (Heap, ["copy expand note main", "open main", ""]),
            false,
        ),
        (
            (Heap, ["expand name main", made, ""]),
            (Heap, ["copy join note main", made, ""]),
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

/// What UBSan says of an index, a shift or a sum.
fn undefined(kind: BugKind, stack: &str, type_name: &str) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Undefined);
    report.frames = frames(stack);
    let facts = [("type".to_owned(), type_name.to_owned())];
    report.facts = facts
        .into_iter()
        .filter(|(_, name)| !name.is_empty())
        .collect();
    report
}

#[test]
fn bad_values_are_one_fault_where_one_function_computes_with_them() {
    use BugKind::{IndexOutOfBounds as Index, ShiftOutOfBounds as Shift};
    let bug = undefined(Shift, "mask parse add main", "unsigned int");
    for (kind, stack, type_name, expected) in [
        (Shift, "mask parse show main", "unsigned int", true),
        (Shift, "mask parse show main", "unsigned long", false),
        (Shift, "mask parse show main", "", false),
        (Shift, "flag show main", "unsigned int", false),
        (Index, "mask parse show main", "unsigned int", false),
    ] {
        let other = undefined(kind, stack, type_name);
        let found = same_fault(&bug, &other, &Project::default());
        assert_eq!(found, expected, "{kind} {stack} {type_name}");
    }
}

#[test]
fn what_is_called_through_a_table_gets_one_argument() {
    use BugKind::NullPointerUse as Null;
    let bug = undefined(Null, "toggle press keys main", "struct layer");
    for (stack, type_name, expected) in [
        ("hold press keys main", "struct layer", true),
        ("hold press keys main", "struct key", false),
        ("hold release keys main", "struct layer", false),
        ("hold press main", "struct layer", false),
        ("hold", "struct layer", false),
    ] {
        let other = undefined(Null, stack, type_name);
        let found = same_fault(&bug, &other, &Project::default());
        assert_eq!(found, expected, "{stack} {type_name}");
    }
    let short = [
        undefined(Null, "toggle main", "t"),
        undefined(Null, "hold main", "t"),
    ];
    assert!(!same_fault(&short[0], &short[1], &Project::default()));
}

#[test]
fn one_object_or_two() {
    use BugKind::{
        HeapBufferOverflow as Heap, HeapUseAfterFree as Freed, IndexOutOfBounds as Index,
    };
    for (bug, other, expected) in [
        // A block from the same place, wherever it is overrun.
        (
            report(Heap, ["print main", "load main", ""]),
            report(Heap, ["vendor main", "load main", ""]),
            true,
        ),
        (
            report(Heap, ["print main", "load main", ""]),
            report(Heap, ["vendor main", "open main", ""]),
            false,
        ),
        (
            report(Heap, ["print main", "", ""]),
            report(Heap, ["vendor main", "", ""]),
            false,
        ),
        (
            report(Heap, ["print main", "load main", ""]),
            report(Freed, ["vendor main", "load main", ""]),
            false,
        ),
        // Arrays of one type.
        (
            undefined(Index, "fill main", "byte[4096]"),
            undefined(Index, "pixel main", "byte[4096]"),
            true,
        ),
        (
            undefined(Index, "fill main", "byte[4096]"),
            undefined(Index, "pixel main", "byte[16]"),
            false,
        ),
    ] {
        let found = same_object(&bug, &other, &Project::default());
        assert_eq!(found, expected, "{bug:?} {other:?}");
    }
    let on_stack = |variable: &str, function: &str, crash: &str| {
        let mut report = report(BugKind::StackBufferOverflow, [crash, "", ""]);
        let mut region = Region::new(MemoryPlace::Stack);
        region.object = Some(variable.to_owned());
        report.region = Some(region);
        report.stacks.push(ExtraStack {
            role: StackRole::Frame,
            frames: frames(function),
            title: String::new(),
        });
        report
    };
    let bug = on_stack("name", "show", "expand show main");
    let found = |other| same_object(&bug, &other, &Project::default());
    assert!(found(on_stack("name", "show", "copy show main")));
    assert!(!found(on_stack("host", "show", "copy show main")));
    assert!(!found(on_stack("name", "list", "copy list main")));
    // A function that overruns what callers hand in, whatever they call it, also by its helper; but not what is its own.
    let fault = |other| same_fault(&bug, &other, &Project::default());
    assert!(fault(on_stack("host", "list", "copy expand list main")));
    assert!(!fault(on_stack("word", "expand", "copy expand list main")));
    assert!(!fault(on_stack(
        "host",
        "list",
        "copy word expand list main"
    )));
    assert!(!fault(on_stack("host", "list", "copy join list main")));
}

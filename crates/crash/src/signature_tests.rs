//! What counts as one bug: data rows of stacks, innermost first, functions by blanks.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use super::*;

fn report(kind: BugKind, stack: &str) -> CrashReport {
    let mut report = CrashReport::new(kind, Sanitizer::Address);
    report.frames = stack
        .split_whitespace()
        .map(|function| Frame {
            function: Some(function.to_owned()),
            file: Some("/src/a.c".to_owned()),
            ..Frame::default()
        })
        .collect();
    report
}

#[test]
fn signatures() {
    use BugKind::{HeapBufferOverflow as Heap, StackOverflow as Deep};
    for (kind, stack, expected) in [
        (Heap, "get rd main", "heap-buffer-overflow:get>rd>main"),
        (Heap, "get rd run main", "heap-buffer-overflow:get>rd>run"),
        (
            Heap,
            "get.part.0 rd main",
            "heap-buffer-overflow:get>rd>main",
        ),
        (
            Heap,
            "leaf walk walk walk main",
            "heap-buffer-overflow:leaf>walk>main",
        ),
        (
            Heap,
            "leaf a b a b a b main",
            "heap-buffer-overflow:leaf>a>b",
        ),
        (Heap, "a b a b main x", "heap-buffer-overflow:a>b>main"),
        (Heap, "", "heap-buffer-overflow:"),
        (Deep, "walk walk walk walk", "stack-overflow:walk"),
        (Deep, "leaf b a b a b a b", "stack-overflow:a>b"),
        (Deep, "a b a b a b a", "stack-overflow:a>b"),
        (Deep, "big main", "stack-overflow:big>main"),
    ] {
        let name = signature(&report(kind, stack), &Project::default());
        assert_eq!(name.0, expected);
    }
}

#[test]
fn one_bug_or_two() {
    use BugKind::{HeapBufferOverflow as Heap, HeapUseAfterFree as Freed, StackOverflow as Deep};
    for (a, b, expected) in [
        ((Heap, "get rd main"), (Heap, "get rd main"), true),
        ((Heap, "get rd main"), (Freed, "get rd main"), false),
        // clang inlined `rd`
        ((Heap, "get rd main"), (Heap, "get main"), true),
        // gcc inlined `get`
        ((Heap, "get rd run main"), (Heap, "rd run main"), true),
        ((Heap, "get rd main"), (Heap, "put rd main"), false),
        ((Heap, "get rd main"), (Heap, "get wr loop main"), false),
        ((Heap, "get main"), (Heap, "put main"), false),
        // gcc leaves the scope of static functions out
        ((Heap, "shop::get rd main"), (Heap, "get rd main"), true),
        ((Heap, "shop::get rd main"), (Heap, "et rd main"), false),
        ((Heap, ""), (Heap, "get"), false),
        ((Heap, ""), (Heap, ""), true),
        (
            (Deep, "leaf a b a b a b a b"),
            (Deep, "b a b a b a b a"),
            true,
        ),
        ((Deep, "a a a a a"), (Deep, "b b b b b"), false),
        // the stack ended inside the allocator, which has no frame pointer
        ((Deep, "a a a a a"), (Deep, ""), true),
    ] {
        let same = same_bug(&report(a.0, a.1), &report(b.0, b.1), &Project::default());
        assert_eq!(same, expected, "{a:?} {b:?}");
    }
}

#[test]
fn a_report_with_a_stack_says_most() {
    let deep = |stack| report(BugKind::StackOverflow, stack);
    let told = |reports: &[CrashReport]| most_telling(reports.iter()).cloned();
    let (bare, a, b) = (deep(""), deep("a a a"), deep("b b b"));
    assert_eq!(told(&[bare.clone(), a.clone(), b]), Some(a));
    assert_eq!(told(std::slice::from_ref(&bare)), Some(bare));
    assert_eq!(told(&[]), None);
}

#[test]
fn exceptions_of_other_classes_are_other_bugs() {
    let thrown = |class: &str| {
        let text = format!(
            "Exception in thread \"main\" {class}: no\n\tat demo.Reader.next(Reader.java:7)\n\tat demo.Main.main(Main.java:3)\n"
        );
        crate::parse(text.as_bytes()).remove(0)
    };
    let project = Project::default();
    let state = thrown("java.lang.IllegalStateException");
    assert!(same_bug(
        &state,
        &thrown("java.lang.IllegalStateException"),
        &project
    ));
    assert!(!same_bug(
        &state,
        &thrown("java.lang.IllegalArgumentException"),
        &project
    ));
    assert!(!same_bug(
        &thrown("java.lang.ArrayIndexOutOfBoundsException"),
        &thrown("java.lang.StringIndexOutOfBoundsException"),
        &project
    ));
}

//! Lines of Java that our programs do not print.

use crate::parse;

#[test]
fn stack_lines_of_loaders_modules_logs_and_hidden_classes() {
    for (line, expected) in [
        ("at a.b.C.run(C.java:12)", "a.b.C.run a/b/C.java:12"),
        (
            "at java.base/java.util.ArrayList.get(ArrayList.java:427)",
            "java.util.ArrayList.get java/util/ArrayList.java:427",
        ),
        ("at app//a.b.C.run(C.java:12)", "a.b.C.run a/b/C.java:12"),
        (
            "at app/demo@1.0/a.b.C.run(C.java:12) ~[demo.jar:1.0]",
            "a.b.C.run a/b/C.java:12",
        ),
        (
            "at a.b.C$$Lambda$14/0x00000008000.apply(Unknown Source)",
            "a.b.C$$Lambda$14.apply",
        ),
        ("at a.b.C.<init>(C.java:3)", "a.b.C.<init> a/b/C.java:3"),
        ("at a.b.C.peek(Native Method)", "a.b.C.peek"),
        ("at Main.main(Main.kt:5)", "Main.main Main.kt:5"),
    ] {
        let frame = super::frames::read(line).unwrap();
        let place = frame.file.map(|file| match frame.line {
            Some(line) => format!("{file}:{line}"),
            None => file,
        });
        let shown = format!("{} {}", frame.function.unwrap(), place.unwrap_or_default());
        assert_eq!(shown.trim_end(), expected, "{line}");
    }
    for line in [
        "at nameOf (/src/a.js:5:21)",
        "at home (again)",
        "at 3 o'clock",
        "at /src/a.js:3:1",
    ] {
        assert!(super::frames::read(line).is_none(), "{line}");
    }
}

#[test]
fn a_name_without_a_stack_is_no_report() {
    for log in [
        "java.lang.NullPointerException: handled\nall is well\n",
        "   java.lang.Thread.State: RUNNABLE\n\tat a.B.f(B.java:1)\n",
        "TypeError: we print this\nand go on\n",
        "Caused by: java.lang.Error\n\tat a.B.f(B.java:1)\n",
    ] {
        assert!(parse(log.as_bytes()).is_empty(), "{log}");
    }
    let printed = parse(b"java.lang.NullPointerException: x\n\tat a.B.f(B.java:1)\n");
    assert!(
        !printed.first().unwrap().fatal,
        "somebody caught it to print it"
    );
}

#[test]
fn an_open_report_is_not_ended_by_text_that_only_looks_like_an_exception() {
    let log = "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x10 at pc 0x1 bp 0x2 sp 0x3\nREAD of size 4 at 0x10 thread T0\njava.io.IOException: x\nError: y\n    #0 0x1 in f /a.c:3\n";
    let reports = parse(log.as_bytes());
    assert_eq!(reports.len(), 1);
    assert_eq!(reports.first().unwrap().frames.len(), 1);
}

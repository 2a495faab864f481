//! The cycle is told, whatever the stack ended in: rows of stacks, innermost first.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::{Project, named_lines, purify};

fn report(stack: &str) -> CrashReport {
    let mut report = CrashReport::new(BugKind::StackOverflow, Sanitizer::Address);
    let frames = stack.split_whitespace().map(|frame| {
        let (function, line) = frame.split_once(':').unwrap();
        Frame {
            function: Some(function.to_owned()),
            file: Some("/src/a.c".to_owned()),
            line: line.parse().ok(),
            ..Frame::default()
        }
    });
    report.frames = frames.collect();
    report
}

fn told(stack: &str) -> String {
    let purified = purify(&report(stack), &Project::at("/src"));
    let text = purified.text.split("\nWhat it means").next().unwrap();
    text.to_owned()
}

#[test]
fn a_recursion_is_told_by_its_calls() {
    let value = "array:20 value:10 ".repeat(40);
    let cases = [
        (
            format!("peek:3 array:18 value:10 {value}main:99"),
            "\
stack-overflow (CWE-674): the program runs out of stack: array, value call each other again and again.

The recursion, in calling order:
  array (a.c:20) calls value
  value (a.c:10) calls array
It was entered from main (a.c:99).
The stack happened to end in peek (a.c:3); that place is chance.
",
        ),
        (
            "walk:5 walk:7 walk:7 walk:7 walk:7".to_owned(),
            "\
stack-overflow (CWE-674): the program runs out of stack: walk calls itself again and again.

The recursion, in calling order:
  walk (a.c:7) calls walk
The stack happened to end in walk (a.c:5); that place is chance.
",
        ),
        (
            "big:4 main:9".to_owned(),
            "\
stack-overflow (CWE-674): the program runs out of stack; no function repeats in its report.
It happens in big (a.c:4).

Stack of the crash, innermost call first:
  big  a.c:4
  main  a.c:9
",
        ),
    ];
    for (stack, expected) in cases {
        assert_eq!(told(&stack), expected, "{stack}");
    }
}

/// A parser takes turns between arrays and objects: both ways round belong to it.
#[test]
fn all_ways_round_are_told() {
    let turn = "value:10 array:20 value:10 array:20 value:12 object:30 ".repeat(20);
    let found = told(&turn);
    for call in [
        "array (a.c:20) calls value",
        "object (a.c:30) calls value",
        "value (a.c:10) calls object",
        "value (a.c:12) calls array",
    ] {
        assert!(found.contains(call), "{call} is not in\n{found}");
    }
}

#[test]
fn a_line_of_the_recursion_is_marked_once() {
    let stack = format!("peek:3 {}main:99", "array:20 value:10 ".repeat(40));
    let lines = named_lines(&report(&stack), &Project::at("/src"));
    let shown: Vec<String> = lines
        .iter()
        .map(|one| format!("{} {}", one.line, one.mark()))
        .collect();
    let wanted = [
        "20 recursion, frame #1",
        "10 recursion, frame #2",
        "3 the stack ended here",
        "99 crash frame #81",
    ];
    assert_eq!(shown, wanted);
}

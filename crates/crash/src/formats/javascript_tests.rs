//! Stack lines of JavaScript in every shape.

use crate::parse;

#[test]
fn stack_lines() {
    for (line, expected) in [
        ("at nameOf (/src/a.js:5:21)", "nameOf /src/a.js:5"),
        (
            "at async later (file:///src/a.mjs:4:2)",
            "later /src/a.mjs:4",
        ),
        ("at new Reader (/src/a.ts:7:1)", "Reader /src/a.ts:7"),
        (
            "at Function.run [as go] (/src/a b.js:1:2)",
            "Function.run /src/a b.js:1",
        ),
        ("at /src/a.js:3:1", "? /src/a.js:3"),
        ("at Array.map (<anonymous>)", "Array.map "),
        (
            "at node:internal/main/run_main_module:28:49 {",
            "? node:internal/main/run_main_module:28",
        ),
    ] {
        let frame = super::frame(line).unwrap();
        let place = frame
            .file
            .map(|file| format!("{file}:{}", frame.line.unwrap()));
        let function = frame.function.unwrap_or("?".to_owned());
        assert_eq!(
            format!("{function} {}", place.unwrap_or_default()),
            expected,
            "{line}"
        );
    }
}

#[test]
fn only_an_uncaught_one_is_fatal() {
    let printed = "TypeError: x of undefined\n    at f (/src/a.js:5:21)\n";
    assert!(!parse(printed.as_bytes()).remove(0).fatal);
    let uncaught = format!("{printed}\nNode.js v20.0.0\n");
    assert!(parse(uncaught.as_bytes()).remove(0).fatal);
}

use super::{Directive, Line, Point, Status, parse};

#[test]
fn lines_are_told_apart() {
    let point = |status, number, description: &str, directive| {
        Line::Point(Point {
            status,
            number,
            description: description.to_owned(),
            directive,
        })
    };
    use Directive::{None as Plain, Skip, Todo};
    use Status::{NotOk, Ok};
    for (text, expected) in [
        ("TAP version 14", Line::Version),
        ("1..4", Line::Plan { tests: 4 }),
        ("1..0 # SKIP no network", Line::Plan { tests: 0 }),
        ("1..99999999999999999999999", Line::Other),
        ("1..4 tests", Line::Other),
        ("Bail out! disk full", Line::BailOut),
        ("ok", point(Ok, None, "", Plain)),
        ("not ok", point(NotOk, None, "", Plain)),
        ("ok 1", point(Ok, Some(1), "", Plain)),
        ("ok 2 - reads", point(Ok, Some(2), "reads", Plain)),
        ("not ok 3 writes", point(NotOk, Some(3), "writes", Plain)),
        ("ok - unnumbered", point(Ok, None, "unnumbered", Plain)),
        ("ok 3d model", point(Ok, None, "3d model", Plain)),
        ("ok 4 - issue #12", point(Ok, Some(4), "issue #12", Plain)),
        (
            "ok 4 - a \\# SKIP b",
            point(Ok, Some(4), "a # SKIP b", Plain),
        ),
        ("ok 5 - x # skipped: slow", point(Ok, Some(5), "x", Skip)),
        ("not ok 6 # TODO later", point(NotOk, Some(6), "", Todo)),
        ("ok 7 - x # time=12ms", point(Ok, Some(7), "x", Plain)),
        ("okay then", Line::Other),
        ("not okay", Line::Other),
        ("# Subtest: inner", Line::Other),
        ("", Line::Other),
    ] {
        assert_eq!(parse(text), expected, "{text:?}");
    }
}

use super::*;

#[test]
fn places_are_read_in_the_ways_that_models_write_them() {
    let cases = [
        ("src/load.c:88", Some(("src/load.c", 88, ""))),
        (
            "src/load.c:88: add the check",
            Some(("src/load.c", 88, "add the check")),
        ),
        (
            "`src/load.c:88` - add it",
            Some(("src/load.c", 88, "add it")),
        ),
        (
            "- load.c line 88, read_rle",
            Some(("load.c", 88, "read_rle")),
        ),
        (
            "load.c:88-93 return an error",
            Some(("load.c", 88, "return an error")),
        ),
        (
            "load.c:88: add it (behind line 90)",
            Some(("load.c", 88, "add it (behind line 90)")),
        ),
        ("(load.c:88: add it)", Some(("load.c", 88, "add it"))),
        ("load.c:88:5", Some(("load.c", 88, ""))),
        ("in read_rle", None),
        ("load.c", None),
        ("load.c:0", None),
        ("", None),
    ];
    for (text, expected) in cases {
        let found = written(text).map(|found| (found.path, found.line, found.words));
        assert_eq!(found, expected, "{text}");
    }
}

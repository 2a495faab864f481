use super::*;

#[test]
fn addresses_are_read_and_nothing_else_is() {
    for one in Resource::ALL {
        assert_eq!(parse(&one.uri()), Some((one, None)));
    }
    let named = |case: &str| Some((Resource::Verdict, Some(case.to_owned())));
    assert_eq!(parse("patchwright://verdict?case=/a/b"), named("/a/b"));
    assert_eq!(
        parse("patchwright://verdict?case=%2Fa%20b%c3%a4"),
        named("/a bä")
    );
    for bad in [
        "",
        "report",
        "file:///etc/passwd",
        "patchwright://",
        "patchwright://report/../manifest",
        "patchwright://verdict?case=%2",
        "patchwright://verdict?case=%zz",
        "patchwright://verdict?case=%ff",
        "patchwright://verdict?other=1",
    ] {
        assert_eq!(parse(bad), None, "{bad}");
    }
}

use super::*;

#[test]
fn a_manner_is_the_status_and_the_first_word() {
    let cases = [
        ("", ""),
        ("error: line 7: bad token\n", "error:"),
        ("\n  /build/tree/prog: short read\n", "prog:"),
        ("line12: bad\n", "line:"),
        ("[17] refused", "[]"),
    ];
    for (err, opening) in cases {
        let manner = Said::new(b"out", err.as_bytes()).manner(3);
        let expected = Manner {
            status: 3,
            opening: opening.to_owned(),
        };
        assert_eq!(manner, expected, "{err:?}");
    }
}

#[test]
fn the_head_is_what_failed_or_what_was_printed() {
    let both = Said::new(b"sum 7\nmore\n", b"warning\n");
    assert_eq!((both.head(0), both.head(1)), ("sum 7", "warning"));
    let silent = Said::new(b"sum 7\n", b"");
    assert_eq!((silent.head(0), silent.head(1)), ("sum 7", "sum 7"));
    let long = Said::new("ä".repeat(500).as_bytes(), b"\xff\n");
    assert_eq!(long.out.chars().count(), MOST_LETTERS + 1);
    assert_eq!(long.err, "\u{fffd}");
}

use super::*;

const WORDS: &str =
    "candidates: 3 of 31 judged: 2 still crash, 1 passes · best so far: tighten the comparison";

#[test]
fn the_line_fits_every_terminal() {
    for words in [
        WORDS,
        "",
        "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
        "a\tb\nc",
    ] {
        for columns in 0..150 {
            let line = status(words, 12345.6, columns);
            assert!(width(&line) < columns.max(1), "{columns}: {line}");
            assert!(!line.contains(['\t', '\n']), "{line}");
        }
    }
}

#[test]
fn the_seconds_stay_and_the_words_give_way() {
    let cases = [
        (
            150,
            "  candidates: 3 of 31 judged: 2 still crash, 1 passes · best so far: tighten the comparison … 1.5 s",
        ),
        (60, "  candidates: 3 of 31 judged: 2 still crash, 1 … 1.5 s"),
        (40, "  candidates: 3 of 31 judged … 1.5 s"),
        (20, "  candidat … 1.5 s"),
        (12, "  candidat…"),
        (1, ""),
    ];
    for (columns, expected) in cases {
        assert_eq!(status(WORDS, 1.5, columns), expected, "{columns}");
    }
}

#[test]
fn hostile_words_do_not_steer_the_terminal() {
    assert_eq!(
        status("running PoC \x1b[2J\rgone", 0.0, 80),
        "  running PoC \\u{1b}[2J gone … 0.0 s"
    );
}

use serde_json::json;

use super::*;
use crate::tools::CallReading;

fn lines(count: usize) -> String {
    (1..=count)
        .map(|line| format!("line {line:04}\n"))
        .collect()
}

#[test]
fn the_rest_is_one_call_away() {
    let mut shelf = Shelf::new(3000);
    let shown = shelf.shown(&lines(900));
    assert_eq!(shown.text, lines(300));
    assert_eq!(
        shown.rest.unwrap(),
        "lines 301–900 not shown; call more(id=1, from=301)"
    );
    let mut whole = shown.text;
    let mut from = 301;
    for note in [
        Some("lines 601–900 not shown; call more(id=1, from=601)"),
        None,
    ] {
        let answer = shelf
            .more(&json!({"id": "1", "from": from}), CallReading::Corrected)
            .unwrap();
        assert_eq!(answer.notes.first().map(String::as_str), note);
        whole += &answer.text;
        from += 300;
    }
    assert_eq!(whole, lines(900));
}

#[test]
fn short_answers_are_shown_whole_and_long_lines_in_pieces() {
    let mut shelf = Shelf::new(0);
    assert!(shelf.shown(&"x".repeat(2000)).rest.is_none());
    let long = "ä".repeat(5000);
    let mut text = shelf.shown(&long).text;
    for from in [2, 3, 4, 5, 6, 7, 8, 9, 10] {
        let answer = shelf
            .more(&json!({"id": 1, "from": from}), CallReading::Corrected)
            .unwrap();
        text += answer.text.lines().next().unwrap();
    }
    assert_eq!(text.replace('\n', ""), long);
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    let mut shelf = Shelf::new(0);
    shelf.shown(&lines(500));
    let cases = [
        (
            json!({"id": 2, "from": 1}),
            "there is no answer 2 any more: call its tool again",
        ),
        (
            json!({"id": 1, "from": 0}),
            "the answer 1 has the lines 1–500",
        ),
        (
            json!({"id": 1, "from": 501}),
            "the answer 1 has the lines 1–500",
        ),
        (json!({"id": 1}), "more: missing field `from`"),
        (
            json!({"id": 1, "frum": 3, "colour": 1}),
            "more: there is no argument `colour`",
        ),
    ];
    for (arguments, words) in cases {
        let error = shelf
            .more(&arguments, CallReading::Corrected)
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(words), "{error}");
    }
    for _ in 0..KEPT {
        shelf.shown(&lines(500));
    }
    assert!(
        shelf
            .more(&json!({"id": 1, "from": 1}), CallReading::Corrected)
            .is_err()
    );
}

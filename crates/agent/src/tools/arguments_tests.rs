use serde_json::json;

use super::*;

fn schema() -> Value {
    json!({
        "properties": {
            "file": {"type": "string"},
            "start": {"type": "integer"},
            "end": {"type": "integer"},
            "line_number": {"type": "integer"},
            "all": {"type": "boolean"},
            "names": {"type": "array"},
        },
        "required": ["file"],
    })
}

fn check(given: Value, wanted: Value, notes: usize) {
    let (value, said) = corrected(&schema(), &given).unwrap();
    assert_eq!(value, wanted, "{given}");
    assert_eq!(said.len(), notes, "{said:?}");
}

#[test]
fn what_is_nearly_right_is_put_right() {
    check(
        json!({"file": "a.c", "start": 3}),
        json!({"file": "a.c", "start": 3}),
        0,
    );
    check(
        json!({"file": "a.c", "start": "3"}),
        json!({"file": "a.c", "start": 3}),
        0,
    );
    check(
        json!({"file": "a.c", "start": "line 3"}),
        json!({"file": "a.c", "start": 3}),
        0,
    );
    check(
        json!({"file": "a.c", "start": 3.0}),
        json!({"file": "a.c", "start": 3}),
        0,
    );
    check(
        json!({"File": "a.c", "strat": 3}),
        json!({"file": "a.c", "start": 3}),
        2,
    );
    check(json!({"filename": "a.c"}), json!({"file": "a.c"}), 1);
    check(
        json!({"file": "a.c", "line": 3}),
        json!({"file": "a.c", "line_number": 3}),
        1,
    );
    check(
        json!({"file": "a.c", "end": null}),
        json!({"file": "a.c"}),
        0,
    );
    check(
        json!({"file": 7, "all": "True", "names": "x"}),
        json!({"file": "7", "all": true, "names": ["x"]}),
        0,
    );
    check(json!("{\"file\": \"a.c\"}"), json!({"file": "a.c"}), 0);
    check(Value::Null, json!({}), 0);
}

#[test]
fn what_cannot_be_guessed_is_refused_with_the_choices() {
    let cases = [
        (
            json!({"file": "a.c", "colour": 3}),
            "there is no argument `colour`; it takes ",
        ),
        (json!([1, 2]), "the arguments must be an object with "),
        (json!({"x": 3}), "there is no argument `x`"),
    ];
    for (given, words) in cases {
        let error = corrected(&schema(), &given).unwrap_err();
        assert!(error.contains(words), "{error}");
        assert!(
            error.contains("file (string), ") && error.contains("start (integer, may be left out)")
        );
    }
}

/// Two texts that are no number, or two, stay what they are: the reader of the struct then complains.
#[test]
fn a_text_that_is_no_number_stays() {
    for text in ["3-7", "none", "", "99999999999999999999"] {
        let (value, _) = corrected(&schema(), &json!({"file": "a", "start": text})).unwrap();
        assert_eq!(value["start"], json!(text));
    }
}

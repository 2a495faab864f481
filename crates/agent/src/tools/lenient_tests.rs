use proptest::prelude::*;
use serde_json::json;

use super::*;

#[test]
fn what_is_plainly_meant_is_read() {
    let cases = [
        ("{\"a\": 1}", json!({"a": 1})),
        ("{'a': 'b\"c'}", json!({"a": "b\"c"})),
        ("{\"a\": [1, 2,], }", json!({"a": [1, 2]})),
        (
            "{a: True, b_c: None, d: false}",
            json!({"a": true, "b_c": null, "d": false}),
        ),
        (
            "{\"a\": \"two\nlines\tand a tab\"}",
            json!({"a": "two\nlines\tand a tab"}),
        ),
        ("```json\n{\"a\": 1}\n```", json!({"a": 1})),
        ("```\n{\"a\": 1}\n```", json!({"a": 1})),
        ("{\"re\": \"\\d+\\.\"}", json!({"re": "\\d+\\."})),
        (
            "{\"a\": 1, // the first\n \"b\": -2.5e3}",
            json!({"a": 1, "b": -2.5e3}),
        ),
        (
            "{'u': '\\u00e4 \\ud83d\\ude00 \\ud83d'}",
            json!({"u": "ä 😀 \u{fffd}"}),
        ),
    ];
    for (text, wanted) in cases {
        assert_eq!(value(text), Some(wanted), "{text}");
    }
}

#[test]
fn what_is_broken_off_or_followed_by_more_is_not() {
    let deep = "[".repeat(200) + &"]".repeat(200);
    let cases = [
        "",
        "{",
        "{\"a\": 1",
        "{\"a\": \"b}",
        "{\"a\" 1}",
        "{} {}",
        "{\"a\": what}",
        "{'\\u12",
        deep.as_str(),
    ];
    for text in cases {
        assert_eq!(value(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "[\\[\\]{}'\"\\\\:,u0-9a-f \n`ä-]{0,80}") {
        if let Some((_, end)) = prefix(&text) {
            prop_assert!(text.is_char_boundary(end));
        }
    }

    #[test]
    fn good_json_is_read_as_it_is(words in proptest::collection::btree_map("[a-z]{1,5}", ".{0,12}", 0..5)) {
        let json = serde_json::to_string(&words).unwrap();
        let strict: Value = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(prefix(&json), Some((strict, json.len())));
    }
}

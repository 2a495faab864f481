use proptest::prelude::*;
use serde_json::json;

use super::*;

fn found(text: &str) -> Option<(Vec<(String, Value)>, String)> {
    let knows = |name: &str| ["view", "find"].contains(&name);
    let found = calls(text, "t1", knows)?;
    let calls = found
        .calls
        .into_iter()
        .map(|call| (call.name, call.arguments));
    Some((calls.collect(), found.talk))
}

#[test]
fn calls_are_found_however_they_are_written() {
    let view = || vec![("view".to_owned(), json!({"file": "a.c"}))];
    let cases = [
        (
            "{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}",
            "",
        ),
        (
            "Let me look.\n```json\n{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}\n```",
            "Let me look.",
        ),
        (
            "<tool_call>\n{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}\n</tool_call>",
            "",
        ),
        (
            "[TOOL_CALLS]\n[{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}]",
            "",
        ),
        ("{'tool': 'view', 'args': {'file': 'a.c',},}", ""),
        (
            "{\"type\": \"function\", \"function\": {\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}}",
            "",
        ),
        (
            "{\"tool_calls\": [{\"function\": {\"name\": \"view\", \"parameters\": {\"file\": \"a.c\"}}}]}",
            "",
        ),
        (
            "{\"thoughts\": \"so\", \"command\": {\"name\": \"view\", \"args\": {\"file\": \"a.c\"}}}",
            "",
        ),
        (
            "I see `int f(void) { return x[3]; }` and {braces}: {\"action\": \"view\", \"action_input\": {\"file\": \"a.c\"}} Done.",
            "I see `int f(void) { return x[3]; }` and {braces}:",
        ),
        ("### view {\"file\": \"a.c\"}\n", "### view"),
        ("- `view`: {\"file\": \"a.c\"}", "- `view`:"),
        (
            "<think>maybe {\"name\": \"find\", \"arguments\": {}}</think>{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}",
            "",
        ),
    ];
    for (text, talk) in cases {
        assert_eq!(found(text), Some((view(), talk.to_owned())), "{text}");
    }
}

#[test]
fn arguments_within_a_text_stay_a_text() {
    let text = "{\"name\": \"view\", \"arguments\": \"{\\\"file\\\": \\\"a.c\\\"}\"}";
    let (calls, _) = found(text).unwrap();
    assert_eq!(calls, [("view".to_owned(), json!("{\"file\": \"a.c\"}"))]);
}

#[test]
fn several_calls_keep_their_order_and_get_ids() {
    let text = "First {\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"}}\nthen {\"name\": \"find\"}\nand the result is: 3";
    let found = calls(text, "t7", |_| true).unwrap();
    let ids: Vec<_> = found
        .calls
        .iter()
        .map(|call| (call.id.as_str(), call.name.as_str()))
        .collect();
    assert_eq!(ids, [("t7-1", "view"), ("t7-2", "find")]);
    assert_eq!(found.talk, "First \nthen");
    assert_eq!(&text[found.end..], "\nand the result is: 3");
}

#[test]
fn what_is_no_call_is_left_alone() {
    let cases = [
        "",
        "no call at all",
        "{\"name\": \"fly\", \"arguments\": {}}",
        "{\"name\": \"view\", \"line\": 3}",
        "{\"name\": \"view\", \"arguments\": {\"file\": \"a.c\"",
        "if (x) { name: view }",
        "<think>{\"name\": \"view\", \"arguments\": {}}",
    ];
    for text in cases {
        assert_eq!(found(text), None, "{text}");
    }
}

/// A text made to be read again and again costs little.
#[test]
fn hostile_texts_end_soon() {
    let started = std::time::Instant::now();
    for text in [
        "{\"a\":[".repeat(40_000),
        "[".repeat(100_000),
        "{\"name\":\"view\",\"x\":".repeat(20_000),
    ] {
        assert_eq!(found(&text), None);
    }
    assert!(started.elapsed() < std::time::Duration::from_secs(20));
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "[\\[\\]{}'\":,<>/ \n`]{0,40}(name|view|arguments|think|ä)?[\\[\\]{}'\":, ]{0,40}") {
        let _ = found(&text);
    }
}

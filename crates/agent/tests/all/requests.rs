//! Whole requests, as providers get them.

use patchwright_testkit::Script;
use serde_json::json;

use crate::support::talk;

#[test]
fn the_third_request_of_a_conversation() {
    let script = Script::in_order()
        .call("view_code", json!({"file": "a.c"}))
        .calls(vec![
            ("validate", json!({"patch": "bad"})),
            ("fly", json!({})),
        ])
        .call("validate", json!({"patch": "good"}));
    talk(&script);
    insta::assert_json_snapshot!(script.asked()[2]);
}

/// Each request begins with the one before: a provider's cache finds it.
#[test]
fn requests_only_grow() {
    let script = Script::in_order()
        .call("view_code", json!({"file": "a.c"}))
        .say("hm")
        .call("step", json!({}))
        .call("validate", json!({"patch": "good"}));
    talk(&script);
    for pair in script.asked().windows(2) {
        assert_eq!(pair[0].system, pair[1].system);
        assert_eq!(pair[0].tools, pair[1].tools);
        assert!(pair[1].messages.starts_with(&pair[0].messages));
    }
}

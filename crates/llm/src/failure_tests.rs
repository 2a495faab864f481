use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_agent::ModelError;
use serde_json::json;

use super::{Speaker, Told};
use crate::forms::{Fit, LimitField, Optional};
use crate::http::Head;

fn speaker() -> Speaker<'static> {
    Speaker {
        model: "m",
        key: None,
    }
}

fn head(status: u16) -> Head {
    Head {
        status,
        ..Head::default()
    }
}

#[test]
fn words_are_found_bounded_and_harmless() {
    let check = |body: &str, expected: &str| {
        let error = speaker().refused(&head(418), &Told::of(body));
        let ModelError::Denied { words, .. } = error else {
            panic!("{error:?}")
        };
        assert_eq!(words, expected);
    };
    check("{\"error\":{\"message\":\"a\"}}", "a (status 418)");
    check("{\"error\":\"b\"}", "b (status 418)");
    check("{\"detail\":\"c\"}", "c (status 418)");
    check("[{\"error\":{\"message\":\"d\"}}]", "d (status 418)");
    check("  <h1>\u{1b}[31m\u{0}\n", "<h1> [31m  (status 418)");
    let error = speaker().refused(&head(418), &Told::of(&"é".repeat(10_000)));
    assert!(error.to_string().chars().count() < 700, "{error}");
}

#[test]
fn gemini_tells_in_its_body_how_long_to_wait() {
    let body = json!({ "error": { "status": "RESOURCE_EXHAUSTED", "details": [{ "x": 1 }, { "retryDelay": "12.5s" }] } });
    let error = speaker().refused(&head(429), &Told::of(&body.to_string()));
    let ModelError::Busy { after, .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(after, Some(Duration::from_millis(12_500)));
}

#[test]
fn servers_say_what_they_do_not_take() {
    let plain = Fit {
        limit: LimitField::MaxTokens,
        left_out: BTreeSet::new(),
    };
    let newer = Fit {
        limit: LimitField::MaxCompletionTokens,
        ..plain.clone()
    };
    let without = |part| Fit {
        left_out: BTreeSet::from([part]),
        ..plain.clone()
    };
    let check = |status: u16, words: &str, fit: &Fit, expected: Option<Fit>| {
        assert_eq!(
            Told::of(words).other_fit(&head(status), fit),
            expected,
            "{words}"
        );
    };
    check(
        400,
        "use max_completion_tokens",
        &plain,
        Some(newer.clone()),
    );
    check(
        400,
        "unknown field max_completion_tokens",
        &newer,
        Some(plain.clone()),
    );
    check(400, "max_completion_tokens is too large", &newer, None);
    check(
        400,
        "Temperature is deprecated",
        &plain,
        Some(without(Optional::Temperature)),
    );
    check(
        422,
        "extra: stream_options",
        &plain,
        Some(without(Optional::StreamedUsage)),
    );
    check(400, "temperature", &without(Optional::Temperature), None);
    check(400, "no", &plain, None);
    check(401, "temperature", &plain, None);
}

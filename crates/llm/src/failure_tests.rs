use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_agent::ModelError;
use serde_json::json;

use super::{ErrorBuilder, Refusal};
use crate::forms::{Fit, LimitField, Optional};
use crate::http::Head;

fn errors() -> ErrorBuilder<'static> {
    ErrorBuilder {
        model: "m",
        url: "http://127.0.0.1:1/v1",
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
        let error = errors().refused(&head(418), &Refusal::parse(body));
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
    let error = errors().refused(&head(418), &Refusal::parse(&"é".repeat(10_000)));
    assert!(error.to_string().chars().count() < 700, "{error}");
}

#[test]
fn gemini_tells_in_its_body_how_long_to_wait() {
    let body = json!({ "error": { "status": "RESOURCE_EXHAUSTED", "details": [{ "x": 1 }, { "retryDelay": "12.5s" }] } });
    let error = errors().refused(&head(429), &Refusal::parse(&body.to_string()));
    let ModelError::Busy { after, .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(after, Some(Duration::from_millis(12_500)));
}

/// In the words of the servers themselves.
#[test]
fn overlong_requests_are_known_by_their_words() {
    let check = |status: u16, words: &str, expected: bool| {
        let error = errors().refused(&head(status), &Refusal::parse(words));
        let too_long = matches!(error, ModelError::TooLong { .. });
        assert_eq!(too_long, expected, "{status} {words}: {error:?}");
    };
    for words in [
        "prompt is too long: 208310 tokens > 200000 maximum",
        "input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000",
        "Your input exceeds the context window of this model.",
        "The input token count (1197265) exceeds the maximum number of tokens allowed (1048575).",
        "the input token count is 32825 but model only supports up to 32768.",
        "request (9412 tokens) exceeds the available context size (8192 tokens), try increasing it",
        "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
        "Invalid request: Your request exceeded model token limit: 262144",
        "Input length 131393 exceeds the maximum allowed input length of 131040 tokens.",
        "too large for model with 32768 maximum context length",
        "reduce the length of the messages or completion.",
        "invalid params, context window exceeds limit",
    ] {
        check(400, words, true);
        check(429, words, false);
    }
    let minute =
        "Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 30601.";
    check(429, minute, true);
    let tier = "Extra usage is required for long context requests";
    check(429, tier, true);
    check(403, tier, true);
    check(
        429,
        "Rate limit reached for gpt-4o on tokens per min (TPM): Limit 30000, Used 29000.",
        false,
    );
    check(400, "messages: at least one message is required", false);
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
            Refusal::parse(words).other_fit(&head(status), fit),
            expected,
            "{words}"
        );
    };
    for words in [
        "Unsupported value: 'n' does not support 5 with this model.",
        r#"{"error":{"message":"Invalid value","param":"n"}}"#,
    ] {
        check(400, words, &plain, Some(without(Optional::Choices)));
    }
    let words = "Unsupported parameter: 'stop' is not supported with this model.";
    check(400, words, &plain, Some(without(Optional::Stop)));
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
    for words in [
        "property 'reasoning' is unsupported",
        "messages[2].reasoning_content: extra inputs are not permitted",
        "Encrypted content is not supported with this model.",
        "messages.1.content.0: Invalid `signature` in `thinking` block",
        "Thought signature is not valid",
        "Corrupted thought signature.",
    ] {
        check(400, words, &plain, Some(without(Optional::Reasoning)));
    }
    for words in [
        "Function call is missing a thought_signature in functionCall parts.",
        "function call `f` in the 2. content block is missing a `thought_signature`",
    ] {
        check(400, words, &plain, Some(without(Optional::UnsignedCalls)));
    }
    check(400, "set reasoning_effort to 'none'", &plain, None);
    check(400, "temperature", &without(Optional::Temperature), None);
    check(400, "no", &plain, None);
    check(401, "temperature", &plain, None);
}

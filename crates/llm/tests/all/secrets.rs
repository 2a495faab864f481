//! No key in anything that is printed, stored or answered.

use patchwright_llm::{Answers, KeySource, ModelSpec, Provider as Kind, open};
use patchwright_testkit::provider::{Answer, Provider, Saying};
use serde_json::json;

use super::{HTTP, KEY, ask, spec};

/// The key, and any piece of it that would help somebody.
fn holds_key(text: &str) -> bool {
    let pieces = KEY.as_bytes().windows(8);
    pieces
        .map(|piece| std::str::from_utf8(piece).unwrap())
        .any(|piece| text.contains(piece))
}

#[test]
fn servers_that_repeat_the_key_do_not_bring_it_into_errors() {
    let echo =
        json!({ "error": { "message": format!("Incorrect API key provided: {KEY}") } }).to_string();
    let partly = format!("bad key {}****{}", &KEY[..10], &KEY[KEY.len() - 9..]);
    let answers = [
        Answer::Status(401, Vec::new(), echo.clone()),
        Answer::Status(429, vec![("retry-after", KEY.to_owned())], echo.clone()),
        Answer::Status(500, Vec::new(), format!("Authorization: Bearer {KEY}")),
        Answer::Status(400, Vec::new(), partly),
        Answer::Status(400, Vec::new(), format!("context length {KEY}")),
        Answer::Status(
            302,
            vec![("location", format!("http://x/{KEY}"))],
            KEY.repeat(1000),
        ),
        Answer::Body(echo.clone()),
        Answer::Body(KEY.to_owned()),
        Answer::Events(vec![echo.clone()]),
        Answer::Events(vec![KEY.to_owned()]),
    ];
    for kind in HTTP {
        for answer in &answers {
            for manner in [Answers::Whole, Answers::Streamed] {
                let server = Provider::scripted(vec![answer.clone()]);
                let error = ask(kind, &server, manner).unwrap_err();
                let printed = format!("{error} {error:?}");
                assert!(!holds_key(&printed), "{kind} {answer:?}: {printed}");
                let sent = server.asked().pop().unwrap();
                assert!(!holds_key(&sent.path) && !holds_key(&sent.body.to_string()));
            }
        }
    }
}

#[test]
fn a_key_in_an_answer_is_masked_before_it_is_journalled() {
    let saying = Saying::text(&format!("your key is {KEY}")).and_call("x", json!({ "a": [KEY] }));
    for kind in HTTP {
        let server = Provider::scripted(vec![Answer::Say(saying.clone())]);
        let reply = ask(kind, &server, Answers::Whole).unwrap();
        let stored = serde_json::to_string(&reply).unwrap();
        assert!(!holds_key(&stored), "{kind}: {stored}");
        assert_eq!(reply.said.text, "your key is ***");
    }
}

#[test]
fn nothing_about_a_model_shows_its_key() {
    let server = Provider::scripted(Vec::new());
    let mut described = spec(Kind::OpenAi, &server, Answers::Whole);
    assert!(!holds_key(&format!("{described:?}")));
    described.base_url = Some("http://example.com".to_owned());
    let refused = open(&described, &|_: &str| Some(KEY.to_owned()))
        .err()
        .unwrap();
    assert!(!holds_key(&format!("{refused} {refused:?}")));
    let broken = open(&described, &|_: &str| Some(format!("{KEY} and more")))
        .err()
        .unwrap();
    assert!(!holds_key(&format!("{broken} {broken:?}")));
    let mut unset = ModelSpec::new("openai/x", Kind::OpenAi, "x");
    unset.key = KeySource::usual(Kind::OpenAi);
    let error = open(&unset, &|_: &str| None).err().unwrap();
    assert!(error.to_string().contains("OPENAI_API_KEY"), "{error}");
}

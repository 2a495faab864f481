//! Embeddings: what is asked, and what the numbers become.

use patchwright_agent::{CallContext, ModelError};
use patchwright_domain::chat::{AnswersWith, Message, Options, Reply, Request};
use patchwright_llm::{Answers, Provider as Kind};
use patchwright_testkit::provider::{Answer, Provider};
use serde_json::{Value, json};

use crate::{KEY, client, spec};

fn compare(answer: &Value) -> (Result<Reply, ModelError>, Provider) {
    let server = Provider::scripted(vec![Answer::Body(answer.to_string())]);
    // Such an answer comes whole, whatever is wished.
    let spec = spec(Kind::Embeddings, &server, Answers::Streamed);
    assert_eq!(spec.about().answers_with, AnswersWith::Similarities);
    let user = |text: &str| Message::User {
        text: text.to_owned(),
    };
    let request = Request {
        system: String::new(),
        tools: Vec::new(),
        messages: ["question", "one", "two"].map(user).to_vec(),
        options: Options {
            temperature: None,
            max_output: 1,
            ..Options::default()
        },
    };
    let reply = client(&spec).ask(&request, CallContext::detached());
    (reply, server)
}

fn vector(index: usize, numbers: &[f64]) -> Value {
    json!({ "object": "embedding", "index": index, "embedding": numbers })
}

#[test]
fn the_answer_says_how_near_each_text_is() {
    let data = [
        vector(2, &[0.0, 5.0]),
        vector(0, &[3.0, 0.0]),
        vector(1, &[1.0, 1.0]),
    ];
    let (reply, server) =
        compare(&json!({ "data": data, "model": "m-1", "usage": { "prompt_tokens": 9 } }));
    let reply = reply.unwrap();
    assert_eq!(reply.said.text, "[0.707107,0.0]");
    assert_eq!((reply.usage.input, reply.usage.output), (9, 0));
    assert_eq!(reply.model, "m-1");
    let asked = server.asked().pop().unwrap();
    assert_eq!(asked.path, "/v1/embeddings");
    let key = format!("Bearer {KEY}");
    assert_eq!(asked.header("authorization"), Some(key.as_str()));
    let body = server.bodies().pop().unwrap();
    let input = json!(["question", "one", "two"]);
    assert_eq!(
        body,
        json!({ "model": "fake", "input": input, "encoding_format": "float" })
    );
}

/// A missing vector is never a similarity of zero.
#[test]
fn an_answer_that_is_not_whole_is_an_error() {
    let one = |index| vector(index, &[1.0, 0.0]);
    for data in [
        json!([one(0), one(1)]),
        json!([one(0), one(1), one(3)]),
        json!([one(0), one(1), vector(2, &[1.0])]),
        json!([one(0), one(1), vector(2, &[0.0, 0.0])]),
        json!([one(0), one(1), { "index": 2, "embedding": "text" }]),
        json!([]),
        json!(null),
    ] {
        let (reply, _) = compare(&json!({ "data": data }));
        assert!(matches!(reply, Err(ModelError::Broke { .. })), "{data}");
    }
}

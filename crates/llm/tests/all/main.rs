//! Providers as callers meet them, over real HTTP on this machine.
#![expect(clippy::unwrap_used, reason = "tests")]

mod answers;
mod embeddings;
mod failures;
mod lines;
mod secrets;
mod servers;
mod streams;
mod waiting;

use patchwright_agent::{CallContext, ModelClient, ModelError};
use patchwright_domain::chat::{
    Message, Options, Reply, Request, Said, ToolCall, ToolOutcome, ToolResult, ToolSpec,
};
use patchwright_llm::{Answers, KeySource, ModelSpec, Provider as Kind, open};
use patchwright_testkit::provider::Provider;
use serde_json::json;

/// The key of all tests; nothing that is printed may hold it.
const KEY: &str = "sk-very-secret-0123456789abcdef";

const HTTP: [Kind; 5] = [
    Kind::OpenAi,
    Kind::Responses,
    Kind::Azure,
    Kind::Anthropic,
    Kind::Gemini,
];

fn spec(kind: Kind, server: &Provider, answers: Answers) -> ModelSpec {
    let mut spec = ModelSpec::new(&format!("{kind}/fake"), kind, "fake");
    spec.base_url = Some(server.url());
    spec.key = KeySource::Variable("KEY".to_owned());
    spec.answers = answers;
    spec
}

fn client(spec: &ModelSpec) -> Box<dyn ModelClient + Send + Sync> {
    open(spec, &|_: &str| Some(KEY.to_owned())).unwrap()
}

fn ask(kind: Kind, server: &Provider, answers: Answers) -> Result<Reply, ModelError> {
    client(&spec(kind, server, answers)).ask(&request(), CallContext::detached())
}

/// A conversation with everything in it: calls, a result, a refusal.
fn request() -> Request {
    let call = |id: &str, arguments| ToolCall {
        id: id.to_owned(),
        name: "view_code".to_owned(),
        arguments,
    };
    let result = |call: &str, text: &str, outcome| ToolResult {
        call: call.to_owned(),
        name: "view_code".to_owned(),
        text: text.to_owned(),
        outcome,
    };
    Request {
        system: "Repair it.".to_owned(),
        tools: vec![ToolSpec {
            name: "view_code".to_owned(),
            about: "Shows lines.".to_owned(),
            schema: json!({ "type": "object", "properties": { "path": { "type": "string" } } }),
        }],
        messages: vec![
            Message::User {
                text: "It crashes.".to_owned(),
            },
            Message::Assistant(Said {
                text: "Looking.".to_owned(),
                calls: vec![
                    call("a.1", json!({ "path": "x.c" })),
                    call("b", json!("not json")),
                ],
                carried: None,
            }),
            Message::Tools {
                results: vec![
                    result("a.1", "int x;", ToolOutcome::Answered),
                    result("b", "no such file", ToolOutcome::Refused),
                ],
            },
            Message::User {
                text: "Go on.".to_owned(),
            },
        ],
        options: Options {
            temperature: Some(0.7),
            max_output: 500,
            ..Options::default()
        },
    }
}

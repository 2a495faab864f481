//! A model that repairs the tiny program in four turns, played by a server over real HTTP.

use std::fs;

use patchwright_testkit::Project;
use patchwright_testkit::provider::{Answer, Asked, Provider, Saying};
use serde_json::json;

use crate::mending::{GOOD, NO_C, NO_HELP};
use crate::tool::Tool;

pub const KEY: &str = "sk-topsecret-0123456789abcdef";
/// How many requests a whole run makes.
pub const TURNS: usize = 4;

/// The tiny program in a case without delays, whose build fails if it can see the key.
const MANIFEST: &str = r#"[build]
command = "if env | grep -q 'sk[-]topsecret'; then exit 9; fi; make"

[[poc]]
command = "./prog {input}"
input = "crash.bin"
seconds = 30

[judge]
runs = 1
neighbours = 0
"#;

pub fn project() -> Project {
    let project = crate::mending::project();
    project.write("patchwright.toml", MANIFEST);
    project
}

/// Its answers depend only on the request, so that it also serves runs that were killed.
pub fn answer(project: &Project) -> impl Fn(&Asked) -> Answer + Send + use<> {
    let read = |name: &str| fs::read_to_string(project.root().join(name)).unwrap();
    let patches = [NO_C, NO_HELP, GOOD].map(read);
    move |asked: &Asked| {
        let messages = asked.body["messages"].as_array().unwrap();
        let said = messages.iter().filter(|one| one["role"] == "assistant");
        let saying = match said.count() {
            0 => Saying::call("view_code", json!({"file": "prog.c", "start": 1})),
            turn => Saying::call("validate", json!({"patch": patches[(turn - 1).min(2)]})),
        };
        Answer::Say(Saying {
            text: "I look \x1b[31mclosely.".to_owned(),
            ..saying
        })
    }
}

pub fn model(project: &Project) -> Provider {
    Provider::start(answer(project))
}

/// `patchwright repair src --model openai/tiny` and more arguments, with the key.
pub fn repair<'p>(project: &'p Project, server: &Provider, further: &[&str]) -> Tool<'p> {
    let words = [
        "repair",
        "src",
        "--format",
        "json",
        "--strategy",
        "patchagent",
    ];
    let words = [&words[..], &["--model", "openai/tiny"], further].concat();
    reached(Tool::new(project, &words), server)
}

pub fn reached<'p>(tool: Tool<'p>, server: &Provider) -> Tool<'p> {
    tool.env("OPENAI_API_KEY", KEY)
        .env("OPENAI_BASE_URL", format!("{}/v1", server.url()))
}

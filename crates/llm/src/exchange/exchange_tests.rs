use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use patchwright_agent::{CallContext, ModelClient, ModelError};
use patchwright_domain::chat::{
    Finish, Message, Options, Reply, Request, Said, ToolCall, ToolOutcome, ToolResult, ToolSpec,
};
use serde_json::{Value, json};

use crate::exchange::Exchange;
use crate::spec::{ModelSpec, Provider};

fn exchange(folder: &Path, deadline: Duration) -> Exchange {
    let mut spec = ModelSpec::new(
        "exchange/x",
        Provider::Exchange,
        &folder.display().to_string(),
    );
    spec.network.timeouts.total = deadline;
    Exchange::open(&spec).unwrap()
}

fn request(text: &str) -> Request {
    let call = ToolCall {
        id: "c1".to_owned(),
        name: "view_code".to_owned(),
        arguments: json!({ "path": "x.c" }),
    };
    let result = ToolResult {
        call: "c1".to_owned(),
        name: "view_code".to_owned(),
        text: "``` in the text".to_owned(),
        outcome: ToolOutcome::Answered,
    };
    Request {
        system: "Repair it.".to_owned(),
        tools: vec![ToolSpec {
            name: "view_code".to_owned(),
            about: "Shows lines.".to_owned(),
            schema: json!({ "type": "object" }),
        }],
        messages: vec![
            Message::User {
                text: text.to_owned(),
            },
            Message::Assistant(Said {
                calls: vec![call],
                ..Said::default()
            }),
            Message::Tools {
                results: vec![result],
            },
        ],
        options: Options {
            temperature: None,
            max_output: 100,
            ..Options::default()
        },
    }
}

const LONG: Duration = Duration::from_secs(60);

fn put(folder: &Path, name: &str, text: &str) {
    let half = folder.join(format!("{name}.half"));
    fs::write(&half, text).unwrap();
    fs::rename(&half, folder.join(name)).unwrap();
}

fn wait_for(path: &Path) {
    while !path.exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Asks, and lets somebody else work on the folder once the request is there.
fn played(
    folder: &Path,
    asked: &Request,
    person: impl FnOnce() + Send,
) -> Result<Reply, ModelError> {
    let model = exchange(folder, LONG);
    std::thread::scope(|scope| {
        scope.spawn(person);
        model.ask(asked, CallContext::detached())
    })
}

#[test]
fn requests_carry_everything_and_answers_bring_calls() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("talk");
    let reply = played(&path, &request("It crashes."), || {
        wait_for(&path.join("0001-request.json"));
        let answer = json!({
            "text": "Look.",
            "calls": [
                { "name": "view_code", "arguments": { "path": "y.c" } },
                { "id": "mine", "name": "validate", "arguments": "{\"patch\": 1}" },
            ],
            "usage": { "input": 5, "output": 2 },
        });
        put(&path, "0001-answer.json", &answer.to_string());
    })
    .unwrap();
    assert_eq!(reply.said.text, "Look.");
    let ids: Vec<&str> = reply
        .said
        .calls
        .iter()
        .map(|call| call.id.as_str())
        .collect();
    assert_eq!(ids, ["call_3_0", "mine"]);
    assert_eq!(reply.said.calls[1].arguments, json!({ "patch": 1 }));
    assert_eq!(
        (reply.finish, reply.usage.input, reply.usage.output),
        (Finish::Said, 5, 2)
    );

    let written: Value =
        serde_json::from_slice(&fs::read(path.join("0001-request.json")).unwrap()).unwrap();
    let back: Request = serde_json::from_value(written["request"].clone()).unwrap();
    assert_eq!(back, request("It crashes."));
    assert_eq!(
        (&written["schema"], &written["answer"]),
        (&json!("patchwright.exchange/1"), &json!("0001-answer.json"))
    );
    let readable = fs::read_to_string(path.join("0001-request.md")).unwrap();
    for word in [
        "# Request 1",
        "`0001-answer.json`",
        "Repair it.",
        "It crashes.",
        "calls `view_code` (c1)",
        "````\n``` in the text\n````",
        "Tool `view_code`",
    ] {
        assert!(readable.contains(word), "{word} is not in {readable}");
    }
}

#[test]
fn bad_answers_are_told_and_may_be_mended() {
    let outside = tempfile::NamedTempFile::new().unwrap();
    fs::write(outside.path(), "{\"text\": \"from elsewhere\"}").unwrap();
    let bad: [(&str, &str); 6] = [
        ("{\"text\": ", "EOF"),
        ("{}", "neither a text nor a call"),
        (
            "{\"text\": \"x\", \"tool_calls\": []}",
            "unknown field `tool_calls`",
        ),
        ("{\"calls\": [{}]}", "missing field `name`"),
        ("[1", ""),
        ("\u{0}", ""),
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let reply = played(path, &request("a"), || {
        let error = path.join("0001-error.txt");
        wait_for(&path.join("0001-request.json"));
        for (text, why) in bad {
            let _ = fs::remove_file(&error);
            put(path, "0001-answer.json", text);
            wait_for(&error);
            let told = fs::read_to_string(&error).unwrap();
            assert!(
                told.contains(why) && told.contains("0001-answer.json"),
                "{told}"
            );
        }
        fs::remove_file(&error).unwrap();
        fs::remove_file(path.join("0001-answer.json")).unwrap();
        symlink(outside.path(), path.join("0001-answer.json")).unwrap();
        wait_for(&error);
        assert!(fs::read_to_string(&error).unwrap().contains("link"));
        put(
            path,
            "0001-answer.json",
            "{\"text\": \"good\", \"finish\": \"length\"}",
        );
    })
    .unwrap();
    assert_eq!(
        (reply.said.text.as_str(), reply.finish),
        ("good", Finish::Length)
    );
    assert!(!path.join("0001-error.txt").exists());
}

#[test]
fn an_answer_may_be_plain_text() {
    let folder = tempfile::tempdir().unwrap();
    let reply = played(folder.path(), &request("a"), || {
        wait_for(&folder.path().join("0001-request.json"));
        put(folder.path(), "0001-answer.md", "Just words.\n");
    });
    assert_eq!(reply.unwrap().said.text, "Just words.\n");
}

#[test]
fn nobody_waits_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let model = exchange(folder.path(), Duration::from_millis(150));
    let error = model
        .ask(&request("a"), CallContext::detached())
        .unwrap_err();
    assert!(
        matches!(&error, ModelError::Record(words) if words.contains("0001-answer.json")),
        "{error}"
    );
    let stop = AtomicBool::new(false);
    let context = CallContext {
        cancelled: &|| stop.swap(true, Ordering::SeqCst),
        ..CallContext::detached()
    };
    let model = exchange(folder.path(), LONG);
    assert_eq!(
        model.ask(&request("a"), context),
        Err(ModelError::Cancelled)
    );
}

/// A run that was killed while it waited finds its question, and an answer that came meanwhile; an answer that was used
/// is not given again.
#[test]
fn a_killed_run_finds_its_question_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let killed = exchange(path, Duration::from_millis(1));
    killed
        .ask(&request("a"), CallContext::detached())
        .unwrap_err();
    std::mem::forget(killed);
    put(path, "0001-answer.json", "{\"text\": \"one\"}");

    let killed = exchange(path, LONG);
    assert_eq!(
        killed
            .ask(&request("a"), CallContext::detached())
            .unwrap()
            .said
            .text,
        "one"
    );
    // Killed again, before the answer was written down.
    std::mem::forget(killed);

    let resumed = exchange(path, LONG);
    assert_eq!(
        resumed
            .ask(&request("a"), CallContext::detached())
            .unwrap()
            .said
            .text,
        "one"
    );
    put(path, "0002-answer.json", "{\"text\": \"two\"}");
    assert_eq!(
        resumed
            .ask(&request("a"), CallContext::detached())
            .unwrap()
            .said
            .text,
        "two"
    );
    drop(resumed);
    assert!(path.join("0002-used").exists());
    let later = exchange(path, Duration::from_millis(1));
    later
        .ask(&request("a"), CallContext::detached())
        .unwrap_err();
    assert!(path.join("0003-request.json").exists());
}

#[test]
fn many_ask_at_once_and_each_gets_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let models = [exchange(path, LONG), exchange(path, LONG)];
    std::thread::scope(|scope| {
        let mut waiting = Vec::new();
        for at in 0..8 {
            let model = &models[at % 2];
            // Half of them ask the very same.
            let asked = if at < 4 {
                "same".to_owned()
            } else {
                at.to_string()
            };
            waiting.push((
                asked.clone(),
                scope.spawn(move || {
                    model
                        .ask(&request(&asked), CallContext::detached())
                        .unwrap()
                }),
            ));
        }
        for number in 1..=8 {
            let name = path.join(format!("{number:04}-request.json"));
            wait_for(&name);
            let asked: Value = serde_json::from_slice(&fs::read(&name).unwrap()).unwrap();
            let text = asked["request"]["messages"][0]["text"].as_str().unwrap();
            let answer = json!({ "text": format!("{text} {number}") });
            put(
                path,
                &format!("{number:04}-answer.json"),
                &answer.to_string(),
            );
        }
        let mut answers = Vec::new();
        for (asked, reply) in waiting {
            let text = reply.join().unwrap().said.text;
            assert!(text.starts_with(&asked), "{asked}: {text}");
            answers.push(text);
        }
        answers.sort();
        answers.dedup();
        assert_eq!(answers.len(), 8, "an answer was given twice: {answers:?}");
    });
}

#[test]
fn a_link_is_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link");
    symlink(folder.path(), &link).unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    for bad in [link, file, folder.path().join("no/such")] {
        let spec = ModelSpec::new("exchange/x", Provider::Exchange, &bad.display().to_string());
        assert!(Exchange::open(&spec).is_err(), "{}", bad.display());
    }
}

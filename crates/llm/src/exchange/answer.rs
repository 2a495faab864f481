//! An answer file, read as what it is: text that anybody may have written.

use patchwright_domain::chat::{Finish, Reply, Request, Said, ToolCall, Usage};
use rustix::fs::Stat;
use serde::Deserialize;
use serde_json::Value;

use super::folder::{Folder, answer_name, text_name};

/// `NNNN-answer.json`.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    #[serde(default)]
    text: String,
    #[serde(default)]
    calls: Vec<Call>,
    finish: Option<Finish>,
    usage: Option<Usage>,
    model: Option<String>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Call {
    #[serde(default)]
    id: String,
    name: String,
    #[serde(default)]
    arguments: Value,
}

pub(super) enum Found {
    Nothing,
    Answer(Answer),
    Refused(Seen, String),
}

/// Which state of which file was looked at: a refused answer is read again when it has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Seen {
    name: String,
    inode: u64,
    bytes: i64,
    changed: (i64, u64),
}

pub(super) fn look(folder: &Folder, number: u64, refused: Option<&Seen>) -> Found {
    for (name, read) in [
        (
            answer_name(number),
            json as fn(&[u8]) -> Result<Answer, String>,
        ),
        (text_name(number), text),
    ] {
        let Some(stat) = folder.stat(&name) else {
            continue;
        };
        let seen = Seen::from_stat(&name, &stat);
        if refused == Some(&seen) {
            return Found::Nothing;
        }
        let answer = folder.read(&name).map_err(|error| error.to_string());
        return match answer.and_then(|bytes| read(&bytes)) {
            Ok(answer) => Found::Answer(answer),
            Err(why) => Found::Refused(seen, format!("{name} cannot be used: {why}\n")),
        };
    }
    Found::Nothing
}

impl Seen {
    fn from_stat(name: &str, stat: &Stat) -> Self {
        Self {
            name: name.to_owned(),
            inode: stat.st_ino,
            bytes: stat.st_size,
            changed: (stat.st_ctime, stat.st_ctime_nsec),
        }
    }
}

fn json(bytes: &[u8]) -> Result<Answer, String> {
    let answer: Answer = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
    if answer.text.trim().is_empty()
        && answer.calls.is_empty()
        && answer.finish != Some(Finish::Refused)
    {
        return Err("it holds neither a text nor a call".to_owned());
    }
    Ok(answer)
}

fn text(bytes: &[u8]) -> Result<Answer, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
    if text.trim().is_empty() {
        return Err("it is empty".to_owned());
    }
    Ok(Answer {
        text: text.to_owned(),
        calls: Vec::new(),
        finish: None,
        usage: None,
        model: None,
    })
}

impl Answer {
    pub(super) fn into_reply(self, usual: Usage, model: &str, request: &Request) -> Reply {
        let turn = request.messages.len();
        let mut calls: Vec<ToolCall> = Vec::new();
        for (at, call) in self.calls.into_iter().enumerate() {
            let known = call.id.is_empty() || calls.iter().any(|other| other.id == call.id);
            calls.push(ToolCall {
                id: if known {
                    format!("call_{turn}_{at}")
                } else {
                    call.id
                },
                name: call.name,
                arguments: arguments(call.arguments),
            });
        }
        Reply {
            said: Said {
                text: self.text,
                calls,
                carried: None,
            },
            finish: self.finish.unwrap_or(Finish::Said),
            usage: self.usage.unwrap_or(usual),
            model: self.model.unwrap_or_else(|| model.to_owned()),
            instead: None,
            others: Vec::new(),
        }
    }
}

/// Programs often write arguments as text, as models do.
fn arguments(value: Value) -> Value {
    match value {
        Value::Null => Value::Object(serde_json::Map::new()),
        Value::String(text) => serde_json::from_str(&text).unwrap_or(Value::String(text)),
        other => other,
    }
}

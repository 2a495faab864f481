//! A model whose answers depend only on the request, so that a resumed run gets the same answers.

use std::sync::Mutex;

use patchwright_agent::{CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{
    AnswersWith, Choice, Choices, Finish, Message, Price, Reply, Request, Said, ToolCall, ToolForm,
    Usage,
};
use serde_json::{Value, json};

/// The n-th answer of a conversation, counting from 0.
pub type Answer = fn(&Request, usize) -> Said;

pub struct Script {
    about: ModelAbout,
    answer: Answer,
    asked: Mutex<Vec<Request>>,
}

impl Script {
    pub fn new(name: &str, answer: Answer) -> Self {
        let price = Price {
            input: 1.0,
            cached: 0.1,
            cache_written: 1.0,
            output: 2.0,
        };
        Self {
            about: ModelAbout {
                name: name.to_owned(),
                window: 100_000,
                max_output: 4_000,
                price: Some(price),
                tool_form: ToolForm::Native,
                answers_with: AnswersWith::Words,
                choices: Choices::One,
            },
            answer,
            asked: Mutex::default(),
        }
    }

    /// One that answers as often as it is asked to, always the same.
    pub fn several(self) -> Self {
        let about = ModelAbout {
            choices: Choices::Several,
            ..self.about
        };
        Self { about, ..self }
    }

    /// A model of embeddings.
    pub fn comparing(self) -> Self {
        let about = ModelAbout {
            answers_with: AnswersWith::Similarities,
            ..self.about
        };
        Self { about, ..self }
    }

    pub fn asked(&self) -> Vec<Request> {
        self.asked.lock().unwrap().clone()
    }
}

impl ModelClient for Script {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        self.asked.lock().unwrap().push(request.clone());
        let said = |message: &&Message| matches!(message, Message::Assistant(_));
        let turn = request.messages.iter().filter(said).count();
        let said = (self.answer)(request, turn);
        let gave_up = said.calls.is_empty() && said.text.is_empty();
        let finish = match gave_up {
            true => Finish::Refused,
            false => Finish::Said,
        };
        let other = Choice {
            said: said.clone(),
            finish: finish.clone(),
        };
        Ok(Reply {
            said,
            finish,
            usage: Usage {
                input: 1000,
                output: 100,
                ..Usage::default()
            },
            model: self.about.name.clone(),
            instead: None,
            others: vec![other; request.options.others as usize],
        })
    }
}

/// Ends the round.
pub fn gives_up() -> Said {
    Said::default()
}

pub fn says(text: &str) -> Said {
    Said {
        text: text.to_owned(),
        ..Said::default()
    }
}

pub fn calls(name: &str, arguments: Value) -> Said {
    Said {
        text: String::new(),
        calls: vec![ToolCall {
            id: format!("call-{name}"),
            name: name.to_owned(),
            arguments,
        }],
        carried: None,
    }
}

pub fn views(file: &str, start: u32, end: u32) -> Said {
    calls(
        "view_code",
        json!({"file": file, "start": start, "end": end}),
    )
}

pub fn validates(patch: &str) -> Said {
    calls("validate", json!({"patch": patch}))
}

pub fn opening(request: &Request) -> &str {
    match request.messages.first() {
        Some(Message::User { text }) => text,
        Some(Message::Assistant(_) | Message::Tools { .. }) | None => "",
    }
}

/// All that is said of tools and of the way to work, without what was said then.
pub fn rules(request: &Request) -> String {
    let tools = request.tools.iter().map(|tool| tool.about.as_str());
    let all: Vec<&str> = tools.chain([request.system.as_str()]).collect();
    all.join("\n")
}

/// The latest tool results, concatenated.
pub fn last_results(request: &Request) -> String {
    match request.messages.last() {
        Some(Message::Tools { results }) => {
            results.iter().map(|result| result.text.as_str()).collect()
        }
        Some(Message::User { .. } | Message::Assistant(_)) | None => String::new(),
    }
}
